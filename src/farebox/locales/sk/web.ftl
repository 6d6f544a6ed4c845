# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Domov
menu = Ponuka
rules = Pravidlá
close = Zavrieť
loading = Načítava sa …
copy = Kopírovať
copied = Skopírované
next = Ďalej
skip = Preskočiť
try-again = Skús znova
you = ty
bot = Bot
play = Hrať
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
title-table = { $city } · Farebox
title-replay = Prehrávanie · Farebox

# Cards, bots and tokens.
wild-ferry = trajekt
wild-bus = autobus
wild-taxi = taxík
level-novice = Nováčik
level-casual = Príležitostný
level-regular = Skúsený
level-expert = Odborník
level-master = Majster
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
home-foot = Zadarmo a otvorene. Bez účtu, bez reklám.
play-city = Hraj: { $city }
starting = Začíname …
city-san-francisco = Lanové električky na kopcoch, trajekty cez záliv a známky, ktoré cestou zbieraš.
city-paris = Autobusy pod plynovými lampami. Modrá, biela a červená spolu stoja za oslavu.
city-new-york = Žlté taxíky od Harlemu po Wall Street; počíta sa každá atrakcia, do ktorej prídeš.
city-london = Červené autobusy popri Temži; spoj celé štvrte a získaj body navyše.
go-on = Pokračuj: { $city }
my-tables = Moje stoly
my-tables-none = Tu budú tvoje hry, aby sa v nich dalo pokračovať.
watch-tables = Pozerať
watch-none = Práve nikto nehrá verejne.
status-lobby = čaká na hráčov
status-playing = hrá sa
status-over = dohraté
your-turn-short = Si na ťahu
show-all = { $count ->
    [one] Ukáž { $count }
    [few] Ukáž všetky { $count }
   *[other] Ukáž všetkých { $count }
  }
join-title = Pridaj sa k stolu
join-link = Odkaz alebo názov stola
join = Pridať sa
replay-file = Prehraj súbor so záznamom

# The plan of a new table.
plan-title = Kto hrá
plan-you = Ty
plan-name = Meno
plan-name-of = Meno na mieste { $seat }
plan-seat = Miesto { $seat }
plan-bots = Boti
plan-bot = Bot · { $level }
plan-people = Ľudia
plan-friend = Priateľ cez odkaz
plan-here = Niekto pri tejto obrazovke
plan-nobody = nikto
levels-play-like-regular = { level-expert } a { level-master } hrajú ako { level-regular }: pravidlá tu nie sú skompilované.
plan-alone = Vyber aspoň jedného ďalšieho hráča.
plan-more = Ďalšie nastavenia
plan-undo = Vracanie
plan-undo-note = Len proti botom: vráť svoje posledné rozhodnutie.
plan-listed = Verejný
plan-listed-note = Tento stôl môže pozerať každý; tvoje karty nevidí nikto.
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
lobby-waiting = { $count ->
    [one] Ešte { $count } miesto je voľné. Pošli odkaz priateľovi.
    [few] Ešte { $count } miesta sú voľné. Pošli odkaz priateľom.
   *[other] Ešte { $count } miest je voľných. Pošli odkaz priateľom.
  }
lobby-ready = Všetci sú tu.
lobby-invite = Odkaz na tento stôl
lobby-take = Sadni si
lobby-take-seat = Sadni si na miesto { $seat }
lobby-leave = Odísť
lobby-open = Uvoľni miesto
lobby-open-seat = Uvoľni miesto { $seat }
lobby-bot = Daj miesto { $seat } botovi
lobby-bot-short = Bot …
lobby-start = Začni hru
lobby-settings = Nastavenia stola
lobby-first = Kto začína
lobby-first-lot = Žrebom
lobby-host-starts = Hru začne ten, kto stôl pripravil.

# The table.
turn-of = Na ťahu: { $player }
last-round = { $count ->
    [one] Posledné kolo: ešte { $count } ťah
    [few] Posledné kolo: ešte { $count } ťahy
   *[other] Posledné kolo: ešte { $count } ťahov
  }
