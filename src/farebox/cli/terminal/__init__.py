"""The game in a terminal: screen, menus, sentences, final scoring and replays."""
