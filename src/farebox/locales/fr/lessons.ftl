# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = Une vraie partie courte, d’une dizaine de minutes. De petites cartes vous montrent la suite ; les tours de l’adversaire sont préparés. Vous pouvez quitter à tout moment, et elle ne compte dans aucune statistique.
guide-step = Partie guidée : étape { $number } sur { $lessons }
guide-show = Montrez-moi où
guide-fold = Replier cette carte
guide-leave = Quitter la partie guidée
guide-leave-note = Vous pouvez continuer sans ces cartes, ou quitter cette partie.
guide-stay = Rester
guide-alone = Continuer sans cartes
guide-quit = Quitter la partie
guide-whole = Et maintenant, une partie entière
why-guide = Ce sera pour plus tard. Pour l’instant, suivez la carte.

# What to do; the names of cards stand apart.
do-row = Prenez cette carte : { $card }.
do-deck = Piochez à l’aveugle.
do-tickets = Piochez des cartes Destination.
do-keep = Gardez { $tickets }. L’autre carte, c’est à vous de voir.
do-token = Prenez l’un des deux.
do-route = Choisissez la route { $route }.
do-pay = Payez avec : { $cards }.
do-pass = Passez.
do-count = Comptez : appuyez sur « { $next } ».

lesson-first-tickets = Les cartes Destination sont vos buts. Reliez les deux lieux d’une carte avec vos propres routes et vous marquez ses points. Sinon, vous les perdez.
lesson-draw = À votre tour, vous faites une chose sur trois : piocher des cartes, prendre une route ou piocher des cartes Destination. Les cartes paient les routes de leur couleur.
lesson-second-card = On prend deux cartes par tour. Dans la pioche, on les prend à l’aveugle.
lesson-wild = Cette { $wild } remplace n’importe quelle couleur. Prise face visible, elle est la seule carte de votre tour.
lesson-sweep = Deux { $wilds } sont visibles. Avec une troisième, les cinq cartes seraient remplacées. Voyons ce qui vient.
lesson-more = Réunissez des cartes pour vos prochaines routes.
lesson-claim = Votre main peut payer une route : une carte de sa couleur par case. Ici, deux routes vont côte à côte, mais à deux joueurs on n’en prend qu’une.
lesson-gray = Une route grise accepte n’importe quelle couleur, du moment que toutes vos cartes ont la même.
lesson-ferry = Un ferry a une case avec un bateau, et cette case demande une { $wild }.
lesson-token = Des jetons Touriste ! Il y en a un à chaque bout de votre route, et vous en recevez un. Les symboles différents rapportent des points à la fin.
lesson-tickets = À chaque tour, vous pouvez piocher des cartes Destination. Vous en regardez deux et en gardez au moins une : elles peuvent rapporter des points, ou en coûter.
lesson-keep = Une carte Destination gardée reste à vous jusqu’à la fin. Prenez-en une que vos routes peuvent réussir.
lesson-flag = Pour une route d’une couleur du drapeau, vous gardez une des cartes jouées. Vous en avez une ; bleu, blanc et rouge font une série. Une { $wild } peut remplacer une carte, mais jamais pour le drapeau.
lesson-flag-set = Il manque une couleur du drapeau. La série entière rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
lesson-another = Votre main peut payer une route de plus.
lesson-last = La dernière manche ! Quelqu’un a { $cars ->
    [one] { $cars } véhicule
   *[other] { $cars } véhicules
  } ou moins : chacun joue encore un tour.
lesson-count = Maintenant, tout est compté. Vous aviez déjà les points des routes ; les cartes Destination réussies ajoutent les leurs, les autres les retirent{ $bonus ->
    [tourist-tokens] , et les jetons différents rapportent aussi
   *[other] {""}
  }. Le plus grand total l’emporte.
lesson-done = Vous connaissez le jeu, maintenant. Envie d’une partie entière ?
lesson-free = Vous avez quitté le chemin préparé. C’est très bien : c’est une vraie partie, jouez comme il vous plaît.

after-sweep = Voilà : toutes les cartes visibles ont été remplacées.
after-claim = Vos véhicules sont sur la route, et vous avez ses points. La route d’à côté est maintenant fermée.
after-flag-set = Une série du drapeau entière, marquée aussitôt !

pay-plain = Une carte par case, toutes d’une même couleur. Elles vont à la défausse.
pay-wild = La { $wild } remplace une carte qui vous manque.
pay-ferry = Une { $wild } pour le bateau, et des cartes d’une même couleur pour les autres cases.

tip-label = Conseil :
tip-close = Compris
tip-off = Masquer les conseils
tip-sweep = Trois { $wilds } étaient visibles : les cinq cartes ont été remplacées.
tip-ferry = Cette route est un ferry : chaque case avec un bateau demande une { $wild }.
tip-token = Il y a un jeton à chaque bout de votre route, et vous en prenez un. Les symboles différents rapportent des points à la fin.
tip-flag = Vous gardez une carte d’une couleur du drapeau. Bleu, blanc et rouge ensemble rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tip-last = La dernière manche : chacun joue encore un tour, puis on compte les cartes Destination.
