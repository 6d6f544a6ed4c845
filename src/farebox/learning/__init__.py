"""Learning to play: games of a net against itself, and the training of its weights from them."""
