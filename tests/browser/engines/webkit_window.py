#!/usr/bin/python3
"""A window around WebKitGTK without bars, so that the page is exactly as large; WebKitWebDriver starts it.

The system's Python runs it, which has the libraries. WebKitGTK's MiniBrowser is never as narrow as a phone.
"""

# mypy: ignore-errors

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402 - the versions have to be named first


def new_page(_session: WebKit2.AutomationSession) -> WebKit2.WebView:
    """A page in a window of its own."""
    view = WebKit2.WebView(web_context=CONTEXT, is_controlled_by_automation=True)
    view.get_user_content_manager().add_script(FIRST_SCRIPT)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1366, 768)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def introduce(_context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """Tell the driver by which name and version it knows this program."""
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", new_page)


FIRST_SCRIPT = WebKit2.UserScript.new(
    os.environ["FAREBOX_TEST_SCRIPT"],
    WebKit2.UserContentInjectedFrames.TOP_FRAME,
    WebKit2.UserScriptInjectionTime.START,
)
# The page is told that less motion is wanted.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
CONTEXT = WebKit2.WebContext.new_ephemeral()
CONTEXT.set_automation_allowed(True)
CONTEXT.connect("automation-started", introduce)
Gtk.main()
