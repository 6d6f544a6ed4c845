# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Le regole
rules-title-city = Le regole: { $city }

rules-title-setup = Preparazione
rules-setup-1 = Ogni giocatore prende tutti i veicoli di un colore e comincia con 0 punti.
rules-setup-2 = Su ogni località contrassegnata c’è una pila di segnalini Turista con un simbolo; due pile si mettono da parte come riserva. Segnalini in una pila, secondo il numero dei giocatori: { $stacks }.
rules-setup-3 = Si mescolano le carte Trasporto e ogni giocatore ne riceve due. Le altre formano il mazzo; le prime cinque vengono girate a faccia in su accanto al tabellone.
rules-setup-4 = Si mescolano i Biglietti Destinazione e ogni giocatore ne riceve due. Ognuno ne tiene uno o entrambi, senza vedere le scelte degli altri; i Biglietti restituiti vanno coperti sotto il loro mazzo.
rules-setup-5 = Il primo giocatore è estratto a sorte, a meno che non sia stato deciso prima; quando si scelgono i Biglietti tutti conoscono già l’ordine. Si gioca in senso orario.
rules-setup-6 = In tre o quattro giocatori, prima del primo turno: l’ultimo in ordine di turno mette una pila di riserva su una località senza pila, poi il penultimo fa lo stesso con l’altra.
rules-setup-7 = In due giocatori, prima del primo turno: il secondo prende un segnalino da ciascuna pila di riserva e li mette su due località diverse senza segnalini. Gli altri segnalini di riserva restano fuori dal gioco.

rules-title-aim = Obiettivo del gioco
rules-aim-1 = Raccogli carte Trasporto, le usi per prendere il controllo delle linee e ci metti i tuoi veicoli, finché una rete tutta tua non attraversa la città.
rules-aim-2 = I tuoi Biglietti Destinazione indicano coppie di località che le tue linee dovrebbero collegare.
rules-aim-3 = Vince chi alla fine ha più punti.

rules-title-turn = Il turno di gioco
rules-turn-1 = Nel tuo turno fai esattamente una cosa: peschi carte Trasporto, prendi il controllo di una linea o peschi Biglietti Destinazione.
rules-turn-2 = Se non puoi fare nessuna di queste cose, passi. Se tutti passano uno dopo l’altro, la partita finisce.

rules-title-drawing = Pescare carte Trasporto
rules-drawing-1 = Peschi due carte Trasporto, una dopo l’altra: ognuna tra le carte a faccia in su o alla cieca dal mazzo. In mano puoi averne quante vuoi.
rules-drawing-2 = Una carta presa tra quelle a faccia in su viene sostituita subito dal mazzo.
rules-drawing-3 = Se come prima carta prendi un jolly a faccia in su, non ne peschi una seconda.
rules-drawing-4 = Un jolly a faccia in su non può essere la seconda carta.
rules-drawing-5 = Un jolly pescato alla cieca conta come ogni altra carta.
rules-drawing-6 = Appena tre o più delle cinque carte a faccia in su sono jolly, tutte e cinque vengono scartate e se ne girano cinque nuove.
rules-drawing-7 = Quando il mazzo è finito, le carte scartate vengono mescolate e diventano il mazzo.
rules-drawing-8 = La seconda carta va pescata, se ce n’è una che si può pescare.

rules-title-claiming = Prendere il controllo di una linea
rules-claiming-1 = Una linea è una fila di caselle tra due località vicine. Scegline una libera, gioca tante carte Trasporto del suo colore quante sono le sue caselle, e metti un veicolo su ogni casella. In un turno puoi prendere il controllo di una sola linea; non deve toccare per forza le altre tue.
rules-claiming-2 = Un jolly vale come carta di qualsiasi colore. { $wild ->
    [ferry] In questa città è la carta Traghetto.
    [bus] In questa città è la carta Autobus.
    [taxi] In questa città è la carta Taxi.
   *[all] A San Francisco è la carta Traghetto, a Parigi e a Londra la carta Autobus, a New York la carta Taxi.
  }
rules-claiming-3 = Per una linea grigia vanno bene carte di un colore qualsiasi, ma tutte dello stesso colore.
rules-claiming-4 = Se hai meno veicoli di quante sono le caselle della linea, non puoi prenderne il controllo.
rules-claiming-5 = Segni subito i punti della linea, e le carte giocate vengono scartate{ $bonus ->
    [flag-sets] , tranne la carta bandiera che tieni
    [all] , a Parigi tranne la carta bandiera che tieni
   *[other] {""}
  }.
