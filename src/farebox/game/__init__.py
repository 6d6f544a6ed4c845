"""The public interface: games, actions, events, views, notation, records."""
