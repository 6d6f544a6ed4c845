"""The arena: matches between bots, their ratings and reports."""
