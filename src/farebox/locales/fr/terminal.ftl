# The terminal: commands, the table, what may be done.

# Help of the commands.
help-farebox = Joue, simule et étudie de courtes parties pour relier les lieux d’une ville.
help-version = Affiche la version.
not-installed = (lancé depuis son dossier source)
help-play = Joue une partie dans le terminal, contre des bots ou à plusieurs au même clavier.
help-rules = Montre les règles d’une ville, ou de toutes.
help-replay = Raconte une partie enregistrée, ou montre la table à un moment donné.
help-verify = Vérifie un enregistrement : somme de contrôle, graine, ville, chaque action et le résultat.
help-simulate = Joue beaucoup de parties entre bots et les résume.
help-bench = Mesure la vitesse des règles sur cette machine, sur un seul cœur.
help-serve = Propose des tables aux navigateurs, jusqu’à Ctrl-C.

# Help of the options.
option-city = L’identifiant d’une ville (san_francisco, paris, new_york, london) ou un fichier de ville.
option-rules-city = Seulement les règles de cette ville : son identifiant ou son fichier.
option-players = Le nombre de joueurs : de 2 à 4.
option-bots = Les bots à la table, par exemple greedy,random ou my_bot.py:MyBot ; le dernier occupe les places restantes.
option-name = Votre nom ; répétez l’option pour plusieurs personnes à ce clavier.
option-seed = La graine secrète en hexadécimal ; une nouvelle si elle manque.
option-seat = Si vous commencez, jouez en dernier, ou si le sort décide.
option-resume = Reprend la partie de cet enregistrement.
option-record = Le fichier de l’enregistrement ; par défaut un nouveau dans votre dossier de données.
option-language = La langue des textes, pour toute commande ; par défaut FAREBOX_LANGUAGE, sinon la langue du système.
help-help = Affiche cette aide.
usage = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE …
help-arguments = Arguments 
help-options = Options 
help-commands = Commandes 
help-default = par défaut : { $value }
help-required = obligatoire
usage-hint = Aide : { $command }
error-no-such-command = Il n’y a pas de commande « { $name } ».
error-missing-command = Indiquez une commande.
error-no-such-option = Il n’y a pas d’option { $name }.
error-no-such-option-but = Il n’y a pas d’option { $name } ; vouliez-vous dire { $known } ?
error-missing-argument = Il manque { $name }.
error-option-needs-value = L’option { $name } demande une valeur.
error-option-takes-no-value = L’option { $name } n’a pas de valeur.
error-too-many-arguments = Argument inattendu : { $extra }.
error-wrong-value = « { $value } » n’est pas une valeur valable pour { $name }{ $expected ->
    [int] { "" } ; il faut un nombre entier
    [float] { "" } ; il faut un nombre
    [choice] { "" } ; choisissez parmi : { $known }
    [at-least] { "" } ; il faut au moins { $least }
    [at-most] { "" } ; au plus { $most } est permis
   *[other] {""}
  }.
error-aborted = Arrêté.
option-record-file = Le fichier de l’enregistrement.
option-record-city = Le fichier de la ville, si l’enregistrement vient d’une ville absente du paquet.
option-replay-seat = Montre seulement ce que voyait ce joueur : un nom, ou un numéro compté à partir de 1.
option-open = Montre tout, même ce qui était caché.
option-step = Attend Entrée après chaque action.
option-at = Montre la table après ce nombre d’actions.
option-commitment = L’empreinte de la graine publiée avant la partie.
option-games = Le nombre de parties.
option-threads = Le nombre de fils d’exécution ; par défaut un par cœur.
option-output = Écrit une ligne par partie dans ce fichier .csv ou .parquet.
option-records = Écrit chaque partie comme enregistrement dans ce dossier.
option-force = Écrase ce qui existe.
option-interpreted = Utilise les règles telles que Python les exécute, sans compiler ; lent.
option-json = N’affiche que les nombres, en JSON.
option-seconds = Durée approximative de la mesure.
option-host = L’adresse d’écoute ; par défaut, seul cet ordinateur y accède.
option-port = Le port d’écoute ; 0 est un port libre quelconque.
option-database = Où sont gardées les tables : sqlite:///FICHIER ou postgresql://... ; par défaut un fichier dans votre dossier de données.
option-workers = Combien de processus servent les tables ; à plus d’un, il faut PostgreSQL.
option-log-format = plain pour les gens, json pour un objet JSON par ligne.
option-browser = Ouvre le navigateur à cette adresse.

