"""The texts of this game alone: a folder for each language, a file for each list of things."""
