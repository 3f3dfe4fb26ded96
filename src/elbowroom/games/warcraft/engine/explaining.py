"""The numbers behind the actions of this game as named parts."""

from __future__ import annotations

from elbowroom.conquest.engine.explaining import acting_army
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part


def explanation(pos: Islands, action: int) -> Explanation | None:
    """Take the tokens or coins an action of this game costs apart; None if it costs neither."""
    army = acting_army(pos)
    if not pos.has_race(army):
        return None
    way = pos.rules.way(verb_of(action))
    if way is not None:
        return way.explain(pos, army, action)
    if verb_of(action) == verbs.RECRUIT:
        race = pos.table(army).race
        coins = first_of(action) * pos.table(army).recruit_price
        return Explanation("coins", (Part(coins, race.name, race.rule, f"race.{race.id}"),))
    return None
