"""Training: games of self-play in, weights of the learned judge and a report out."""
