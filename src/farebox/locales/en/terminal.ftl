# The terminal: commands, the table, what may be done, what happened.

# Help of the commands.
help-farebox = Play, simulate and study short city route-building games.
help-version = Show the version.
not-installed = (run from its source folder)
help-play = Play a game in the terminal, against bots or with people at the same keyboard.
help-rules = Tell the rules, of all cities or of one.
help-serve = Serve tables to browsers, until Ctrl-C.
help-replay = Tell a recorded game in words, or show the table at one moment of it.
help-verify = Check a record: its check sum, its seed, its city, every action and the result.
help-simulate = Play many games with random players and summarise them.
help-bench = Measure how fast the rules run on this machine, on one core.

# Help of the options.
option-city = The id of a city (san_francisco, paris, new_york, london) or a city file.
option-rules-city = Tell only what holds in this city: its id or its city file.
option-players = How many play: 2 to 4.
option-bots = The bots at the table, such as greedy,random; the last one fills the seats that are left.
option-name = Your name; give it several times for several people at this keyboard.
option-seed = The secret seed in hexadecimal; a fresh one if left out.
option-seat = Whether you begin, come last, or it is drawn by lot.
option-resume = Go on with the game of this record.
option-record = The file for the record; by default a new one in your data folder.
option-language = The language of the texts, for any command; by default FAREBOX_LANGUAGE, else the language of the system.
option-record-file = The record file.
option-record-city = The city file, for a record of a city that is not in the package.
option-replay-seat = Tell only what this seat saw; seats are numbered from 0.
option-open = Tell everything, also what was hidden.
option-step = Wait for Enter after every action.
option-at = Show the table after this many actions.
option-commitment = The hash of the seed that was published before the game.
option-games = How many games.
option-threads = How many threads; by default one for each core.
option-host = The address to listen at; by default only this computer reaches it.
option-port = The port to listen at; 0 is any free one.
option-database = Where tables are kept: sqlite:///FILE or postgresql://...; by default a file in your data folder.
option-workers = How many processes serve; more than one need PostgreSQL.
option-log-format = plain for people, json for one JSON object a line.
option-browser = Open the browser at the address.
option-output = Write a row for each game to this .csv or .parquet file.
option-records = Write every game as a record file to this folder.
option-force = Overwrite what is there.
option-interpreted = Run the rules in the Python interpreter instead of compiled; slow.
option-json = Print the numbers as JSON and nothing else.
option-seconds = About how long to measure.

