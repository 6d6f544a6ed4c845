# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Domov
menu = Ponuka
rules = Pravidlá
close = Zavrieť
loading = Načítava sa…
too-old = Tento prehliadač je pre Farebox príliš starý. Potrebuješ Safari { $safari }, Chrome { $chrome }, Firefox { $firefox } alebo novšiu verziu.
no-script = Farebox potrebuje JavaScript.
copy = Kopírovať
copied = Skopírované
next = Ďalej
skip = Preskočiť
try-again = Skúsiť znova
you = ty
bot = Bot
play = Hrať
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
title-table = { $city } · Farebox
title-replay = Záznam hry · Farebox

# Cards, bots and tokens.
wild-ferry = trajekt
wild-bus = autobus
wild-taxi = taxík
wild-card = { $wild ->
    [ferry] karta trajektu
    [bus] karta autobusu
   *[taxi] karta taxíka
  }
wild-cards = { $wild ->
    [ferry] karty trajektu
    [bus] karty autobusu
   *[taxi] karty taxíka
  }
level-novice = Nováčik
level-casual = Amatér
level-regular = Rutinér
level-expert = Odborník
level-master = Majster
level-novice-note = berie, čo sa práve javí výhodné, a na svoje ciele zabúda.
level-casual-note = najprv obsadzuje najdlhšie trasy a až potom myslí na svoje ciele.
level-regular-note = plánuje trasy a splní väčšinu svojich cieľov; dobrý súper pre rodiny.
level-expert-note = pozerá dopredu a skríži ti cestu, keď sa to oplatí.
level-master-note = pozerá ďaleko dopredu a chybuje málokedy.
token-symbol = { $symbol ->
    [0] most
    [1] krab
    [2] srdce
    [3] zvon
    [4] ryba
    [5] hviezda
    [6] kvet
   *[other] čajka
  }

# Home.
home-lead = Krátke mestské hry o budovaní trás. Doberaj karty, obsadzuj trasy, plň svoje ciele – za štvrťhodinu.
home-play = Vyber si mesto
home-foot = Bezplatné a otvorené. Bez účtu, bez reklám.
play-city = Hrať: { $city }
play-friends = S priateľmi
play-friends-in = Hrať s priateľmi: { $city }
starting = Začíname…
city-san-francisco = Lanové električky na kopcoch, trajekty cez záliv a známky, ktoré cestou zbieraš.
city-paris = Autobusy pod plynovými lampami. Nazbieraj modrú, bielu a červenú a osláv dobytie Bastily.
city-new-york = Žlté taxíky od Harlemu po Wall Street; počíta sa každá atrakcia, do ktorej prídeš.
city-london = Červené autobusy popri Temži; spoj celé štvrte a získaj body navyše.
go-on = Pokračovať: { $city }
my-tables = Moje stoly
my-tables-none = Tu nájdeš svoje hry, aby sa v nich dalo pokračovať.
remove-table = Odstrániť zo zoznamu: { $city }
remove-confirm-lobby = Odídeš od tohto stola. Odstrániť ho zo zoznamu?
remove-confirm-playing = Vzdávaš túto hru: ďalej hrá bot a počíta sa ako prehra. Odstrániť ju zo zoznamu?
remove-confirm-over = Odstrániť túto hru zo zoznamu?
remove-yes = Odstrániť
remove-no = Nechať
watch-tables = Sledovať
watch-none = Práve sa nehrá žiadna verejná hra.
status-lobby = čaká na hráčov
status-playing = hrá sa
status-over = dohraté
your-turn-short = Si na ťahu
show-all = { $count ->
    [one] Zobraziť ({ $count })
    [few] Zobraziť všetky ({ $count })
   *[other] Zobraziť všetky ({ $count })
  }
join-title = Pridaj sa k stolu
join-link = Odkaz alebo názov stola
join = Pridať sa
replay-file = Otvoriť záznam hry

