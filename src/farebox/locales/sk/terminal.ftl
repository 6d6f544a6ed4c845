# The terminal: commands, the table, what may be done.

# Help of the commands.
help-farebox = Hraj, simuluj a skúmaj krátke mestské hry o budovaní trás.
help-version = Ukáž verziu.
not-installed = (spustené zo zdrojového priečinka)
help-play = Hraj v termináli, proti botom alebo s ľuďmi pri tej istej klávesnici.
help-rules = Ukáž pravidlá jedného mesta alebo všetkých.
help-replay = Prerozprávaj zaznamenanú hru alebo ukáž stôl v jednej chvíli.
help-verify = Skontroluj záznam: kontrolný súčet, semienko, mesto, každú akciu a výsledok.
help-simulate = Odohraj veľa hier medzi botmi a zhrň ich.
help-bench = Zmeraj, ako rýchlo bežia pravidlá na tomto počítači, na jednom jadre.
help-serve = Ponúkaj stoly prehliadačom, až do Ctrl-C.

# Help of the options.
option-city = Identifikátor mesta (san_francisco, paris, new_york, london) alebo súbor mesta.
option-rules-city = Len pravidlá tohto mesta: jeho identifikátor alebo súbor.
option-players = Počet hráčov: 2 až 4.
option-bots = Boti pri stole, napríklad greedy,random alebo my_bot.py:MyBot; posledný obsadí zvyšné miesta.
option-name = Tvoje meno; zadaj ho viackrát pre viac ľudí pri tejto klávesnici.
option-seed = Tajné semienko v šestnástkovej sústave; bez tejto voľby nové.
option-seat = Či začínaš, hráš na konci, alebo rozhodne žreb.
option-resume = Pokračuj v hre z tohto záznamu.
option-record = Súbor so záznamom; predvolene nový v tvojom priečinku s údajmi.
option-language = Jazyk textov pre každý príkaz; predvolene FAREBOX_LANGUAGE, potom jazyk systému.
help-help = Ukáž túto pomoc.
usage = Použitie:
usage-options = [VOĽBY]
usage-command = PRÍKAZ …
help-arguments = Argumenty
help-options = Voľby
help-commands = Príkazy
help-default = predvolené: { $value }
help-required = povinné
usage-hint = Pomoc: { $command }
error-no-such-command = Príkaz „{ $name }“ neexistuje.
error-missing-command = Zadaj príkaz.
error-no-such-option = Voľba { $name } neexistuje.
error-no-such-option-but = Voľba { $name } neexistuje; nemala to byť { $known }?
error-missing-argument = Chýba argument: { $name }.
error-option-needs-value = Voľba { $name } potrebuje hodnotu.
error-option-takes-no-value = Voľba { $name } nemá hodnotu.
error-too-many-arguments = Neočakávaný argument: { $extra }.
error-wrong-value = „{ $value }“ nie je platná hodnota pre { $name }{ $expected ->
    [int] ; treba celé číslo
    [float] ; treba číslo
    [choice] ; vyber jedno z: { $known }
    [at-least] ; treba aspoň { $least }
    [at-most] ; možných je najviac { $most }
   *[other] {""}
  }.
error-aborted = Zastavené.
option-record-file = Súbor so záznamom hry.
option-record-city = Súbor mesta, ak je záznam z mesta, ktoré nie je v balíku.
option-replay-seat = Ukáž len to, čo videl tento hráč: meno alebo číslo, počítané od 1.
option-open = Prerozprávaj všetko, aj to, čo bolo skryté.
option-step = Po každej akcii počkaj na Enter.
option-at = Ukáž stôl po tomto počte akcií.
option-commitment = Odtlačok semienka zverejnený pred hrou.
option-games = Počet hier.
option-threads = Počet vlákien; predvolene jedno na každé jadro.
option-output = Zapíš riadok za každú hru do tohto súboru .csv alebo .parquet.
option-records = Zapíš každú hru ako záznam do tohto priečinka.
option-force = Prepíš, čo tam je.
option-interpreted = Použi pravidlá tak, ako ich vykonáva Python, bez kompilácie; pomalé.
option-json = Vypíš len čísla vo formáte JSON.
option-seconds = Približne ako dlho merať.
option-host = Adresa, na ktorej server počúva; predvolene je dostupný len z tohto počítača.
option-port = Port, na ktorom server počúva; 0 je ľubovoľný voľný.
option-database = Kde sú stoly uložené: sqlite:///SÚBOR alebo postgresql://...; predvolene súbor v tvojom priečinku s údajmi.
option-workers = Koľko procesov obsluhuje; viac ako jeden vyžaduje PostgreSQL.
option-log-format = plain pre ľudí, json pre jeden objekt JSON na riadok.
option-browser = Otvor prehliadač na tejto adrese.

