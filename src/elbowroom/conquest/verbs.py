"""The verbs of the conquest games, as numbers and words."""

from __future__ import annotations

from elbowroom.conquest.markers import Marker
from elbowroom.kernel.notation import COUNT, Notation, Verb, encode

EXPAND = 0
DECLINE = 1
PICK = 2
ABANDON = 3
CONQUER = 4
ATTEMPT = 5
ROLL = 6
SUBSTITUTE = 7
REDEPLOY = 8
TAKE = 9
PEACE = 10
PLACE = 11
DONE = 12
DIE = 13
COMBO = 14
FIRST = 15
MARKER = 32
"""The verb of marker kind k is MARKER + k."""

DONE_ACTION = encode(DONE)

_VERBS = [
    Verb(EXPAND, "expand"),
    Verb(DECLINE, "decline"),
    Verb(PICK, "pick", (COUNT,)),
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


def make_notation(
    regions: list[str], races: list[str], powers: list[str], markers: list[Marker], players: int
) -> Notation:
    """Make the notation of a game from its names."""
    verbs = _VERBS.copy()
    for kind, marker in enumerate(markers):
        if marker.verb:
            arguments = ("region", COUNT) if marker.stacks else ("region",)
            verbs.append(Verb(MARKER + kind, marker.verb, arguments))
    seats = [str(seat) for seat in range(players)]
    names = {
        "region": regions,
        "race": races,
        "power": powers,
        "seat": seats,
        "ally": [*seats, "none"],
    }
    return Notation(verbs, names)
