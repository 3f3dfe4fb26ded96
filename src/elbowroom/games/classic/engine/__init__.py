"""The classic game: 14 races, 20 powers, four maps, 2 to 5 players. Nothing but content."""
