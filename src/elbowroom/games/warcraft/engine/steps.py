"""The steps only this game has; `first` is the player, the army or the region."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.steps import OWN

# Asked of chance.
ISLAND: Final = OWN
"""The next island of the game."""
SITE: Final = OWN + 1
"""The face of the site in a region."""
REPLACEMENT: Final = OWN + 2
"""The place that replaces a site which cannot lie in a region."""
FUSE: Final = OWN + 3
"""The face of the bomb in a region."""
STRIKE_DIE: Final = OWN + 4
"""The die of an air strike; `first` is the army, `second` the region."""
LAST_CHANCE: Final = STRIKE_DIE
# Asked of a player.
START: Final = OWN + 8
"""The bombs of a player are resolved."""
FORM: Final = OWN + 9
FACTION: Final = OWN + 10
STRIKE: Final = OWN + 11
"""After the die of a strike: the last attempt on its region, or none."""
LAKE: Final = OWN + 12
"""The lake a site moves to; `second` is the region where it was found."""
RECRUIT: Final = OWN + 13
STATION: Final = OWN + 14
"""Where the piece that holds regions alone stands."""
ASSIGN: Final = OWN + 15
"""Which of the tokens are beasts."""
TOWERS: Final = OWN + 16
LAY: Final = OWN + 17
"""Where an artifact is laid; `second` is the site."""
OBJECTIVES: Final = OWN + 18
PLANT: Final = OWN + 19
RETREAT: Final = OWN + 20
LAST_ASKED: Final = RETREAT
# Carried out by themselves.
FORM_UP: Final = OWN + 24
READY_UNITS: Final = OWN + 25
HEAL: Final = OWN + 26
GIVE_HARMONY: Final = OWN + 27
RETREATS: Final = OWN + 28
SHED: Final = OWN + 29
SCRIPT: Final = OWN + 30
"""The steps of the turn of a race just picked follow."""
LAST: Final = SCRIPT

PLAYER_STEPS: Final = (START, RETREATS, SHED, SCRIPT)
"""The steps whose `first` is a player."""
REGION_STEPS: Final = (SITE, REPLACEMENT, FUSE)
"""The steps whose `first` is a region."""

PHASES: Final = {
    ISLAND: "island",
    SITE: "site",
    REPLACEMENT: "site",
    FUSE: "bomb",
    STRIKE_DIE: "die",
    START: "start",
    FORM: "form_up",
    FACTION: "form_up",
    STRIKE: "conquer",
    LAKE: "conquer",
    RECRUIT: "recruit",
    STATION: "redeploy",
    ASSIGN: "redeploy",
    TOWERS: "place",
    LAY: "place",
    OBJECTIVES: "place",
    PLANT: "place",
    RETREAT: "withdraw",
}
"""What each asked step is called."""
