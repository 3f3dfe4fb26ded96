"""Setting the pieces of a game up on its islands."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.state import set_up
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.rulemaking import rules_on
from elbowroom.games.warcraft.engine.rules import WarcraftRules


def land_on(pos: Islands, rules: WarcraftRules) -> None:
    """Set everything up on the islands of a game (W-SETUP-2 to W-SETUP-6)."""
    pos.rules = rules
    pos.own = rules
    set_up(pos)
    sites = len(rules.sites)
    pos.drawn = []
    pos.unseen = (1 << sites) - 1
    pos.face_down = rules.icons
    pos.site_at = [NONE] * sites
    pos.keeper = [NONE] * sites
    pos.former = [NONE] * sites
    pos.explosive = 0
    pos.duds = 0
    pos.harmony = 0


def draw_island(pos: Islands, face: int) -> None:
    """Add an island; with the last one the game is set up on all of them (W-SETUP-1)."""
    drawn = [*pos.drawn, face]
    if len(drawn) == len(pos.setup["sizes"]):
        names = [pos.own.faces[number] for number in drawn]
        land_on(pos, rules_on(pos.setup, names))
    pos.drawn = drawn
