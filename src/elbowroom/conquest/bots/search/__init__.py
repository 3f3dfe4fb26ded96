"""Whole turns thought through: conquests, the die, the end of a turn, and turns ahead."""
