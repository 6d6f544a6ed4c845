# The web app. Words of the game are those of the glossary.

# Everywhere.
home = Home
menu = Menu
rules = Rules
close = Close
loading = Loading…
too-old = This browser is too old for Farebox, which needs Safari { $safari }, Chrome { $chrome } or Firefox { $firefox }, or a newer version of one of them.
no-script = Farebox needs JavaScript.
copy = Copy
copied = Copied
next = Next
skip = Skip
try-again = Try again
you = you
bot = Bot
play = Play
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
title-table = { $city } · Farebox
title-replay = Replay · Farebox

# Cards, bots and tokens.
wild-ferry = ferry
wild-bus = bus
wild-taxi = taxi
wild-card = { $wild ->
    [ferry] ferry card
    [bus] bus card
   *[taxi] taxi card
  }
wild-cards = { $wild ->
    [ferry] ferry cards
    [bus] bus cards
   *[taxi] taxi cards
  }
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-expert = Expert
level-master = Master
level-novice-note = takes what looks good right now and forgets its tickets.
level-casual-note = goes for the longest routes first and thinks of its tickets second.
level-regular-note = plans its routes and finishes most of its tickets; a good opponent for families.
level-expert-note = looks ahead and gets in your way when it pays.
level-master-note = looks far ahead and makes few mistakes.
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
home-lead = Short city route-building games. Draw cards, claim routes, complete your tickets – in a quarter of an hour.
home-play = Choose a city
home-foot = Free and open. No account, no ads.
play-city = Play { $city }
play-friends = With friends
play-friends-in = With friends: { $city }
starting = Starting…
city-san-francisco = Cable cars up the hills, ferries over the bay, and tokens to collect on the way.
city-paris = Buses under the gas lamps. Collect blue, white and red for Bastille Day points.
city-new-york = Yellow taxis from Harlem to Wall Street; every attraction you touch counts.
city-london = Red buses along the Thames; join whole districts for extra points.
go-on = Continue: { $city }
my-tables = My tables
my-tables-none = Your games appear here so you can pick them up again.
remove-table = Remove from the list: { $city }
remove-confirm-lobby = You leave this table. Remove it from your list?
remove-confirm-playing = You give this game up: a bot plays on, and it counts as lost. Remove it from your list?
remove-confirm-over = Remove this game from your list?
remove-yes = Remove
remove-no = Keep
watch-tables = Watch
watch-none = No public games right now.
status-lobby = waiting for players
status-playing = in progress
status-over = finished
your-turn-short = Your turn
show-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
  }
join-title = Join a table
join-link = Link or name of the table
join = Join
replay-file = Open a record file

# The plan of a new table.
plan-title = Who’s playing
plan-you = You
plan-name = Name
plan-name-of = Name of the player in seat { $seat }
plan-default-name = Player { $seat }
plan-seat = Seat { $seat }
plan-bots = Bots
plan-bot = Bot · { $level }
plan-people = People
plan-friend = A friend, via a link
plan-here = Someone on this device
plan-nobody = nobody
levels-play-like-regular = { level-expert } and { level-master } play like { level-regular }: no compiled rules here.
bot-not-offered = { $bot } is not available here any more; { level-regular } plays in its place.
plan-alone = Choose at least one other player.
plan-more = More settings
plan-undo = Undo
plan-undo-note = Only against bots: take back your last decision.
plan-listed = Public
plan-listed-note = Anyone can watch; nobody sees your cards.
plan-limit = Time per turn
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
# Someone who has not said their name, or who had all of theirs deleted.
guest-name = Guest
lobby-waiting = { $count ->
    [one] One seat is still open. Send the link to a friend.
   *[other] { $count } seats are still open. Send the link to your friends.
  }
lobby-invited = { $count ->
    [one] One seat is still open. Take it to play.
   *[other] { $count } seats are still open. Take one to play.
  }
lobby-ready = Everyone is here.
lobby-full = This table is full. Stay here to watch the game.
lobby-absent = Not here yet: { $players }
lobby-host = host
lobby-make-host = Hand the table over
lobby-add = Add a seat
lobby-remove = Remove
lobby-remove-seat = Remove seat { $seat }
lobby-colour = Colour of seat { $seat }
presence-here = here
presence-away = looking elsewhere
presence-gone = not connected
presence-thinking = thinking
lobby-invite = Link to this table
lobby-take = Take this seat
lobby-take-seat = Take seat { $seat }
lobby-leave = Leave
lobby-open = Open this seat
lobby-open-seat = Open seat { $seat }
lobby-bot = Give seat { $seat } to a bot
lobby-bot-short = Bot…
lobby-start = Start the game
lobby-settings = Table settings
lobby-first = First player
lobby-first-lot = Random
lobby-host-starts = The host starts the game.

