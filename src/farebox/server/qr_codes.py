"""QR codes of addresses: as SVG for pages, and as half blocks for terminals."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from segno import QRCode

# A reader needs this much empty space around a code, in modules.
BORDER = 4
# What shows two modules, one above the other, by whether each is dark.
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
KEPT_CODES = 200


def code_of(address: str) -> QRCode:
    """The code of an address; it can be read with 15 % of it damaged."""
    # Loaded when the first one is asked for: most processes never are.
    from segno import make_qr

    return make_qr(address, error="m")


@lru_cache(KEPT_CODES)
def qr_svg(address: str) -> bytes:
    """A picture in black on white, whatever the colours of the page: many readers know no other."""
    code = code_of(address)
    size = code.symbol_size(border=BORDER)[0]
    drawn = code.svg_inline(border=BORDER, dark="#000", light="#fff", omitsize=True, svgversion=1.1)
    space = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
    return drawn.replace("<svg ", space, 1).encode()


def qr_lines(address: str) -> list[str]:
    """Lines for a terminal, two rows of modules in each, to be printed in black on white."""
    rows = [[bool(module) for module in row] for row in code_of(address).matrix_iter(border=BORDER)]
    white = [False] * len(rows[0])
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=white)
    return ["".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in pairs]
