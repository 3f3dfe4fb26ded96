"""A value of positions learned from self-play, and what it needs."""
