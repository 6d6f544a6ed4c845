"""Builds the native extension of Farebox: the plain Python of the rules and the bots, compiled ahead of time.

Nothing here is needed to run Farebox. The build reads the sources and never runs them, so it needs no package
but Cython. `python -m native` builds the extension into the source tree; docs/compiled-python.md says what
compiled Python may use.
"""
