"""Conquests with the help of artifacts, of the race's own discount, and from the air."""

from __future__ import annotations

from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.additions import Listener
from elbowroom.conquest.engine.battle import conquer, note_attack
from elbowroom.conquest.engine.conquering import DieStep, attempt, before_attack, tell_die
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.reach import allowed, cost, targets
from elbowroom.conquest.engine.refusals import unreachable
from elbowroom.conquest.engine.steps import AskedStep
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.position import RAIDS, STRIKES, WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import (
    at,
    block,
    immune,
    refuse,
    short_of_hand,
    why_untouchable,
)
from elbowroom.games.warcraft.engine.rules import RAID
from elbowroom.games.warcraft.engine.site_control import carry
from elbowroom.games.warcraft.engine.tolls import due, pay_touch, untouchable
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


class StrikeDieStep(DieStep[WarcraftPosition]):
    """The die of an air strike on a region."""

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        resolve_strike(pos, first_of(step), second_of(step), first_of(action))


class StrikeStep(AskedStep[WarcraftPosition]):
    """After the die of a strike: the last attempt on its region, or none."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return [encode(shared_verbs.ATTEMPT, second_of(step)), shared_verbs.DONE_ACTION]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        if action == shared_verbs.DONE_ACTION:
            spend_strike(pos)
        else:
            press_strike(pos, first_of(step), second_of(step))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != shared_verbs.ATTEMPT:
            return None
        return refuse("strike_target", "W-RULING-29")


class ToolListener(Listener[WarcraftPosition]):
    """Tools move into the region they helped to take, and are put down with the attempt."""

    def conquered(
        self, pos: WarcraftPosition, army: int, region: int, loser: int, units: int
    ) -> None:
        if pos.tools or pos.anywhere:
            carry_tools(pos, region)

    def attempt_failed(self, pos: WarcraftPosition) -> None:
        put_tools_down(pos)

    def facts(self, pos: WarcraftPosition) -> dict[str, object]:
        return {"tools": tool_names(pos, pos.tools)}


def ready_tools(pos: WarcraftPosition, army: int) -> int:
    """Give the artifacts an army may still use in a conquest this turn (W-SITE-7)."""
    ready = 0
    for bit, site in enumerate(pos.game_rules.tools):
        if pos.controls(army, site) and not pos.used_sites >> site & 1:
            ready |= 1 << bit
    return ready


def raided_places(pos: WarcraftPosition, army: int) -> int:
    """Give the neighbouring regions with a place the race takes at a discount (W-RULING-79)."""
    table = pos.table(army)
    if not table.raid_discount or pos.uses[RAIDS] >= table.site_raids:
        return 0
    regions = 0
    for site, place in enumerate(pos.site_at):
        if place != NONE and not pos.site(site).artifact:
            regions |= 1 << place
    return regions & pos.rules.board.neighbours(pos.held[army])


def goes_anywhere(pos: WarcraftPosition, tools: int) -> bool:
    """Whether a set of tools lets a conquest be anywhere."""
    return any(
        [
            pos.site(site).anywhere and tools >> bit & 1
            for bit, site in enumerate(pos.game_rules.tools)
        ]
    )


def tool_discount(pos: WarcraftPosition, army: int, tools: int) -> int:
    """Add up what a set of tools takes off the cost (W-RULING-24)."""
    found = 0
    for bit, site in enumerate(pos.game_rules.tools):
        if tools >> bit & 1:
            found += pos.site(site).discount
    if tools & pos.game_rules.raid_bit:
        found += pos.table(army).raid_discount
    return found


def tool_names(pos: WarcraftPosition, tools: int) -> list[str]:
    """List the ids of a set of tools."""
    found = [
        pos.game_rules.sites[site].id
        for bit, site in enumerate(pos.game_rules.tools)
        if tools >> bit & 1
    ]
    return [*found, RAID] if tools & pos.game_rules.raid_bit else found


def tool_conquests(pos: WarcraftPosition, army: int) -> list[int]:
    """List the conquests and attempts that tools make possible."""
    hand = pos.hand[army]
    if hand < pos.combo(army).fewest_tokens:
        return []
    tools = ready_tools(pos, army)
    raided = raided_places(pos, army)
    if not tools and not raided:
        return []
    ordinary = targets(pos, army)
    everywhere = _anywhere(pos, army)
    actions: list[int] = []
    for chosen in range(1, pos.game_rules.raid_bit << 1):
        bare = chosen & ~pos.game_rules.raid_bit
        if bare & ~tools:
            continue
        regions = everywhere if goes_anywhere(pos, bare) else ordinary
        if chosen & pos.game_rules.raid_bit:
            regions &= raided
        for region in members(regions):
            needed = cost_with(pos, army, region, chosen)
            if needed <= hand:
                actions.append(encode(verbs.WIELD, region, chosen))
            elif needed <= hand + pos.rules.best_roll:
                actions.append(encode(verbs.VENTURE, region, chosen))
    return actions


def _anywhere(pos: WarcraftPosition, army: int) -> int:
    """Give the regions that may be attacked as if adjacent (W-ART-ASHES-1, W-RULING-9)."""
    return allowed(pos, army, pos.combo(army).enterable & ~pos.held[army])


def cost_with(pos: WarcraftPosition, army: int, region: int, tools: int) -> int:
    """Count the tokens needed for a region with the help of tools."""
    announce(pos, tools)
    needed = cost(pos, army, region)
    pos.tools = 0
    pos.anywhere = False
    return needed


def announce(pos: WarcraftPosition, tools: int) -> None:
    """Announce the tools of the conquest under way."""
    pos.tools = tools
    pos.anywhere = goes_anywhere(pos, tools)


def spend_tools(pos: WarcraftPosition, tools: int) -> None:
    """Count tools as used this turn, whatever comes of it (W-RULING-63)."""
    for bit, site in enumerate(pos.game_rules.tools):
        if tools >> bit & 1:
            pos.used_sites |= 1 << site
    if tools & pos.game_rules.raid_bit:
        pos.uses[RAIDS] += 1


def use_tools(pos: WarcraftPosition, army: int, verb: int, region: int, tools: int) -> None:
    """Make a conquest or the final attempt with tools."""
    before_attack(pos, army, region)
    announce(pos, tools)
    spend_tools(pos, tools)
    if verb == verbs.WIELD:
        conquer(pos, army, region, cost(pos, army, region), "wield")
        return
    attempt(pos, army, region)


def carry_tools(pos: WarcraftPosition, region: int) -> None:
    """Move the artifacts that helped into the region they helped to take (W-SITE-4)."""
    tools = pos.tools
    put_tools_down(pos)
    for bit, site in enumerate(pos.game_rules.tools):
        if tools >> bit & 1:
            carry(pos, site, region)


def put_tools_down(pos: WarcraftPosition) -> None:
    """End the conquest the tools were announced for."""
    pos.tools = 0
    pos.anywhere = False


# Regions with one unit.


def hammer_of(pos: WarcraftPosition, army: int) -> int:
    """Find the unused site that takes regions with one unit; NONE if there is none."""
    for site in pos.game_rules.hammers:
        if pos.controls(army, site) and not pos.used_sites >> site & 1:
            return site
    return NONE


def hammer_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the regions with exactly one unit that fall to one blow (W-ART-DOOMHAMMER-1)."""
    site = hammer_of(pos, army)
    if site == NONE or pos.hand[army] < pos.combo(army).fewest_tokens:
        return []
    player = pos.rules.army_player[army]
    price = pos.site(site).lone_units
    return [
        encode(verbs.HAMMER, region)
        for region in members(targets(pos, army))
        if pos.units(region) == 1 and due(pos, player, region) + price <= pos.purse(player)
    ]