# The plan of a new table.
plan-title = Kto hrá
plan-you = Ty
plan-name = Meno
plan-name-of = Meno hráča na mieste { $seat }
plan-default-name = Hráč { $seat }
plan-seat = Miesto { $seat }
plan-bots = Boti
plan-bot = Bot · { $level }
plan-people = Ľudia
plan-friend = Niekto cez odkaz
plan-here = Niekto pri tomto zariadení
plan-nobody = nikto
levels-play-like-regular = { level-expert } a { level-master } hrajú ako { level-regular }: pravidlá tu nie sú skompilované.
bot-not-offered = { $bot }: tento bot tu už nie je; namiesto neho hrá { level-regular }.
plan-alone = Vyber aspoň jedného ďalšieho hráča.
plan-more = Ďalšie nastavenia
plan-undo = Vracanie ťahov
plan-undo-note = Len proti botom: môžeš vrátiť svoje posledné rozhodnutie.
plan-listed = Verejný
plan-listed-note = Tento stôl môže sledovať každý; tvoje karty nevidí nikto.
plan-limit = Čas na ťah
plan-limit-value = { $seconds ->
    [0] bez obmedzenia
    [30] 30 sekúnd
    [60] 1 minúta
    [120] 2 minúty
    [300] 5 minút
   *[other] 1 deň
  }

# Before the game.
seat-open = voľné
guest-name = Hosť
lobby-waiting = { $count ->
    [one] Ešte { $count } miesto je voľné. Pošli niekomu odkaz.
    [few] Ešte { $count } miesta sú voľné. Pošli odkaz ďalším.
   *[other] Ešte { $count } miest je voľných. Pošli odkaz ďalším.
  }
lobby-invited = { $count ->
    [one] Ešte { $count } miesto je voľné. Sadni si a hraj.
    [few] Ešte { $count } miesta sú voľné. Sadni si a hraj.
   *[other] Ešte { $count } miest je voľných. Sadni si a hraj.
  }
lobby-ready = Všetci sú tu.
lobby-full = Tento stôl je plný. Zostaň tu a sleduj hru.
lobby-absent = Ešte chýba: { $players }
lobby-host = hostiteľ
lobby-make-host = Odovzdať stôl
lobby-add = Pridať miesto
lobby-remove = Odobrať
lobby-remove-seat = Odobrať miesto { $seat }
lobby-colour = Farba miesta { $seat }
presence-here = tu
presence-away = pozerá inam
presence-gone = bez spojenia
presence-thinking = premýšľa
lobby-invite = Odkaz na tento stôl
lobby-take = Sadnúť si
lobby-take-seat = Sadnúť si na miesto { $seat }
lobby-leave = Odísť
lobby-open = Uvoľniť miesto
lobby-open-seat = Uvoľniť miesto { $seat }
lobby-bot = Dať miesto { $seat } botovi
lobby-bot-short = Bot…
lobby-start = Spustiť hru
lobby-settings = Nastavenia stola
lobby-first = Kto začína
lobby-first-lot = Žrebom
lobby-host-starts = Hru spustí hostiteľ stola.

# The table.
turn-of = Na ťahu: { $player }
last-round = { $count ->
    [one] Posledné kolo: ešte { $count } ťah
    [few] Posledné kolo: ešte { $count } ťahy
   *[other] Posledné kolo: ešte { $count } ťahov
  }
end-rule = Posledné kolo: { $cars ->
    [one] { $cars } vozidlo
    [few] { $cars } vozidlá
   *[other] { $cars } vozidiel
  } alebo menej
reconnecting = Spojenie sa prerušilo, skúšam znova…
sending = Odosiela sa…
your-turn = Si na ťahu.
your-last-turn = Toto je tvoj posledný ťah!
time-left = { $seconds ->
    [one] zostáva { $seconds } sekunda
    [few] zostávajú { $seconds } sekundy
   *[other] zostáva { $seconds } sekúnd
  }
undo = Vrátiť ťah
pass = Pasovať
tabs-title = Viac o stole

# What to do.
prompt-over = Hra sa skončila.
prompt-wait = Na ťahu: { $player }
prompt-others-choose = Ešte prebieha výber kariet cieľových staníc: { $players }
prompt-choose-first-tickets = Vyber si prvé karty cieľových staníc.
prompt-place-stacks = { $tokens ->
    [one] Polož náhradnú známku ({ $symbol }) na zvýraznenú lokáciu
    [few] Polož { $tokens } náhradné známky ({ $symbol }) na zvýraznenú lokáciu
   *[other] Polož { $tokens } náhradných známok ({ $symbol }) na zvýraznenú lokáciu
  }{ $count ->
    [1] .
   *[other] { " " }(máš položiť: { $count }).
  }
