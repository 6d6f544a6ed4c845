# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = Diese Datei gibt es nicht.
problem-file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
problem-not-utf8 = Die Datei ist kein UTF-8-Text.
problem-syntax = Das ist kein TOML: { $reason } (Spalte { $column }).

problem-missing-field = Das Feld „{ $field }“ fehlt.
problem-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht.
problem-wrong-type = Statt „{ $value }“ gehört hierher { $expected ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [text] ein Text in Anführungszeichen
    [bool] true oder false
    [table] eine Tabelle { "{" } … { "}" }
   *[list] eine Liste [ … ]
  }.
problem-wrong-count = Zahl der Werte: { $count }, nötig: { $needed }.
problem-bad-choice = „{ $value }“ ist hier nicht möglich; zur Wahl stehen: { $choices }.
problem-bad-id = Die Kennung „{ $id }“ darf nur Kleinbuchstaben a-z, Ziffern und _ enthalten.
problem-empty-text = Der Text ist leer.
problem-duplicate-id = Die Kennung „{ $id }“ ist schon vergeben.
problem-duplicate-name = Der Name „{ $name }“ ist schon vergeben: Die beiden Orte wären nicht zu unterscheiden.
problem-unknown-location = Es gibt keinen Ort „{ $location }“.
problem-control-letter = Der Text { $value } enthält ein Zeichen, das sich nicht anzeigen lässt.
problem-out-of-range = { $value } liegt außerhalb des Bereichs: Erlaubt ist { $least } bis { $most }.
problem-too-many = Zu viele Einträge in „{ $what }“: { $count }; höchstens { $most } sind erlaubt.
problem-too-few = Zu wenige Einträge in „{ $what }“: { $count }; mindestens { $least } sind nötig.

problem-cars-never-run-out = Zu wenige Fahrzeuge pro Spieler ({ $cars }): Es müssen mehr sein als die { $last }, mit denen die letzte Runde beginnt.
problem-deck-too-small = Der Nachziehstapel ist zu klein ({ $count }): Ein Spiel zu viert braucht am Anfang mindestens { $least } Karten.
problem-unknown-colour = „{ $colour }“ ist keine Farbe von Karten.
problem-colour-not-in-deck = Der Nachziehstapel enthält keine Karten dieser Farbe: { $colour }.
problem-colour-unused = Keine Strecke hat diese Farbe: { $colour }; mit solchen Karten lassen sich nur graue Strecken bezahlen.

problem-route-to-itself = Die Strecke führt von { $location } zu sich selbst.
problem-route-longer-than-cars = Die Strecke hat mehr Felder ({ $length }), als ein Spieler Fahrzeuge hat ({ $cars }).
problem-route-unpayable = Die Karten reichen für diese Strecke nicht aus: Felder { $length }, Karten ihrer Farbe { $cards }, Joker { $wilds }.
problem-points-too-short = Die Strecke ist länger ({ $length }) als die Punktetabelle ({ $count }).
problem-wilds-exceed-length = Die Strecke verlangt mehr Joker ({ $wilds }), als sie Felder hat ({ $length }).
problem-third-route = Das ist die dritte Strecke zwischen { $a } und { $b }; zwei sind erlaubt.
problem-twin-length = Die Strecke hat die Länge { $length }, die andere der Doppelstrecke (routes[{ $twin }]) die Länge { $other }; beide müssen gleich lang sein.
problem-twin-wilds = Verlangte Joker der Strecke: { $wilds }, der anderen der Doppelstrecke (routes[{ $twin }]): { $other }; es müssen gleich viele sein.
problem-few-connections = { $location } hat zu wenige Verbindungen ({ $count }); jeder Ort braucht mindestens zwei.
problem-not-connected = Kein Weg führt von { $start } zu: { $lost }.

problem-ticket-to-itself = Die Zielkarte führt von { $location } zu sich selbst.
problem-same-ticket = Die Zielkarte { $a } – { $b } gibt es schon (tickets[{ $other }]).
problem-ticket-not-connected = Kein Weg verbindet die beiden Orte dieser Zielkarte.
problem-ticket-value = Die Zielkarte ist { $points } wert, aber ihr kürzester Weg hat die Länge { $shortest }: Schreib points = { $shortest }.
problem-location-without-ticket = { $location } steht auf keiner Zielkarte.

problem-listed-twice = „{ $name }“ steht zweimal in der Liste.
problem-fewer-symbols = Es gibt weniger Symbole ({ $symbols }) als markierte Orte ({ $marked }); jeder davon braucht eines.
problem-symbol-points = Zahl der Werte in der Liste: { $count }; nötig sind { $needed }: für kein Symbol, für ein Symbol und so weiter.
problem-no-room-for-stacks = Jeder Reservestapel ({ $spare }) braucht einen Ort, aber zu wenige sind frei ({ $free }).
problem-fixed-connection = „{ $name }“ ist keine Verbindung dieser Stadt; schreib ihre beiden Orte als a-b.
problem-fixed-ticket = „{ $name }“ ist keine Zielkarte dieser Stadt; schreib ihre beiden Orte als a-b.

