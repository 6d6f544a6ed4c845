## What the table server says.

error-storage-unavailable = De server kan nu niet bij zijn gegevens; probeer het zo nog eens.
error-storage-not-opened = De database { $place } kan niet geopend worden: { $fault }.
error-storage-address-unknown = ‘{ $address }’ is geen adres van een database; dat begint met sqlite:/// of postgresql://.
error-storage-too-new = De database { $place } is van een nieuwere Farebox (formaat { $found }, deze kent { $known }).
error-storage-not-current = De database { $place } heeft een ander formaat ({ $found }) dan deze versie ({ $known }). Start de server één keer; die zet de database om.
error-database-not-empty = De database { $place } is niet leeg. Een back-up wordt alleen in een lege teruggezet.
error-database-in-use = Een andere server gebruikt de database { $place } al. Een SQLite-bestand is voor één server; voor meer is PostgreSQL nodig.
error-stale-version = De tafel is intussen bij versie { NUMBER($version, useGrouping: 0) }.
error-repeated-command = Deze opdracht is al uitgevoerd, als versie { NUMBER($version, useGrouping: 0) }.
error-unknown-table = Er is geen tafel ‘{ $table }’.
error-table-exists = Er is al een tafel ‘{ $table }’.
error-unknown-link = Deze link is onbekend, al gebruikt of verlopen.
error-unknown-personal-link = Deze link voor een ander apparaat is niet geldig: hij is al gebruikt, verlopen of door een nieuwere vervangen.
error-unknown-share = Achter deze link staat geen openbare pagina. Een spel krijgt er een als het afgelopen is en een speler het deelt.
error-replay-not-shared = De herhaling van dit spel wordt niet gedeeld.

# The page that is shown where the web app was not built.
web-not-built-title = De server draait, maar zonder zijn webpagina’s
web-not-built = De webapp is in deze kopie niet gebouwd. In een kloon van de repository bouwt ‘python3 run.py play’ hem eerst. Installeer anders een wheel van Farebox, waar hij in zit, of eerst Node 20.19 of nieuwer en daarna Farebox opnieuw.

# What a table does not do.
error-not-started = Het spel is nog niet begonnen.
error-already-started = Het spel is al begonnen.
error-no-such-table-seat = Die plaats is er niet ({ $seat }); aantal plaatsen aan tafel: { $seats }.
error-only-the-host = Alleen de organisator van de tafel kan dat doen.
error-not-seated = Alleen wie aan tafel zit, kan dat doen.
error-not-your-seat = Dit is niet jouw plaats ({ $seat }).
error-seat-taken = Deze plaats is al bezet ({ $seat }).
error-seat-already-open = Deze plaats is al vrij ({ $seat }).
error-colour-taken = Iemand aan tafel heeft deze kleur al.
error-too-few-seats = Een tafel kan niet minder plaatsen hebben.
error-too-many-seats = Een tafel kan niet meer plaatsen hebben.
error-unknown-level = Er is geen bot ‘{ $level }’; er zijn: { $known }.
error-bot-needs-level = Kies een niveau voor de bot.
error-seats-open = { $open ->
    [one] Er is nog { $open } plaats vrij.
   *[other] Er zijn nog { $open } plaatsen vrij.
  }
