## What the table server says.

error-storage-unavailable = The server cannot reach its storage now; try again in a moment.
error-storage-not-opened = The database { $place } cannot be opened: { $fault }.
error-storage-address-unknown = “{ $address }” is not the address of a database; it starts with sqlite:/// or postgresql://.
error-storage-too-new = The database { $place } was made by a newer Farebox (its form is { $found }, this one knows { $known }).
error-stale-version = The table has gone on to version { $version } in the meantime.
error-repeated-command = This command was carried out already, as version { $version }.
error-unknown-table = There is no table “{ $table }”.
error-table-exists = There is a table “{ $table }” already.
error-unknown-link = This link is unknown, was used already or has run out.

# The page that is shown where the web app was not built.
web-not-built-title = The server runs, but its web pages are not here
web-not-built = The web app was not built into this copy. Start it with “python3 run.py play”, which builds it first.

# What a table does not do.
error-not-started = The game has not started yet.
error-already-started = The game has started already.
error-no-such-table-seat = There is no seat { $seat }; the table has { $seats } seats, numbered from 0.
error-only-the-host = Only the host of the table can do that.
error-not-seated = Only those who sit at the table can do that.
error-not-your-seat = Seat { $seat } is not yours.
error-seat-taken = Somebody sits on seat { $seat } already.
error-seat-already-open = Seat { $seat } is open already.
error-unknown-level = There is no level “{ $level }”; there are: { $known }.
error-bot-needs-level = Choose a level for the bot.
error-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
  }
error-stand-in-plays = A bot plays for seat { $seat }; come back first.
error-no-bot-there = No bot plays for seat { $seat }.
error-no-undo = Seat { $seat } has nothing to undo, or this table does not allow it.
error-nobody-to-stand-in-for = Nobody sits on seat { $seat } whom a bot could stand in for.
error-stand-in-already = A bot of that level plays for seat { $seat } already.
error-no-stand-in = No bot plays for seat { $seat }; it is yours to play.
error-not-absent-yet = A bot can take over seat { $seat } only when it has been waited for { $seconds } seconds.
error-turn-has-time = The turn of seat { $seat } has not run out.
error-game-not-over = The game is not over yet.
error-rematch-already = The rematch is at table { $table }.
error-seat-without-person = Nobody's seat can be moved: seat { $seat } is open or a bot's.
error-seat-is-yours = Seat { $seat } is yours already.
error-table-of-another-city = This table was begun with another version of the city { $city } and cannot go on.
error-name-not-usable = A name has 1 to { $most } letters that can be shown.
error-unknown-eyes = “{ $eyes }” is no way to look at a game: choose open, spectator, or one of { $seats } seats, numbered from 0.

# What the server does not do.
error-unknown-path = There is nothing at { $path }.
error-method-not-allowed = { $method } is not possible here.
error-request-not-valid = The request is not valid: { $fault }.
error-message-not-valid = The message is not valid: { $fault }.
error-message-too-large = A message may have { $most } bytes at the most.
error-body-too-large = The request is too large.
error-foreign-origin = Requests from { $origin } are not accepted.
error-too-many-requests = That was too much at once; wait a moment.
error-too-many-connections = You have { $most } connections open; close one first.
error-too-many-tables = You are the host of { $most } tables that are not over; finish one first.
error-server-fault = The server made a mistake. It has been noted; try again.

# Settings.
error-setting-not-valid = A setting is not valid: { $fault }.
error-port-out-of-range = { $port } is not a port; ports go from 0 to 65535.
error-too-few-workers = At least one process is needed, not { $workers }.
error-workers-need-postgresql = { $workers } processes need a PostgreSQL database; name it with --database.
error-address-not-free = The server cannot listen at { $host }, port { $port }: { $fault }. Another program may use it: choose another port with --port, 0 for any free one.
error-cities-folder-missing = The folder of cities { $folder } does not exist.
