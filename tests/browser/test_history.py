"""Coming back: statistics against the records, a second device, the picture, the public page, the end."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Visits, ask, finished_table
from tests.server.served import Served

# The picture as the browser decodes it: its colours, and the pixels of the totals as a number.
PIXELS = """async image => {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 64) colours.add(data.slice(at, at + 3).join());
    const totals = context.getImageData(290, canvas.height - 135, canvas.width - 330, 75).data;
    let ink = 0, sum = 0;
    for (let at = 0; at < totals.length; at += 4) {
        if (totals[at] + totals[at + 1] + totals[at + 2] < 300) { ink += 1; sum = (sum * 31 + at) % 1000003; }
    }
    return { width: canvas.width, height: canvas.height, colours: colours.size, ink, sum };
}"""


PHONE = {"width": 360, "height": 740}


def own_scores(page: Page, tables: list[str]) -> list[tuple[int, bool]]:
    """The score of the guest in each game and whether it won, from the records."""
    found = []
    for table in tables:
        record = ask(page, "GET", f"/api/tables/{table}/record")
        seat = next(number for number, seat in enumerate(record["seats"]) if seat["kind"] == "person")
        found.append((record["result"]["scores"][seat], seat in record["result"]["winners"]))
    return found


def picture_of(
    page: Page, table: str, skip: str = "Skip", share: str = "Share", title: str = "Share this game"
) -> dict[str, Any]:
    """Open the end of a game, have its picture made, and look at its pixels."""
    page.goto(f"/t/{table}")
    skipping = page.get_by_role("button", name=skip)
    sharing = page.get_by_role("button", name=share, exact=True)
    expect(skipping.or_(sharing).first).to_be_visible()
    if skipping.is_visible():
        skipping.click()
    sharing.click()
    image = page.get_by_role("dialog", name=title).get_by_role("img")
    expect(image).to_be_visible()
    pixels: dict[str, Any] = image.evaluate(PIXELS)
    return pixels


def tile(page: Page, name: str) -> Locator:
    """One of the large numbers of the statistics."""
    return page.locator(f"[data-tile={name}] dd")


def test_coming_back(visits: Visits, served: Served) -> None:
    anna = visits.guest("Zelda")
    guest = ask(anna, "GET", "/api/me")["id"]
    tables = [finished_table(anna, "me", "novice", city=city) for city in ("paris", "paris", "london")]
    results = own_scores(anna, tables)
    statistics_fit(anna, results)
    the_list_is_filtered(anna)
    the_picture_holds_the_score(anna, tables, results)
    stranger = visits.guest(viewport=PHONE)
    shared = the_public_page(anna, stranger, results[1][0])
    the_second_device(visits, anna, stranger, guest)
    nothing_is_left(anna, served, guest)
    stranger.goto(shared)
    expect(stranger.get_by_text("There is no public page at this link.")).to_be_visible()


def statistics_fit(anna: Page, results: list[tuple[int, bool]]) -> None:
    """The statistics are those of the records."""
    scores = [score for score, _ in results]
    anna.goto("/games?show=statistics")
    expect(tile(anna, "played")).to_have_text("3")
    expect(tile(anna, "won")).to_have_text(str(sum(won for _, won in results)))
    expect(tile(anna, "best")).to_have_text(str(max(scores)).replace("-", "\u2212"))
    mean = f"{round(sum(scores) / 3, 1):g}"
    expect(tile(anna, "average")).to_have_text(re.compile(re.escape(mean.replace("-", "")) + "$"))
    expect(anna.locator("figure rect")).to_have_count(3)
    expect(anna.get_by_role("row", name=re.compile("^Paris 2 "))).to_be_visible()


def the_list_is_filtered(anna: Page) -> None:
    """All games, then those of one city."""
    anna.get_by_role("link", name="Games", exact=True).click()
    expect(anna.locator("li[data-result]")).to_have_count(3)
    anna.get_by_label("City").select_option("london")
    game = anna.locator("li[data-result]")
    expect(game).to_have_count(1)
    expect(game.locator("time")).to_have_text(re.compile(r"\b20\d\d\b"))
    other = {"won": "lost", "lost": "won"}[str(game.get_attribute("data-result"))]
    anna.get_by_label("Result").select_option(other)
    expect(anna.get_by_text("No games match this.")).to_be_visible()
    anna.get_by_label("Result").select_option("")
    game.get_by_role("link", name="Replay").click()
    expect(anna.get_by_role("heading", name="Replay · London")).to_be_visible()


def the_picture_holds_the_score(anna: Page, tables: list[str], results: list[tuple[int, bool]]) -> None:
    """The picture is not empty, and other scores are other pixels."""
    polish = picture_in_polish(anna, tables[0])
    first, second = picture_of(anna, tables[0]), picture_of(anna, tables[1])
    for pixels in (first, second):
        assert pixels["width"] == 1200
        assert pixels["height"] > 1000
        assert pixels["colours"] > 200, "the board is drawn"
        assert pixels["ink"] > 300, "the totals are written"
    assert polish["sum"] == first["sum"], "they are the same in every language"
    scores = [ask(anna, "GET", f"/api/tables/{table}/record")["result"]["scores"] for table in tables[:2]]
    if scores[0] != scores[1]:
        assert first["sum"] != second["sum"], "other scores are other pixels"
    alt = anna.get_by_role("dialog").get_by_role("img").get_attribute("alt") or ""
    assert str(results[1][0]).replace("-", "\u2212") in alt


def picture_in_polish(anna: Page, table: str) -> dict[str, Any]:
    """The same picture in a language whose letters are in a font file of their own."""
    anna.evaluate("localStorage.setItem('farebox.language', '\"pl\"')")
    pixels = picture_of(anna, table, skip="Pomiń", share="Udostępnij", title="Udostępnij tę grę")
    anna.evaluate("localStorage.setItem('farebox.language', '\"en\"')")
    return pixels


def the_public_page(anna: Page, stranger: Page, score: int) -> str:
    """A stranger with the link sees the end and the replay, and nothing without it; the path of the page."""
    anna.get_by_role("button", name="Make a link").click()
    path = anna.get_by_role("dialog").locator(".address a").get_attribute("href")
    assert path
    stranger.goto(path)
    expect(stranger.get_by_role("table", name="Score sheet")).to_contain_text(str(abs(score)))
    assert stranger.evaluate("document.documentElement.scrollWidth") <= 360
    stranger.get_by_role("link", name="Replay").click()
    expect(stranger.get_by_role("region", name="Replay controls")).to_be_visible()
    stranger.goto("/g/forged")
    expect(stranger.get_by_text("There is no public page at this link.")).to_be_visible()
    return path


def the_second_device(visits: Visits, anna: Page, stranger: Page, guest: str) -> None:
    """A phone with a game of its own becomes the guest's; the link works once."""
    anna.goto("/games?show=data")
    anna.get_by_role("button", name="Make a link").click()
    link = anna.locator(".address").inner_text()
    phone = visits.guest("Phone", viewport=PHONE)
    own = finished_table(phone, "me", "novice")
    phone.goto(link)
    phone.get_by_role("button", name="Use this device").click()
    expect(phone.locator("li[data-result]")).to_have_count(4)
    assert ask(phone, "GET", "/api/me") == {"id": guest, "nickname": "Zelda"}
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    stranger.goto(link)
    expect(stranger.get_by_text("This link for another device is not valid")).to_be_visible()
    assert own in {game["id"] for game in ask(anna, "GET", "/api/me/games")["games"]}


def nothing_is_left(anna: Page, served: Served, guest: str) -> None:
    """Everything of mine is a file; deletion leaves neither id nor name in the database."""
    with anna.expect_download() as download:
        anna.get_by_role("link", name="Download everything").click()
    assert download.value.suggested_filename == "farebox-my-data.json"
    assert json.loads(download.value.path().read_bytes())["id"] == guest
    anna.get_by_role("button", name="Delete…").click()
    anna.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(anna.get_by_text("You’re forgotten")).to_be_visible()
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
        left = "\n".join(database.iterdump())
    database.close()
    assert guest not in left
    assert "Zelda" not in left
