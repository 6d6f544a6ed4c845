# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = Met { $players } kan niet gespeeld worden: het spel is voor { $least } tot { $most } spelers.
error-names-do-not-fit-players = Er zijn { $names } namen voor { $players } spelers.
error-name-empty = Een speler heeft geen naam.
error-name-not-printable = Een naam heeft tekens die niet getoond kunnen worden: { $names }.
error-names-not-distinct = Twee spelers hebben dezelfde naam: { $names }.
error-no-such-first-player = Er is geen speler { $first } om te beginnen; de { $players } spelers worden vanaf 0 geteld.
error-seed-out-of-range = Het zaadgetal { $seed } is geen geheel getal van 0 tot 2^128 - 1.
error-seed-too-short = Het zaadgetal heeft { $bytes } bytes, maar er zijn er minstens { $needed } nodig.
error-seed-not-hexadecimal = Het zaadgetal ‘{ $seed }’ is niet hexadecimaal.
error-nothing-to-simulate = Er is niets te doen voor { $games } spellen op { $threads } threads.
error-too-many-games = Er is geen geheugen voor { $games } spellen.
error-colour-not-in-deck = De gedekte stapel heeft geen kaarten van deze kleur: { $colour }.
error-native-missing = De regels zijn hier niet gecompileerd; bots en simulaties zijn daardoor ongeveer honderd keer zo traag. Los het op met ‘{ $command }’.
error-native-unusable = De gecompileerde regels zijn hier niet te gebruiken ({ $fault }); bots en simulaties zijn daardoor ongeveer honderd keer zo traag. Los het op met ‘{ $command }’.
error-native-stale = De gecompileerde regels passen niet meer bij { $source }; bots en simulaties zijn daardoor ongeveer honderd keer zo traag. Los het op met ‘{ $command }’.
error-native-off = { $variable }=0 schakelt de gecompileerde regels uit; bots en simulaties zijn daardoor ongeveer honderd keer zo traag.

# Whose turn it is
error-not-your-turn = Niet plaats { $seat } is nu aan zet, maar plaats { $to_act }.
error-no-such-seat = Er is geen plaats { $seat }; de { $players } plaatsen worden vanaf 0 geteld.
error-game-is-over = Het spel is afgelopen.
error-nothing-to-undo = Er zijn { $done } acties om terug te nemen, geen { $actions }.
error-not-now = { $kind ->
    [draw] Er kunnen nu geen kaarten getrokken worden
    [claim] Er kan nu geen route geclaimd worden
    [tickets] Er kunnen nu geen bestemmingskaarten getrokken worden
    [keep] Er kunnen nu geen bestemmingskaarten gekozen worden
    [place] Er kan nu geen stapel gelegd worden
    [token] Er kan nu geen fiche gepakt worden
   *[pass] Je kunt nu niet passen
  }: { $phase ->
    [choose-first-tickets] eerst worden de eerste bestemmingskaarten gekozen
    [place-stacks] eerst wordt een reservestapel gelegd
    [take-turn] het is tijd voor een gewone beurt
    [second-card] eerst wordt de tweede kaart getrokken
    [keep-tickets] eerst worden bestemmingskaarten gekozen
    [choose-token] eerst wordt een fiche gekozen
   *[over] het spel is afgelopen
  }.
error-pass-not-allowed = Je mag alleen passen als je niets anders kunt doen.

# Cards
error-unknown-slot = Er is geen vak { $slot }; de vijf openliggende kaarten worden vanaf 0 geteld.
error-slot-empty = Op vak { $slot } ligt geen openliggende kaart.
error-deck-empty = De gedekte stapel is leeg.
error-open-wild-as-second-card = De openliggende joker op vak { $slot } kan niet de tweede kaart zijn.

# Tickets and tokens
error-no-tickets-left = Er zijn geen bestemmingskaarten meer.
error-keep-at-least-one = Houd minstens één bestemmingskaart.
error-unknown-ticket = Er is geen bestemmingskaart ‘{ $name }’.
error-ticket-not-offered = De bestemmingskaart { $ticket } kun je nu niet kiezen.
error-ticket-named-twice = Een bestemmingskaart is twee keer genoemd: { $tickets }.
error-unknown-location = Er is geen locatie ‘{ $name }’.
error-no-token-there = Bij { $location } is geen fiche te pakken.
error-stack-already-there = Bij { $location } ligt al een stapel.

