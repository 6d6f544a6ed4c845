# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = Taký súbor neexistuje.
problem-file-unreadable = Súbor sa nedá prečítať: { $reason }.
problem-not-utf8 = Súbor nie je text UTF-8.
problem-syntax = Toto nie je TOML: { $reason } (stĺpec { $column }).

problem-missing-field = Chýba pole „{ $field }“.
problem-unknown-field = Pole „{ $field }“ sem nepatrí.
problem-wrong-type = Namiesto „{ $value }“ tu má byť { $expected ->
    [int] celé číslo
    [float] číslo
    [text] text v úvodzovkách
    [bool] true alebo false
    [table] tabuľka { "{" } … { "}" }
   *[list] zoznam [ … ]
  }.
problem-wrong-count = Počet hodnôt je { $count }, treba { $needed }.
problem-bad-choice = „{ $value }“ tu nie je možné; vyber jedno z: { $choices }.
problem-bad-id = Identifikátor „{ $id }“ smie mať len malé písmená a-z, číslice a _.
problem-empty-text = Text je prázdny.
problem-duplicate-id = Identifikátor „{ $id }“ je už použitý.
problem-duplicate-name = Názov „{ $name }“ je už použitý: hráči by tieto dve lokácie nerozlíšili.
problem-unknown-location = Lokácia „{ $location }“ neexistuje.
problem-control-letter = Text { $value } obsahuje znak, ktorý sa nedá zobraziť.
problem-out-of-range = { $value } je mimo rozsahu: má byť od { $least } do { $most }.
problem-too-many = Priveľa v „{ $what }“: { $count }; možných je najviac { $most }.
problem-too-few = Primálo v „{ $what }“: { $count }; treba aspoň { $least }.

problem-cars-never-run-out = Počet vozidiel na začiatku ({ $cars }) musí byť väčší než počet, pri ktorom sa začína posledné kolo ({ $last }).
problem-deck-too-small = Balíček má primálo kariet ({ $count }); hra štyroch ich na začiatok potrebuje aspoň { $least }.
problem-unknown-colour = „{ $colour }“ nie je farba kariet.
problem-colour-not-in-deck = V balíčku nie sú karty tejto farby: { $colour }.
problem-colour-unused = Žiadna trasa nemá farbu: { $colour }; jej karty slúžia len sivým trasám.

problem-route-to-itself = Trasa vedie z lokácie { $location } do nej samej.
problem-route-longer-than-cars = Trasa má viac políčok ({ $length }), než má hráč vozidiel ({ $cars }).
problem-route-unpayable = Balíček na túto trasu nestačí: políčka { $length }, karty jej farby { $cards }, žolíky { $wilds }.
problem-points-too-short = Dĺžka trasy je { $length }, ale tabuľka bodov sa končí pri { $count }.
problem-wilds-exceed-length = Žiada sa viac žolíkov ({ $wilds }), než má trasa políčok ({ $length }).
problem-third-route = Toto je tretia trasa medzi lokáciami { $a } a { $b }; môžu byť dve.
problem-twin-length = Dĺžka trasy je { $length }, dĺžka druhej časti (routes[{ $twin }]) je { $other }; musia byť rovnaké.
problem-twin-wilds = Trasa žiada žolíky: { $wilds }, druhá časť (routes[{ $twin }]): { $other }; musia byť rovnaké.
problem-few-connections = { $location } má primálo spojení ({ $count }); každá lokácia potrebuje aspoň dve.
problem-not-connected = Žiadna cesta nevedie z lokácie { $start } do lokácií: { $lost }.

problem-ticket-to-itself = Karta cieľových staníc vedie z lokácie { $location } do nej samej.
problem-same-ticket = Karta cieľových staníc { $a } – { $b } tu už je (tickets[{ $other }]).
problem-ticket-not-connected = Žiadna cesta nespája dve lokácie tejto karty cieľových staníc.
problem-ticket-value = Karta cieľových staníc má hodnotu { $points }, ale jej najkratšia cesta má dĺžku { $shortest }: napíš points = { $shortest }.
problem-location-without-ticket = { $location } nie je na žiadnej karte cieľových staníc.

problem-listed-twice = „{ $name }“ je v zozname dvakrát.
problem-fewer-symbols = Symbolov ({ $symbols }) je menej než označených lokácií ({ $marked }); každá potrebuje jeden.
problem-symbol-points = Počet hodnôt v zozname je { $count }, treba { $needed }: za žiadny symbol, jeden symbol a tak ďalej.
problem-no-room-for-stacks = Každá náhradná kôpka ({ $spare }) potrebuje lokáciu, ale voľných je primálo ({ $free }).
problem-fixed-connection = „{ $name }“ nie je spojenie tohto mesta; napíš jeho dve lokácie ako a-b.
problem-fixed-ticket = „{ $name }“ nie je karta tohto mesta; napíš jej dve lokácie ako a-b.

