# The terminal: commands, the table, what may be done, what happened.

# Help of the commands.
help-farebox = Play, simulate and study short city route-building games.
help-version = Show the version.
not-installed = (run from its source folder)
help-play = Play a game in the terminal, against bots or with people at the same keyboard.
help-rules = Show the rules of one city, or of all.
help-serve = Serve tables to browsers until Ctrl-C.
help-replay = Retell a recorded game, or show the table at one moment.
help-verify = Check a record: its checksum, seed, city, every action and the result.
help-simulate = Play many games between bots and summarise them.
help-bench = Measure how fast the rules run on this machine, on one core.

# Help of the options.
option-city = The id of a city (san_francisco, paris, new_york, london) or a city file.
option-rules-city = Show only the rules of this city: its id or its city file.
option-players = Number of players: 2 to 4.
option-bots = The bots at the table, such as greedy,random or my_bot.py:MyBot; the last one fills the remaining seats.
option-name = Your name; repeat it for several people at this keyboard.
option-seed = The secret seed in hexadecimal; random if left out.
option-seat = Whether you go first, last or at random.
option-resume = Continue the game of this record.
option-record = The record file; by default a new one in your data folder.
option-language = The language, for any command; by default FAREBOX_LANGUAGE, then the language of the system.
help-help = Show this help.
usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-required = required
usage-hint = For help: { $command }
error-no-such-command = There is no command “{ $name }”.
error-missing-command = Name a command.
error-no-such-option = There is no option { $name }.
error-no-such-option-but = There is no option { $name }; did you mean { $known }?
error-missing-argument = { $name } is missing.
error-option-needs-value = The option { $name } needs a value.
error-option-takes-no-value = The option { $name } takes no value.
error-too-many-arguments = Unexpected argument: { $extra }.
error-wrong-value = “{ $value }” is not a valid value for { $name }{ $expected ->
    [int] , which takes a whole number
    [float] , which takes a number
    [choice] ; choose one of: { $known }
    [at-least] , which must be at least { $least }
    [at-most] , which must be at most { $most }
   *[other] {""}
  }.
error-aborted = Stopped.
option-record-file = The record file.
option-record-city = The city file, if the record is of a city that is not built in.
option-replay-seat = Show only what this player saw: a name, or a number counted from 1.
option-open = Show everything, including what was hidden.
option-step = Wait for Enter after each action.
option-at = Show the table after this many actions.
option-commitment = The hash of the seed, as published before the game.
option-games = Number of games.
option-threads = Number of threads; by default one per core.
option-host = The address to listen on; by default only this computer can reach it.
option-port = The port to listen on; 0 picks any free one.
option-database = Where tables are kept: sqlite:///FILE or postgresql://...; by default a file in your data folder.
option-workers = Number of worker processes; more than one needs PostgreSQL.
option-log-format = plain for people, json for one JSON object per line.
option-browser = Open the address in the browser.
option-output = Write one row per game to this .csv or .parquet file.
option-records = Write every game to this folder as a record file.
option-force = Overwrite existing files.
option-interpreted = Run the rules in the Python interpreter instead of compiled; slow.
option-json = Print only the numbers, as JSON.
option-seconds = Roughly how long to measure.

# The beginning of a game.
welcome = Welcome to { $city }! At the table, in turn order: { $players }.
welcome-typing = Type the number of what you want to do. “help” has the details, “quit” keeps the game for later.
welcome-options = Other games: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Hash of the secret seed: { $commitment }
resumed = Continuing { $file } after { $actions } { $actions ->
    [one] action
   *[other] actions
  }.

# The table.
turn-title = { $city } · { $player }
label-tokens = Tokens
label-row = Face up
label-hand = Hand
label-tickets = Tickets
column-score = Score
column-cars = Cars
column-cards = Cards
column-tickets = Tickets
column-tokens = Tokens
column-flags = Flags
decks = Deck { $deck } · discards { $discards } · tickets to draw { $tickets }
stack-at = { $symbol }×{ $tokens } { $location }
hand-empty = no cards
ticket-done = complete
ticket-lost = can no longer be completed
ticket-missing = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  } missing: { $way }

# Lists.
column-route = Route
column-colour = Colour
column-spaces = Spaces
column-points = Points
column-owner = Owner
column-location = Location
column-connections = Connections
route-free = free
attraction = attraction
district = district { $name }
route-closed = closed

# What is due.
phase-choose-first-tickets = Choose your first tickets.
phase-place-stacks = { $players ->
    [2] Put a spare token on a location without tokens
   *[other] Put a spare token stack on a location without one
  }{ $stacks ->
    [1] .
   *[other] { " " }({ $stacks } to go).
  }
phase-take-turn = Your turn: take a card from the row (0–4), or
phase-second-card = One more card: from the row (0–4, but not a wild), or
phase-keep-tickets = Which tickets do you keep?
phase-choose-token = Which token do you take?
last-turn = This is your last turn!

# What may be done.
action-draw-deck = draw blind from the deck ({ $deck } left)
action-draw-tickets = { $count ->
    [one] draw the last ticket, which you must keep
   *[other] draw { $count } tickets and keep one or both
  }
action-keep = keep
action-place-stack = { $location }
action-take-token = take { $location }
action-pass = pass: there is nothing else you can do
action-claim = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }, +{ $points }
action-claim-wanted = for a ticket
action-claim-token = token { $tokens }
action-claim-ways = ways to pay: { $ways }
action-pay = pay { $cards }
action-left = (left: { $cards }; { $cars } { $cars ->
    [one] car
   *[other] cars
  })

