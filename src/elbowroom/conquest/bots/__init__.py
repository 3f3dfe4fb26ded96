"""Bots of the Small World family: greedy, planner, hard, expert, and players who still learn."""
