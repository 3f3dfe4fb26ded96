"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games in one call."""
