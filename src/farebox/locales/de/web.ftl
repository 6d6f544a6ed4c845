# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Startseite
menu = Menü
rules = Spielregeln
close = Schließen
loading = Wird geladen …
too-old = Dieser Browser ist zu alt für Farebox. Du brauchst Safari { $safari }, Chrome { $chrome }, Firefox { $firefox } oder eine neuere Version.
no-script = Farebox benötigt JavaScript.
copy = Kopieren
copied = Kopiert
next = Weiter
skip = Überspringen
try-again = Noch einmal versuchen
you = du
bot = Bot
play = Spielen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
title-table = { $city } · Farebox
title-replay = Wiederholung · Farebox

# Cards, bots and tokens.
wild-ferry = Fähre
wild-bus = Bus
wild-taxi = Taxi
wild-card = { $wild ->
    [ferry] Fährenkarte
    [bus] Buskarte
   *[taxi] Taxikarte
  }
wild-cards = { $wild ->
    [ferry] Fährenkarten
    [bus] Buskarten
   *[taxi] Taxikarten
  }
level-novice = Neuling
level-casual = Amateur
level-regular = Stammgast
level-expert = Experte
level-master = Meister
level-novice-note = nimmt, was gerade gut aussieht, und vergisst die Zielkarten.
level-casual-note = nutzt zuerst die längsten Strecken und denkt erst dann an die Zielkarten.
level-regular-note = plant Strecken im Voraus und erfüllt die meisten Zielkarten; ein guter Gegner für Familien.
level-expert-note = denkt voraus und kommt dir in die Quere, wenn es sich lohnt.
level-master-note = schaut weit voraus und macht wenige Fehler.
token-symbol = { $symbol ->
    [0] Brücke
    [1] Krabbe
    [2] Herz
    [3] Glocke
    [4] Fisch
    [5] Stern
    [6] Blume
   *[other] Möwe
  }

# Home.
home-lead = Kurze Streckenspiele mitten in der Stadt. Zieh Karten, nutze Strecken, erfülle Zielkarten – in einer Viertelstunde.
home-play = Wähle eine Stadt
home-foot = Kostenlos und offen. Kein Konto, keine Werbung.
play-city = { $city } spielen
play-friends = Mit Freunden
play-friends-in = Mit Freunden: { $city }
starting = Gleich geht’s los …
city-san-francisco = Mit dem Cable Car die Hügel hinauf, mit der Fähre über die Bucht und unterwegs Marker sammeln.
city-paris = Busse unter Gaslaternen. Sammle Blau, Weiß und Rot für Punkte am Nationalfeiertag.
city-new-york = Gelbe Taxis von Harlem bis zur Wall Street; jede Sehenswürdigkeit an deinen Strecken zählt.
city-london = Rote Busse entlang der Themse; verbinde ganze Stadtteile für Extrapunkte.
go-on = Weiter: { $city }
my-tables = Meine Tische
my-tables-none = Hier findest du deine Spiele wieder und kannst weiterspielen.
remove-table = Aus der Liste entfernen: { $city }
remove-confirm-lobby = Du verlässt diesen Tisch. Aus deiner Liste entfernen?
remove-confirm-playing = Du gibst dieses Spiel auf: Ein Bot spielt weiter, und es zählt als verloren. Aus deiner Liste entfernen?
remove-confirm-over = Dieses Spiel aus deiner Liste entfernen?
remove-yes = Entfernen
remove-no = Behalten
watch-tables = Zuschauen
watch-none = Gerade gibt es keine öffentlichen Spiele.
status-lobby = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
your-turn-short = Dein Zug
show-all = { $count ->
    [one] Anzeigen
   *[other] Alle { $count } anzeigen
  }
join-title = Einem Tisch beitreten
join-link = Link oder Name des Tisches
join = Beitreten
replay-file = Aufzeichnung öffnen

