# Training the net of a learned bot.

help-train = Addestra la rete di un bot che impara, per una città, con partite contro sé stesso.
option-learning-output = Salva la rete in questo file.
option-learning-players = Per quanti giocatori: 2, 3 o 4.
option-learning-minutes = Quanti minuti dura l’addestramento; 15 se non si indicano né minuti né partite.
option-learning-games = Con quante partite addestrare; lo stesso numero e lo stesso seme danno lo stesso file.
option-learning-seed = Un numero intero da cui dipende tutta la casualità dell’addestramento.
learning-training = { $city }, { $players } giocatori
learning-games = partite: { NUMBER($games) }
learning-strength = vince { $won } delle partite contro i pianificatori
learning-resumed = Si continua; partite giocate: { NUMBER($games) }.
learning-written = La rete è in { $file }; «learned@{ $file }» è il bot che la usa per giocare.
learning-stopped = Fermato. La rete attuale è in { $file }; lo stesso comando continua.
learning-title = Come la rete ha imparato { $city }
learning-lead = Dopo { NUMBER($games) } partite, la rete da sola vince { $won } delle partite contro { $bot } ({ $interval }).
learning-curve = La forza secondo il numero di partite
learning-curve-how = La quota di partite che la rete vince senza ricerca, da sola tra bot di un solo tipo. Le linee verticali sono intervalli al 95%; la linea punteggiata è una quota uguale per tutti.
learning-facts = L’addestramento
learning-again = Lo stesso addestramento ancora una volta:
learning-page-written = La curva di apprendimento è in { $file }.

error-minutes-or-games = Indica i minuti o le partite, non entrambi.
error-nothing-to-learn = Un addestramento richiede almeno una partita o qualche minuto.
error-city-too-large-to-learn = Questa città è troppo grande per essere imparata: ha { $inputs } ingressi, al massimo ne sono possibili { $most }.
error-no-weights = Non c’è una rete addestrata per questa città con { $players } giocatori. Questo comando ne addestra una: farebox train { $city } --players { $players } --output { $file }
error-weights-missing = Il file { $file } non esiste.
error-weights-not-readable = La rete addestrata { $file } non è leggibile: { $fault }.
error-not-weights = Il file non contiene una rete addestrata.
error-weights-damaged = Il file della rete addestrata è danneggiato o incompleto.
error-weights-other-format = La rete addestrata è stata creata per un’altra versione di Farebox.
error-weights-wrong-size = La rete addestrata ha una dimensione sbagliata per questa città.
error-weights-not-finite = La rete addestrata contiene valori che non sono numeri.
error-weights-other-city = La rete è stata addestrata per un’altra città o per un’altra sua versione ({ $trained }).
error-weights-other-players = La rete è stata addestrata per { $needed } giocatori, non per { $players }.
error-spectator-states-no-chance = Uno spettatore sa troppo poco per stimare le probabilità di vittoria; serve la vista di un giocatore.
error-training-differs = { $file } appartiene a un altro addestramento ed è rimasto com’era.
error-training-not-readable = { $file } non è un addestramento interrotto che possa continuare: { $fault }.