rules-claiming-6 = Punti di una linea, secondo il numero di caselle: { $route_points }.
rules-claiming-7 = Quanti jolly usare lo decidi tu; puoi pagare anche solo con jolly.

rules-title-doubles = Linee doppie
rules-doubles-1 = Due linee della stessa lunghezza tra le stesse due località sono una doppia linea. Nessuno può averne entrambe le metà.
rules-doubles-2 = In due giocatori, appena una metà è presa, l’altra è chiusa per tutti.

rules-title-ferries = Traghetti
rules-ferries-1 = Una linea Traghetto ha il simbolo di un traghetto su una o più caselle. Per ogni simbolo una delle carte giocate deve essere un jolly.
rules-ferries-2 = Le altre caselle si pagano come al solito; anche lì un jolly può sostituire una carta.

rules-title-tokens = Segnalini Turista
rules-tokens-1 = Se a un’estremità della linea appena presa c’è un segnalino, ne prendi uno, a meno che tu non abbia già quel simbolo. Se hai già il simbolo di un’estremità, prendi il segnalino dell’altra.
rules-tokens-2 = Se puoi prenderne uno a entrambe le estremità, scegli. Una linea non dà mai più di un segnalino.
rules-tokens-3 = Prendere un segnalino è obbligatorio, e i segnalini restano visibili a tutti.

rules-title-flags = Serie con i colori della bandiera
rules-flags-1 = Se prendi il controllo di una linea in un colore della bandiera ({ $flag_colours }), tieni davanti a te, a faccia in su, una delle carte di quel colore che hai giocato, invece di scartarla. Così nasce una serie con i colori della bandiera francese.
rules-flags-2 = Un jolly non si tiene mai per la bandiera: una linea pagata solo con jolly non dà carte da tenere.
rules-flags-3 = Tieni al massimo una carta di ogni colore. Se hai già quel colore, scarti tutte le carte giocate.
rules-flags-4 = Se alla fine del turno hai tutti i colori, festeggi la presa della Bastiglia: segni subito { $flag_points ->
    [one] { $flag_points } punto
   *[other] { $flag_points } punti
  } e scarti la serie. In un turno successivo puoi cominciarne un’altra.
rules-flags-5 = Le carte bandiera sono visibili a tutti e restano fuori dal mazzo finché non vengono scartate.

rules-title-tickets = Biglietti Destinazione
rules-tickets-1 = Un Biglietto Destinazione indica due località e un valore. È completato quando le tue linee collegano le due senza interruzioni.
rules-tickets-2 = Se peschi Biglietti Destinazione, guarda i primi due e tienine uno o entrambi; l’altro va in fondo al mazzo. Un Biglietto che tieni resta tuo fino alla fine. Puoi averne quanti vuoi.
rules-tickets-3 = Se resta un solo Biglietto Destinazione, puoi pescarlo, ma devi tenerlo. Se non ne restano, non si possono pescare.
rules-tickets-4 = I tuoi Biglietti restano segreti fino al calcolo dei punteggi, e così pure se li hai completati; quanti ne hai, invece, è noto a tutti.

rules-title-attractions = Attrazioni
rules-attractions-1 = Alla fine segni { $attraction_points ->
    [one] { $attraction_points } punto
   *[other] { $attraction_points } punti
  } per ogni attrazione turistica toccata da almeno una delle tue linee.

rules-title-districts = Quartieri
rules-districts-1 = Alla fine segni tanti punti quanto il numero di un quartiere, se le tue linee collegano tutte le sue località in un’unica rete.
rules-districts-2 = Contano anche i percorsi attraverso località fuori dal quartiere.

rules-title-end = Fine della partita
rules-end-1 = Quando alla fine del proprio turno un giocatore ha al massimo { $last_cars ->
    [one] { $last_cars } veicolo
   *[other] { $last_cars } veicoli
  }, tutti, compreso quel giocatore, hanno ancora un turno. Poi la partita finisce.
rules-end-2 = L’ultimo turno è un turno come gli altri. Se in quest’ultimo giro anche altri finiscono i veicoli, non si aggiungono turni.
rules-end-3 = Nel calcolo dei punteggi si rivelano e si contano tutti i Biglietti Destinazione; i punti delle linee sono già contati.
rules-end-4 = Un Biglietto Destinazione completato aggiunge il suo valore, uno incompleto lo toglie. Il totale può essere negativo.
rules-end-5 = I segnalini Turista danno punti per il numero di simboli diversi: { $token_points }.
rules-end-6 = Vince chi ha più punti. A parità di punti vince chi ha più Biglietti Destinazione completati.
rules-end-7 = Se la parità permane, i giocatori condividono la vittoria.
