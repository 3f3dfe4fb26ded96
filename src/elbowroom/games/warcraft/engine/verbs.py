"""The verbs this game adds, as numbers and words."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.verbs import EXTRA
from elbowroom.kernel.notation import COUNT, Verb

# Chance.
ISLAND: Final = EXTRA
SITE: Final = EXTRA + 1
FUSE: Final = EXTRA + 2
# Start of turn and form-up.
BOMB: Final = EXTRA + 3
DISARM: Final = EXTRA + 4
FORM: Final = EXTRA + 5
FACTION: Final = EXTRA + 6
# Conquest phase.
WIELD: Final = EXTRA + 7
"""Conquer with the help of tools."""
VENTURE: Final = EXTRA + 8
"""Make the final attempt with the help of tools."""
STRIKE: Final = EXTRA + 9
HAMMER: Final = EXTRA + 10
CHAMPION: Final = EXTRA + 11
SWAP: Final = EXTRA + 12
PUSH: Final = EXTRA + 13
PUSH_BEAST: Final = EXTRA + 14
RAZE: Final = EXTRA + 15
STEAL: Final = EXTRA + 16
LAKE: Final = EXTRA + 17
# Later steps.
RECRUIT: Final = EXTRA + 18
BEAST: Final = EXTRA + 19
TOWER: Final = EXTRA + 20
LAY: Final = EXTRA + 21
OBJECTIVE: Final = EXTRA + 22
PLANT: Final = EXTRA + 23

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
