# The arena: matches between bots, and their report.

help-arena = Fait jouer des bots les uns contre les autres et les classe.

option-arena-bots = Les bots : noms, niveaux, votre propre classe (my_bot.py:MyBot), ou « cmd: » et une commande pour votre propre programme.
option-arena-players = Combien sont à une table : de 2 à 4 ; par défaut 2.
option-blocks = Combien de blocs ; un bloc est une graine jouée avec toutes les rotations des places. Par défaut 1000.
option-sprt = S’arrête dès qu’il est établi que le premier bot est plus fort de HIGH Elo, ou d’au plus LOW : --sprt 0 20.
option-arena-json = Garde les résultats dans ce fichier ; avec lui, un match arrêté peut reprendre (--resume).
option-html = Écrit une page avec tableaux et graphiques dans ce fichier.
option-arena-resume = Reprend le match de ce fichier ; le reste de la commande peut être omis.
option-on = Où jouer : ici, sur tous les cœurs, ou sur une grappe Ray.
option-time-limit = Combien de secondes un bot externe a pour une décision ; par défaut 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Graine du match : { $seed }
arena-written = Résultats écrits dans { $file }.
arena-page-written = Page écrite dans { $file }.
arena-stopped = Arrêté après { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
  }. Pour reprendre :
arena-stopped-early = Arrêté avant la fin du premier bloc ; rien n’a été gardé.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Classement
arena-title-games = Parties
arena-title-seats = Places
arena-title-pairs = Victoires du bot de la rangée sur celui de la colonne (%)
arena-column-bot = Bot
arena-column-won = Gagnées
arena-column-interval = 95 %
arena-column-elo = Elo
arena-column-score = Score
arena-column-sd = Éc. type
arena-column-tickets = Dest.
arena-column-complete = Réussies
arena-column-left = Véh. restants
arena-column-seat = Place
arena-column-game = Partie
arena-column-why = Pourquoi
arena-none = –
arena-facts = Parties : { $games }, blocs : { $blocks }, décisions par partie : { $decisions } ; victoires partagées : { $shared }.
arena-forfeited = { $bot } a perdu par forfait { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }. La première :
arena-note = Partie { NUMBER($game, useGrouping: 0) }, place { $seat } : { $why }
arena-sprt-stronger = SPRT (blocs : { $blocks }) : { $bot } est plus fort (LLR { $llr } sur ±{ $bound } ; { $low } contre { $high } Elo).
arena-sprt-not-stronger = SPRT (blocs : { $blocks }) : { $bot } n’est pas plus fort (LLR { $llr } sur ±{ $bound } ; { $low } contre { $high } Elo).
arena-sprt-open = SPRT (blocs : { $blocks }) : pas de décision (LLR { $llr } sur ±{ $bound } ; { $low } contre { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = n’a pas pu être lancé : { $detail }
fault-too-slow = n’a pas répondu en { $detail }
fault-ended = s’est arrêté au milieu de la partie ({ $detail })
fault-line-too-long = a envoyé une ligne trop longue : { $detail }…
fault-unasked = a parlé avant la question : { $detail }
fault-nonsense = a répondu n’importe quoi : { $detail }
fault-illegal = a répondu une action interdite : { $detail }
fault-crashed = s’est arrêté sur une erreur : { $detail }

# The page.
report-title = { $bots } bots à { $city }
report-title-two = { $first } contre { $second }
report-lead = { $bot } est en tête avec { $won } des victoires ({ $interval }).
report-lead-even = Personne n’est nettement en tête.
report-subtitle = { $city } · joueurs : { $players } · parties : { $games } · blocs : { $blocks }
report-won = Victoires
report-won-how = Part des victoires, avec des intervalles à 95 % par blocs. La ligne pointillée marque des parts égales.
report-elo = Classement
report-elo-how = Elo selon Bradley–Terry avec des intervalles à 95 % d’un bootstrap sur les blocs ; { $reference } vaut 0.
report-pairs = Un contre un
report-pairs-how = Part des victoires du bot de gauche sur celui du haut, en pour cent.
report-seats = Places
report-seats-how = Part des victoires de chaque place, dans l’ordre des tours. Chaque bot est partout aussi souvent : c’est donc l’effet de la place seule.
report-seat = Place { $seat }
report-scores = Scores
report-scores-how = Combien de fois chaque score final a été atteint. La ligne est la moyenne.
report-numbers = Tous les nombres
report-forfeits = Forfaits
report-facts = Le match
report-fact-city = Ville
report-fact-players = Joueurs
report-fact-bots = Bots
report-fact-blocks = Blocs
report-fact-games = Parties
report-fact-seed = Graine
report-fact-code = Code
report-fact-length = Décisions par partie
report-fact-cars = Fin par les véhicules
report-fact-shared = Victoires partagées
report-fact-forfeits = Forfaits
report-fact-sprt = SPRT
report-again = Le même match encore une fois :

# Errors. Every key is `error-` and a code.
error-nonsense-budget = « { $bot } » demande un nombre de simulations de 1 à { $most }, par exemple search:240.
error-bots-do-not-fit-players = Le nombre de bots ({ $bots }) ne convient pas au nombre de joueurs ({ $players }).
error-too-many-games = La mémoire ne suffit pas pour autant de parties ({ $games }).
error-wrong-number-of-bots = Un match demande de { $least } à { $most } bots, pas { $bots }.
error-empty-command = « { $bot } » ne nomme pas de commande ; écrivez "cmd:python3 my_bot.py".
error-command-not-found = Il n’y a pas de programme « { $program } » pour lancer « { $bot } ».
error-too-few-blocks = Il faut au moins un bloc, pas { $blocks }.
error-nonsense-time-limit = Une limite de { $seconds } s n’est pas possible ; elle doit dépasser 0 et être au plus { $most }.
error-sprt-needs-two-bots = --sprt compare deux bots ; ce match a : { $bots }.
error-sprt-bounds = --sprt demande deux nombres Elo, le plus petit d’abord ; { $low } et { $high } n’en sont pas.
error-ray-not-installed = --on ray demande le paquet Ray ; installez { $extra }.
error-ray-not-reached = Aucun cluster Ray ne répond à { $address }, l’adresse indiquée par RAY_ADDRESS.
error-ray-token-refused = Le cluster Ray à { $address } refuse le jeton de ce programme. Définissez ici RAY_AUTH_MODE=token, et RAY_AUTH_TOKEN avec le jeton qui a servi à démarrer le cluster.
error-ray-and-commands = Les bots avec « cmd: » jouent ici, pas sur une grappe ; retirez --on ray.
error-page-over-results = --html écraserait les résultats dans { $file } ; indiquez un autre fichier pour la page.
error-match-not-readable = { $file } ne peut pas être lu : { $fault }.
error-match-broken = { $file } n’est pas le fichier d’un match, ou il est endommagé ({ $fault }).
error-match-of-another-version = { $file } a le format { $format } ; cette version connaît { $known }.
error-match-of-unknown-city = Le match de { $file } a été joué à « { $city } », qui n’est pas dans le paquet ; indiquez son fichier avec --city.
error-match-differs = { $file } est d’un autre match et a été laissé tel quel. { $what ->
    [city] La ville est { $saved }, pas { $wanted }.
    [city_hash] Sa ville a changé depuis.
    [players] Les joueurs sont { $saved }, pas { $wanted }.
    [bots] Les bots sont { $saved }, pas { $wanted }.
    [seed] La graine est { $saved }, pas { $wanted }.
   *[other] Les bots ou les règles ont changé depuis.
  }
