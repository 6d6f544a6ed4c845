# Playtests: how well a city plays, and their report.

help-playtest = Let bots playtest a city, and say how well it plays.
option-playtest-city = A built-in city by its id, or a city file or folder.
option-playtest-effort = How much to play: quick (planners only), normal or thorough.
option-playtest-html = Write a page with findings, plots and a heat map of the board to this file.
option-playtest-json = Keep the results in this file; a stopped playtest continues from it.
playtest-stopped = Stopped. What was played is in { $file }; the same command continues.
playtest-not-kept = Stopped. Nothing was kept; with --json FILE the results are kept, and the same command continues.

error-unknown-manner = “{ $bot }” is not a way to play; after the slash, a planner or searching bot takes one of: { $known }.
error-unknown-effort = There is no effort “{ $effort }”; choose one of: { $known }.
error-playtest-not-readable = { $file } cannot be read: { $fault }.
error-playtest-broken = { $file } is not the file of a playtest, or it is damaged ({ $fault }).
error-playtest-differs = { $file } belongs to another playtest and was left unchanged ({ $what }: { $saved }, not { $wanted }).

playtest-title = Playtest: { $city }
playtest-subtitle = Games between bots: { $games }, with 2, 3 and 4 players
playtest-overall-holds = The board meets every criterion that was measured.
playtest-overall-open = Nothing fails, but some criteria need more games to be sure.
playtest-overall-fails = The board fails at least one criterion.
playtest-overall-unknown = Too little was played for a verdict.

playtest-findings = Findings
playtest-findings-how = What is worth changing, the most important first.
playtest-criteria = Criteria
playtest-criteria-how = A criterion holds if its 95% interval lies within the limit, fails if it lies beyond, and is open otherwise. Seats, both first tickets, the tickets’ share of points and, with three and four players, ways to play are compared with the published boards of New York and London.
playtest-heat = Connections
playtest-heat-how = What the colours show: how often a connection is claimed, in per cent of all games between planners; at what point of the game, from 0 (start) to 100 (end); or how often one of its owners wins. The darker and wider, the more.
playtest-all-connections = All connections, the least claimed first
playtest-seats = Seats
playtest-seats-how = How often each seat wins between equal planners. The dotted line marks an equal share.
playtest-course = Course of the game
playtest-course-how = A game is decided when its winner takes the lead for the last time. The plots show when that is, from 0 (start) to 100 (end). Minutes assume 20 seconds per turn and 3 minutes to set up.
playtest-decided = Decided in the quarters of the game: { $shares }; by the final scoring: { $share }
playtest-decided-during = decided during the game
playtest-decided-last = decided by the final scoring
playtest-scores = Scores
playtest-scores-how = Mean score, the range of 90% of all scores, the winner’s margin, and games won by at most 5 points.
playtest-sources = Where points come from
playtest-sources-how = Points per player; incomplete tickets are deducted.
playtest-source-routes = routes
playtest-source-tickets = tickets
playtest-source-bonus = bonus
playtest-winners = winners
playtest-losers = others
playtest-bonus = Bonus
playtest-bonus-how = Points per player from what the city rewards besides routes and tickets, their share of the winner’s score, and how often the player who alone has the most of them wins (in small print: 95% interval).
playtest-tickets = Tickets
playtest-tickets-how = How often planners keep a ticket when offered and complete it when kept, its mean points, how often its holder wins, and the ticket it goes with best: players who hold both complete both clearly more often than chance would have it. In small print: how often searching bots keep and complete it. All numbers of players together.
playtest-mark-easy = too easy (players: { $players })
playtest-mark-hard = too hard (players: { $players })
playtest-worth = Is the second ticket worth it?
playtest-worth-how = How often one searching bot that must keep both first tickets wins against others that must keep exactly one. The dotted line marks an equal share. Below: how often players who are free to choose keep both, how many tickets they hold at the end, and in small print how often they win with them.
playtest-manners = Ways to play
playtest-manners-how = Win rate of the row over the column (%), all planners, with the 95% interval in small print. With three and four players, one seat plays like the row and all others like the column. Below: a planner that ignores the bonus, against planners that count it.
playtest-skill = Skill
playtest-skill-how = How often the first bot wins if all others at the table are of the second kind: stronger bots against weaker ones, and a planner against bots of other styles. The dotted line marks an equal share.
playtest-colours = Colours
playtest-colours-how = Cards in the deck, spaces on the board, spaces per card, and how many of its routes are claimed.
playtest-facts = About this playtest
playtest-facts-how = The same seed and bots give the same results.
playtest-again = The same playtest again:

