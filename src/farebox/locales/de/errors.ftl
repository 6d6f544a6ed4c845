# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = Die Zahl der Spieler ({ $players }) passt nicht: Es müssen { $least } bis { $most } sein.
error-names-do-not-fit-players = Die Zahl der Namen ({ $names }) passt nicht zur Zahl der Spieler ({ $players }).
error-name-empty = Ein Name fehlt.
error-name-not-printable = Ein Name enthält Zeichen, die sich nicht anzeigen lassen: { $names }.
error-names-not-distinct = Zwei Spieler haben denselben Namen: { $names }.
error-no-such-first-player = Diesen Platz gibt es nicht ({ $first }), also kann dort niemand beginnen; Spieler am Tisch: { $players }.
error-seed-out-of-range = Der Startwert { $seed } ist keine ganze Zahl von 0 bis 2^128 - 1.
error-seed-too-short = Der Startwert ist zu kurz: { $bytes ->
    [one] { $bytes } Byte
   *[other] { $bytes } Bytes
  } statt mindestens { $needed }.
error-seed-not-hexadecimal = Der Startwert „{ $seed }“ ist nicht hexadezimal.
error-colour-not-in-deck = Der Nachziehstapel enthält keine Karten dieser Farbe: { $colour }.
error-native-missing = Die Regeln sind hier nicht kompiliert; Bots und Simulationen sind deshalb rund hundertmal langsamer. Abhilfe: „{ $command }“.
error-native-unusable = Die kompilierten Regeln lassen sich hier nicht verwenden ({ $fault }); Bots und Simulationen sind deshalb rund hundertmal langsamer. Abhilfe: „{ $command }“.
error-native-stale = Die kompilierten Regeln passen nicht mehr zu { $source }; Bots und Simulationen sind deshalb rund hundertmal langsamer. Abhilfe: „{ $command }“.
error-native-off = { $variable }=0 schaltet die kompilierten Regeln ab; Bots und Simulationen sind deshalb rund hundertmal langsamer.

# Whose turn it is
error-not-your-turn = Am Zug ist { $to_act }, nicht { $seat }.
error-no-such-seat = Diesen Platz gibt es nicht ({ $seat }); Spieler am Tisch: { $players }.
error-game-is-over = Das Spiel ist zu Ende.
error-nothing-to-undo = Aktionen, die sich zurücknehmen lassen: { $done }; verlangt: { $actions }.
error-not-now = { $kind ->
    [draw] Du kannst jetzt keine Transportkarten ziehen
    [claim] Du kannst jetzt keine Strecke nutzen
    [tickets] Du kannst jetzt keine Zielkarten ziehen
    [keep] Du kannst jetzt keine Zielkarten behalten
    [place] Du kannst jetzt weder Stapel noch Marker legen
    [token] Du kannst jetzt keinen Marker nehmen
   *[pass] Du kannst jetzt nicht passen
  }: { $phase ->
    [choose-first-tickets] Die ersten Zielkarten werden gewählt
    [place-stacks] Die Reservemarker werden gelegt
    [take-turn] Ein Zug steht an
    [second-card] Die zweite Karte steht an
    [keep-tickets] Zielkarten werden gewählt
    [choose-token] Ein Marker wird gewählt
   *[over] Das Spiel ist zu Ende
  }.
error-pass-not-allowed = Passen darfst du nur, wenn nichts anderes möglich ist.

# Cards
error-unknown-slot = Eine Stelle { $slot } gibt es nicht; die offenen Karten haben die Stellen 0 bis 4.
error-slot-empty = An Stelle { $slot } liegt keine offene Karte.
error-deck-empty = Der Nachziehstapel ist leer.
error-open-wild-as-second-card = Der offene Joker an Stelle { $slot } darf nicht die zweite Karte sein.

# Tickets and tokens
error-no-tickets-left = Es sind keine Zielkarten mehr übrig.
error-keep-at-least-one = Behalte mindestens eine Zielkarte.
error-unknown-ticket = Es gibt keine Zielkarte „{ $name }“.
error-ticket-not-offered = Die Zielkarte { $ticket } steht dir nicht zur Wahl.
error-ticket-named-twice = Eine Zielkarte ist zweimal genannt: { $tickets }.
error-unknown-location = Es gibt keinen Ort „{ $name }“.
error-no-token-there = { $location }: Hier gibt es keinen Marker für dich.
error-stack-already-there = { $location }: Hier liegt schon ein Stapel.