# The beginning of a game.
welcome = Bienvenue à { $city } ! Autour de la table, dans l’ordre des tours : { $players }.
welcome-typing = Tapez le numéro de ce que vous voulez faire. « help » explique le reste, « quit » garde la partie pour plus tard.
welcome-options = D’autres parties : { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Empreinte de la graine secrète : { $commitment }
resumed = Reprise après { $actions } { $actions ->
    [one] action
   *[other] actions
  } de { $file }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Jetons
label-row = Visibles
label-hand = Main
label-tickets = Dest.
column-score = Score
column-cars = Véhicules
column-cards = Cartes
column-tickets = Dest.
column-tokens = Jetons
column-flags = Drapeaux
decks = Pioche { $deck } · défausse { $discards } · cartes Destination { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = aucune carte
ticket-done = réussie
ticket-lost = ne peut plus être réussie
ticket-missing = { $spaces ->
    [one] manque { $spaces } case
   *[other] manquent { $spaces } cases
  } : { $way }

# Lists.
column-route = Route
column-colour = Couleur
column-spaces = Cases
column-points = Points
column-owner = Propriétaire
column-location = Lieu
column-connections = Liaisons
route-free = libre
attraction = attraction touristique
district = quartier { $name }
route-closed = fermée

# What is due.
phase-choose-first-tickets = Choisissez vos premières cartes Destination.
phase-place-stacks = { $players ->
    [2] Posez un jeton de réserve sur un lieu sans jeton
   *[other] Posez une pile de jetons de réserve sur un lieu sans pile
  }{ $stacks ->
    [1] .
   *[other] { " " }(il en reste { $stacks }).
  }
phase-take-turn = Votre tour : prenez une carte visible (0–4), ou
phase-second-card = Encore une carte : visible (0–4, mais pas un joker), ou
phase-keep-tickets = Quelles cartes Destination gardez-vous ?
phase-choose-token = Quel jeton prenez-vous ?
last-turn = C’est votre dernier tour !

# What may be done.
action-draw-deck = piocher une carte à l’aveugle (il en reste { $deck })
action-draw-tickets = { $count ->
    [one] piocher la dernière carte Destination ({ $count }) ; il faut la garder
   *[other] piocher { $count } cartes Destination et en garder une ou les deux
  }
action-keep = garder
action-place-stack = { $location }
action-take-token = prendre { $location }
action-pass = passer, car rien d’autre n’est possible
action-claim = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, +{ $points }
action-claim-wanted = pour une destination
action-claim-token = jeton { $tokens }
action-claim-ways = façons de payer : { $ways }
action-pay = payer : { $cards }
action-left = (reste : { $cards } ; { $cars } { $cars ->
    [one] véhicule
   *[other] véhicules
  })

more-claims = … et encore { $count ->
    [one] { $count } route
   *[other] { $count } routes
  } : tapez « claims » pour tout voir

# Asking and answering.
prompt = >
prompt-payment = Avec quoi payez-vous ? (« back » pour un autre choix) >
hand-over = { $player }, c’est votre tour. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
type-a-number = Tapez un numéro, ou « help ».
no-such-number = { $number } n’est pas parmi les choix.
no-second-wild = Un joker visible ne peut pas être la deuxième carte.
nothing-found = Rien ne correspond à « { $wanted } ».
no-such-payment = Tapez un numéro de 1 à { $most }, ou « back ».
help-text =
    NUMÉRO         choisir ce qui porte ce numéro ; 0–4 sont les cartes visibles
    show           montrer encore la table
    claims         toutes les routes que vous pouvez prendre maintenant
    routes [MOT]   toutes les routes et à qui elles sont, ou celles
                   d’un lieu ou d’une couleur
    map [MOT]      les lieux et leurs liaisons
    log            ce qui s’est passé récemment
    rules          les règles de cette ville
    quit           partir ; la partie est gardée et peut être reprise

    Les actions peuvent aussi s’écrire comme dans les enregistrements :
      draw 3 · draw deck · tickets · keep DESTINATION …
      claim ROUTE green*1 wild*1
      place LIEU · token LIEU · pass

# The record at the end of a game.
record-finished = L’enregistrement est { $file }
    Pour la revoir : { $command } replay { $file }{ $city }
record-unfinished = La partie est gardée dans { $file }
    Pour la reprendre : { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
moment-title = { $city }, après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
verified-check = Le fichier est intact : sa somme de contrôle correspond ({ $check }).
verified-seed = La graine correspond à l’engagement de l’enregistrement ({ $commitment }).
verified-published = La graine correspond à l’engagement publié ({ $commitment }).
verified-city = La ville est { $city }, version { $version } ({ $hash }).
verified-actions = Toutes les actions ({ $actions }) sont permises et mènent à la position enregistrée.
verified-unfinished = La partie n’est pas terminée.
verified-result = Le résultat est juste : { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } parties/s
records-written = Enregistrements écrits : { $count }, dans { $folder }.
output-written = { $file } est écrit.
simulated-seed = Graine maîtresse { $seed }
summary-scores = Scores
summary-seats = Places
summary-games = Parties
summary-decisions = Décisions
summary-sweeps = Remplacements
summary-reshuffles = Mélanges
summary-ended-cars = Fin par les véhicules
summary-ended-passes = Fin par les passes
summary-shared = Victoires partagées
column-seat = Place
column-mean = Moyenne
column-sd = Éc. type
column-q5 = 5 %
column-q25 = 25 %
column-q50 = 50 %
column-q75 = 75 %
column-q95 = 95 %
column-won = Gagnées
column-interval = Intervalle 95 %
column-kept = Dest.
column-completed = Réussies
column-left = Véh. restants
column-what = {""}
column-least = Minimum
column-most = Maximum
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Bench.
measuring = Mesure : { $city }, joueurs : { $players }
bench-title = { $city }, { $players } joueurs aléatoires, un cœur, la meilleure de plusieurs mesures
bench-games = Parties par seconde
bench-decisions = Décisions par seconde
bench-clone = Copie
bench-row-clone = Copie depuis Python
bench-state = Une partie occupe { $bytes } octets.
bench-import = Importer le paquet prend { $milliseconds } ms.
column-compiled = Compilées
column-interpreted = Interprétées

# Serve.
serving = Farebox est à l’adresse { $address } (Ctrl-C l’arrête).
plays-like-regular = Sans règles compilées, jouent comme { level-regular } : { $bots }.
plays-by-search = Sans réseau, jouent par recherche : { $bots }.
bot-failed = { $bot } { $why }. { level-regular } joue désormais à sa place.

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $known }. Votre propre bot se nomme par son fichier et sa classe : my_bot.py:MyBot.
error-bot-file-missing = Le fichier { $file } du bot « { $bot } » n’existe pas.
error-bot-class-missing = Il n’y a pas de classe « { $name } » dans { $file }.
error-bot-file-broken = Impossible de charger { $file } : { $fault }.
error-not-a-bot = « { $bot } » n’est pas un bot : sa classe doit être une sous-classe de farebox.Bot.
error-unknown-language = Il n’y a pas de textes en « { $wanted } » ; il y en a en : { $known }.
error-too-many-for-the-table = À une table de { $players }, il n’y a pas de place pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }.
error-record-of-unknown-city = L’enregistrement vient de « { $city } », qui n’est pas dans le paquet ; indiquez son fichier avec --city.
error-file-exists = { $file } existe déjà et n’est pas écrasé.
error-folder-missing = Il n’y a pas de dossier { $folder }.
error-file-is-a-folder = { $file } est un dossier, pas un fichier.
error-folder-not-writable = On ne peut rien écrire dans le dossier { $folder } : { $fault }.
error-folder-not-empty = Le dossier { $folder } n’est pas vide ; --force y écrit quand même.
error-not-a-folder = { $folder } n’est pas un dossier.
error-no-such-moment = L’enregistrement n’a pas de moment --at { $at } (actions : { $actions }).
error-no-such-player = Il n’y a pas de joueur « { $wanted } » ; choisissez parmi : { $players }, ou un numéro à partir de 1.
error-unknown-output-format = { $file } a un format inconnu ; le nom doit finir par : { $known }.
error-parquet-not-installed = Les fichiers Parquet demandent le paquet pyarrow ; installez { $extra }.
error-server-not-installed = Le serveur demande d’autres paquets ; installez { $extra }.
error-too-few-games = Il faut au moins une partie, pas { $games }.
error-too-few-threads = Il faut au moins un fil d’exécution, pas { $threads }.
option-cities = Un dossier de dossiers et de fichiers de villes à proposer à côté de celles du paquet.
option-host-bot = Un bot à proposer à côté des niveaux : un nom, puis un bot du paquet, une classe d’un fichier Python ou cmd:COMMANDE. Peut être répété.
