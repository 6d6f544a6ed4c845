"""Playtests: how well a city plays, by the criteria of good boards; and designing and tuning cities."""