more-claims = { $count ->
    [one] … and { $count } more route: type “claims” to see it
   *[other] … and { $count } more routes: type “claims” to see them all
  }

# Asking and answering.
prompt = >
prompt-payment = Pay with which? (“back” to choose something else) >
hand-over = { $player }, it is your turn. Press Enter when nobody else can see the screen.
type-a-number = Type a number, or “help”.
no-such-number = { $number } is not one of the choices.
no-second-wild = A face-up wild cannot be the second card.
nothing-found = Nothing matches “{ $wanted }”.
no-such-payment = Type a number from 1 to { $most }, or “back”.
help-text =
    NUMBER          choose what has that number; 0–4 are the cards of the row
    show            the table again
    claims          every route you can claim now
    routes [WORD]   all routes with their owners, or those of a place or colour
    map [WORD]      the locations and their neighbours
    log             the latest events
    rules           the rules of this city
    quit            leave; the game is kept and can be resumed

    Actions can also be typed as in records:
      draw 3 · draw deck · tickets · keep TICKET … · claim ROUTE green*1 wild*1
      place LOCATION · token LOCATION · pass

# The record at the end of a game.
record-finished = The record is { $file }
    Watch it again: { $command } replay { $file }{ $city }
record-unfinished = The game is kept in { $file }
    Continue it: { $command } play --resume { $file }{ $city }

# Replay and verify.
replay-title = { $city }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
replay-unfinished = This is as far as the game has gone; it is not finished.
moment-title = { $city }, after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
verified-check = The file is intact: its checksum matches ({ $check }).
verified-seed = The seed matches the commitment in the record ({ $commitment }).
verified-published = The seed matches the published commitment ({ $commitment }).
verified-city = The city is { $city }, version { $version } ({ $hash }).
verified-actions = All actions are legal and lead to the recorded position ({ $actions }).
verified-unfinished = The game is not finished.
verified-result = The result is correct: { $scores }.

# Simulate.
simulating = { $city }
pace = { $pace } games/s
records-written = Records written to { $folder }: { $count }.
output-written = Wrote { $file }.
simulated-seed = Master seed { $seed }
summary-scores = Scores
summary-seats = Seats
summary-games = Games
summary-decisions = Decisions
summary-sweeps = Sweeps
summary-reshuffles = Reshuffles
summary-ended-cars = Ended by cars
summary-ended-passes = Ended by passes
summary-shared = Shared victories
column-seat = Seat
column-mean = Mean
column-sd = SD
column-q5 = 5%
column-q25 = 25%
column-q50 = 50%
column-q75 = 75%
column-q95 = 95%
column-won = Won
column-interval = 95% interval
column-kept = Tickets
column-completed = Complete
column-left = Cars left
column-what = {""}
column-least = Min
column-most = Max
number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-range = { $low }–{ $high }
per-cent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Serve.
serving = Farebox is running at { $address } (Ctrl-C stops it).

# Bench.
measuring = Measuring { $city }, players: { $players }
plays-like-regular = Without compiled rules, these play like { level-regular }: { $bots }.
plays-by-search = Without a net, these play by search: { $bots }.
bot-failed = { $bot } { $why }. From now on { level-regular } plays for it.
bench-title = { $city }, { $players } random players, one core, best of several runs
bench-games = Games per second
bench-decisions = Decisions per second
bench-clone = Clone
bench-row-clone = Clone from Python
bench-state = One game takes { $bytes } bytes.
bench-import = Importing the package takes { $milliseconds } ms.
column-compiled = Compiled
column-interpreted = Interpreted

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }. Your own bot is named by file and class: my_bot.py:MyBot.
error-bot-file-missing = There is no file { $file } for the bot “{ $bot }”.
error-bot-class-missing = { $file } has no class “{ $name }”.
error-bot-file-broken = { $file } cannot be loaded: { $fault }.
error-not-a-bot = “{ $bot }” is not a bot: its class must be a subclass of farebox.Bot.
error-unknown-language = There are no texts in “{ $wanted }”; choose one of: { $known }.
error-too-many-for-the-table = A table for { $players } has no room for { $people ->
    [one] { $people } person
   *[other] { $people } people
  } and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }.
error-record-of-unknown-city = The record was played in “{ $city }”, which is not built in; name its file with --city.
error-file-exists = { $file } already exists and is not overwritten.
error-folder-missing = There is no folder { $folder }.
error-file-is-a-folder = { $file } is a folder, not a file.
error-folder-not-writable = The folder { $folder } is not writable: { $fault }.
error-folder-not-empty = The folder { $folder } is not empty; use --force to write to it anyway.
error-not-a-folder = { $folder } is not a folder.
error-no-such-moment = The record has no moment --at { $at } (actions: { $actions }).
error-no-such-player = There is no player “{ $wanted }”; choose one of: { $players }, or a number from 1.
error-unknown-output-format = { $file } has an unknown format; the name must end in one of: { $known }.
error-parquet-not-installed = Parquet files need the package pyarrow; install { $extra }.
error-server-not-installed = The server needs more packages; install { $extra }.
error-too-few-games = At least one game is needed, not { $games }.
error-too-few-threads = At least one thread is needed, not { $threads }.
option-cities = A folder of city folders and city files to serve besides the built-in ones.
option-host-bot = A bot to offer besides the levels: a name, and a built-in bot, a class in a Python file or cmd:COMMAND. Can be repeated.
