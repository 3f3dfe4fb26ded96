"""What a study counts of the conquest games: combos, income and declines, and how a report shows it."""
