"""This game in the terminal: territories, players, the action card, wars."""