def hammer_payee(pos: WarcraftPosition, player: int, site: int) -> int:
    """Give who had the artifact before; NONE if nobody had."""
    return pos.former[site] if pos.keeper[site] == player else pos.keeper[site]


def hammer(pos: WarcraftPosition, army: int, region: int) -> None:
    """Pay whoever had the artifact before, and take a region for the fewest tokens."""
    site = hammer_of(pos, army)
    player = pos.rules.army_player[army]
    price = pos.site(site).lone_units
    payee = hammer_payee(pos, player, site)
    before_attack(pos, army, region)
    pos.spend(player, price, payee)
    if pos.events is not None:
        to = None if payee == NONE else payee
        name = pos.game_rules.sites[site].id
        pos.note(Event("site_paid", player, {"site": name, "coins": price, "to": to}))
    pos.used_sites |= 1 << site
    conquer(pos, army, region, pos.combo(army).fewest_tokens, "hammer")
    carry(pos, site, region)


# Strikes from the air.


def strike_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the regions that may be struck from the air (W-RACE-GNOMES-1)."""
    table = pos.table(army)
    if pos.uses[STRIKES] >= table.strikes or pos.hand[army] < table.fewest_tokens:
        return []
    land = pos.rules.board.land & table.enterable & ~pos.held[army]
    raid = pos.game_rules.raid_bit
    tools = ready_tools(pos, army)
    raided = raided_places(pos, army)
    usable = [
        chosen
        for chosen in range(raid << 1)
        if not chosen & ~raid & ~tools and (raided or not chosen & raid)
    ]
    usable = [chosen for chosen in usable if not goes_anywhere(pos, chosen)]
    actions: list[int] = []
    for region in members(allowed(pos, army, land)):
        for chosen in usable:
            if not chosen & raid or raided >> region & 1:
                actions.append(encode(verbs.STRIKE, region, chosen))
    return actions


def strike(pos: WarcraftPosition, army: int, region: int, tools: int) -> None:
    """Name the region of a strike; the die follows (W-RACE-GNOMES-3)."""
    before_attack(pos, army, region)
    pos.uses[STRIKES] += 1
    announce(pos, tools)
    pos.anywhere = True
    spend_tools(pos, tools)
    note_attack(pos, army, region)
    pos.push(steps.STRIKE_DIE, army, region)


def resolve_strike(pos: WarcraftPosition, army: int, region: int, die: int) -> None:
    """Take the region if the hand covers what the die leaves of its cost (W-RACE-GNOMES-2)."""
    tell_die(pos, army, die, region)
    pos.roll = die
    needed = cost(pos, army, region)
    hand = pos.hand[army]
    if needed <= hand:
        conquer(pos, army, region, needed, "strike")
    elif needed <= hand + pos.rules.best_roll:
        pos.push(steps.STRIKE, army, region)
    else:
        spend_strike(pos)


def press_strike(pos: WarcraftPosition, army: int, region: int) -> None:
    """Make a strike that fell short the last attempt of the turn (W-RULING-29)."""
    pos.stack.pop()
    pos.push(shared.FINAL_DIE, army, region)


def spend_strike(pos: WarcraftPosition) -> None:
    """End a strike without effect."""
    pos.roll = NONE
    put_tools_down(pos)


# Raids on artifacts.


def raid_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the artifacts next door that may be moved into an own region (W-RACE-ETHEREALS-1)."""
    table = pos.table(army)
    if pos.uses[RAIDS] >= table.site_raids:
        return []
    player = pos.rules.army_player[army]
    actions: list[int] = []
    for site, place in enumerate(pos.site_at):
        if place == NONE or not pos.site(site).artifact or pos.held[army] >> place & 1:
            continue
        if untouchable(pos, player, place, attack=False):
            continue
        for region in members(pos.rules.board.adjacent[place] & pos.held[army]):
            actions.append(encode(verbs.STEAL, site, region))
    return actions


