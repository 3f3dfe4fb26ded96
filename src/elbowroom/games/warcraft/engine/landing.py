"""Setting the pieces of a game up on its islands."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.state import set_up
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.islands import drawable
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.steps import Step


class IslandStep(Step[WarcraftPosition]):
    """The next island of the game is drawn."""

    def outcomes(self, pos: WarcraftPosition, step: int) -> list[tuple[int, int]]:
        chosen = tuple([pos.game_rules.faces[face] for face in pos.drawn])
        names = drawable(chosen, pos.setup["sizes"][len(chosen)])
        return [(encode(verbs.ISLAND, pos.game_rules.faces.index(name)), 1) for name in names]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        draw_island(pos, first_of(action))


def land_on(pos: WarcraftPosition, rules: WarcraftRules) -> None:
    """Set everything up on the islands of a game (W-SETUP-2 to W-SETUP-6)."""
    pos.rules = rules
    pos.game_rules = rules
    pos.know_steps(rules.step_kinds)
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


def draw_island(pos: WarcraftPosition, face: int) -> None:
    """Add an island; with the last one the game is set up on all of them (W-SETUP-1)."""
    drawn = [*pos.drawn, face]
    if len(drawn) == len(pos.setup["sizes"]):
        names = [pos.game_rules.faces[number] for number in drawn]
        land_on(pos, pos.rules_on(names))
    pos.drawn = drawn
