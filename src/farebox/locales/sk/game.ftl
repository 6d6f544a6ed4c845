# Words that terminal and browser share: colours, what happened, the final scoring.

# Colours of cards and routes. `wild` is the card that stands for any colour.
colour-blue = modrá
colour-green = zelená
colour-black = čierna
colour-purple = fialová
colour-red = červená
colour-orange = oranžová
colour-white = biela
colour-yellow = žltá
colour-pink = ružová
colour-gray = sivá
colour-wild = žolík
cards-of = { $card } × { $count }

# The name of a single player at the terminal who gives none; sentences then address “you”.
default-name = Ty
seat-number = miesto { $number }
ticket-worth = { $ticket } ({ $points })

# What happened. $who is “you” for the reader and “other” for everyone else.
event-card-drawn = { $who ->
    [you] Berieš si otočenú kartu
   *[other] { $player } si berie otočenú kartu
  }: { $card }.
event-card-drawn-blind = { $who ->
    [you] Doberáš si naslepo z balíčka
   *[other] { $player } si doberá naslepo z balíčka
  }: { $card }.
event-card-drawn-unseen = { $who ->
    [you] Doberáš si
   *[other] { $player } si doberá
  } naslepo kartu z balíčka.
event-row-filled = Otočené: { $cards }.
event-row-swept = Medzi otočenými kartami boli aspoň tri žolíky: všetky otočené karty sa vymieňajú{ $times ->
    [1] .
   *[other] { " " }({ $times }-krát).
  }
event-deck-renewed = Odhodené karty sa zamiešajú a tvoria nový balíček.
event-tickets-offered = { $who ->
    [you] Prezeráš si
   *[other] { $player } si prezerá
  } { $count ->
    [one] { $count } kartu cieľových staníc
    [few] { $count } karty cieľových staníc
   *[other] { $count } kariet cieľových staníc
  }.
event-tickets-offered-seen = { $who ->
    [you] Prezeráš si
   *[other] { $player } si prezerá
  }: { $tickets }.
event-first-tickets-chosen = { $who ->
    [you] Karty cieľových staníc máš vybrané.
   *[other] { $player } má vybrané karty cieľových staníc.
  }
event-tickets-kept = { $who ->
    [you] Nechávaš si
   *[other] { $player } si necháva
  } { $kept ->
    [one] { $kept } kartu cieľových staníc
    [few] { $kept } karty cieľových staníc
   *[other] { $kept } kariet cieľových staníc
  }{ $returned ->
    [0] .
   *[other] { " " }{ $who ->
        [you] a vraciaš
       *[other] a vracia
      } { $returned }.
  }
event-tickets-kept-seen = { $who ->
    [you] Nechávaš si
   *[other] { $player } si necháva
  }: { $tickets }.
event-stack-placed = { $who ->
    [you] Kladieš
   *[other] { $player } kladie
  } { $tokens ->
    [one] známku
    [few] { $tokens } známky
   *[other] { $tokens } známok
  } ({ $symbol }): { $location }.
event-route-claimed = { $who ->
    [you] Obsadzuješ
   *[other] { $player } obsadzuje
  } trasu { $route } ({ $payment }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }.
event-flag-card-kept = { $who ->
    [you] Nechávaš si kartu na vlajku
   *[other] { $player } si necháva kartu na vlajku
  }: { $card }.
event-flag-set-scored = { $who ->
    [you] Máš
   *[other] { $player } má
  } celú súpravu vo farbách vlajky: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }!
event-token-taken = { $who ->
    [you] Berieš si
   *[other] { $player } si berie
  } známku ({ $symbol }): { $location }.
event-passed = { $who ->
    [you] Pasuješ.
   *[other] { $player } pasuje.
  }
event-turn-began = { $who ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $player }.
  }
event-last-round-began = { $cars ->
    [0] { $who ->
        [you] Nemáš už vozidlá
       *[other] { $player } už nemá vozidlá
      }
   *[other] { $who ->
        [you] Máš
       *[other] { $player } má
      } už len { $cars ->
        [one] { $cars } vozidlo
        [few] { $cars } vozidlá
       *[other] { $cars } vozidiel
      }
  }: každý má ešte jeden ťah.
event-game-ended = { $reason ->
    [cars] Posledný ťah sa skončil.
   *[passes] Nikto už nemôže nič urobiť.
  }

# The final scoring.
final-title = Konečné bodovanie
reason-route = Trasy
reason-flag-set = Súpravy vo farbách vlajky
reason-ticket = Karty cieľových staníc
reason-tokens = Známky
reason-attraction = Atrakcie
reason-district = Štvrte
score-routes = { $count ->
    [one] { $count } trasa
    [few] { $count } trasy
   *[other] { $count } trás
  }
score-tokens = { $count ->
    [one] { $count } symbol
    [few] { $count } symboly
   *[other] { $count } symbolov
  }
score-sheet = Prehľad bodov
score-total = Spolu
score-line = { $subject } { $points }
verdict-points = Víťazstvo: { $players } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }).
verdict-tickets = Víťazstvo: { $players } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  } a viac splnených kariet cieľových staníc: { $tickets }).
verdict-shared = Spoločné víťazstvo: { $players } (po { $points ->
    [one] { $points } bode
    [few] { $points } body
   *[other] { $points } bodov
  }).
flag-sets = { $count ->
    [one] { $count } súprava vo farbách vlajky
    [few] { $count } súpravy vo farbách vlajky
   *[other] { $count } súprav vo farbách vlajky
  }

# The cities of the package, by their ids.
city-name-san_francisco = San Francisco
city-name-paris = Paríž
city-name-new_york = New York
city-name-london = Londýn
