"""The verbs only this game has, as numbers and words."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.verbs import OWN
from elbowroom.kernel.notation import COUNT, Verb

# Chance.
ISLAND: Final = OWN
SITE: Final = OWN + 1
FUSE: Final = OWN + 2
# Start of turn and form-up.
BOMB: Final = OWN + 3
DISARM: Final = OWN + 4
FORM: Final = OWN + 5
FACTION: Final = OWN + 6
# Conquest phase.
WIELD: Final = OWN + 7
"""Conquer with the help of tools."""
VENTURE: Final = OWN + 8
"""Make the final attempt with the help of tools."""
STRIKE: Final = OWN + 9
HAMMER: Final = OWN + 10
CHAMPION: Final = OWN + 11
SWAP: Final = OWN + 12
PUSH: Final = OWN + 13
PUSH_BEAST: Final = OWN + 14
RAZE: Final = OWN + 15
STEAL: Final = OWN + 16
LAKE: Final = OWN + 17
# Later steps.
RECRUIT: Final = OWN + 18
BEAST: Final = OWN + 19
TOWER: Final = OWN + 20
LAY: Final = OWN + 21
OBJECTIVE: Final = OWN + 22
PLANT: Final = OWN + 23

VERBS: Final = [
    Verb(ISLAND, "island", ("island",)),
    Verb(SITE, "site", ("site",)),
    Verb(FUSE, "fuse", ("fuse",)),
    Verb(BOMB, "bomb", ("region",)),
    Verb(DISARM, "disarm", ("region",)),
    Verb(FORM, "form", ("form",)),
    Verb(FACTION, "faction", ("faction",)),
    Verb(WIELD, "wield", ("region", "tools")),
    Verb(VENTURE, "venture", ("region", "tools")),
    Verb(STRIKE, "strike", ("region", "tools")),
    Verb(HAMMER, "hammer", ("region",)),
    Verb(CHAMPION, "champion", ("region",)),
    Verb(SWAP, "swap", ("region", "region"), ("region", "goal")),
    Verb(PUSH, "push", ("region", "region"), ("region", "goal")),
    Verb(PUSH_BEAST, "push_beast", ("region", "region"), ("region", "goal")),
    Verb(RAZE, "raze", ("region", "marker")),
    Verb(STEAL, "steal", ("site", "region")),
    Verb(LAKE, "lake", ("region",)),
    Verb(RECRUIT, "recruit", (COUNT,)),
    Verb(BEAST, "beast", ("region", COUNT)),
    Verb(TOWER, "tower", ("region",)),
    Verb(LAY, "lay", ("site", "region")),
    Verb(OBJECTIVE, "objective", ("region",)),
    Verb(PLANT, "plant", ("region",)),
]

EXPLOSIVE: Final = 0
DUD: Final = 1
FUSES: Final = ["explosive", "dud"]
HUMAN: Final = 0
BEASTLY: Final = 1
