## What the table server says.

error-storage-unavailable = Le serveur n’atteint pas ses données pour le moment ; réessayez dans un instant.
error-storage-not-opened = La base de données { $place } ne peut pas être ouverte : { $fault }.
error-storage-address-unknown = « { $address } » n’est pas l’adresse d’une base de données ; elle commence par sqlite:/// ou postgresql://.
error-storage-too-new = La base de données { $place } vient d’un Farebox plus récent (son format est { $found }, celui-ci connaît { $known }).
error-database-in-use = Un autre serveur utilise déjà la base de données { $place }. Un fichier SQLite ne convient qu’à un seul serveur ; pour plusieurs, il faut PostgreSQL.
error-storage-not-current = La base de données { $place } a un autre format ({ $found }) que cette version ({ $known }). Démarrez une fois le serveur, qui la convertit.
error-database-not-empty = La base de données { $place } n’est pas vide. Une sauvegarde ne se restaure que dans une base vide.
error-stale-version = Entre-temps, la table en est à la version { NUMBER($version, useGrouping: 0) }.
error-repeated-command = Cette commande a déjà été exécutée, comme version { NUMBER($version, useGrouping: 0) }.
error-unknown-table = Il n’y a pas de table « { $table } ».
error-table-exists = Il y a déjà une table « { $table } ».
error-unknown-link = Ce lien est inconnu, a déjà servi ou a expiré.
error-unknown-personal-link = Ce lien pour un autre appareil n’est pas valable : il a déjà servi, a expiré ou a été remplacé par un plus récent.
error-unknown-share = Il n’y a pas de page publique à cette adresse. Une partie en reçoit une quand elle est finie et qu’un joueur la partage.
error-replay-not-shared = Cette page ne permet pas de revoir la partie.

# The page that is shown where the web app was not built.
web-not-built-title = Le serveur fonctionne, mais ses pages ne sont pas là
web-not-built = L’application web n’a pas été construite dans cette copie. Dans un dépôt cloné, « python3 run.py play » la construit d’abord. Sinon, installez un wheel de Farebox, qui la contient, ou bien Node 20.19 ou plus récent, puis Farebox à nouveau.

# What a table does not do.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-no-such-table-seat = Cette place n’existe pas ({ $seat }) ; places à la table : { $seats }.
error-only-the-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Seules les personnes à la table peuvent faire cela.
error-not-your-seat = Ce n’est pas votre place ({ $seat }).
error-seat-taken = Cette place est déjà prise ({ $seat }).
error-seat-already-open = Cette place est déjà libre ({ $seat }).
error-colour-taken = Quelqu’un à la table a déjà cette couleur.
error-too-few-seats = Une table ne peut pas avoir moins de places.
error-too-many-seats = Une table ne peut pas avoir plus de places.
error-unknown-level = Il n’y a pas de bot « { $level } » ; il y a : { $known }.
error-bot-needs-level = Choisissez un niveau pour le bot.
error-seats-open = { $open ->
    [one] { $open } place est encore libre.
   *[other] { $open } places sont encore libres.
  }
