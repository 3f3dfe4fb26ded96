"""The test kit: write any legal position, force any answer of chance, read the outcome."""

from elbowroom.testing.scenario import Scenario, position

__all__ = ["Scenario", "position"]
