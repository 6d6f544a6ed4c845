# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Die Spielregeln
rules-title-city = Die Spielregeln: { $city }

rules-title-setup = Spielvorbereitung
rules-setup-1 = Alle nehmen sich die Fahrzeuge einer Farbe und beginnen mit 0 Punkten.
rules-setup-2 = Auf jeden markierten Ort kommt ein Stapel Touristenmarker mit demselben Symbol; zwei Stapel liegen als Reserve bereit. Marker je Stapel, nach der Zahl der Spieler: { $stacks }.
rules-setup-3 = Die Transportkarten werden gemischt, und alle erhalten zwei davon. Die übrigen bilden den Nachziehstapel; die obersten fünf werden offen neben den Spielplan gelegt.
rules-setup-4 = Die Zielkarten werden gemischt, und alle erhalten zwei davon. Alle behalten eine oder beide, ohne zu sehen, was die anderen wählen; zurückgegebene Zielkarten kommen verdeckt unter den Stapel der Zielkarten.
rules-setup-5 = Wer beginnt, entscheidet das Los, wenn der Tisch nichts anderes festlegt; bei der Wahl der Zielkarten kennen alle die Reihenfolge. Gespielt wird im Uhrzeigersinn.
rules-setup-6 = Zu dritt oder zu viert, vor dem ersten Zug: Wer als Letztes dran ist, legt einen Reservestapel auf einen Ort ohne Stapel; danach legt den anderen ebenso, wer als Vorletztes dran ist.
rules-setup-7 = Zu zweit, vor dem ersten Zug: Wer als Zweites dran ist, nimmt von jedem Reservestapel einen Marker und legt die beiden auf zwei verschiedene Orte ohne Marker. Die übrigen Reservemarker sind aus dem Spiel.

rules-title-aim = Ziel des Spiels
rules-aim-1 = Du sammelst Transportkarten, nutzt mit ihnen Strecken und setzt deine Fahrzeuge darauf, bis ein eigenes Netz durch die Stadt führt.
rules-aim-2 = Deine Zielkarten nennen je zwei Orte, die deine Strecken verbinden sollen.
rules-aim-3 = Wer am Ende die meisten Punkte hat, gewinnt.

rules-title-turn = Der Spielzug
rules-turn-1 = In deinem Zug machst du genau eines: Transportkarten ziehen, eine Strecke nutzen oder Zielkarten ziehen.
rules-turn-2 = Ist nichts davon möglich, passt du. Passen alle nacheinander, endet das Spiel.

rules-title-drawing = Transportkarten ziehen
rules-drawing-1 = Zieh nacheinander zwei Transportkarten, jede entweder aus den offenen Karten oder verdeckt vom Nachziehstapel. Du darfst beliebig viele Karten auf der Hand haben.
rules-drawing-2 = Für eine genommene offene Karte wird sofort eine neue vom Nachziehstapel aufgedeckt.
rules-drawing-3 = Nimmst du als erste Karte einen offenen Joker, ziehst du keine zweite Karte.
rules-drawing-4 = Ein offener Joker darf nicht deine zweite Karte sein.
rules-drawing-5 = Ein verdeckt gezogener Joker zählt wie jede andere Karte.
rules-drawing-6 = Sobald drei oder mehr der fünf offenen Karten Joker sind, werden alle fünf abgelegt und fünf neue aufgedeckt.
rules-drawing-7 = Ist der Nachziehstapel leer, werden die abgelegten Karten gemischt und bilden den neuen Nachziehstapel.
rules-drawing-8 = Die zweite Karte musst du ziehen, wenn es eine gibt, die du ziehen darfst.

rules-title-claiming = Eine Strecke nutzen
rules-claiming-1 = Eine Strecke ist eine Reihe von Feldern zwischen zwei benachbarten Orten. Wähle eine freie Strecke, spiel so viele Transportkarten ihrer Farbe, wie sie Felder hat, und setz auf jedes Feld eines deiner Fahrzeuge. Pro Zug darfst du eine Strecke nutzen; sie muss nicht an deine anderen Strecken anschließen.
rules-claiming-2 = Ein Joker steht für eine Karte beliebiger Farbe. { $wild ->
    [ferry] In dieser Stadt ist das die Fährenkarte.
    [bus] In dieser Stadt ist das die Buskarte.
    [taxi] In dieser Stadt ist das die Taxikarte.
   *[all] In San Francisco ist das die Fährenkarte, in Paris und London die Buskarte und in New York die Taxikarte.
  }
rules-claiming-3 = Für eine graue Strecke darfst du jede Farbe spielen, aber alle Karten müssen dieselbe haben.
rules-claiming-4 = Hast du weniger Fahrzeuge, als die Strecke Felder hat, kannst du sie nicht nutzen.
rules-claiming-5 = Die Punkte für die Strecke erhältst du sofort, und die gespielten Karten werden abgelegt{ $bonus ->
    [flag-sets] , bis auf eine Flaggenkarte, die du behältst
    [all] , in Paris bis auf eine Flaggenkarte, die du behältst
   *[other] {""}
  }.
