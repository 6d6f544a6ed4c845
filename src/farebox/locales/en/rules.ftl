# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = The rules
rules-title-city = The rules: { $city }

rules-title-aim = What it is about
rules-aim-1 = You collect cards, claim routes with them and put your cars there, until a network of your own runs through the city.
rules-aim-2 = Your tickets name pairs of locations that your routes should join.
rules-aim-3 = Whoever has the most points at the end wins.

rules-title-setup = Setting up
rules-setup-1 = Each player has all the cars of one colour and begins with 0 points.
rules-setup-2 = Each player is dealt two cards. The others are the deck, and five of them are turned up as the face-up cards.
rules-setup-3 = Each player is dealt two tickets and keeps one or both, without seeing what the others choose. Returned tickets go under the ticket deck.
rules-setup-4 = The first player is drawn by lot, and turns go round clockwise.

rules-title-turn = Your turn
rules-turn-1 = On your turn you do exactly one thing: draw cards, claim a route or draw tickets.
rules-turn-2 = If you can do none of these, you pass. If all players pass one after the other, the game ends.

rules-title-drawing = Drawing cards
rules-drawing-1 = Draw two cards, one and then the other, each from the face-up cards or blind from the deck. You may hold as many cards as you like.
rules-drawing-2 = A card taken from the face-up cards is replaced at once from the deck.
rules-drawing-3 = If you take a face-up wild as your first card, you draw no second one.
rules-drawing-4 = A face-up wild cannot be your second card.
rules-drawing-5 = A wild that you draw blind counts like any other card.
rules-drawing-6 = As soon as three of the face-up cards are wilds, all five are discarded and five new cards are turned up.
rules-drawing-7 = When the deck has run out, the discards are shuffled and become the deck.
rules-drawing-8 = The second card must be drawn if there is one that may be drawn.

rules-title-claiming = Claiming a route
rules-claiming-1 = Choose a free route, play as many cards as it has spaces, all of its colour, and put a car on every space. You may claim one route in a turn; it need not touch your other routes.
rules-claiming-2 = A wild stands for a card of any colour. It is the ferry card in San Francisco, the bus card in Paris and London, and the taxi card in New York.
rules-claiming-3 = A gray route takes cards of any one colour, all of the same.
rules-claiming-4 = If you have fewer cars than the route has spaces, you cannot claim it.
rules-claiming-5 = You score the points of the route at once, and the cards you played are discarded.
rules-claiming-6 = How many wilds you use is up to you; you may even pay with nothing but wilds.

rules-title-doubles = Double routes
rules-doubles-1 = Two routes of the same length between the same two locations are a double route. Nobody may own both.
rules-doubles-2 = With two players, as soon as one of the two is taken, the other is closed.

rules-title-ferries = Ferries
rules-ferries-1 = A ferry is a route with a ferry symbol on one of its spaces. For each symbol one of the cards you play must be a wild.
rules-ferries-2 = The other spaces are paid as usual, and wilds may stand in there too.

rules-title-tickets = Tickets
rules-tickets-1 = A ticket names two locations and a value. It is complete when your routes join the two without a gap.
rules-tickets-2 = If you draw tickets, look at the top two and keep one or both; the other goes to the bottom of the ticket deck. A ticket that you keep stays with you to the end.
rules-tickets-3 = If only one ticket is left, you may draw it and must then keep it. If none is left, tickets cannot be drawn.
rules-tickets-4 = Your tickets are secret until the final scoring; how many you have is not.

rules-title-tokens = Tourist tokens
rules-tokens-1 = A stack of tourist tokens of one symbol lies on each marked location. Tokens in a stack, by the number of players: { $stacks }.
rules-tokens-2 = With three or four players there are two spare stacks. Before the first turn the last player in turn order puts one of them on a location without a stack, and then the last but one does so with the other.
rules-tokens-3 = With two players the second one puts a single token of each spare stack on a location without tokens.
rules-tokens-4 = If you claim a route with a token at one of its ends, you take one, unless you already have that symbol.
rules-tokens-5 = If you could take a token at both ends, you choose. A route never brings more than one token.
rules-tokens-6 = At the end you score by the number of your different symbols: { $token_points }.

rules-title-flags = Flag sets
rules-flags-1 = If you claim a route in a colour of the flag ({ $flag_colours }), keep one of the cards of that colour that you played, face up in front of you.
rules-flags-2 = A wild is never kept for the flag.
rules-flags-3 = You keep at most one card of each colour.
rules-flags-4 = As soon as you have all the colours, you score { $flag_points ->
    [one] 1 point
   *[other] { $flag_points } points
  } and discard the set. Later you may begin another.

rules-title-attractions = Attractions
rules-attractions-1 = At the end you score { $attraction_points ->
    [one] 1 point
   *[other] { $attraction_points } points
  } for each tourist attraction that at least one of your routes touches.

rules-title-districts = Districts
rules-districts-1 = At the end you score the number of a district if your routes join all its locations into one network.
rules-districts-2 = Ways through locations of other districts count as well.

rules-title-end = The end
rules-end-1 = When somebody has { $last_cars ->
    [one] 1 car
   *[other] { $last_cars } cars
  } or fewer at the end of a turn, every player has one more turn, that one included. Then the game ends.
rules-end-2 = In the final scoring all tickets are shown and counted; the points of the routes are counted already.

rules-title-scoring = Points
rules-scoring-1 = Points for a route, by its number of spaces: { $route_points }.
rules-scoring-2 = A complete ticket adds its value, and an incomplete one takes its value away. Your total may be negative.

rules-title-ties = Ties
rules-ties-1 = If totals are equal, whoever has more complete tickets wins.
rules-ties-2 = If that is equal too, it is a shared victory.
