# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = Ce nombre de joueurs ({ $players }) ne convient pas : il en faut de { $least } à { $most }.
error-names-do-not-fit-players = Le nombre de noms ({ $names }) ne correspond pas au nombre de joueurs ({ $players }).
error-name-empty = Un joueur n’a pas de nom.
error-name-not-printable = Un nom contient des caractères qui ne peuvent pas être affichés : { $names }.
error-names-not-distinct = Deux joueurs ont le même nom : { $names }.
error-no-such-first-player = Ce premier joueur n’existe pas ({ $first }) ; joueurs à la table : { $players }.
error-seed-out-of-range = La graine { $seed } n’est pas un nombre entier de 0 à 2^128 - 1.
error-seed-too-short = La graine est trop courte ({ $bytes ->
    [one] { $bytes } octet
   *[other] { $bytes } octets
  }) : il en faut au moins { $needed }.
error-seed-not-hexadecimal = La graine « { $seed } » n’est pas hexadécimale.
error-colour-not-in-deck = La pioche n’a pas de cartes de cette couleur : { $colour }.
error-native-missing = Les règles ne sont pas compilées ici : les bots et les simulations sont environ cent fois plus lents. Pour y remédier : « { $command } ».
error-native-unusable = Les règles compilées sont inutilisables ici ({ $fault }) : les bots et les simulations sont environ cent fois plus lents. Pour y remédier : « { $command } ».
error-native-stale = Les règles compilées ne correspondent plus à { $source } : les bots et les simulations sont environ cent fois plus lents. Pour y remédier : « { $command } ».
error-native-off = { $variable }=0 désactive les règles compilées : les bots et les simulations sont environ cent fois plus lents.

# Whose turn it is
error-not-your-turn = Ce n’est pas à { $seat } de jouer, mais à { $to_act }.
error-no-such-seat = Cette place n’existe pas ({ $seat }) ; joueurs à la table : { $players }.
error-game-is-over = La partie est terminée.
error-nothing-to-undo = Actions annulables : { $done } ; demandées : { $actions }.
error-not-now = { $kind ->
    [draw] On ne peut pas piocher de cartes Transport maintenant
    [claim] On ne peut pas prendre possession d’une route maintenant
    [tickets] On ne peut pas piocher de cartes Destination maintenant
    [keep] On ne peut pas garder de cartes Destination maintenant
    [place] On ne peut pas poser de pile ni de jeton maintenant
    [token] On ne peut pas prendre de jeton maintenant
   *[pass] Vous ne pouvez pas passer maintenant
  } : { $phase ->
    [choose-first-tickets] il faut choisir les premières cartes Destination
    [place-stacks] il faut poser les jetons de réserve
    [take-turn] c’est le moment de jouer un tour
    [second-card] il faut prendre la deuxième carte
    [keep-tickets] il faut garder des cartes Destination
    [choose-token] il faut choisir un jeton
   *[over] la partie est terminée
  }.
error-pass-not-allowed = Vous ne pouvez passer que si rien d’autre n’est possible.

# Cards
error-unknown-slot = Il n’y a pas d’emplacement { $slot } ; les cartes visibles ont les emplacements 0 à 4.
error-slot-empty = Il n’y a pas de carte visible à l’emplacement { $slot }.
error-deck-empty = La pioche est vide.
error-open-wild-as-second-card = Le joker visible de l’emplacement { $slot } ne peut pas être la deuxième carte.

# Tickets and tokens
error-no-tickets-left = Il ne reste plus de cartes Destination.
error-keep-at-least-one = Gardez au moins une carte Destination.
error-unknown-ticket = Il n’y a pas de carte Destination « { $name } ».
error-ticket-not-offered = La carte Destination { $ticket } ne vous est pas proposée.
error-ticket-named-twice = Une carte Destination est nommée deux fois : { $tickets }.
error-unknown-location = Il n’y a pas de lieu « { $name } ».
error-no-token-there = { $location } : il n’y a pas de jeton à prendre ici.
error-stack-already-there = { $location } : il y a déjà une pile ici.

