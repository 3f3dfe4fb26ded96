"""Who plays the conquest games by name, and what the quick ones look at."""
