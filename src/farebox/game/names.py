"""Names of players: which can be displayed."""

from __future__ import annotations

import re

# Between two signs: elsewhere a joiner is only good for names that look the same and are not.
JOINERS = re.compile(r"(?<=\S)[\u200c\u200d](?=[^\s\u200c\u200d])")


def is_displayable(name: str) -> bool:
    """Whether a name can be displayed; joiners have no shape, but bind letters and emoji into one."""
    bare = JOINERS.sub("", name)
    return bool(bare.strip()) and bare.isprintable()