playtest-table = { $bot }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
playtest-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
playtest-held = Tickets: { $count }
playtest-connection = { $ends }: claimed in { $share } of games, on average after { $late } of the game; { $won } of them won by an owner

playtest-column-criterion = Criterion
playtest-column-players = Players
playtest-column-measured = Measured
playtest-column-interval = 95%
playtest-column-limit = Limit
playtest-column-verdict = Verdict
playtest-column-table = Table
playtest-column-turns = Rounds
playtest-column-minutes = Minutes
playtest-column-leads = Lead changes
playtest-column-early = Decided in first half
playtest-column-last = Decided by final scoring
playtest-column-passing = Ended by passing
playtest-column-passes = Passes per game
playtest-column-reshuffles = Reshuffles
playtest-column-score = Score
playtest-column-spread = 90%
playtest-column-margin = Margin
playtest-column-close = Close
playtest-column-winners = Winners
playtest-column-losers = Others
playtest-column-bonus-share = Share of score
playtest-column-most-bonus = Most bonus wins
playtest-column-connection = Connection
playtest-column-length = Length
playtest-column-late = Stage
playtest-column-winner = Won by an owner
playtest-column-ticket = Ticket
playtest-column-points = Points
playtest-column-kept = Kept
playtest-column-complete = Complete
playtest-column-net = Net points
playtest-column-won = Won
playtest-column-partner = Goes with
playtest-column-both = Both first kept
playtest-column-colour = Colour
playtest-column-cards = Cards
playtest-column-spaces = Spaces
playtest-column-demand = Spaces per card
playtest-column-claimed = Claimed

playtest-verdict-holds = holds
playtest-verdict-fails = fails
playtest-verdict-open = open
playtest-verdict-unknown = not measured
playtest-limit-most = at most { $limit }
playtest-limit-least = at least { $limit }
playtest-limit-between = { $low } to { $high }

playtest-criterion-seats = 1. Seats: how much farther seat { $subject } is from an equal share than on the published boards (points)
playtest-criterion-ticket-hard = 2. Tickets: the hardest is completed when kept ({ $subject })
playtest-criterion-ticket-easy = 2. Tickets: the easiest is completed when kept ({ $subject })
playtest-criterion-routes = 3. Connections: the least wanted is claimed ({ $subject })
playtest-criterion-endings = 4. Endings: games that end by passing
playtest-criterion-tickets-matter = 5. Tickets matter: both first tickets against one, compared with the worse published board (points of an equal share)
playtest-criterion-tickets-not-all = 5. Tickets are not everything: both against one, as a multiple of an equal share
playtest-criterion-ticket-points = 5. The share of the winner’s points that comes from tickets, compared with the nearer published board (percentage points)
playtest-criterion-manners = 6. Ways to play: the best one against its strongest rival ({ $subject })
playtest-criterion-manners-compared = 6. Ways to play: the best one against its strongest rival, compared with the worse published board (points of an equal share; { $subject })
playtest-criterion-bonus = 6. Bonus: win rate of a planner that ignores it

playtest-manner-keep-both = both first tickets
playtest-manner-keep-one = one first ticket
playtest-manner-few-long = few long tickets
playtest-manner-many-short = many short tickets
playtest-manner-routes-only = routes only
playtest-manner-bonus-first = bonus first
playtest-manner-no-bonus = ignores the bonus

