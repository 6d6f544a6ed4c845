## What the table server says.

error-storage-unavailable = Le serveur n’atteint pas ses données pour le moment ; réessayez dans un instant.
error-storage-not-opened = La base de données { $place } ne peut pas être ouverte : { $fault }.
error-storage-address-unknown = « { $address } » n’est pas l’adresse d’une base de données ; elle commence par sqlite:/// ou postgresql://.
error-storage-too-new = La base de données { $place } vient d’un Farebox plus récent (sa forme est { $found }, celui-ci connaît { $known }).
error-stale-version = La table en est entre-temps à la version { $version }.
error-repeated-command = Cette commande a déjà été exécutée, comme version { $version }.
error-unknown-table = Il n’y a pas de table « { $table } ».
error-table-exists = Il y a déjà une table « { $table } ».
error-unknown-link = Ce lien est inconnu, a déjà servi ou a expiré.
