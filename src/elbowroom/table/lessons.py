"""Lessons: games that teach, with the same seats, dice and first moves for everybody.

As with a challenge the seed is published, not secret: whoever learns shall meet what is to be learned.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from elbowroom.catalogue import face, manifest_of
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State
from elbowroom.table.fairness import Chance
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table

GENTLE = "easy"
"""The bot against which people learn."""
PUPIL = 0
"""Where the one who learns sits."""


@dataclass(frozen=True)
class Lesson:
    """One game that teaches; what is said meanwhile is the page's."""

    game: str
    id: str
    bots: tuple[str, ...]
    """The names of the gentle bots at the other chairs."""
    options: dict[str, Any] = field(default_factory=dict)
    draw: int = 1
    """Which of the games that chance would deal: one whose story teaches."""
    opening: tuple[str, ...] = ()
    """What everybody answers before the one who learns sits down."""
    scene: Callable[[], State] | None = None
    """A position to begin with, instead of an opening."""
    drill: bool = False
    """Whether it is a short exercise, judged at the end of its turn."""

    @property
    def name(self) -> str:
        """The name under which chance draws, at every table of it."""
        return f"lesson|{self.game}|{self.id}|{self.draw}"

    @property
    def seed(self) -> str:
        """The published seed, as hexadecimal digits."""
        return hashlib.sha256(f"elbowroom|{self.name}".encode()).hexdigest()

    @property
    def players(self) -> int:
        """How many chairs there are."""
        return 1 + len(self.bots)

    def facts(self) -> dict[str, str]:
        """Give what a table says of its lesson."""
        return {"id": self.id, "name": self.name}

    def begun(self) -> State:
        """Make the position with which the lesson begins."""
        if self.scene is not None:
            return self.scene()
        game = find_game(self.game)
        return opened(game, self.setup(), Chance(self.seed, f"{self.name}|opening"), self.opening)

    def setup(self) -> dict[str, Any]:
        """Give the set-up of its tables, before anybody has a name."""
        return find_game(self.game).check_setup(players=self.players, **self.options)


def opened(game: Game, setup: dict[str, Any], chance: Chance, opening: Sequence[str]) -> State:
    """Play the first answers of everybody, and those of chance between them."""
    state = game.begin(setup)
    words, draws, answers = [""] * int(setup["players"]), 0, list(opening)
    while not state.over:
        if state.awaits_chance():
            state.apply(chance.draw(words, draws, state.chance_outcomes()))
            draws += 1
        elif answers:
            state.play(answers.pop(0))
        else:
            break
    return state


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """List the lessons of a game, in the order in which they are offered."""
    return tuple(face(game, "lessons") or ())


def lesson_named(game: str, lesson: str) -> Lesson:
    """Find a lesson of a game, or say which there are."""
    offered = lessons_of(manifest_of(game).id)
    for each in offered:
        if each.id == lesson:
            return each
    names = ", ".join(each.id for each in offered) or "none"
    raise Refused("malformed", f"There is no lesson '{lesson}' of {game}. Lessons: {names}.")


def bot_seed(table: Table, seat: int) -> int | None:
    """Give what a bot's choice at a lesson follows from; None where no lesson is played."""
    if table.lesson is None:
        return None
    moment = f"{table.lesson['name']}|{seat}|{table.moves}"
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:7])