# Routes
error-unknown-route = Il n’y a pas de route « { $name } ».
error-unknown-colour = Il n’y a pas de cartes de la couleur « { $name } ».
error-wrong-number-of-wilds = Le nombre de jokers ({ $wilds }) ne convient pas au nombre de cases ({ $length }).
error-payment-of-wrong-size = Il faut une carte par case ({ $length }) : seulement des jokers, ou moins de jokers et une couleur.
error-route-taken = { $route } est déjà prise ({ $seat }).
error-twin-is-yours = { $route } vous est fermée : l’autre voie de la route double est à vous.
error-twin-closed = { $route } est fermée : à deux joueurs, on ne peut prendre qu’une seule voie d’une route double.
error-not-enough-cars = Pas assez de véhicules pour { $route } : il en faut { $needed }, il en reste { $left }.
error-not-enough-cards = Pas assez de cartes ({ $card }) pour { $route } : il en faut { $needed }, vous en avez { $held }.
error-too-few-with-wilds = Pas assez de cartes ({ $card }) pour { $route } : il en faut { $needed }, vous en avez { $held } (jokers compris).
error-too-few-of-one-colour = { $route } accepte une seule couleur, au choix : il en faut { $needed }, vous en avez au plus { $held } (jokers compris).
error-wrong-colour = { $route } demande des cartes d’une autre couleur : { $wanted }, pas { $colour }.
error-ferry-needs-wilds = { $route } est un ferry ; jokers requis : { $needed }, pour l’instant : { $played }.

# Texts of actions
error-not-an-action = « { $text } » n’est pas une action.
error-not-a-payment = « { $part } » n’est pas un paiement comme green*2.
error-two-colours-in-payment = « { $text } » paie avec deux couleurs ; une seule est permise, plus des jokers.
error-payment-does-not-fill-route = « { $text } » ne paie pas exactement toutes les cases ({ $length }).

# Texts of positions
error-not-a-position = Ce n’est pas une position : elle ne commence pas par { $expected } et une ville.
error-position-of-another-city = La position vient de { $found }, pas de { $city } dans sa forme actuelle.
error-position-field-broken = Un champ de la position manque ou est illisible : { $fault }.
error-position-field-wrong = Le champ { $field } de la position a une valeur incorrecte : { $value }.
error-position-not-consistent = La position se contredit.
error-position-cards-wrong = Dans la position, des cartes manquent ou sont en double.
error-position-known-cards-wrong = Dans la position, on connaît plus de cartes d’une main qu’elle n’en a.
error-position-tickets-wrong = Dans la position, des cartes Destination manquent ou sont en double.
error-position-routes-wrong = Les routes de la position ne peuvent pas être réparties ainsi.
error-position-tokens-wrong = Dans la position, il y a des jetons qui ne peuvent pas y être.
error-position-phase-wrong = Dans cette phase de la position, il n’y a rien à décider.

# Records
error-game-has-no-seed = Cette partie a commencé par une position ; elle n’a donc ni graine ni enregistrement.
error-record-not-readable = L’enregistrement { $file } ne peut pas être lu : { $fault }.
error-record-not-writable = L’enregistrement { $file } ne peut pas être écrit : { $fault }.
error-record-not-json = Ce n’est pas un enregistrement : { $fault }.
error-record-field-broken = Un champ de l’enregistrement est endommagé : { $fault }.
error-record-of-another-version = L’enregistrement a le format { $format } et les règles { $rules } ; ce programme lit les formats jusqu’au { $known_format } et les règles { $known_rules }.
error-record-damaged = L’enregistrement a été modifié : sa somme de contrôle ne correspond pas.
error-seed-does-not-fit-commitment = La graine ne correspond pas à l’engagement : { $found } au lieu de { $expected }.
error-record-of-another-city =
    L’enregistrement vient de la ville { $city }, version { $version }, et ne correspond pas à { $found }, version { $found_version }.
error-record-set-up-refused = La partie de l’enregistrement ne peut pas être mise en place : { $fault }.
error-record-action-refused = L’action { $number } de l’enregistrement, « { $entry } », n’est pas possible : { $fault }.
error-record-action-misspelt = L’action { $number } de l’enregistrement, « { $entry } », doit s’écrire « { $expected } ».
error-record-result-differs = Après toutes les actions ({ $actions }), la partie ne correspond pas à l’enregistrement.
