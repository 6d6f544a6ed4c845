# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Le regole
rules-title-city = Le regole: { $city }

rules-title-aim = Di che cosa si tratta
rules-aim-1 = Raccogli carte Trasporto, con esse prendi il controllo di linee e ci metti i tuoi veicoli, finché una rete tutta tua attraversa la città.
rules-aim-2 = I tuoi Biglietti Destinazione indicano coppie di località che le tue linee dovrebbero collegare.
rules-aim-3 = Vince chi alla fine ha più punti.

rules-title-setup = Preparazione
rules-setup-1 = Ogni giocatore ha tutti i veicoli di un colore e comincia con 0 punti.
rules-setup-2 = Ogni giocatore riceve due carte. Le altre sono il mazzo; cinque di esse vengono girate e sono le carte a faccia in su.
rules-setup-3 = Ogni giocatore riceve due Biglietti Destinazione e ne tiene uno o entrambi, senza vedere le scelte degli altri. I Biglietti restituiti vanno sotto il loro mazzo.
rules-setup-4 = Il primo giocatore è estratto a sorte; si gioca in senso orario.

rules-title-turn = Il tuo turno
rules-turn-1 = Nel tuo turno fai esattamente una cosa: peschi carte, prendi il controllo di una linea o peschi Biglietti Destinazione.
rules-turn-2 = Se non puoi fare nessuna di queste cose, passi. Se tutti passano uno dopo l’altro, la partita finisce.

rules-title-drawing = Pescare carte
rules-drawing-1 = Peschi due carte, una dopo l’altra: ognuna tra le carte a faccia in su o alla cieca dal mazzo. In mano puoi averne quante vuoi.
rules-drawing-2 = Una carta presa tra quelle a faccia in su viene sostituita subito dal mazzo.
rules-drawing-3 = Se come prima carta prendi un jolly a faccia in su, non ne peschi una seconda.
rules-drawing-4 = Un jolly a faccia in su non può essere la seconda carta.
rules-drawing-5 = Un jolly pescato alla cieca conta come ogni altra carta.
rules-drawing-6 = Appena tre delle carte a faccia in su sono jolly, tutte e cinque vengono scartate e se ne girano cinque nuove.
rules-drawing-7 = Quando il mazzo è finito, le carte scartate vengono mescolate e diventano il mazzo.
rules-drawing-8 = La seconda carta va pescata, se ce n’è una che si può pescare.

rules-title-claiming = Prendere il controllo di una linea
rules-claiming-1 = Scegli una linea libera, gioca tante carte quante sono le sue caselle, tutte del suo colore, e metti un veicolo su ogni casella. In un turno puoi prendere il controllo di una linea; non deve toccare per forza le altre tue.
rules-claiming-2 = Un jolly vale come carta di qualsiasi colore. A San Francisco è la carta Traghetto, a Parigi e a Londra la carta Autobus, a New York la carta Taxi.
rules-claiming-3 = Per una linea grigia vanno bene carte di un colore qualsiasi, ma tutte uguali.
rules-claiming-4 = Se hai meno veicoli delle caselle della linea, non puoi prenderne il controllo.
rules-claiming-5 = Segni subito i punti della linea, e le carte giocate vengono scartate.
rules-claiming-6 = Quanti jolly usare lo decidi tu; puoi pagare anche solo con jolly.

rules-title-doubles = Doppie linee
rules-doubles-1 = Due linee della stessa lunghezza tra le stesse due località sono una doppia linea. Nessuno può averle entrambe.
rules-doubles-2 = In due giocatori, appena una delle due è presa, l’altra è chiusa.

rules-title-ferries = Traghetti
rules-ferries-1 = Un traghetto è una linea con il simbolo di un traghetto su una delle caselle. Per ogni simbolo una delle carte giocate deve essere un jolly.
rules-ferries-2 = Le altre caselle si pagano come al solito; anche lì un jolly può sostituire una carta.

rules-title-tickets = Biglietti Destinazione
rules-tickets-1 = Un Biglietto Destinazione indica due località e un valore. È completato quando le tue linee collegano le due senza interruzioni.
rules-tickets-2 = Se peschi Biglietti Destinazione, guarda i primi due e tienine uno o entrambi; l’altro va in fondo al mazzo. Un Biglietto che tieni resta tuo fino alla fine.
rules-tickets-3 = Se ne resta uno solo, puoi pescarlo, ma devi tenerlo. Se non ne restano, non si possono pescare.
rules-tickets-4 = I tuoi Biglietti sono segreti fino al calcolo dei punteggi; quanti ne hai, no.

rules-title-tokens = Segnalini Turista
rules-tokens-1 = Su ogni località contrassegnata c’è una pila di segnalini Turista con un simbolo. Segnalini in una pila, secondo il numero dei giocatori: { $stacks }.
rules-tokens-2 = In tre o quattro giocatori ci sono due pile di riserva. Prima del primo turno l’ultimo giocatore in ordine di turno ne mette una su una località senza pila, poi il penultimo fa lo stesso con l’altra.
rules-tokens-3 = In due giocatori il secondo mette un solo segnalino di ogni pila di riserva su due diverse località senza segnalini.
rules-tokens-4 = Se a un’estremità della linea appena presa c’è un segnalino, ne prendi uno, a meno che tu non abbia già quel simbolo.
rules-tokens-5 = Se puoi prenderne uno a entrambe le estremità, scegli. Una linea non dà mai più di un segnalino.
rules-tokens-6 = Alla fine segni punti per il numero di simboli diversi: { $token_points }.

rules-title-flags = Serie della bandiera
rules-flags-1 = Se prendi il controllo di una linea in un colore della bandiera ({ $flag_colours }), tieni davanti a te, a faccia in su, una delle carte di quel colore che hai giocato. Così nasce una serie con i colori della bandiera francese.
rules-flags-2 = Un jolly non si tiene mai per la bandiera.
rules-flags-3 = Tieni al massimo una carta di ogni colore.
rules-flags-4 = Appena hai tutti i colori, segni { $flag_points ->
    [one] { $flag_points } punto
   *[other] { $flag_points } punti
  } e scarti la serie. Più tardi puoi cominciarne un’altra.

rules-title-attractions = Attrazioni
rules-attractions-1 = Alla fine segni { $attraction_points ->
    [one] { $attraction_points } punto
   *[other] { $attraction_points } punti
  } per ogni attrazione turistica toccata da almeno una delle tue linee.

rules-title-districts = Quartieri
rules-districts-1 = Alla fine segni il numero di un quartiere se le tue linee collegano tutte le sue località in un’unica rete.
rules-districts-2 = Contano anche i percorsi attraverso località di altri quartieri.

rules-title-end = La fine
rules-end-1 = Quando alla fine del proprio turno un giocatore ha al massimo { $last_cars ->
    [one] { $last_cars } veicolo
   *[other] { $last_cars } veicoli
  }, tutti, lui compreso, hanno ancora un turno. Poi la partita finisce.
rules-end-2 = Nel calcolo dei punteggi si mostrano e si contano tutti i Biglietti Destinazione; i punti delle linee sono già contati.

rules-title-scoring = Punti
rules-scoring-1 = Punti di una linea, secondo il numero di caselle: { $route_points }.
rules-scoring-2 = Un Biglietto Destinazione completato aggiunge il suo valore, uno non completato lo toglie. Il totale può essere negativo.

rules-title-ties = Parità
rules-ties-1 = A parità di punti vince chi ha più Biglietti Destinazione completati.
rules-ties-2 = Se anche questi sono pari, è una vittoria condivisa.