prompt-take-turn = Si na ťahu: dober si prepravné karty, obsaď trasu alebo si dober karty cieľových staníc.
# The same where there is little room.
prompt-take-turn-brief = Si na ťahu: karty, trasa alebo ciele?
prompt-second-card = Ešte jedna karta.
prompt-no-wild = Otočená { $wild } nemôže byť druhou kartou.
prompt-keep-tickets = Ktoré karty cieľových staníc si necháš?
prompt-choose-token = Ktorú známku si vezmeš?
prompt-pass = Nemôžeš urobiť nič iné: pasuj.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = Nie si na ťahu.
why-watching = Túto hru sleduješ.
why-sending = Tvoje posledné kliknutie je ešte na ceste.
why-empty = Tu už nič nie je.
why-second-wild = Otočená { $wild } nemôže byť druhou kartou.
why-other-phase = Najprv dokonči, čo je rozohrané.
why-over = Hra sa skončila.
why-owned = Túto trasu má { $player }.

# The board.
board-label = Mapa mesta { $city }
board-keys = Mapa; plus a mínus menia priblíženie, šípky ju posúvajú
keys-title = Klávesové skratky
keys-row = Vziať túto otočenú kartu
keys-deck = Dobrať z balíčka
keys-tickets = Dobrať karty cieľových staníc
keys-routes = Ďalšia dostupná trasa z miesta na toto písmeno
keys-next = Predchádzajúca alebo ďalšia dostupná trasa
keys-claim = Vybrať trasu a potom ju obsadiť
keys-hand = Karty v ruke; Enter ukáže, za čo sa nimi dá zaplatiť
keys-log = Riadky priebehu; Enter ukáže miesto na mape
keys-undo = Vrátiť ťah
keys-zoom = Priblížiť, oddialiť, celý plán
keys-close = Zavrieť kartu alebo okno
keys-help = Táto pomoc
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-whole = Celá mapa
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políčok
  }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políčok
  } · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
route-ferry = { $count ->
    [1] potrebná { $wild }
   *[other] potrebné { $wilds }: { $count }
  }
place-label = { $players ->
    [2] Položiť známku: { $location }
   *[other] Položiť kôpku: { $location }
  }
place-token-label = Vziať známku: { $location }, { $symbol }

# Routes.
routes-title = Trasy
routes-find = Lokácia alebo farba
routes-none = Nenašla sa žiadna trasa.
claim = Obsadiť
claim-route = Obsadiť trasu { $route }, { $colour }
claim-for = { $points ->
    [one] Obsadiť: +{ $points } bod
    [few] Obsadiť: +{ $points } body
   *[other] Obsadiť: +{ $points } bodov
  }
payment-title = Obsadiť trasu { $route }
payment-way = Zaplatiť: { $cards }
show-twin = Zobraziť druhú časť

# What things are worth.
gains-title = Čo ešte prinesie
gain-token = známka ({ $symbol }), { $location }: +{ $points }
gain-either-token = známka, { $first } alebo { $second }: +{ $points }
gain-flag-set = celá súprava vo farbách vlajky: +{ $points }
gain-attraction = atrakcia { $location }: +{ $points }
gain-ticket = splní { $ticket }: +{ $points }
gain-district = celá štvrť { $district }: +{ $points }
gain-last-round = začne posledné kolo
worth-tokens = Známky teraz: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
worth-now = = { $points }
worth-next = ďalšia +{ $points }
worth-no-tokens = zatiaľ bez známok
worth-set = súprava +{ $points }
worth-attractions = Atrakcie na trasách: { $count }, +{ $points }
worth-district = Štvrť { $district } (+{ $points }), zostáva spojiť: { $places }
worth-district-joined = Štvrť { $district } spojená: +{ $points }
place-stack = známky ({ $symbol }), zostáva: { $tokens }
place-stack-worth = Pre teba: +{ $points }
place-stack-mine = Tento symbol už máš.
place-stack-holders = Kto ich už má: { $players }
place-stack-none = Nie sú tu už žiadne známky.
place-stack-table = Body podľa počtu symbolov
place-attraction = atrakcia: +{ $points }, ak sa jej dotýka tvoja trasa
place-attraction-mine = Už sa jej dotýkaš.
place-district = štvrť { $district }: +{ $points }, keď ju celú spojíš
place-district-mine = Máš ju spojenú.
place-missing = Zostáva spojiť: { $places }
place-routes = Voľné trasy odtiaľto
route-spaces = { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políčok
  }

