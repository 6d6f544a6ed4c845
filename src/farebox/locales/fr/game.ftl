# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = bleu
colour-green = vert
colour-black = noir
colour-purple = violet
colour-red = rouge
colour-orange = orange
colour-white = blanc
colour-yellow = jaune
colour-pink = rose
colour-gray = gris
colour-wild = joker
cards-of = { $card } × { $count }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = Vous
seat-number = place { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] Vous prenez une carte visible
   *[other] { $player } prend une carte visible
  } : { $card }.
event-card-drawn-blind = { $who ->
    [you] Vous piochez à l’aveugle
   *[other] { $player } pioche à l’aveugle
  } : { $card }.
event-card-drawn-unseen = { $who ->
    [you] Vous piochez
   *[other] { $player } pioche
  } une carte à l’aveugle.
event-row-filled = Cartes révélées : { $cards }.
event-row-swept = Au moins trois jokers étaient visibles : les cartes visibles sont remplacées{ $times ->
    [1] .
   *[other] { " " }({ $times } fois).
  }
event-deck-renewed = La défausse est mélangée et forme une nouvelle pioche.
event-tickets-offered = { $who ->
    [you] Vous regardez
   *[other] { $player } regarde
  } { $count ->
    [one] { $count } carte Destination
   *[other] { $count } cartes Destination
  }.
event-tickets-offered-seen = { $who ->
    [you] Vous regardez
   *[other] { $player } regarde
  } : { $tickets }.
event-first-tickets-chosen = { $who ->
    [you] Vous avez choisi vos premières cartes Destination.
   *[other] { $player } a choisi ses premières cartes Destination.
  }
event-tickets-kept = { $who ->
    [you] Vous gardez
   *[other] { $player } garde
  } { $kept ->
    [one] { $kept } carte Destination
   *[other] { $kept } cartes Destination
  }{ $returned ->
    [0] .
   *[other] { " " }{ $who ->
        [you] et en rendez
       *[other] et en rend
      } { $returned }.
  }
event-tickets-kept-seen = { $who ->
    [you] Vous gardez
   *[other] { $player } garde
  } : { $tickets }.
event-stack-placed = { $who ->
    [you] Vous posez
   *[other] { $player } pose
  } { $tokens ->
    [0] 0 jeton
    [one] un jeton
   *[other] { $tokens } jetons
  } ({ $symbol }) : { $location }.
event-route-claimed = { $who ->
    [you] Vous prenez possession de la route
   *[other] { $player } prend possession de la route
  } { $route } ({ $payment }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-flag-card-kept = { $who ->
    [you] Vous gardez une carte pour le drapeau
   *[other] { $player } garde une carte pour le drapeau
  } : { $card }.
event-flag-set-scored = { $who ->
    [you] Vous complétez
   *[other] { $player } complète
  } une série aux couleurs du drapeau : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } !
event-token-taken = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
  } un jeton ({ $symbol }) : { $location }.
event-passed = { $who ->
    [you] Vous passez.
   *[other] { $player } passe.
  }
event-turn-began = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $player } de jouer.
  }
event-last-round-began = { $cars ->
    [0] { $who ->
        [you] Vous n’avez plus de véhicule
       *[other] { $player } n’a plus de véhicule
      }
   *[other] { $who ->
        [you] Vous n’avez plus que
       *[other] { $player } n’a plus que
      } { $cars ->
        [one] { $cars } véhicule
       *[other] { $cars } véhicules
      }
  } : chacun joue encore un tour.
event-game-ended = { $reason ->
    [cars] Le dernier tour est terminé.
   *[passes] Plus personne ne peut rien faire.
  }

# The final scoring.
final-title = Décompte final
reason-route = Routes
reason-flag-set = Séries aux couleurs du drapeau
reason-ticket = Cartes Destination
reason-tokens = Jetons
reason-attraction = Attractions
reason-district = Quartiers
score-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }
score-tokens = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
  }
score-sheet = Feuille de score
score-total = Total
score-line = { $subject } { $points }
verdict-points = Victoire : { $players } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
verdict-tickets = Victoire : { $players } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et plus de cartes Destination réussies ({ $tickets }).
verdict-shared = Victoire partagée : { $players } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.
flag-sets = { $count ->
    [one] { $count } série aux couleurs du drapeau
   *[other] { $count } séries aux couleurs du drapeau
  }

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Paris
city-name-new_york = New York
city-name-london = Londres
