"""Stock Firefox and WebKitGTK, the engine of every iPhone, driven by the standards that they speak.

Playwright needs builds of its own of these browsers. Firefox speaks WebDriver BiDi, WebKitGTK WebDriver.
"""
