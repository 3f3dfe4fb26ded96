"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from elbowroom.kernel.errors import InvalidSetup
from elbowroom.kernel.view import View


class Bot(ABC):
    """A player that answers questions from what its seat may know."""

    name: ClassVar[str]
    """The name the bot is made and listed by."""
    timed: ClassVar[bool] = False
    """Whether a clock has a say in its choices, so that two runs may differ."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @classmethod
    def configured(cls, setting: str, seed: int | str = 0) -> Bot:  # noqa: ARG003 - for bots that take settings
        """Make the bot with what stands after the colon of its name; most bots take nothing."""
        raise InvalidSetup(
            f"The bot {cls.name} has no settings; '{cls.name}:{setting}' was asked for."
        )

    @abstractmethod
    def choose(self, view: View) -> int:
        """Choose one of the legal actions of the view."""

    def why(self) -> dict[str, Any] | None:
        """Explain the last choice as plain data; None from a bot that follows no plan."""
        return None
