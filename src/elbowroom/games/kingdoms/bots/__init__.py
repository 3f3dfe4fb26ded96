"""Bots of this game: what a position is worth, looking ahead, and the secret dice of a war."""