# Cards and piles.
row-title = Otočené karty a balíčky
row-card = Vziať otočenú kartu { $slot }: { $card }
row-empty = Otočená karta { $slot } chýba
pile-deck = { $count ->
    [one] Dobrať naslepo z balíčka, zostáva { $count } karta
    [few] Dobrať naslepo z balíčka, zostávajú { $count } karty
   *[other] Dobrať naslepo z balíčka, zostáva { $count } kariet
  }
pile-deck-short = Balíček
pile-tickets = { $count ->
    [0] Karty cieľových staníc sa minuli
    [one] Dobrať poslednú kartu cieľových staníc ({ $count })
    [few] Dobrať karty cieľových staníc, zostávajú { $count }
   *[other] Dobrať karty cieľových staníc, zostáva { $count }
  }
pile-tickets-short = Ciele
pile-discards = { $count ->
    [one] { $count } odhodená karta
    [few] { $count } odhodené karty
   *[other] { $count } odhodených kariet
  }
pile-discards-short = Odhodené
hand-title = { $count ->
    [one] Tvoja ruka, { $count } karta
    [few] Tvoja ruka, { $count } karty
   *[other] Tvoja ruka, { $count } kariet
  }
hand-none = Nemáš žiadne karty.
own-strip = Moje prémie a posledná trasa
own-last-route = Naposledy obsadená: { $route }
hand-hidden = Karty sú zakryté.
hand-find = Ukázať, čo sa dá zaplatiť: { $card }

# Tickets.
tickets-title = Ciele
tickets-none = Zatiaľ žiadne karty cieľových staníc.
ticket-is-done = splnená
ticket-is-lost = cesta už nie je
ticket-is-short = málo vozidiel
ticket-is-missed = nesplnená
ticket-needs = { $spaces ->
    [0] otvorená
    [one] ešte { $spaces } políčko
    [few] ešte { $spaces } políčka
   *[other] ešte { $spaces } políčok
  }
offer-first = Vyber si prvé karty cieľových staníc
offer-title = Ktoré karty cieľových staníc si necháš?
offer-rule = Nechaj si jednu alebo obe. Splnená karta cieľových staníc body pridá, nesplnená ich odoberie.
offer-one = Toto je posledná karta cieľových staníc; musíš si ju nechať.
keep-choose = Vyber aspoň jednu
keep-tickets = { $count ->
    [one] Nechať si { $count } kartu cieľových staníc
    [few] Nechať si { $count } karty cieľových staníc
   *[other] Nechať si { $count } kariet cieľových staníc
  }

# Players.
players-title = Hráči
seat-label = { $player }, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
  }
cars-left = { $count ->
    [one] zostáva { $count } vozidlo
    [few] zostávajú { $count } vozidlá
   *[other] zostáva { $count } vozidiel
  }
cards-held = { $count ->
    [one] { $count } prepravná karta
    [few] { $count } prepravné karty
   *[other] { $count } prepravných kariet
  }
tickets-held = { $count ->
    [one] { $count } karta cieľových staníc
    [few] { $count } karty cieľových staníc
   *[other] { $count } kariet cieľových staníc
  }
flag-held = karta vlajky: { $card }
flag-missing = chýba karta vlajky: { $card }
stand-in-short = záskok
stand-in-for-bot = hrá { level-regular }
stand-in-plays = { $player }: hrá bot.
stand-in-ask = Nech hrá bot
stand-in-me = Nech bot hrá za: { $player }
stand-in-back = Som späť
presence-gone-for = { $minutes ->
    [one] { $player }: bez spojenia už { $minutes } minútu.
    [few] { $player }: bez spojenia už { $minutes } minúty.
   *[other] { $player }: bez spojenia už { $minutes } minút.
  }
