# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Home
menu = Menu
rules = Rules
close = Close
loading = Loading …
copy = Copy
copied = Copied
next = Next
skip = Skip
try-again = Try again
you = you
bot = Bot
play = Play
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
title-table = { $city } · Farebox
title-replay = Replay · Farebox

# Cards, bots and tokens.
wild-ferry = ferry
wild-bus = bus
wild-taxi = taxi
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-expert = Expert
level-master = Master
token-symbol = { $symbol ->
    [0] bridge
    [1] crab
    [2] heart
    [3] bell
    [4] fish
    [5] star
    [6] flower
   *[other] gull
  }

# Home.
home-lead = Short city route-building games. Draw cards, claim routes, keep your tickets – in a quarter of an hour.
home-play = Choose a city
home-foot = Free and open. No account, no advertising.
play-city = Play { $city }
starting = Starting …
city-san-francisco = Cable cars up the hills, ferries over the bay, and tokens to collect on the way.
city-paris = Buses under the gas lamps. Blue, white and red together are worth a feast.
city-new-york = Yellow taxis from Harlem to Wall Street; every attraction you touch counts.
city-london = Red buses along the Thames; join whole districts for extra points.
go-on = Go on in { $city }
my-tables = My tables
my-tables-none = Your games will be here, so that you can go on with them.
watch-tables = Watch
watch-none = Nobody plays in public at the moment.
status-lobby = waiting for players
status-playing = being played
status-over = finished
your-turn-short = Your turn
show-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
  }
join-title = Join a table
join-link = Link or name of the table
join = Join
replay-file = Replay a record file

# The plan of a new table.
plan-title = Who plays
plan-you = You
plan-name = Name
plan-name-of = Name on seat { $seat }
plan-seat = Seat { $seat }
plan-bots = Bots
plan-bot = Bot · { $level }
plan-people = People
plan-friend = A friend, by link
plan-here = Somebody at this screen
plan-nobody = nobody
levels-play-like-regular = { level-expert } and { level-master } play like { level-regular }: no compiled rules here.
plan-alone = Choose at least one other player.
plan-more = More settings
plan-undo = Undo
plan-undo-note = Only against bots: take your last decision back.
plan-listed = Public
plan-listed-note = Everybody may watch this table; nobody sees your cards.
plan-limit = Time for a turn
plan-limit-value = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] 1 day
  }

# Before the game.
seat-open = open
lobby-waiting = { $count ->
    [one] One seat is still open. Send the link to a friend.
   *[other] { $count } seats are still open. Send the link to your friends.
  }
lobby-ready = Everybody is here.
lobby-invite = Link to this table
lobby-take = Sit down
lobby-take-seat = Sit down on seat { $seat }
lobby-leave = Leave
lobby-open = Free the seat
lobby-open-seat = Free seat { $seat }
lobby-bot = Give seat { $seat } to a bot
lobby-bot-short = Bot …
lobby-start = Start the game
lobby-settings = Settings of the table
lobby-first = Who begins
lobby-first-lot = By lot
lobby-host-starts = Whoever made the table starts the game.

# The table.
turn-of = { $player }’s turn
last-round = { $count ->
    [one] Last round: one more turn
   *[other] Last round: { $count } more turns
  }
end-rule = The end: { $cars ->
    [one] one car
   *[other] { $cars } cars
  } or fewer
reconnecting = Connection lost, trying again …
sending = Sending …
your-turn = It is your turn.
your-last-turn = It is your last turn!
time-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
undo = Undo
pass = Pass
tabs-title = More of the table

# What is to be done.
prompt-over = The game is over.
prompt-wait = Waiting for { $player }
prompt-others-choose = Waiting for { $players } to choose tickets
prompt-choose-first-tickets = Choose your first tickets.
prompt-place-stacks = { $count ->
    [one] Put a spare token stack on a lit location.
   *[other] Put a spare token stack on a lit location ({ $count } to go).
  }
prompt-take-turn = Your turn: draw cards, claim a route or draw tickets.
prompt-second-card = One more card.
prompt-no-wild = A { $wild } from the row cannot be the second card.
prompt-keep-tickets = Which tickets do you keep?
prompt-choose-token = Which token do you take?
prompt-pass = There is nothing you can do: pass.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = It is not your turn.
why-watching = You are watching this game.
why-sending = Your last click is still on its way.
why-empty = There is nothing left here.
why-second-wild = A wild from the row cannot be the second card.
why-other-phase = First finish what you have begun.
why-over = The game is over.
why-owned = { $player } owns this route.

