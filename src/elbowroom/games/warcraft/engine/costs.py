"""What conquests cost less: in the form a race has taken, and with the tools announced."""

from __future__ import annotations

from elbowroom.conquest.engine.additions import CostRule
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.site_control import ships_free
from elbowroom.games.warcraft.engine.tools import tool_discount
from elbowroom.kernel.reasons import Part


class Discounts(CostRule[WarcraftPosition]):
    """Form and tools take something off the cost; tools may lead anywhere without a passage."""

    def change(self, pos: WarcraftPosition, army: int) -> int:
        change = 0
        if pos.form_discount:
            change -= form_discount(pos, army)
        if pos.tools:
            change -= tool_discount(pos, army, pos.tools)
        return change

    def waives_passage(self, pos: WarcraftPosition, army: int) -> bool:
        return pos.anywhere or ships_free(pos, army)

    def parts(self, pos: WarcraftPosition, army: int) -> list[Part]:
        parts = tool_parts(pos, army)
        discount = form_discount(pos, army)
        if discount:
            race = pos.table(army).race
            return [Part(-discount, f"race.{race.id}", race.rule), *parts]
        return parts


def form_discount(pos: WarcraftPosition, army: int) -> int:
    """Give what every conquest costs an army less in the form it has taken (W-RACE-WORGEN-1)."""
    return pos.form_discount if army == pos.active(pos.turn_player) else 0


def tool_parts(pos: WarcraftPosition, army: int) -> list[Part]:
    """Name what the tools announced take off the cost (W-RULING-24)."""
    parts: list[Part] = []
    for bit, site in enumerate(pos.game_rules.tools):
        if pos.tools >> bit & 1 and pos.site(site).discount:
            known = pos.game_rules.sites[site]
            discount = pos.site(site).discount
            parts.append(Part(-discount, f"site.{known.id}", known.rule))
    if pos.tools & pos.game_rules.raid_bit:
        race = pos.table(army).race
        discount = pos.table(army).raid_discount
        parts.append(Part(-discount, f"race.{race.id}", race.rule))
    return parts