end-rule = Koniec: { $cars ->
    [one] { $cars } vozidlo
    [few] { $cars } vozidlá
   *[other] { $cars } vozidiel
  } alebo menej
reconnecting = Spojenie sa prerušilo, skúšam znova …
sending = Odosiela sa …
your-turn = Si na ťahu.
your-last-turn = Toto je tvoj posledný ťah!
time-left = { $seconds ->
    [one] zostáva { $seconds } sekunda
    [few] zostávajú { $seconds } sekundy
   *[other] zostáva { $seconds } sekúnd
  }
undo = Vrátiť
pass = Pasovať
tabs-title = Viac o stole

# What is to be done.
prompt-over = Hra sa skončila.
prompt-wait = Čaká sa: { $player }
prompt-others-choose = Karty cieľových staníc ešte vyberá: { $players }
prompt-choose-first-tickets = Vyber si prvé karty cieľových staníc.
prompt-place-stacks = { $count ->
    [1] Polož náhradnú kôpku známok na vysvietenú lokáciu.
   *[other] Polož náhradnú kôpku známok na vysvietenú lokáciu (zostáva: { $count }).
  }
prompt-take-turn = Si na ťahu: dober si karty, obsaď trasu alebo si dober karty cieľových staníc.
prompt-second-card = Ešte jedna karta.
prompt-no-wild = Otočená karta „{ $wild }“ nemôže byť druhou kartou.
prompt-keep-tickets = Ktoré karty cieľových staníc si necháš?
prompt-choose-token = Ktorú známku si vezmeš?
prompt-pass = Nemôžeš nič urobiť: pasuj.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = Nie si na ťahu.
why-watching = Túto hru sleduješ.
why-sending = Tvoje posledné kliknutie je ešte na ceste.
why-empty = Tu už nič nie je.
why-second-wild = Otočený žolík nemôže byť druhou kartou.
why-other-phase = Najprv dokonči, čo je rozohrané.
why-over = Hra sa skončila.
why-owned = Túto trasu má { $player }.

# The board.
board-label = Plán mesta { $city }
board-keys = Plán; plus a mínus približujú, šípky posúvajú
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-whole = Celý plán
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
    [1] jedna z kariet musí byť: { $wild }
   *[other] toľkoto kariet ({ $count }) musí byť: { $wild }
  }
place-label = Polož kôpku: { $location }
place-token-label = Vezmi známku: { $location }, { $symbol }

# Routes.
routes-title = Trasy
routes-find = Lokácia alebo farba
routes-none = Nezodpovedá žiadna trasa.
claim = Obsadiť
claim-route = Obsaď trasu { $route }, { $colour }
claim-for = { $points ->
    [one] Obsaď za { $points } bod
    [few] Obsaď za { $points } body
   *[other] Obsaď za { $points } bodov
  }
payment-title = Obsaď trasu { $route }
payment-way = Zaplať { $cards }
show-twin = Ukáž druhú trasu z dvojice

# Cards and piles.
row-title = Otočené karty a balíčky
row-card = Vezmi: { $card }, pozícia { $slot }
row-empty = Pozícia { $slot } je prázdna
pile-deck = { $count ->
    [one] Dober si naslepo z balíčka, zostáva { $count } karta
    [few] Dober si naslepo z balíčka, zostávajú { $count } karty
   *[other] Dober si naslepo z balíčka, zostáva { $count } kariet
  }
