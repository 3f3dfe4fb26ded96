"""A game's manifest: its id, and where each of its faces is to be found.

A face is a part of a game that some room of the house asks for: its engine, its bots, what
learners see. It is named as text, `package.module:NAME`, and imported when it is first asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from typing import Any, Final

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.options import Option


@dataclass(frozen=True)
class Manifest:
    """Where a game's faces are; None: the game has none, and the room does without."""

    id: str
    """The one name of the game, everywhere."""
    engine: str
    """Its `Game`: the rules."""
    bots: str | None = None
    """Its players by the names of the ladder; without them a search that knows no game plays."""
    heuristics: str | None = None
    """What bots have to know of it beyond what they share with its family of games."""
    layers: str | None = None
    """Lets something quicker than Python multiply for its learned bots."""
    study: str | None = None
    """What judges its positions: hints, odds, mistakes."""
    codec: str | None = None
    """What learners see of it and how its actions are numbered."""
    terminal: str | None = None
    """Its screens in the terminal; without them regions and choices are listed."""
    teller: str | None = None
    """Its events as sentences."""
    drafts: str | None = None
    """How its positions are set up by hand and gone on from; without it none can be."""
    test_kit: str | None = None
    """Its positions written by hand."""
    lessons: str | None = None
    """Its guided first games and exercises."""
    puzzles: str | None = None
    """The package that holds its puzzles."""
    figures: str | None = None
    """What a study counts of it."""
    content: str | None = None
    """What packs may add to it."""
    maps: str | None = None
    """What maps of one's own are made of, and how they are drawn; without it there are none."""
    lands: str | None = None
    """What lands that its packs hold are made of, and how they are drawn."""
    weighing: str | None = None
    """Games in which what packs add is weighed."""
    texts: str | None = None
    """The package that holds a folder of texts for each language."""
    options: tuple[Option, ...] = ()
    """What people choose for a new game, in the lobby and in the terminal."""


_NO_FACES: Final = ("id", "options")

FACES: Final = tuple(field.name for field in fields(Manifest) if field.name not in _NO_FACES)
"""The faces a game may have."""


class MissingFace(ElbowroomError):
    """A face of a game that its manifest names and that cannot be imported."""


@cache
def load_face(game: str, place: str) -> Any:
    """Import what stands at `package.module:NAME`, or the module itself without a name."""
    module, _, name = place.partition(":")
    try:
        found = import_module(module)
        return getattr(found, name) if name else found
    except (ImportError, AttributeError) as fault:
        raise MissingFace(
            f"The game {game} names {place}, which cannot be had: {fault}."
        ) from fault