problem-place-missing = { $location } nemá miesto v [geometry.places].
problem-outside-box = Bod ({ $x }, { $y }) leží mimo kresby { $width } krát { $height }.
problem-places-too-close = { $location } je nakreslená na { $other }.
problem-curve-without-route = Je tu krivka, ale nie trasa medzi lokáciami { $a } a { $b }.
problem-bad-points = Toto nie sú body: napíš ich aspoň { $least } ako x,y oddelené medzerami, napríklad "10,20 30,40".
problem-bad-colour = „{ $colour }“ nie je farba v tvare #rrggbb.
problem-shape-empty = Obrys nemá plochu ani čiaru.
problem-unknown-district = Štvrť „{ $district }“ v bonuse neexistuje.
problem-unknown-theme = Motív „{ $theme }“ neexistuje; vyber jeden z: { $themes }.
problem-unknown-icon = Nie je tu ikona „{ $icon }“.
problem-routes-cross = Trasa križuje trasu medzi lokáciami { $a } a { $b } (routes[{ $other }]).
problem-route-over-location = Trasa vedie cez lokáciu { $location }.
problem-route-too-short = Čiara trasy má dĺžku { $length }; jej políčka potrebujú { $needed }.
problem-spaces-overlap = Políčka trasy ležia na políčkach routes[{ $other }].
problem-label-outside-box = Názov { $location } vychádza z kresby.
problem-label-over-label = Názov { $location } sa zráža s názvom { $other }.
problem-label-over-location = Názov { $location } leží na lokácii { $other }.
problem-label-over-route = Názov { $location } leží na políčkach routes[{ $route }].
problem-landmark-over-route = Pamiatka „{ $landmark }“ leží na políčkach routes[{ $route }].
problem-landmark-over-location = Pamiatka „{ $landmark }“ leží na lokácii { $location }.
problem-landmark-over-label = Pamiatka „{ $landmark }“ leží na názve { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Nemalo to byť „{ $meant }“?

error-unknown-city = Mesto „{ $city }“ neexistuje; sú tu: { $known }.
error-city-file = { $file } sa nedá použiť: { $problems ->
    [one] { $problems } problém
    [few] { $problems } problémy
   *[other] { $problems } problémov
  }, prvý v riadku { NUMBER($line, useGrouping: 0) }: { $first } Všetky ukáže: farebox city check { $file }

severity-error = chyba
severity-advice = rada
cli-city = Vypisuj, ukazuj a kontroluj mestá; navrhuj a vylepšuj vlastné.
cli-city-file = Súbor mesta alebo identifikátor mesta z balíka.
cli-city-svg = Nakresli mesto do tohto súboru SVG.
cli-city-check = Vypíš všetky problémy súboru mesta aj s riadkami.
cli-city-show = Opíš mesto alebo ho nakresli.
cli-city-list = Vypíš mestá z balíka.
cli-city-faulty = { $count ->
    [one] { $count } problém: v tomto meste sa zatiaľ nedá hrať.
    [few] { $count } problémy: v tomto meste sa zatiaľ nedá hrať.
   *[other] { $count } problémov: v tomto meste sa zatiaľ nedá hrať.
  }
cli-city-sound = V tomto meste sa dá hrať: { $name }. Skontrolované: polia, sieť, karty cieľových staníc, balíček, bonus a kresba.
cli-city-drawn = { $name }: nakreslené v { $file }.
cli-city-summary = Lokácie: { $locations }, spojenia: { $connections }, trasy: { $routes }, karty cieľových staníc: { $tickets }, prepravné karty: { $cards }, vozidlá hráča: { $cars }.
cli-city-routes = Trasy
cli-city-tickets = Karty cieľových staníc
cli-city-deck = Balíček
cli-city-from = z
cli-city-to = do
cli-city-colours = farby
cli-city-length = dĺžka
cli-city-wilds = žolíky
cli-city-points = body
problem-bad-icon = Ikona môže obsahovať len jednoduché tvary a musí byť správnym súborom SVG: { $found }.
error-unknown-city-hash = Neexistuje verzia mesta s odtlačkom { $hash }.
error-host-cities-faulty = Problémy v mestách z { $folder }: { $problems }; server sa nespustil.
error-city-id-taken = Mesto s identifikátorom „{ $city }“ už existuje.
