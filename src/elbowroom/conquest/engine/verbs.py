"""The verbs of the conquest games, as numbers and words."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.markers import Marker
from elbowroom.kernel.notation import COUNT, MOST, Notation, Verb, encode

EXPAND: Final = 0
DECLINE: Final = 1
PICK: Final = 2
ABANDON: Final = 3
CONQUER: Final = 4
ATTEMPT: Final = 5
ROLL: Final = 6
SUBSTITUTE: Final = 7
REDEPLOY: Final = 8
TAKE: Final = 9
PEACE: Final = 10
PLACE: Final = 11
DONE: Final = 12
DIE: Final = 13
COMBO: Final = 14
FIRST: Final = 15
MARKER: Final = 32
"""The verb of marker kind k is MARKER + k."""
EXTRA: Final = 64
"""Verbs from here on are what a game adds."""

DONE_ACTION: Final = encode(DONE)

_VERBS: Final = [
    Verb(EXPAND, "expand"),
    Verb(DECLINE, "decline"),
    Verb(PICK, "pick", ("place",)),
    Verb(ABANDON, "abandon", ("region",)),
    Verb(CONQUER, "conquer", ("region",)),
    Verb(ATTEMPT, "attempt", ("region",)),
    Verb(ROLL, "roll"),
    Verb(SUBSTITUTE, "substitute", ("region",)),
    Verb(REDEPLOY, "redeploy", ("region", COUNT)),
    Verb(TAKE, "take", ("region", COUNT)),
    Verb(PEACE, "peace", ("ally",)),
    Verb(PLACE, "place", ("region", COUNT)),
    Verb(DONE, "done"),
    Verb(DIE, "die", (COUNT,)),
    Verb(COMBO, "combo", ("race", "power")),
    Verb(FIRST, "first", ("seat",)),
]


def words() -> list[str]:
    """List the words that actions of every game of the family begin with."""
    return [verb.word for verb in _VERBS]


def make_notation(
    regions: list[str],
    races: list[str],
    powers: list[str],
    markers: list[Marker],
    players: int,
    extra_verbs: list[Verb],
    extra_names: dict[str, list[str]],
) -> Notation:
    """Make the notation of a game from its names."""
    verbs = [*_VERBS, *extra_verbs]
    for kind, marker in enumerate(markers):
        if marker.verb:
            arguments = ("region", COUNT) if marker.stacks else ("region",)
            verbs.append(Verb(MARKER + kind, marker.verb, arguments))
    seats = [str(seat) for seat in range(players)]
    names = {
        "region": regions,
        "race": races,
        "power": powers,
        "place": [str(place) for place in range(MOST + 1)],
        "seat": seats,
        "ally": [*seats, "none"],
        **extra_names,
    }
    return Notation(verbs, names)
