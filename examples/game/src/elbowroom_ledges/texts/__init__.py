"""The texts of this game, a folder for each language."""
