# Playtests: how well a city plays, and their report.

help-playtest = Faire tester une ville par des bots et dire si elle se joue bien.
option-playtest-city = L’identifiant d’une ville du paquet, ou un fichier ou dossier de ville.
option-playtest-effort = L’ampleur du test : quick (planificateurs seuls), normal ou thorough.
option-playtest-html = Écrire dans ce fichier une page avec constats, graphiques et carte thermique du plateau.
option-playtest-json = Garder les résultats dans ce fichier ; un test interrompu reprend de là.
playtest-stopped = Arrêté. Les parties jouées sont dans { $file } ; la même commande reprend le test.
playtest-not-kept = Arrêté. Rien n’a été conservé ; avec --json FICHIER, les résultats sont conservés et la même commande reprend le test.

error-unknown-manner = « { $bot } » n’est pas une façon de jouer ; après la barre, un planificateur ou un bot de recherche accepte : { $known }.
error-unknown-effort = L’ampleur « { $effort } » n’existe pas ; choisissez parmi : { $known }.
error-playtest-not-readable = { $file } est illisible : { $fault }.
error-playtest-broken = { $file } n’est pas le fichier d’un test de jeu, ou il est endommagé ({ $fault }).
error-playtest-differs = { $file } appartient à un autre test et n’a pas été modifié ({ $what } : { $saved } au lieu de { $wanted }).

playtest-title = Test de jeu : { $city }
playtest-subtitle = Parties entre bots : { $games }, à 2, 3 et 4 joueurs
playtest-overall-holds = Le plateau satisfait tous les critères mesurés.
playtest-overall-open = Aucun critère n’échoue, mais certains demandent plus de parties.
playtest-overall-fails = Le plateau échoue à au moins un critère.
playtest-overall-unknown = Trop peu de parties pour un verdict.

playtest-findings = Constats
playtest-findings-how = Ce qui mérite d’être changé, le plus important d’abord.
playtest-criteria = Critères
playtest-criteria-how = Un critère est rempli si son intervalle à 95 % respecte la limite, échoue s’il la dépasse, et reste ouvert sinon. Les places, les deux premières cartes Destination, la part des points due aux cartes et, à trois et quatre joueurs, les façons de jouer sont comparées aux plateaux publiés de New York et de Londres.
playtest-heat = Liaisons
playtest-heat-how = Ce que montrent les couleurs : la fréquence de prise d’une liaison, en pourcentage des parties entre planificateurs ; le moment de la partie, de 0 (début) à 100 (fin) ; ou la fréquence de victoire d’un de ses propriétaires. Plus c’est sombre et large, plus la valeur est élevée.
playtest-all-connections = Toutes les liaisons, les moins prises d’abord
playtest-seats = Places
playtest-seats-how = La fréquence de victoire de chaque place entre planificateurs égaux. Le pointillé marque une part égale.
playtest-course = Déroulement
playtest-course-how = Une partie est décidée quand son vainqueur prend la tête pour la dernière fois. Les graphiques montrent quand, de 0 (début) à 100 (fin). Les minutes supposent 20 secondes par tour et 3 minutes d’installation.
playtest-decided = Décidées dans les quarts de la partie : { $shares } ; au décompte final : { $share }
playtest-decided-during = décidées en cours de partie
playtest-decided-last = décidées au décompte final
playtest-scores = Scores
playtest-scores-how = Score moyen, plage de 90 % des scores, avance du vainqueur, et parties gagnées de 5 points au plus.
playtest-sources = D’où viennent les points
playtest-sources-how = Points par joueur ; les cartes Destination non réussies sont déduites.
playtest-source-routes = routes
playtest-source-tickets = cartes Destination
playtest-source-bonus = bonus
playtest-winners = vainqueurs
playtest-losers = autres
playtest-bonus = Bonus
playtest-bonus-how = Points par joueur pour ce que la ville récompense en plus des routes et des cartes Destination, leur part dans le score du vainqueur, et la fréquence de victoire de qui en a seul le plus (en petit : intervalle à 95 %).
playtest-tickets = Cartes Destination
playtest-tickets-how = La fréquence à laquelle les planificateurs gardent une carte proposée et réussissent une carte gardée, ses points moyens, les victoires de son détenteur, et la carte qui va le mieux avec elle : qui a les deux les réussit toutes deux nettement plus souvent que le hasard ne le voudrait. En petit : la fréquence à laquelle les bots de recherche la gardent et la réussissent. À 2, 3 et 4 joueurs ensemble.
playtest-mark-easy = trop facile (joueurs : { $players })
playtest-mark-hard = trop difficile (joueurs : { $players })
playtest-worth = La deuxième carte vaut-elle la peine ?
playtest-worth-how = La fréquence de victoire d’un bot de recherche obligé de garder ses deux premières cartes contre d’autres qui doivent en garder une seule. Le pointillé marque une part égale. Dessous : la fréquence à laquelle les deux sont gardées quand le choix est libre, le nombre de cartes en fin de partie et, en petit, la fréquence de victoire.
playtest-manners = Façons de jouer
playtest-manners-how = Victoires du nom de gauche sur celui du haut en pourcentage, entre planificateurs, avec l’intervalle à 95 % en petit. À trois et quatre joueurs, un seul joue comme le nom de gauche et tous les autres comme celui du haut. Dessous : un planificateur qui ignore le bonus contre d’autres qui en tiennent compte.
playtest-skill = Force
playtest-skill-how = La fréquence de victoire du premier bot quand tous les autres à la table sont du second type : des bots plus forts contre de plus faibles, et un planificateur contre des bots d’autres styles. Le pointillé marque une part égale.
playtest-colours = Couleurs
playtest-colours-how = Cartes de la pioche, cases du plateau, cases par carte, et part des routes prises.
playtest-facts = À propos de ce test
playtest-facts-how = La même graine et les mêmes bots donnent les mêmes résultats.
playtest-again = Le même test de jeu encore une fois :

