"""Where an army may conquer and what it costs."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.situations import ATTACKERS
from elbowroom.conquest.engine.where import ACTIVE, APART, ATTACKER, DECLINED, NOBODY, OWN, TRIBE
from elbowroom.kernel.bits import members, union

EVERYWHERE: Final = -1
"""Every region of any map."""


def targets(pos: Position, army: int) -> int:
    """Give the regions an army may conquer now, whatever they cost."""
    return targets_of(pos, army, pos.combo(army))


def targets_of(pos: Position, army: int, combo: Combo) -> int:
    """Give the regions an army of a combo may conquer now."""
    held = pos.held[army]
    regions = combo.reach | _near(combo, held) if held else combo.first
    return allowed(pos, army, regions & combo.enterable & ~held)


def allowed(pos: Position, army: int, regions: int) -> int:
    """Leave out what immunity (C-CONQ-11) and peace protect."""
    player = pos.rules.army_player[army]
    immune = pos.immune()
    if immune & regions:
        # C-RUL-30: immunity is against other players.
        regions &= ~immune | pos.own_regions(player)
    if pos.is_active(army):
        for other, bound in enumerate(pos.peace):
            if bound == player:
                regions &= ~pos.held[pos.active(other)]
    for rule in pos.rules.attack_rules:
        regions &= ~rule.forbidden(pos, army)
    return regions


def zones(pos: Position, army: int, among: int = EVERYWHERE) -> list[tuple[int, int]]:
    """Give the changes of cost that depend on who stands where, with their regions.

    Only the regions among those asked for are right.
    """
    return zones_of(pos, army, pos.combo(army), among)


def zones_of(pos: Position, army: int, combo: Combo, among: int) -> list[tuple[int, int]]:
    """Give the changes of cost for an army of a combo, with their regions."""
    found: list[tuple[int, int]] = []
    for change, giving in combo.cost_beside:
        if pos.held[army] & giving:
            found.append((change, beside(combo, pos.held[army] & giving)))
    if combo.shipped & among and pays_passage(pos, army):
        far = combo.shipped & ~near(pos, army)
        if far:
            found.append((pos.rules.passage, far))
    if combo.cost_nonempty:
        found.append((combo.cost_nonempty, occupied(pos, among)))
    if combo.cost_of:
        for change, where, whom in combo.cost_of:
            found.append((change, where & of_whom(pos, army, whom)))
    for rule in pos.rules.cost_rules:
        change = rule.change(pos, army)
        if change:
            found.append((change, pos.rules.board.everywhere))
    return found


def pays_passage(pos: Position, army: int) -> bool:
    """Whether an army that lands from afar pays for the passage."""
    for rule in pos.rules.cost_rules:  # noqa: SIM110 - a generator would cost more
        if rule.waives_passage(pos, army):
            return False
    return True


def near(pos: Position, army: int) -> int:
    """Give the regions that count as adjacent to those of an army."""
    return _near(pos.combo(army), pos.held[army])


def _near(combo: Combo, held: int) -> int:
    known, regions = combo.beside
    if known != held:
        regions = beside(combo, held)
        for _ in range(combo.distance - 1):
            regions |= beside(combo, regions)
        combo.beside = (held, regions)
    return regions


def beside(combo: Combo, held: int) -> int:
    """Give the regions next to some, as a race sees them."""
    return union(combo.adjacent, held)


def occupied(pos: Position, among: int) -> int:
    """Give the regions among some that are not empty."""
    regions = 0
    for held in pos.held:
        regions |= held
    for region in members(among & pos.rules.board.everywhere & ~regions):
        if pos.tokens[region]:
            regions |= 1 << region
    return regions & among


def of_whom(pos: Position, army: int, whom: int) -> int:
    """Give the regions that are whose they must be, as an army sees them (`where.py`)."""
    player = pos.rules.army_player[army]
    taken = 0
    regions = 0
    for other, held in enumerate(pos.held):
        taken |= held
        if held and other != army and whom & holder_bits(pos, player, other):
            regions |= held
    if whom & (NOBODY | TRIBE):
        for region in members(pos.rules.board.everywhere & ~taken):
            if whom & (TRIBE if pos.tokens[region] else NOBODY):
                regions |= 1 << region
    if whom & APART:
        regions &= ~beside(pos.combo(army), pos.held[army]) if pos.held[army] else 0
    return regions


def holder_bits(pos: Position, player: int, holder: int) -> int:
    """Say what an army is to a player: active, in decline, the player's own, one who attacked."""
    owner = pos.rules.army_player[holder]
    if owner == player:
        return OWN
    bits = ACTIVE if pos.is_active(holder) else DECLINED
    if pos.memory and pos.memory[ATTACKERS + player] >> owner & 1:
        bits |= ATTACKER
    return bits


def cost(pos: Position, army: int, region: int) -> int:
    """Count the tokens an army needs to conquer a region (C-CONQ-7, C-CONQ-8)."""
    combo = pos.combo(army)
    needed = combo.base_cost[region] + pos.tokens[region] + pos.defence[region]
    for change, where in zones_of(pos, army, combo, 1 << region):
        if where >> region & 1:
            needed += change
    if pos.roll != NONE:
        needed -= pos.roll
    return max(needed, combo.fewest_tokens)


def costs(pos: Position, army: int, regions: list[int], among: int = EVERYWHERE) -> list[int]:
    """Count the tokens needed for each of several regions, all of them among some."""
    combo = pos.combo(army)
    base = combo.base_cost
    tokens = pos.tokens
    defence = pos.defence
    changes = zones_of(pos, army, combo, among)
    if changes:
        change, where = changes.pop()
        found = [
            base[region] + tokens[region] + defence[region] + change * (where >> region & 1)
            for region in regions
        ]
    else:
        found = [base[region] + tokens[region] + defence[region] for region in regions]
    for change, where in changes:
        for place, region in enumerate(regions):
            if where >> region & 1:
                found[place] += change
    if pos.roll > 0:
        found = [needed - pos.roll for needed in found]
    fewest = combo.fewest_tokens
    return [
        needed if needed > fewest else fewest  # noqa: FURB136 - a call would cost more
        for needed in found
    ]


def substitution_targets(pos: Position, army: int) -> int:
    """Give the regions whose lone token may be substituted."""
    combo = pos.combo(army)
    if not combo.substitutes or not pos.hand[army] or pos.roll != NONE:
        return 0
    if pos.tray[pos.race(army)] == 0:
        return 0
    lone = 0
    player = pos.rules.army_player[army]
    for enemy in range(pos.rules.players):
        if enemy != player and not pos.substituted >> enemy & 1:
            for region in members(pos.held[pos.active(enemy)]):
                if pos.tokens[region] == 1:
                    lone |= 1 << region
    for kind in pos.rules.guarding_kinds:
        lone &= ~pos.standing[kind]
    if not lone:
        return 0
    if pos.held[army]:
        return lone & targets(pos, army)
    # C-RUL-20: without a region only a race that reaches anywhere can.
    return lone & allowed(pos, army, combo.reach & combo.enterable)
