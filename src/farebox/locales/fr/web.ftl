# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Accueil
menu = Menu
rules = Règles
close = Fermer
loading = Chargement…
too-old = Ce navigateur est trop ancien pour Farebox : il faut Safari { $safari }, Chrome { $chrome }, Firefox { $firefox } ou une version plus récente.
no-script = Farebox a besoin de JavaScript.
copy = Copier
copied = Copié
next = Suivant
skip = Passer
try-again = Réessayer
you = vous
bot = Bot
play = Jouer
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
title-table = { $city } · Farebox
title-replay = Revoir · Farebox

# Cards, bots and tokens.
wild-ferry = Ferry
wild-bus = Bus
wild-taxi = Taxi
wild-card = { $wild ->
    [ferry] carte Ferry
    [bus] carte Bus
   *[taxi] carte Taxi
  }
wild-cards = { $wild ->
    [ferry] cartes Ferry
    [bus] cartes Bus
   *[taxi] cartes Taxi
  }
level-novice = Débutant
level-casual = Occasionnel
level-regular = Habitué
level-expert = Expert
level-master = Maître
level-novice-note = prend ce qui semble bon sur le moment et oublie ses cartes Destination.
level-casual-note = prend d’abord les plus longues routes et pense ensuite à ses cartes Destination.
level-regular-note = planifie ses routes et réussit la plupart de ses cartes Destination ; un bon adversaire en famille.
level-expert-note = anticipe et vous barre la route quand cela rapporte.
level-master-note = voit loin et se trompe rarement.
token-symbol = { $symbol ->
    [0] pont
    [1] crabe
    [2] cœur
    [3] cloche
    [4] poisson
    [5] étoile
    [6] fleur
   *[other] mouette
  }

# Home.
home-lead = De courtes parties pour relier les lieux d’une ville. Piochez des cartes, prenez des routes, reliez vos destinations – en un quart d’heure.
home-play = Choisissez une ville
home-foot = Libre et gratuit. Sans compte, sans publicité.
play-city = Jouer : { $city }
play-friends = Entre amis
play-friends-in = Jouer entre amis : { $city }
starting = On commence…
city-san-francisco = Des tramways sur les collines, des ferries dans la baie et des jetons à ramasser en chemin.
city-paris = Des bus sous les becs de gaz. Réunissez bleu, blanc et rouge pour fêter le 14 Juillet.
city-new-york = Des taxis jaunes de Harlem à Wall Street ; chaque attraction touchée compte.
city-london = Des bus rouges le long de la Tamise ; reliez des quartiers entiers pour des points en plus.
go-on = Continuer : { $city }
my-tables = Mes tables
my-tables-none = Vous retrouverez ici vos parties pour les reprendre.
remove-table = Retirer de la liste : { $city }
remove-confirm-lobby = Vous quittez cette table. La retirer de la liste ?
remove-confirm-playing = Vous abandonnez cette partie : un bot continue, et elle compte comme perdue. La retirer de la liste ?
remove-confirm-over = Retirer cette partie de la liste ?
remove-yes = Retirer
remove-no = Garder
watch-tables = Regarder
watch-none = Pas de partie publique en ce moment.
status-lobby = en attente de joueurs
status-playing = en cours
status-over = terminée
your-turn-short = À vous
show-all = { $count ->
    [one] Tout afficher ({ $count })
   *[other] Tout afficher ({ $count })
  }
join-title = Rejoindre une table
join-link = Lien ou nom de la table
join = Rejoindre
replay-file = Ouvrir un enregistrement

# The plan of a new table.
plan-title = Qui joue
plan-you = Vous
plan-name = Nom
plan-name-of = Nom du joueur à la place { $seat }
plan-default-name = Joueur { $seat }
plan-seat = Place { $seat }
plan-bots = Bots
plan-bot = Bot · { $level }
plan-people = Personnes
plan-friend = Quelqu’un, par un lien
plan-here = Quelqu’un sur cet appareil
plan-nobody = personne
levels-play-like-regular = { level-expert } et { level-master } jouent comme { level-regular } : il n’y a pas de règles compilées ici.
bot-not-offered = { $bot } n’est plus disponible ici ; { level-regular } joue à sa place.
plan-alone = Choisissez au moins un autre joueur.
plan-more = Autres réglages
plan-undo = Annuler
plan-undo-note = Seulement contre des bots : annulez votre dernière décision.
plan-listed = Publique
plan-listed-note = Tout le monde peut regarder ; personne ne voit vos cartes.
plan-limit = Temps par tour
plan-limit-value = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] 1 jour
  }