# The plan of a new table.
plan-title = Wer spielt mit?
plan-you = Du
plan-name = Name
plan-name-of = Name auf Platz { $seat }
plan-default-name = Spieler { $seat }
plan-seat = Platz { $seat }
plan-bots = Bots
plan-bot = Bot · { $level }
plan-people = Menschen
plan-friend = Jemand per Link
plan-here = Jemand an diesem Gerät
plan-nobody = niemand
levels-play-like-regular = { level-expert } und { level-master } spielen wie { level-regular }: Hier sind die Regeln nicht kompiliert.
bot-not-offered = { $bot } gibt es hier nicht mehr; stattdessen spielt { level-regular }.
plan-alone = Wähle mindestens einen Mitspieler.
plan-more = Weitere Einstellungen
plan-undo = Zurücknehmen
plan-undo-note = Nur gegen Bots: Nimm deine letzte Entscheidung zurück.
plan-listed = Öffentlich
plan-listed-note = Alle dürfen zuschauen; niemand sieht deine Karten.
plan-limit = Zeit pro Zug
plan-limit-value = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
   *[other] 1 Tag
  }

# Before the game.
seat-open = frei
guest-name = Gast
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei. Schick jemandem den Link.
   *[other] { $count } Plätze sind noch frei. Schick den anderen den Link.
  }
lobby-invited = { $count ->
    [one] Ein Platz ist noch frei. Nimm ihn und spiel mit.
   *[other] { $count } Plätze sind noch frei. Nimm einen und spiel mit.
  }
lobby-ready = Alle sind da.
lobby-full = Dieser Tisch ist voll. Bleib hier, um zuzuschauen.
lobby-absent = Noch nicht da: { $players }
lobby-host = Gastgeber
lobby-make-host = Tisch übergeben
lobby-add = Platz hinzufügen
lobby-remove = Entfernen
lobby-remove-seat = Platz { $seat } entfernen
lobby-colour = Farbe von Platz { $seat }
presence-here = da
presence-away = schaut gerade weg
presence-gone = nicht verbunden
presence-thinking = überlegt
lobby-invite = Link zu diesem Tisch
lobby-take = Platz nehmen
lobby-take-seat = Platz { $seat } nehmen
lobby-leave = Verlassen
lobby-open = Platz freigeben
lobby-open-seat = Platz { $seat } freigeben
lobby-bot = Platz { $seat } einem Bot geben
lobby-bot-short = Bot …
lobby-start = Spiel starten
lobby-settings = Einstellungen des Tisches
lobby-first = Wer beginnt
lobby-first-lot = Das Los entscheidet
lobby-host-starts = Der Gastgeber startet das Spiel.

# The table.
turn-of = { $player } ist am Zug
last-round = { $count ->
    [one] Letzte Runde: noch { $count } Zug
   *[other] Letzte Runde: noch { $count } Züge
  }
end-rule = Letzte Runde bei { $cars ->
    [one] { $cars } Fahrzeug
   *[other] { $cars } Fahrzeugen
  } oder weniger
reconnecting = Verbindung verloren, neuer Versuch …
sending = Wird gesendet …
your-turn = Du bist am Zug.
your-last-turn = Das ist dein letzter Zug!
time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
  }
undo = Zurücknehmen
pass = Passen
tabs-title = Mehr zum Tisch

# What to do.
prompt-over = Das Spiel ist zu Ende.
prompt-wait = Warten auf { $player }
prompt-others-choose = Noch bei der Wahl der Zielkarten: { $players }
prompt-choose-first-tickets = Wähle deine ersten Zielkarten.
prompt-place-stacks = { $tokens ->
    [one] Leg den Reservemarker ({ $symbol }) auf einen hervorgehobenen Ort
   *[other] Leg die { $tokens } Reservemarker ({ $symbol }) auf einen hervorgehobenen Ort
  }{ $count ->
    [1] .
   *[other] { " " }(noch zu legen: { $count }).
  }
