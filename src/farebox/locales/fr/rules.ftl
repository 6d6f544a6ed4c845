# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = Les règles
rules-title-city = Les règles : { $city }

rules-title-setup = Mise en place
rules-setup-1 = Chaque joueur prend tous les véhicules d’une couleur et commence avec 0 point.
rules-setup-2 = Sur chaque lieu marqué se trouve une pile de jetons Touriste d’un même symbole ; deux piles sont mises de côté en réserve. Jetons par pile, selon le nombre de joueurs : { $stacks }.
rules-setup-3 = Les cartes Transport sont mélangées et chaque joueur en reçoit deux. Les autres forment la pioche ; les cinq du dessus sont retournées, face visible, à côté du plateau.
rules-setup-4 = Les cartes Destination sont mélangées et chaque joueur en reçoit deux. Chacun en garde une ou les deux, sans voir le choix des autres ; les cartes rendues vont, face cachée, sous leur pioche.
rules-setup-5 = Le premier joueur est tiré au sort, sauf s’il a été choisi d’avance ; au moment de choisir les cartes Destination, tous connaissent l’ordre. On joue dans le sens des aiguilles d’une montre.
rules-setup-6 = À trois ou quatre joueurs, avant le premier tour : le dernier joueur dans l’ordre du tour pose une pile de réserve sur un lieu sans pile, puis l’avant-dernier fait de même avec l’autre.
rules-setup-7 = À deux joueurs, avant le premier tour : le second prend un jeton de chacune des deux piles de réserve et les pose sur deux lieux différents sans jeton. Les autres jetons de réserve ne servent pas.

rules-title-aim = But du jeu
rules-aim-1 = Vous réunissez des cartes Transport, les jouez pour prendre possession de routes et y posez vos véhicules, jusqu’à ce que votre propre réseau traverse la ville.
rules-aim-2 = Vos cartes Destination indiquent des paires de lieux que vos routes doivent relier.
rules-aim-3 = Le joueur qui a le plus de points à la fin l’emporte.

rules-title-turn = Le tour de jeu
rules-turn-1 = À votre tour, vous faites exactement une chose : piocher des cartes Transport, prendre possession d’une route ou piocher des cartes Destination.
rules-turn-2 = Si aucune de ces actions n’est possible, vous passez. Si tous les joueurs passent l’un après l’autre, la partie se termine.

rules-title-drawing = Piocher des cartes Transport
rules-drawing-1 = Prenez deux cartes Transport, l’une après l’autre : chacune parmi les cartes visibles ou à l’aveugle dans la pioche. Votre main n’a pas de limite.
rules-drawing-2 = Une carte prise parmi les cartes visibles est aussitôt remplacée par la première carte de la pioche.
rules-drawing-3 = Si votre première carte est un joker visible, vous n’en prenez pas de deuxième.
rules-drawing-4 = Un joker visible ne peut pas être la deuxième carte.
rules-drawing-5 = Un joker pioché à l’aveugle compte comme toute autre carte.
rules-drawing-6 = Dès qu’au moins trois des cinq cartes visibles sont des jokers, les cinq vont à la défausse et cinq nouvelles sont retournées.
rules-drawing-7 = Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.
rules-drawing-8 = Il faut prendre la deuxième carte s’il y en a une que l’on peut prendre.

rules-title-claiming = Prendre possession d’une route
rules-claiming-1 = Une route est une suite de cases entre deux lieux voisins. Choisissez-en une libre, jouez autant de cartes Transport de sa couleur qu’elle a de cases, et posez un véhicule sur chaque case. Une seule route par tour ; elle n’a pas besoin de toucher vos autres routes.
rules-claiming-2 = Un joker vaut une carte de n’importe quelle couleur. { $wild ->
    [ferry] Dans cette ville, c’est la carte Ferry.
    [bus] Dans cette ville, c’est la carte Bus.
    [taxi] Dans cette ville, c’est la carte Taxi.
   *[all] C’est la carte Ferry à San Francisco, la carte Bus à Paris et à Londres, et la carte Taxi à New York.
  }
rules-claiming-3 = Une route grise accepte des cartes d’une couleur au choix, toutes de la même.
rules-claiming-4 = Si vous avez moins de véhicules que la route n’a de cases, vous ne pouvez pas la prendre.
rules-claiming-5 = Vous marquez aussitôt les points de la route, et les cartes jouées vont à la défausse{ $bonus ->
    [flag-sets] , sauf la carte du drapeau que vous gardez
    [all] , sauf, à Paris, la carte du drapeau que vous gardez
   *[other] {""}
  }.
rules-claiming-6 = Points d’une route, selon son nombre de cases : { $route_points }.
rules-claiming-7 = Vous décidez du nombre de jokers ; vous pouvez même ne payer qu’avec des jokers.

