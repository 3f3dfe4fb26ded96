"""Turns the maps of a game into drawn maps: organic borders, places for pieces, scattered glyphs."""
