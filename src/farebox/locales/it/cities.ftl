# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = Questo file non esiste.
problem-file-unreadable = Il file non si può leggere: { $reason }.
problem-not-utf8 = Il file non è testo UTF-8.
problem-syntax = Questo non è TOML: { $reason } (colonna { $column }).

problem-missing-field = Manca il campo «{ $field }».
problem-unknown-field = Qui non c’è un campo «{ $field }».
problem-wrong-type = Invece di «{ $value }» qui ci vuole { $expected ->
    [int] un numero intero
    [float] un numero
    [text] un testo tra virgolette
    [bool] true o false
    [table] una tabella { "{" } … { "}" }
   *[list] una lista [ … ]
  }.
problem-wrong-count = Valori presenti: { $count }, necessari: { $needed }.
problem-bad-choice = «{ $value }» qui non è possibile; scegli tra: { $choices }.
problem-bad-id = L’id «{ $id }» può avere solo lettere minuscole a-z, cifre e _.
problem-empty-text = Il testo è vuoto.
problem-duplicate-id = L’id «{ $id }» è già usato.
problem-duplicate-name = Il nome «{ $name }» è già usato: i giocatori non distinguerebbero le due località.
problem-unknown-location = Non c’è una località «{ $location }».
problem-control-letter = Il testo { $value } contiene un carattere che non si può mostrare.
problem-out-of-range = { $value } è fuori dai limiti: deve essere da { $least } a { $most }.
problem-too-many = Troppi elementi in «{ $what }»: { $count }; al massimo { $most }.
problem-too-few = Troppo pochi elementi in «{ $what }»: { $count }; almeno { $least }.

problem-cars-never-run-out = Un giocatore comincia con troppo pochi veicoli ({ $cars }): devono essere più dei { $last } con cui comincia l’ultimo giro.
problem-deck-too-small = Il mazzo ha troppo poche carte ({ $count }); una partita in quattro ne richiede almeno { $least } per cominciare.
problem-unknown-colour = «{ $colour }» non è un colore delle carte.
problem-colour-not-in-deck = Nel mazzo non ci sono carte di questo colore: { $colour }.
problem-colour-unused = Nessuna linea è di questo colore: { $colour }; le sue carte servono solo alle linee grigie.

problem-route-to-itself = La linea va da { $location } a sé stessa.
problem-route-longer-than-cars = La linea ha più caselle ({ $length }) di quanti veicoli ha un giocatore ({ $cars }).
problem-route-unpayable = Il mazzo non basta per questa linea: caselle { $length }, carte del suo colore { $cards }, jolly { $wilds }.
problem-points-too-short = La linea è più lunga ({ $length }) della tabella dei punti ({ $count }).
problem-wilds-exceed-length = Sono richiesti più jolly ({ $wilds }) di quante caselle ha la linea ({ $length }).
problem-third-route = Questa è la terza linea tra { $a } e { $b }; possono essere due.
problem-twin-length = La linea è lunga { $length }, l’altra metà (routes[{ $twin }]) { $other }; devono essere uguali.
problem-twin-wilds = Jolly richiesti dalla linea: { $wilds }, dall’altra metà (routes[{ $twin }]): { $other }; devono essere uguali.
problem-few-connections = { $location } ha troppo pochi collegamenti ({ $count }); a ogni località ne servono almeno due.
problem-not-connected = Nessun percorso porta da { $start } a: { $lost }.

problem-ticket-to-itself = Il Biglietto Destinazione va da { $location } a sé stessa.
problem-same-ticket = Il Biglietto Destinazione { $a } – { $b } c’è già (tickets[{ $other }]).
problem-ticket-not-connected = Nessun percorso collega le due località di questo Biglietto Destinazione.
problem-ticket-value = Il Biglietto Destinazione vale { $points }, ma il suo percorso più breve è lungo { $shortest }: scrivi points = { $shortest }.
problem-location-without-ticket = { $location } non è su nessun Biglietto Destinazione.

