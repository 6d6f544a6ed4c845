# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = Ce fichier n’existe pas.
problem-file-unreadable = Le fichier ne peut pas être lu : { $reason }.
problem-not-utf8 = Le fichier n’est pas du texte UTF-8.
problem-syntax = Ce n’est pas du TOML : { $reason } (colonne { $column }).

problem-missing-field = Le champ « { $field } » manque.
problem-unknown-field = Il n’y a pas de champ « { $field } » ici.
problem-wrong-type = Au lieu de « { $value } », il faut ici { $expected ->
    [int] un nombre entier
    [float] un nombre
    [text] un texte entre guillemets
    [bool] true ou false
    [table] une table { "{" } … { "}" }
   *[list] une liste [ … ]
  }.
problem-wrong-count = Valeurs présentes : { $count }, nécessaires : { $needed }.
problem-bad-choice = « { $value } » n’est pas possible ici ; choisissez parmi : { $choices }.
problem-bad-id = L’identifiant « { $id } » ne peut avoir que des minuscules a-z, des chiffres et _.
problem-empty-text = Le texte est vide.
problem-duplicate-id = L’identifiant « { $id } » est déjà utilisé.
problem-duplicate-name = Le nom « { $name } » est déjà utilisé : les joueurs ne distingueraient pas les deux lieux.
problem-unknown-location = Il n’y a pas de lieu « { $location } ».
problem-control-letter = Le texte { $value } contient un caractère qui ne peut pas être affiché.
problem-out-of-range = { $value } est hors limites : il faut de { $least } à { $most }.
problem-too-many = Trop d’éléments dans « { $what } » : { $count } ; au plus { $most }.
problem-too-few = Trop peu d’éléments dans « { $what } » : { $count } ; au moins { $least }.

problem-cars-never-run-out = Un joueur commence avec trop peu de véhicules ({ $cars }) : il en faut plus que les { $last } qui ouvrent la dernière manche.
problem-deck-too-small = La pioche a trop peu de cartes ({ $count }) ; une partie à quatre en demande au moins { $least } pour commencer.
problem-unknown-colour = « { $colour } » n’est pas une couleur de cartes.
problem-colour-not-in-deck = La pioche n’a pas de cartes de cette couleur : { $colour }.
problem-colour-unused = Aucune route n’est de cette couleur : { $colour } ; ses cartes ne servent qu’aux routes grises.

problem-route-to-itself = La route va du lieu { $location } à lui-même.
problem-route-longer-than-cars = La route a plus de cases ({ $length }) qu’un joueur n’a de véhicules ({ $cars }).
problem-route-unpayable = La pioche ne peut pas payer cette route : cases { $length }, cartes de sa couleur { $cards }, jokers { $wilds }.
problem-points-too-short = La route est plus longue ({ $length }) que la table des points ({ $count }).
problem-wilds-exceed-length = Plus de jokers sont exigés ({ $wilds }) que la route n’a de cases ({ $length }).
problem-third-route = C’est la troisième route entre { $a } et { $b } ; il peut y en avoir deux.
problem-twin-length = La route a la longueur { $length }, l’autre voie (routes[{ $twin }]) la longueur { $other } ; elles doivent être égales.
problem-twin-wilds = Jokers exigés par la route : { $wilds }, par l’autre voie (routes[{ $twin }]) : { $other } ; il en faut autant.
problem-few-connections = { $location } a trop peu de liaisons ({ $count }) ; chaque lieu en demande au moins deux.
problem-not-connected = Aucun chemin ne mène du lieu { $start } à : { $lost }.

problem-ticket-to-itself = La carte Destination va du lieu { $location } à lui-même.
problem-same-ticket = La carte Destination { $a } – { $b } existe déjà (tickets[{ $other }]).
problem-ticket-not-connected = Aucun chemin ne relie les deux lieux de cette carte Destination.
problem-ticket-value = La carte Destination vaut { $points }, mais son plus court chemin est long de { $shortest } : écrivez points = { $shortest }.
problem-location-without-ticket = { $location } n’est sur aucune carte Destination.

problem-listed-twice = « { $name } » est deux fois dans la liste.
problem-fewer-symbols = Il y a moins de symboles ({ $symbols }) que de lieux marqués ({ $marked }) ; il en faut un par lieu marqué.
problem-symbol-points = Valeurs dans la liste : { $count } ; il en faut { $needed }, pour aucun symbole, un symbole, et ainsi de suite.
problem-no-room-for-stacks = Chaque pile de réserve ({ $spare }) demande un lieu, mais trop peu sont libres ({ $free }).
problem-fixed-connection = « { $name } » n’est pas une liaison de cette ville ; écrivez ses deux lieux sous la forme a-b.
problem-fixed-ticket = « { $name } » n’est pas une carte Destination de cette ville ; écrivez ses deux lieux sous la forme a-b.