# The beginning of a game.
welcome = Vitaj! Mesto: { $city }. Pri stole, v poradí ťahov: { $players }.
welcome-typing = Napíš číslo toho, čo chceš urobiť. „help“ vysvetlí viac, „quit“ odloží hru na neskôr.
welcome-options = Iné hry: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Odtlačok tajného semienka: { $commitment }
resumed = Pokračovanie po { $actions } { $actions ->
    [one] akcii
    [few] akciách
   *[other] akciách
  } zo súboru { $file }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Známky
label-row = Otočené
label-hand = Ruka
label-tickets = Ciele
column-score = Body
column-cars = Vozidlá
column-cards = Karty
column-tickets = Ciele
column-tokens = Známky
column-flags = Vlajky
decks = Balíček { $deck } · odhodené karty { $discards } · karty cieľových staníc { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = žiadne karty
ticket-done = splnená
ticket-lost = už sa nedá splniť
ticket-missing = { $spaces ->
    [one] chýba { $spaces } políčko
    [few] chýbajú { $spaces } políčka
   *[other] chýba { $spaces } políčok
  }: { $way }

# Lists.
column-route = Trasa
column-colour = Farba
column-spaces = Políčka
column-points = Body
column-owner = Majiteľ
column-location = Lokácia
column-connections = Spojenia
route-free = voľná
attraction = atrakcia
district = štvrť { $name }
route-closed = zatvorená

# What is due.
phase-choose-first-tickets = Vyber si prvé karty cieľových staníc.
phase-place-stacks = { $players ->
    [2] Polož náhradnú známku na lokáciu bez známok
   *[other] Polož náhradnú kôpku známok na lokáciu bez kôpky
  }{ $stacks ->
    [1] .
   *[other] { " " }(zostáva: { $stacks }).
  }
phase-take-turn = Si na ťahu: vezmi si otočenú kartu (0–4), alebo
phase-second-card = Ešte jedna karta: otočená (0–4, ale nie žolík), alebo
phase-keep-tickets = Ktoré karty cieľových staníc si necháš?
phase-choose-token = Ktorú známku si vezmeš?
last-turn = Toto je tvoj posledný ťah!

# What may be done.
action-draw-deck = dober si naslepo kartu z balíčka (zostáva: { $deck })
action-draw-tickets = { $count ->
    [one] dober si poslednú kartu cieľových staníc ({ $count }); musíš si ju nechať
    [few] dober si { $count } karty cieľových staníc a nechaj si jednu alebo obe
   *[other] dober si { $count } kariet cieľových staníc a nechaj si aspoň jednu
  }
action-keep = nechaj si
action-place-stack = { $location }
action-take-token = vezmi { $location }
action-pass = pasuj, lebo nič iné sa nedá urobiť
action-claim = { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políčok
  }, +{ $points }
action-claim-wanted = pre cieľ
action-claim-token = známka { $tokens }
action-claim-ways = spôsoby platby: { $ways }
action-pay = zaplať: { $cards }
action-left = (zostane: { $cards }; { $cars } { $cars ->
    [one] vozidlo
    [few] vozidlá
   *[other] vozidiel
  })

more-claims = … a ešte { $count ->
    [one] { $count } trasa
    [few] { $count } trasy
   *[other] { $count } trás
  }: napíš „claims“ a uvidíš všetky

# Asking and answering.
prompt = >
prompt-payment = Čím zaplatíš? („back“ pre inú voľbu) >
hand-over = { $player }, si na ťahu. Stlač Enter, keď obrazovku nevidí nikto iný.
type-a-number = Napíš číslo alebo „help“.
no-such-number = { $number } nie je medzi možnosťami.
no-second-wild = Otočený žolík nemôže byť druhou kartou.
nothing-found = Nič nezodpovedá „{ $wanted }“.
no-such-payment = Napíš číslo od 1 do { $most } alebo „back“.
help-text =
    ČÍSLO            vyber to, čo má toto číslo; 0–4 sú otočené karty
    show             ukáž stôl ešte raz
    claims           všetky trasy, ktoré teraz môžeš obsadiť
    routes [SLOVO]   všetky trasy s majiteľmi, alebo tie z danej
                     lokácie či farby
    map [SLOVO]      lokácie a to, s čím sú spojené
    log              čo sa naposledy stalo
    rules            pravidlá tohto mesta
    quit             odíď; hra sa uloží a dá sa v nej pokračovať

    Akcie sa dajú písať aj tak ako v záznamoch:
      draw 3 · draw deck · tickets · keep CIEĽ …
      claim TRASA green*1 wild*1
      place LOKÁCIA · token LOKÁCIA · pass

# The record at the end of a game.
record-finished = Záznam hry je { $file }
    Pozri si ju znova: { $command } replay { $file }{ $city }
record-unfinished = Hra je uložená v { $file }
    Pokračuj v nej: { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, akcie: { $actions }
replay-unfinished = Tu sa záznam končí; hra nie je dohraná.
moment-title = { $city }, akcie do tejto chvíle: { $actions }
verified-check = Súbor je celý: kontrolný súčet sedí ({ $check }).
verified-seed = Semienko sedí so záväzkom v zázname ({ $commitment }).
verified-published = Semienko sedí so zverejneným záväzkom ({ $commitment }).
verified-city = Mesto je { $city }, verzia { $version } ({ $hash }).
verified-actions = Všetky akcie ({ $actions }) sú dovolené a vedú k zaznamenanej pozícii.
verified-unfinished = Hra nie je dohraná.
verified-result = Výsledok je správny: { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } hier/s
records-written = Zapísané záznamy: { $count }, priečinok: { $folder }.
output-written = Zapísané: { $file }.
simulated-seed = Hlavné semienko { $seed }
summary-scores = Body
summary-seats = Miesta
summary-games = Hry
summary-decisions = Rozhodnutia
summary-sweeps = Výmeny otočených kariet
summary-reshuffles = Zamiešania
summary-ended-cars = Koniec pre vozidlá
summary-ended-passes = Koniec pre pasovanie
summary-shared = Spoločné víťazstvá
column-seat = Miesto
column-mean = Priemer
column-sd = Odch.
column-q5 = 5 %
column-q25 = 25 %
column-q50 = 50 %
column-q75 = 75 %
column-q95 = 95 %
column-won = Výhry
column-interval = 95% interval
column-kept = Ciele
column-completed = Splnené
column-left = Zvyšok voz.
column-what = {""}
column-least = Najmenej
column-most = Najviac
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Bench.
measuring = Meria sa { $city }, hráči: { $players }
bench-title = { $city }, náhodní hráči: { $players }, jedno jadro, najlepšie z viacerých meraní
bench-games = Hry za sekundu
bench-decisions = Rozhodnutia za sekundu
bench-clone = Kópia
bench-row-clone = Kópia z Pythonu
bench-state = Hra zaberá { $bytes } B.
bench-import = Import balíka trvá { $milliseconds } ms.
column-compiled = Skompilované
column-interpreted = Interpretované

# Serve.
serving = Farebox beží na { $address } (Ctrl-C ho zastaví).
plays-like-regular = Bez skompilovaných pravidiel hrajú ako { level-regular }: { $bots }.
plays-by-search = Bez siete hrajú s prehľadávaním: { $bots }.
bot-failed = { $bot } { $why }. Odteraz zaň hrá { level-regular }.

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = Bot „{ $bot }“ neexistuje; sú tu: { $known }. Vlastného bota zadáš súborom a triedou: my_bot.py:MyBot.
error-bot-file-missing = Súbor { $file } pre bota „{ $bot }“ neexistuje.
error-bot-class-missing = V súbore { $file } nie je trieda „{ $name }“.
error-bot-file-broken = Súbor { $file } sa nedá načítať: { $fault }.
error-not-a-bot = „{ $bot }“ nie je bot: jeho trieda musí byť podtriedou farebox.Bot.
error-unknown-language = V jazyku „{ $wanted }“ nie sú texty; sú v: { $known }.
error-too-many-for-the-table = Počet miest: { $players }; primálo pre ľudí ({ $people }) a botov ({ $bots }).
error-record-of-unknown-city = Záznam je z mesta „{ $city }“, ktoré nie je v balíku; zadaj jeho súbor cez --city.
error-file-exists = { $file } už existuje a neprepíše sa.
error-folder-missing = Priečinok { $folder } neexistuje.
error-file-is-a-folder = { $file } je priečinok, nie súbor.
error-folder-not-writable = Do priečinka { $folder } sa nedá nič zapísať: { $fault }.
error-folder-not-empty = Priečinok { $folder } nie je prázdny; --force doň napriek tomu zapíše.
error-not-a-folder = { $folder } nie je priečinok.
error-no-such-moment = V zázname nie je chvíľa --at { $at } (počet akcií: { $actions }).
error-no-such-player = Hráč „{ $wanted }“ neexistuje; vyber jedno z: { $players } alebo číslo od 1.
error-unknown-output-format = { $file } má neznámy formát; meno sa musí končiť jedným z: { $known }.
error-parquet-not-installed = Súbory Parquet potrebujú balík pyarrow; nainštaluj { $extra }.
error-server-not-installed = Server potrebuje ďalšie balíky; nainštaluj { $extra }.
error-too-few-games = Treba aspoň jednu hru, nie { $games }.
error-too-few-threads = Treba aspoň jedno vlákno, nie { $threads }.
option-cities = Priečinok s priečinkami a súbormi miest, ktoré server ponúka popri mestách balíka.
option-host-bot = Bot ponúkaný popri úrovniach: meno a bot z balíka, trieda v súbore Pythonu alebo cmd:PRÍKAZ. Možno zadať viackrát.