def steal(pos: WarcraftPosition, army: int, site: int, region: int) -> None:
    """Move an artifact into an own region; it is no attack (W-RACE-ETHEREALS-2)."""
    player = pos.rules.army_player[army]
    pay_touch(pos, player, pos.site_at[site], attack=False)
    pos.uses[RAIDS] += 1
    carry(pos, site, region)


def _missing_tools(pos: WarcraftPosition, army: int, region: int, tools: int) -> Refusal | None:
    """Say which of the tools cannot be used now."""
    ready = ready_tools(pos, army)
    for bit, site in enumerate(pos.game_rules.tools):
        if not tools >> bit & 1 or ready >> bit & 1:
            continue
        known = pos.game_rules.sites[site]
        value = ("site", known.id)
        if pos.used_sites >> site & 1:
            return refuse("site_used", "W-SITE-7", value)
        return refuse("site_not_held", "W-SITE-3", value)
    if tools & pos.game_rules.raid_bit and not raided_places(pos, army) >> region & 1:
        return refuse("no_place_to_raid", "W-RACE-ETHEREALS-1", at(pos, region))
    return None


def wielding(pos: WarcraftPosition, army: int, action: int) -> Refusal:
    """Say why a region may not be attacked with tools."""
    verb = verb_of(action)
    region = first_of(action)
    tools = second_of(action)
    missing = _missing_tools(pos, army, region, tools) or short_of_hand(pos, army)
    if missing is not None:
        return missing
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    needed = cost_with(pos, army, region, tools)
    hand = pos.hand[army]
    values = (at(pos, region), ("cost", needed), ("hand", hand))
    if needed <= hand:
        return refuse("no_need_to_roll", "W-DIE-4", *values)
    key = "too_dear" if verb == verbs.WIELD else "out_of_reach_of_die"
    return refuse(key, "W-CONQ-6" if verb == verbs.WIELD else "W-DIE-1", *values)


