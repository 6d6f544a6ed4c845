# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = blauw
colour-green = groen
colour-black = zwart
colour-purple = paars
colour-red = rood
colour-orange = oranje
colour-white = wit
colour-yellow = geel
colour-pink = roze
colour-gray = grijs
colour-wild = joker
cards-of = { $card } × { $count }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = Jij
seat-number = plaats { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] Je pakt een openliggende kaart
   *[other] { $player } pakt een openliggende kaart
  }: { $card }.
event-card-drawn-blind = { $who ->
    [you] Je trekt blind
   *[other] { $player } trekt blind
  } van de gedekte stapel: { $card }.
event-card-drawn-unseen = { $who ->
    [you] Je trekt
   *[other] { $player } trekt
  } blind een kaart van de gedekte stapel.
event-row-filled = Opengelegd: { $cards }.
event-row-swept = Er lagen drie of meer jokers open: alle openliggende kaarten worden vervangen{ $times ->
    [1] .
   *[other] { " " }({ $times } keer).
  }
event-deck-renewed = De aflegstapel wordt geschud en vormt een nieuwe gedekte stapel.
event-tickets-offered = { $who ->
    [you] Je bekijkt
   *[other] { $player } bekijkt
  } { $count ->
    [one] { $count } bestemmingskaart
   *[other] { $count } bestemmingskaarten
  }.
event-tickets-offered-seen = { $who ->
    [you] Je bekijkt
   *[other] { $player } bekijkt
  } { $tickets }.
event-first-tickets-chosen = { $who ->
    [you] Je hebt je eerste bestemmingskaarten gekozen.
   *[other] { $player } heeft de eerste bestemmingskaarten gekozen.
  }
event-tickets-kept = { $who ->
    [you] Je houdt
   *[other] { $player } houdt
  } { $kept ->
    [one] { $kept } bestemmingskaart
   *[other] { $kept } bestemmingskaarten
  }{ $returned ->
    [0] .
   *[other] { " " }en legt er { $returned } terug.
  }
event-tickets-kept-seen = { $who ->
    [you] Je houdt
   *[other] { $player } houdt
  } { $tickets }.
event-stack-placed = { $who ->
    [you] Je legt
   *[other] { $player } legt
  } { $tokens ->
    [one] een fiche
   *[other] { $tokens } fiches
  } ({ $symbol }) op { $location }.
event-route-claimed = { $who ->
    [you] Je claimt
   *[other] { $player } claimt
  } { $route } met { $payment } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
event-flag-card-kept = { $who ->
    [you] Je houdt een kaart voor de vlag
   *[other] { $player } houdt een kaart voor de vlag
  }: { $card }.
event-flag-set-scored = { $who ->
    [you] Je maakt
   *[other] { $player } maakt
  } een set in de kleuren van de vlag compleet: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }!
event-token-taken = { $who ->
    [you] Je pakt
   *[other] { $player } pakt
  } het fiche ({ $symbol }) van { $location }.
event-passed = { $who ->
    [you] Je past.
   *[other] { $player } past.
  }
event-turn-began = { $who ->
    [you] Je bent aan de beurt.
   *[other] { $player } is aan de beurt.
  }
event-last-round-began = { $who ->
    [you] Je hebt
   *[other] { $player } heeft
  } { $cars ->
    [0] geen voertuigen meer
    [one] nog { $cars } voertuig
   *[other] nog { $cars } voertuigen
  }: iedereen krijgt nog één beurt.
event-game-ended = { $reason ->
    [cars] De laatste beurt is voorbij.
   *[passes] Niemand kan nog iets doen.
  }

# The final scoring.
final-title = Score berekenen
reason-route = Routes
reason-flag-set = Vlaggensets
reason-ticket = Bestemmingen
reason-tokens = Fiches
reason-attraction = Attracties
reason-district = Wijken
score-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }
score-tokens = { $count ->
    [one] { $count } symbool
   *[other] { $count } symbolen
  }
score-sheet = Scoreblad
score-total = Totaal
score-line = { $subject } { $points }
verdict-points = Gewonnen: { $players } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
verdict-tickets = Gewonnen: { $players } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } en meer behaalde bestemmingskaarten ({ $tickets }).
verdict-shared = Gedeelde overwinning: { $players } met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
flag-sets = { $count ->
    [one] { $count } vlaggenset
   *[other] { $count } vlaggensets
  }

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Parijs
city-name-new_york = New York
city-name-london = Londen