problem-listed-twice = «{ $name }» è nella lista due volte.
problem-fewer-symbols = Ci sono meno simboli ({ $symbols }) che località contrassegnate ({ $marked }); a ognuna ne serve uno.
problem-symbol-points = Valori nella lista: { $count }; ne servono { $needed }, per nessun simbolo, un simbolo, e così via.
problem-no-room-for-stacks = Le pile di riserva ({ $spare }) richiedono una località ciascuna, ma ne sono libere troppo poche ({ $free }).
problem-fixed-connection = «{ $name }» non è un collegamento di questa città; scrivi le sue due località come a-b.
problem-fixed-ticket = «{ $name }» non è un Biglietto Destinazione di questa città; scrivi le sue due località come a-b.

problem-place-missing = { $location } non ha un posto in [geometry.places].
problem-outside-box = Il punto ({ $x }, { $y }) è fuori dal disegno di { $width } per { $height }.
problem-places-too-close = { $location } è disegnata sopra { $other }.
problem-curve-without-route = C’è una curva ma nessuna linea tra { $a } e { $b }.
problem-bad-points = Questi non sono punti: scrivine almeno { $least } come x,y separati da spazi, per esempio "10,20 30,40".
problem-bad-colour = «{ $colour }» non è un colore della forma #rrggbb.
problem-shape-empty = Il contorno non ha né un’area né una linea.
problem-unknown-district = Nel bonus non c’è un quartiere «{ $district }».
problem-unknown-theme = Non c’è un tema «{ $theme }»; scegli tra: { $themes }.
problem-unknown-icon = Non c’è un’icona «{ $icon }».
problem-routes-cross = La linea incrocia la linea tra { $a } e { $b } (routes[{ $other }]).
problem-route-over-location = La linea passa sopra { $location }.
problem-route-too-short = Il tracciato della linea è lungo { $length }; le sue caselle richiedono { $needed }.
problem-spaces-overlap = Caselle della linea sono sopra caselle di routes[{ $other }].
problem-label-outside-box = Il nome di { $location } esce dal disegno.
problem-label-over-label = Il nome di { $location } tocca il nome di { $other }.
problem-label-over-location = Il nome di { $location } è sopra la località { $other }.
problem-label-over-route = Il nome di { $location } è sopra le caselle di routes[{ $route }].
problem-landmark-over-route = Il monumento «{ $landmark }» è sopra le caselle di routes[{ $route }].
problem-landmark-over-location = Il monumento «{ $landmark }» è sopra { $location }.
problem-landmark-over-label = Il monumento «{ $landmark }» è sopra il nome di { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Intendevi «{ $meant }»?

error-unknown-city = Non c’è una città «{ $city }»; ci sono: { $known }.
error-city-file = { $file } non si può usare: { $problems ->
    [one] { $problems } problema
   *[other] { $problems } problemi
  }, il primo alla riga { NUMBER($line, useGrouping: 0) }: { $first } Per vederli tutti: farebox city check { $file }

severity-error = errore
severity-advice = consiglio
cli-city = Elenca, mostra e controlla le città; abbozza e migliora le tue.
cli-city-file = Un file di città, o l’id di una città del pacchetto.
cli-city-svg = Disegna la città in questo file SVG.
cli-city-check = Elenca tutti i problemi di un file di città, con la riga.
cli-city-show = Descrivi una città, o disegnala.
cli-city-list = Elenca le città del pacchetto.
cli-city-faulty = { $count ->
    [one] { $count } problema: in questa città non si può ancora giocare.
   *[other] { $count } problemi: in questa città non si può ancora giocare.
  }
cli-city-sound = In questa città si può giocare: { $name }. Controllati: campi, rete, Biglietti Destinazione, mazzo, bonus e disegno.
cli-city-drawn = { $name } è disegnata in { $file }.
cli-city-summary = Località: { $locations }, collegamenti: { $connections }, linee: { $routes }, Biglietti Destinazione: { $tickets }, carte Trasporto: { $cards }, veicoli a testa: { $cars }.
cli-city-routes = Linee
cli-city-tickets = Biglietti Destinazione
cli-city-deck = Mazzo
cli-city-from = da
cli-city-to = a
cli-city-colours = colori
cli-city-length = lunghezza
cli-city-wilds = jolly
cli-city-points = punti
problem-bad-icon = L’icona può contenere solo forme semplici e deve essere un file SVG valido: { $found }.
error-unknown-city-hash = Non c’è una versione di una città con l’hash { $hash }.
error-host-cities-faulty = Problemi nelle città di { $folder }: { $problems }; il server non è partito.
error-city-id-taken = C’è già una città con l’id «{ $city }».