stand-in-confirm = Bot bude hrať, kým sa { $player } nevráti; { $player } sa dozvie, kto o to požiadal. Naozaj?
stand-in-yes = Áno, nech hrá bot
stand-in-wait = Počkať
stand-in-by = V tvojej neprítomnosti hrá bot; požiadal o to hráč { $player }.
stand-in-after-misses = Tri ťahy po sebe prešli bez teba, preto hrá bot.
game-paused = Hra stojí, kým sa niekto nevráti.
turn-missed = Čas vypršal: tento ťah odohrá bot, v ďalšom hráš zasa ty.
still-there = Si tam?
still-there-note = O { $seconds } s odohrá tento ťah bot.
still-there-yes = Som tu
nudge = Štuchnúť: { $player }
nudged = { $player } na teba čaká!
name-resigned = Bot za: { $player }
watching = Sleduješ
watching-note = Sleduješ túto hru; počet divákov: { $count }.
watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } divákov
  }
leave-table = Odísť; bot hrá, kým sa nevrátim
resign = Vzdať hru
resign-confirm = Na tvojom mieste dohrá bot a tebe sa hra počíta ako prehra. Vrátiť sa už nedá.
resign-yes = Áno, vzdávam
resign-no = Hrám ďalej
mute-for-me = Stíšiť reakcie
mute-for-all = Stíšiť reakcie pre všetkých
react = Povedať niečo
react-muted = Hostiteľ stola stíšil tvoje reakcie.
reaction-hello = Ahoj!
reaction-good-luck = Veľa šťastia!
reaction-nice = Pekne!
reaction-well-played = Dobre zahraté!
reaction-thanks = Ďakujem!
reaction-sorry = Prepáč!
reaction-haha = Ha-ha!
reaction-wow = Fíha!
reaction-oh-no = Ale nie!
reaction-ouch = Au, to malo byť moje!
reaction-so-close = Tak blízko!
reaction-lucky = To je šťastie!
reaction-thinking = Počkaj, rozmýšľam…
reaction-no-hurry = Len pokojne.
reaction-back-soon = Hneď som späť.
reaction-back-again = Už som tu!
reaction-nearly-done = Už len kúsok!
reaction-congratulations = Blahoželám!
reaction-good-game = Dobrá hra!
reaction-again = Ešte jednu hru?
curtain-title = { $player }, si na ťahu
curtain-note = Vezmi si zariadenie a uisti sa, že sa nikto iný nepozerá.
curtain-open = Zobraziť moje karty
pass-on = Hotovo, odovzdávam
prompt-pass-on = Tvoj ťah sa skončil. Nasleduje: { $player }
curtain-recap = Od tvojho posledného ťahu

# What just happened.
recap-again = Čo sa práve stalo: ukázať znova
recap-claim = { $route }, +{ $points }
recap-token = berie známku: { $symbol }
recap-set = súprava vo farbách vlajky, +{ $points }
recap-cards = doberá: { $cards }
recap-blind = { $count ->
    [one] karta naslepo
    [few] { $count } karty naslepo
   *[other] { $count } kariet naslepo
  }
recap-tickets = necháva si { $kept ->
    [one] { $kept } kartu cieľových staníc
    [few] { $kept } karty cieľových staníc
   *[other] { $kept } kariet cieľových staníc
  }
recap-stack = { $symbol }: { $location }
recap-pass = pasuje
recap-last-round = posledné kolo!
celebrate-ticket = Splnená karta: { $ticket }, +{ $points }
celebrate-set = Celá súprava vo farbách vlajky: +{ $points }
won-you = Vyhrávaš!

# The log.
log-title = Priebeh
log-empty = Zatiaľ sa nič nestalo.
log-missed = { $who ->
    [you] Čas vypršal: tento ťah za teba odohrá bot.
   *[other] { $player }: čas vypršal, tento ťah odohrá bot.
  }