problem-place-missing = { $location } n’a pas de place dans [geometry.places].
problem-outside-box = Le point ({ $x }, { $y }) est hors du dessin de { $width } sur { $height }.
problem-places-too-close = { $location } est dessiné sur { $other }.
problem-curve-without-route = Il y a une courbe mais pas de route entre { $a } et { $b }.
problem-bad-points = Ce ne sont pas des points : écrivez-en au moins { $least } comme x,y séparés par des espaces, par exemple "10,20 30,40".
problem-bad-colour = « { $colour } » n’est pas une couleur de la forme #rrggbb.
problem-shape-empty = Le contour n’a ni surface ni trait.
problem-unknown-district = Il n’y a pas de quartier « { $district } » dans le bonus.
problem-unknown-theme = Il n’y a pas de thème « { $theme } » ; choisissez parmi : { $themes }.
problem-unknown-icon = Il n’y a pas d’icône « { $icon } ».
problem-routes-cross = La route croise la route entre { $a } et { $b } (routes[{ $other }]).
problem-route-over-location = La route passe sur { $location }.
problem-route-too-short = Le tracé de la route est long de { $length } ; ses cases demandent { $needed }.
problem-spaces-overlap = Des cases de la route sont sur des cases de routes[{ $other }].
problem-label-outside-box = Le nom du lieu { $location } sort du dessin.
problem-label-over-label = Le nom du lieu { $location } touche le nom du lieu { $other }.
problem-label-over-location = Le nom du lieu { $location } est sur le lieu { $other }.
problem-label-over-route = Le nom du lieu { $location } est sur les cases de routes[{ $route }].
problem-landmark-over-route = Le monument « { $landmark } » est sur les cases de routes[{ $route }].
problem-landmark-over-location = Le monument « { $landmark } » est sur { $location }.
problem-landmark-over-label = Le monument « { $landmark } » est sur le nom du lieu { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Vouliez-vous dire « { $meant } » ?

error-unknown-city = Il n’y a pas de ville « { $city } » ; il y a : { $known }.
error-city-file = { $file } ne peut pas servir : { $problems ->
    [one] { $problems } problème
   *[other] { $problems } problèmes
  }, le premier à la ligne { NUMBER($line, useGrouping: 0) } : { $first } Pour les voir tous : farebox city check { $file }

severity-error = erreur
severity-advice = conseil
cli-city = Liste, montre et vérifie les villes ; ébauche et améliore les vôtres.
cli-city-file = Un fichier de ville, ou l’identifiant d’une ville du paquet.
cli-city-svg = Dessine la ville dans ce fichier SVG.
cli-city-check = Liste tous les problèmes d’un fichier de ville, avec leur ligne.
cli-city-show = Décrit une ville, ou la dessine.
cli-city-list = Liste les villes du paquet.
cli-city-faulty = { $count ->
    [one] { $count } problème : on ne peut pas encore jouer dans cette ville.
   *[other] { $count } problèmes : on ne peut pas encore jouer dans cette ville.
  }
cli-city-sound = On peut jouer dans cette ville : { $name }. Vérifié : champs, réseau, cartes Destination, pioche, bonus et dessin.
cli-city-drawn = { $name } : dessin dans { $file }.
cli-city-summary = Lieux : { $locations }, liaisons : { $connections }, routes : { $routes }, cartes Destination : { $tickets }, cartes Transport : { $cards }, véhicules par joueur : { $cars }.
cli-city-routes = Routes
cli-city-tickets = Cartes Destination
cli-city-deck = Pioche
cli-city-from = de
cli-city-to = à
cli-city-colours = couleurs
cli-city-length = longueur
cli-city-wilds = jokers
cli-city-points = points
problem-bad-icon = L’icône ne peut contenir que des formes simples et doit être un fichier SVG valide : { $found }.
error-unknown-city-hash = Aucune version d’une ville n’a l’empreinte { $hash }.
error-host-cities-faulty = Problèmes dans les villes de { $folder } : { $problems } ; le serveur n’a pas démarré.
error-city-id-taken = Il y a déjà une ville avec l’identifiant « { $city } ».
