# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = Dat bestand bestaat niet.
problem-file-unreadable = Het bestand kan niet gelezen worden: { $reason }.
problem-not-utf8 = Het bestand is geen UTF-8-tekst.
problem-syntax = Dit is geen TOML: { $reason } (kolom { $column }).

problem-missing-field = Het veld ‘{ $field }’ ontbreekt.
problem-unknown-field = Er is hier geen veld ‘{ $field }’.
problem-wrong-type = In plaats van ‘{ $value }’ hoort hier { $expected ->
    [int] een geheel getal
    [float] een getal
    [text] een tekst tussen aanhalingstekens
    [bool] true of false
    [table] een tabel { "{" } … { "}" }
   *[list] een lijst [ … ]
  }.
problem-wrong-count = Aantal waarden: { $count }, nodig: { $needed }.
problem-bad-choice = ‘{ $value }’ is hier niet mogelijk; kies uit: { $choices }.
problem-bad-id = De id ‘{ $id }’ mag alleen kleine letters a-z, cijfers en _ hebben.
problem-empty-text = De tekst is leeg.
problem-duplicate-id = De id ‘{ $id }’ is al gebruikt.
problem-duplicate-name = De naam ‘{ $name }’ is al gebruikt: spelers zouden de twee locaties niet uit elkaar houden.
problem-unknown-location = Er is geen locatie ‘{ $location }’.
problem-control-letter = De tekst { $value } bevat een teken dat niet getoond kan worden.
problem-out-of-range = { $value } valt buiten het bereik: toegestaan is { $least } tot { $most }.
problem-too-many = Te veel in ‘{ $what }’: { $count }; hoogstens { $most } is mogelijk.
problem-too-few = Te weinig in ‘{ $what }’: { $count }; minstens { $least } is nodig.

problem-cars-never-run-out = Een speler begint met te weinig voertuigen ({ $cars }): het moeten er meer zijn dan de { $last } waarmee de laatste ronde begint.
problem-deck-too-small = De gedekte stapel heeft te weinig kaarten ({ $count }); voor een spel met vier zijn er minstens { $least } nodig.
problem-unknown-colour = ‘{ $colour }’ is geen kleur van kaarten.
problem-colour-not-in-deck = De gedekte stapel heeft geen kaarten van deze kleur: { $colour }.
problem-colour-unused = Geen route heeft deze kleur: { $colour }; die kaarten dienen alleen voor grijze routes.

problem-route-to-itself = De route gaat van { $location } naar zichzelf.
problem-route-longer-than-cars = De route heeft meer vakjes ({ $length }) dan een speler voertuigen heeft ({ $cars }).
problem-route-unpayable = De kaarten volstaan niet voor deze route: vakjes { $length }, kaarten in die kleur { $cards }, jokers { $wilds }.
problem-points-too-short = De route is langer ({ $length }) dan de puntentabel ({ $count }).
problem-wilds-exceed-length = Er zijn meer jokers vereist ({ $wilds }) dan de route vakjes heeft ({ $length }).
problem-third-route = Dit is de derde route tussen { $a } en { $b }; er mogen er twee zijn.
problem-twin-length = De route heeft lengte { $length }, de andere route (routes[{ $twin }]) lengte { $other }; ze moeten gelijk zijn.
problem-twin-wilds = Jokers vereist door de route: { $wilds }, door de andere route (routes[{ $twin }]): { $other }; ze moeten gelijk zijn.
problem-few-connections = { $location } heeft te weinig verbindingen ({ $count }); elke locatie heeft er minstens twee nodig.
problem-not-connected = Geen weg leidt van { $start } naar: { $lost }.

problem-ticket-to-itself = De bestemmingskaart gaat van { $location } naar zichzelf.
problem-same-ticket = De bestemmingskaart { $a } – { $b } is er al (tickets[{ $other }]).
problem-ticket-not-connected = Geen weg verbindt de twee locaties van deze bestemmingskaart.
problem-ticket-value = De bestemmingskaart is { $points } waard, maar de kortste weg heeft lengte { $shortest }: schrijf points = { $shortest }.
problem-location-without-ticket = { $location } staat op geen enkele bestemmingskaart.

problem-listed-twice = ‘{ $name }’ staat twee keer in de lijst.
problem-fewer-symbols = Er zijn minder symbolen ({ $symbols }) dan gemarkeerde locaties ({ $marked }); elke gemarkeerde locatie heeft er een nodig.
problem-symbol-points = Aantal waarden in de lijst: { $count }; nodig zijn er { $needed }, voor geen symbool, één symbool, enzovoort.
problem-no-room-for-stacks = Elke reservestapel ({ $spare }) heeft een locatie nodig, maar er zijn er te weinig vrij ({ $free }).
problem-fixed-connection = ‘{ $name }’ is geen verbinding van deze stad; schrijf de twee locaties als a-b.
problem-fixed-ticket = ‘{ $name }’ is geen bestemmingskaart van deze stad; schrijf de twee locaties als a-b.

