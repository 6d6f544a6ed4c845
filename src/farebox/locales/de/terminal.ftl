# The terminal: commands, the table, what may be done, what happened.

# Help of the commands.
help-farebox = Kurze Streckenspiele in der Stadt: spielen, simulieren, untersuchen.
help-version = Zeigt die Version.
not-installed = (aus dem Quellordner gestartet)
help-play = Startet ein Spiel im Terminal, gegen Bots oder mit Menschen an derselben Tastatur.
help-rules = Zeigt die Spielregeln einer Stadt oder aller Städte.
help-serve = Bietet Browsern Tische an, bis Strg+C gedrückt wird.
help-replay = Erzählt ein aufgezeichnetes Spiel nach oder zeigt den Tisch in einem Moment.
help-verify = Prüft eine Aufzeichnung: Prüfsumme, Startwert, Stadt, jede Aktion und das Ergebnis.
help-simulate = Lässt Bots viele Partien spielen und fasst sie zusammen.
help-bench = Misst, wie schnell die Regeln auf diesem Computer laufen, auf einem Kern.

# Help of the options.
option-city = Die Kennung einer Stadt (san_francisco, paris, new_york, london) oder eine Stadtdatei.
option-rules-city = Nur die Spielregeln dieser Stadt zeigen: ihre Kennung oder ihre Stadtdatei.
option-players = Zahl der Spieler: 2 bis 4.
option-bots = Die Bots am Tisch, etwa greedy,random oder my_bot.py:MyBot; der letzte füllt die übrigen Plätze.
option-name = Dein Name; mehrfach angeben, wenn mehrere an dieser Tastatur spielen.
option-seed = Der geheime Startwert, hexadezimal; ohne Angabe ein zufälliger.
option-seat = Ob du beginnst, als Letztes kommst oder das Los entscheidet.
option-resume = Das Spiel dieser Aufzeichnung fortsetzen.
option-record = Die Datei der Aufzeichnung; ohne Angabe eine neue in deinem Datenordner.
option-language = Die Sprache, für jeden Befehl; ohne Angabe FAREBOX_LANGUAGE, sonst die Sprache des Systems.
help-help = Zeigt diese Hilfe.
usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL …
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = Standard: { $value }
help-required = erforderlich
usage-hint = Hilfe: { $command }
error-no-such-command = Es gibt keinen Befehl „{ $name }“.
error-missing-command = Gib einen Befehl an.
error-no-such-option = Es gibt keine Option { $name }.
error-no-such-option-but = Es gibt keine Option { $name }; meintest du { $known }?
error-missing-argument = { $name } fehlt.
error-option-needs-value = Die Option { $name } braucht einen Wert.
error-option-takes-no-value = Die Option { $name } hat keinen Wert.
error-too-many-arguments = Unerwartetes Argument: { $extra }.
error-wrong-value = „{ $value }“ ist kein gültiger Wert für { $name }{ $expected ->
    [int] ; nötig ist eine ganze Zahl
    [float] ; nötig ist eine Zahl
    [choice] ; zur Wahl stehen: { $known }
    [at-least] ; nötig ist mindestens { $least }
    [at-most] ; erlaubt ist höchstens { $most }
   *[other] {""}
  }.
error-aborted = Abgebrochen.
option-record-file = Die Datei der Aufzeichnung.
option-record-city = Die Stadtdatei, falls die Stadt der Aufzeichnung nicht zum Paket gehört.
option-replay-seat = Nur zeigen, was diese Person sah: ein Name oder eine Nummer, gezählt ab 1.
option-open = Alles zeigen, auch was verdeckt war.
option-step = Nach jeder Aktion auf Enter warten.
option-at = Den Tisch nach so vielen Aktionen zeigen.
option-commitment = Der Hash des Startwerts, wie er vor dem Spiel bekannt gemacht wurde.
option-games = Zahl der Partien.
option-threads = Zahl der Threads; ohne Angabe einer pro Kern.
option-host = Die Adresse, an der der Server lauscht; ohne Angabe ist er nur von diesem Computer aus erreichbar.
option-port = Der Port, an dem der Server lauscht; bei 0 irgendein freier.
option-database = Wo die Tische gespeichert werden: sqlite:///DATEI oder postgresql://...; ohne Angabe in einer Datei in deinem Datenordner.
option-workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL.
option-log-format = plain für Menschen, json für ein JSON-Objekt pro Zeile.
option-browser = Die Adresse im Browser öffnen.
option-output = Eine Zeile pro Partie in diese .csv- oder .parquet-Datei schreiben.
option-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben.
option-force = Vorhandene Dateien überschreiben.
option-interpreted = Die Regeln im Python-Interpreter ausführen statt kompiliert; langsam.
option-json = Nur die Zahlen ausgeben, als JSON.
option-seconds = Wie lange ungefähr gemessen wird.

