# The arena: matches between bots, and their report.

help-arena = Laat bots tegen elkaar spelen en geef ze een rating.

option-arena-bots = De bots: namen, niveaus, een eigen klasse (my_bot.py:MyBot), of ‘cmd:’ en een opdracht voor een eigen programma.
option-arena-players = Hoeveel er aan tafel zitten: 2 tot 4; standaard 2.
option-blocks = Hoeveel blokken; een blok is één startwaarde, gespeeld met elke verschuiving van de plaatsen. Standaard 1000.
option-sprt = Stop zodra blijkt dat de eerste bot HIGH Elo sterker is, of hoogstens LOW: --sprt 0 20.
option-arena-json = Bewaar de uitslagen in dit bestand; daarmee kan een gestopte wedstrijd verdergaan (--resume).
option-html = Schrijf een pagina met tabellen en grafieken naar dit bestand.
option-arena-resume = Ga verder met de wedstrijd van dit bestand; de rest van de opdracht mag weg.
option-on = Waar er gespeeld wordt: hier, op alle kernen, of op een Ray-cluster.
option-time-limit = Hoeveel seconden een externe bot voor een beslissing heeft; standaard 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Startwaarde van de wedstrijd: { $seed }
arena-written = De uitslagen staan in { $file }.
arena-page-written = De pagina staat in { $file }.
arena-stopped = Gestopt na { $blocks ->
    [one] { $blocks } blok
   *[other] { $blocks } blokken
  }. Om verder te gaan:
arena-stopped-early = Gestopt voor het eerste blok af was; er is niets bewaard.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Ratings
arena-title-games = Spellen
arena-title-seats = Plaatsen
arena-title-pairs = Overwinningen van de rij op de kolom (%)
arena-column-bot = Bot
arena-column-won = Gewonnen
arena-column-interval = 95%
arena-column-elo = Elo
arena-column-score = Score
arena-column-sd = SD
arena-column-tickets = Best.
arena-column-complete = Behaald
arena-column-left = Vrt. over
arena-column-seat = Plaats
arena-column-game = Spel
arena-column-why = Waarom
arena-none = –
arena-facts = Spellen: { $games }, blokken: { $blocks }, beslissingen per spel: { $decisions }; gedeelde overwinningen: { $shared }.
arena-forfeited = { $bot } verloor { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
  } reglementair. Het eerste:
