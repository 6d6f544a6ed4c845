"""The face for people: games, actions, events, views, notation, records."""
