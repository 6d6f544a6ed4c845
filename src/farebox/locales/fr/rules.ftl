# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Les règles
rules-title-city = Les règles : { $city }

rules-title-aim = De quoi il s’agit
rules-aim-1 = Vous réunissez des cartes Transport, prenez avec elles possession de lignes et y posez vos véhicules, jusqu’à ce que votre propre réseau traverse la ville.
rules-aim-2 = Vos cartes Destination indiquent des paires de lieux que vos lignes doivent relier.
rules-aim-3 = Qui a le plus de points à la fin gagne.

rules-title-setup = Mise en place
rules-setup-1 = Chaque joueur a tous les véhicules d’une couleur et commence avec 0 point.
rules-setup-2 = Chaque joueur reçoit deux cartes. Les autres forment la pioche ; cinq d’entre elles sont retournées et deviennent les cartes visibles.
rules-setup-3 = Chaque joueur reçoit deux cartes Destination et en garde une ou les deux, sans voir le choix des autres. Les cartes rendues vont sous leur pioche.
rules-setup-4 = Le premier joueur est tiré au sort ; on joue dans le sens des aiguilles d’une montre.

rules-title-turn = Votre tour
rules-turn-1 = À votre tour, vous faites exactement une chose : piocher des cartes, prendre possession d’une ligne ou piocher des cartes Destination.
rules-turn-2 = Si vous ne pouvez rien faire de cela, vous passez. Si tous passent l’un après l’autre, la partie se termine.

rules-title-drawing = Piocher des cartes
rules-drawing-1 = Prenez deux cartes, l’une après l’autre : chacune parmi les cartes visibles ou à l’aveugle dans la pioche. Votre main n’a pas de limite.
rules-drawing-2 = Une carte prise parmi les cartes visibles est aussitôt remplacée depuis la pioche.
rules-drawing-3 = Si votre première carte est un joker visible, vous n’en prenez pas de deuxième.
rules-drawing-4 = Un joker visible ne peut pas être la deuxième carte.
rules-drawing-5 = Un joker pioché à l’aveugle compte comme toute autre carte.
rules-drawing-6 = Dès que trois des cartes visibles sont des jokers, les cinq vont à la défausse et cinq nouvelles sont retournées.
rules-drawing-7 = Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.
rules-drawing-8 = Il faut prendre la deuxième carte s’il y en a une que l’on peut prendre.

rules-title-claiming = Prendre possession d’une ligne
rules-claiming-1 = Choisissez une ligne libre, jouez autant de cartes qu’elle a de cases, toutes de sa couleur, et posez un véhicule sur chaque case. Une ligne par tour ; elle n’a pas besoin de toucher vos autres lignes.
rules-claiming-2 = Un joker vaut une carte de n’importe quelle couleur. C’est la carte Ferry à San Francisco, la carte Bus à Paris et à Londres, et la carte Taxi à New York.
rules-claiming-3 = Une ligne grise accepte des cartes d’une couleur au choix, toutes de la même.
rules-claiming-4 = Si vous avez moins de véhicules que la ligne n’a de cases, vous ne pouvez pas la prendre.
rules-claiming-5 = Vous marquez aussitôt les points de la ligne, et les cartes jouées vont à la défausse.
rules-claiming-6 = Vous décidez du nombre de jokers ; vous pouvez même ne payer qu’avec des jokers.

rules-title-doubles = Lignes doubles
rules-doubles-1 = Deux lignes de même longueur entre les deux mêmes lieux forment une ligne double. Personne ne peut avoir les deux.
rules-doubles-2 = À deux joueurs, dès que l’une des deux est prise, l’autre est fermée.

rules-title-ferries = Les ferries
rules-ferries-1 = Un ferry est une ligne avec un symbole de ferry sur une de ses cases. Pour chaque symbole, une des cartes jouées doit être un joker.
rules-ferries-2 = Les autres cases se paient comme d’habitude ; là aussi, un joker peut remplacer une carte.

