## Friends at home: the network, the invitation and its preview.

option-lan = Ouvre le serveur au réseau domestique et affiche ses adresses et un code QR.
serving-at-home = Il est ouvert au réseau domestique : tous ses appareils peuvent rejoindre la partie à l’adresse
serving-scan = Visez le code avec l’appareil photo d’un téléphone pour rejoindre la partie.

# The lobby.
invite-title = { $player } vous invite à { $city }
invite-title-unnamed = Une invitation pour { $city }
invite-qr = Code QR du lien vers cette table
invite-scan = Visez-le avec l’appareil photo d’un téléphone pour rejoindre la table.
invite-only-here = Seul cet ordinateur peut ouvrir ce lien.
invite-how = Pour jouer avec d’autres appareils à la maison, arrêtez Farebox et relancez-le avec :
invite-network = Tous les appareils de votre réseau domestique peuvent ouvrir ce lien.
invite-share = Envoyer le lien

# What a messenger shows of a link.
preview-sentence = Piochez des cartes, prenez des routes, reliez vos destinations : une partie rapide pour 2 à 4 personnes, directement dans le navigateur.
preview-playing = Une partie à { $city }
preview-finished = Une partie terminée à { $city }
preview-home = Farebox : des parties rapides à travers de grandes villes
