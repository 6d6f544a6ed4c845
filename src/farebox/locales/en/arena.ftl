# The arena: matches between bots, and their report.

help-arena = Let bots play each other, and rate them.

option-arena-bots = The bots: names, levels, your own class (my_bot.py:MyBot), or “cmd:” and a command for your own program.
option-arena-players = Number of seats at a table: 2 to 4; by default 2.
option-blocks = Number of blocks; a block is one seed played with every rotation of the seats. By default 1000.
option-sprt = Stop as soon as the first bot is shown to be stronger by HIGH Elo, or by no more than LOW: --sprt 0 20.
option-arena-json = Keep the results in this file; a stopped match continues from it (--resume).
option-html = Write a page with tables and plots to this file.
option-arena-resume = Continue the match in this file; the rest of the command line may be left out.
option-on = Where to play: here, on all cores, or on a Ray cluster.
option-time-limit = Seconds that an external bot has per decision; by default 1.

arena-playing = { $city }
arena-leading = { $bot } { $won }
arena-llr = LLR { $llr }
arena-seed = Seed of the match: { $seed }
arena-written = Results written to { $file }.
arena-page-written = Page written to { $file }.
arena-stopped = Stopped after { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
  }. To continue:
arena-stopped-early = Stopped before the first block was finished; nothing was kept.
arena-go-on = farebox arena --resume { $file }

arena-title-ratings = Ratings
arena-title-games = Games
arena-title-seats = Seats
arena-title-pairs = Win rate of row over column (%)
arena-column-bot = Bot
arena-column-won = Won
arena-column-interval = 95%
arena-column-elo = Elo
arena-column-score = Score
arena-column-sd = SD
arena-column-tickets = Tickets
arena-column-complete = Complete
arena-column-left = Cars left
arena-column-seat = Seat
arena-column-game = Game
arena-column-why = Why
arena-none = –
arena-facts = Games: { $games }, blocks: { $blocks }, decisions per game: { $decisions }; shared victories: { $shared }.
arena-forfeited = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
  }. The first:
arena-note = Game { NUMBER($game, useGrouping: 0) }, seat { $seat }: { $why }
arena-sprt-stronger = SPRT (blocks: { $blocks }): { $bot } is stronger (LLR { $llr } of ±{ $bound }; { $low } against { $high } Elo).
arena-sprt-not-stronger = SPRT (blocks: { $blocks }): { $bot } is not stronger (LLR { $llr } of ±{ $bound }; { $low } against { $high } Elo).
arena-sprt-open = SPRT (blocks: { $blocks }): not decided yet (LLR { $llr } of ±{ $bound }; { $low } against { $high } Elo).

# Why an external bot forfeited. The key is `fault-` and a code.
fault-not-started = could not be started: { $detail }
fault-too-slow = did not answer within { $detail }
fault-ended = exited in the middle of the game ({ $detail })
fault-line-too-long = sent a line that is too long: { $detail }…
fault-unasked = wrote before it was asked: { $detail }
fault-nonsense = answered with nonsense: { $detail }
fault-illegal = answered with an illegal action: { $detail }
fault-crashed = crashed: { $detail }

# The page.
report-title = { $bots } bots in { $city }
report-title-two = { $first } vs { $second }
report-lead = { $bot } leads with a win rate of { $won } ({ $interval }).
report-lead-even = No bot is clearly ahead.
report-subtitle = { $city } · players: { $players } · games: { $games } · blocks: { $blocks }
report-won = Win rates
report-won-how = Win rate with 95% intervals by block. The dotted line marks equal shares.
report-elo = Ratings
report-elo-how = Elo by Bradley–Terry with 95% intervals from a bootstrap over blocks; { $reference } is 0.
report-pairs = Head to head
report-pairs-how = Win rate of the bot on the left against the bot above, in per cent.
report-seats = Seats
report-seats-how = Win rate of each seat, in turn order. Every bot plays every seat equally often, so this is the effect of the seat alone.
report-seat = Seat { $seat }
report-scores = Scores
report-scores-how = How often each final score was reached. The line is the mean.
report-numbers = All numbers
report-forfeits = Forfeits
report-facts = The match
report-fact-city = City
report-fact-players = Players
report-fact-bots = Bots
report-fact-blocks = Blocks
report-fact-games = Games
report-fact-seed = Seed
report-fact-code = Code
report-fact-length = Decisions per game
report-fact-cars = Ended by cars
report-fact-shared = Shared victories
report-fact-forfeits = Forfeits
report-fact-sprt = SPRT
report-again = The same match again:

# Errors. Every key is `error-` and a code.
error-nonsense-budget = “{ $bot }” needs a number of rollouts from 1 to { $most }, such as search:240.
error-bots-do-not-fit-players = The number of bots ({ $bots }) does not fit the number of players ({ $players }).
error-too-many-games = There is not enough memory for that many games ({ $games }).
error-wrong-number-of-bots = A match needs { $least } to { $most } bots, not { $bots }.
error-empty-command = “{ $bot }” names no command; write it like "cmd:python3 my_bot.py".
error-command-not-found = There is no program “{ $program }” to run “{ $bot }”.
error-too-few-blocks = At least one block is needed, not { $blocks }.
error-nonsense-time-limit = A time limit of { $seconds } s is not possible; it must be more than 0 and at most { $most }.
error-sprt-needs-two-bots = --sprt compares two bots; this match has: { $bots }.
error-sprt-bounds = --sprt needs two Elo numbers, the lower first, not { $low } and { $high }.
error-ray-not-installed = --on ray needs the package Ray; install { $extra }.
error-ray-not-reached = No Ray cluster can be reached at { $address }, the address in RAY_ADDRESS.
error-ray-token-refused = The Ray cluster at { $address } refuses this program’s token. Set RAY_AUTH_MODE=token here, and RAY_AUTH_TOKEN to the token that the cluster was started with.
error-ray-and-commands = Bots with “cmd:” run on this computer, not on a cluster; leave out --on ray.
error-page-over-results = --html would overwrite the results in { $file }; name another file for the page.
error-match-not-readable = { $file } cannot be read: { $fault }.
error-match-broken = { $file } is not the file of a match, or it is damaged ({ $fault }).
error-match-of-another-version = { $file } has format { $format }; this version knows { $known }.
error-match-of-unknown-city = The match in { $file } was played in “{ $city }”, which is not built in; name its file with --city.
error-match-differs = { $file } belongs to another match and was left unchanged. { $what ->
    [city] It was played in { $saved }, not in { $wanted }.
    [city_hash] Its city has changed since.
    [players] It has { $saved } players, not { $wanted }.
    [bots] Its bots are { $saved }, not { $wanted }.
    [seed] Its seed is { $saved }, not { $wanted }.
   *[other] The bots or the rules have changed since.
  }
