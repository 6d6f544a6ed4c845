## Messages of the table server.

error-storage-unavailable = Der Server erreicht seine Datenbank gerade nicht; versuch es gleich noch einmal.
error-storage-not-opened = Die Datenbank { $place } lässt sich nicht öffnen: { $fault }.
error-storage-address-unknown = „{ $address }“ ist keine Adresse einer Datenbank; sie beginnt mit sqlite:/// oder postgresql://.
error-storage-too-new = Die Datenbank { $place } stammt von einem neueren Farebox (ihr Format ist { $found }, diese Version kennt { $known }).
error-database-in-use = Ein anderer Server verwendet die Datenbank { $place } bereits. Eine SQLite-Datei taugt nur für einen Server; für mehrere ist PostgreSQL nötig.
error-storage-not-current = Die Datenbank { $place } hat ein anderes Format ({ $found }) als diese Version ({ $known }). Starte den Server einmal: Er stellt sie um.
error-database-not-empty = Die Datenbank { $place } ist nicht leer. Eine Sicherung wird nur in eine leere eingespielt.
error-stale-version = Der Tisch ist inzwischen bei Version { NUMBER($version, useGrouping: 0) }.
error-repeated-command = Dieser Befehl wurde schon ausgeführt, als Version { NUMBER($version, useGrouping: 0) }.
error-unknown-table = Es gibt keinen Tisch „{ $table }“.
error-table-exists = Es gibt schon einen Tisch „{ $table }“.
error-unknown-link = Dieser Link ist unbekannt, schon benutzt oder abgelaufen.
error-unknown-personal-link = Dieser Link für ein weiteres Gerät gilt nicht: Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt.
error-unknown-share = Unter diesem Link gibt es keine öffentliche Seite. Eine Partie bekommt eine, wenn sie zu Ende ist und jemand sie teilt.
error-replay-not-shared = Die Wiederholung dieser Partie wird nicht geteilt.

# The page that is shown where the web app was not built.
web-not-built-title = Der Server läuft, aber seine Webseiten fehlen
web-not-built = Die Web-App ist in dieser Kopie nicht gebaut. In einem Checkout baut „python3 run.py play“ sie zuerst. Installiere sonst ein Wheel von Farebox, das sie enthält, oder zuerst Node (ab 20.19) und danach Farebox noch einmal.

# What a table does not do.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-no-such-table-seat = Diesen Platz gibt es nicht ({ $seat }); Plätze am Tisch: { $seats }.
error-only-the-host = Das kann nur der Gastgeber des Tisches.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-not-your-seat = Das ist nicht dein Platz ({ $seat }).
error-seat-taken = Dieser Platz ist besetzt ({ $seat }).
error-seat-already-open = Dieser Platz ist schon frei ({ $seat }).
error-colour-taken = Jemand am Tisch hat diese Farbe schon.
error-too-few-seats = Weniger Plätze kann ein Tisch nicht haben.
error-too-many-seats = Mehr Plätze kann ein Tisch nicht haben.
error-unknown-level = Es gibt keinen Bot „{ $level }“; zur Wahl stehen: { $known }.
error-bot-needs-level = Wähle eine Spielstärke für den Bot.
error-seats-open = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
  }