prompt-take-turn = Dein Zug: Zieh Transportkarten, nutze eine Strecke oder zieh Zielkarten.
# The same where there is little room.
prompt-take-turn-brief = Dein Zug: Karten, Strecke oder Zielkarten?
prompt-second-card = Noch eine Karte.
prompt-no-wild = Eine offene { $wild } darf nicht die zweite Karte sein.
prompt-keep-tickets = Welche Zielkarten behältst du?
prompt-choose-token = Welchen Marker nimmst du?
prompt-pass = Etwas anderes ist nicht möglich: Du musst passen.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = Du bist nicht am Zug.
why-watching = Du schaust diesem Spiel nur zu.
why-sending = Dein letzter Klick ist noch unterwegs.
why-empty = Hier ist nichts mehr übrig.
why-second-wild = Eine offene { $wild } darf nicht die zweite Karte sein.
why-other-phase = Beende zuerst, was du angefangen hast.
why-over = Das Spiel ist zu Ende.
why-owned = Diese Strecke gehört { $player }.

# The board.
board-label = Spielplan von { $city }
board-keys = Spielplan; Plus und Minus zoomen, Pfeiltasten verschieben ihn
keys-title = Tastenkürzel
keys-row = Diese offene Karte nehmen
keys-deck = Vom Nachziehstapel ziehen
keys-tickets = Zielkarten ziehen
keys-routes = Zur nächsten nutzbaren Strecke an einem Ort mit diesem Buchstaben
keys-next = Vorige oder nächste nutzbare Strecke
keys-claim = Strecke wählen, dann nutzen
keys-hand = Handkarten; Enter zeigt, was sie bezahlen können
keys-log = Zeilen des Verlaufs; Enter zeigt die Stelle auf dem Spielplan
keys-undo = Zurücknehmen
keys-zoom = Vergrößern, verkleinern, ganzer Spielplan
keys-close = Karte oder Fenster schließen
keys-help = Diese Hilfe
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganzer Spielplan
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
route-ferry = { $count ->
    [one] mindestens eine { $wild } nötig
   *[other] mindestens { $count } { $wilds } nötig
  }
place-label = { $players ->
    [2] Marker auf { $location } legen
   *[other] Stapel auf { $location } legen
  }
place-token-label = Marker von { $location } nehmen: { $symbol }

# Routes.
routes-title = Strecken
routes-find = Ort oder Farbe
routes-none = Keine Strecke gefunden.
claim = Nutzen
claim-route = Strecke { $route } nutzen, { $colour }
claim-for = { $points ->
    [one] Strecke nutzen: +{ $points } Punkt
   *[other] Strecke nutzen: +{ $points } Punkte
  }
payment-title = { $route } nutzen
payment-way = Bezahlen: { $cards }
show-twin = Parallelstrecke zeigen

# What things are worth.
gains-title = Was es sonst noch bringt
gain-token = Marker ({ $symbol }) von { $location }: +{ $points }
gain-either-token = Marker, { $first } oder { $second }: +{ $points }
gain-flag-set = Flaggenset komplett: +{ $points }
gain-attraction = Sehenswürdigkeit { $location }: +{ $points }
gain-ticket = erfüllt { $ticket }: +{ $points }
gain-district = Stadtteil { $district } verbunden: +{ $points }
gain-last-round = löst die letzte Runde aus
worth-tokens = Marker jetzt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
worth-now = = { $points }
worth-next = nächster +{ $points }
worth-no-tokens = noch keine Marker
worth-set = Set +{ $points }
worth-attractions = Erreichte Sehenswürdigkeiten: { $count }, +{ $points }
worth-district = Stadtteil { $district } (+{ $points }), noch offen: { $places }
worth-district-joined = Stadtteil { $district } verbunden: +{ $points }
place-stack = Marker ({ $symbol }), noch hier: { $tokens }
place-stack-worth = Für dich: +{ $points }
place-stack-mine = Dieses Symbol hast du schon.
place-stack-holders = Im Besitz von { $players }
place-stack-none = Hier liegen keine Marker mehr.
place-stack-table = Punkte nach Zahl der Symbole
place-attraction = Sehenswürdigkeit: +{ $points }, wenn eine deiner Strecken hierher führt
place-attraction-mine = Eine deiner Strecken führt schon hierher.
place-district = Stadtteil { $district }: +{ $points }, wenn alle Orte verbunden sind
place-district-mine = Du hast ihn verbunden.
place-missing = Noch offen: { $places }
place-routes = Freie Strecken von hier
route-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
  }

