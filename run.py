#!/usr/bin/env python3
"""Set Farebox up, then play or test it, with nothing but Python: `python3 run.py play`."""

import platform
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

if sys.version_info < (3, 11):  # noqa: UP036 - with an older Python, people read this line, not a traceback
    sys.exit("Farebox needs Python 3.11 or newer; this is Python " + platform.python_version())


from bootstrap.checks import run_all, run_quick
from bootstrap.debian import (
    can_install_debian_packages,
    ensure_programs_of_the_tests,
    install_debian_packages,
)
from bootstrap.environment import (
    LOCKS,
    UV,
    Environment,
    fingerprint,
    install,
    install_packages,
    make_environment,
)
from bootstrap.lint import ACTIONLINT, needs_workflow_tools, run_lint
from bootstrap.shell import Failure, call, step
from bootstrap.web import NODE, set_up_web
from native import ready

USAGE = """\
usage: python3 run.py play [ARGUMENT...]            set up, then the browser: farebox serve ARGUMENT...
       python3 run.py play terminal [ARGUMENT...]   set up, then the terminal: farebox play ARGUMENT...
       python3 run.py test [ARGUMENT...]            set up, then run all checks; pytest gets ARGUMENT...
       python3 run.py test quick                    set up, then run ruff and a sample of the tests
       python3 run.py lint [FILE...]                set up, then check all or FILE... without playing
       python3 run.py setup                         set up only
       python3 run.py wheel                         set up, then build and try wheel and source distribution
       python3 run.py wheel --cross                 set up, then build the wheels of other systems, with zig
       python3 run.py wheel --everywhere            set up, then build this system's wheels, with cibuildwheel
       python3 run.py docs                          set up, then build the documentation as a site
       python3 run.py lock [ARGUMENT...]            re-lock the dependencies: uv pip compile ARGUMENT..."""

ROOT = Path(__file__).resolve().parent
COMPILED_FOLDERS = ("cities", "rules", "engine", "bots", "learning")
TOOLS = {"uv": UV, "node": NODE, "zig": ready.ZIG, "actionlint": ACTIONLINT}
LOCK_OPTIONS = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet"]


def packages_fingerprint(root: Path) -> str:
    """Changes when the environment must be rebuilt; it cannot be moved, so its path counts too."""
    files = [root / name for name in ("pyproject.toml", *LOCKS.values())]
    return fingerprint(root, files, sys.version, sys.base_prefix, str(root), UV)


def rules_fingerprint(root: Path) -> str:
    """Changes when the rules must be recompiled, or when a failed build may now succeed."""
    folders = [root / "native", *(root / "src" / "farebox" / name for name in COMPILED_FOLDERS)]
    files = [file for folder in folders for file in folder.glob("*.py")]
    return fingerprint(root, files, *ready.missing_packages())


def is_compiled(root: Path) -> bool:
    """Whether there is a native extension; it checks itself whether it fits the sources."""
    return any((root / "src" / "farebox" / "engine").glob("_native.*"))


def compile_rules(environment: Environment) -> None:
    """Compile the rules and the bots; if that fails, say so: the interpreter runs them too."""
    root = environment.root
    debian = partial(install_debian_packages, root=root) if can_install_debian_packages() else None
    machine = ready.Machine(environment.program("python"), root, partial(install, environment), debian)
    with step("compiling the rules"):
        sentence = ready.compile_rules(machine, Failure)
    if sentence:
        print(sentence, flush=True)


def set_up(environment: Environment, job: str, *, insist: bool = True) -> None:
    """Do what is missing; the stamp is removed first and written last, so a broken set-up is repeated.

    A build of the rules that failed is tried again when something has changed or when we `insist`.
    """
    stamp = environment.read_stamp()
    packages = packages_fingerprint(environment.root)
    fresh = stamp.get("packages") != packages
    there = stamp.get("job", "").split()
    missing = missing_jobs(there, job, fresh=fresh)
    if missing:
        environment.stamp_file.unlink(missing_ok=True)
        if fresh:
            make_environment(environment)
        for one in missing:
            install_packages(environment, one)
        kept, jobs = ({}, missing) if fresh else (stamp, [*there, *missing])
        stamp = {**kept, "packages": packages, "job": " ".join(jobs)}
        environment.write_stamp(stamp)
    rules = rules_fingerprint(environment.root)
    if stamp.get("rules") != rules or (insist and not is_compiled(environment.root)):
        compile_rules(environment)
        environment.write_stamp({**stamp, "rules": rules})