rules-claiming-6 = Punkte für eine Strecke, nach der Zahl ihrer Felder: { $route_points }.
rules-claiming-7 = Wie viele Joker du einsetzt, entscheidest du; du darfst sogar nur mit Jokern bezahlen.

rules-title-doubles = Doppelstrecken
rules-doubles-1 = Zwei gleich lange Strecken zwischen denselben zwei Orten sind eine Doppelstrecke. Niemand darf beide nutzen.
rules-doubles-2 = Zu zweit ist die eine für alle gesperrt, sobald die andere genutzt wird.

rules-title-ferries = Fähren
rules-ferries-1 = Eine Fährstrecke hat auf mindestens einem ihrer Felder ein Fährensymbol. Für jedes Symbol muss eine der gespielten Karten ein Joker sein.
rules-ferries-2 = Die übrigen Felder bezahlst du wie gewohnt; auch dort dürfen Joker einspringen.

rules-title-tokens = Touristenmarker
rules-tokens-1 = Liegt an einem Ende der Strecke, die du nutzt, ein Marker, nimmst du einen, außer du hast dieses Symbol schon. Hast du das Symbol am einen Ende schon, nimmst du den Marker am anderen.
rules-tokens-2 = Könntest du an beiden Enden einen Marker nehmen, wählst du einen davon. Eine Strecke bringt nie mehr als einen Marker.
rules-tokens-3 = Kannst du einen Marker nehmen, musst du es tun. Alle können deine Marker sehen.

rules-title-flags = Flaggensets
rules-flags-1 = Nutzt du eine Strecke in einer Farbe der Flagge ({ $flag_colours }), legst du eine der gespielten Karten dieser Farbe offen vor dich hin, statt sie abzulegen. So entsteht ein Set in den Farben der französischen Flagge.
rules-flags-2 = Ein Joker wird nie behalten: Eine Strecke, die nur mit Jokern bezahlt wird, bringt keine Flaggenkarte.
rules-flags-3 = Du behältst höchstens eine Karte je Farbe. Hast du die Farbe schon, werden alle gespielten Karten abgelegt.
rules-flags-4 = Hast du am Ende deines Zuges alle Farben, feierst du den französischen Nationalfeiertag: Du erhältst sofort { $flag_points ->
    [one] { $flag_points } Punkt
   *[other] { $flag_points } Punkte
  } und legst das Set ab. In einem späteren Zug darfst du ein neues beginnen.
rules-flags-5 = Alle können deine Flaggenkarten sehen; in den Nachziehstapel kommen sie erst wieder, wenn sie abgelegt sind.

rules-title-tickets = Zielkarten
rules-tickets-1 = Eine Zielkarte nennt zwei Orte und einen Wert. Sie ist erfüllt, wenn deine Strecken die beiden Orte lückenlos verbinden.
rules-tickets-2 = Ziehst du Zielkarten, siehst du dir die obersten zwei an und behältst eine oder beide; die andere kommt unter den Stapel der Zielkarten. Was du behältst, bleibt bis zum Ende bei dir. Du darfst beliebig viele Zielkarten haben.
rules-tickets-3 = Ist nur noch eine Zielkarte übrig, darfst du sie ziehen, musst sie dann aber behalten. Ist keine mehr da, können keine gezogen werden.
rules-tickets-4 = Deine Zielkarten, und ob sie erfüllt sind, bleiben bis zur Schlusswertung geheim; wie viele du hast, dürfen alle wissen.

rules-title-attractions = Sehenswürdigkeiten
rules-attractions-1 = Am Ende erhältst du { $attraction_points ->
    [one] { $attraction_points } Punkt
   *[other] { $attraction_points } Punkte
  } für jede Sehenswürdigkeit, zu der mindestens eine deiner Strecken führt.

rules-title-districts = Stadtteile
rules-districts-1 = Am Ende erhältst du so viele Punkte, wie die Nummer eines Stadtteils angibt, wenn deine Strecken alle seine Orte zu einem Netz verbinden.
rules-districts-2 = Wege über Orte außerhalb des Stadtteils zählen auch.

rules-title-end = Ende des Spiels
rules-end-1 = Hat jemand am Ende des eigenen Zuges nur noch { $last_cars ->
    [one] { $last_cars } Fahrzeug
   *[other] { $last_cars } Fahrzeuge
  } oder weniger, sind alle noch einmal am Zug, auch wer die letzte Runde ausgelöst hat. Danach endet das Spiel.
rules-end-2 = Der letzte Zug ist ein Zug wie jeder andere. Werden in dieser letzten Runde auch bei anderen die Fahrzeuge knapp, gibt es keine weiteren Züge.
rules-end-3 = In der Schlusswertung werden alle Zielkarten aufgedeckt und gewertet; die Punkte für Strecken sind schon gezählt.
rules-end-4 = Der Wert einer erfüllten Zielkarte wird addiert, der einer nicht erfüllten abgezogen. Dein Ergebnis kann negativ sein.
rules-end-5 = Touristenmarker bringen Punkte nach der Zahl verschiedener Symbole: { $token_points }.
rules-end-6 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer die meisten Zielkarten erfüllt hat.
rules-end-7 = Besteht weiterhin Gleichstand, ist es ein gemeinsamer Sieg.