# Before the game.
seat-open = libre
guest-name = Invité
lobby-waiting = { $count ->
    [one] { $count } place est encore libre. Envoyez le lien à quelqu’un.
   *[other] { $count } places sont encore libres. Envoyez le lien aux autres.
  }
lobby-invited = { $count ->
    [one] { $count } place est encore libre. Prenez-la pour jouer.
   *[other] { $count } places sont encore libres. Prenez-en une pour jouer.
  }
lobby-ready = Tout le monde est là.
lobby-full = Cette table est complète. Restez ici pour regarder la partie.
lobby-absent = Pas encore là : { $players }
lobby-host = hôte
lobby-make-host = Confier la table
lobby-add = Ajouter une place
lobby-remove = Retirer
lobby-remove-seat = Retirer la place { $seat }
lobby-colour = Couleur de la place { $seat }
presence-here = là
presence-away = regarde ailleurs
presence-gone = connexion coupée
presence-thinking = réfléchit
lobby-invite = Lien vers cette table
lobby-take = S’asseoir
lobby-take-seat = S’asseoir à la place { $seat }
lobby-leave = Quitter la place
lobby-open = Libérer la place
lobby-open-seat = Libérer la place { $seat }
lobby-bot = Donner la place { $seat } à un bot
lobby-bot-short = Bot…
lobby-start = Lancer la partie
lobby-settings = Réglages de la table
lobby-first = Qui commence
lobby-first-lot = Tirage au sort
lobby-host-starts = C’est l’hôte de la table qui lance la partie.

# The table.
turn-of = À { $player } de jouer
last-round = { $count ->
    [one] Dernière manche : encore { $count } tour
   *[other] Dernière manche : encore { $count } tours
  }
end-rule = Dernière manche à { $cars ->
    [one] { $cars } véhicule
   *[other] { $cars } véhicules
  } ou moins
reconnecting = Connexion perdue, nouvel essai…
sending = Envoi…
your-turn = C’est votre tour.
your-last-turn = C’est votre dernier tour !
time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
  }
undo = Annuler
pass = Passer
tabs-title = La table en détail

# What to do.
prompt-over = La partie est terminée.
prompt-wait = On attend { $player }
prompt-others-choose = Choix des cartes Destination en cours : { $players }
prompt-choose-first-tickets = Choisissez vos premières cartes Destination.
prompt-place-stacks = { $tokens ->
    [one] Posez le jeton de réserve ({ $symbol }) sur un lieu en surbrillance
   *[other] Posez les { $tokens } jetons de réserve ({ $symbol }) sur un lieu en surbrillance
  }{ $count ->
    [1] .
   *[other] { " " }(à poser : { $count }).
  }
prompt-take-turn = À vous : piochez des cartes Transport, prenez possession d’une route ou piochez des cartes Destination.
# The same where there is little room.
prompt-take-turn-brief = À vous : cartes, route ou destinations ?
prompt-second-card = Encore une carte.
prompt-no-wild = Une { $wild } visible ne peut pas être la deuxième carte.
prompt-keep-tickets = Quelles cartes Destination gardez-vous ?
prompt-choose-token = Quel jeton prenez-vous ?
prompt-pass = Vous ne pouvez rien faire d’autre : passez.
take-token = { $location } : { $symbol }

# Why something cannot be done.
why-wait = Ce n’est pas votre tour.
why-watching = Vous regardez cette partie.
why-sending = Votre dernier clic est encore en route.
why-empty = Il n’y a plus rien ici.
why-second-wild = Une { $wild } visible ne peut pas être la deuxième carte.
why-other-phase = Finissez d’abord ce que vous avez commencé.
why-over = La partie est terminée.
why-owned = Cette route est à { $player }.