# Routes
error-unknown-route = Er is geen route ‘{ $name }’.
error-unknown-colour = Er zijn geen kaarten van de kleur ‘{ $name }’.
error-wrong-number-of-wilds = Met { $wilds } jokers kunnen { $length } vakjes niet betaald worden.
error-payment-of-wrong-size = Voor { $length } vakjes zijn { $length } kaarten nodig: alleen jokers, of minder jokers en één kleur.
error-route-taken = { $route } is al van plaats { $seat }.
error-twin-is-yours = { $route } is voor jou gesloten: de andere helft van de dubbele route is al van jou.
error-twin-closed = { $route } is gesloten: met twee spelers kan maar één helft van een dubbele route geclaimd worden.
error-not-enough-cars = Voor { $route } zijn { $needed } voertuigen nodig, maar er zijn er nog maar { $left }.
error-not-enough-cards = Voor { $route } zijn { $needed } kaarten nodig ({ $card }), maar je hebt er { $held }.
error-wrong-colour = Voor { $route } zijn andere kaarten nodig: { $wanted }, niet { $colour }.
error-ferry-needs-wilds = { $route } is een veerboot; er zijn minstens { $needed } jokers nodig, niet { $played }.

# Texts of actions
error-not-an-action = ‘{ $text }’ is geen actie.
error-not-a-payment = ‘{ $part }’ is geen betaling zoals green*2.
error-two-colours-in-payment = ‘{ $text }’ betaalt met twee kleuren; alleen één kleur en jokers is mogelijk.
error-payment-does-not-fill-route = ‘{ $text }’ betaalt niet precies { $length } vakjes.

# Texts of positions
error-not-a-position = Dit is geen stand: hij begint niet met { $expected } en een stad.
error-position-of-another-city = De stand hoort bij { $found }, niet bij { $city } zoals die nu is.
error-position-field-broken = Een veld van de stand ontbreekt of is onleesbaar: { $fault }.
error-position-field-wrong = De stand heeft een onmogelijk veld { $field }: { $value }.
error-position-not-consistent = De stand bevat iets wat er niet in hoort.
error-position-cards-wrong = In de stand ontbreken kaarten of zijn ze dubbel.
error-position-known-cards-wrong = In de stand zijn meer kaarten van een hand bekend dan er in die hand zijn.
error-position-tickets-wrong = In de stand ontbreken bestemmingskaarten of zijn ze dubbel.
error-position-routes-wrong = De routes in de stand kunnen zo niet verdeeld zijn.
error-position-tokens-wrong = In de stand zijn fiches die daar niet kunnen zijn.
error-position-phase-wrong = In deze fase valt er in de stand niets te beslissen.

# Records
error-game-has-no-seed = Dit spel begon vanuit een stand en heeft dus geen zaadgetal en geen verslag.
error-record-not-readable = Het verslag { $file } kan niet gelezen worden: { $fault }.
error-record-not-writable = Het verslag { $file } kan niet geschreven worden: { $fault }.
error-record-not-json = Dit is geen spelverslag: { $fault }.
error-record-field-broken = Een veld van het verslag is beschadigd: { $fault }.
error-record-of-another-version = Het verslag heeft formaat { $format } en regels { $rules }; dit programma leest formaat { $known_format } en regels { $known_rules }.
error-record-damaged = Het verslag is veranderd: de controlesom klopt niet.
error-seed-does-not-fit-commitment = Het zaadgetal is niet het toegezegde: { $found } in plaats van { $expected }.
error-record-of-another-city =
    Het verslag hoort bij { $city }, versie { $version }, en past niet bij { $found }, versie { $found_version }.
error-record-set-up-refused = Het spel van het verslag kan niet opgezet worden: { $fault }.
error-record-action-refused = Actie { $number } van het verslag, ‘{ $entry }’, is niet mogelijk: { $fault }.
error-record-action-misspelt = Actie { $number } van het verslag, ‘{ $entry }’, moet geschreven worden als ‘{ $expected }’.
error-record-result-differs = Na de { $actions } acties staat het spel niet waar het verslag zegt.