rules-title-doubles = Routes doubles
rules-doubles-1 = Deux routes de même longueur entre les deux mêmes lieux forment une route double. Personne ne peut en avoir les deux voies.
rules-doubles-2 = À deux joueurs, dès qu’une voie est prise, l’autre est fermée à tous.

rules-title-ferries = Ferries
rules-ferries-1 = Un ferry est une route avec un symbole de ferry sur une ou plusieurs de ses cases. Pour chaque symbole, une des cartes jouées doit être un joker.
rules-ferries-2 = Les autres cases se paient comme d’habitude ; là aussi, un joker peut remplacer une carte.

rules-title-tokens = Jetons Touriste
rules-tokens-1 = Si un jeton se trouve à l’une des extrémités de la route que vous prenez, vous en prenez un, sauf si vous avez déjà ce symbole. Si vous avez le symbole d’une extrémité, vous prenez le jeton de l’autre.
rules-tokens-2 = Si vous pouvez en prendre un aux deux extrémités, vous choisissez. Une route ne rapporte jamais plus d’un jeton.
rules-tokens-3 = Prendre un jeton est obligatoire, et les jetons restent visibles de tous.

rules-title-flags = Séries aux couleurs du drapeau
rules-flags-1 = Si vous prenez possession d’une route d’une couleur du drapeau ({ $flag_colours }), gardez devant vous, face visible, une des cartes de cette couleur que vous avez jouées, au lieu de la défausser. Vous formez ainsi une série aux couleurs du drapeau.
rules-flags-2 = Un joker n’est jamais gardé pour le drapeau : une route payée seulement avec des jokers ne laisse rien à garder.
rules-flags-3 = Vous gardez au plus une carte de chaque couleur. Si vous avez déjà cette couleur, toutes les cartes jouées vont à la défausse.
rules-flags-4 = Si vous avez toutes les couleurs à la fin de votre tour, vous fêtez le 14 Juillet : vous marquez aussitôt { $flag_points ->
    [one] { $flag_points } point
   *[other] { $flag_points } points
  } et défaussez la série. Vous pourrez en commencer une autre lors d’un tour suivant.
rules-flags-5 = Les cartes du drapeau sont visibles de tous et ne reviennent dans la pioche qu’une fois défaussées.

rules-title-tickets = Cartes Destination
rules-tickets-1 = Une carte Destination indique deux lieux et une valeur. Elle est réussie quand vos routes relient les deux sans interruption.
rules-tickets-2 = Pour piocher des cartes Destination, regardez les deux du dessus et gardez-en une ou les deux ; l’autre va sous la pioche. Une carte gardée reste à vous jusqu’à la fin. Vous pouvez en avoir autant que vous voulez.
rules-tickets-3 = S’il ne reste qu’une carte Destination, vous pouvez la prendre, mais il faut la garder. S’il n’en reste pas, on ne peut pas en piocher.
rules-tickets-4 = Vos cartes Destination et leur réussite restent secrètes jusqu’au décompte final ; leur nombre est connu de tous.

rules-title-attractions = Attractions
rules-attractions-1 = À la fin, vous marquez { $attraction_points ->
    [one] { $attraction_points } point
   *[other] { $attraction_points } points
  } pour chaque attraction touristique qu’au moins une de vos routes touche.

rules-title-districts = Quartiers
rules-districts-1 = À la fin, vous marquez autant de points que le numéro d’un quartier si vos routes relient tous ses lieux en un seul réseau.
rules-districts-2 = Les chemins qui passent par des lieux hors du quartier comptent aussi.

rules-title-end = Fin de la partie
rules-end-1 = Quand un joueur a au plus { $last_cars ->
    [one] { $last_cars } véhicule
   *[other] { $last_cars } véhicules
  } à la fin de son tour, chacun, ce joueur compris, joue encore un tour. Puis la partie se termine.
rules-end-2 = Le dernier tour est un tour comme les autres. Si d’autres joueurs arrivent au bout de leurs véhicules pendant cette dernière manche, cela n’ajoute pas de tour.
rules-end-3 = Au décompte final, toutes les cartes Destination sont révélées et comptées ; les points des routes sont déjà comptés.
rules-end-4 = Une carte Destination réussie ajoute sa valeur, une carte non réussie la retire. Le total peut être négatif.
rules-end-5 = Les jetons Touriste rapportent des points selon le nombre de symboles différents : { $token_points }.
rules-end-6 = Le joueur qui a le plus de points l’emporte. En cas d’égalité, c’est celui qui a réussi le plus de cartes Destination.
rules-end-7 = Si l’égalité persiste, la victoire est partagée.
