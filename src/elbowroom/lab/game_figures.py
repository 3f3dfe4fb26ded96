"""What a game says a study should count of it, beyond what every game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from elbowroom.catalogue import face
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State

if TYPE_CHECKING:  # the report itself asks for the figures of games
    from elbowroom.lab.report.markup import Markup

Figures = dict[str, Any]

GENERAL_ONLY: Final = (
    "Of this game only the order of play, scores and length are counted: it names nothing else."
)
"""What is said where a game brings no figures."""


class Story(Protocol):
    """What happened in one game, filled from its events."""

    def hear(self, events: list[Event]) -> None:
        """Take in what happened, in order."""

    def ended(self, state: State) -> None:
        """Look at the finished game."""

    def to_data(self) -> dict[str, Any]:
        """Give the story as plain data, part of the line of a game."""


class Section(NamedTuple):
    """A section of the report, drawn for each number of players."""

    id: str
    title: str
    about: str
    draw: Callable[[Figures], Markup]
    narrow: bool = False
    """Whether two of them stand side by side."""


class GameFigures(Protocol):
    """What a game brings for tournaments and studies."""

    def story(self, players: int) -> Story:
        """Begin the story of a game."""

    def counted(self, game: str, rows: Sequence[dict[str, Any]]) -> Figures:
        """Count the finished games of one number of players."""

    def packs(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """Name the content packs of a tournament's options, and what they bring."""

    def facts(self, found: Figures) -> list[tuple[str, str]]:
        """Give numbers for the tile of a number of players, each with what it counts."""

    def sentences(self, figures: Figures, found: Figures) -> list[str]:
        """Say the most telling things about a number of players."""

    def about_packs(self, figures: Figures) -> Markup:
        """Judge what content packs bring; empty without one."""

    def sections(self, figures: Figures) -> list[Section]:
        """List the sections of the report that only this game has."""


def figures_of(game: str) -> GameFigures | None:
    """Give what a game brings; None where it brings nothing."""
    found: GameFigures | None = face(game, "figures")
    return found