error-stand-in-plays = Hier spielt ein Bot ({ $seat }); übernimm zuerst wieder den Platz.
error-no-bot-there = Hier spielt kein Bot ({ $seat }).
error-no-undo = Es gibt nichts zurückzunehmen ({ $seat }), oder dieser Tisch erlaubt es nicht.
error-nobody-to-stand-in-for = Hier sitzt niemand, für den ein Bot spielen könnte ({ $seat }).
error-stand-in-already = Hier spielt schon ein Bot dieser Stärke ({ $seat }).
error-no-stand-in = Hier spielt kein Bot ({ $seat }), sondern du.
error-not-absent-yet = Ein Bot kann erst übernehmen ({ $seat }), wenn der Tisch wartet und die Verbindung seit { $seconds } s weg ist.
error-stand-in-level = Für jemand anderen ({ $seat }) kann nur ein Bot der Stärke „{ $level }“ spielen.
error-turn-limit-decides = An diesem Tisch läuft die Zeit: Ist sie um, springt von selbst ein Bot ein ({ $seat }).
error-nobody-to-be-host = Hier sitzt niemand, der den Tisch übernehmen könnte ({ $seat }).
error-host-already = Hier sitzt schon der Gastgeber ({ $seat }).
error-nobody-to-mute = Hier gibt es niemanden stummzuschalten ({ $seat }).
error-muted-already = Dieser Platz ist schon stummgeschaltet ({ $seat }).
error-not-muted = Dieser Platz ist nicht stummgeschaltet ({ $seat }).
error-seat-muted = Deine Reaktionen sind an diesem Tisch stummgeschaltet ({ $seat }).
error-too-many-reactions = Nicht so schnell: Warte kurz vor der nächsten Reaktion.
error-nobody-to-nudge = Der Tisch wartet hier nicht auf jemand anderen ({ $seat }).
error-nudge-too-soon = Noch ein wenig Geduld: Anstupsen geht nach { $seconds } s ({ $seat }).
error-nudged-already = Hier wurde gerade erst angestupst ({ $seat }).
error-turn-has-time = Die Zeit für diesen Zug ist noch nicht um ({ $seat }).
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-rematch-already = Die Revanche findet an Tisch { $table } statt.
error-seat-without-person = Hier ist niemand, der umziehen könnte: Der Platz ist frei oder gehört einem Bot ({ $seat }).
error-seat-is-yours = Dieser Platz gehört dir schon ({ $seat }).
error-table-of-another-city = Dieser Tisch wurde mit einer anderen Version von { $city } begonnen und kann nicht weitergehen.
error-table-of-another-version = Dieser Tisch wurde nach Version { $rules } der Regeln begonnen, die dieser Server nicht mehr unterstützt ({ $known }). Er ist geschlossen; alles, was an ihm gespielt wurde, bleibt erhalten.
error-table-damaged = Die Daten von Tisch { $table } sind beschädigt; er lässt sich nicht öffnen. Der Fehler wurde protokolliert.
error-table-too-long = An diesem Tisch wurde schon so viel geändert, dass nichts mehr geändert werden kann; das Spiel selbst geht weiter.
error-name-not-usable = Ein Name hat 1 bis { $most } Zeichen, die sich anzeigen lassen.
error-seat-name-not-usable = Dieser Name geht nicht ({ $seat }): Ein Name hat 1 bis { $most } Zeichen, die sich anzeigen lassen.
error-unknown-eyes = „{ $eyes }“ ist keine Sicht auf das Spiel: Wähle open, spectator oder die Nummer eines Platzes unter { $seats }.

# What the server does not do.
error-unknown-path = Unter { $path } gibt es nichts.
error-method-not-allowed = { $method } ist hier nicht erlaubt.
error-request-not-valid = Die Anfrage ist ungültig: { $fault }.
error-message-not-valid = Die Nachricht ist ungültig: { $fault }.
error-message-too-large = Eine Nachricht darf höchstens { $most } Bytes haben.
error-body-too-large = Die Anfrage ist zu groß.
error-foreign-origin = Anfragen von { $origin } werden nicht angenommen.
error-unknown-host = Unter dem Namen { $host } ist dieser Server nicht zu erreichen.
error-too-many-requests = Zu viele Anfragen auf einmal; warte einen Moment.
error-too-many-connections = Du hast zu viele offene Verbindungen (höchstens { $most }); schließ zuerst eine.
error-too-many-tables = Du hast zu viele Spiele eröffnet, die noch laufen (höchstens { $most }); beende zuerst eines.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Es wurde protokolliert; versuch es noch einmal.

# Settings.
error-setting-not-valid = Eine Einstellung ist ungültig: { $fault }.
error-port-out-of-range = { $port } ist kein Port; Ports gehen von 0 bis 65535.
error-too-few-workers = Mindestens ein Prozess ist nötig, nicht { $workers }.
error-workers-need-postgresql = Mehrere Prozesse ({ $workers }) brauchen eine PostgreSQL-Datenbank; gib sie mit --database an.
error-address-not-free = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $fault }. Vielleicht benutzt ihn ein anderes Programm: Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
error-cities-folder-missing = Den Ordner mit Städten { $folder } gibt es nicht.
error-no-home-network = Dieser Computer ist mit keinem Netzwerk verbunden, andere Geräte erreichen ihn also nicht: Verbinde ihn mit deinem WLAN oder starte ohne --lan.
error-push-not-usable = Die Adresse dieses Browsers für Benachrichtigungen ist nicht brauchbar.
error-too-many-subscriptions = Du bekommst schon in zu vielen Browsern Benachrichtigungen (höchstens { $most }); schalte sie in einem davon aus.
error-no-guided-game = Für „{ $city }“ gibt es kein geführtes Spiel.