# The board.
board-label = Plateau : { $city }
board-keys = Plateau ; plus et moins zooment, les flèches le déplacent
keys-title = Raccourcis clavier
keys-row = Prendre cette carte visible
keys-deck = Piocher une carte
keys-tickets = Piocher des cartes Destination
keys-routes = Aller à la prochaine route disponible d’un lieu à cette lettre
keys-next = Route disponible précédente ou suivante
keys-claim = Choisir la route, puis en prendre possession
keys-hand = Cartes en main ; Entrée montre ce qu’elles peuvent payer
keys-log = Lignes du journal ; Entrée montre l’endroit sur le plateau
keys-undo = Annuler
keys-zoom = Agrandir, réduire, plateau entier
keys-close = Fermer la carte ou la fenêtre
keys-help = Cette aide
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
route-ferry = { $count ->
    [1] au moins une { $wild }
   *[other] au moins { $count } { $wilds }
  }
place-label = { $players ->
    [2] Poser le jeton : { $location }
   *[other] Poser la pile : { $location }
  }
place-token-label = Prendre le jeton : { $location }, { $symbol }

# Routes.
routes-title = Routes
routes-find = Lieu ou couleur
routes-none = Aucune route trouvée.
claim = Prendre
claim-route = Prendre possession de la route { $route }, { $colour }
claim-for = { $points ->
    [one] Prendre la route : +{ $points } point
   *[other] Prendre la route : +{ $points } points
  }
payment-title = Prendre possession de la route { $route }
payment-way = Payer : { $cards }
show-twin = Montrer l’autre voie

# What things are worth.
gains-title = Ce que cela apporte en plus
gain-token = jeton ({ $symbol }), { $location } : +{ $points }
gain-either-token = jeton, { $first } ou { $second } : +{ $points }
gain-flag-set = série du drapeau complète : +{ $points }
gain-attraction = attraction { $location } : +{ $points }
gain-ticket = réussit { $ticket } : +{ $points }
gain-district = quartier { $district } relié : +{ $points }
gain-last-round = lance la dernière manche
worth-tokens = Jetons pour l’instant : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
worth-now = = { $points }
worth-next = suivant +{ $points }
worth-no-tokens = pas encore de jeton
worth-set = série +{ $points }
worth-attractions = Attractions touchées : { $count }, +{ $points }
worth-district = Quartier { $district } (+{ $points }), il manque : { $places }
worth-district-joined = Quartier { $district } relié : +{ $points }
place-stack = jetons ({ $symbol }), restants : { $tokens }
place-stack-worth = Pour vous : +{ $points }
place-stack-mine = Vous avez déjà ce symbole.
place-stack-holders = Pris par { $players }
place-stack-none = Il ne reste plus de jetons ici.
place-stack-table = Points selon le nombre de symboles
place-attraction = attraction : +{ $points } si l’une de vos routes la touche
place-attraction-mine = Vous la touchez déjà.
place-district = quartier { $district } : +{ $points } s’il est entièrement relié
place-district-mine = Vous l’avez relié.
place-missing = Il manque : { $places }
place-routes = Routes libres d’ici
route-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }

# Cards and piles.
row-title = Cartes visibles et pioches
row-card = Prendre la carte visible { $slot } : { $card }
row-empty = Il n’y a pas de carte visible { $slot }
pile-deck = { $count ->
    [one] Piocher à l’aveugle, reste { $count } carte
   *[other] Piocher à l’aveugle, restent { $count } cartes
  }
pile-deck-short = Pioche
pile-tickets = { $count ->
    [0] Plus de carte Destination
    [1] Piocher la dernière carte Destination
   *[other] Piocher des cartes Destination, il en reste { $count }
  }
pile-tickets-short = Destinations
pile-discards = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
  }
pile-discards-short = Défausse
hand-title = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
  }
hand-none = Vous n’avez aucune carte.
own-strip = Mes bonus et ma dernière route
own-last-route = Dernière route : { $route }
hand-hidden = Les cartes sont cachées.
hand-find = Montrer ce que l’on peut payer avec : { $card }

# Tickets.
tickets-title = Destinations
tickets-none = Pas encore de cartes Destination.
ticket-is-done = réussie
ticket-is-lost = plus aucun chemin
ticket-is-short = pas assez de véhicules
ticket-is-missed = non réussie
ticket-needs = { $spaces ->
    [0] en cours
    [one] encore { $spaces } case
   *[other] encore { $spaces } cases
  }
