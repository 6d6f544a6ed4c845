# Training the net of a learned bot.

help-train = Entraîne le réseau d’un bot apprenant pour une ville, à partir de parties contre lui-même.
option-learning-output = Garde le réseau dans ce fichier.
option-learning-players = Pour combien de joueurs : 2, 3 ou 4.
option-learning-minutes = Le nombre de minutes d’entraînement ; 15 si ni minutes ni parties ne sont indiquées.
option-learning-games = Le nombre de parties d’entraînement ; le même nombre et la même graine donnent le même fichier.
option-learning-seed = Un nombre entier dont dépend tout le hasard de l’entraînement.
learning-training = { $city }, { $players } joueurs
learning-games = parties : { NUMBER($games) }
learning-strength = gagne { $won } des parties contre des planificateurs
learning-resumed = Reprise ; parties jouées : { NUMBER($games) }.
learning-written = Le réseau est dans { $file } ; « learned@{ $file } » est le bot qui joue avec lui.
learning-stopped = Arrêté. Le réseau actuel est dans { $file } ; la même commande continue.
learning-title = Comment le réseau a appris { $city }
learning-lead = Après { NUMBER($games) } parties, le réseau seul gagne { $won } des parties contre { $bot } ({ $interval }).
learning-curve = La force selon le nombre de parties
learning-curve-how = La part des parties que le réseau gagne sans recherche, seul parmi des bots d’une même sorte. Les traits verticaux sont des intervalles à 95 % ; le trait pointillé marque une part égale pour tous.
learning-facts = L’entraînement
learning-again = Le même entraînement une nouvelle fois :
learning-page-written = La courbe d’apprentissage est dans { $file }.

error-minutes-or-games = Indiquez soit les minutes, soit les parties, pas les deux.
error-nothing-to-learn = Un entraînement demande au moins une partie ou quelques minutes.
error-city-too-large-to-learn = Cette ville est trop grande pour être apprise : elle a { $inputs } entrées, { $most } au plus sont possibles.
error-no-weights = Il n’y a pas de réseau entraîné pour cette ville à { $players } joueurs. Cette commande en entraîne un : farebox train { $city } --players { $players } --output { $file }
error-weights-missing = Le fichier { $file } n’existe pas.
error-weights-not-readable = Le réseau entraîné { $file } est illisible : { $fault }.
error-not-weights = Le fichier ne contient pas de réseau entraîné.
error-weights-damaged = Le fichier du réseau entraîné est abîmé ou incomplet.
error-weights-other-format = Le réseau entraîné a été créé pour une autre version de Farebox.
error-weights-wrong-size = Le réseau entraîné n’a pas la bonne taille pour cette ville.
error-weights-not-finite = Le réseau entraîné contient des valeurs qui ne sont pas des nombres.
error-weights-other-city = Le réseau a été entraîné pour une autre ville ou une autre version de celle-ci ({ $trained }).
error-weights-other-players = Le réseau a été entraîné pour { $needed } joueurs, pas pour { $players }.
error-spectator-states-no-chance = Un spectateur en sait trop peu pour estimer les chances de victoire ; il faut la vue d’un joueur.
error-training-differs = { $file } appartient à un autre entraînement et n’a pas été modifié.
error-training-not-readable = { $file } n’est pas un entraînement interrompu qui puisse reprendre : { $fault }.