playtest-table = { $bot }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
playtest-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
playtest-held = Cartes : { $count }
playtest-connection = { $ends } : prise dans { $share } des parties, en moyenne après { $late } de la partie ; { $won } gagnées par un propriétaire

playtest-column-criterion = Critère
playtest-column-players = Joueurs
playtest-column-measured = Mesure
playtest-column-interval = 95 %
playtest-column-limit = Limite
playtest-column-verdict = Verdict
playtest-column-table = Table
playtest-column-turns = Tours de table
playtest-column-minutes = Minutes
playtest-column-leads = Changements de tête
playtest-column-early = Décidées en première moitié
playtest-column-last = Décidées au décompte final
playtest-column-passing = Finies par des passes
playtest-column-passes = Passes par partie
playtest-column-reshuffles = Remélanges
playtest-column-score = Score
playtest-column-spread = 90 %
playtest-column-margin = Avance
playtest-column-close = Serrées
playtest-column-winners = Vainqueurs
playtest-column-losers = Autres
playtest-column-bonus-share = Part du score
playtest-column-most-bonus = Victoires avec le plus de bonus
playtest-column-connection = Liaison
playtest-column-length = Longueur
playtest-column-late = Moment
playtest-column-winner = Gagnées par un propriétaire
playtest-column-ticket = Carte Destination
playtest-column-points = Points
playtest-column-kept = Gardée
playtest-column-complete = Réussie
playtest-column-net = Points nets
playtest-column-won = Victoires
playtest-column-partner = Va avec
playtest-column-both = Les deux premières gardées
playtest-column-colour = Couleur
playtest-column-cards = Cartes
playtest-column-spaces = Cases
playtest-column-demand = Cases par carte
playtest-column-claimed = Prises

playtest-verdict-holds = rempli
playtest-verdict-fails = échec
playtest-verdict-open = ouvert
playtest-verdict-unknown = non mesuré
playtest-limit-most = au plus { $limit }
playtest-limit-least = au moins { $limit }
playtest-limit-between = de { $low } à { $high }

playtest-criterion-seats = 1. Places : écart de la place { $subject } à une part égale, au-delà des plateaux publiés (points)
playtest-criterion-ticket-hard = 2. Cartes Destination : la plus difficile est réussie si gardée ({ $subject })
playtest-criterion-ticket-easy = 2. Cartes Destination : la plus facile est réussie si gardée ({ $subject })
playtest-criterion-routes = 3. Liaisons : la moins demandée est prise ({ $subject })
playtest-criterion-endings = 4. Fins : parties finies par des passes
playtest-criterion-tickets-matter = 5. Les cartes comptent : deux premières cartes contre une, par rapport au moins bon plateau publié (points d’une part égale)
playtest-criterion-tickets-not-all = 5. Les cartes ne sont pas tout : deux contre une, en multiple d’une part égale
playtest-criterion-ticket-points = 5. La part des points du vainqueur qui vient des cartes Destination, par rapport au plateau publié le plus proche (points de pourcentage)
playtest-criterion-manners = 6. Façons de jouer : la meilleure contre sa plus forte rivale ({ $subject })
playtest-criterion-manners-compared = 6. Façons de jouer : la meilleure contre sa plus forte rivale, par rapport au moins bon plateau publié (points d’une part égale ; { $subject })
playtest-criterion-bonus = 6. Bonus : victoires d’un planificateur qui l’ignore