# The beginning of a game.
welcome = Welcome to { $city }! At the table, in turn order: { $players }.
welcome-typing = Type the number of what you want to do. “help” tells the rest, “quit” keeps the game for later.
welcome-options = Other games: { $command } play --city paris --players 3 --bots greedy,random --name Ann
welcome-commitment = Hash of the secret seed: { $commitment }
resumed = Going on after { $actions } { $actions ->
    [one] action
   *[other] actions
  } of { $file }.

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
hand-empty = no cards
ticket-done = done
ticket-lost = can no longer be joined
ticket-missing = { $spaces ->
    [one] 1 space
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
phase-place-stacks = { $stacks ->
    [one] Put a spare token on a location.
   *[other] Put a spare token on a location ({ $stacks } to go).
  }
phase-take-turn = Your turn: take a card from the row (0–4), or
phase-second-card = One more card: from the row (0–4, but no wild), or
phase-keep-tickets = Which tickets do you keep?
phase-choose-token = Which token do you take?
last-turn = This is your last turn!

# What may be done.
action-draw-deck = draw a card from the deck, unseen ({ $deck } left)
action-draw-tickets = { $count ->
    [one] draw the last ticket, which you must keep
   *[other] draw { $count } tickets and keep one or both
  }
action-keep = keep
action-place-stack = { $location }
action-take-token = take { $location }
action-pass = pass, because nothing else can be done
action-claim = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, +{ $points }
action-claim-wanted = for a ticket
action-claim-token = token { $tokens }
action-claim-ways = { $ways } ways to pay
action-pay = pay { $cards }
action-left = (left: { $cards }; { $cars } { $cars ->
    [one] car
   *[other] cars
  })

more-claims = … and { $count } more routes: type “claims” to see them all

# Asking and answering.
prompt = >
prompt-payment = Pay with which? (“back” for another choice) >
hand-over = { $player }, it is your turn. Press Enter when only you can see the screen.
type-a-number = Type a number, or “help”.
no-such-number = { $number } is not among the choices.
no-second-wild = A face-up wild cannot be the second card.
nothing-found = Nothing fits “{ $wanted }”.
no-such-payment = Type a number from 1 to { $most }, or “back”.
help-text =
    NUMBER          do what has that number; 0–4 are the cards of the row
    show            the table again
    claims          every route that you can claim now
    routes [WORD]   all routes with their owners, or those of a place or colour
    map [WORD]      the locations and what they are connected to
    log             what happened lately
    rules           the rules of this city
    quit            leave; the game is kept and can be resumed

    Actions can also be written out as in records:
      draw 3 · draw deck · tickets · keep TICKET … · claim ROUTE green*1 wild*1
      place LOCATION · token LOCATION · pass

# The record at the end of a game.
record-finished = The record is { $file }
    See it again: { $command } replay { $file }
record-unfinished = The game is kept in { $file }
    Go on with it: { $command } play --resume { $file }

# Replay and verify.
replay-title = { $city }, { $actions } actions
replay-unfinished = The game goes on here; it is not finished.
moment-title = { $city }, after { $actions } actions
verified-check = The file is whole: its check sum fits ({ $check }).
verified-seed = The seed fits the commitment in the record ({ $commitment }).
verified-published = The seed fits the published commitment ({ $commitment }).
verified-city = The city is { $city }, version { $version } ({ $hash }).
verified-actions = All { $actions } actions are legal and lead to the recorded position.
verified-unfinished = The game is not finished.
verified-result = The result is right: { $scores }.

# Simulate.
simulating = { $city }
pace = { $games } games/s
writing-records = Records
records-written = Wrote { $count } records to { $folder }.
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
column-q5 = 5 %
column-q25 = 25 %
column-q50 = 50 %
column-q75 = 75 %
column-q95 = 95 %
column-won = Won
column-interval = 95 % interval
column-kept = Tickets
column-completed = Complete
column-left = Cars left
column-what = {""}
column-least = Least
column-most = Most

# Serve.
serving = Farebox serves at { $address } (Ctrl-C stops it).
plays-like-regular = Without compiled rules, these play like { level-regular }: { $bots }.

# Bench.
measuring = Measuring { $city }, { $players } players
bench-title = { $city }, { $players } random players, one core, best of several runs
bench-games = Games a second
bench-decisions = Decisions a second
bench-clone = Clone
bench-row-clone = Clone from Python
bench-state = A game takes { $bytes } bytes.
bench-import = Importing the package takes { $milliseconds } ms.
column-compiled = Compiled
column-interpreted = Interpreted

# Errors of the command line. Every key is `error-` and a code.
error-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
error-unknown-language = There are no texts in “{ $wanted }”; there are: { $known }.
error-name-of-a-bot = “{ $name }” is how a bot is called; please choose another name.
error-too-many-for-the-table = A game of { $players } has no room for { $people ->
    [one] 1 person
   *[other] { $people } people
  } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }.
error-record-of-unknown-city = The record was played in “{ $city }”, which is not in the package; name its file with --city.
error-file-exists = { $file } exists already and is not overwritten.
error-folder-missing = There is no folder { $folder }.
error-file-is-a-folder = { $file } is a folder, not a file.
error-folder-not-writable = Nothing can be written to the folder { $folder }: { $fault }.
error-folder-not-empty = The folder { $folder } is not empty; --force writes to it all the same.
error-not-a-folder = { $folder } is not a folder.
error-no-such-moment = The record has { $actions } actions; --at { $at } is not one of its moments.
error-unknown-output-format = { $file } has no known format; the name must end in one of: { $known }.
error-parquet-not-installed = Parquet files need the package pyarrow; install { $extra }.
error-too-few-games = At least one game is needed, not { $games }.
error-too-few-threads = At least one thread is needed, not { $threads }.
option-cities = A folder with city folders and city files to serve beside the package's own.
