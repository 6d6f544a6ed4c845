## What the table server says.

error-storage-unavailable = De server kan nu niet bij zijn gegevens; probeer het zo nog eens.
error-storage-not-opened = De database { $place } kan niet geopend worden: { $fault }.
error-storage-address-unknown = ‘{ $address }’ is geen adres van een database; dat begint met sqlite:/// of postgresql://.
error-storage-too-new = De database { $place } is van een nieuwere Farebox (vorm { $found }, deze kent { $known }).
error-stale-version = De tafel is intussen bij versie { $version }.
error-repeated-command = Deze opdracht is al uitgevoerd, als versie { $version }.
error-unknown-table = Er is geen tafel ‘{ $table }’.
error-table-exists = Er is al een tafel ‘{ $table }’.
error-unknown-link = Deze link is onbekend, al gebruikt of verlopen.

# The page that is shown where the web app was not built.
web-not-built-title = De server draait, maar zonder zijn webpagina’s
web-not-built = De webapp is in deze kopie niet gebouwd. Start met ‘python3 run.py play’; dan wordt hij eerst gebouwd.

# What a table does not do.
error-not-started = Het spel is nog niet begonnen.
error-already-started = Het spel is al begonnen.
error-no-such-table-seat = Er is geen plaats { $seat }; de tafel heeft { $seats } plaatsen, geteld vanaf 0.
error-only-the-host = Alleen de gastheer of gastvrouw van de tafel kan dat doen.
error-not-seated = Alleen wie aan tafel zit, kan dat doen.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-seat-taken = Op plaats { $seat } zit al iemand.
error-seat-already-open = Plaats { $seat } is al vrij.
error-unknown-level = Er is geen niveau ‘{ $level }’; er zijn: { $known }.
error-bot-needs-level = Kies een niveau voor de bot.
error-seats-open = { $open ->
    [one] Er is nog { $open } plaats vrij.
   *[other] Er zijn nog { $open } plaatsen vrij.
  }
error-stand-in-plays = Een bot speelt voor plaats { $seat }; kom eerst terug.
error-no-bot-there = Op plaats { $seat } speelt geen bot.
error-no-undo = Plaats { $seat } heeft niets om terug te nemen, of deze tafel staat dat niet toe.
error-nobody-to-stand-in-for = Op plaats { $seat } zit niemand voor wie een bot kan invallen.
error-stand-in-already = Een bot van dat niveau speelt al voor plaats { $seat }.
error-no-stand-in = Geen bot speelt voor plaats { $seat }; jij speelt daar.
error-not-absent-yet = Een bot kan plaats { $seat } pas overnemen na { $seconds } seconden wachten.
error-turn-has-time = De tijd van plaats { $seat } is nog niet om.
error-game-not-over = Het spel is nog niet afgelopen.
error-rematch-already = De revanche is aan tafel { $table }.
error-seat-without-person = Plaats { $seat } kan niet verhuizen: ze is vrij of van een bot.
error-seat-is-yours = Plaats { $seat } is al van jou.
error-table-of-another-city = Deze tafel is begonnen met een andere versie van de stad { $city } en kan niet verdergaan.
error-name-not-usable = Een naam heeft 1 tot { $most } tekens die getoond kunnen worden.
error-unknown-eyes = ‘{ $eyes }’ is geen manier om een spel te bekijken: kies open, spectator of een van { $seats } plaatsen, geteld vanaf 0.

# What the server does not do.
error-unknown-path = Op { $path } is niets te vinden.
error-method-not-allowed = { $method } is hier niet mogelijk.
error-request-not-valid = De aanvraag is niet geldig: { $fault }.
error-message-not-valid = Het bericht is niet geldig: { $fault }.
error-message-too-large = Een bericht mag hoogstens { $most } bytes hebben.
error-body-too-large = De aanvraag is te groot.
error-foreign-origin = Aanvragen van { $origin } worden niet aangenomen.
error-too-many-requests = Dat was te veel tegelijk; wacht even.
error-too-many-connections = Je hebt { $most } verbindingen open; sluit er eerst een.
error-too-many-tables = Je hebt { $most } tafels die niet afgelopen zijn; speel er eerst een uit.
error-server-fault = De server heeft een fout gemaakt. Die is genoteerd; probeer het nog eens.

# Settings.
error-setting-not-valid = Een instelling is niet geldig: { $fault }.
error-port-out-of-range = { $port } is geen poort; poorten gaan van 0 tot 65535.
error-too-few-workers = Er is minstens één proces nodig, niet { $workers }.
error-workers-need-postgresql = Voor { $workers } processen is een PostgreSQL-database nodig; noem die met --database.
error-address-not-free = De server kan niet luisteren op { $host }, poort { $port }: { $fault }. Misschien gebruikt een ander programma die: kies een andere poort met --port, 0 voor een willekeurige vrije.
error-cities-folder-missing = De map met steden { $folder } bestaat niet.