playtest-manner-keep-both = deux premières cartes
playtest-manner-keep-one = une première carte
playtest-manner-few-long = peu de longues cartes
playtest-manner-many-short = beaucoup de cartes courtes
playtest-manner-routes-only = routes seules
playtest-manner-bonus-first = bonus d’abord
playtest-manner-no-bonus = ignore le bonus

playtest-finding-none = Rien ne ressort : aucune carte, liaison, couleur, place ou façon de jouer ne sort du lot.
playtest-finding-unfinishable = Les bots ne peuvent pas finir ici : { $share } des parties finissent par des passes (joueurs : { $players }), car personne n’épuise ses véhicules. Ajoutez des routes ou donnez moins de véhicules.
playtest-finding-passing = { $share } des parties finissent par des passes (joueurs : { $players }) : donnez moins de véhicules ou ajoutez des routes.
playtest-finding-tickets-worthless = Les cartes Destination sont un fardeau : garder les deux premières ne gagne que { $share } (joueurs : { $players } ; part égale : { $equal }). Il faut des liaisons plus courtes et plus nombreuses, et des cartes qui vont plus loin.
playtest-finding-tickets-overwhelming = Les cartes Destination font tout : garder les deux premières gagne { $share } (joueurs : { $players } ; part égale : { $equal }). Il faut des cartes plus courtes ou plus de points pour les routes.
playtest-finding-ticket-points-few = Les cartes Destination comptent trop peu : seuls { $share } des points du vainqueur en viennent (joueurs : { $players } ; de { $low } à { $high } sur les plateaux publiés). Il faut des cartes qui vont plus loin ou moins de points pour les routes.
playtest-finding-ticket-points-many = Les cartes Destination comptent trop : { $share } des points du vainqueur en viennent (joueurs : { $players } ; de { $low } à { $high } sur les plateaux publiés). Il faut des cartes plus courtes ou plus de points pour les routes.
playtest-finding-seat = La place { $seat } gagne { $share } des parties (joueurs : { $players }), bien plus loin d’une part égale que sur les plateaux publiés. Des parties plus longues équilibrent : donnez plus de véhicules.
playtest-finding-manner = Une façon de jouer bat toutes les autres : { $manner } gagne au moins { $share } contre chacune (joueurs : { $players }). { $advice }
playtest-advice-few-long = Remplacez quelques-unes des plus longues cartes Destination par de plus courtes.
playtest-advice-many-short = Remplacez quelques-unes des plus courtes cartes Destination par de plus longues.
playtest-advice-routes-only = Il faut des cartes Destination qui vont plus loin ou moins de points pour les routes.
playtest-advice-bonus-first = Donnez moins de points au bonus.
playtest-finding-bonus-worthless = Le bonus ne vaut presque rien : un planificateur qui l’ignore gagne { $share } (joueurs : { $players } ; part égale : { $equal }). Donnez-lui plus de points.
playtest-finding-bonus-decides = Le bonus décide de la partie : un planificateur qui l’ignore ne gagne que { $share } (joueurs : { $players } ; part égale : { $equal }). Donnez-lui moins de points.
playtest-finding-ticket-unwanted = Personne ne veut de la carte { $ends } ({ $points }) : elle est gardée dans { $share } des cas. Remplacez-la.
playtest-finding-ticket-hard = La carte { $ends } ({ $points }) n’est réussie que dans { $share } des parties où elle est gardée (joueurs : { $players }) : raccourcissez son chemin ou remplacez-la.
playtest-finding-ticket-easy = La carte { $ends } ({ $points }) est réussie dans { $share } des parties où elle est gardée (joueurs : { $players }) : choisissez des lieux plus éloignés.
playtest-finding-connection = Personne ne veut de la liaison { $ends } : elle est prise dans { $share } des parties (joueurs : { $players }). Raccourcissez-la, faites-y passer une carte ou supprimez-la.
playtest-finding-colour = Pas assez de cartes ({ $colour }) : dans la pioche { $cards }, cases sur le plateau { $spaces }. Ajoutez des cartes ou recolorez des routes.
playtest-finding-early = { $share } des parties sont décidées dans leur première moitié (joueurs : { $players }). Donnez plus de véhicules ou choisissez des cartes qui vont plus loin : plus de points tomberont tard.

