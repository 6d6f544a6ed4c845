# The cards of the guided game, and the tips; loaded when they are needed.

guide-lead = A short, real game of about ten minutes. Small cards show you what to do next; the opponent’s turns are prepared. You can leave at any time, and it counts in no statistics.
guide-step = Guided game: step { $number } of { $lessons }
guide-show = Show me where
guide-fold = Fold this card away
guide-leave = Leave the guided game
guide-leave-note = You can play on without these cards, or leave this game.
guide-stay = Stay
guide-alone = Play on without cards
guide-quit = Leave the game
guide-whole = Now a whole game
why-guide = That comes later. For now, follow the card.

# What to do; the names of cards stand apart.
do-row = Take this card: { $card }.
do-deck = Draw from the deck.
do-tickets = Draw tickets from their deck.
do-keep = Keep { $tickets }. The other one is up to you.
do-token = Take one of the two.
do-route = Choose the route { $route }.
do-pay = Pay with { $cards }.
do-pass = Pass.
do-count = Count along: press “{ $next }”.

lesson-first-tickets = Tickets are your goals. Join the two places of a ticket with your own routes and you score its points. If you don’t, you lose them.
lesson-draw = In a turn you do one of three things: draw cards, claim a route or draw tickets. Cards pay for routes of their colour.
lesson-second-card = You draw two cards in a turn. From the deck you draw blind.
lesson-wild = This { $wild } stands in for any colour. Taken from the row, it is the only card of your turn.
lesson-sweep = Two { $wilds } lie face up. With a third one, all five cards would be replaced. Let’s see what comes up.
lesson-more = Collect cards for your next routes.
lesson-claim = Your hand can pay for a route: one card of its colour for each space. There are two routes side by side here, but with two players only one of them can be claimed.
lesson-gray = A gray route takes any colour, as long as all your cards have the same one.
lesson-ferry = A ferry has a space with a ship on it, and that space takes a { $wild }.
lesson-token = Tourist tokens! There is one at each end of your route, and you get one of them. Different symbols score at the end.
lesson-tickets = You can draw tickets in any turn. You look at two and keep at least one: more tickets can bring more points, or cost some.
lesson-keep = A ticket you keep stays with you to the end. Take one that your routes can complete.
lesson-flag = For a route in a colour of the flag you keep one of the cards you paid with. You have one; blue, white and red make a set. A { $wild } can fill in for a card, but never for the flag.
lesson-flag-set = One colour of the flag is missing. The whole set scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once.
lesson-another = Your hand can pay for one more route.
lesson-last = The last round! Somebody has { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
  } or fewer left, so everybody has one more turn.
lesson-count = Now everything is counted. You had the points for routes already; complete tickets add theirs, incomplete ones take them away{ $bonus ->
    [tourist-tokens] , and different tokens score, too
   *[other] {""}
  }. The highest total wins.
lesson-done = Now you know the game. Ready for a whole one?
lesson-free = You have left the prepared path. That’s fine: this is a real game, so play on as you like.

after-sweep = There it was: the whole row has been replaced.
after-claim = Your cars stand on the route, and you have its points. The route beside it is closed now.
after-flag-set = A whole flag set, scored at once!

pay-plain = One card for each space, all of one colour. They go to the discards.
pay-wild = The { $wild } fills in for a card you don’t have.
pay-ferry = One { $wild } for the ship, and cards of one colour for the other spaces.

tip-label = Tip:
tip-close = Got it
tip-off = No more tips
tip-sweep = Three { $wilds } lay face up, so all five cards were replaced.
tip-ferry = This route is a ferry: each space with a ship takes a { $wild }.
tip-token = There is a token at both ends of your route, and you take one. Different symbols score at the end.
tip-flag = You keep a card in a colour of the flag. Blue, white and red together score { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tip-last = The last round: everybody has one more turn, then tickets are counted.
