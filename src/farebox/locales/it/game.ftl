# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = blu
colour-green = verde
colour-black = nero
# The rule book calls the purple of San Francisco so.
colour-purple = rosa
colour-red = rosso
colour-orange = arancione
colour-white = bianco
colour-yellow = giallo
colour-pink = rosa
colour-gray = grigio
colour-wild = jolly
cards-of = { $card } × { $count }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = Tu
seat-number = posto { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] Prendi una carta a faccia in su
   *[other] { $player } prende una carta a faccia in su
  }: { $card }.
event-card-drawn-blind = { $who ->
    [you] Peschi alla cieca dal mazzo
   *[other] { $player } pesca alla cieca dal mazzo
  }: { $card }.
event-card-drawn-unseen = { $who ->
    [you] Peschi
   *[other] { $player } pesca
  } alla cieca una carta dal mazzo.
event-row-filled = Carte girate: { $cards }.
event-row-swept = C’erano almeno tre jolly a faccia in su: le carte vengono sostituite{ $times ->
    [1] .
   *[other] { " " }({ $times } volte).
  }
event-deck-renewed = Le carte scartate vengono mescolate e formano un nuovo mazzo.
event-tickets-offered = { $who ->
    [you] Guardi
   *[other] { $player } guarda
  } { $count ->
    [one] { $count } Biglietto Destinazione
   *[other] { $count } Biglietti Destinazione
  }.
event-tickets-offered-seen = { $who ->
    [you] Guardi
   *[other] { $player } guarda
  }: { $tickets }.
event-first-tickets-chosen = { $who ->
    [you] Hai scelto i tuoi primi Biglietti Destinazione.
   *[other] { $player } ha scelto i primi Biglietti Destinazione.
  }
event-tickets-kept = { $who ->
    [you] Tieni
   *[other] { $player } tiene
  } { $kept ->
    [one] { $kept } Biglietto Destinazione
   *[other] { $kept } Biglietti Destinazione
  }{ $returned ->
    [0] .
   *[other] { " " }{ $who ->
        [you] e ne restituisci
       *[other] e ne restituisce
      } { $returned }.
  }
event-tickets-kept-seen = { $who ->
    [you] Tieni
   *[other] { $player } tiene
  }: { $tickets }.
event-stack-placed = { $who ->
    [you] Metti
   *[other] { $player } mette
  } { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
  } ({ $symbol }): { $location }.
event-route-claimed = { $who ->
    [you] Prendi il controllo della linea
   *[other] { $player } prende il controllo della linea
  } { $route } ({ $payment }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-flag-card-kept = { $who ->
    [you] Tieni una carta per la bandiera
   *[other] { $player } tiene una carta per la bandiera
  }: { $card }.
event-flag-set-scored = { $who ->
    [you] Completi
   *[other] { $player } completa
  } una serie con i colori della bandiera: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }!
event-token-taken = { $who ->
    [you] Prendi
   *[other] { $player } prende
  } il segnalino ({ $symbol }): { $location }.
event-passed = { $who ->
    [you] Passi.
   *[other] { $player } passa.
  }
event-turn-began = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
  }
event-last-round-began = { $cars ->
    [0] { $who ->
        [you] Non hai più veicoli
       *[other] { $player } non ha più veicoli
      }
   *[other] { $who ->
        [you] Hai ancora
       *[other] { $player } ha ancora
      } { $cars ->
        [one] { $cars } veicolo
       *[other] { $cars } veicoli
      }
  }: tutti hanno ancora un turno.
event-game-ended = { $reason ->
    [cars] L’ultimo turno è finito.
   *[passes] Nessuno può più fare niente.
  }

# The final scoring.
final-title = Calcolo dei punteggi
reason-route = Linee
reason-flag-set = Serie con i colori della bandiera
reason-ticket = Biglietti Destinazione
reason-tokens = Segnalini
reason-attraction = Attrazioni
reason-district = Quartieri
score-routes = { $count ->
    [one] { $count } linea
   *[other] { $count } linee
  }
score-tokens = { $count ->
    [one] { $count } simbolo
   *[other] { $count } simboli
  }
score-sheet = Riepilogo dei punti
score-total = Totale
score-line = { $subject } { $points }
verdict-points = Vittoria: { $players } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
verdict-tickets = Vittoria: { $players } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } e più Biglietti Destinazione completati ({ $tickets }).
verdict-shared = Vittoria condivisa: { $players } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } a testa.
flag-sets = { $count } serie con i colori della bandiera

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Parigi
city-name-new_york = New York
city-name-london = Londra