playtest-finding-none = Nothing stands out: no ticket, connection, colour, seat or way to play is out of line.
playtest-finding-unfinishable = Bots cannot finish games here: { $share } end by passing (players: { $players }), since nobody runs out of cars. Add routes, or give players fewer cars.
playtest-finding-passing = { $share } of games end by passing (players: { $players }): give players fewer cars, or add routes.
playtest-finding-tickets-worthless = Tickets are a burden: keeping both first tickets wins only { $share } (players: { $players }; an equal share is { $equal }). Use shorter and more connections, and tickets that reach farther.
playtest-finding-tickets-overwhelming = Tickets are everything: keeping both first tickets wins { $share } (players: { $players }; an equal share is { $equal }). Use shorter tickets, or more points for routes.
playtest-finding-ticket-points-few = Tickets count for too little: only { $share } of the winner’s points come from them (players: { $players }; { $low } to { $high } on the published boards). Use tickets that reach farther, or give routes fewer points.
playtest-finding-ticket-points-many = Tickets count for too much: { $share } of the winner’s points come from them (players: { $players }; { $low } to { $high } on the published boards). Use shorter tickets, or give routes more points.
playtest-finding-seat = Seat { $seat } wins { $share } of games (players: { $players }), much farther from an equal share than on the published boards. Longer games even this out: give players more cars.
playtest-finding-manner = One way to play beats all others: { $manner } wins at least { $share } against each of them (players: { $players }). { $advice }
playtest-advice-few-long = Replace some of the longest tickets with shorter ones.
playtest-advice-many-short = Replace some of the shortest tickets with longer ones.
playtest-advice-routes-only = Use tickets that reach farther, or give routes fewer points.
playtest-advice-bonus-first = Give the bonus fewer points.
playtest-finding-bonus-worthless = The bonus is worth next to nothing: a planner that ignores it wins { $share } (players: { $players }; an equal share is { $equal }). Give it more points.
playtest-finding-bonus-decides = The bonus decides the game: a planner that ignores it wins only { $share } (players: { $players }; an equal share is { $equal }). Give it fewer points.
playtest-finding-ticket-unwanted = Nobody wants the ticket { $ends } ({ $points }): it is kept in { $share } of offers. Replace it.
playtest-finding-ticket-hard = The ticket { $ends } ({ $points }) is completed in only { $share } of the games in which it is kept (players: { $players }): shorten its way, or replace it.
playtest-finding-ticket-easy = The ticket { $ends } ({ $points }) is completed in { $share } of the games in which it is kept (players: { $players }): choose ends that lie farther apart.
playtest-finding-connection = Nobody wants the connection { $ends }: it is claimed in { $share } of games (players: { $players }). Shorten it, let a ticket pass over it, or remove it.
playtest-finding-colour = Too scarce, { $colour }: cards in the deck { $cards }, spaces on the board { $spaces }. Add cards, or give some routes another colour.
playtest-finding-early = { $share } of games are decided in their first half (players: { $players }). Give players more cars, or use tickets that reach farther: then more points come late.

cli-city-new = Make a starting design of a city from places with coordinates: it can be drawn and played at once.
cli-city-new-name = The name of the city.
cli-city-new-locations = Places with coordinates: CSV with columns name, lon and lat, or GeoJSON points with names.
cli-city-new-out = The city file to write; by default named after the city.
cli-city-new-seed = A whole number; the same places and seed give the same city. By default 1.
cli-city-made = { $name }: a starting design was written to { $file }.
error-wrong-number-of-places = Places needed: { $least } to { $most }; the file has { $places }.
error-place-name-taken = Two places would have the same id, or one has none: “{ $name }” (number { $number }).
error-places-without-columns = The table needs columns for name, lon and lat; it has: { $found }.
error-place-without-numbers = Place or line { $number } lacks a name or its two coordinates.
error-places-broken = The file is not GeoJSON with named points ({ $fault }).

cli-city-tune = Propose changes that let a city play better, found by simulated games; what the file marks as fixed stays.
cli-city-tune-out = The city file for the proposal, or the folder if the city is one; by default named after the city, with -tuned.
cli-city-tune-steps = How many changes to try at most.
cli-city-tune-seed = A whole number; the same file and seed give the same proposal. By default 1.
cli-city-tune-html = Write the reports before and after to this folder, as before.html and after.html.
tune-before = Before
tune-search = Search
tune-after = After
tune-stopped = Stopped. The best changes so far are in { $file }; tune that file to continue.
tune-written = The proposal is in { $file }. If the city has been played, raise its version.
tune-nothing-to-change = Nothing to change: no criterion fails.
tune-nothing-found = No change was found that helps. Try more steps, or fix less.
tune-unfinishable = Bots cannot finish games here, so there is nothing to measure a change by. Add routes, or give players fewer cars.
tune-change-length = { $ends }: length { $length } (before: { $before })
tune-change-colours = { $ends }: { $colours } (before: { $old })
tune-change-double = { $ends }: double now ({ $colours })
tune-change-single = { $ends }: single now ({ $colours })
tune-change-ticket-out = Ticket removed: { $ends } ({ $points })
tune-change-ticket-in = Ticket added: { $ends } ({ $points })
tune-change-value = Ticket { $ends }: value { $points } (before: { $before })
playtest-column-before = Before
playtest-column-after = After
error-city-list-missing = The file does not write “{ $list } = [ … ]” over several lines, so the list cannot be replaced.
error-city-text = The city file has errors ({ $problems }); “farebox city check” lists them.
error-too-few-steps = A tuning needs at least one step, not { $steps }.
error-city-without-name = A city needs a name.
error-places-table-broken = The table of places cannot be read ({ $fault }).
error-place-off-the-earth = Place or line { $number } is not on the earth: a latitude is between −90 and 90, a longitude between −360 and 360.
error-places-without-board = No board fits these places: they lie too close to one spot or one line. Move some of them apart.
error-proposal-is-a-folder = { $file } cannot hold the proposal: the city is a folder, so the proposal is one, too. Name a folder.
