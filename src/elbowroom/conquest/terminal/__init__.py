"""The Small World family in the terminal: map, panels, choices."""
