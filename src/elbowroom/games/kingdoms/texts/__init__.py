"""The texts of this game alone, a folder for each language."""
