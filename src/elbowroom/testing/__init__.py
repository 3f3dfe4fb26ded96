"""The test kit: write any legal position, force any answer of chance, read the outcome."""

from elbowroom.testing.boards import tiny_board
from elbowroom.testing.positions import position
from elbowroom.testing.scenario import Scenario

__all__ = ["Scenario", "position", "tiny_board"]
