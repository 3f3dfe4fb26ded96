"""What a board has to know of a question and of its answers and cannot see in the position."""

from __future__ import annotations

from typing import Final

from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.position import PUSHES, SWAPS, Islands
from elbowroom.games.warcraft.engine.traits import NEUTRAL, SIDES
from elbowroom.kernel.decisions import Facts
from elbowroom.kernel.notation import verb_of

_PUSHES: Final = (verbs.PUSH, verbs.PUSH_BEAST, verbs.RAZE)


def action_facts(pos: Islands, action: int) -> Facts:
    """Tell how often an ability of several uses may still be used this turn."""
    verb = verb_of(action)
    table = pos.table(pos.active(pos.turn_player)) if verb in (verbs.SWAP, *_PUSHES) else None
    if table is None:
        return {}
    used = (table.swaps, SWAPS) if verb == verbs.SWAP else (table.pushes, PUSHES)
    return {"uses": used[0] - pos.uses[used[1]]}


def decision_facts(pos: Islands) -> Facts:
    """Tell the side of each seat, where two sides play (W-TEAM-1)."""
    if not pos.setup["teams"]:
        return {}
    names = [*SIDES, NEUTRAL]
    return {"sides": [names[side] for side in pos.rules.side_of]}
