# The terminal: commands, the table, what may be done.

# Help of the commands.
help-farebox = Speel, simuleer en bestudeer korte stadsspellen waarin je routes aanlegt.
help-version = Toon de versie.
not-installed = (gestart vanuit de bronmap)
help-play = Speel in de terminal, tegen bots of met mensen aan hetzelfde toetsenbord.
help-rules = Toon de spelregels van één stad, of van alle.
help-replay = Vertel een vastgelegd spel na, of toon de tafel op één moment.
help-verify = Controleer een spelverslag: controlesom, startwaarde, stad, elke actie en de uitslag.
help-simulate = Speel veel spellen tussen bots en vat ze samen.
help-bench = Meet hoe snel de spelregels op deze computer lopen, op één kern.
help-serve = Bied tafels aan browsers aan, tot Ctrl-C.

# Help of the options.
option-city = De id van een stad (san_francisco, paris, new_york, london) of een stadsbestand.
option-rules-city = Toon alleen de spelregels van deze stad: de id of het stadsbestand.
option-players = Het aantal spelers: 2 tot 4.
option-bots = De bots aan tafel, bijvoorbeeld greedy,random of my_bot.py:MyBot; de laatste vult de overige plaatsen.
option-name = Je naam; geef de optie vaker op voor meer mensen aan dit toetsenbord.
option-seed = De geheime startwaarde, hexadecimaal; zonder deze optie een nieuwe.
option-seat = Of je begint, als laatste komt, of dat er geloot wordt.
option-resume = Ga verder met het spel van dit verslag.
option-record = Het bestand voor het verslag; standaard een nieuw bestand in je gegevensmap.
option-language = De taal van de teksten, voor elke opdracht; standaard FAREBOX_LANGUAGE, anders de taal van het systeem.
help-help = Toon deze hulp.
usage = Gebruik:
usage-options = [OPTIES]
usage-command = OPDRACHT …
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-default = standaard: { $value }
help-required = verplicht
usage-hint = Hulp: { $command }
error-no-such-command = Er is geen opdracht ‘{ $name }’.
error-missing-command = Noem een opdracht.
error-no-such-option = Er is geen optie { $name }.
error-no-such-option-but = Er is geen optie { $name }; bedoelde je { $known }?
error-missing-argument = { $name } ontbreekt.
error-option-needs-value = De optie { $name } heeft een waarde nodig.
error-option-takes-no-value = De optie { $name } heeft geen waarde.
error-too-many-arguments = Onverwacht argument: { $extra }.
error-wrong-value = ‘{ $value }’ is geen geldige waarde voor { $name }{ $expected ->
    [int] ; nodig is een geheel getal
    [float] ; nodig is een getal
    [choice] ; kies uit: { $known }
    [at-least] ; minstens { $least } is nodig
    [at-most] ; hoogstens { $most } is toegestaan
   *[other] {""}
  }.
error-aborted = Gestopt.
option-record-file = Het bestand met het spelverslag.
option-record-city = Het stadsbestand, voor een verslag van een stad die niet in het pakket zit.
option-replay-seat = Toon alleen wat deze speler zag: een naam, of een nummer geteld vanaf 1.
option-open = Toon alles, ook wat verborgen was.
option-step = Wacht na elke actie op Enter.
option-at = Toon de tafel na dit aantal acties.
option-commitment = De hash van de startwaarde die voor het spel bekend is gemaakt.
option-games = Het aantal spellen.
option-threads = Het aantal threads; standaard één per kern.
option-output = Schrijf een regel per spel naar dit .csv- of .parquet-bestand.
option-records = Schrijf elk spel als verslag naar deze map.
option-force = Overschrijf wat er al is.
option-interpreted = Gebruik de regels zoals Python ze uitvoert, zonder compileren; traag.
option-json = Toon alleen de getallen, als JSON.
option-seconds = Hoe lang er ongeveer gemeten wordt.
option-host = Het adres waarop geluisterd wordt; standaard alleen bereikbaar vanaf deze computer.
option-port = De poort waarop geluisterd wordt; 0 is een willekeurige vrije poort.
option-database = Waar de tafels bewaard worden: sqlite:///BESTAND of postgresql://...; standaard een bestand in je gegevensmap.
option-workers = Hoeveel processen er draaien; voor meer dan één is PostgreSQL nodig.
option-log-format = plain voor mensen, json voor één JSON-object per regel.
option-browser = Open de browser op het adres.

