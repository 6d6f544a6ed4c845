"""`python release/trial.py`: whether the Farebox of this Python works as people expect.

It is started by the Python of an environment with an installed Farebox, and uses nothing else of this folder.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Plays the same games twice: compiled, if the rules are, and by the interpreter.
GAMES = """
import sys
from farebox import simulate
from farebox.engine.native import native_fault
fault = native_fault()
assert fault is None or sys.argv[1] == "interpreted", fault
games = 200 if fault is None else 2
compiled = simulate("paris", games=games)
interpreted = simulate("paris", games=games, interpreted=True)
assert all((compiled.columns[name] == interpreted.columns[name]).all() for name in compiled.columns)
print(f"{len(compiled)} games, the same in the interpreter; compiled rules: {fault is None}")
"""
# A package may lack its nets, which are files beside the code; levels would play by search unnoticed.
NETS = """
from farebox import MatchSpec, play_match
from farebox.bots.weights import load_weights
from farebox.cities.load import CITY_IDS, load_city
nets = [load_weights(load_city(city), players) for city in CITY_IDS for players in (2, 3, 4)]
standings = play_match(MatchSpec("paris", ("learned", "greedy"), blocks=2, seed=1))
print(f"{len(nets)} nets; a learned bot has played {standings.games} games")
"""
SECONDS = 60
# Enough answers for a whole game: the first of whatever is offered.
ANSWERS = "1\n" * 500


class TrialError(Exception):
    """What does not work, for people."""


def farebox() -> str:
    """The command of this environment."""
    folder = Path(sys.executable).parent
    return str(folder / ("farebox.exe" if os.name == "nt" else "farebox"))


def expect(text: str, pattern: str, what: str) -> str:
    """The part of a text that is expected in it."""
    found = re.search(pattern, text)
    if found is None:
        raise TrialError(f"{what}: {text.strip()[-2000:] or 'nothing was said'}")
    return found[0]


def try_library(rules: str) -> str:
    """Import it and simulate."""
    return run([sys.executable, "-c", GAMES, rules]).strip()


def try_nets() -> str:
    """Load the nets of the package and play with one."""
    return run([sys.executable, "-c", NETS]).strip()


def try_terminal() -> str:
    """Play a game in the terminal against a bot, to its end."""
    game = ["--city", "paris", "--seed", "7", "--record", "game.json"]
    command = [farebox(), "--language", "en", "play", *game]
    return expect(run(command, ANSWERS), r"The record is \S+", "farebox play did not end")


def try_server(browser: str | None) -> str:
    """Serve tables, and open the page: in a browser if there is one."""
    command = [farebox(), "--language", "en", "serve", "--port", "0", "--database", "sqlite:///trial.db"]
    start = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert server.stdout
            address = expect(server.stdout.readline(), r"http://\S+?:\d+", "farebox serve did not start")
            with urllib.request.urlopen(address, timeout=SECONDS) as answer:
                text = answer.read().decode()
            seconds = time.monotonic() - start
            expect(text, r'<script type="module"', "The page is not the web app's")
            return f"first page after {seconds:.1f} s, {look(browser, address)}"
        finally:
            server.terminate()


def look(browser: str | None, address: str) -> str:
    """What a browser shows: the app has to have drawn something."""
    if browser is None:
        return "no browser to open it in"
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--lang=en", "--virtual-time-budget=10000"]
    with tempfile.TemporaryDirectory(prefix="farebox-browser-", ignore_cleanup_errors=True) as profile:
        page = run([browser, *options, f"--user-data-dir={profile}", "--dump-dom", address])
    return "opened in a browser: " + expect(page, r"<h1\b", "The browser shows no page") + "…"


def run(command: list[str], answers: str = "") -> str:
    """What a command prints; an error if it fails."""
    done = subprocess.run(command, input=answers, capture_output=True, timeout=SECONDS * 5, encoding="utf-8")
    if done.returncode != 0:
        raise TrialError(f"{command[0]} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def main(arguments: list[str]) -> int:
    """Try everything in an empty folder.

    `interpreted` allows for rules that are not compiled, `without-server` for a package without that extra.
    """
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    # What the environment brings and nothing else: no compiler, no Node, no checkout.
    os.environ["PATH"] = str(Path(sys.executable).parent)
    with tempfile.TemporaryDirectory(prefix="farebox-trial-", ignore_cleanup_errors=True) as folder:
        os.chdir(folder)
        try:
            print(run([farebox(), "--version"]).strip())
            print(try_library("interpreted" if "interpreted" in arguments else "compiled"))
            print(try_nets())
            print(try_terminal())
            if "without-server" not in arguments:
                print(try_server(browser))
        except TrialError as fault:
            print(fault, file=sys.stderr)
            return 1
        finally:
            os.chdir(Path(__file__).parent)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