rules-title-tickets = Cartes Destination
rules-tickets-1 = Une carte Destination indique deux lieux et une valeur. Elle est réussie quand vos lignes relient les deux sans interruption.
rules-tickets-2 = Pour piocher des cartes Destination, regardez les deux du dessus et gardez-en une ou les deux ; l’autre va sous la pioche. Une carte gardée reste à vous jusqu’à la fin.
rules-tickets-3 = S’il n’en reste qu’une, vous pouvez la prendre, mais il faut la garder. S’il n’en reste pas, on ne peut pas en piocher.
rules-tickets-4 = Vos cartes Destination sont secrètes jusqu’au décompte final ; leur nombre ne l’est pas.

rules-title-tokens = Jetons Touriste
rules-tokens-1 = Sur chaque lieu marqué se trouve une pile de jetons Touriste d’un symbole. Jetons par pile, selon le nombre de joueurs : { $stacks }.
rules-tokens-2 = À trois ou quatre joueurs, il y a deux piles de réserve. Avant le premier tour, le dernier joueur dans l’ordre du tour en pose une sur un lieu sans pile, puis l’avant-dernier fait de même avec l’autre.
rules-tokens-3 = À deux joueurs, le second pose un seul jeton de chaque pile de réserve sur deux lieux différents sans jeton.
rules-tokens-4 = Si un jeton se trouve à un bout de la ligne que vous prenez, vous en prenez un, sauf si vous avez déjà ce symbole.
rules-tokens-5 = Si vous pouvez en prendre un aux deux bouts, vous choisissez. Une ligne ne rapporte jamais plus d’un jeton.
rules-tokens-6 = À la fin, vous marquez des points selon le nombre de symboles différents : { $token_points }.

rules-title-flags = Séries du drapeau
rules-flags-1 = Si vous prenez possession d’une ligne d’une couleur du drapeau ({ $flag_colours }), gardez devant vous, face visible, une des cartes de cette couleur que vous avez jouées. Ainsi naît une série aux couleurs du drapeau.
rules-flags-2 = Un joker n’est jamais gardé pour le drapeau.
rules-flags-3 = Vous gardez au plus une carte de chaque couleur.
rules-flags-4 = Dès que vous avez toutes les couleurs, vous marquez { $flag_points ->
    [one] { $flag_points } point
   *[other] { $flag_points } points
  } et défaussez la série. Plus tard, vous pourrez en commencer une autre.

rules-title-attractions = Sites touristiques
rules-attractions-1 = À la fin, vous marquez { $attraction_points ->
    [one] { $attraction_points } point
   *[other] { $attraction_points } points
  } pour chaque site touristique qu’au moins une de vos lignes touche.

rules-title-districts = Quartiers
rules-districts-1 = À la fin, vous marquez le numéro d’un quartier si vos lignes relient tous ses lieux en un seul réseau.
rules-districts-2 = Les chemins par des lieux d’autres quartiers comptent aussi.

rules-title-end = La fin
rules-end-1 = Quand quelqu’un a au plus { $last_cars ->
    [one] { $last_cars } véhicule
   *[other] { $last_cars } véhicules
  } à la fin de son tour, chacun, lui compris, joue encore un tour. Puis la partie se termine.
rules-end-2 = Au décompte final, toutes les cartes Destination sont montrées et comptées ; les points des lignes sont déjà comptés.

rules-title-scoring = Les points
rules-scoring-1 = Points d’une ligne, selon son nombre de cases : { $route_points }.
rules-scoring-2 = Une carte Destination réussie ajoute sa valeur, une carte non réussie la retire. Le total peut être négatif.

rules-title-ties = Égalité
rules-ties-1 = En cas d’égalité, qui a le plus de cartes Destination réussies gagne.
rules-ties-2 = Si c’est encore égal, c’est une victoire partagée.