# Cards and piles.
row-title = Offene Karten und Stapel
row-card = Offene Karte { $slot } nehmen: { $card }
row-empty = Offene Karte { $slot } fehlt
pile-deck = { $count ->
    [one] Verdeckt vom Nachziehstapel ziehen, noch { $count } Karte
   *[other] Verdeckt vom Nachziehstapel ziehen, noch { $count } Karten
  }
pile-deck-short = Stapel
pile-tickets = { $count ->
    [0] Keine Zielkarten mehr
    [one] Letzte Zielkarte ziehen
   *[other] Zielkarten ziehen, noch { $count }
  }
pile-tickets-short = Zielkarten
pile-discards = { $count ->
    [one] { $count } abgelegte Karte
   *[other] { $count } abgelegte Karten
  }
pile-discards-short = Ablage
hand-title = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
  }
hand-none = Du hast keine Karten.
own-strip = Mein Bonus und meine letzte Strecke
own-last-route = Zuletzt genutzt: { $route }
hand-hidden = Die Karten sind verdeckt.
hand-find = Zeigen, was sich damit bezahlen lässt: { $card }

# Tickets.
tickets-title = Zielkarten
tickets-none = Noch keine Zielkarten.
ticket-is-done = erfüllt
ticket-is-lost = kein Weg mehr frei
ticket-is-short = zu wenige Fahrzeuge
ticket-is-missed = nicht erfüllt
ticket-needs = { $spaces ->
    [0] offen
    [one] noch { $spaces } Feld
   *[other] noch { $spaces } Felder
  }
offer-first = Wähle deine ersten Zielkarten
offer-title = Welche Zielkarten behältst du?
offer-rule = Behalte eine oder beide. Eine erfüllte Zielkarte bringt Punkte, eine nicht erfüllte kostet Punkte.
offer-one = Das ist die letzte Zielkarte; du musst sie behalten.
keep-choose = Wähle mindestens eine
keep-tickets = { $count ->
    [one] Eine Zielkarte behalten
   *[other] { $count } Zielkarten behalten
  }

# Players.
players-title = Spieler
seat-label = { $player }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
cars-left = { $count ->
    [one] noch { $count } Fahrzeug
   *[other] noch { $count } Fahrzeuge
  }
cards-held = { $count ->
    [one] { $count } Transportkarte
   *[other] { $count } Transportkarten
  }
tickets-held = { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
  }
flag-held = Flaggenkarte: { $card }
flag-missing = keine Flaggenkarte: { $card }
stand-in-short = Bot spielt
stand-in-for-bot = { level-regular } spielt
stand-in-ask = Bot spielen lassen
stand-in-me = Bot für { $player } spielen lassen
stand-in-plays = Ein Bot spielt für { $player }.
stand-in-back = Ich bin wieder da
presence-gone-for = { $minutes ->
    [one] { $player } ist seit { $minutes } Minute nicht verbunden.
   *[other] { $player } ist seit { $minutes } Minuten nicht verbunden.
  }
