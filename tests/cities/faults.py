"""Changes that break the small city, each with the problem it must give."""

from __future__ import annotations

from typing import NamedTuple

from tests.cities.builders import changed, line_of


class Fault(NamedTuple):
    """A change that breaks the small city and the problem it must give."""

    code: str
    path: str
    old: str
    new: str
    near: str = ""

    @property
    def text(self) -> str:
        """The broken file."""
        return changed((self.old, self.new))

    @property
    def line(self) -> int:
        """The line the problem must name."""
        return line_of(self.text, self.near or self.new.splitlines()[0])


TOKENS = """kind = "tourist-tokens"
symbols = 3
marked = ["north"]
stack_by_players = [2, 2, 3]
points = [0, 1, 2, 4]"""
DISTRICTS = (
    'kind = "districts"\ndistricts = [\n  { name = "old", points = 1, locations = ["north", "east"] },\n]'
)
NORTH_EAST = '{ a = "north", b = "east", colour = "red", length = 3 }'
SQUARE_NORTH = '{ a = "square", b = "north", colour = "blue", length = 2 }'
EAST_SQUARE = '{ a = "east", b = "square", colour = "green", length = 2 }'

FAULTS = [
    Fault("missing-field", "", "cars = 12\n", "", 'id = "smallville"'),
    Fault("missing-field", "routes[0]", ', colour = "red", length = 3', ", length = 3"),
    Fault("missing-field", "bonus", 'kind = "none"', "", "[bonus]"),
    Fault("missing-field", "deck", "wild = 6\n", "", "[deck]"),
    Fault("unknown-field", "car", "cars = 12", "cars = 12\ncar = 1", "car = 1"),
    Fault("unknown-field", "routes[0].lenght", "length = 3", "length = 3, lenght = 3", "lenght"),
    Fault("unknown-field", "geometry.theem", 'theme = "default"', 'theem = "default"'),
    Fault("wrong-type", "cars", "cars = 12", 'cars = "12"'),
    Fault("wrong-type", "routes[0].length", "length = 3", "length = 3.5"),
    Fault("wrong-type", "routes[0].length", "length = 3", "length = true"),
    Fault(
        "wrong-type",
        "geometry.places.north",
        'north = { x = 600, y = 200, label = { dx = 0, dy = -20, anchor = "middle" } }',
        "north = 7",
    ),
    Fault("wrong-type", "tickets[0]", '{ a = "north", b = "south", points = 4 }', '"north-south"'),
    Fault("wrong-count", "geometry.curves[0].bend[0]", "[[300, 200]]", "[[300]]"),
    Fault("control-letter", "name", 'name = "Smallville"', r'name = "\u001b[31mSmallville"'),
    Fault("bad-choice", "routes[0].colour", 'colour = "red"', 'colour = "redd"'),
    Fault("bad-choice", "bonus.kind", 'kind = "none"', 'kind = "tourists"'),
    Fault("wrong-type", "bonus.kind", 'kind = "none"', "kind = []"),
    Fault("bad-choice", "geometry.car", 'theme = "default"', 'car = "tram"'),
    Fault("bad-id", "id", '"smallville"', '"Small Ville"'),
    Fault("bad-id", "locations[0].id", 'id = "north"', 'id = "North"'),
    Fault("empty-text", "locations[0].name", 'name = "North Gate"', 'name = " "'),
    Fault("duplicate-id", "locations[1].id", 'id = "east"', 'id = "north"', "East Gate"),
    Fault("duplicate-name", "locations[1].name", 'name = "East Gate"', 'name = "North Gate"', 'id = "east"'),
    Fault("unknown-location", "routes[0].b", NORTH_EAST, NORTH_EAST.replace("east", "eats")),
    Fault(
        "unknown-location",
        "tickets[0].a",
        '{ a = "north", b = "south", points',
        '{ a = "nort", b = "south", points',
    ),
    Fault(
        "unknown-location",
        "geometry.places.nowhere",
        "[geometry.places]",
        "[geometry.places]\nnowhere = { x = 100, y = 100 }",
        "nowhere",
    ),
    Fault(
        "unknown-location",
        "geometry.curves[0].a",
        '{ a = "west", b = "north", bend',
        '{ a = "wst", b = "north", bend',
    ),
    Fault("out-of-range", "routes[0].length", "length = 3", "length = 0"),
    Fault("out-of-range", "routes[0].length", "length = 3", "length = 9"),
    Fault("out-of-range", "routes[0].length", "length = 3", "length = 3000000"),
    Fault("out-of-range", "deck.red", "red = 8", "red = 8000000"),
    Fault("out-of-range", "geometry.places.east.x", "east = { x = 900", "east = { x = nan"),
    Fault("out-of-range", "geometry.places.east.x", "east = { x = 900", "east = { x = -inf"),
    Fault("out-of-range", "routes[3].wilds_required", "wilds_required = 1", "wilds_required = -1"),
    Fault("out-of-range", "tickets[0].points", "points = 4 }", "points = 0 }"),
    Fault("out-of-range", "cars", "cars = 12", "cars = 61"),
    Fault("out-of-range", "last_round_cars", "last_round_cars = 2", "last_round_cars = -1"),
    Fault("out-of-range", "version", "version = 1", "version = 0"),
    Fault("out-of-range", "points[1]", "points = [1, 2, 4, 7]", "points = [1, -2, 4, 7]"),
    Fault("out-of-range", "deck.red", "red = 8", "red = 0"),
    Fault("out-of-range", "geometry.box[0]", 'theme = "default"', "box = [10, 900]"),
    Fault("out-of-range", "geometry.curves[0].bend", "[[300, 200]]", "[]"),
    Fault("cars-never-run-out", "cars", "cars = 12", "cars = 2"),
    Fault(
        "deck-too-small",
        "deck",
        "wild = 6\nred = 8\nblue = 8\ngreen = 8",
        "wild = 3\nred = 3\nblue = 3\ngreen = 3",
        "[deck]",
    ),
    Fault("too-many", "deck", "red = 8", "red = 90", "[deck]"),
    Fault("too-few", "deck", "wild = 6\nred = 8\nblue = 8\ngreen = 8", "wild = 30", "[deck]"),
    Fault("too-few", "tickets", '  { a = "square", b = "east", points = 2 },\n', "", "tickets = ["),
    Fault("unknown-colour", "deck.gold", "red = 8", "red = 8\ngold = 8", "gold = 8"),
    Fault("colour-not-in-deck", "routes[0].colour", NORTH_EAST, NORTH_EAST.replace("red", "black")),
    Fault("colour-unused", "deck.white", "red = 8", "red = 8\nwhite = 8", "white = 8"),
    Fault("route-to-itself", "routes[0]", NORTH_EAST, NORTH_EAST.replace("east", "north")),
    Fault(
        "route-longer-than-cars", "routes[3].length", "cars = 12", "cars = 3", 'colour = "gray", length = 4'
    ),
    Fault("route-unpayable", "routes[0]", "wild = 6\nred = 8", "wild = 1\nred = 1", NORTH_EAST),
    Fault(
        "points-too-short", "routes[3].length", "points = [1, 2, 4, 7]", "points = [1, 2, 4]", "length = 4"
    ),
    Fault("wilds-exceed-length", "routes[3].wilds_required", "wilds_required = 1", "wilds_required = 5"),
    Fault(
        "third-route",
        "routes[6]",
        SQUARE_NORTH,
        f"{SQUARE_NORTH},\n  {SQUARE_NORTH.replace('blue', 'green')}",
        SQUARE_NORTH.replace("blue", "green"),
    ),
    Fault("twin-length", "routes[5].length", SQUARE_NORTH, SQUARE_NORTH.replace("length = 2", "length = 3")),
    Fault("twin-wilds", "routes[5]", SQUARE_NORTH, SQUARE_NORTH.replace(" }", ", wilds_required = 1 }")),
    Fault(
        "few-connections",
        "locations[3]",
        '  { a = "south", b = "west", colour = "green", length = 3 },\n',
        "",
        'id = "west"',
    ),
    Fault(
        "not-connected",
        "routes",
        "locations = [",
        'locations = [\n  { id = "far", name = "Far" },',
        "routes = [",
    ),
    Fault(
        "ticket-to-itself",
        "tickets[0]",
        '{ a = "north", b = "south", points',
        '{ a = "north", b = "north", points',
    ),
    Fault(
        "same-ticket",
        "tickets[3]",
        '{ a = "square", b = "west", points = 5 }',
        '{ a = "west", b = "north", points = 4 }',
    ),
    Fault(
        "ticket-value",
        "tickets[1].points",
        '{ a = "east", b = "west", points = 6 }',
        '{ a = "east", b = "west", points = 7 }',
    ),
    Fault(
        "location-without-ticket",
        "locations[0]",
        "locations = [",
        'locations = [\n  { id = "far", name = "Far" },',
        'id = "far"',
    ),
    Fault(
        "place-missing",
        "locations[4]",
        'square = { x = 600, y = 450, label = { dx = -18, dy = 5, anchor = "end" } }\n',
        "",
        'id = "square"',
    ),
    Fault("outside-box", "geometry.places.east", "east = { x = 900", "east = { x = 1300"),
    Fault(
        "places-too-close",
        "geometry.places.square",
        "square = { x = 600, y = 450",
        "square = { x = 600, y = 680",
    ),
    Fault(
        "curve-without-route",
        "geometry.curves[0]",
        '{ a = "west", b = "north", bend',
        '{ a = "west", b = "east", bend',
    ),
    Fault(
        "listed-twice",
        "geometry.curves[1]",
        "bend = [[300, 200]] },",
        'bend = [[300, 200]] },\n  { a = "north", b = "west", bend = [[1, 2]] },',
        '{ a = "north", b = "west", bend',
    ),
    Fault(
        "fixed-connection",
        "fixed.connections[1]",
        "[deck]",
        '[fixed]\nconnections = ["square-north", "north-south"]\n\n[deck]',
        "connections = [",
    ),
    Fault(
        "fixed-ticket",
        "fixed.tickets[0]",
        "[deck]",
        '[fixed]\ntickets = ["north-sout", "south-north"]\n\n[deck]',
        'tickets = ["north-sout',
    ),
    Fault(
        "bad-choice",
        "fixed.parts[0]",
        "[deck]",
        '[fixed]\nparts = ["length"]\n\n[deck]',
        "parts = [",
    ),
    Fault("unknown-theme", "geometry.theme", 'theme = "default"', 'theme = "rome"'),
    Fault(
        "routes-cross",
        "routes[7]",
        "square = { x = 600, y = 450",
        "square = { x = 950, y = 250",
        '{ a = "south", b = "square"',
    ),
    Fault(
        "route-over-location",
        "routes[7]",
        EAST_SQUARE,
        f'{EAST_SQUARE},\n  {{ a = "east", b = "west", colour = "red", length = 4 }}',
        '"west", colour = "red"',
    ),
    Fault(
        "route-too-short",
        "routes[7]",
        '"south", b = "square", colour = "gray", length = 2',
        '"south", b = "square", colour = "gray", length = 7',
    ),
    Fault("label-outside-box", "geometry.places.east.label", "label = { dx = 18,", "label = { dx = 250,"),
    Fault(
        "label-over-label",
        "geometry.places.square.label",
        "square = { x = 600, y = 450, label = { dx = -18, dy = 5",
        "square = { x = 600, y = 450, label = { dx = -320, dy = 8",
    ),
    Fault("label-over-location", "geometry.places.north.label", "dx = 0, dy = -20", "dx = 0, dy = 5"),
    Fault("label-over-route", "geometry.places.north.label", "dx = 0, dy = -20", "dx = 0, dy = 60"),
]

