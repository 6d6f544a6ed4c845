"""More stops of the tour: the guided game, what people come back to, and what they show to others."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

from tests.browser.pages import act_together, ask, base_of, new_table
from tests.browser.tour import Tour

OFFLINE = "/without-a-network"


def another_guest(page: Page, name: str) -> Page:
    """A page of somebody else, on another device."""
    browser = page.context.browser
    assert browser is not None
    friend = browser.new_context(base_url=base_of(page)).new_page()
    ask(friend, "PUT", "/api/me", {"nickname": name})
    return friend


def finish_with_a_friend(page: Page, friend: Page, city: str) -> str:
    """A game that two people played to its end."""
    table = new_table(page, "me", "open", city=city, start=False)
    ask(friend, "PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    ask(page, "POST", f"/api/tables/{table}/start")
    act_together((page, friend), table)
    return table


def resign(page: Page, city: str) -> None:
    """A game against a bot, resigned at once; with nobody to wait for, bots finish it in a moment."""
    table = new_table(page, "me", "novice", city=city, settings={"first": 0})
    ask(page, "POST", f"/api/tables/{table}/seats/0/resign")


def without_network(route: Route) -> None:
    """Answer as the service worker does that has no network: with the page that it keeps."""
    response = route.fetch(url=f"{route.request.url.removesuffix(OFFLINE)}/")
    route.fulfill(response=response, body=response.text().replace("<html ", "<html data-offline ", 1))


class ComingBack:
    """The stops of a guest who has played."""

    def __init__(self, tour: Tour) -> None:
        self.tour, self.page = tour, tour.page
        friend = another_guest(self.page, "Bert")
        self.guided = str(ask(self.page, "POST", "/api/tables/guided", {"city": tour.guided_city})["id"])
        shared = ask(self.page, "POST", f"/api/tables/{tour.over}/share", {})["secret"]
        finish_with_a_friend(self.page, friend, tour.city)
        resign(self.page, tour.city)
        link = ask(friend, "POST", "/api/me/link")["secret"]
        friend.context.close()
        self.addresses = {
            "guide": ("/guide", "article button:enabled"),
            "guided game": (f"/t/{self.guided}", ".guide-card.ready"),
            "my games": ("/games", "li[data-result=resigned]"),
            "statistics": ("/games?show=statistics", "figure rect"),
            "my data": ("/games?show=data", "main section button"),
            "personal link": (f"/me/{link}", "main button"),
            "forged personal link": ("/me/forged", "main h1"),
            "public page": (f"/g/{shared}", "main table"),
        }

    @property
    def stops(self) -> dict[str, Callable[[], None]]:
        """Every stop by its name."""
        pages = {name: self.opener(*address) for name, address in self.addresses.items()}
        return {**pages, "offline": self.offline}

    def opener(self, path: str, shown: str) -> Callable[[], None]:
        """What goes to a page."""
        return lambda: self.tour.go(path, shown)

    def offline(self) -> None:
        """The page without a network."""
        # A browser whose requests are looked at has no cache, so it is done for this one stop.
        self.page.route(f"**{OFFLINE}", without_network)
        self.tour.go(OFFLINE, "main nav button")
        self.page.unroute(f"**{OFFLINE}")
