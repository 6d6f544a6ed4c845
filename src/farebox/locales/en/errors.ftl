# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = { $players } cannot play: { $least } to { $most } players can.
error-names-do-not-fit-players = There are { $names } names for { $players } players.
error-name-empty = A player has no name.
error-name-not-printable = A name has letters that cannot be shown: { $names }.
error-names-not-distinct = Two players have the same name: { $names }.
error-no-such-first-player = There is no player { $first } to begin; the { $players } players are counted from 0.
error-seed-out-of-range = The seed { $seed } is not a whole number from 0 to 2^128 - 1.
error-seed-too-short = The seed has { $bytes } bytes, but at least { $needed } are needed.
error-seed-not-hexadecimal = The seed “{ $seed }” is not hexadecimal.
error-nothing-to-simulate = There is nothing to do for { $games } games on { $threads } threads.
error-too-many-games = There is no memory for { $games } games.
error-colour-not-in-deck = The deck has no { $colour } cards.
error-native-missing = The rules are not compiled here, so bots and simulations are about a hundred times slower. Run “{ $command }” to mend it.
error-native-unusable = The compiled rules cannot be used here ({ $fault }), so bots and simulations are about a hundred times slower. Run “{ $command }” to mend it.
error-native-stale = The compiled rules do not fit { $source } any more, so bots and simulations are about a hundred times slower. Run “{ $command }” to mend it.
error-native-off = { $variable }=0 switches the compiled rules off, so bots and simulations are about a hundred times slower.

# Whose turn it is
error-not-your-turn = Seat { $seat } is not to act now, but seat { $to_act }.
error-no-such-seat = There is no seat { $seat }; the { $players } seats are counted from 0.
error-game-is-over = The game is over.
error-nothing-to-undo = There are { $done } actions to take back, not { $actions }.
error-not-now = { $kind ->
    [draw] Cards cannot be drawn
    [claim] A route cannot be claimed
    [tickets] Tickets cannot be drawn
    [keep] Tickets cannot be kept
    [place] A stack cannot be placed
    [token] A token cannot be taken
   *[pass] You cannot pass
  } now: { $phase ->
    [choose-first-tickets] first tickets are to be chosen
    [place-stacks] a spare stack is to be placed
    [take-turn] a turn is to be taken
    [second-card] the second card is to be drawn
    [keep-tickets] tickets are to be kept
    [choose-token] a token is to be chosen
   *[over] the game is over
  }.
error-pass-not-allowed = You may pass only if there is nothing else you can do.

# Cards
error-unknown-slot = There is no slot { $slot }; the five slots are counted from 0.
error-slot-empty = Slot { $slot } of the row is empty.
error-deck-empty = The deck is empty.
error-open-wild-as-second-card = The open wild in slot { $slot } cannot be the second card.

# Tickets and tokens
error-no-tickets-left = There are no tickets left.
error-keep-at-least-one = Keep at least one ticket.
error-unknown-ticket = There is no ticket “{ $name }”.
error-ticket-not-offered = The ticket { $ticket } is not offered to you.
error-ticket-named-twice = A ticket is named twice: { $tickets }.
error-unknown-location = There is no location “{ $name }”.
error-no-token-there = There is no token to take at { $location }.
error-stack-already-there = A stack lies at { $location } already.

# Routes
error-unknown-route = There is no route “{ $name }”.
error-unknown-colour = There are no cards of the colour “{ $name }”.
error-wrong-number-of-wilds = { $wilds } wilds cannot pay for { $length } spaces.
error-payment-of-wrong-size = The { $length } spaces take { $length } cards: only wilds, or fewer wilds and a colour.
error-route-taken = { $route } belongs to seat { $seat } already.
error-twin-is-yours = { $route } is closed to you: you own its twin.
error-twin-closed = { $route } is closed: with two players only one of two twins can be claimed.
error-not-enough-cars = { $route } needs { $needed } cars, but only { $left } are left.
error-not-enough-cards = { $route } needs { $needed } { $card } cards, but you hold { $held }.
error-wrong-colour = { $route } takes { $wanted } cards, not { $colour } ones.
error-ferry-needs-wilds = { $route } is a ferry and needs at least { $needed } wilds, not { $played }.

# Texts of actions
error-not-an-action = “{ $text }” is not an action.
error-not-a-payment = “{ $part }” is not a payment such as green*2.
error-two-colours-in-payment = “{ $text }” pays with two colours; only one and wilds are possible.
error-payment-does-not-fill-route = “{ $text }” does not pay for exactly { $length } spaces.

# Texts of positions
error-not-a-position = This is not a position: it does not begin with { $expected } and a city.
error-position-of-another-city = The position belongs to { $found }, not to { $city } as it is now.
error-position-field-broken = A field of the position is missing or cannot be read: { $fault }.
error-position-field-wrong = The position has an impossible { $field }: { $value }.
error-position-not-consistent = The position holds something that does not belong there.
error-position-cards-wrong = Cards are missing or double in the position.
error-position-known-cards-wrong = More cards of a hand are known in the position than it holds.
error-position-tickets-wrong = Tickets are missing or double in the position.
error-position-routes-wrong = The routes in the position cannot be owned like that.
error-position-tokens-wrong = There are tokens in the position that cannot be there.
error-position-phase-wrong = In the position there is nothing to decide in this phase.

# Records
error-game-has-no-seed = This game began at a position, so it has no seed and no record.
error-record-not-readable = The record { $file } cannot be read: { $fault }.
error-record-not-writable = The record { $file } cannot be written: { $fault }.
error-record-not-json = This is not a record: { $fault }.
error-record-field-broken = A field of the record is broken: { $fault }.
error-record-of-another-version = The record has format { $format } and rules { $rules }; this program reads format { $known_format } and rules { $known_rules }.
error-record-damaged = The record was changed: its check sum does not fit.
error-seed-does-not-fit-commitment = The seed is not the one that was committed to: { $found } instead of { $expected }.
error-record-of-another-city =
    The record belongs to { $city }, version { $version }, and does not fit { $found }, version { $found_version }.
error-record-set-up-refused = The game of the record cannot be set up: { $fault }.
error-record-action-refused = Action { $number } of the record, “{ $entry }”, is not possible: { $fault }.
error-record-action-misspelt = Action { $number } of the record, “{ $entry }”, should be written “{ $expected }”.
error-record-result-differs = After its { $actions } actions the game is not where the record says.
