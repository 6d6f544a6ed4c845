# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = blau
colour-green = grün
colour-black = schwarz
colour-purple = lila
colour-red = rot
colour-orange = orange
colour-white = weiß
colour-yellow = gelb
colour-pink = rosa
colour-gray = grau
colour-wild = Joker
cards-of = { $card } × { $count }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = Du
seat-number = Platz { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
  } eine offene Karte: { $card }.
event-card-drawn-blind = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
  } verdeckt vom Nachziehstapel: { $card }.
event-card-drawn-unseen = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
  } verdeckt eine Karte vom Nachziehstapel.
event-row-filled = Aufgedeckt: { $cards }.
event-row-swept = Drei oder mehr Joker lagen offen: Alle offenen Karten werden ersetzt{ $times ->
    [1] .
   *[other] { " " }({ $times }-mal).
  }
event-deck-renewed = Die abgelegten Karten werden gemischt und bilden den neuen Nachziehstapel.
event-tickets-offered = { $who ->
    [you] Du siehst dir
   *[other] { $player } sieht sich
  } { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
  } an.
event-tickets-offered-seen = { $who ->
    [you] Du siehst dir
   *[other] { $player } sieht sich
  } { $tickets } an.
event-first-tickets-chosen = { $who ->
    [you] Du hast deine ersten Zielkarten gewählt.
   *[other] { $player } hat die ersten Zielkarten gewählt.
  }
event-tickets-kept = { $who ->
    [you] Du behältst
   *[other] { $player } behält
  } { $kept ->
    [one] { $kept } Zielkarte
   *[other] { $kept } Zielkarten
  }{ $returned ->
    [0] .
   *[other] { " " }{ $who ->
        [you] und legst
       *[other] und legt
      } { $returned } zurück.
  }
event-tickets-kept-seen = { $who ->
    [you] Du behältst
   *[other] { $player } behält
  } { $tickets }.
event-stack-placed = { $who ->
    [you] Du legst
   *[other] { $player } legt
  } { $tokens ->
    [one] einen Marker
   *[other] einen Stapel aus { $tokens } Markern
  } ({ $symbol }) auf { $location }.
event-route-claimed = { $who ->
    [you] Du nutzt
   *[other] { $player } nutzt
  } die Strecke { $route } mit { $payment }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-flag-card-kept = { $who ->
    [you] Du behältst
   *[other] { $player } behält
  } eine Flaggenkarte: { $card }.
event-flag-set-scored = { $who ->
    [you] Du vervollständigst
   *[other] { $player } vervollständigt
  } ein Flaggenset: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }!
event-token-taken = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
  } den Marker ({ $symbol }) von { $location }.
event-passed = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
  }
event-turn-began = { $who ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
  }
event-last-round-began = { $who ->
    [you] Du hast
   *[other] { $player } hat
  } { $cars ->
    [0] keine Fahrzeuge mehr
    [one] nur noch { $cars } Fahrzeug
   *[other] nur noch { $cars } Fahrzeuge
  }: Alle sind noch einmal am Zug.
event-game-ended = { $reason ->
    [cars] Der letzte Zug ist gespielt.
   *[passes] Niemand kann mehr etwas tun.
  }

# The final scoring.
final-title = Schlusswertung
reason-route = Strecken
reason-flag-set = Flaggensets
reason-ticket = Zielkarten
reason-tokens = Marker
reason-attraction = Sehenswürdigkeiten
reason-district = Stadtteile
score-routes = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
  }
score-tokens = { $count ->
    [one] { $count } Symbol
   *[other] { $count } Symbole
  }
score-sheet = Wertungsblatt
score-total = Gesamt
score-line = { $subject } { $points }
verdict-points = Gewonnen: { $players } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
verdict-tickets = Gewonnen: { $players } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } und mehr erfüllten Zielkarten ({ $tickets }).
verdict-shared = Gemeinsamer Sieg: { $players } mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
flag-sets = { $count ->
    [one] { $count } Flaggenset
   *[other] { $count } Flaggensets
  }

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Paris
city-name-new_york = New York
city-name-london = London