BONUS_FAULTS = [
    (TOKENS, 'marked = ["north"]', 'marked = ["norht"]', "unknown-location", "bonus.marked[0]"),
    (TOKENS, 'marked = ["north"]', 'marked = ["north", "north"]', "listed-twice", "bonus.marked[1]"),
    (TOKENS, 'marked = ["north"]', "marked = []", "too-few", "bonus.marked"),
    (
        TOKENS,
        'marked = ["north"]',
        'marked = ["north", "east", "south", "west"]',
        "fewer-symbols",
        "bonus.symbols",
    ),
    (TOKENS, "points = [0, 1, 2, 4]", "points = [0, 1]", "symbol-points", "bonus.points"),
    (TOKENS, "symbols = 3", "symbols = 8", "no-room-for-stacks", "bonus.symbols"),
    (TOKENS, "symbols = 3", "symbols = 9", "out-of-range", "bonus.symbols"),
    (TOKENS, "[2, 2, 3]", "[2, 0, 3]", "out-of-range", "bonus.stack_by_players[1]"),
    (TOKENS, "[2, 2, 3]", "[2, 2]", "wrong-count", "bonus.stack_by_players"),
    (
        DISTRICTS,
        '["north", "east"]',
        '["north", "oest"]',
        "unknown-location",
        "bonus.districts[0].locations[1]",
    ),
    (DISTRICTS, '["north", "east"]', "[]", "too-few", "bonus.districts[0].locations"),
    (DISTRICTS, '["north", "east"]', '["north"]', "too-few", "bonus.districts[0].locations"),
    (DISTRICTS, "points = 1", "points = 0", "out-of-range", "bonus.districts[0].points"),
    (
        DISTRICTS,
        "},\n]",
        '},\n  { name = "old", points = 1, locations = ["west"] },\n]',
        "listed-twice",
        "bonus.districts[1].name",
    ),
    (
        'kind = "flag-sets"\ncolours = ["red", "blue"]\npoints = 4',
        '"blue"',
        '"white"',
        "colour-not-in-deck",
        "bonus.colours[1]",
    ),
    (
        'kind = "flag-sets"\ncolours = ["red", "blue"]\npoints = 4',
        '"blue"',
        '"red"',
        "listed-twice",
        "bonus.colours[1]",
    ),
    (
        'kind = "attractions"\nlocations = ["north"]\npoints = 1',
        '"north"',
        '"moon"',
        "unknown-location",
        "bonus.locations[0]",
    ),
]