log-stand-in = { $who ->
    [you] Teraz za teba hrá bot.
   *[other] { $player }: teraz hrá bot.
  }
log-back = { $who ->
    [you] Znova hráš.
   *[other] { $player } sa vracia do hry.
  }
log-resigned = { $who ->
    [you] Vzdávaš sa; ďalej hrá bot.
   *[other] { $player } sa vzdáva; ďalej hrá bot.
  }

# Settings.
menu-table = Tento stôl
menu-settings = Nastavenia
setting-language = Jazyk
setting-scheme = Vzhľad
scheme-auto = Podľa systému
scheme-light = Svetlý
scheme-dark = Tmavý
setting-confirm = Potvrdzovať obsadenie
setting-confirm-note = Inak kliknutie trasu hneď obsadí, ak je len jeden spôsob platby.
setting-sounds = Zvuky
setting-motion = Animácie
setting-notify = Upozorniť, keď som na ťahu
setting-notify-note = Upozornenie prehliadača, keď je táto stránka skrytá.
setting-notify-refused = Prehliadač to nedovoľuje. Povoľ v jeho nastaveniach upozornenia z tejto stránky.
setting-pace = { $seconds ->
    [0] Boti hrajú hneď
   *[other] Boti čakajú { $seconds } s
  }
seat-link = Pokračovať na inom zariadení
seat-link-note = Otvor tento odkaz na druhom zariadení; funguje len raz a prenesie tam tvoje miesto.
commitment-title = Overiteľné miešanie
commitment-note = Toto je odtlačok tajného semienka. Po hre je semienko v zázname a „farebox verify“ overí, že k sebe patria.

# The end.
score-lines = Všetky body: { $player }
score-copy = Skopírovať prehľad bodov
count-again = Spočítať znova
rematch = Odveta
rematch-go = Prejsť na odvetu
replay = Záznam hry
record-download = Stiahnuť záznam

# Replay.
replay-of = Záznam hry · { $city }
replay-choose = Vyber súbor so záznamom dohranej hry.
replay-controls = Ovládanie záznamu
replay-eyes = Čí pohľad
eyes-open = Všetky karty odkryté
eyes-spectator = Divák
replay-first = Na začiatok
replay-back = Späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-forward = Vpred
replay-last = Na koniec
replay-moment = { $at } z { $last }
replay-link = Skopírovať odkaz na túto chvíľu
replay-hand = Karty: { $player }

# The rules page.
rules-length = Políčka
rules-points = Body
rules-find = Hľadať v pravidlách
rules-none = Nič sa nenašlo.
rules-page = Všetky pravidlá na jednej stránke
rules-back = Späť do hry
rules-cities = Mestá
rules-numbers = Čísla pravidiel
why-pays-nothing = Týmito kartami zatiaľ nezaplatíš žiadnu trasu.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Konečná
web-error-offline = Server sa nedá dosiahnuť. Skontroluj spojenie a skús to znova.
web-error-server-trouble = Server mal problém. Skús to o chvíľu znova.
web-error-page-not-found = Na tejto adrese nič nie je. Odkaz je možno starý alebo neúplný.
web-error-page-not-loaded = Časť aplikácie sa nepodarilo načítať; zrejme je nová verzia. Načítaj stránku znova.
web-error-old-page = Je tu nová verzia Fareboxu.
reload = Načítať novú verziu
web-error-not-a-link = Toto nie je odkaz na stôl.
web-error-not-a-record = Tento súbor nie je záznam hry.
web-error-unknown = Niečo sa pokazilo ({ $code }).
web-error-route-taken = Túto trasu má { $seat }.
web-error-ferry-needs-wilds = Trasa trajektu; potrebné { $wilds }: { $needed }, k dispozícii: { $played }.
web-error-too-few-with-wilds = Málo kariet ({ $card }): treba { $needed }, máš { $held } (rátajú sa aj { $wilds }).
web-error-too-few-of-one-colour = Ktorákoľvek jedna farba: treba { $needed }, máš najviac { $held } (rátajú sa aj { $wilds }).
web-error-open-wild-as-second-card = Otočená { $wild } nemôže byť druhou kartou.
web-error-not-your-turn = Nie si na ťahu.
