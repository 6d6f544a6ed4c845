# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = Una partita vera e breve, di una decina di minuti. Piccole schede ti mostrano che cosa fare; i turni dell’avversario sono preparati. Puoi uscire in qualsiasi momento, e non conta in nessuna statistica.
guide-step = Partita guidata: passo { $number } di { $lessons }
guide-show = Mostrami dove
guide-fold = Riduci questa scheda
guide-leave = Lascia la partita guidata
guide-leave-note = Puoi continuare senza queste schede, oppure lasciare la partita.
guide-stay = Resta
guide-alone = Continua senza schede
guide-quit = Lascia la partita
guide-whole = E ora una partita intera
why-guide = Quello viene dopo. Per ora segui la scheda.

# What to do; the names of cards stand apart.
do-row = Prendi questa carta: { $card }.
do-deck = Pesca dal mazzo.
do-tickets = Pesca Biglietti dal loro mazzo.
do-keep = Tieni { $tickets }. Per l’altro decidi tu.
do-token = Prendi uno dei due.
do-route = Scegli la linea { $route }.
do-pay = Paga con: { $cards }.
do-pass = Passa.
do-count = Conta anche tu: premi «{ $next }».

lesson-first-tickets = I Biglietti sono i tuoi obiettivi. Collega le due località di un Biglietto con le tue linee e segni i suoi punti. Se non ci riesci, li perdi.
lesson-draw = In un turno fai una cosa su tre: pescare carte, prendere il controllo di una linea o pescare Biglietti. Le carte pagano le linee del loro colore.
lesson-second-card = In un turno peschi due carte. Dal mazzo peschi alla cieca.
lesson-wild = Questa { $wild } vale per qualsiasi colore. Presa a faccia in su, è l’unica carta del tuo turno.
lesson-sweep = Due { $wilds } sono a faccia in su. Con una terza, tutte e cinque le carte verrebbero sostituite. Vediamo che cosa esce.
lesson-more = Raccogli carte per le tue prossime linee.
lesson-claim = Con le tue carte puoi pagare una linea: una carta del suo colore per ogni casella. Qui le linee sono due, una accanto all’altra, ma in due giocatori se ne prende una sola.
lesson-gray = Una linea grigia accetta qualsiasi colore, purché tutte le carte abbiano lo stesso.
lesson-ferry = Un traghetto ha una casella con una nave, e quella casella vuole una { $wild }.
lesson-token = Segnalini Turista! Ce n’è uno a ogni estremità della tua linea, e ne ricevi uno. Simboli diversi danno punti alla fine.
lesson-tickets = Puoi pescare Biglietti in ogni turno. Ne guardi due e ne tieni almeno uno: più Biglietti possono dare più punti, o costarne.
lesson-keep = Un Biglietto che tieni resta tuo fino alla fine. Prendine uno che le tue linee possono completare.
lesson-flag = Per una linea in un colore della bandiera tieni una delle carte con cui hai pagato. Ne hai già una; blu, bianco e rosso fanno una serie. Una { $wild } può sostituire una carta, ma mai per la bandiera.
lesson-flag-set = Manca un colore della bandiera. La serie intera dà subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
lesson-another = Con le tue carte puoi pagare ancora una linea.
lesson-last = L’ultimo giro! A qualcuno restano al massimo { $cars ->
    [one] { $cars } veicolo
   *[other] { $cars } veicoli
  }: tutti hanno ancora un turno.
lesson-count = Ora si conta tutto. I punti delle linee li avevi già; i Biglietti completati aggiungono i loro, quelli incompleti li tolgono{ $bonus ->
    [tourist-tokens] , e anche i segnalini diversi danno punti
   *[other] {""}
  }. Vince il totale più alto.
lesson-done = Ora conosci il gioco. Ti va una partita intera?
lesson-free = Hai lasciato il percorso preparato. Va bene così: è una partita vera, gioca come vuoi.

after-sweep = Eccola: tutte le carte a faccia in su sono state sostituite.
after-claim = I tuoi veicoli sono sulla linea, e i suoi punti sono tuoi. La linea accanto adesso è chiusa.
after-flag-set = Una serie della bandiera intera, segnata subito!

pay-plain = Una carta per ogni casella, tutte dello stesso colore. Poi vengono scartate.
pay-wild = La { $wild } sostituisce una carta che ti manca.
pay-ferry = Una { $wild } per la nave, e carte di un solo colore per le altre caselle.

tip-label = Suggerimento:
tip-close = Capito
tip-off = Niente più suggerimenti
tip-sweep = Tre { $wilds } erano a faccia in su: tutte e cinque le carte sono state sostituite.
tip-ferry = Questa linea è un traghetto: ogni casella con una nave vuole una { $wild }.
tip-token = C’è un segnalino a ogni estremità della tua linea, e ne prendi uno. Simboli diversi danno punti alla fine.
tip-flag = Tieni una carta in un colore della bandiera. Blu, bianco e rosso insieme danno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tip-last = L’ultimo giro: tutti hanno ancora un turno, poi si contano i Biglietti.
