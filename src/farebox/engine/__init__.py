"""The compiled rules: memory layout, batches of games, cloning."""
