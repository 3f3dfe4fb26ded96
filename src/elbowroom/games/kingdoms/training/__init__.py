"""Training: games of self-play in, weights of this game's bots out."""