# The board.
board-label = Board of { $city }
board-keys = Board; plus and minus zoom, arrow keys move it
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
route-label = { $route }, { $colour }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
route-facts = { $colour } · { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
route-ferry = { $count ->
    [one] one card must be a { $wild }
   *[other] { $count } cards must be a { $wild }
  }
place-label = Put the stack on { $location }
place-token-label = Take the token at { $location }: { $symbol }

# Routes.
routes-title = Routes
routes-find = Location or colour
routes-none = No route fits.
claim = Claim
claim-route = Claim { $route }, { $colour }
claim-for = { $points ->
    [one] Claim for 1 point
   *[other] Claim for { $points } points
  }
payment-title = Claim { $route }
payment-way = Pay { $cards }
show-twin = Show the twin

# Cards and piles.
row-title = Face-up cards and decks
row-card = Take { $card }, slot { $slot }
row-empty = Slot { $slot } is empty
pile-deck = { $count ->
    [one] Draw from the deck, 1 card left
   *[other] Draw from the deck, { $count } cards left
  }
pile-deck-short = Deck
pile-tickets = { $count ->
    [one] Draw the last ticket
   *[other] Draw tickets, { $count } left
  }
pile-tickets-short = Tickets
pile-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
  }
pile-discards-short = Discards
hand-title = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
  }
hand-cards = { $count } { $card }
hand-none = You have no cards.
hand-hidden = The cards are covered.

# Tickets.
tickets-title = My tickets
tickets-none = No tickets yet.
ticket-is-done = complete
ticket-is-lost = no way left
ticket-is-missed = not completed
ticket-needs = { $spaces ->
    [0] open
    [one] 1 space to go
   *[other] { $spaces } spaces to go
  }
offer-first = Choose your first tickets
offer-title = Which tickets do you keep?
offer-rule = Keep one or both. A complete ticket brings its points, an incomplete one costs them.
offer-one = This is the last ticket; it must be kept.
keep-choose = Choose at least one
keep-tickets = { $count ->
    [one] Keep one ticket
   *[other] Keep { $count } tickets
  }

# Players.
players-title = Players
seat-label = { $player }, { $score ->
    [one] 1 point
   *[other] { $score } points
  }
cars-left = { $count ->
    [one] 1 car left
   *[other] { $count } cars left
  }
cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
tickets-held = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
  }
flag-held = { $card } flag card
flag-missing = no { $card } flag card
stand-in-short = stand-in
stand-in-ask = Let a bot stand in
stand-in-me = A bot stands in for { $player }
stand-in-plays = A bot plays for { $player }.
stand-in-back = I am back
curtain-title = { $player }, it is your turn
curtain-note = Take over the screen; nobody else should look.
curtain-open = Show my cards

# The log.
log-title = Log
log-empty = Nothing has happened yet.

# Settings.
menu-table = This table
menu-settings = Settings
setting-language = Language
setting-scheme = Appearance
scheme-auto = As the system
scheme-light = Light
scheme-dark = Dark
setting-confirm = Confirm claims
setting-confirm-note = Otherwise a click on a route claims it at once if there is one way to pay.
setting-sounds = Sounds
setting-motion = Animations
setting-notify = Tell me when it is my turn
setting-notify-note = A message of the browser when this page is hidden.
setting-notify-refused = The browser does not allow it. Permit messages of this page in its settings.
setting-pace = { $seconds ->
    [0] Bots act at once
    [one] Bots wait 1 second
   *[other] Bots wait { $seconds } seconds
  }
seat-link = Go on at another device
seat-link-note = Open this link on the other device; it works once and takes the seat along.
commitment-title = Fair cards
commitment-note = This is the hash of the secret seed. After the game the record holds the seed, and “farebox verify” checks both.

# The end.
score-lines = All points of { $player }
score-copy = Copy the score sheet
count-again = Count again
rematch = Rematch
rematch-go = Go to the rematch
replay = Replay
record-download = Record

# Replay.
replay-of = Replay · { $city }
replay-choose = Choose the record file of a finished game.
replay-controls = Moments of the game
replay-eyes = Seen by
eyes-open = All cards open
eyes-spectator = A spectator
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = To the end
replay-moment = { $at } of { $last }
replay-link = Copy the link to this moment
replay-hand = Cards of { $player }

# The rules page.
rules-length = Spaces
rules-points = Points

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = The line ends here
web-error-offline = The server cannot be reached. Check the connection and try again.
web-error-server-trouble = The server had a problem. Try again in a moment.
web-error-page-not-found = There is nothing at this address. Perhaps the link is old or not complete.
web-error-page-not-loaded = A part of the app could not be loaded; probably there is a new version. Load the page again.
web-error-old-page = There is a new version of Farebox.
reload = Load the new version
web-error-not-a-link = This is not a link to a table.
web-error-not-a-record = This file is not a record.
web-error-unknown = Something went wrong ({ $code }).
web-error-route-taken = { $seat } owns this route.
web-error-not-your-turn = It is not your turn.
