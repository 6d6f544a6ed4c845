# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = Ein kurzes, echtes Spiel von etwa zehn Minuten. Kleine Karten zeigen, was als Nächstes kommt; die Züge des Gegners sind vorbereitet. Du kannst jederzeit gehen, und es zählt in keiner Statistik.
guide-step = Geführtes Spiel: Schritt { $number } von { $lessons }
guide-show = Zeig mir, wo
guide-fold = Diese Karte einklappen
guide-leave = Das geführte Spiel verlassen
guide-leave-note = Du kannst ohne diese Karten weiterspielen oder das Spiel verlassen.
guide-stay = Bleiben
guide-alone = Ohne Karten weiterspielen
guide-quit = Spiel verlassen
guide-whole = Jetzt ein ganzes Spiel
why-guide = Das kommt später. Mach erst, was auf der Karte steht.

# What to do; the names of cards stand apart.
do-row = Nimm diese Karte: { $card }.
do-deck = Zieh vom Stapel.
do-tickets = Zieh Zielkarten von ihrem Stapel.
do-keep = Behalte { $tickets }. Über die andere entscheidest du.
do-token = Nimm einen der beiden.
do-route = Wähle die Strecke { $route }.
do-pay = Bezahle mit { $cards }.
do-pass = Passe.
do-count = Zähl mit: Drück auf „{ $next }“.

lesson-first-tickets = Zielkarten sind deine Aufgaben. Verbinde die beiden Orte einer Zielkarte mit deinen eigenen Strecken, und du bekommst ihre Punkte. Sonst verlierst du sie.
lesson-draw = In deinem Zug tust du eines von drei Dingen: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen. Mit Karten bezahlst du Strecken ihrer Farbe.
lesson-second-card = Du ziehst zwei Karten pro Zug. Vom Stapel ziehst du verdeckt.
lesson-wild = Diese { $wild } steht für jede Farbe. Offen genommen, ist sie die einzige Karte deines Zuges.
lesson-sweep = Zwei { $wilds } liegen offen. Bei einer dritten werden alle fünf Karten ausgetauscht. Mal sehen, was kommt.
lesson-more = Sammle Karten für deine nächsten Strecken.
lesson-claim = Deine Handkarten reichen für eine Strecke: eine Karte ihrer Farbe für jedes Feld. Hier liegen zwei Strecken nebeneinander, aber zu zweit kann nur eine davon genutzt werden.
lesson-gray = Für eine graue Strecke passt jede Farbe, solange alle Karten dieselbe haben.
lesson-ferry = Eine Fähre hat ein Feld mit einem Schiff, und dafür brauchst du eine { $wild }.
lesson-token = Touristenmarker! An beiden Enden deiner Strecke liegt einer, und du bekommst einen davon. Verschiedene Symbole bringen am Ende Punkte.
lesson-tickets = Zielkarten kannst du in jedem Zug ziehen. Du siehst dir zwei an und behältst mindestens eine: Das kann mehr Punkte bringen oder welche kosten.
lesson-keep = Eine Zielkarte, die du behältst, bleibt bis zum Ende bei dir. Nimm eine, die deine Strecken erfüllen können.
lesson-flag = Für eine Strecke in einer Farbe der Flagge behältst du eine der gespielten Karten. Eine hast du schon; Blau, Weiß und Rot ergeben ein Set. Eine { $wild } kann eine Karte ersetzen, aber nie eine Flaggenkarte.
lesson-flag-set = Eine Farbe der Flagge fehlt noch. Das ganze Set bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
lesson-another = Deine Handkarten reichen für noch eine Strecke.
lesson-last = Die letzte Runde! Jemand hat nur noch { $cars ->
    [one] { $cars } Fahrzeug
   *[other] { $cars } Fahrzeuge
  } oder weniger, also haben alle noch einen Zug.
lesson-count = Jetzt wird alles gezählt. Die Punkte für Strecken hattest du schon; erfüllte Zielkarten bringen ihre Punkte, nicht erfüllte kosten sie{ $bonus ->
    [tourist-tokens] , und verschiedene Marker bringen auch welche
   *[other] {""}
  }. Die höchste Summe gewinnt.
lesson-done = Jetzt kennst du das Spiel. Lust auf ein ganzes?
lesson-free = Du hast den vorbereiteten Weg verlassen. Das ist in Ordnung: Es ist ein echtes Spiel, spiel weiter, wie du magst.

after-sweep = Da war sie: Die ganze Auslage wurde ausgetauscht.
after-claim = Deine Fahrzeuge stehen auf der Strecke, und ihre Punkte gehören dir. Die Strecke daneben ist jetzt gesperrt.
after-flag-set = Ein ganzes Flaggenset, sofort gewertet!

pay-plain = Eine Karte für jedes Feld, alle in einer Farbe. Sie kommen auf den Ablagestapel.
pay-wild = Die { $wild } ersetzt eine Karte, die dir fehlt.
pay-ferry = Eine { $wild } für das Schiff und Karten einer Farbe für die anderen Felder.

tip-label = Tipp:
tip-close = Verstanden
tip-off = Keine Tipps mehr
tip-sweep = Drei { $wilds } lagen offen, also wurden alle fünf Karten ausgetauscht.
tip-ferry = Diese Strecke ist eine Fähre: Jedes Feld mit einem Schiff braucht eine { $wild }.
tip-token = An beiden Enden deiner Strecke liegt ein Marker, und du nimmst einen. Verschiedene Symbole bringen am Ende Punkte.
tip-flag = Du behältst eine Karte in einer Farbe der Flagge. Blau, Weiß und Rot zusammen bringen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
tip-last = Die letzte Runde: Alle haben noch einen Zug, dann werden die Zielkarten gezählt.
