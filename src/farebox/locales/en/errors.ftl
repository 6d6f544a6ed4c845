# What went wrong in rules, engine and game. Every key is `error-` and a code of a FareboxError; the variables are its facts.

# Setting up
error-wrong-number-of-players = A game takes { $least } to { $most } players, not { $players }.
error-names-do-not-fit-players = The number of names ({ $names }) does not match the number of players ({ $players }).
error-name-empty = A player has no name.
error-name-not-printable = A name has characters that cannot be displayed: { $names }.
error-names-not-distinct = Two players have the same name: { $names }.
error-no-such-first-player = There is no such first player ({ $first }); players at the table: { $players }.
error-seed-out-of-range = The seed { $seed } is not a whole number from 0 to 2^128 - 1.
error-seed-too-short = The seed is too short: { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  } instead of at least { $needed }.
error-seed-not-hexadecimal = The seed “{ $seed }” is not hexadecimal.
error-colour-not-in-deck = The deck has no { $colour } cards.
error-native-missing = The rules are not compiled here, so bots and simulations are about a hundred times slower. Run “{ $command }” to fix it.
error-native-unusable = The compiled rules cannot be used here ({ $fault }), so bots and simulations are about a hundred times slower. Run “{ $command }” to fix it.
error-native-stale = The compiled rules no longer match { $source }, so bots and simulations are about a hundred times slower. Run “{ $command }” to fix it.
error-native-off = { $variable }=0 switches the compiled rules off, so bots and simulations are about a hundred times slower.

# Whose turn it is
error-not-your-turn = It is the turn of { $to_act }, not of { $seat }.
error-no-such-seat = There is no such seat ({ $seat }); players at the table: { $players }.
error-game-is-over = The game is over.
error-nothing-to-undo = Actions that can be taken back: { $done }; asked for: { $actions }.
error-not-now = { $kind ->
    [draw] You cannot draw cards
    [claim] You cannot claim a route
    [tickets] You cannot draw tickets
    [keep] You cannot keep tickets
    [place] You cannot place a stack or token
    [token] You cannot take a token
   *[pass] You cannot pass
  } now: { $phase ->
    [choose-first-tickets] first tickets are being chosen
    [place-stacks] spare tokens are being placed
    [take-turn] a turn is under way
    [second-card] the second card is due
    [keep-tickets] tickets are being chosen
    [choose-token] a token is being chosen
   *[over] the game is over
  }.
error-pass-not-allowed = You may pass only when you can do nothing else.

# Cards
error-unknown-slot = There is no slot { $slot }; the row has slots 0 to 4.
error-slot-empty = Slot { $slot } is empty.
error-deck-empty = The deck is empty.
error-open-wild-as-second-card = The face-up wild in slot { $slot } cannot be the second card.

# Tickets and tokens
error-no-tickets-left = There are no tickets left.
error-keep-at-least-one = Keep at least one ticket.
error-unknown-ticket = There is no ticket “{ $name }”.
error-ticket-not-offered = { $ticket } is not one of the tickets offered to you.
error-ticket-named-twice = A ticket is listed twice: { $tickets }.
error-unknown-location = There is no location “{ $name }”.
error-no-token-there = { $location } has no token for you to take.
error-stack-already-there = { $location } already has a stack.

# Routes
error-unknown-route = There is no route “{ $name }”.
error-unknown-colour = There are no “{ $name }” cards.
error-wrong-number-of-wilds = The number of wilds ({ $wilds }) does not fit the number of spaces ({ $length }).
error-payment-of-wrong-size = A payment has one card per space ({ $length }): all wilds, or one colour and fewer wilds.
error-route-taken = { $route } is already taken ({ $seat }).
error-twin-is-yours = { $route } is closed to you: you own the other half of the double route.
error-twin-closed = { $route } is closed: with two players, only one half of a double route can be claimed.
error-not-enough-cars = Not enough cars for { $route }: { $needed } needed, { $left } left.
error-not-enough-cards = Not enough { $card } cards for { $route }: { $needed } needed, you hold { $held }.
error-too-few-with-wilds = Not enough { $card } cards for { $route }: { $needed } needed, you hold { $held } (wilds included).
error-too-few-of-one-colour = { $route } takes any one colour: { $needed } needed, you hold { $held } at most (wilds included).
error-wrong-colour = { $route } takes { $wanted } cards, not { $colour }.
error-ferry-needs-wilds = { $route } is a ferry route; wilds needed: { $needed }, so far: { $played }.

# Texts of actions
error-not-an-action = “{ $text }” is not an action.
error-not-a-payment = “{ $part }” is not a payment such as green*2.
error-two-colours-in-payment = “{ $text }” pays with two colours; only one colour and wilds are allowed.
error-payment-does-not-fill-route = “{ $text }” does not pay for every space and no more ({ $length }).

# Texts of positions
error-not-a-position = This is not a position: it does not begin with { $expected } and a city.
error-position-of-another-city = The position belongs to { $found }, not to { $city } as it is now.
error-position-field-broken = A field of the position is missing or cannot be read: { $fault }.
error-position-field-wrong = The position has an invalid { $field }: { $value }.
error-position-not-consistent = The position contradicts itself.
error-position-cards-wrong = Cards are missing or duplicated in the position.
error-position-known-cards-wrong = The position lists more known cards than a hand holds.
error-position-tickets-wrong = Tickets are missing or duplicated in the position.
error-position-routes-wrong = The routes in the position cannot have these owners.
error-position-tokens-wrong = The position has tokens that cannot be there.
error-position-phase-wrong = There is nothing to decide in the phase of the position.

# Records
error-game-has-no-seed = This game started from a position, so it has no seed and no record.
error-record-not-readable = The record { $file } cannot be read: { $fault }.
error-record-not-writable = The record { $file } cannot be written: { $fault }.
error-record-not-json = This is not a record: { $fault }.
error-record-field-broken = A field of the record is invalid: { $fault }.
error-record-of-another-version = The record has format { $format } and rules { $rules }; this program reads formats up to { $known_format } and rules { $known_rules }.
error-record-damaged = The record was changed: its checksum does not match.
error-seed-does-not-fit-commitment = The seed is not the one that was committed to: { $found } instead of { $expected }.
error-record-of-another-city =
    The record belongs to { $city }, version { $version }, and does not match { $found }, version { $found_version }.
error-record-set-up-refused = The game of the record cannot be set up: { $fault }.
error-record-action-refused = Action { $number } of the record, “{ $entry }”, is not possible: { $fault }.
error-record-action-misspelt = Action { $number } of the record, “{ $entry }”, should be written “{ $expected }”.
error-record-result-differs = After all actions ({ $actions }), the game does not match the record.