# The table.
turn-of = { $player }’s turn
last-round = { $count ->
    [one] Last round: one more turn
   *[other] Last round: { $count } more turns
  }
end-rule = Last round starts at { $cars ->
    [one] one car
   *[other] { $cars } cars
  } or fewer
reconnecting = Connection lost, reconnecting…
sending = Sending…
your-turn = It’s your turn.
your-last-turn = It’s your last turn!
time-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
undo = Undo
pass = Pass
tabs-title = More about the table

# What to do.
prompt-over = The game is over.
prompt-wait = Waiting for { $player }
prompt-others-choose = Waiting for { $players } to choose tickets
prompt-choose-first-tickets = Choose your first tickets.
prompt-place-stacks = { $tokens ->
    [one] Put the spare { $symbol } token on a highlighted location
   *[other] Put the { $tokens } spare { $symbol } tokens on a highlighted location
  }{ $count ->
    [1] .
   *[other] { " " }(yours to place: { $count }).
  }
prompt-take-turn = Your turn: draw cards, claim a route or draw tickets.
# The same where there is little room.
prompt-take-turn-brief = Your turn: cards, a route or tickets?
prompt-second-card = One more card.
prompt-no-wild = A face-up { $wild } cannot be the second card.
prompt-keep-tickets = Which tickets do you keep?
prompt-choose-token = Which token do you take?
prompt-pass = There is nothing else you can do: pass.
take-token = { $location }: { $symbol }

# Why something cannot be done.
why-wait = It’s not your turn.
why-watching = You are watching this game.
why-sending = Your last click is still on its way.
why-empty = There is nothing left here.
why-second-wild = A face-up { $wild } cannot be the second card.
why-other-phase = First finish what you’ve started.
why-over = The game is over.
why-owned = { $player } owns this route.

# The board.
board-label = Board of { $city }
board-keys = Board; plus and minus zoom, arrow keys move
keys-title = Keyboard shortcuts
keys-row = Take that card from the row
keys-deck = Draw from the deck
keys-tickets = Draw tickets
keys-routes = Go to the next claimable route at a location with this letter
keys-next = Previous or next claimable route
keys-claim = Choose the route, then claim it
keys-hand = Cards in hand; Enter shows what they can pay for
keys-log = Lines of the log; Enter shows the place on the board
keys-undo = Undo
keys-zoom = Zoom in, zoom out, whole board
keys-close = Close the card or dialog
keys-help = This help
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
route-label = { $route }, { $colour }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
route-facts = { $colour } · { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
route-ferry = { $count ->
    [one] takes at least one { $wild }
   *[other] takes at least { $count } { $wilds }
  }
place-label = { $players ->
    [2] Put the token on { $location }
   *[other] Put the stack on { $location }
  }
place-token-label = Take the token at { $location }: { $symbol }

# Routes.
routes-title = Routes
routes-find = Location or colour
routes-none = No route found.
claim = Claim
claim-route = Claim { $route }, { $colour }
claim-for = { $points ->
    [one] Claim: +{ $points } point
   *[other] Claim: +{ $points } points
  }
payment-title = Claim { $route }
payment-way = Pay { $cards }
show-twin = Show the other half

# What things are worth.
gains-title = What else you gain
gain-token = { $symbol } token at { $location }: +{ $points }
gain-either-token = token, { $first } or { $second }: +{ $points }
gain-flag-set = flag set complete: +{ $points }
gain-attraction = attraction { $location }: +{ $points }
gain-ticket = completes { $ticket }: +{ $points }
gain-district = district { $district } joined: +{ $points }
gain-last-round = starts the last round
worth-tokens = Tokens now: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
worth-now = = { $points }
worth-next = next +{ $points }
worth-no-tokens = no tokens yet
worth-set = set +{ $points }
worth-attractions = Attractions touched: { $count }, +{ $points }
worth-district = District { $district } (+{ $points }), missing: { $places }
worth-district-joined = District { $district } joined: +{ $points }
place-stack = { $symbol } tokens left here: { $tokens }
place-stack-worth = Worth to you: +{ $points }
place-stack-mine = You already have this symbol.
place-stack-holders = Taken by { $players }
place-stack-none = No tokens left here.
place-stack-table = Points by number of symbols
place-attraction = attraction: +{ $points } if your route touches it
place-attraction-mine = You already touch it.
place-district = district { $district }: +{ $points } when all of it is joined
place-district-mine = You’ve joined it.
place-missing = Missing: { $places }
place-routes = Open routes from here
route-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }

# Cards and piles.
row-title = Face-up cards and decks
row-card = Take face-up card { $slot }: { $card }
row-empty = There is no face-up card { $slot }
pile-deck = { $count ->
    [one] Draw blind from the deck, { $count } card left
   *[other] Draw blind from the deck, { $count } cards left
  }
pile-deck-short = Deck
pile-tickets = { $count ->
    [0] No tickets left
    [one] Draw the last ticket
   *[other] Draw tickets, { $count } left
  }
pile-tickets-short = Tickets
pile-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
  }
pile-discards-short = Discards
hand-title = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
  }
hand-none = You have no cards.
own-strip = My bonus and my last route
own-last-route = Last claimed: { $route }
hand-hidden = The cards are hidden.
hand-find = Show what { $card } can pay for

# Tickets.
tickets-title = My tickets
tickets-none = No tickets yet.
ticket-is-done = complete
ticket-is-lost = no way left
ticket-is-short = not enough cars
ticket-is-missed = incomplete
ticket-needs = { $spaces ->
    [0] open
    [one] { $spaces } space to go
   *[other] { $spaces } spaces to go
  }
offer-first = Choose your first tickets
offer-title = Which tickets do you keep?
offer-rule = Keep one or both. A complete ticket adds its points, an incomplete one takes them away.
offer-one = This is the last ticket; you must keep it.
keep-choose = Choose at least one
keep-tickets = { $count ->
    [one] Keep one ticket
   *[other] Keep { $count } tickets
  }

# Players.
players-title = Players
seat-label = { $player }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
cars-left = { $count ->
    [one] { $count } car left
   *[other] { $count } cars left
  }
cards-held = { $count ->
    [one] { $count } transport card
   *[other] { $count } transport cards
  }
tickets-held = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }
flag-held = { $card } flag card
flag-missing = no { $card } flag card
stand-in-short = bot plays
stand-in-for-bot = { level-regular } plays
stand-in-ask = Let a bot play
stand-in-me = Let a bot play for { $player }
stand-in-plays = A bot is playing for { $player }.
stand-in-back = I’m back
presence-gone-for = { $minutes ->
    [one] { $player } has been offline for a minute.
   *[other] { $player } has been offline for { $minutes } minutes.
  }
stand-in-confirm = A bot plays until { $player } is back; { $player } will be told who asked. Sure?
stand-in-yes = Yes, let a bot play
stand-in-wait = Keep waiting
stand-in-by = While you were away, { $player } let a bot play for you.
stand-in-after-misses = You missed three turns in a row, so a bot is playing for you.
game-paused = The game is paused until someone is back.
turn-missed = Time’s up: a bot plays this turn, and you are back in the next one.
still-there = Still there?
still-there-note = { $seconds ->
    [one] A bot plays this turn in { $seconds } second.
   *[other] A bot plays this turn in { $seconds } seconds.
  }
still-there-yes = I’m here
nudge = Nudge { $player }
nudged = { $player } is waiting for you!
name-resigned = Bot for { $player }
watching = Watching
watching-note = { $count ->
    [one] You are watching this game.
   *[other] You are watching this game; spectators: { $count }.
  }
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
leave-table = Leave; a bot plays until I’m back
resign = Resign
resign-confirm = A bot plays your seat to the end, and the game counts as lost for you. You cannot come back.
resign-yes = Yes, resign
resign-no = Play on
mute-for-me = Mute reactions
mute-for-all = Mute reactions for everyone
react = Say something
react-muted = The host has muted your reactions.
reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-nice = Nice one!
reaction-well-played = Well played!
reaction-thanks = Thanks!
reaction-sorry = Sorry!
reaction-haha = Ha ha!
reaction-wow = Wow!
reaction-oh-no = Oh no!
reaction-ouch = Ouch, I wanted that one!
reaction-so-close = So close!
reaction-lucky = Lucky draw!
reaction-thinking = Let me think…
reaction-no-hurry = Take your time.
reaction-back-soon = Back in a moment.
reaction-back-again = I’m back!
reaction-nearly-done = Nearly there!
reaction-congratulations = Congratulations!
reaction-good-game = Good game!
reaction-again = One more game?
curtain-title = { $player }, it’s your turn
curtain-note = Take the device, and make sure nobody else is looking.
curtain-open = Show my cards
pass-on = Done, pass it on
prompt-pass-on = Your turn is over. Next: { $player }
curtain-recap = Since your last turn