cli-city-new = Ébauche une ville à partir de lieux avec coordonnées : elle se dessine et se joue aussitôt.
cli-city-new-name = Le nom de la ville.
cli-city-new-locations = Des lieux avec coordonnées : CSV avec les colonnes name, lon et lat, ou points GeoJSON nommés.
cli-city-new-out = Le fichier de ville à écrire ; par défaut d’après le nom de la ville.
cli-city-new-seed = Un nombre entier ; les mêmes lieux et la même graine donnent la même ville. Par défaut 1.
cli-city-made = { $name } : une ébauche a été écrite dans { $file }.
error-wrong-number-of-places = Lieux nécessaires : de { $least } à { $most } ; le fichier en contient { $places }.
error-place-name-taken = Deux lieux auraient le même identifiant, ou l’un n’en a pas : « { $name } » (numéro { $number }).
error-places-without-columns = Le tableau doit avoir des colonnes name, lon et lat ; il a : { $found }.
error-place-without-numbers = Il manque un nom ou deux coordonnées au lieu ou à l’entrée { $number }.
error-places-broken = Le fichier n’est pas du GeoJSON avec des points nommés ({ $fault }).

cli-city-tune = Propose des changements pour qu’une ville se joue mieux, trouvés par des parties simulées ; ce que le fichier déclare fixe ne change pas.
cli-city-tune-out = Le fichier de ville pour la proposition, ou le dossier si la ville en est un ; par défaut le nom de la ville, suivi de -tuned.
cli-city-tune-steps = Le nombre maximal de changements à essayer.
cli-city-tune-seed = Un nombre entier ; le même fichier et la même graine donnent la même proposition. Par défaut 1.
cli-city-tune-html = Écrire les rapports d’avant et d’après dans ce dossier : before.html et after.html.
tune-before = Avant
tune-search = Recherche
tune-after = Après
tune-stopped = Arrêté. Les meilleurs changements trouvés sont dans { $file } ; repartez de ce fichier pour continuer.
tune-written = La proposition est dans { $file }. Si la ville a déjà été jouée, augmentez sa version.
tune-nothing-to-change = Rien à changer : aucun critère n’est en échec.
tune-nothing-found = Aucun changement utile n’a été trouvé. Essayez plus d’étapes, ou fixez moins de choses.
tune-unfinishable = Les bots ne peuvent pas finir de partie ici : aucun changement n’est mesurable. Ajoutez des routes ou donnez moins de véhicules aux joueurs.
tune-change-length = { $ends } : longueur { $length } (avant : { $before })
tune-change-colours = { $ends } : { $colours } (avant : { $old })
tune-change-double = { $ends } : maintenant double ({ $colours })
tune-change-single = { $ends } : maintenant simple ({ $colours })
tune-change-ticket-out = Carte Destination retirée : { $ends } ({ $points })
tune-change-ticket-in = Carte Destination ajoutée : { $ends } ({ $points })
tune-change-value = Carte Destination { $ends } : valeur { $points } (avant : { $before })
playtest-column-before = Avant
playtest-column-after = Après
error-city-list-missing = Le fichier ne présente pas « { $list } = [ … ] » avec un élément par rangée : la liste ne peut pas être remplacée.
error-city-text = Le fichier de ville a des erreurs ({ $problems }) ; « farebox city check » en donne la liste.
error-too-few-steps = Il faut au moins une étape, pas { $steps }.
error-city-without-name = Il faut un nom à la ville.
error-places-table-broken = Le tableau des lieux est illisible ({ $fault }).
error-place-off-the-earth = Le lieu ou l’entrée { $number } n’est pas sur Terre : une latitude va de −90 à 90, une longitude de −360 à 360.
error-places-without-board = Aucun plateau ne convient à ces lieux : ils sont trop près d’un même point ou d’une même droite. Écartez-en quelques-uns.
error-proposal-is-a-folder = { $file } ne peut pas contenir la proposition : la ville est un dossier, donc la proposition aussi. Indiquez un dossier.
