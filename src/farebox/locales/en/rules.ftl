# The rules page. The sections, their order and the rule of each line are in rules_page.json.

rules-title = The rules
rules-title-city = The rules: { $city }

rules-title-setup = Setting up
rules-setup-1 = Each player takes all the cars of one colour and starts with 0 points.
rules-setup-2 = One stack of tourist tokens of one symbol goes on each marked location; two stacks are set aside as spares. Tokens in a stack, by the number of players: { $stacks }.
rules-setup-3 = Shuffle the transport cards and deal two to each player. The rest form the deck; turn the top five face up beside the board.
rules-setup-4 = Shuffle the tickets and deal two to each player. Everyone keeps one or both, without seeing what the others choose; returned tickets go face down under the ticket deck.
rules-setup-5 = The first player is drawn at random, unless the table names one; everyone knows the turn order when choosing tickets. Turns go round clockwise.
rules-setup-6 = With three or four players, before the first turn: the last player in turn order puts one spare stack on a location without a stack, then the last but one does the same with the other.
rules-setup-7 = With two players, before the first turn: the second player takes one token from each spare stack and puts them on two different locations without tokens. The other spare tokens are out of the game.

rules-title-aim = Object of the game
rules-aim-1 = Collect transport cards, play them to claim routes and put your cars there, until a network of your own runs through the city.
rules-aim-2 = Your tickets name pairs of locations for your routes to join.
rules-aim-3 = The player with the most points at the end wins.

rules-title-turn = A turn
rules-turn-1 = On your turn, do exactly one thing: draw transport cards, claim a route or draw tickets.
rules-turn-2 = If you can do none of these, you pass. If all players pass in a row, the game ends.

rules-title-drawing = Drawing transport cards
rules-drawing-1 = Draw two transport cards, one after the other, each from the face-up cards or blind from the deck. You may hold any number of cards.
rules-drawing-2 = A card taken from the face-up cards is replaced at once from the deck.
rules-drawing-3 = If you take a face-up wild as your first card, you draw no second card.
rules-drawing-4 = A face-up wild cannot be your second card.
rules-drawing-5 = A wild drawn blind counts like any other card.
rules-drawing-6 = As soon as three or more of the five face-up cards are wilds, all five are discarded and five new ones are turned up.
rules-drawing-7 = When the deck runs out, the discards are shuffled and become the deck.
rules-drawing-8 = You must draw the second card if there is one you may draw.

rules-title-claiming = Claiming a route
rules-claiming-1 = A route is a line of spaces between two neighbouring locations. Choose a free one, play as many transport cards of its colour as it has spaces, and put one of your cars on each space. You may claim one route per turn; it need not touch your other routes.
rules-claiming-2 = A wild stands for a card of any colour. { $wild ->
    [ferry] In this city it is the ferry card.
    [bus] In this city it is the bus card.
    [taxi] In this city it is the taxi card.
   *[all] It is the ferry card in San Francisco, the bus card in Paris and London, and the taxi card in New York.
  }
rules-claiming-3 = A gray route takes cards of any colour, but all of the same one.
rules-claiming-4 = If you have fewer cars than the route has spaces, you cannot claim it.
rules-claiming-5 = You score the points of the route at once, and the cards you played are discarded{ $bonus ->
    [flag-sets] , except a flag card that you keep
    [all] , except a flag card that you keep in Paris
   *[other] {""}
  }.
rules-claiming-6 = Points for a route, by its number of spaces: { $route_points }.
rules-claiming-7 = How many wilds you use is up to you; you may even pay with wilds only.

rules-title-doubles = Double routes
rules-doubles-1 = Two routes of the same length between the same two locations are a double route. Nobody may own both halves.
rules-doubles-2 = With two players, once one half is claimed, the other is closed to everyone.

rules-title-ferries = Ferries
rules-ferries-1 = A ferry route has a ferry symbol on one or more of its spaces. For each symbol, one of the cards you play must be a wild.
rules-ferries-2 = The other spaces are paid for as usual, and wilds may stand in there too.

rules-title-tokens = Tourist tokens
rules-tokens-1 = If there is a token at one end of a route you claim, take one, unless you already have that symbol. If you have the symbol at one end, take the token at the other.
rules-tokens-2 = If you could take a token at either end, choose one. A route never brings more than one token.
rules-tokens-3 = If you can take a token, you must. Everyone can see the tokens you hold.

rules-title-flags = Flag sets
rules-flags-1 = When you claim a route in a colour of the flag ({ $flag_colours }), keep one of the cards of that colour that you played, face up in front of you, instead of discarding it.
rules-flags-2 = A wild is never kept: a route paid for with wilds only leaves nothing to keep.
rules-flags-3 = You keep at most one card of each colour. If you already have that colour, all the cards you played are discarded.
rules-flags-4 = If you have all the colours at the end of your turn, you celebrate Bastille Day: score { $flag_points ->
    [one] { $flag_points } point
   *[other] { $flag_points } points
  } at once and discard the set. You may start another in a later turn.
rules-flags-5 = Everyone can see your flag cards, and they stay out of the deck until they are discarded.

rules-title-tickets = Tickets
rules-tickets-1 = A ticket names two locations and a value. It is complete when your routes join the two without a gap.
rules-tickets-2 = To draw tickets, look at the top two and keep one or both; the other goes to the bottom of the ticket deck. A ticket you keep stays with you to the end. You may hold any number of tickets.
rules-tickets-3 = If only one ticket is left, you may draw it, but you must keep it. If none is left, tickets cannot be drawn.
rules-tickets-4 = Your tickets, and whether they are complete, are secret until the final scoring; how many you have is not.

rules-title-attractions = Attractions
rules-attractions-1 = At the end you score { $attraction_points ->
    [one] { $attraction_points } point
   *[other] { $attraction_points } points
  } for each tourist attraction that at least one of your routes touches.

rules-title-districts = Districts
rules-districts-1 = At the end you score as many points as a district’s number if your routes join all its locations into one network.
rules-districts-2 = Ways through locations outside the district count too.

rules-title-end = End of the game
rules-end-1 = When a player has { $last_cars ->
    [one] { $last_cars } car
   *[other] { $last_cars } cars
  } or fewer at the end of a turn, every player, that one included, gets one more turn. Then the game ends.
rules-end-2 = The last turn is a turn like any other. Others who run low on cars in this last round add no more turns.
rules-end-3 = In the final scoring all tickets are revealed and counted; the points for routes have already been counted.
rules-end-4 = A complete ticket adds its value, an incomplete one takes its value away. Your total may be negative.
rules-end-5 = Tourist tokens score by the number of different symbols: { $token_points }.
rules-end-6 = The player with the most points wins. If there is a tie, the one with the most complete tickets wins.
rules-end-7 = If there is still a tie, it is a shared victory.