# What just happened.
recap-again = What just happened: show it again
recap-claim = { $route }, +{ $points }
recap-token = took the { $symbol } token
recap-set = flag set, +{ $points }
recap-cards = drew { $cards }
recap-blind = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
  }
recap-tickets = kept { $kept ->
    [one] { $kept } ticket
   *[other] { $kept } tickets
  }
recap-stack = { $symbol } on { $location }
recap-pass = passed
recap-last-round = last round!
celebrate-ticket = Ticket complete: { $ticket }, +{ $points }
celebrate-set = A whole flag set: +{ $points }
won-you = You won!

# The log.
log-title = Log
log-empty = Nothing has happened yet.
log-missed = { $who ->
    [you] Time’s up: a bot plays this turn for you.
   *[other] Time’s up for { $player }: a bot plays this turn.
  }
log-stand-in = { $who ->
    [you] A bot is playing for you now.
   *[other] A bot is playing for { $player } now.
  }
log-back = { $who ->
    [you] You are back.
   *[other] { $player } is back.
  }
log-resigned = { $who ->
    [you] You resign; a bot plays on.
   *[other] { $player } resigns; a bot plays on.
  }

# Settings.
menu-table = This table
menu-settings = Settings
setting-language = Language
setting-scheme = Appearance
scheme-auto = Follow the system
scheme-light = Light
scheme-dark = Dark
setting-confirm = Confirm claims
setting-confirm-note = Otherwise a click on a route claims it at once if there is only one way to pay.
setting-sounds = Sounds
setting-motion = Animations
setting-notify = Notify me when it’s my turn
setting-notify-note = A browser notification when this page is hidden.
setting-notify-refused = The browser does not allow it. Allow notifications from this page in its settings.
setting-pace = { $seconds ->
    [0] Bots play at once
    [1] Bots wait { $seconds } second
   *[other] Bots wait { $seconds } seconds
  }
seat-link = Continue on another device
seat-link-note = Open this link on the other device; it works once and moves your seat there.
commitment-title = Verifiable shuffle
commitment-note = This is the hash of the secret seed. After the game the record holds the seed, and “farebox verify” checks that they match.

# The end.
score-lines = All points: { $player }
score-copy = Copy the score sheet
count-again = Count again
rematch = Rematch
rematch-go = Go to the rematch
replay = Replay
record-download = Download record

# Replay.
replay-of = Replay · { $city }
replay-choose = Choose the record file of a finished game.
replay-controls = Replay controls
replay-eyes = Seen by
eyes-open = All cards face up
eyes-spectator = A spectator
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = To the end
replay-moment = { $at } of { $last }
replay-link = Copy the link to this moment
replay-hand = Cards: { $player }

# The rules page.
rules-length = Spaces
rules-points = Points
rules-find = Search the rules
rules-none = Nothing found.
rules-page = All the rules on one page
rules-back = Back to the game
rules-cities = Cities
rules-numbers = Rule numbers
why-pays-nothing = These cards can’t pay for a route yet.

# Troubles that begin in the browser. Every key is `web-error-` and a code.
trouble-title = End of the line
web-error-offline = The server cannot be reached. Check your connection and try again.
web-error-server-trouble = The server had a problem. Try again in a moment.
web-error-page-not-found = There is nothing at this address. The link may be old or incomplete.
web-error-page-not-loaded = Part of the app could not be loaded; there is probably a new version. Reload the page.
web-error-old-page = There is a new version of Farebox.
reload = Load the new version
web-error-not-a-link = This is not a link to a table.
web-error-not-a-record = This file is not a record.
web-error-unknown = Something went wrong ({ $code }).
web-error-route-taken = { $seat } owns this route.
web-error-ferry-needs-wilds = Ferry route; { $wilds } needed: { $needed }, available: { $played }.
web-error-too-few-with-wilds = Not enough { $card } cards: { $needed } needed, you hold { $held } ({ $wilds } included).
web-error-too-few-of-one-colour = Takes any one colour: { $needed } needed, you hold { $held } at most ({ $wilds } included).
web-error-open-wild-as-second-card = A face-up { $wild } cannot be the second card.
web-error-not-your-turn = It’s not your turn.
