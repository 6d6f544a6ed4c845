# Problems of a city file. Every key is `problem-` and a code of farebox.cities.check.

problem-file-missing = There is no such file.
problem-file-unreadable = The file cannot be read: { $reason }.
problem-not-utf8 = The file is not UTF-8 text.
problem-syntax = This is not TOML: { $reason } (column { $column }).

problem-missing-field = The field “{ $field }” is missing.
problem-unknown-field = There is no field “{ $field }” here.
problem-wrong-type = “{ $value }” should be { $expected ->
    [int] a whole number
    [float] a number
    [text] a text in quotes
    [bool] true or false
    [table] a table { "{" } … { "}" }
   *[list] a list [ … ]
  }.
problem-wrong-count = Expected { $needed } values, found { $count }.
problem-bad-choice = “{ $value }” is not valid here; choose one of: { $choices }.
problem-bad-id = The id “{ $id }” may only have lower-case letters a-z, digits and _.
problem-empty-text = The text is empty.
problem-duplicate-id = The id “{ $id }” is already used.
problem-duplicate-name = The name “{ $name }” is already used: players could not tell the two locations apart.
problem-unknown-location = There is no location “{ $location }”.
problem-control-letter = The text { $value } has a character that cannot be displayed.
problem-out-of-range = { $value } is out of range: it must be from { $least } to { $most }.
problem-too-many = Too many { $what }: { $count }; at most { $most } are allowed.
problem-too-few = Too few { $what }: { $count }; at least { $least } are needed.

problem-cars-never-run-out = A player starts with too few cars ({ $cars }): there must be more than the { $last } that start the last round.
problem-deck-too-small = The deck is too small ({ $count }): a game of four needs at least { $least } cards to start.
problem-unknown-colour = “{ $colour }” is not a colour of cards.
problem-colour-not-in-deck = The deck has no { $colour } cards.
problem-colour-unused = No route is { $colour }; these cards only pay for gray routes.

problem-route-to-itself = The route leads from { $location } to itself.
problem-route-longer-than-cars = The route has more spaces ({ $length }) than a player has cars ({ $cars }).
problem-route-unpayable = The deck cannot pay for this route: spaces { $length }, cards of its colour { $cards }, wilds { $wilds }.
problem-points-too-short = The route is longer ({ $length }) than the points table ({ $count }).
problem-wilds-exceed-length = The route requires more wilds ({ $wilds }) than it has spaces ({ $length }).
problem-third-route = This is the third route between { $a } and { $b }; two are allowed.
problem-twin-length = The route has length { $length }, its twin (routes[{ $twin }]) has length { $other }; they must be equal.
problem-twin-wilds = Wilds required by the route: { $wilds }, by its twin (routes[{ $twin }]): { $other }; they must be equal.
problem-few-connections = { $location } has { $count ->
    [0] no connection
    [one] only one connection
   *[other] { $count } connections
  }; every location needs at least two.
problem-not-connected = There is no way from { $start } to: { $lost }.

problem-ticket-to-itself = The ticket leads from { $location } to itself.
problem-same-ticket = The ticket { $a } – { $b } is already listed (tickets[{ $other }]).
problem-ticket-not-connected = There is no way between the two locations of this ticket.
problem-ticket-value = The ticket is worth { $points }, but its shortest way has length { $shortest }: write points = { $shortest }.
problem-location-without-ticket = { $location } is on no ticket.

problem-listed-twice = “{ $name }” is listed twice.
problem-fewer-symbols = There are fewer symbols ({ $symbols }) than marked locations ({ $marked }); each needs one.
problem-symbol-points = The list has { $count } of { $needed } values: for no symbol, one symbol, and so on.
problem-no-room-for-stacks = Each spare stack ({ $spare }) needs a location, but there are too few free ones ({ $free }).
problem-fixed-connection = “{ $name }” is not a connection of this city; write its two locations as a-b.
problem-fixed-ticket = “{ $name }” is not a ticket of this city; write its two locations as a-b.

problem-place-missing = { $location } has no place under [geometry.places].
problem-outside-box = The point ({ $x }, { $y }) is outside the drawing of { $width } by { $height }.
problem-places-too-close = { $location } is drawn on top of { $other }.
problem-curve-without-route = There is a curve but no route between { $a } and { $b }.
problem-bad-points = These are not points: write at least { $least } of them as x,y with spaces between, like "10,20 30,40".
problem-bad-colour = “{ $colour }” is not a colour of the form #rrggbb.
problem-shape-empty = The outline has neither an area nor a line.
problem-unknown-district = There is no district “{ $district }” in the bonus.
problem-unknown-theme = There is no theme “{ $theme }”; choose one of: { $themes }.
problem-unknown-icon = There is no icon “{ $icon }”.
problem-routes-cross = The route crosses the route between { $a } and { $b } (routes[{ $other }]).
problem-route-over-location = The route runs over { $location }.
problem-route-too-short = The line of the route is { $length } long; its spaces need { $needed }.
problem-spaces-overlap = Spaces of the route overlap spaces of routes[{ $other }].
problem-label-outside-box = The name of { $location } runs off the drawing.
problem-label-over-label = The name of { $location } overlaps the name of { $other }.
problem-label-over-location = The name of { $location } covers the location { $other }.
problem-label-over-route = The name of { $location } covers spaces of routes[{ $route }].
problem-landmark-over-route = The landmark “{ $landmark }” covers spaces of routes[{ $route }].
problem-landmark-over-location = The landmark “{ $landmark }” covers { $location }.
problem-landmark-over-label = The landmark “{ $landmark }” covers the name of { $location }.

# Added to a problem when the file probably means another word.
did-you-mean = Did you mean “{ $meant }”?

# Errors about cities. Every key is `error-` and a code of CityError.

error-unknown-city = There is no city “{ $city }”; choose one of: { $known }.
error-city-file = { $file } cannot be used: { $problems ->
    [one] one problem
   *[other] { $problems } problems
  }, the first in line { NUMBER($line, useGrouping: 0) }: { $first } See them all with: farebox city check { $file }

# The command `farebox city`.

severity-error = error
severity-advice = advice
cli-city = List, show and check cities; start and tune your own.
cli-city-file = A city file, or the id of a built-in city.
cli-city-svg = Draw the city to this SVG file.
cli-city-check = List every problem of a city file, with its line.
cli-city-show = Describe a city, or draw it.
cli-city-list = List the built-in cities.
cli-city-faulty = { $count ->
    [one] One problem: the city cannot be played yet.
   *[other] { $count } problems: the city cannot be played yet.
  }
cli-city-sound = { $name } can be played. Checked: fields, network, tickets, deck, bonus and drawing.
cli-city-drawn = { $name } was drawn to { $file }.
cli-city-summary = Locations: { $locations }, connections: { $connections }, routes: { $routes }, tickets: { $tickets }, transport cards: { $cards }, cars per player: { $cars }.
cli-city-routes = Routes
cli-city-tickets = Tickets
cli-city-deck = Deck
cli-city-from = from
cli-city-to = to
cli-city-colours = colours
cli-city-length = length
cli-city-wilds = wilds
cli-city-points = points
problem-bad-icon = The icon may hold plain shapes only, and must be a well-formed SVG file: { $found }.
error-unknown-city-hash = There is no version of a city with the hash { $hash }.
error-host-cities-faulty = The cities in { $folder } have { $problems ->
    [one] one problem
   *[other] { $problems } problems
}; the server did not start.
error-city-id-taken = There is already a city with the id “{ $city }”.
