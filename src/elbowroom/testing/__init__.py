"""The test kit: write any legal position, force any answer of chance, read the outcome."""

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import Scenario
from elbowroom.testing.positions import position

__all__ = ["Scenario", "position", "tiny_board"]
