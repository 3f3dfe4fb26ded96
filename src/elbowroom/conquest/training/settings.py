"""What a training run is made of; the defaults made the weights that come with the package."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from elbowroom.catalogue import FIRST_GAME
from elbowroom.kernel.errors import InvalidSetup

FEWEST_GAMES: Final = 8


@dataclass(frozen=True)
class Settings:
    """The numbers of a run; with the same settings it makes the same games."""

    game: str = FIRST_GAME
    seed: str = "elbowroom"
    generations: int = 1
    """Generations of self-play after the first one, which has no judge of its own to play with."""
    least_generations: int = 1
    """How many of them are made whatever the ratings say; later ones end the run without gain."""
    first_games: int = 1000
    """Games of the first generation: mostly the planner, with odd choices."""
    games: int = 1400
    """Games of each later generation."""
    shares: tuple[float, float, float, float] = (0.45, 0.15, 0.25, 0.15)
    """The shares of games with 2, 3, 4 and 5 players."""
    trace: float = 0.8
    """How much the end of a game counts against what the generation before thinks of the next position."""
    held_out: float = 0.1
    """The share of games the network is only tested on."""
    wide: int = 128
    deep: int = 48
    epochs: int = 30
    patience: int = 6
    """Epochs without a better result on the games held out before fitting stops."""
    batch: int = 512
    rate: float = 0.001
    decay: float = 3.0
    rating_games: int = 60
    """Games of each match between a generation and an earlier one."""
    workers: int = 2

    def checked(self) -> Settings:
        """Refuse numbers no run can be made of."""
        for name in ("first_games", "games"):
            if getattr(self, name) < FEWEST_GAMES:
                raise InvalidSetup(
                    f"{name} is {getattr(self, name)}; at least {FEWEST_GAMES} games are needed."
                )
        for name in ("wide", "deep", "epochs", "patience", "batch", "rating_games", "workers"):
            if getattr(self, name) < 1:
                raise InvalidSetup(f"{name} is {getattr(self, name)}; at least 1 is needed.")
        if self.generations < 0:
            raise InvalidSetup(f"generations is {self.generations}; it cannot be negative.")
        if not 0 <= self.trace <= 1:
            raise InvalidSetup(f"trace is {self.trace}; it lies between 0 and 1.")
        if not 0 < self.held_out < 1:
            raise InvalidSetup(f"held_out is {self.held_out}; it lies between 0 and 1.")
        return self

    def as_dict(self) -> dict[str, Any]:
        """Give the settings as plain data."""
        return {**asdict(self), "shares": list(self.shares)}

    def identity(self) -> dict[str, Any]:
        """Give what decides the result: everything but the number of processes."""
        return {name: value for name, value in self.as_dict().items() if name != "workers"}