def striking(pos: WarcraftPosition, army: int, region: int, tools: int) -> Refusal:
    """Say why a region may not be struck from the air."""
    if not pos.table(army).strikes:
        return refuse("cannot_strike", "W-RACE-GNOMES-1")
    if pos.uses[STRIKES] >= pos.table(army).strikes:
        return refuse("strike_used", "W-RACE-GNOMES-1")
    missing = _missing_tools(pos, army, region, tools) or short_of_hand(pos, army)
    if missing is not None:
        return missing
    if pos.held[army] >> region & 1:
        return refuse("own_region", "W-CONQ-10", at(pos, region))
    if not pos.rules.board.land >> region & 1:
        terrain = pos.rules.board.regions[region].terrain
        return refuse("water", "W-WATER-2", at(pos, region), ("terrain", terrain))
    blocked = block(pos, army, region)
    return blocked if blocked is not None else immune(pos, region)


def hammering(pos: WarcraftPosition, army: int, region: int) -> Refusal:
    """Say why a region does not fall to one blow."""
    site = hammer_of(pos, army)
    if site == NONE:
        used = [number for number in members(pos.used_sites) if pos.site(number).lone_units]
        if used:
            return refuse("hammer_used", "W-SITE-7")
        return refuse("no_hammer", "W-ART-DOOMHAMMER-1")
    short = short_of_hand(pos, army)
    if short is not None:
        return short
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    units = pos.units(region)
    if units != 1:
        return refuse("not_one_unit", "W-RULING-67", at(pos, region), ("units", units))
    player = pos.rules.army_player[army]
    price = due(pos, player, region) + pos.site(site).lone_units
    coins = pos.purse(player)
    return refuse("toll", "W-RULING-80", at(pos, region), ("price", price), ("coins", coins))


def stealing(pos: WarcraftPosition, army: int, site: int, region: int) -> Refusal:
    """Say why an artifact may not be moved into a region."""
    table = pos.table(army)
    known = pos.game_rules.sites[site]
    value = ("site", known.id)
    if not table.site_raids:
        return refuse("cannot_steal", "W-RACE-ETHEREALS-1")
    if pos.uses[RAIDS] >= table.site_raids:
        return refuse("raid_used", "W-RACE-ETHEREALS-1")
    if not known.artifact:
        return refuse("not_artifact", "W-SITE-5", value)
    if pos.site_at[site] == NONE:
        return refuse("site_unknown", "W-RULING-25", value)
    if not pos.held[army] >> region & 1:
        return refuse("not_held", "W-RACE-ETHEREALS-1", at(pos, region))
    place = pos.site_at[site]
    if not pos.rules.board.adjacent[place] >> region & 1:
        return refuse("site_far", "W-RACE-ETHEREALS-1", value, at(pos, region))
    blocked = why_untouchable(pos, pos.rules.army_player[army], place)
    if blocked is not None:
        return blocked
    return refuse("own_site", "W-RACE-ETHEREALS-1", value)
