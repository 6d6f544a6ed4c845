# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = niebieski
colour-green = zielony
colour-black = czarny
colour-purple = fioletowy
colour-red = czerwony
colour-orange = pomarańczowy
colour-white = biały
colour-yellow = żółty
colour-pink = różowy
colour-gray = szary
colour-wild = joker
cards-of = { $card } × { $count }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = Ty
seat-number = miejsce { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] Bierzesz odkrytą kartę
   *[other] { $player } bierze odkrytą kartę
  }: { $card }.
event-card-drawn-blind = { $who ->
    [you] Dobierasz kartę z talii
   *[other] { $player } dobiera kartę z talii
  }: { $card }.
event-card-drawn-unseen = { $who ->
    [you] Dobierasz
   *[other] { $player } dobiera
  } w ciemno kartę z talii.
event-row-filled = Odkryte: { $cards }.
event-row-swept = Odkryto co najmniej trzy jokery: wszystkie odkryte karty zostają wymienione{ $times ->
    [1] .
   *[other] { " " }({ $times } razy).
  }
event-deck-renewed = Odrzucone karty zostają potasowane i tworzą nową talię.
event-tickets-offered = { $who ->
    [you] Oglądasz
   *[other] { $player } ogląda
  } { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
   *[many] { $count } Biletów
  }.
event-tickets-offered-seen = { $who ->
    [you] Oglądasz Bilety
   *[other] { $player } ogląda Bilety
  }: { $tickets }.
event-first-tickets-chosen = { $who ->
    [you] Masz już wybrane Bilety.
   *[other] { $player } ma już wybrane Bilety.
  }
event-tickets-kept = { $who ->
    [you] Zatrzymujesz
   *[other] { $player } zatrzymuje
  } { $kept ->
    [one] { $kept } Bilet
    [few] { $kept } Bilety
   *[many] { $kept } Biletów
  }{ $returned ->
    [0] .
   *[other] { " " }{ $who ->
        [you] i odkładasz
       *[other] i odkłada
      } { $returned }.
  }
event-tickets-kept-seen = { $who ->
    [you] Zatrzymujesz
   *[other] { $player } zatrzymuje
  }: { $tickets }.
event-stack-placed = { $who ->
    [you] Kładziesz
   *[other] { $player } kładzie
  } { $tokens ->
    [one] żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
  } ({ $symbol }): { $location }.
event-route-claimed = { $who ->
    [you] Tworzysz
   *[other] { $player } tworzy
  } połączenie { $route } ({ $payment }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
event-flag-card-kept = { $who ->
    [you] Zatrzymujesz kartę do flagi
   *[other] { $player } zatrzymuje kartę do flagi
  }: { $card }.
event-flag-set-scored = { $who ->
    [you] Kompletujesz
   *[other] { $player } kompletuje
  } zestaw kart w kolorze flagi: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }!
event-token-taken = { $who ->
    [you] Bierzesz
   *[other] { $player } bierze
  } żeton ({ $symbol }): { $location }.
event-passed = { $who ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
  }
event-turn-began = { $who ->
    [you] Twoja tura.
   *[other] Tura gracza { $player }.
  }
event-last-round-began = { $cars ->
    [0] { $who ->
        [you] Nie masz już pojazdów
       *[other] { $player } nie ma już pojazdów
      }
   *[other] { $who ->
        [you] Masz
       *[other] { $player } ma
      } już tylko { $cars ->
        [one] { $cars } pojazd
        [few] { $cars } pojazdy
       *[many] { $cars } pojazdów
      }
  }: wszyscy rozgrywają jeszcze po jednej turze.
event-game-ended = { $reason ->
    [cars] Ostatnia tura dobiegła końca.
   *[passes] Nikt nie może już nic zrobić.
  }

# The final scoring.
final-title = Podliczanie punktów
reason-route = Połączenia
reason-flag-set = Zestawy w kolorze flagi
reason-ticket = Bilety
reason-tokens = Żetony
reason-attraction = Atrakcje
reason-district = Dzielnice
score-routes = { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[many] { $count } połączeń
  }
score-tokens = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
  }
score-sheet = Tabela wyników
score-total = Razem
score-line = { $subject } { $points }
verdict-points = Zwycięstwo: { $players } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }).
verdict-tickets = Zwycięstwo: { $players } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } i więcej zrealizowanych Biletów: { $tickets }).
verdict-shared = Współdzielone zwycięstwo: { $players } (po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
  }).
flag-sets = { $count ->
    [one] { $count } zestaw w kolorze flagi
    [few] { $count } zestawy w kolorze flagi
   *[many] { $count } zestawów w kolorze flagi
  }

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Paryż
city-name-new_york = Nowy Jork
city-name-london = Londyn