problem-place-missing = { $location } hat keine Lage unter [geometry.places].
problem-outside-box = Der Punkt ({ $x }, { $y }) liegt außerhalb der Zeichnung von { $width } mal { $height }.
problem-places-too-close = { $location } ist über { $other } gezeichnet.
problem-curve-without-route = Zwischen { $a } und { $b } gibt es eine Kurve, aber keine Strecke.
problem-bad-points = Das sind keine Punkte: Schreib mindestens { $least } davon als x,y mit Leerzeichen dazwischen, etwa "10,20 30,40".
problem-bad-colour = „{ $colour }“ ist keine Farbe der Form #rrggbb.
problem-shape-empty = Der Umriss hat weder eine Fläche noch eine Linie.
problem-unknown-district = Im Bonus gibt es keinen Stadtteil „{ $district }“.
problem-unknown-theme = Es gibt kein Thema „{ $theme }“; zur Wahl stehen: { $themes }.
problem-unknown-icon = Es gibt kein Bildzeichen „{ $icon }“.
problem-routes-cross = Die Strecke kreuzt die Strecke zwischen { $a } und { $b } (routes[{ $other }]).
problem-route-over-location = Die Strecke läuft über { $location }.
problem-route-too-short = Die Linie der Strecke ist { $length } lang; ihre Felder brauchen { $needed }.
problem-spaces-overlap = Felder der Strecke überdecken Felder von routes[{ $other }].
problem-label-outside-box = Der Name von { $location } ragt aus der Zeichnung.
problem-label-over-label = Der Name von { $location } überdeckt den Namen von { $other }.
problem-label-over-location = Der Name von { $location } überdeckt den Ort { $other }.
problem-label-over-route = Der Name von { $location } überdeckt Felder von routes[{ $route }].
problem-landmark-over-route = Das Wahrzeichen „{ $landmark }“ überdeckt Felder von routes[{ $route }].
problem-landmark-over-location = Das Wahrzeichen „{ $landmark }“ überdeckt { $location }.
problem-landmark-over-label = Das Wahrzeichen „{ $landmark }“ überdeckt den Namen von { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Meintest du „{ $meant }“?

# Errors about cities. Every key is `error-` and a code of CityError.

error-unknown-city = Es gibt keine Stadt „{ $city }“; zur Wahl stehen: { $known }.
error-city-file = { $file } lässt sich nicht verwenden: { $problems ->
    [one] ein Problem
   *[other] { $problems } Probleme
  }, das erste in Zeile { NUMBER($line, useGrouping: 0) }: { $first } Alle zeigt: farebox city check { $file }

# The command `farebox city`.

severity-error = Fehler
severity-advice = Hinweis
cli-city = Listet Städte auf, zeigt und prüft sie; entwirft und verbessert eigene.
cli-city-file = Eine Stadtdatei oder die Kennung einer Stadt des Pakets.
cli-city-svg = Die Stadt in diese SVG-Datei zeichnen.
cli-city-check = Listet alle Probleme einer Stadtdatei auf, mit Zeilennummer.
cli-city-show = Beschreibt eine Stadt oder zeichnet sie.
cli-city-list = Listet die Städte des Pakets auf.
cli-city-faulty = { $count ->
    [one] Ein Problem: In dieser Stadt kann noch nicht gespielt werden.
   *[other] { $count } Probleme: In dieser Stadt kann noch nicht gespielt werden.
  }
cli-city-sound = In dieser Stadt kann gespielt werden: { $name }. Geprüft: Felder, Netz, Zielkarten, Nachziehstapel, Bonus und Zeichnung.
cli-city-drawn = { $name } ist in { $file } gezeichnet.
cli-city-summary = Orte: { $locations }, Verbindungen: { $connections }, Strecken: { $routes }, Zielkarten: { $tickets }, Transportkarten: { $cards }, Fahrzeuge pro Spieler: { $cars }.
cli-city-routes = Strecken
cli-city-tickets = Zielkarten
cli-city-deck = Nachziehstapel
cli-city-from = von
cli-city-to = nach
cli-city-colours = Farben
cli-city-length = Länge
cli-city-wilds = Joker
cli-city-points = Punkte
problem-bad-icon = Das Bildzeichen darf nur einfache Formen enthalten und muss eine wohlgeformte SVG-Datei sein: { $found }.
error-unknown-city-hash = Es gibt keine Version einer Stadt mit dem Hash { $hash }.
error-host-cities-faulty = Die Städte in { $folder } haben { $problems ->
    [one] ein Problem
   *[other] { $problems } Probleme
}; der Server wurde nicht gestartet.
error-city-id-taken = Es gibt schon eine Stadt mit der Kennung „{ $city }“.