stand-in-confirm = Ein Bot spielt, bis { $player } zurück ist; { $player } erfährt, wer das wollte. Sicher?
stand-in-yes = Ja, Bot spielen lassen
stand-in-wait = Weiter warten
stand-in-by = Während du weg warst, hat { $player } einen Bot für dich spielen lassen.
stand-in-after-misses = Du hast drei Züge nacheinander verpasst; deshalb spielt jetzt ein Bot für dich.
game-paused = Das Spiel pausiert, bis jemand zurück ist.
turn-missed = Die Zeit ist um: Diesen Zug spielt ein Bot, den nächsten wieder du.
still-there = Bist du noch da?
still-there-note = { $seconds ->
    [one] In { $seconds } Sekunde spielt ein Bot diesen Zug.
   *[other] In { $seconds } Sekunden spielt ein Bot diesen Zug.
  }
still-there-yes = Ich bin da
nudge = { $player } anstupsen
nudged = { $player } wartet auf dich!
name-resigned = Bot für { $player }
watching = Du schaust zu
watching-note = { $count ->
    [one] Du schaust diesem Spiel zu.
   *[other] Du schaust diesem Spiel zu; im Publikum: { $count }.
  }
watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
leave-table = Verlassen; ein Bot spielt, bis ich zurück bin
resign = Aufgeben
resign-confirm = Ein Bot spielt für dich zu Ende, und das Spiel zählt für dich als verloren. Zurückkommen kannst du nicht.
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
mute-for-me = Reaktionen stummschalten
mute-for-all = Reaktionen für alle stummschalten
react = Etwas sagen
react-muted = Deine Reaktionen sind an diesem Tisch stummgeschaltet.
reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-nice = Schön gemacht!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-sorry = Tut mir leid!
reaction-haha = Haha!
reaction-wow = Wow!
reaction-oh-no = O nein!
reaction-ouch = Autsch, die wollte ich!
reaction-so-close = Das war knapp!
reaction-lucky = Glück gehabt!
reaction-thinking = Ich überlege …
reaction-no-hurry = Lass dir Zeit.
reaction-back-soon = Bin gleich zurück.
reaction-back-again = Ich bin wieder da!
reaction-nearly-done = Gleich geschafft!
reaction-congratulations = Glückwunsch!
reaction-good-game = Schönes Spiel!
reaction-again = Noch ein Spiel?
curtain-title = { $player }, du bist am Zug
curtain-note = Nimm das Gerät und achte darauf, dass sonst niemand zusieht.
curtain-open = Meine Karten zeigen
pass-on = Fertig, weitergeben
prompt-pass-on = Dein Zug ist vorbei. Jetzt: { $player }
curtain-recap = Seit deinem letzten Zug

# What just happened.
recap-again = Was gerade geschah: noch einmal zeigen
recap-claim = { $route }, +{ $points }
recap-token = Marker genommen: { $symbol }
recap-set = Flaggenset, +{ $points }
recap-cards = gezogen: { $cards }
recap-blind = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
recap-tickets = { $kept ->
    [one] { $kept } Zielkarte behalten
   *[other] { $kept } Zielkarten behalten
  }
recap-stack = { $symbol } auf { $location }
recap-pass = gepasst
recap-last-round = letzte Runde!
celebrate-ticket = Zielkarte erfüllt: { $ticket }, +{ $points }
celebrate-set = Ein ganzes Flaggenset: +{ $points }
won-you = Du hast gewonnen!

# The log.
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-missed = { $who ->
    [you] Die Zeit ist um: Diesen Zug spielt ein Bot für dich.
   *[other] Die Zeit ist um ({ $player }): Diesen Zug spielt ein Bot.
  }
log-stand-in = { $who ->
    [you] Jetzt spielt ein Bot für dich.
   *[other] Jetzt spielt ein Bot für { $player }.
  }
log-back = { $who ->
    [you] Du bist wieder dabei.
   *[other] { $player } ist wieder dabei.
  }
log-resigned = { $who ->
    [you] Du gibst auf; ein Bot spielt weiter.
   *[other] { $player } gibt auf; ein Bot spielt weiter.
  }