# The beginning of a game.
welcome = Willkommen in { $city }! Am Tisch, in Zugreihenfolge: { $players }.
welcome-typing = Gib die Nummer dessen ein, was du tun willst. „help“ erklärt mehr, „quit“ speichert das Spiel für später.
welcome-options = Andere Spiele: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Hash des geheimen Startwerts: { $commitment }
resumed = Weiter nach { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
  } aus { $file }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Marker
label-row = Offen
label-hand = Hand
label-tickets = Zielkarten
column-score = Punkte
column-cars = Fahrzeuge
column-cards = Karten
column-tickets = Zielk.
column-tokens = Marker
column-flags = Flaggen
decks = Nachziehstapel { $deck } · abgelegte Karten { $discards } · Zielkarten { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = keine Karten
ticket-done = erfüllt
ticket-lost = nicht mehr zu erfüllen
ticket-missing = noch { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  }: { $way }

# Lists.
column-route = Strecke
column-colour = Farbe
column-spaces = Felder
column-points = Punkte
column-owner = Gehört
column-location = Ort
column-connections = Verbindungen
route-free = frei
attraction = Sehenswürdigkeit
district = Stadtteil { $name }
route-closed = gesperrt

# What is due.
phase-choose-first-tickets = Wähle deine ersten Zielkarten.
phase-place-stacks = { $players ->
    [2] Leg einen Reservemarker auf einen Ort ohne Marker
   *[other] Leg einen Reservestapel auf einen Ort ohne Stapel
  }{ $stacks ->
    [1] .
   *[other] { " " }(noch { $stacks }).
  }
phase-take-turn = Du bist am Zug: Nimm eine offene Karte (0–4), oder
phase-second-card = Noch eine Karte: eine offene (0–4, aber keinen Joker), oder
phase-keep-tickets = Welche Zielkarten behältst du?
phase-choose-token = Welchen Marker nimmst du?
last-turn = Das ist dein letzter Zug!

# What may be done.
action-draw-deck = verdeckt vom Nachziehstapel ziehen (noch { $deck })
action-draw-tickets = { $count ->
    [one] die letzte Zielkarte ziehen; du musst sie behalten
   *[other] { $count } Zielkarten ziehen und eine oder beide behalten
  }
action-keep = behalten:
action-place-stack = { $location }
action-take-token = nehmen: { $location }
action-pass = passen: Etwas anderes ist nicht möglich
action-claim = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  }, +{ $points }
action-claim-wanted = für eine Zielkarte
action-claim-token = Marker { $tokens }
action-claim-ways = Bezahlmöglichkeiten: { $ways }
action-pay = bezahlen: { $cards }
action-left = (übrig: { $cards }; { $cars } { $cars ->
    [one] Fahrzeug
   *[other] Fahrzeuge
  })

more-claims = { $count ->
    [one] … und { $count } weitere Strecke: „claims“ zeigt sie
   *[other] … und { $count } weitere Strecken: „claims“ zeigt alle
  }

# Asking and answering.
prompt = >
prompt-payment = Womit bezahlst du? („back“ für eine andere Wahl) >
hand-over = { $player }, du bist am Zug. Drück Enter, wenn sonst niemand den Bildschirm sieht.
type-a-number = Gib eine Nummer ein oder „help“.
no-such-number = { $number } steht nicht zur Wahl.
no-second-wild = Ein offener Joker darf nicht die zweite Karte sein.
nothing-found = Nichts passt zu „{ $wanted }“.
no-such-payment = Gib eine Nummer von 1 bis { $most } ein oder „back“.
help-text =
    NUMMER          wählt, was diese Nummer hat; 0–4 sind die offenen Karten
    show            den Tisch noch einmal
    claims          alle Strecken, die du jetzt nutzen kannst
    routes [WORT]   alle Strecken und wem sie gehören, oder die eines Ortes
                    oder einer Farbe
    map [WORT]      die Orte und ihre Nachbarn
    log             was zuletzt geschah
    rules           die Spielregeln dieser Stadt
    quit            aufhören; das Spiel wird gespeichert und kann weitergehen

    Aktionen lassen sich auch so eingeben wie in Aufzeichnungen:
      draw 3 · draw deck · tickets · keep ZIELKARTE …
      claim STRECKE green*1 wild*1
      place ORT · token ORT · pass

# The record at the end of a game.
record-finished = Die Aufzeichnung ist { $file }
    Noch einmal ansehen: { $command } replay { $file }{ $city }
