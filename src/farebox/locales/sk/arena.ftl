# The arena: matches between bots, and their report.

help-arena = Nechaj botov hrať proti sebe a ohodnoť ich.

option-arena-bots = Boti: mená, úrovne, vlastná trieda (my_bot.py:MyBot) alebo „cmd:“ a príkaz pre vlastný program.
option-arena-players = Koľko ich sedí pri stole: 2 až 4; predvolene 2.
option-blocks = Koľko blokov; blok je jedno semienko odohrané so všetkými rotáciami miest. Predvolene 1000.
option-sprt = Skonči, len čo sa ukáže, že prvý bot je silnejší o HIGH Elo alebo najviac o LOW: --sprt 0 20.
option-arena-json = Ulož výsledky do tohto súboru; zastavený zápas sa s ním dá dohrať (--resume).
option-html = Zapíš stránku s tabuľkami a grafmi do tohto súboru.
option-arena-resume = Pokračuj v zápase z tohto súboru; zvyšok príkazu netreba.
option-on = Kde hrať: tu, na všetkých jadrách, alebo na klastri Ray.
option-time-limit = Koľko sekúnd má externý bot na rozhodnutie; predvolene 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Semienko zápasu: { $seed }
arena-written = Výsledky sú zapísané v { $file }.
arena-page-written = Stránka je zapísaná v { $file }.
arena-stopped = Zastavené po { $blocks ->
    [one] { $blocks } bloku
    [few] { $blocks } blokoch
   *[other] { $blocks } blokoch
  }. Pokračovanie:
arena-stopped-early = Zastavené pred koncom prvého bloku; nič sa neuložilo.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Hodnotenia
arena-title-games = Hry
arena-title-seats = Miesta
arena-title-pairs = Víťazstvá bota v riadku nad botom v stĺpci (%)
arena-column-bot = Bot
arena-column-won = Výhry
arena-column-interval = 95 %
arena-column-elo = Elo
arena-column-score = Body
arena-column-sd = Odch.
arena-column-tickets = Ciele
arena-column-complete = Splnené
arena-column-left = Zvyšok voz.
arena-column-seat = Miesto
arena-column-game = Hra
arena-column-why = Prečo
arena-none = –
arena-facts = Hry: { $games }, bloky: { $blocks }, rozhodnutia na hru: { $decisions }; spoločné víťazstvá: { $shared }.
arena-forfeited = { $bot } kontumačne prehral { $count ->
    [one] { $count } hru
    [few] { $count } hry
   *[other] { $count } hier
  }. Prvá:
