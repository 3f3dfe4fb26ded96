"""Positions of the Small World family written by hand, for tests."""
