"""What does not fit on a page, and what was left untranslated."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, ViewportSize

from tests.documents import ROOT

KEY = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", re.MULTILINE)
# Everything that sticks out of the window to a side and that no part of the page lets one scroll to.
STICKING_OUT = """() => {
    const wide = document.documentElement.clientWidth;
    const found = [];
    const inside = (element) => {
        for (let at = element.parentElement; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            const page = at === document.body || at === document.documentElement;
            if (style.overflowX !== "visible" && !page) return true;
        }
        return false;
    };
    if (document.documentElement.scrollWidth > wide)
        found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll("body *")) {
        if (element.closest("svg, [aria-hidden=true], .unseen, .ghost")) continue;
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        if ((box.right <= wide + 1 && box.left >= -1) || inside(element)) continue;
        const place = `${Math.round(box.left)} to ${Math.round(box.right)}`;
        found.push(`${element.tagName}.${element.className} ${place}`);
    }
    return found;
}"""
# Dialogs, cards and panels scroll down, never sideways; the rows of cards and the score sheet may.
SCROLLING_SIDEWAYS = """() => [
    ...document.querySelectorAll("dialog, dialog *, .offer, .payment, .final, .panel")
]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX))
    .filter((one) => !one.closest(".wide > *, .strip") && !one.matches("div.wide, .strip"))
    .map((one) => `${one.tagName}.${one.className} ${one.scrollWidth} in ${one.clientWidth}`)"""
# Words that end in dots for want of room, and lines that are hidden in part.
CUT_OFF = """() => [...document.querySelectorAll("body *")]
    .filter((one) => !one.closest("svg, .unseen") && one.getBoundingClientRect().width > 0)
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const style = getComputedStyle(one);
        const wide = words.getBoundingClientRect().width > one.getBoundingClientRect().width + 1;
        return (style.textOverflow === "ellipsis" || style.overflowX === "hidden") && wide;
    })
    .map((one) => `cut off: ${one.textContent.trim().slice(0, 40)}`)"""
MISFITS = f"() => [{STICKING_OUT}, {SCROLLING_SIDEWAYS}, {CUT_OFF}].flatMap((look) => look())"
TEXTS = """() => {
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        texts.push(element.ariaLabel ?? "", element.title ?? "", element.placeholder ?? "");
    return texts.join("\\n");
}"""
# The page has its new width, and what follows the size of the window by a script has been placed, too.
RESIZED = """async (width) => {
    while (!matchMedia(`(width: ${width}px)`).matches) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def catalogue_keys() -> set[str]:
    """All keys of the catalogue that could not be words."""
    files = (ROOT / "src" / "farebox" / "locales" / "en").glob("*.ftl")
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def raw_keys(page: Page, keys: set[str]) -> set[str]:
    """Keys that are shown, or read aloud, instead of their texts."""
    return raw_keys_in(page.evaluate(TEXTS), keys)


def raw_keys_in(text: str, keys: set[str]) -> set[str]:
    """Keys that stand in a text, and variables without a value."""
    words = set(re.findall(r"[\w-]+", text))
    unfilled = set(re.findall(r"\{\$?[\w-]*\}?", text))
    return (words & keys) | unfilled


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things that are shown lie over each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    below = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (beside or below)


def misfits(page: Page) -> list[str]:
    """What does not fit into the width of the page, or of its own box."""
    found: list[str] = page.evaluate(MISFITS)
    return found


def raw_keys_and_misfits(page: Page, keys: set[str]) -> tuple[list[str], list[str]]:
    """Both, asked for at once, for those who ask thousands of times."""
    text, found = page.evaluate(f"() => [({TEXTS})(), ({MISFITS})()]")
    return sorted(raw_keys_in(text, keys)), found


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window of an open page another size."""
    page.set_viewport_size(size)
    page.evaluate(RESIZED, size["width"])