error-stand-in-plays = Hier speelt een bot ({ $seat }); neem de plaats eerst terug.
error-no-bot-there = Hier speelt geen bot ({ $seat }).
error-no-undo = Er is niets ongedaan te maken ({ $seat }), of deze tafel staat dat niet toe.
error-nobody-to-stand-in-for = Hier zit niemand voor wie een bot kan spelen ({ $seat }).
error-stand-in-already = Hier speelt al een bot van dat niveau ({ $seat }).
error-no-stand-in = Hier speelt geen bot ({ $seat }); jij speelt zelf.
error-not-absent-yet = Een bot kan het pas overnemen ({ $seat }) als de tafel wacht en de verbinding al { $seconds } s weg is.
error-stand-in-level = Voor iemand anders ({ $seat }) kan alleen een bot van niveau ‘{ $level }’ spelen.
error-turn-limit-decides = Aan deze tafel hebben beurten een tijdslimiet: een bot valt vanzelf in als de tijd om is ({ $seat }).
error-nobody-to-be-host = Hier zit niemand om de tafel aan over te dragen ({ $seat }).
error-host-already = Hier zit de organisator van de tafel al ({ $seat }).
error-nobody-to-mute = Hier zit niemand om te dempen ({ $seat }).
error-muted-already = Deze plaats is al gedempt ({ $seat }).
error-not-muted = Deze plaats is niet gedempt ({ $seat }).
error-seat-muted = Je reacties zijn aan deze tafel gedempt ({ $seat }).
error-too-many-reactions = Niet zo snel: wacht even met de volgende reactie.
error-nobody-to-nudge = De tafel wacht hier niet op iemand anders ({ $seat }).
error-nudge-too-soon = Geef even de tijd: porren kan na { $seconds } s ({ $seat }).
error-nudged-already = Hier is net al gepord ({ $seat }).
error-turn-has-time = De tijd voor deze beurt is nog niet om ({ $seat }).
error-game-not-over = Het spel is nog niet afgelopen.
error-rematch-already = De revanche is aan tafel { $table }.
error-seat-without-person = Er is niemand om te verhuizen: deze plaats is vrij of van een bot ({ $seat }).
error-seat-is-yours = Deze plaats is al van jou ({ $seat }).
error-table-of-another-city = Deze tafel is begonnen met een andere versie van de stad { $city } en kan niet verdergaan.
error-table-of-another-version = Deze tafel is begonnen met versie { $rules } van de regels, die deze server niet meer ondersteunt ({ $known }). De tafel is gesloten; alles wat er gespeeld is, blijft bewaard.
error-table-too-long = Er is aan deze tafel zoveel gewijzigd dat er niets meer bij kan; het spel zelf gaat door.
error-table-damaged = De gegevens van tafel { $table } zijn beschadigd, dus die kan niet geopend worden. Het is vastgelegd.
error-name-not-usable = Een naam heeft 1 tot { $most } tekens die getoond kunnen worden.
error-seat-name-not-usable = Deze naam kan niet ({ $seat }): een naam heeft 1 tot { $most } tekens die getoond kunnen worden.
error-unknown-eyes = ‘{ $eyes }’ is geen manier om een spel te bekijken: kies open, spectator of een plaatsnummer onder { $seats }.

# What the server does not do.
error-unknown-path = Op { $path } is niets te vinden.
error-method-not-allowed = { $method } is hier niet mogelijk.
error-request-not-valid = De aanvraag is niet geldig: { $fault }.
error-message-not-valid = Het bericht is niet geldig: { $fault }.
error-message-too-large = Een bericht mag hoogstens { $most } bytes hebben.
error-body-too-large = De aanvraag is te groot.
error-foreign-origin = Aanvragen van { $origin } worden niet aangenomen.
error-unknown-host = Deze server luistert niet naar de naam { $host }.
error-too-many-requests = Te veel aanvragen tegelijk; wacht even.
error-too-many-connections = Je hebt te veel verbindingen open (hoogstens { $most }); sluit er eerst een.
error-too-many-tables = Je hebt te veel spellen die niet afgelopen zijn (hoogstens { $most }); speel er eerst een uit.
error-server-fault = Er ging iets mis op de server. Het is vastgelegd; probeer het nog eens.

# Settings.
error-setting-not-valid = Een instelling is niet geldig: { $fault }.
error-port-out-of-range = { $port } is geen poort; poorten gaan van 0 tot 65535.
error-too-few-workers = Er is minstens één proces nodig, niet { $workers }.
error-workers-need-postgresql = Voor meer processen ({ $workers }) is een PostgreSQL-database nodig; noem die met --database.
error-address-not-free = De server kan niet luisteren op { $host }, poort { $port }: { $fault }. Misschien gebruikt een ander programma die: kies een andere poort met --port, 0 voor een willekeurige vrije.
error-cities-folder-missing = De map met steden { $folder } bestaat niet.
error-no-home-network = Deze computer is met geen enkel netwerk verbonden, dus andere apparaten kunnen hem niet bereiken: verbind hem met je wifi, of start zonder --lan.
error-push-not-usable = Het adres van deze browser voor meldingen is niet bruikbaar.
error-too-many-subscriptions = Je krijgt al meldingen in te veel browsers (hoogstens { $most }); zet ze in een daarvan uit.
error-no-guided-game = Er is geen begeleid spel voor ‘{ $city }’.