def missing_jobs(there: list[str], job: str, *, fresh: bool) -> list[str]:
    """The jobs whose packages must be installed; a fresh environment gets back what the old one had.

    The packages of any job hold those for playing.
    """
    if not fresh:
        return [] if job == "play" or job in there else [job]
    wanted = [name for name in LOCKS if name in {*there, job}]
    return [name for name in wanted if name != "play"] or wanted


def wants_terminal(command: str, arguments: list[str]) -> bool:
    """Whether to play in the terminal."""
    return command == "play" and arguments[:1] in (["terminal"], ["--terminal"])


def play(environment: Environment, arguments: list[str]) -> int:
    """The main job: a game in the browser, or in the terminal."""
    program = environment.program("farebox")
    if wants_terminal("play", arguments):
        return subprocess.call([program, "play", *arguments[1:]])
    return subprocess.call([program, "serve", "--open", *arguments])


def test(environment: Environment, arguments: list[str]) -> int:
    """Every check, with arguments for pytest; or the quick ones."""
    failed = run_quick(environment) if arguments == ["quick"] else run_all(environment, arguments)
    return report(failed)


def lint(environment: Environment, arguments: list[str]) -> int:
    """What CI checks without playing, of the files that a commit changes or of all."""
    return report(run_lint(environment, arguments))


def report(failed: list[str]) -> int:
    """Name what failed; the exit code."""
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def lock(environment: Environment, arguments: list[str]) -> int:
    """Re-lock the dependencies of pyproject.toml; `--upgrade` takes the newest versions."""
    compile_lock = [environment.program("uv"), "pip", "compile", "pyproject.toml", *LOCK_OPTIONS, *arguments]
    runtime = ["--group", "build", "--extra", "server"]
    dev = ["--group", "dev", "--extra", "server", "--extra", "parquet", "--constraint", LOCKS["play"]]
    release = ["--group", "release", "--extra", "server", "--constraint", LOCKS["test"]]
    with step("locking the dependencies"):
        call([*compile_lock, *runtime, "--output-file", LOCKS["play"]], environment.root)
        call([*compile_lock, *dev, "--output-file", LOCKS["test"]], environment.root)
        call([*compile_lock, *release, "--output-file", LOCKS["release"]], environment.root)
        for name, requirement in TOOLS.items():
            lock_tool(environment, name, requirement)
    return 0


def lock_tool(environment: Environment, name: str, requirement: str) -> None:
    """Note the hashes of a tool that set-up or the workflow installs."""
    with TemporaryDirectory() as folder:
        wanted = Path(folder) / "requirement.in"
        wanted.write_text(requirement, encoding="utf-8")
        output = ["--no-annotate", "--output-file", f"bootstrap/pinned-{name}.lock"]
        command = [environment.program("uv"), "pip", "compile", str(wanted), *LOCK_OPTIONS, *output]
        call(command, environment.root)


def wheel(environment: Environment, arguments: list[str]) -> int:
    """Build wheel and source distribution into `dist`, and try each without compiler and checkout."""
    command = [environment.program("python"), "-m", "release.wheel", *arguments]
    return subprocess.call(command, cwd=environment.root)


def docs(environment: Environment, arguments: list[str]) -> int:
    """Build the documentation as a site into `build/site`, and check every link of it."""
    return subprocess.call([environment.program("python"), "-m", "release.site"], cwd=environment.root)


def packages_for(command: str, arguments: list[str]) -> list[str]:
    """The jobs whose packages a command needs."""
    if command == "lint":
        return ["test", *(["release"] if needs_workflow_tools(arguments) else [])]
    return [{"test": "test", "wheel": "release", "docs": "release"}.get(command, "play")]


def needs_pages(command: str, arguments: list[str]) -> bool:
    """Whether a command needs the built web app; cibuildwheel takes that of the source distribution."""
    if command == "play":
        return not wants_terminal(command, arguments)
    return command == "setup" or (command == "wheel" and "--everywhere" not in arguments)


def main(arguments: list[str]) -> int:
    """Set up what the command needs, then carry it out."""
    command, *rest = arguments or [""]
    jobs = {
        "play": play,
        "test": test,
        "lint": lint,
        "lock": lock,
        "wheel": wheel,
        "docs": docs,
        "setup": None,
    }
    if command not in jobs or (command in ("setup", "docs") and rest):
        print(USAGE, file=sys.stderr)
        return 2
    environment = Environment(ROOT)
    try:
        for job in packages_for(command, rest):
            set_up(environment, job, insist=command != "play")
        if needs_pages(command, rest):
            set_up_web(environment)
        if command == "test" and rest != ["quick"]:
            ensure_programs_of_the_tests(environment.root)
        carry_out = jobs[command]
        return carry_out(environment, rest) if carry_out else 0
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
