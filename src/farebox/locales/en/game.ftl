# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = blue
colour-green = green
colour-black = black
colour-purple = purple
colour-red = red
colour-orange = orange
colour-white = white
colour-yellow = yellow
colour-pink = pink
colour-gray = gray
colour-wild = wild
cards-of = { $count } { $card }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = You
seat-number = seat { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] You take
   *[other] { $player } takes
  } a face-up card: { $card }.
event-card-drawn-blind = { $who ->
    [you] You draw
   *[other] { $player } draws
  } { $card } from the deck.
event-card-drawn-unseen = { $who ->
    [you] You draw
   *[other] { $player } draws
  } a card from the deck.
event-row-filled = Turned up: { $cards }.
event-row-swept = Three or more wilds were face up: all face-up cards are replaced{ $times ->
    [one] .
   *[other] { " " }{ $times } times.
  }
event-deck-renewed = The discards are shuffled into a new deck.
event-tickets-offered = { $who ->
    [you] You look at
   *[other] { $player } looks at
  } { $count ->
    [one] a ticket
   *[other] { $count } tickets
  }.
event-tickets-offered-seen = { $who ->
    [you] You look
   *[other] { $player } looks
  } at { $tickets }.
event-first-tickets-chosen = { $who ->
    [you] You have chosen your first tickets.
   *[other] { $player } has chosen their first tickets.
  }
event-tickets-kept = { $who ->
    [you] You keep
   *[other] { $player } keeps
  } { $kept ->
    [one] one ticket
   *[other] { $kept } tickets
  }{ $returned ->
    [0] .
   *[other] { " " }{ $who ->
        [you] and return
       *[other] and returns
      } { $returned }.
  }
event-tickets-kept-seen = { $who ->
    [you] You keep
   *[other] { $player } keeps
  } { $tickets }.
event-stack-placed = { $who ->
    [you] You put
   *[other] { $player } puts
  } { $tokens ->
    [one] a { $symbol } token
   *[other] a stack of { $tokens } { $symbol } tokens
  } on { $location }.
event-route-claimed = { $who ->
    [you] You claim
   *[other] { $player } claims
  } { $route } with { $payment } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-flag-card-kept = { $who ->
    [you] You keep
   *[other] { $player } keeps
  } { $card } as a flag card.
event-flag-set-scored = { $who ->
    [you] You complete
   *[other] { $player } completes
  } a flag set: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }!
event-token-taken = { $who ->
    [you] You take
   *[other] { $player } takes
  } the { $symbol } token at { $location }.
event-passed = { $who ->
    [you] You pass.
   *[other] { $player } passes.
  }
event-turn-began = { $who ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
  }
event-last-round-began = { $who ->
    [you] You have
   *[other] { $player } has
  } { $cars ->
    [0] no cars
    [one] one car
   *[other] { $cars } cars
  } left: everyone gets one more turn.
event-game-ended = { $reason ->
    [cars] The last turn is over.
   *[passes] Nobody can take another turn.
  }

# The final scoring.
final-title = Final scoring
reason-route = Routes
reason-flag-set = Flag sets
reason-ticket = Tickets
reason-tokens = Tokens
reason-attraction = Attractions
reason-district = Districts
score-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }
score-tokens = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
  }
score-sheet = Score sheet
score-total = Total
score-line = { $subject } { $points }
verdict-points = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
verdict-tickets = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and more complete tickets ({ $tickets }).
verdict-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each.
flag-sets = { $count ->
    [one] { $count } flag set
   *[other] { $count } flag sets
  }

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Paris
city-name-new_york = New York
city-name-london = London