GEOMETRY_FAULTS = [
    ('outlines = [{ kind = "park" }]', "shape-empty", "geometry.outlines[0]"),
    ('outlines = [{ kind = "park", area = "1,2 3" }]', "bad-points", "geometry.outlines[0].area"),
    ('outlines = [{ kind = "park", area = "1,2 3,nan 4,5" }]', "bad-points", "geometry.outlines[0].area"),
    ('outlines = [{ kind = "park", area = "1,2 3,4" }]', "bad-points", "geometry.outlines[0].area"),
    (
        'outlines = [{ kind = "river", line = "1,2 3,4", width = -1 }]',
        "out-of-range",
        "geometry.outlines[0].width",
    ),
    (
        'outlines = [{ kind = "river", line = "1,2 3,4", colour = "red" }]',
        "bad-colour",
        "geometry.outlines[0].colour",
    ),
    ('outlines = [{ kind = "moor", area = "1,2 3,4 5,6" }]', "bad-choice", "geometry.outlines[0].kind"),
    (
        'outlines = [{ kind = "district", name = "x", area = "1,2 3,4 5,6" }]',
        "unknown-district",
        "geometry.outlines[0].name",
    ),
    (
        'texts = [{ text = "9", x = 5, y = 5, kind = "district" }]',
        "unknown-district",
        "geometry.texts[0].text",
    ),
    (
        'landmarks = [{ name = "Arch", x = 900, y = 100, icon = "paris/arhc" }]',
        "unknown-icon",
        "geometry.landmarks[0].icon",
    ),
    (
        'landmarks = [{ name = "Arch", x = 900, y = 100, icon = "../../secret" }]',
        "unknown-icon",
        "geometry.landmarks[0].icon",
    ),
    ('landmarks = [{ name = "Arch", x = 9000, y = 100 }]', "outside-box", "geometry.landmarks[0]"),
    ('landmarks = [{ name = "Arch", x = 700, y = 450 }]', "landmark-over-route", "geometry.landmarks[0]"),
    ('landmarks = [{ name = "Arch", x = 600, y = 205 }]', "landmark-over-location", "geometry.landmarks[0]"),
    ('landmarks = [{ name = "Arch", x = 600, y = 170 }]', "landmark-over-label", "geometry.landmarks[0]"),
    ("compass = { x = 5, y = 5000 }", "outside-box", "geometry.compass"),
    ("title = { x = -5, y = 50, w = 10, h = 10 }", "outside-box", "geometry.title"),
]
