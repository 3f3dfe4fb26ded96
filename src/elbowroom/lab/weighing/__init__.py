"""Weighing: what a new thing is worth, by many games in which one player has it from the start."""
