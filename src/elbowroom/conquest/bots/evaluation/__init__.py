"""What positions, conquests and pieces are worth, by hand-made rules and heuristics."""
