"""The numbers behind the actions of this game as named parts."""

from __future__ import annotations

from elbowroom.conquest.engine.explaining import acting_army, explain_cost
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.tools import announce, hammer_of, put_tools_down
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part


def explanation(pos: Islands, action: int) -> Explanation | None:
    """Take the tokens or coins an action of this game costs apart; None if it costs neither."""
    verb = verb_of(action)
    region = first_of(action)
    army = acting_army(pos)
    if not pos.has_race(army):
        return None
    if verb in (verbs.WIELD, verbs.VENTURE, verbs.STRIKE):
        announce(pos, second_of(action))
        pos.anywhere = pos.anywhere or verb == verbs.STRIKE
        explained = explain_cost(pos, army, region)
        put_tools_down(pos)
        return explained
    if verb == verbs.HAMMER:
        fewest = pos.combo(army).fewest_tokens
        known = pos.own.sites[hammer_of(pos, army)]
        return Explanation("cost", (Part(fewest, known.name, known.rule, f"site.{known.id}"),))
    if verb == verbs.RECRUIT:
        race = pos.table(army).race
        coins = first_of(action) * pos.table(army).recruit_price
        return Explanation("coins", (Part(coins, race.name, race.rule, f"race.{race.id}"),))
    return None
