"""What has to be installed to test in Firefox and in WebKitGTK."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache

SYSTEM_PYTHON = "/usr/bin/python3"
LIBRARIES = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"


def find_firefox() -> str | None:
    """The program of Firefox, if there is one."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


@cache
def hindrance(engine: str) -> str | None:
    """Why nothing can be tested in an engine; None if nothing is missing."""
    if engine == "firefox":
        return None if find_firefox() else "there is no Firefox (Debian: apt-get install firefox-esr)"
    missing = [name for name in ("WebKitWebDriver", "Xvfb", SYSTEM_PYTHON) if shutil.which(name) is None]
    if not missing and subprocess.run([SYSTEM_PYTHON, "-c", LIBRARIES], capture_output=True).returncode:
        missing = ["WebKit2 4.1 for Python"]
    packages = "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1"
    return f"WebKitGTK lacks {', '.join(missing)} (Debian: apt-get install {packages})" if missing else None