# Routes
error-unknown-route = Es gibt keine Strecke „{ $name }“.
error-unknown-colour = Es gibt keine Karten der Farbe „{ $name }“.
error-wrong-number-of-wilds = Die Zahl der Joker ({ $wilds }) passt nicht zur Zahl der Felder ({ $length }).
error-payment-of-wrong-size = Bezahlt wird mit einer Karte pro Feld ({ $length }): nur mit Jokern, oder mit einer Farbe und weniger Jokern.
error-route-taken = { $route } ist schon belegt ({ $seat }).
error-twin-is-yours = { $route } ist für dich gesperrt: Die andere Strecke dieser Doppelstrecke gehört dir.
error-twin-closed = { $route } ist gesperrt: Zu zweit kann nur eine Strecke einer Doppelstrecke genutzt werden.
error-not-enough-cars = Zu wenige Fahrzeuge für { $route }: { $needed } nötig, { $left } übrig.
error-not-enough-cards = Zu wenige Karten ({ $card }) für { $route }: { $needed } nötig, du hast { $held }.
error-too-few-with-wilds = Zu wenige Karten ({ $card }) für { $route }: { $needed } nötig, du hast { $held } (Joker mitgezählt).
error-too-few-of-one-colour = Für { $route } zählt eine beliebige Farbe: { $needed } nötig, du hast höchstens { $held } (Joker mitgezählt).
error-wrong-colour = Für { $route } brauchst du Karten einer anderen Farbe: { $wanted }, nicht { $colour }.
error-ferry-needs-wilds = { $route } ist eine Fährstrecke; Joker nötig: { $needed }, bisher: { $played }.

# Texts of actions
error-not-an-action = „{ $text }“ ist keine Aktion.
error-not-a-payment = „{ $part }“ ist keine Bezahlung wie green*2.
error-two-colours-in-payment = „{ $text }“ bezahlt mit zwei Farben; erlaubt sind nur eine Farbe und Joker.
error-payment-does-not-fill-route = „{ $text }“ bezahlt nicht genau alle Felder ({ $length }).

# Texts of positions
error-not-a-position = Das ist keine Stellung: Sie beginnt nicht mit { $expected } und einer Stadt.
error-position-of-another-city = Die Stellung gehört zu { $found }, nicht zu { $city } in der jetzigen Form.
error-position-field-broken = Ein Feld der Stellung fehlt oder ist nicht lesbar: { $fault }.
error-position-field-wrong = Das Feld { $field } der Stellung hat einen ungültigen Wert: { $value }.
error-position-not-consistent = Die Stellung widerspricht sich.
error-position-cards-wrong = In der Stellung fehlen Karten oder sind doppelt.
error-position-known-cards-wrong = In der Stellung sind mehr Karten einer Hand bekannt, als sie enthält.
error-position-tickets-wrong = In der Stellung fehlen Zielkarten oder sind doppelt.
error-position-routes-wrong = Die Strecken der Stellung können nicht so verteilt sein.
error-position-tokens-wrong = In der Stellung liegen Marker, wo keine sein können.
error-position-phase-wrong = In dieser Phase der Stellung gibt es nichts zu entscheiden.

# Records
error-game-has-no-seed = Dieses Spiel begann mit einer Stellung; deshalb hat es weder Startwert noch Aufzeichnung.
error-record-not-readable = Die Aufzeichnung { $file } lässt sich nicht lesen: { $fault }.
error-record-not-writable = Die Aufzeichnung { $file } lässt sich nicht schreiben: { $fault }.
error-record-not-json = Das ist keine Aufzeichnung: { $fault }.
error-record-field-broken = Ein Feld der Aufzeichnung ist ungültig: { $fault }.
error-record-of-another-version = Die Aufzeichnung hat Format { $format } und Regeln { $rules }; dieses Programm liest Formate bis { $known_format } und Regeln { $known_rules }.
error-record-damaged = Die Aufzeichnung wurde verändert: Ihre Prüfsumme stimmt nicht.
error-seed-does-not-fit-commitment = Der Startwert passt nicht zum vorher festgelegten Hash: { $found } statt { $expected }.
error-record-of-another-city =
    Die Aufzeichnung gehört zu { $city }, Version { $version }, und passt nicht zu { $found }, Version { $found_version }.
error-record-set-up-refused = Das Spiel der Aufzeichnung lässt sich nicht aufbauen: { $fault }.
error-record-action-refused = Aktion { $number } der Aufzeichnung, „{ $entry }“, ist nicht möglich: { $fault }.
error-record-action-misspelt = Aktion { $number } der Aufzeichnung, „{ $entry }“, müsste „{ $expected }“ heißen.
error-record-result-differs = Nach allen Aktionen ({ $actions }) stimmt das Spiel nicht mit der Aufzeichnung überein.
