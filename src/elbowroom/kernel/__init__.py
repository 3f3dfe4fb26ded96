"""What every game shares: decisions, chance, journal, notation, views, records. No game."""