error-stand-in-plays = Un bot joue ici ({ $seat }) ; reprenez d’abord la place.
error-no-bot-there = Aucun bot ne joue ici ({ $seat }).
error-no-undo = Il n’y a rien à annuler ({ $seat }), ou cette table ne le permet pas.
error-nobody-to-stand-in-for = Il n’y a personne ici qu’un bot puisse remplacer ({ $seat }).
error-stand-in-already = Un bot de ce niveau joue déjà ici ({ $seat }).
error-no-stand-in = Aucun bot ne joue ici ({ $seat }) ; c’est vous qui jouez.
error-not-absent-yet = Un bot ne peut prendre la place ({ $seat }) que si la table attend et que la connexion est coupée depuis { $seconds } s.
error-stand-in-level = Seul un bot de niveau « { $level } » peut jouer pour quelqu’un d’autre ({ $seat }).
error-turn-limit-decides = Les tours sont limités à cette table : un bot intervient de lui-même quand le temps est écoulé ({ $seat }).
error-nobody-to-be-host = Il n’y a personne ici à qui confier la table ({ $seat }).
error-host-already = L’hôte de la table est déjà assis ici ({ $seat }).
error-nobody-to-mute = Il n’y a personne ici à mettre en sourdine ({ $seat }).
error-muted-already = Cette place est déjà en sourdine ({ $seat }).
error-not-muted = Cette place n’est pas en sourdine ({ $seat }).
error-seat-muted = L’hôte de la table a coupé vos réactions ({ $seat }).
error-too-many-reactions = Pas si vite : attendez un instant avant la prochaine réaction.
error-nobody-to-nudge = La table n’attend pas quelqu’un d’autre ici ({ $seat }).
error-nudge-too-soon = Laissez un instant : on peut relancer après { $seconds } s ({ $seat }).
error-nudged-already = Une relance vient d’être envoyée ({ $seat }).
error-turn-has-time = Le temps de ce tour n’est pas écoulé ({ $seat }).
error-game-not-over = La partie n’est pas encore terminée.
error-rematch-already = La revanche est à la table { $table }.
error-seat-without-person = Il n’y a personne à déplacer : cette place est libre ou à un bot ({ $seat }).
error-seat-is-yours = Cette place est déjà la vôtre ({ $seat }).
error-table-of-another-city = Cette table a commencé avec une autre version de la ville { $city } et ne peut pas continuer.
error-table-of-another-version = Cette table a commencé avec la version { $rules } des règles, que ce serveur n’applique plus ({ $known }). Elle est fermée ; tout ce qui y a été joué est conservé.
error-table-too-long = Il y a eu tant de changements à cette table qu’aucun autre n’est possible ; la partie elle-même continue.
error-table-damaged = Les données de la table { $table } sont endommagées : elle ne peut pas être ouverte. L’erreur a été enregistrée.
error-name-not-usable = Un nom a de 1 à { $most } caractères qui peuvent être affichés.
error-seat-name-not-usable = Ce nom ne convient pas ({ $seat }) : un nom a de 1 à { $most } caractères qui peuvent être affichés.
error-unknown-eyes = « { $eyes } » n’est pas une façon de regarder une partie : choisissez open, spectator ou un numéro de place inférieur à { $seats }.

# What the server does not do.
error-unknown-path = Il n’y a rien à { $path }.
error-method-not-allowed = { $method } n’est pas possible ici.
error-request-not-valid = La requête n’est pas valide : { $fault }.
error-message-not-valid = Le message n’est pas valide : { $fault }.
error-message-too-large = Un message peut avoir au plus { $most } octets.
error-body-too-large = La requête est trop grande.
error-foreign-origin = Les requêtes de { $origin } ne sont pas acceptées.
error-unknown-host = Ce serveur ne répond pas au nom { $host }.
error-too-many-requests = Trop de requêtes à la fois ; attendez un instant.
error-too-many-connections = Vous avez trop de connexions ouvertes (au plus { $most }) ; fermez-en une d’abord.
error-too-many-tables = Vous avez trop de parties non terminées (au plus { $most }) ; finissez-en une d’abord.
error-server-fault = Le serveur a rencontré une erreur. Elle a été enregistrée ; réessayez.

# Settings.
error-setting-not-valid = Un réglage n’est pas valide : { $fault }.
error-port-out-of-range = { $port } n’est pas un port ; les ports vont de 0 à 65535.
error-too-few-workers = Il faut au moins un processus, pas { $workers }.
error-workers-need-postgresql = Plusieurs processus ({ $workers }) demandent une base PostgreSQL ; indiquez-la avec --database.
error-address-not-free = Le serveur ne peut pas écouter à { $host }, port { $port } : { $fault }. Un autre programme l’utilise peut-être : choisissez un autre port avec --port, 0 pour un port libre quelconque.
error-cities-folder-missing = Le dossier de villes { $folder } n’existe pas.
error-no-home-network = Cet ordinateur n’est relié à aucun réseau, les autres appareils ne peuvent donc pas le joindre : connectez-le à votre Wi-Fi, ou démarrez sans --lan.
error-push-not-usable = L’adresse de ce navigateur pour les notifications est inutilisable.
error-too-many-subscriptions = Vous recevez déjà des notifications dans trop de navigateurs (au plus { $most }) ; désactivez-les dans l’un d’eux.
error-no-guided-game = Il n’y a pas de partie guidée pour « { $city } ».
