## Messages of the table server.

error-storage-unavailable = The server cannot reach its database right now; try again in a moment.
error-storage-not-opened = The database { $place } cannot be opened: { $fault }.
error-storage-address-unknown = “{ $address }” is not the address of a database; it starts with sqlite:/// or postgresql://.
error-storage-too-new = The database { $place } was made by a newer Farebox (its format is { $found }; this version knows { $known }).
error-database-in-use = Another server is already using the database { $place }. An SQLite file is for one server only; use PostgreSQL for several.
error-storage-not-current = The database { $place } has another format ({ $found }) than this version ({ $known }). Start the server once, which migrates it.
error-database-not-empty = The database { $place } is not empty. A backup is only restored into an empty one.
error-stale-version = The table has moved on to version { NUMBER($version, useGrouping: 0) }.
error-repeated-command = This command has already been carried out, as version { NUMBER($version, useGrouping: 0) }.
error-unknown-table = There is no table “{ $table }”.
error-table-exists = There is already a table “{ $table }”.
error-unknown-link = This link is unknown, already used or expired.
error-unknown-personal-link = This link for another device is not valid: it was already used, has expired, or has been replaced by a newer one.
error-unknown-share = There is no public page at this link. A game gets one when it is over and a player shares it.
error-replay-not-shared = The replay of this game is not shared.

# The page that is shown where the web app was not built.
web-not-built-title = The server is running, but its web pages are missing
web-not-built = The web app was not built into this copy. In a checkout, “python3 run.py play” builds it first. Otherwise install a wheel of Farebox, which has it; or install Node 20.19 or newer, then Farebox again.

# What a table does not do.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-no-such-table-seat = There is no such seat ({ $seat }); seats at the table: { $seats }.
error-only-the-host = Only the host of the table can do that.
error-not-seated = Only people at the table can do that.
error-not-your-seat = This is not your seat ({ $seat }).
error-seat-taken = This seat is taken ({ $seat }).
error-seat-already-open = This seat is already open ({ $seat }).
error-colour-taken = Someone at the table already has this colour.
error-too-few-seats = A table cannot have fewer seats.
error-too-many-seats = A table cannot have more seats.
error-unknown-level = There is no bot “{ $level }”; choose one of: { $known }.
error-bot-needs-level = Choose a level for the bot.
error-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
  }
error-stand-in-plays = A bot is playing here ({ $seat }); take the seat back first.
error-no-bot-there = No bot is playing here ({ $seat }).
error-no-undo = There is nothing to undo ({ $seat }), or this table does not allow it.
error-nobody-to-stand-in-for = There is nobody a bot could play for ({ $seat }).
error-stand-in-already = A bot of that level is already playing here ({ $seat }).
error-no-stand-in = No bot is playing here ({ $seat }); you are.
error-not-absent-yet = A bot can take over ({ $seat }) only while the table is waiting and the connection has been gone for { $seconds } s.
error-stand-in-level = Only a bot of the level “{ $level }” can play for someone else ({ $seat }).
error-turn-limit-decides = Turns are timed at this table: a bot steps in by itself when the time is up ({ $seat }).
error-nobody-to-be-host = There is nobody here to hand the table to ({ $seat }).
error-host-already = The host already sits here ({ $seat }).
error-nobody-to-mute = There is nobody here to mute ({ $seat }).
error-muted-already = This seat is already muted ({ $seat }).
error-not-muted = This seat is not muted ({ $seat }).
error-seat-muted = The host has muted your reactions ({ $seat }).
error-too-many-reactions = Not so fast: wait a moment before the next reaction.
error-nobody-to-nudge = The table is not waiting for another person here ({ $seat }).
error-nudge-too-soon = Give them a moment: you can nudge after { $seconds } s ({ $seat }).
error-nudged-already = They have just been nudged ({ $seat }).
error-turn-has-time = There is still time left for this turn ({ $seat }).
error-game-not-over = The game is not over yet.
error-rematch-already = The rematch is at table { $table }.
error-seat-without-person = Only a person’s seat can be moved; this one is open or has a bot ({ $seat }).
error-seat-is-yours = This seat is already yours ({ $seat }).
error-table-of-another-city = This table was started with another version of { $city } and cannot continue.
error-table-too-long = So much has been changed at this table that nothing more can be; the game itself goes on.
error-table-of-another-version = This table was started under version { $rules } of the rules, which this server no longer plays ({ $known }). It is closed; everything played at it is kept.
error-table-damaged = What is stored of table { $table } is damaged, so it cannot be opened. This has been logged.
error-name-not-usable = A name has 1 to { $most } characters that can be displayed.
error-seat-name-not-usable = This name cannot be used ({ $seat }): a name has 1 to { $most } characters that can be displayed.
error-unknown-eyes = “{ $eyes }” is not a view of the game: choose open, spectator or a seat number below { $seats }.

# What the server does not do.
error-unknown-path = There is nothing at { $path }.
error-method-not-allowed = { $method } is not allowed here.
error-request-not-valid = The request is not valid: { $fault }.
error-message-not-valid = The message is not valid: { $fault }.
error-message-too-large = A message may have at most { $most } bytes.
error-body-too-large = The request is too large.
error-foreign-origin = Requests from { $origin } are not accepted.
error-unknown-host = This server does not answer to the name { $host }.
error-too-many-requests = Too many requests at once; wait a moment.
error-too-many-connections = You have too many open connections (at most { $most }); close one first.
error-too-many-tables = You are the host of too many unfinished games (at most { $most }); finish one first.
error-server-fault = Something went wrong on the server. It has been logged; try again.

# Settings.
error-setting-not-valid = A setting is not valid: { $fault }.
error-port-out-of-range = { $port } is not a port; ports go from 0 to 65535.
error-too-few-workers = At least one process is needed, not { $workers }.
error-workers-need-postgresql = Several processes ({ $workers }) need a PostgreSQL database; name it with --database.
error-address-not-free = The server cannot listen on { $host }, port { $port }: { $fault }. Another program may be using it: choose another port with --port, or 0 for any free one.
error-cities-folder-missing = The folder of cities { $folder } does not exist.
error-no-home-network = This computer is not connected to any network, so other devices cannot reach it: connect it to your Wi-Fi, or start without --lan.
error-push-not-usable = This browser’s address for notifications cannot be used.
error-too-many-subscriptions = You are notified in too many browsers already (at most { $most }); turn notifications off in one of them.
error-no-guided-game = There is no guided game for “{ $city }”.
