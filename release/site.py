"""`python -m release.site`: the documentation as a static site, in `build/site`.

The sources are README, the other documents at the root and `docs`, in the same places, so their links work.
What a forge does not show is added: the order of the pages, and the references of library and server.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from release import links, reference

ROOT = Path(__file__).resolve().parents[1]
SOURCE, SITE = ROOT / "build" / "site-source", ROOT / "build" / "site"
AT_THE_ROOT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
# Shown as they are.
COPIED = {".html", ".json", ".webp", ".png", ".svg", ".py"}
START = ("play", "host", "write-a-bot", "draw-a-city", "study", "contribute")
# The pages in the order of the menu.
PAGES = {
    "Start": [f"docs/start/{name}" for name in START],
    "Play": ["docs/rules", "docs/web", reference.PICTURES, "docs/command-line", "docs/languages"],
    "Host": ["docs/running", "docs/reliability", "docs/protocol", reference.HTTP],
    "Bots": ["docs/tour", "docs/bots", "docs/learning", "docs/arena", "docs/bot-protocol"],
    "Cities": ["docs/cities", "docs/playtest", reference.REPORTS, "docs/credits"],
    "Library": ["docs/api", reference.LIBRARY],
    "How it works": ["docs/architecture", "docs/compiled-python", "docs/performance", "docs/glossary"],
    "Project": ["README", "CONTRIBUTING", "CHANGELOG", "docs/versions", "SECURITY"],
}
# What stands for a folder that holds no documents.
PAGE_OF_FOLDER = {"docs/images/web": reference.PICTURES, "docs/playtest": reference.REPORTS}
LINK = re.compile(r"\]\((?P<target>(?!https?:|mailto:|#)[^)\s]+)\)")


class SiteError(Exception):
    """What is wrong with the site, for people."""


def documents() -> list[Path]:
    """The Markdown files of the site, by their place in the repository."""
    found = [Path(name) for name in AT_THE_ROOT]
    return found + sorted(file.relative_to(ROOT) for file in (ROOT / "docs").rglob("*.md"))


def with_links(text: str, place: Path) -> str:
    """A document whose links to files that are no documents are marked, so that they are left alone."""

    def marked(match: re.Match[str]) -> str:
        target = match["target"]
        file = ROOT / place.parent / target.partition("#")[0]
        if file.is_dir():
            return f"]({page_of_folder(file, ROOT / place.parent)})"
        is_picture = text[: match.start()].rpartition("[")[0].endswith("!")
        return match[0] if file.suffix == ".md" or is_picture else f"](site:{target})"

    # The start page is that of the site.
    return LINK.sub(marked, text).replace("](docs/index.md)", "](index.md)")


def page_of_folder(folder: Path, base: Path) -> str:
    """The page that a link to a folder leads to: its first document, or the page that lists what is in it."""
    first = min(folder.glob("*.md"), default=None)
    page = first or ROOT / f"{PAGE_OF_FOLDER[folder.resolve().relative_to(ROOT).as_posix()]}.md"
    return Path(os.path.relpath(page, base)).as_posix()


def menu() -> str:
    """The order of the pages, and all decisions at the end."""
    decisions = sorted(f"docs/decisions/{file.stem}" for file in (ROOT / "docs" / "decisions").glob("*.md"))
    parts = {**PAGES, "Decisions": decisions}
    return "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n" + "\n".join(pages) + "\n```\n"
        for caption, pages in parts.items()
    )


def prepare() -> None:
    """Write the sources of the site: the documents in their places, the start page, and the references."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    for place in documents():
        (SOURCE / place).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / place).read_text(encoding="utf-8")
        (SOURCE / place).write_text(with_links(text, place), encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "images", SOURCE / "docs" / "images")
    start = SOURCE / "docs" / "index.md"
    text = LINK.sub(lambda match: f"](docs/{match['target']})", start.read_text(encoding="utf-8"))
    (SOURCE / "index.md").write_text(text + menu(), encoding="utf-8")
    start.unlink()
    for page, text in reference.pages().items():
        (SOURCE / f"{page}.md").write_text(text, encoding="utf-8")


def render() -> None:
    """Let Sphinx make the pages; a warning is an error."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "--quiet",
        "--fail-on-warning",
        "--keep-going",
        "-c",
        "release",
    ]
    if subprocess.call([*command, str(SOURCE), str(SITE)], cwd=ROOT) != 0:
        raise SiteError("Sphinx found something wrong; see above.")


def copy_files() -> None:
    """Copy what is shown as it is: reports, the dashboard, examples, the licence, the schema."""
    files = [*(ROOT / "docs").rglob("*"), *(ROOT / "examples").rglob("*.py"), ROOT / "LICENSE"]
    for file in files:
        if file.is_file() and (file.suffix in COPIED or file.name == "LICENSE"):
            target = SITE / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    (SITE / "docs" / "openapi.json").write_text(reference.openapi_json(), encoding="utf-8")
    # Folders that begin with an underscore are not left out.
    (SITE / ".nojekyll").touch()


def main() -> int:
    """Make the site, and refuse it if a link or an anchor leads nowhere."""
    try:
        prepare()
        render()
        copy_files()
        if dead := links.dead_links(SITE):
            raise SiteError("These links lead nowhere:\n" + "\n".join(dead))
    except SiteError as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{SITE / 'index.html'}: {len(list(SITE.rglob('*.html')))} pages, every link and anchor checked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
