# Training the net of a learned bot.

help-train = Trainiert das Netz eines lernenden Bots für eine Stadt, anhand von Partien gegen sich selbst.
option-learning-output = Das Netz in dieser Datei speichern.
option-learning-players = Für wie viele Spieler: 2, 3 oder 4.
option-learning-minutes = Wie viele Minuten lang trainiert wird; 15, wenn weder Minuten noch Partien angegeben sind.
option-learning-games = Mit wie vielen Partien trainiert wird; gleiche Anzahl und gleicher Startwert ergeben dieselbe Datei.
option-learning-seed = Eine ganze Zahl, aus der aller Zufall des Trainings folgt.
learning-training = { $city }, { $players } Spieler
learning-games = Partien: { NUMBER($games) }
learning-strength = gewinnt { $won } der Partien gegen Planer
learning-resumed = Es geht weiter; bisherige Partien: { NUMBER($games) }.
learning-written = Das Netz steht in { $file }; „learned@{ $file }“ ist der Bot, der damit spielt.
learning-stopped = Abgebrochen. Das bisherige Netz steht in { $file }; derselbe Befehl macht weiter.
learning-title = Wie das Netz { $city } gelernt hat
learning-lead = Nach { NUMBER($games) } Spielen gewinnt das Netz allein { $won } der Spiele gegen { $bot } ({ $interval }).
learning-curve = Stärke nach Zahl der Spiele
learning-curve-how = Der Anteil der Spiele, die das Netz ohne Suche gewinnt, allein unter Bots einer Art. Senkrechte Striche sind 95-%-Intervalle, die gepunktete Linie ist ein gleicher Anteil für alle.
learning-facts = Das Training
learning-again = Dasselbe Training noch einmal:
learning-page-written = Die Lernkurve steht in { $file }.

error-minutes-or-games = Bitte entweder Minuten oder Partien angeben, nicht beides.
error-nothing-to-learn = Ein Training braucht mindestens eine Partie oder einige Minuten.
error-city-too-large-to-learn = Diese Stadt ist zu groß zum Lernen: Sie hat { $inputs } Eingabewerte, höchstens { $most } sind möglich.
error-no-weights = Für diese Stadt mit { $players } Spielern gibt es kein trainiertes Netz. Dieser Befehl trainiert eines: farebox train { $city } --players { $players } --output { $file }
error-weights-missing = Die Datei { $file } gibt es nicht.
error-weights-not-readable = Das trainierte Netz { $file } ist nicht lesbar: { $fault }.
error-not-weights = Die Datei enthält kein trainiertes Netz.
error-weights-damaged = Die Datei des trainierten Netzes ist beschädigt oder unvollständig.
error-weights-other-format = Das trainierte Netz gehört zu einer anderen Version von Farebox.
error-weights-wrong-size = Das trainierte Netz hat für diese Stadt die falsche Größe.
error-weights-not-finite = Das trainierte Netz enthält Werte, die keine Zahlen sind.
error-weights-other-city = Das Netz wurde für eine andere Stadt oder eine andere Fassung von ihr trainiert ({ $trained }).
error-weights-other-players = Das Netz wurde für { $needed } Spieler trainiert, nicht für { $players }.
error-spectator-states-no-chance = Wer zuschaut, weiß zu wenig, um Gewinnchancen anzugeben; das geht nur von einem Platz aus.
error-training-differs = { $file } gehört zu einem anderen Training und blieb unverändert.
error-training-not-readable = { $file } ist kein abgebrochenes Training, das weitergehen könnte: { $fault }.