pile-deck-short = Balíček
pile-tickets = { $count ->
    [one] Dober si poslednú kartu cieľových staníc ({ $count })
    [few] Dober si karty cieľových staníc, zostávajú { $count }
   *[other] Dober si karty cieľových staníc, zostáva { $count }
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
hand-cards = { $count } { $card }
hand-none = Nemáš karty.
hand-hidden = Karty sú zakryté.

# Tickets.
tickets-title = Moje cieľové stanice
tickets-none = Zatiaľ žiadne karty cieľových staníc.
ticket-is-done = splnená
ticket-is-lost = niet cesty
ticket-is-missed = nesplnená
ticket-needs = { $spaces ->
    [0] otvorená
    [one] ešte { $spaces } políčko
    [few] ešte { $spaces } políčka
   *[other] ešte { $spaces } políčok
  }
offer-first = Vyber si prvé karty cieľových staníc
offer-title = Ktoré karty cieľových staníc si necháš?
offer-rule = Nechaj si jednu alebo obe. Splnená karta body pridá, nesplnená ich odoberie.
offer-one = Toto je posledná karta cieľových staníc; musíš si ju nechať.
keep-choose = Vyber aspoň jednu
keep-tickets = { $count ->
    [one] Nechaj si { $count } kartu
    [few] Nechaj si { $count } karty
   *[other] Nechaj si { $count } kariet
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
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
tickets-held = { $count ->
    [one] { $count } karta cieľových staníc
    [few] { $count } karty cieľových staníc
   *[other] { $count } kariet cieľových staníc
  }
flag-held = karta vlajky: { $card }
flag-missing = chýba karta vlajky: { $card }
stand-in-short = zástup
stand-in-plays = { $player }: hrá bot.
stand-in-ask = Nech zaskočí bot
stand-in-me = Bot zastupuje: { $player }
stand-in-back = Som späť
curtain-title = { $player }, si na ťahu
curtain-note = Prevezmi obrazovku; nikto iný by sa nemal pozerať.
curtain-open = Ukáž moje karty

# The log.
log-title = Priebeh
log-empty = Zatiaľ sa nič nestalo.

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
setting-notify = Upozorni ma, keď som na ťahu
setting-notify-note = Správa prehliadača, keď je táto stránka skrytá.
setting-notify-refused = Prehliadač to nedovoľuje. Povoľ v jeho nastaveniach správy z tejto stránky.
setting-pace = { $seconds ->
    [0] Boti hrajú hneď
    [one] Boti čakajú { $seconds } sekundu
    [few] Boti čakajú { $seconds } sekundy
   *[other] Boti čakajú { $seconds } sekúnd
  }
seat-link = Pokračuj na inom zariadení
seat-link-note = Otvor tento odkaz na druhom zariadení; funguje raz a miesto ide s ním.
commitment-title = Poctivé karty
commitment-note = Toto je odtlačok tajného semienka. Po hre je semienko v zázname a „farebox verify“ skontroluje oboje.

# The end.
score-lines = Všetky body: { $player }
score-copy = Skopíruj prehľad bodov
count-again = Spočítať znova
rematch = Odveta
rematch-go = Prejdi na odvetu
replay = Prehrávanie
record-download = Záznam

# Replay.
replay-of = Prehrávanie · { $city }
replay-choose = Vyber súbor so záznamom dohranej hry.
replay-controls = Chvíle hry
replay-eyes = Čí pohľad
eyes-open = Všetky karty odkryté
eyes-spectator = Divák
replay-first = Na začiatok
replay-back = Späť
replay-play = Prehrať
replay-pause = Pozastaviť
replay-forward = Vpred
replay-last = Na koniec
replay-moment = { $at } z { $last }
replay-link = Skopíruj odkaz na túto chvíľu
replay-hand = Karty: { $player }

# The rules page.
rules-length = Políčka
rules-points = Body

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Tu sa trať končí
web-error-offline = Server sa nedá dosiahnuť. Skontroluj spojenie a skús to znova.
web-error-server-trouble = Server mal problém. Skús to o chvíľu znova.
web-error-page-not-found = Na tejto adrese nič nie je. Odkaz je možno starý alebo neúplný.
web-error-page-not-loaded = Časť aplikácie sa nepodarilo načítať; zrejme je nová verzia. Načítaj stránku znova.
web-error-old-page = Je tu nová verzia Fareboxu.
reload = Načítaj novú verziu
web-error-not-a-link = Toto nie je odkaz na stôl.
web-error-not-a-record = Tento súbor nie je záznam hry.
web-error-unknown = Niečo sa pokazilo ({ $code }).
web-error-route-taken = Túto trasu má { $seat }.
web-error-not-your-turn = Nie si na ťahu.