offer-first = Choisissez vos premières cartes Destination
offer-title = Quelles cartes Destination gardez-vous ?
offer-rule = Gardez-en une ou les deux. Une carte Destination réussie rapporte ses points, une carte non réussie les retire.
offer-one = C’est la dernière carte Destination ; il faut la garder.
keep-choose = Choisissez-en au moins une
keep-tickets = { $count ->
    [one] Garder { $count } carte Destination
   *[other] Garder { $count } cartes Destination
  }

# Players.
players-title = Joueurs
seat-label = { $player }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
cars-left = { $count ->
    [one] reste { $count } véhicule
   *[other] restent { $count } véhicules
  }
cards-held = { $count ->
    [one] { $count } carte Transport
   *[other] { $count } cartes Transport
  }
tickets-held = { $count ->
    [one] { $count } carte Destination
   *[other] { $count } cartes Destination
  }
flag-held = carte du drapeau : { $card }
flag-missing = pas de carte du drapeau : { $card }
stand-in-short = bot en jeu
stand-in-for-bot = { level-regular } joue
stand-in-plays = Un bot joue pour { $player }.
stand-in-ask = Faire jouer un bot
stand-in-me = Laisser un bot jouer pour { $player }
stand-in-back = Je suis de retour
presence-gone-for = { $minutes ->
    [one] { $player } : connexion coupée depuis { $minutes } minute.
   *[other] { $player } : connexion coupée depuis { $minutes } minutes.
  }
stand-in-confirm = { $player } : un bot joue jusqu’à son retour et votre demande lui sera signalée. Vous confirmez ?
stand-in-yes = Oui, faire jouer un bot
stand-in-wait = Attendre encore
stand-in-by = Pendant votre absence, { $player } a laissé un bot jouer pour vous.
stand-in-after-misses = Vous avez manqué trois tours de suite : un bot joue pour vous.
game-paused = La partie est en pause jusqu’au retour de quelqu’un.
turn-missed = Temps écoulé : un bot joue ce tour, vous reprenez au suivant.
still-there = Toujours là ?
still-there-note = Dans { $seconds } s, un bot jouera ce tour.
still-there-yes = Je suis là
nudge = Relancer { $player }
nudged = { $player } vous attend !
name-resigned = Bot pour { $player }
watching = Vous regardez
watching-note = Vous regardez cette partie ; spectateurs : { $count }.
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
leave-table = Quitter ; un bot joue jusqu’à mon retour
resign = Abandonner
resign-confirm = Un bot joue à votre place jusqu’à la fin, et la partie compte comme perdue pour vous. Impossible de revenir.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
mute-for-me = Couper les réactions
mute-for-all = Couper les réactions pour tous
react = Dire quelque chose
react-muted = L’hôte de la table a coupé vos réactions.
reaction-hello = Bonjour !
reaction-good-luck = Bonne chance !
reaction-nice = Joli !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-sorry = Pardon !
reaction-haha = Ha ha !
reaction-wow = Waouh !
reaction-oh-no = Oh non !
reaction-ouch = Aïe, je la voulais !
reaction-so-close = Si près !
reaction-lucky = Quelle chance !
reaction-thinking = Je réfléchis…
reaction-no-hurry = Prenez votre temps.
reaction-back-soon = Je reviens vite.
reaction-back-again = Me revoilà !
reaction-nearly-done = On y est presque !
reaction-congratulations = Félicitations !
reaction-good-game = Belle partie !
reaction-again = Encore une partie ?
curtain-title = { $player }, c’est votre tour
curtain-note = Prenez l’appareil et assurez-vous que personne d’autre ne regarde.
curtain-open = Montrer mes cartes
pass-on = Terminé, je passe l’écran
prompt-pass-on = Votre tour est terminé. À { $player } de jouer
curtain-recap = Depuis votre dernier tour

# What just happened.
recap-again = Ce qui vient de se passer : revoir
recap-claim = { $route }, +{ $points }
recap-token = prend un jeton : { $symbol }
recap-set = série du drapeau, +{ $points }
recap-cards = pioche : { $cards }
recap-blind = { $count ->
    [1] une carte cachée
   *[other] { $count } cartes cachées
  }
recap-tickets = garde { $kept ->
    [one] { $kept } carte Destination
   *[other] { $kept } cartes Destination
  }
