"""The ways to conquer that this game adds: what lists, performs, refuses, explains and prices each."""

from __future__ import annotations

from typing import Any, Final, cast

from elbowroom.conquest.engine.additions import Way
from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.explaining import explain_cost
from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.champion import march, march_actions, marching
from elbowroom.games.warcraft.engine.combo import WarcraftCombo
from elbowroom.games.warcraft.engine.dues import attack_dues, touch_dues
from elbowroom.games.warcraft.engine.portals import swap, swap_actions, swapping
from elbowroom.games.warcraft.engine.position import PUSHES, SWAPS, WarcraftPosition
from elbowroom.games.warcraft.engine.pushes import push, push_actions, pushing, raze
from elbowroom.games.warcraft.engine.tools import (
    announce,
    hammer,
    hammer_actions,
    hammer_of,
    hammer_payee,
    hammering,
    put_tools_down,
    raid_actions,
    steal,
    stealing,
    strike,
    strike_actions,
    striking,
    tool_conquests,
    use_tools,
    wielding,
)
from elbowroom.kernel.decisions import NOBODY, Facts
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Due, Explanation, Part, Refusal


class AttackWay(Way[WarcraftPosition]):
    """A way that attacks a region, so that its toll is paid first."""

    def dues(self, pos: WarcraftPosition, player: int, action: int) -> list[Due]:
        return attack_dues(pos, player, first_of(action))


class ToolWay(AttackWay):
    """A conquest, or the final attempt, with the help of tools."""

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        if pos.table(army).raid_discount or pos.controls_any(army, pos.game_rules.tools):
            return tool_conquests(pos, army)
        return []

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        use_tools(pos, army, verb_of(action), first_of(action), second_of(action))

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return wielding(pos, army, action)

    def explain(self, pos: WarcraftPosition, army: int, action: int) -> Explanation | None:
        return _explain_with_tools(pos, army, action, anywhere=False)


class HammerWay(AttackWay):
    """A region with one unit falls to one blow (W-ART-DOOMHAMMER-1)."""

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        return hammer_actions(pos, army) if pos.controls_any(army, pos.game_rules.hammers) else []

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        hammer(pos, army, first_of(action))

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return hammering(pos, army, first_of(action))

    def explain(self, pos: WarcraftPosition, army: int, action: int) -> Explanation | None:
        fewest = pos.combo(army).fewest_tokens
        known = pos.game_rules.sites[hammer_of(pos, army)]
        return Explanation("cost", (Part(fewest, f"site.{known.id}", known.rule),), "warcraft")

    def dues(self, pos: WarcraftPosition, player: int, action: int) -> list[Due]:
        found = super().dues(pos, player, action)
        site = hammer_of(pos, pos.active(player))
        if site != NONE:
            known = pos.game_rules.sites[site]
            price = Part(pos.site(site).lone_units, "toll.hammer", known.rule)
            payee = hammer_payee(pos, player, site)
            coins = Explanation("toll", (price,), "warcraft")
            found.append(Due(coins, NOBODY if payee == NONE else payee))
        return found


class StrikeWay(AttackWay):
    """An attack from the air, on any land (W-RACE-GNOMES-1)."""

    def belongs_to(self, combo: Combo) -> bool:
        return cast("WarcraftCombo", combo).strikes > 0

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        return strike_actions(pos, army)

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        strike(pos, army, first_of(action), second_of(action))

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return striking(pos, army, first_of(action), second_of(action))

    def explain(self, pos: WarcraftPosition, army: int, action: int) -> Explanation | None:
        return _explain_with_tools(pos, army, action, anywhere=True)


class ChampionWay(AttackWay):
    """The champion takes a region alone (W-POWER-CHAMPION-1)."""

    def belongs_to(self, combo: Combo) -> bool:
        return cast("WarcraftCombo", combo).ransom > 0

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        return march_actions(pos, army)

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        march(pos, army, first_of(action))

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return marching(pos, army, first_of(action))


class SwapWay(Way[WarcraftPosition]):
    """Two regions are exchanged (W-POWER-PORTALMAGE-1)."""

    def belongs_to(self, combo: Combo) -> bool:
        return cast("WarcraftCombo", combo).swaps > 0

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        return swap_actions(pos, army)

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        swap(pos, army, first_of(action), second_of(action))

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return swapping(pos, army, first_of(action), second_of(action))

    def facts(self, pos: WarcraftPosition, army: int) -> Facts:
        return {"uses": pos.table(army).swaps - pos.uses[SWAPS]}

    def dues(self, pos: WarcraftPosition, player: int, action: int) -> list[Due]:
        found = touch_dues(pos, player, first_of(action), attack=False)
        return found + touch_dues(pos, player, second_of(action), attack=False)


class PushWay(Way[WarcraftPosition]):
    """A neighbour is pushed (W-POWER-INTIMIDATING-1)."""

    def belongs_to(self, combo: Combo) -> bool:
        return cast("WarcraftCombo", combo).pushes > 0

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        return push_actions(pos, army)

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        region = first_of(action)
        if verb_of(action) == verbs.RAZE:
            raze(pos, army, region, second_of(action))
        else:
            beast = verb_of(action) == verbs.PUSH_BEAST
            push(pos, army, region, second_of(action), beast)

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return pushing(pos, army, action)

    def facts(self, pos: WarcraftPosition, army: int) -> Facts:
        return {"uses": pos.table(army).pushes - pos.uses[PUSHES]}

    def dues(self, pos: WarcraftPosition, player: int, action: int) -> list[Due]:
        region = first_of(action)
        attack = verb_of(action) != verbs.RAZE and region == second_of(action)
        return touch_dues(pos, player, region, attack)


class StealWay(Way[WarcraftPosition]):
    """An artifact next door is moved into an own region (W-RACE-ETHEREALS-1)."""

    def belongs_to(self, combo: Combo) -> bool:
        return cast("WarcraftCombo", combo).site_raids > 0

    def actions(self, pos: WarcraftPosition, army: int) -> list[int]:
        return raid_actions(pos, army)

    def perform(self, pos: WarcraftPosition, army: int, action: int) -> None:
        steal(pos, army, first_of(action), second_of(action))

    def refuse(self, pos: WarcraftPosition, army: int, action: int) -> Refusal:
        return stealing(pos, army, first_of(action), second_of(action))

    def dues(self, pos: WarcraftPosition, player: int, action: int) -> list[Due]:
        place = pos.site_at[first_of(action)]
        return [] if place == NONE else touch_dues(pos, player, place, attack=False)


WAYS: Final[list[Way[Any]]] = [
    ToolWay(verbs.WIELD, verbs.VENTURE),
    HammerWay(verbs.HAMMER),
    StrikeWay(verbs.STRIKE),
    ChampionWay(verbs.CHAMPION),
    SwapWay(verbs.SWAP),
    PushWay(verbs.PUSH, verbs.PUSH_BEAST, verbs.RAZE),
    StealWay(verbs.STEAL),
]
"""In the order in which they are listed."""


def _explain_with_tools(
    pos: WarcraftPosition, army: int, action: int, anywhere: bool
) -> Explanation:
    announce(pos, second_of(action))
    pos.anywhere = pos.anywhere or anywhere
    explained = explain_cost(pos, army, first_of(action))
    put_tools_down(pos)
    return explained
