"""Programs that play: a bot gets a view, the legal actions and its dice, and chooses an action."""
