"""How a turn on the islands begins, and the script of an expansion turn (W-TURN-3)."""

from __future__ import annotations

from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine.steps import PlayerStep
from elbowroom.games.warcraft.engine import steps
from elbowroom.games.warcraft.engine.bombs import sort_out
from elbowroom.games.warcraft.engine.hooks import NO_FORMS
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.site_control import any_may_lie_face_up, may_lie_face_up
from elbowroom.kernel.notation import first_of


class OpeningStep(PlayerStep[WarcraftPosition]):
    """Before the first choice harmony comes back, a form is chosen and bombs are looked at."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        player = first_of(step)
        army = pos.active(player)
        if not pos.has_race(army):
            return
        table = pos.table(army)
        if table.harmony:
            pos.harmony = 0
        if table.forms is not NO_FORMS:
            pos.push(steps.FORM, army)
        if table.explosive or table.duds:
            sort_out(pos, player)
            pos.push(steps.START, player)


class ScriptStep(PlayerStep[WarcraftPosition]):
    """The steps of the turn follow, last step first; those a race does not have are left out."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        player = first_of(step)
        army = pos.active(player)
        _push_end(pos, player, army)
        table = pos.table(army)
        if table.most_beasts:
            pos.push(steps.ASSIGN, army)
        pos.push(shared.REDEPLOY, player)
        for kind in table.deployments:
            pos.push(kind, army)
        if any_may_lie_face_up(pos, pos.game_rules.healing):
            pos.push(steps.HEAL, army)
        pos.push(shared.GAIN, army)
        pos.push(shared.CONQUER, army)
        pos.push(shared.TAKE_UP, army)
        if table.ransom:
            pos.push(steps.READY_UNITS, army)
        if table.forms_up or any_may_lie_face_up(pos, pos.game_rules.widening):
            pos.push(steps.FORM_UP, army)


def _push_end(pos: WarcraftPosition, player: int, army: int) -> None:
    """Script what follows redeployment."""
    table = pos.table(army)
    pos.push(shared.END_TURN, player)
    pos.push(steps.RETREATS, player)
    pos.push(shared.SCORE, player)
    for kind in table.ends:
        pos.push(kind, army)
    for site in reversed(pos.game_rules.laid_sites):
        if may_lie_face_up(pos, site):
            pos.push(steps.LAY, army, site)
    if table.tower_regions:
        pos.push(steps.TOWERS, army)
    pos.push(shared.PLACE, army)
