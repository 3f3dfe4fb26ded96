"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from elbowroom.kernel.view import View


class Bot(ABC):
    """A player that answers questions from what its seat may know."""

    name: ClassVar[str]
    """The name the bot is made and listed by."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, view: View) -> int:
        """Choose one of the legal actions of the view."""
