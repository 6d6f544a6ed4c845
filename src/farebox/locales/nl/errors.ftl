# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = Dit aantal spelers ({ $players }) kan niet: het spel is voor { $least } tot { $most } spelers.
error-names-do-not-fit-players = Het aantal namen ({ $names }) past niet bij het aantal spelers ({ $players }).
error-name-empty = Een speler heeft geen naam.
error-name-not-printable = Een naam heeft tekens die niet getoond kunnen worden: { $names }.
error-names-not-distinct = Twee spelers hebben dezelfde naam: { $names }.
error-no-such-first-player = Die eerste speler bestaat niet ({ $first }); aantal spelers: { $players }.
error-seed-out-of-range = De startwaarde { $seed } is geen geheel getal van 0 tot 2^128 - 1.
error-seed-too-short = De startwaarde is te kort ({ $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }): er zijn er minstens { $needed } nodig.
error-seed-not-hexadecimal = De startwaarde ‘{ $seed }’ is niet hexadecimaal.
error-colour-not-in-deck = De gedekte stapel heeft geen kaarten van deze kleur: { $colour }.
error-native-missing = De regels zijn hier niet gecompileerd; bots en simulaties zijn daardoor ongeveer honderd keer zo traag. Los het op met ‘{ $command }’.
error-native-unusable = De gecompileerde regels zijn hier niet te gebruiken ({ $fault }); bots en simulaties zijn daardoor ongeveer honderd keer zo traag. Los het op met ‘{ $command }’.
error-native-stale = De gecompileerde regels passen niet meer bij { $source }; bots en simulaties zijn daardoor ongeveer honderd keer zo traag. Los het op met ‘{ $command }’.
error-native-off = { $variable }=0 schakelt de gecompileerde regels uit; bots en simulaties zijn daardoor ongeveer honderd keer zo traag.

# Whose turn it is
error-not-your-turn = Niet { $seat } is aan de beurt, maar { $to_act }.
error-no-such-seat = Die plaats is er niet ({ $seat }); aantal spelers: { $players }.
error-game-is-over = Het spel is afgelopen.
error-nothing-to-undo = Acties die je ongedaan kunt maken: { $done }; gevraagd: { $actions }.
error-not-now = { $kind ->
    [draw] Er kunnen nu geen transportkaarten getrokken worden
    [claim] Er kan nu geen route geclaimd worden
    [tickets] Er kunnen nu geen bestemmingskaarten getrokken worden
    [keep] Er kunnen nu geen bestemmingskaarten gekozen worden
    [place] Er kan nu geen stapel of fiche gelegd worden
    [token] Er kan nu geen fiche gepakt worden
   *[pass] Je kunt nu niet passen
  }: { $phase ->
    [choose-first-tickets] eerst worden de eerste bestemmingskaarten gekozen
    [place-stacks] eerst worden de reservefiches gelegd
    [take-turn] het is tijd voor een gewone beurt
    [second-card] eerst wordt de tweede kaart getrokken
    [keep-tickets] eerst worden bestemmingskaarten gekozen
    [choose-token] eerst wordt een fiche gekozen
   *[over] het spel is afgelopen
  }.
error-pass-not-allowed = Je mag alleen passen als je niets anders kunt doen.