# The beginning of a game.
welcome = Welkom in { $city }! Aan tafel, in beurtvolgorde: { $players }.
welcome-typing = Typ het nummer van wat je wilt doen. ‘help’ legt meer uit, ‘quit’ bewaart het spel voor later.
welcome-options = Andere spellen: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Hash van de geheime startwaarde: { $commitment }
resumed = Verder na { $actions } { $actions ->
    [one] actie
   *[other] acties
  } van { $file }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Fiches
label-row = Open
label-hand = Hand
label-tickets = Bestemming
column-score = Score
column-cars = Voertuigen
column-cards = Kaarten
column-tickets = Best.
column-tokens = Fiches
column-flags = Vlaggen
decks = Gedekte stapel { $deck } · aflegstapel { $discards } · bestemmingskaarten { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = geen kaarten
ticket-done = behaald
ticket-lost = niet meer haalbaar
ticket-missing = nog { $spaces ->
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
  }: { $way }

# Lists.
column-route = Route
column-colour = Kleur
column-spaces = Vakjes
column-points = Punten
column-owner = Eigenaar
column-location = Locatie
column-connections = Verbindingen
route-free = vrij
attraction = attractie
district = wijk { $name }
route-closed = gesloten

# What is due.
phase-choose-first-tickets = Kies je eerste bestemmingskaarten.
phase-place-stacks = { $players ->
    [2] Leg een reservefiche op een locatie zonder fiches
   *[other] Leg een reservestapel op een locatie zonder stapel
  }{ $stacks ->
    [1] .
   *[other] { " " }(nog { $stacks }).
  }
phase-take-turn = Jouw beurt: pak een openliggende kaart (0–4), of
phase-second-card = Nog een kaart: een openliggende (0–4, maar geen joker), of
phase-keep-tickets = Welke bestemmingskaarten houd je?
phase-choose-token = Welk fiche pak je?
last-turn = Dit is je laatste beurt!

# What may be done.
action-draw-deck = trek blind een kaart van de gedekte stapel (nog { $deck })
action-draw-tickets = { $count ->
    [one] trek de laatste bestemmingskaart ({ $count }); die moet je houden
   *[other] trek { $count } bestemmingskaarten en houd er één of beide
  }
action-keep = houd
action-place-stack = { $location }
action-take-token = pak { $location }
action-pass = pas, want er is niets anders mogelijk
action-claim = { $spaces ->
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
  }, +{ $points }
action-claim-wanted = voor een bestemming
action-claim-token = fiche { $tokens }
action-claim-ways = manieren om te betalen: { $ways }
action-pay = betaal: { $cards }
action-left = (over: { $cards }; { $cars } { $cars ->
    [one] voertuig
   *[other] voertuigen
  })

more-claims = … en nog { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }: typ ‘claims’ om ze allemaal te zien

# Asking and answering.
prompt = >
prompt-payment = Waarmee betaal je? (‘back’ voor een andere keuze) >
hand-over = { $player }, je bent aan de beurt. Druk op Enter als niemand anders het scherm kan zien.
type-a-number = Typ een nummer, of ‘help’.
no-such-number = { $number } hoort niet bij de keuzes.
no-second-wild = Een openliggende joker kan niet je tweede kaart zijn.
nothing-found = Niets past bij ‘{ $wanted }’.
no-such-payment = Typ een nummer van 1 tot { $most }, of ‘back’.
help-text =
    NUMMER           kies wat dat nummer heeft; 0–4 zijn de openliggende kaarten
    show             toon de tafel nog eens
    claims           elke route die je nu kunt claimen
    routes [WOORD]   alle routes met hun eigenaars, of die van een
                     locatie of kleur
    map [WOORD]      de locaties en waarmee ze verbonden zijn
    log              wat er kortgeleden gebeurd is
    rules            de spelregels van deze stad
    quit             stop; het spel wordt bewaard en kan verdergaan

    Acties kun je ook schrijven zoals in een spelverslag:
      draw 3 · draw deck · tickets · keep BESTEMMINGSKAART …
      claim ROUTE green*1 wild*1
      place LOCATIE · token LOCATIE · pass

# The record at the end of a game.
record-finished = Het spelverslag is { $file }
    Bekijk het spel nog eens: { $command } replay { $file }{ $city }
record-unfinished = Het spel is bewaard in { $file }
    Ga ermee verder: { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
  }
replay-unfinished = Tot hier is er gespeeld; het spel is niet afgelopen.
moment-title = { $city }, na { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
  }
verified-check = Het bestand is onbeschadigd: de controlesom klopt ({ $check }).
verified-seed = De startwaarde past bij de toezegging in het verslag ({ $commitment }).
verified-published = De startwaarde past bij de bekendgemaakte toezegging ({ $commitment }).
verified-city = De stad is { $city }, versie { $version } ({ $hash }).
verified-actions = Alle acties ({ $actions }) zijn toegestaan en leiden tot de vastgelegde stand.
verified-unfinished = Het spel is niet afgelopen.
verified-result = De uitslag klopt: { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } spellen/s
records-written = Verslagen geschreven naar { $folder }: { $count }.
output-written = { $file } is geschreven.
simulated-seed = Hoofdstartwaarde { $seed }
summary-scores = Scores
summary-seats = Plaatsen
summary-games = Spellen
summary-decisions = Beslissingen
summary-sweeps = Vervangen rijen
summary-reshuffles = Keer geschud
summary-ended-cars = Einde door voertuigen
summary-ended-passes = Einde door passen
summary-shared = Gedeelde overwinningen
column-seat = Plaats
column-mean = Gemiddeld
column-sd = SD
column-q5 = 5%
column-q25 = 25%
column-q50 = 50%
column-q75 = 75%
column-q95 = 95%
column-won = Gewonnen
column-interval = 95%-interval
column-kept = Best.
column-completed = Behaald
column-left = Vrt. over
column-what = {""}
column-least = Minst
column-most = Meest
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Bench.
measuring = { $city } wordt gemeten, spelers: { $players }
bench-title = { $city }, { $players } willekeurige spelers, één kern, beste van enkele metingen
bench-games = Spellen per seconde
bench-decisions = Beslissingen per seconde
bench-clone = Kopie
bench-row-clone = Kopie vanuit Python
bench-state = Een spel neemt { $bytes } bytes in.
bench-import = Het pakket importeren duurt { $milliseconds } ms.
column-compiled = Gecompileerd
column-interpreted = Geïnterpreteerd

# Serve.
serving = Farebox draait op { $address } (Ctrl-C stopt).
plays-like-regular = Zonder gecompileerde regels spelen als { level-regular }: { $bots }.
plays-by-search = Zonder net spelen door te zoeken: { $bots }.
bot-failed = { $bot } { $why }. Vanaf nu neemt { level-regular } het over.

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = Er is geen bot ‘{ $bot }’; er zijn: { $known }. Een eigen bot noem je met bestand en klasse: my_bot.py:MyBot.
error-bot-file-missing = Er is geen bestand { $file } voor de bot ‘{ $bot }’.
error-bot-class-missing = { $file } heeft geen klasse ‘{ $name }’.
error-bot-file-broken = { $file } kan niet worden geladen: { $fault }.
error-not-a-bot = ‘{ $bot }’ is geen bot: zijn klasse moet een subklasse van farebox.Bot zijn.
error-unknown-language = Er zijn geen teksten in ‘{ $wanted }’; er zijn: { $known }.
error-too-many-for-the-table = Aan een tafel voor { $players } is geen plaats voor { $people ->
    [one] { $people } persoon
   *[other] { $people } personen
  } en { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }.
error-record-of-unknown-city = Het verslag is van ‘{ $city }’, een stad die niet in het pakket zit; noem het bestand met --city.
error-file-exists = { $file } bestaat al en wordt niet overschreven.
error-folder-missing = Er is geen map { $folder }.
error-file-is-a-folder = { $file } is een map, geen bestand.
error-folder-not-writable = In de map { $folder } kan niet worden geschreven: { $fault }.
error-folder-not-empty = De map { $folder } is niet leeg; met --force wordt er toch in geschreven.
error-not-a-folder = { $folder } is geen map.
error-no-such-moment = Het verslag heeft geen moment --at { $at } (acties: { $actions }).
error-no-such-player = Er is geen speler ‘{ $wanted }’; kies uit: { $players }, of een nummer vanaf 1.
error-unknown-output-format = { $file } heeft geen bekend formaat; de naam moet eindigen op een van: { $known }.
error-parquet-not-installed = Voor Parquet-bestanden is het pakket pyarrow nodig; installeer { $extra }.
error-server-not-installed = De server heeft meer pakketten nodig; installeer { $extra }.
error-too-few-games = Er is minstens één spel nodig, niet { $games }.
error-too-few-threads = Er is minstens één thread nodig, niet { $threads }.
option-cities = Een map met stadsmappen en stadsbestanden die de server naast de eigen steden aanbiedt.
option-host-bot = Een bot naast de niveaus: een naam, en een bot van het pakket, een klasse in een Pythonbestand of cmd:OPDRACHT. Mag vaker worden opgegeven.