problem-place-missing = { $location } heeft geen plaats onder [geometry.places].
problem-outside-box = Het punt ({ $x }, { $y }) ligt buiten de tekening van { $width } bij { $height }.
problem-places-too-close = { $location } is over { $other } getekend.
problem-curve-without-route = Er is een kromme maar geen route tussen { $a } en { $b }.
problem-bad-points = Dit zijn geen punten: schrijf er minstens { $least } als x,y met spaties ertussen, zoals "10,20 30,40".
problem-bad-colour = ‘{ $colour }’ is geen kleur van de vorm #rrggbb.
problem-shape-empty = De omtrek heeft geen vlak en geen lijn.
problem-unknown-district = Er is geen wijk ‘{ $district }’ in de bonus.
problem-unknown-theme = Er is geen thema ‘{ $theme }’; kies uit: { $themes }.
problem-unknown-icon = Er is geen pictogram ‘{ $icon }’.
problem-routes-cross = De route kruist de route tussen { $a } en { $b } (routes[{ $other }]).
problem-route-over-location = De route loopt over { $location }.
problem-route-too-short = De lijn van de route is { $length } lang; de vakjes hebben { $needed } nodig.
problem-spaces-overlap = Vakjes van de route liggen op vakjes van routes[{ $other }].
problem-label-outside-box = De naam van { $location } loopt buiten de tekening.
problem-label-over-label = De naam van { $location } botst met de naam van { $other }.
problem-label-over-location = De naam van { $location } ligt op de locatie { $other }.
problem-label-over-route = De naam van { $location } ligt op de vakjes van routes[{ $route }].
problem-landmark-over-route = De bezienswaardigheid ‘{ $landmark }’ ligt op de vakjes van routes[{ $route }].
problem-landmark-over-location = De bezienswaardigheid ‘{ $landmark }’ ligt op { $location }.
problem-landmark-over-label = De bezienswaardigheid ‘{ $landmark }’ ligt op de naam van { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Bedoelde je ‘{ $meant }’?

error-unknown-city = Er is geen stad ‘{ $city }’; er zijn: { $known }.
error-city-file = { $file } is niet te gebruiken: { $problems ->
    [one] { $problems } probleem
   *[other] { $problems } problemen
  }, het eerste in regel { NUMBER($line, useGrouping: 0) }: { $first } Zie ze allemaal met: farebox city check { $file }

severity-error = fout
severity-advice = advies
cli-city = Noem steden op, toon en controleer ze; ontwerp en verbeter je eigen steden.
cli-city-file = Een stadsbestand, of de id van een stad uit het pakket.
cli-city-svg = Teken de stad in dit SVG-bestand.
cli-city-check = Noem elk probleem van een stadsbestand, met de regel.
cli-city-show = Beschrijf een stad, of teken die.
cli-city-list = Noem de steden van het pakket.
cli-city-faulty = { $count ->
    [one] { $count } probleem: in deze stad kan nog niet gespeeld worden.
   *[other] { $count } problemen: in deze stad kan nog niet gespeeld worden.
  }
cli-city-sound = In { $name } kan gespeeld worden. Gecontroleerd: velden, netwerk, bestemmingskaarten, kaarten, bonus en tekening.
cli-city-drawn = { $name } is getekend in { $file }.
cli-city-summary = Locaties: { $locations }, verbindingen: { $connections }, routes: { $routes }, bestemmingskaarten: { $tickets }, transportkaarten: { $cards }, voertuigen per speler: { $cars }.
cli-city-routes = Routes
cli-city-tickets = Bestemmingskaarten
cli-city-deck = Kaarten
cli-city-from = van
cli-city-to = naar
cli-city-colours = kleuren
cli-city-length = lengte
cli-city-wilds = jokers
cli-city-points = punten
problem-bad-icon = Het pictogram mag alleen eenvoudige vormen bevatten en moet een geldig SVG-bestand zijn: { $found }.
error-unknown-city-hash = Er is geen versie van een stad met de hash { $hash }.
error-host-cities-faulty = Problemen in de steden van { $folder }: { $problems }; de server is niet gestart.
error-city-id-taken = Er is al een stad met de id ‘{ $city }’.