# Cards
error-unknown-slot = Er is geen positie { $slot }; de openliggende kaarten hebben positie 0 tot 4.
error-slot-empty = Op positie { $slot } ligt geen kaart.
error-deck-empty = De gedekte stapel is leeg.
error-open-wild-as-second-card = De openliggende joker op positie { $slot } kan niet de tweede kaart zijn.

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
error-wrong-number-of-wilds = Het aantal jokers ({ $wilds }) past niet bij het aantal vakjes ({ $length }).
error-payment-of-wrong-size = Elk vakje ({ $length }) kost één kaart: alleen jokers, of minder jokers en één kleur.
error-route-taken = { $route } is al geclaimd ({ $seat }).
error-twin-is-yours = { $route } is voor jou gesloten: de andere helft van de dubbele route is al van jou.
error-twin-closed = { $route } is gesloten: met twee spelers kan maar één helft van een dubbele route geclaimd worden.
error-not-enough-cars = Te weinig voertuigen voor { $route }: nodig { $needed }, over { $left }.
error-not-enough-cards = Te weinig kaarten ({ $card }) voor { $route }: nodig { $needed }, je hebt er { $held }.
error-too-few-with-wilds = Te weinig kaarten ({ $card }) voor { $route }: nodig { $needed }, je hebt er { $held } (jokers meegeteld).
error-too-few-of-one-colour = { $route } neemt één kleur naar keuze: nodig { $needed }, je hebt er hoogstens { $held } (jokers meegeteld).
error-wrong-colour = Voor { $route } zijn andere kaarten nodig: { $wanted }, niet { $colour }.
error-ferry-needs-wilds = { $route } is een veerbootroute; jokers nodig: { $needed }, tot nu toe: { $played }.

# Texts of actions
error-not-an-action = ‘{ $text }’ is geen actie.
error-not-a-payment = ‘{ $part }’ is geen betaling zoals green*2.
error-two-colours-in-payment = ‘{ $text }’ betaalt met twee kleuren; alleen één kleur en jokers is toegestaan.
error-payment-does-not-fill-route = ‘{ $text }’ betaalt niet precies alle vakjes ({ $length }).

# Texts of positions
error-not-a-position = Dit is geen stand: hij begint niet met { $expected } en een stad.
error-position-of-another-city = De stand hoort bij { $found }, niet bij { $city } zoals die nu is.
error-position-field-broken = Een veld van de stand ontbreekt of is onleesbaar: { $fault }.
error-position-field-wrong = Het veld { $field } van de stand heeft een ongeldige waarde: { $value }.
error-position-not-consistent = De stand spreekt zichzelf tegen.
error-position-cards-wrong = In de stand ontbreken kaarten of zijn ze dubbel.
error-position-known-cards-wrong = In de stand zijn meer kaarten van een hand bekend dan er in die hand zijn.
error-position-tickets-wrong = In de stand ontbreken bestemmingskaarten of zijn ze dubbel.
error-position-routes-wrong = De routes in de stand kunnen zo niet verdeeld zijn.
error-position-tokens-wrong = In de stand zijn fiches die daar niet kunnen zijn.
error-position-phase-wrong = In deze fase valt er in de stand niets te beslissen.

# Records
error-game-has-no-seed = Dit spel begon vanuit een stand en heeft dus geen startwaarde en geen verslag.
error-record-not-readable = Het verslag { $file } kan niet gelezen worden: { $fault }.
error-record-not-writable = Het verslag { $file } kan niet geschreven worden: { $fault }.
error-record-not-json = Dit is geen spelverslag: { $fault }.
error-record-field-broken = Een veld van het verslag is beschadigd: { $fault }.
error-record-of-another-version = Het verslag heeft formaat { $format } en regels { $rules }; dit programma leest formaten tot en met { $known_format } en regels { $known_rules }.
error-record-damaged = Het verslag is veranderd: de controlesom klopt niet.
error-seed-does-not-fit-commitment = De startwaarde is niet de toegezegde: { $found } in plaats van { $expected }.
error-record-of-another-city =
    Het verslag hoort bij { $city }, versie { $version }, en past niet bij { $found }, versie { $found_version }.
error-record-set-up-refused = Het spel van het verslag kan niet opgezet worden: { $fault }.
error-record-action-refused = Actie { $number } van het verslag, ‘{ $entry }’, is niet mogelijk: { $fault }.
error-record-action-misspelt = Actie { $number } van het verslag, ‘{ $entry }’, moet geschreven worden als ‘{ $expected }’.
error-record-result-differs = Na alle acties ({ $actions }) klopt de stand niet met het verslag.
