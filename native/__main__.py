"""`python -m native`: build the extension into the source tree."""

from __future__ import annotations

import sys

from native.build import BuildError, build_in_place


def main() -> int:
    """Build; if that fails, say why."""
    try:
        print(f"built {build_in_place()}")
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return fault.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