record-unfinished = Das Spiel ist gespeichert in { $file }
    Weiterspielen: { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
replay-unfinished = So weit ist das Spiel gekommen; es ist nicht zu Ende.
moment-title = { $city }, nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
verified-check = Die Datei ist unversehrt: Ihre Prüfsumme stimmt ({ $check }).
verified-seed = Der Startwert passt zum Hash in der Aufzeichnung ({ $commitment }).
verified-published = Der Startwert passt zum bekannt gemachten Hash ({ $commitment }).
verified-city = Die Stadt ist { $city }, Version { $version } ({ $hash }).
verified-actions = Alle Aktionen sind erlaubt und führen zur aufgezeichneten Stellung ({ $actions }).
verified-unfinished = Das Spiel ist nicht zu Ende.
verified-result = Das Ergebnis stimmt: { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } Partien/s
records-written = Aufzeichnungen in { $folder } geschrieben: { $count }.
output-written = { $file } ist geschrieben.
simulated-seed = Hauptstartwert { $seed }
summary-scores = Punktzahlen
summary-seats = Plätze
summary-games = Partien
summary-decisions = Entscheidungen
summary-sweeps = Ersetzte Auslagen
summary-reshuffles = Neu gemischt
summary-ended-cars = Ende durch Fahrzeuge
summary-ended-passes = Ende durch Passen
summary-shared = Gemeinsame Siege
column-seat = Platz
column-mean = Mittel
column-sd = SD
column-q5 = 5 %
column-q25 = 25 %
column-q50 = 50 %
column-q75 = 75 %
column-q95 = 95 %
column-won = Siege
column-interval = 95-%-Intervall
column-kept = Zielk.
column-completed = Erfüllt
column-left = Fz. übrig
column-what = {""}
column-least = Min
column-most = Max
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Serve.
serving = Farebox läuft unter { $address } (Strg+C beendet es).

# Bench.
measuring = { $city } wird gemessen, Spieler: { $players }
plays-like-regular = Ohne kompilierte Regeln spielen wie { level-regular }: { $bots }.
plays-by-search = Ohne Netz spielen mit Suche: { $bots }.
bot-failed = { $bot } { $why }. Von jetzt an spielt { level-regular } dafür.
bench-title = { $city }, { $players } zufällig ziehende Spieler, ein Kern, bester von mehreren Läufen
bench-games = Partien pro Sekunde
bench-decisions = Entscheidungen pro Sekunde
bench-clone = Kopie
bench-row-clone = Kopie aus Python
bench-state = Eine Partie belegt { $bytes } Bytes.
bench-import = Der Import des Pakets dauert { $milliseconds } ms.
column-compiled = Kompiliert
column-interpreted = Interpretiert

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“; zur Wahl stehen: { $known }. Ein eigener Bot wird mit Datei und Klasse angegeben: my_bot.py:MyBot.
error-bot-file-missing = Es gibt keine Datei { $file } für den Bot „{ $bot }“.
error-bot-class-missing = { $file } hat keine Klasse „{ $name }“.
error-bot-file-broken = { $file } lässt sich nicht laden: { $fault }.
error-not-a-bot = „{ $bot }“ ist kein Bot: Seine Klasse muss eine Unterklasse von farebox.Bot sein.
error-unknown-language = Es gibt keine Texte in „{ $wanted }“; zur Wahl stehen: { $known }.
error-too-many-for-the-table = An einem Tisch für { $players } ist kein Platz für { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
  } und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
  }.
error-record-of-unknown-city = Die Aufzeichnung stammt aus „{ $city }“, einer Stadt, die nicht zum Paket gehört; gib ihre Datei mit --city an.
error-file-exists = { $file } gibt es schon und wird nicht überschrieben.
error-folder-missing = Es gibt keinen Ordner { $folder }.
error-file-is-a-folder = { $file } ist ein Ordner, keine Datei.
error-folder-not-writable = In den Ordner { $folder } lässt sich nicht schreiben: { $fault }.
error-folder-not-empty = Der Ordner { $folder } ist nicht leer; mit --force wird trotzdem hineingeschrieben.
error-not-a-folder = { $folder } ist kein Ordner.
error-no-such-moment = In der Aufzeichnung gibt es keinen Moment --at { $at } (Aktionen: { $actions }).
error-no-such-player = Es gibt niemanden namens „{ $wanted }“; zur Wahl stehen: { $players } oder eine Nummer ab 1.
error-unknown-output-format = { $file } hat kein bekanntes Format; der Name muss enden auf: { $known }.
error-parquet-not-installed = Parquet-Dateien brauchen das Paket pyarrow; installiere { $extra }.
error-server-not-installed = Der Server braucht weitere Pakete; installiere { $extra }.
error-too-few-games = Mindestens eine Partie ist nötig, nicht { $games }.
error-too-few-threads = Mindestens ein Thread ist nötig, nicht { $threads }.
option-cities = Ein Ordner mit Stadtordnern und Stadtdateien, die der Server neben den eigenen Städten anbietet.
option-host-bot = Ein weiterer Bot neben den Spielstärken: ein Name und ein Bot des Pakets, eine Klasse in einer Python-Datei oder cmd:BEFEHL. Mehrfach möglich.
