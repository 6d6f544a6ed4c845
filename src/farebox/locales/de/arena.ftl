# The arena: matches between bots, and their report.

help-arena = Lässt Bots gegeneinander spielen und bewertet sie.

option-arena-bots = Die Bots: Namen, Spielstärken, eine eigene Klasse (my_bot.py:MyBot) oder „cmd:“ und ein Befehl für ein eigenes Programm.
option-arena-players = Zahl der Plätze am Tisch: 2 bis 4; Standard: 2.
option-blocks = Zahl der Blöcke; ein Block ist ein Startwert, gespielt mit jeder Drehung der Plätze. Standard: 1000.
option-sprt = Aufhören, sobald feststeht, dass der erste Bot um HIGH Elo stärker ist oder um höchstens LOW: --sprt 0 20.
option-arena-json = Die Ergebnisse in dieser Datei speichern; ein angehaltener Wettkampf geht von dort weiter (--resume).
option-html = Eine Seite mit Tabellen und Diagrammen in diese Datei schreiben.
option-arena-resume = Den Wettkampf dieser Datei fortsetzen; der Rest der Befehlszeile darf fehlen.
option-on = Wo gespielt wird: hier, auf allen Kernen, oder auf einem Ray-Cluster.
option-time-limit = Sekunden, die ein externer Bot pro Entscheidung hat; Standard: 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Startwert des Wettkampfs: { $seed }
arena-written = Die Ergebnisse stehen in { $file }.
arena-page-written = Die Seite steht in { $file }.
arena-stopped = Angehalten nach { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcken
  }. So geht es weiter:
arena-stopped-early = Angehalten, bevor der erste Block fertig war; es wurde nichts gespeichert.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Wertungszahlen
arena-title-games = Partien
arena-title-seats = Plätze
arena-title-pairs = Siegquote der Zeile gegen die Spalte (%)
arena-column-bot = Bot
arena-column-won = Siege
arena-column-interval = 95 %
arena-column-elo = Elo
arena-column-score = Punkte
arena-column-sd = SD
arena-column-tickets = Zielk.
arena-column-complete = Erfüllt
arena-column-left = Fz. übrig
arena-column-seat = Platz
arena-column-game = Partie
arena-column-why = Grund
arena-none = –
arena-facts = Partien: { $games }, Blöcke: { $blocks }, Entscheidungen pro Partie: { $decisions }; gemeinsame Siege: { $shared }.
arena-forfeited = { $bot } hat { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  } kampflos verloren. Die erste:
arena-note = Partie { NUMBER($game, useGrouping: 0) }, Platz { $seat }: { $why }
arena-sprt-stronger = SPRT (Blöcke: { $blocks }): { $bot } ist stärker (LLR { $llr } von ±{ $bound }; { $low } gegen { $high } Elo).
arena-sprt-not-stronger = SPRT (Blöcke: { $blocks }): { $bot } ist nicht stärker (LLR { $llr } von ±{ $bound }; { $low } gegen { $high } Elo).
arena-sprt-open = SPRT (Blöcke: { $blocks }): noch nicht entschieden (LLR { $llr } von ±{ $bound }; { $low } gegen { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = ließ sich nicht starten: { $detail }
fault-too-slow = antwortete nicht innerhalb von { $detail }
fault-ended = endete mitten in der Partie ({ $detail })
fault-line-too-long = schickte eine zu lange Zeile: { $detail }…
fault-unasked = schrieb, ohne gefragt zu sein: { $detail }
fault-nonsense = antwortete mit Unsinn: { $detail }
fault-illegal = antwortete mit einer verbotenen Aktion: { $detail }
fault-crashed = stürzte ab: { $detail }

# The page.
report-title = { $bots } Bots in { $city }
report-title-two = { $first } gegen { $second }
report-lead = { $bot } führt mit einer Siegquote von { $won } ({ $interval }).
report-lead-even = Kein Bot liegt klar vorn.
report-subtitle = { $city } · Spieler: { $players } · Partien: { $games } · Blöcke: { $blocks }
report-won = Siegquoten
report-won-how = Siegquote mit 95-%-Intervallen nach Blöcken. Die gepunktete Linie zeigt gleiche Anteile.
report-elo = Wertungszahlen
report-elo-how = Elo nach Bradley–Terry mit 95-%-Intervallen aus einem Bootstrap über Blöcke; { $reference } hat 0.
report-pairs = Direkter Vergleich
report-pairs-how = Siegquote des Bots links gegen den Bot oben, in Prozent.
report-seats = Plätze
report-seats-how = Siegquote jedes Platzes, in Zugreihenfolge. Jeder Bot sitzt überall gleich oft; zu sehen ist also allein die Wirkung des Platzes.
report-seat = Platz { $seat }
report-scores = Punktzahlen
report-scores-how = Wie oft jede Endpunktzahl erreicht wurde. Die Linie ist der Mittelwert.
report-numbers = Alle Zahlen
report-forfeits = Kampflos verloren
report-facts = Der Wettkampf
report-fact-city = Stadt
report-fact-players = Spieler
report-fact-bots = Bots
report-fact-blocks = Blöcke
report-fact-games = Partien
report-fact-seed = Startwert
report-fact-code = Code
report-fact-length = Entscheidungen pro Partie
report-fact-cars = Ende durch Fahrzeuge
report-fact-shared = Gemeinsame Siege
report-fact-forfeits = Kampflos verloren
report-fact-sprt = SPRT
report-again = Derselbe Wettkampf noch einmal:

# Errors. Every key is `error-` and a code.
error-nonsense-budget = „{ $bot }“ braucht eine Zahl von Probepartien von 1 bis { $most }, etwa search:240.
error-bots-do-not-fit-players = Die Zahl der Bots ({ $bots }) passt nicht zur Zahl der Spieler ({ $players }).
error-too-many-games = Für so viele Partien ({ $games }) reicht der Speicher nicht.
error-wrong-number-of-bots = Ein Wettkampf braucht { $least } bis { $most } Bots, nicht { $bots }.
error-empty-command = „{ $bot }“ nennt keinen Befehl; schreib ihn so: "cmd:python3 my_bot.py".
error-command-not-found = Es gibt kein Programm „{ $program }“, um „{ $bot }“ auszuführen.
error-too-few-blocks = Mindestens ein Block ist nötig, nicht { $blocks }.
error-nonsense-time-limit = Ein Zeitlimit von { $seconds } s ist nicht möglich; es muss größer als 0 und höchstens { $most } sein.
error-sprt-needs-two-bots = --sprt vergleicht zwei Bots; dieser Wettkampf hat: { $bots }.
error-sprt-bounds = --sprt braucht zwei Elo-Zahlen, die kleinere zuerst, nicht { $low } und { $high }.
error-ray-not-installed = --on ray braucht das Paket Ray; installiere { $extra }.
error-ray-not-reached = Unter { $address }, der Adresse in RAY_ADDRESS, ist kein Ray-Cluster zu erreichen.
error-ray-token-refused = Der Ray-Cluster unter { $address } lehnt das Token dieses Programms ab. Setze hier RAY_AUTH_MODE=token und RAY_AUTH_TOKEN auf das Token, mit dem der Cluster gestartet wurde.
error-ray-and-commands = Bots mit „cmd:“ laufen auf diesem Computer, nicht auf einem Cluster; lass --on ray weg.
error-page-over-results = --html würde die Ergebnisse in { $file } überschreiben; nenne eine andere Datei für die Seite.
error-match-not-readable = { $file } lässt sich nicht lesen: { $fault }.
error-match-broken = { $file } ist nicht die Datei eines Wettkampfs, oder sie ist beschädigt ({ $fault }).
error-match-of-another-version = { $file } hat Format { $format }; diese Version kennt { $known }.
error-match-of-unknown-city = Der Wettkampf in { $file } wurde in „{ $city }“ gespielt, einer Stadt, die nicht zum Paket gehört; gib ihre Datei mit --city an.
error-match-differs = { $file } gehört zu einem anderen Wettkampf und blieb unverändert. { $what ->
    [city] Die Stadt ist { $saved }, nicht { $wanted }.
    [city_hash] Die Stadt hat sich seitdem geändert.
    [players] Die Zahl der Spieler ist { $saved }, nicht { $wanted }.
    [bots] Die Bots sind { $saved }, nicht { $wanted }.
    [seed] Der Startwert ist { $saved }, nicht { $wanted }.
   *[other] Die Bots oder die Regeln haben sich seitdem geändert.
  }