recap-stack = { $symbol } : { $location }
recap-pass = passe
recap-last-round = dernière manche !
celebrate-ticket = Destination réussie : { $ticket }, +{ $points }
celebrate-set = Une série du drapeau entière : +{ $points }
won-you = Vous avez gagné !

# The log.
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-missed = { $who ->
    [you] Temps écoulé : un bot joue ce tour pour vous.
   *[other] Temps écoulé pour { $player } : un bot joue ce tour.
  }
log-stand-in = { $who ->
    [you] Un bot joue maintenant pour vous.
   *[other] Un bot joue maintenant pour { $player }.
  }
log-back = { $who ->
    [you] Vous êtes de retour.
   *[other] { $player } est de retour.
  }
log-resigned = { $who ->
    [you] Vous abandonnez ; un bot continue la partie.
   *[other] { $player } abandonne ; un bot continue la partie.
  }

# Settings.
menu-table = Cette table
menu-settings = Réglages
setting-language = Langue
setting-scheme = Apparence
scheme-auto = Selon le système
scheme-light = Claire
scheme-dark = Sombre
setting-confirm = Confirmer la prise d’une route
setting-confirm-note = Sinon, un clic sur une route la prend aussitôt s’il n’y a qu’une façon de payer.
setting-sounds = Sons
setting-motion = Animations
setting-notify = Me prévenir quand c’est mon tour
setting-notify-note = Une notification du navigateur quand cette page est cachée.
setting-notify-refused = Le navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
setting-pace = { $seconds ->
    [0] Les bots jouent aussitôt
    [one] Les bots attendent { $seconds } seconde
   *[other] Les bots attendent { $seconds } secondes
  }
seat-link = Continuer sur un autre appareil
seat-link-note = Ouvrez ce lien sur l’autre appareil ; il ne sert qu’une fois et transfère votre place.
commitment-title = Tirage vérifiable
commitment-note = Voici l’empreinte de la graine secrète. Après la partie, l’enregistrement contient la graine, et « farebox verify » vérifie qu’elles correspondent.

# The end.
score-lines = Tous les points : { $player }
score-copy = Copier la feuille de score
count-again = Recompter
rematch = Revanche
rematch-go = Aller à la revanche
replay = Revoir
record-download = Télécharger la partie

# Replay.
replay-of = Revoir · { $city }
replay-choose = Choisissez le fichier d’une partie terminée.
replay-controls = Commandes de lecture
replay-eyes = Vu par
eyes-open = Toutes les cartes visibles
eyes-spectator = Le public
replay-first = Au début
replay-back = En arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = En avant
replay-last = À la fin
replay-moment = { $at } sur { $last }
replay-link = Copier le lien vers ce moment
replay-hand = Cartes : { $player }

# The rules page.
rules-length = Cases
rules-points = Points
rules-find = Chercher dans les règles
rules-none = Rien trouvé.
rules-page = Toutes les règles sur une page
rules-back = Retour à la partie
rules-cities = Villes
rules-numbers = Numéros des règles
why-pays-nothing = Ces cartes ne suffisent encore pour aucune route.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = Terminus
web-error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-error-server-trouble = Le serveur a eu un problème. Réessayez dans un instant.
web-error-page-not-found = Il n’y a rien à cette adresse. Le lien est peut-être ancien ou incomplet.
web-error-page-not-loaded = Une partie de l’application n’a pas pu être chargée ; il y a sans doute une nouvelle version. Rechargez la page.
web-error-old-page = Il y a une nouvelle version de Farebox.
reload = Charger la nouvelle version
web-error-not-a-link = Ce n’est pas le lien d’une table.
web-error-not-a-record = Ce fichier n’est pas un enregistrement.
web-error-unknown = Une erreur s’est produite ({ $code }).
web-error-route-taken = Cette route est à { $seat }.
web-error-ferry-needs-wilds = Ferry ; { $wilds } requises : { $needed }, disponibles : { $played }.
web-error-too-few-with-wilds = Pas assez de cartes ({ $card }) : il en faut { $needed }, vous en avez { $held } ({ $wilds } comprises).
web-error-too-few-of-one-colour = Une seule couleur, au choix : il en faut { $needed }, vous en avez au plus { $held } ({ $wilds } comprises).
web-error-open-wild-as-second-card = Une { $wild } visible ne peut pas être la deuxième carte.
web-error-not-your-turn = Ce n’est pas votre tour.