arena-note = Spel { NUMBER($game, useGrouping: 0) }, plaats { $seat }: { $why }
arena-sprt-stronger = SPRT (blokken: { $blocks }): { $bot } is sterker (LLR { $llr } van ±{ $bound }; { $low } tegen { $high } Elo).
arena-sprt-not-stronger = SPRT (blokken: { $blocks }): { $bot } is niet sterker (LLR { $llr } van ±{ $bound }; { $low } tegen { $high } Elo).
arena-sprt-open = SPRT (blokken: { $blocks }): niet beslist (LLR { $llr } van ±{ $bound }; { $low } tegen { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = kon niet gestart worden: { $detail }
fault-too-slow = gaf geen antwoord binnen { $detail }
fault-ended = stopte midden in het spel ({ $detail })
fault-line-too-long = stuurde een te lange regel: { $detail }…
fault-unasked = zei iets voordat het gevraagd werd: { $detail }
fault-nonsense = antwoordde met onzin: { $detail }
fault-illegal = antwoordde met een verboden actie: { $detail }
fault-crashed = liep vast: { $detail }

# The page.
report-title = { $bots } bots in { $city }
report-title-two = { $first } tegen { $second }
report-lead = { $bot } staat voor met { $won } van de overwinningen ({ $interval }).
report-lead-even = Niemand staat duidelijk voor.
report-subtitle = { $city } · spelers: { $players } · spellen: { $games } · blokken: { $blocks }
report-won = Overwinningen
report-won-how = Aandeel in de overwinningen, met 95%-intervallen per blok. De stippellijn geeft gelijke aandelen aan.
report-elo = Ratings
report-elo-how = Elo volgens Bradley–Terry met 95%-intervallen uit een bootstrap over blokken; { $reference } is 0.
report-pairs = Eén tegen één
report-pairs-how = Aandeel in de overwinningen van de bot links op de bot boven, in procenten.
report-seats = Plaatsen
report-seats-how = Aandeel in de overwinningen van elke plaats, in beurtvolgorde. Elke bot zit overal even vaak, dus dit is het effect van de plaats alleen.
report-seat = Plaats { $seat }
report-scores = Scores
report-scores-how = Hoe vaak elke eindscore bereikt is. De lijn is het gemiddelde.
report-numbers = Alle getallen
report-forfeits = Reglementair verloren
report-facts = De wedstrijd
report-fact-city = Stad
report-fact-players = Spelers
report-fact-bots = Bots
report-fact-blocks = Blokken
report-fact-games = Spellen
report-fact-seed = Startwaarde
report-fact-code = Code
report-fact-length = Beslissingen per spel
report-fact-cars = Einde door voertuigen
report-fact-shared = Gedeelde overwinningen
report-fact-forfeits = Reglementair verloren
report-fact-sprt = SPRT
report-again = Dezelfde wedstrijd nog eens:

# Errors. Every key is `error-` and a code.
error-nonsense-budget = ‘{ $bot }’ heeft een aantal proefspellen van 1 tot { $most } nodig, zoals search:240.
error-bots-do-not-fit-players = Het aantal bots ({ $bots }) past niet bij het aantal spelers ({ $players }).
error-too-many-games = Er is niet genoeg geheugen voor zoveel spellen ({ $games }).
error-wrong-number-of-bots = Een wedstrijd heeft { $least } tot { $most } bots nodig, niet { $bots }.
error-empty-command = ‘{ $bot }’ noemt geen opdracht; schrijf "cmd:python3 my_bot.py".
error-command-not-found = Er is geen programma ‘{ $program }’ om ‘{ $bot }’ te starten.
error-too-few-blocks = Er is minstens één blok nodig, niet { $blocks }.
error-nonsense-time-limit = Een tijdslimiet van { $seconds } s kan niet; hij moet meer dan 0 en hoogstens { $most } zijn.
error-sprt-needs-two-bots = --sprt vergelijkt twee bots; deze wedstrijd heeft: { $bots }.
error-sprt-bounds = --sprt heeft twee Elo-getallen nodig, het laagste eerst; { $low } en { $high } zijn dat niet.
error-ray-not-installed = --on ray heeft het pakket Ray nodig; installeer { $extra }.
error-ray-not-reached = Op { $address }, het adres in RAY_ADDRESS, is geen Ray-cluster te bereiken.
error-ray-token-refused = Het Ray-cluster op { $address } weigert het token van dit programma. Stel hier RAY_AUTH_MODE=token in, en RAY_AUTH_TOKEN op het token waarmee het cluster is gestart.
error-ray-and-commands = Bots met ‘cmd:’ spelen hier en niet op een cluster; laat --on ray weg.
error-page-over-results = --html zou de uitslagen in { $file } overschrijven; noem een ander bestand voor de pagina.
error-match-not-readable = { $file } kan niet gelezen worden: { $fault }.
error-match-broken = { $file } is geen bestand van een wedstrijd, of het is beschadigd ({ $fault }).
error-match-of-another-version = { $file } heeft formaat { $format }; deze versie kent { $known }.
error-match-of-unknown-city = De wedstrijd van { $file } is gespeeld in ‘{ $city }’, een stad die niet in het pakket zit; noem het bestand met --city.
error-match-differs = { $file } is van een andere wedstrijd en is ongemoeid gelaten. { $what ->
    [city] De stad is { $saved }, niet { $wanted }.
    [city_hash] De stad is sindsdien veranderd.
    [players] Het aantal spelers is { $saved }, niet { $wanted }.
    [bots] De bots zijn { $saved }, niet { $wanted }.
    [seed] De startwaarde is { $saved }, niet { $wanted }.
   *[other] De bots of de regels zijn sindsdien veranderd.
  }