arena-note = Hra { NUMBER($game, useGrouping: 0) }, miesto { $seat }: { $why }
arena-sprt-stronger = SPRT (bloky: { $blocks }): { $bot } je silnejší (LLR { $llr } z ±{ $bound }; { $low } proti { $high } Elo).
arena-sprt-not-stronger = SPRT (bloky: { $blocks }): { $bot } nie je silnejší (LLR { $llr } z ±{ $bound }; { $low } proti { $high } Elo).
arena-sprt-open = SPRT (bloky: { $blocks }): nerozhodnuté (LLR { $llr } z ±{ $bound }; { $low } proti { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = nedal sa spustiť: { $detail }
fault-too-slow = neodpovedal do { $detail }
fault-ended = skončil uprostred hry ({ $detail })
fault-line-too-long = poslal príliš dlhý riadok: { $detail }…
fault-unasked = ozval sa bez opýtania: { $detail }
fault-nonsense = odpovedal nezmyslom: { $detail }
fault-illegal = odpovedal nedovolenou akciou: { $detail }
fault-crashed = skončil chybou: { $detail }

# The page.
report-title = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botov
  }: { $city }
report-title-two = { $first } – { $second }
report-lead = Vedie { $bot }: { $won } víťazstiev ({ $interval }).
report-lead-even = Nikto zreteľne nevedie.
report-subtitle = { $city }, hráči: { $players } · hry: { $games }, bloky: { $blocks }
report-won = Víťazstvá
report-won-how = Podiel víťazstiev s 95% intervalmi podľa blokov. Bodkovaná čiara je rovnaký podiel.
report-elo = Hodnotenia
report-elo-how = Elo podľa Bradleyho–Terryho s 95% intervalmi z bootstrapu cez bloky; { $reference } má 0.
report-pairs = Jeden proti jednému
report-pairs-how = Podiel víťazstiev bota vľavo nad botom hore, v percentách.
report-seats = Miesta
report-seats-how = Podiel víťazstiev každého miesta v poradí ťahov. Každý bot sedí všade rovnako často, takže je to vplyv samotného miesta.
report-seat = Miesto { $seat }
report-scores = Body
report-scores-how = Ako často sa dosiahol každý konečný výsledok. Čiara je priemer.
report-numbers = Všetky čísla
report-forfeits = Kontumované hry
report-facts = Zápas
report-fact-city = Mesto
report-fact-players = Hráči
report-fact-bots = Boti
report-fact-blocks = Bloky
report-fact-games = Hry
report-fact-seed = Semienko
report-fact-code = Kód
report-fact-length = Rozhodnutia na hru
report-fact-cars = Koniec pre vozidlá
report-fact-shared = Spoločné víťazstvá
report-fact-forfeits = Kontumované hry
report-fact-sprt = SPRT
report-again = Ten istý zápas ešte raz:

# Errors. Every key is `error-` and a code.
error-nonsense-budget = „{ $bot }“ potrebuje počet skúšobných hier od 1 do { $most }, napríklad search:240.
error-bots-do-not-fit-players = Počet botov ({ $bots }) nesedí s počtom hráčov ({ $players }).
error-too-many-games = Na toľko hier ({ $games }) nestačí pamäť.
error-wrong-number-of-bots = Zápas potrebuje { $least } až { $most } botov, nie { $bots }.
error-empty-command = „{ $bot }“ neuvádza príkaz; napíš "cmd:python3 my_bot.py".
error-command-not-found = Program „{ $program }“, ktorý by spustil „{ $bot }“, neexistuje.
error-too-few-blocks = Treba aspoň jeden blok, nie { $blocks }.
error-nonsense-time-limit = Časový limit { $seconds } s nemá zmysel; musí byť viac ako 0 a najviac { $most }.
error-sprt-needs-two-bots = --sprt porovnáva dvoch botov; v tomto zápase sú: { $bots }.
error-sprt-bounds = --sprt potrebuje dve čísla Elo, menšie prvé; { $low } a { $high } nimi nie sú.
error-ray-not-installed = --on ray potrebuje balík Ray; nainštaluj { $extra }.
error-ray-not-reached = Na adrese { $address } z RAY_ADDRESS neodpovedá žiadny klaster Ray.
error-ray-token-refused = Klaster Ray na adrese { $address } odmieta token tohto programu. Nastav tu RAY_AUTH_MODE=token a do RAY_AUTH_TOKEN daj token, s ktorým bol klaster spustený.
error-ray-and-commands = Boti s „cmd:“ hrajú tu, nie na klastri; vynechaj --on ray.
error-page-over-results = --html by prepísalo výsledky v { $file }; zadaj iný súbor pre stránku.
error-match-not-readable = { $file } sa nedá prečítať: { $fault }.
error-match-broken = { $file } nie je súbor zápasu alebo je poškodený ({ $fault }).
error-match-of-another-version = { $file } má formát { $format }; táto verzia pozná { $known }.
error-match-of-unknown-city = Zápas z { $file } sa hral v meste „{ $city }“, ktoré nie je v balíku; zadaj jeho súbor cez --city.
error-match-differs = { $file } patrí inému zápasu a zostal bez zmeny. { $what ->
    [city] Mesto je { $saved }, nie { $wanted }.
    [city_hash] Jeho mesto sa odvtedy zmenilo.
    [players] Počet hráčov je { $saved }, nie { $wanted }.
    [bots] Boti sú { $saved }, nie { $wanted }.
    [seed] Semienko je { $saved }, nie { $wanted }.
   *[other] Boti alebo pravidlá sa odvtedy zmenili.
  }