# Settings.
menu-table = Dieser Tisch
menu-settings = Einstellungen
setting-language = Sprache
setting-scheme = Darstellung
scheme-auto = Wie das System
scheme-light = Hell
scheme-dark = Dunkel
setting-confirm = Strecken bestätigen
setting-confirm-note = Sonst genügt ein Klick auf die Strecke, wenn es nur eine Art zu bezahlen gibt.
setting-sounds = Töne
setting-motion = Animationen
setting-notify = Benachrichtige mich, wenn ich am Zug bin
setting-notify-note = Eine Benachrichtigung des Browsers, wenn diese Seite nicht zu sehen ist.
setting-notify-refused = Der Browser lässt es nicht zu. Erlaube Benachrichtigungen dieser Seite in seinen Einstellungen.
setting-pace = { $seconds ->
    [0] Bots spielen sofort
    [one] Bots warten { $seconds } Sekunde
   *[other] Bots warten { $seconds } Sekunden
  }
seat-link = Auf einem anderen Gerät weiterspielen
seat-link-note = Öffne diesen Link auf dem anderen Gerät; er funktioniert einmal und nimmt deinen Platz mit.
commitment-title = Nachprüfbar gemischt
commitment-note = Das ist der Hash des geheimen Startwerts. Nach dem Spiel steht der Startwert in der Aufzeichnung, und „farebox verify“ prüft, ob beides zusammenpasst.

# The end.
score-lines = Alle Punkte: { $player }
score-copy = Wertungsblatt kopieren
count-again = Noch einmal zählen
rematch = Revanche
rematch-go = Zur Revanche
replay = Wiederholung
record-download = Aufzeichnung herunterladen

# Replay.
replay-of = Wiederholung · { $city }
replay-choose = Wähle die Aufzeichnung eines beendeten Spiels.
replay-controls = Steuerung der Wiederholung
replay-eyes = Gesehen von
eyes-open = Alle Karten offen
eyes-spectator = Publikum
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Vor
replay-last = Zum Ende
replay-moment = { $at } von { $last }
replay-link = Link zu diesem Moment kopieren
replay-hand = Karten: { $player }

# The rules page.
rules-length = Felder
rules-points = Punkte
rules-find = Regeln durchsuchen
rules-none = Nichts gefunden.
rules-page = Alle Regeln auf einer Seite
rules-back = Zurück zum Spiel
rules-cities = Städte
rules-numbers = Regelnummern
why-pays-nothing = Mit diesen Karten lässt sich noch keine Strecke bezahlen.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Endstation
web-error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
web-error-server-trouble = Der Server hatte ein Problem. Versuch es gleich noch einmal.
web-error-page-not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder unvollständig.
web-error-page-not-loaded = Ein Teil der App konnte nicht geladen werden; wahrscheinlich gibt es eine neue Version. Lade die Seite neu.
web-error-old-page = Es gibt eine neue Version von Farebox.
reload = Neue Version laden
web-error-not-a-link = Das ist kein Link zu einem Tisch.
web-error-not-a-record = Diese Datei ist keine Aufzeichnung.
web-error-unknown = Etwas ist schiefgegangen ({ $code }).
web-error-route-taken = Diese Strecke gehört { $seat }.
web-error-ferry-needs-wilds = Fährstrecke; { $wilds } nötig: { $needed }, vorhanden: { $played }.
web-error-too-few-with-wilds = Zu wenige Karten ({ $card }): { $needed } nötig, du hast { $held } ({ $wilds } mitgezählt).
web-error-too-few-of-one-colour = Eine beliebige Farbe: { $needed } nötig, du hast höchstens { $held } ({ $wilds } mitgezählt).
web-error-open-wild-as-second-card = Eine offene { $wild } darf nicht die zweite Karte sein.
web-error-not-your-turn = Du bist nicht am Zug.
