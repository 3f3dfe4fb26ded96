"""Costs and prices as named parts."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.combo import BASE_COST, Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import (
    EVERYWHERE,
    beside,
    costs,
    near,
    occupied,
    of_whom,
    pays_passage,
)
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.kernel.notation import MOST, VERB, first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Offer, Part
from elbowroom.kernel.steps import KIND

ATTACKS: Final = (verbs.CONQUER, verbs.ATTEMPT)
"""The verbs whose number is what a region costs."""
PartThere = tuple[int, Part]
"""A part of the cost with the regions where it is one."""


def explain_action(pos: Position, action: int) -> Explanation | None:
    """Take the number behind an action apart; None if it has none."""
    verb = verb_of(action)
    if verb in ATTACKS:
        return explain_cost(pos, acting_army(pos), first_of(action))
    if verb == verbs.SUBSTITUTE:
        return _explanation(pos, "cost", [Part(0, "cost.substitution")])
    if verb == verbs.PICK and first_of(action) < len(pos.row):
        return _explain_pick(pos, first_of(action))
    if verbs.MARKER <= verb < verbs.EXTRA:
        kind = verb - verbs.MARKER
        marker = pos.rules.markers[kind]
        army = acting_army(pos)
        if pos.has_race(army) and kind in [each for each, _ in pos.combo(army).for_one]:
            fewest = pos.combo(army).fewest_tokens
            part = Part(fewest, f"marker.{marker.id}", marker.rule)
            return _explanation(pos, "cost", [part])
    return None


def acting_army(pos: Position) -> int:
    """Number the army that conquers now, or would."""
    step = pos.stack[-1] if pos.stack else -1
    if step >> KIND in (steps.ARMY_IN_DECLINE, steps.READY, steps.CONQUER):
        return step >> 6 & 63
    return pos.active(pos.turn_player)


def attack_offers(pos: Position, attacks: list[int]) -> dict[int, Offer]:
    """Tell what attacks cost and leave in hand, and the odds of final attempts (C-CONQ-18)."""
    army = acting_army(pos)
    regions = [action >> 6 & MOST for action in attacks]
    numbers = explain_costs(pos, army, regions)
    found: dict[int, Offer] = {}
    for action, cost, number in zip(attacks, costs(pos, army, regions), numbers, strict=True):
        left = pos.hand[army] - cost
        odds = pos.rules.odds[-left] if action >> VERB == verbs.ATTEMPT else None
        found[action] = Offer(action, number, {"left": max(0, left)}, odds)
    return found


def explain_cost(pos: Position, army: int, region: int) -> Explanation:
    """Take the cost of a conquest apart."""
    return explain_costs(pos, army, [region])[0]


def explain_costs(pos: Position, army: int, regions: list[int]) -> list[Explanation]:
    """Take the costs of several conquests apart (C-CONQ-7, C-CONQ-8), all of them at once."""
    known = _parts_by_region(pos, regions) + _parts_by_zone(pos, army)
    fewest = pos.combo(army).fewest_tokens if pos.has_race(army) else 1
    least = Part(0, "cost.least", pos.rules.citation("least_cost"))
    found: list[Explanation] = []
    for region in regions:
        parts: list[Part] = []
        total = 0
        for where, part in known:
            if where >> region & 1:
                parts.append(part)
                total += part.amount
        if total < fewest:
            parts.append(least._replace(amount=fewest - total))
        found.append(Explanation("cost", tuple(parts), pos.rules.game_id))
    return found


def _parts_by_region(pos: Position, regions: list[int]) -> list[PartThere]:
    """Name what each region costs by itself and for whatever stands there."""
    rule = pos.rules.citation("cost")
    known: list[PartThere] = [(EVERYWHERE, Part(BASE_COST, "cost.base", rule))]
    for region in regions:
        if pos.tokens[region]:
            key = "cost.tribe" if pos.holder[region] == NONE else "cost.tokens"
            known.append((1 << region, Part(pos.tokens[region], key, rule)))
    known.append((pos.rules.board.mountains, Part(1, "cost.mountain", rule)))
    for kind, marker in enumerate(pos.rules.markers):
        if marker.defence and pos.standing[kind]:
            known += _marker_parts(pos, kind, regions)
    return known


def _marker_parts(pos: Position, kind: int, regions: list[int]) -> list[PartThere]:
    marker = pos.rules.markers[kind]
    one = Part(marker.defence, f"marker.{marker.id}", marker.rule)
    if not marker.stacks:
        return [(pos.standing[kind], one)]
    return [
        (1 << region, one._replace(amount=count * marker.defence))
        for region in regions
        if (count := pos.marker_count(kind, region))
    ]


def _parts_by_zone(pos: Position, army: int) -> list[PartThere]:
    """Name what changes the cost wherever a rule or a trait says so."""
    known: list[PartThere] = []
    if pos.has_race(army):
        combo = pos.combo(army)
        known += _passage_part(pos, army, combo) + _trait_parts(pos, army, combo)
        for change in pos.rules.cost_rules:
            known += [(EVERYWHERE, part) for part in change.parts(pos, army)]
    if pos.roll > 0:
        die = Part(-pos.roll, "cost.die", pos.rules.citation("roll"))
        known.append((EVERYWHERE, die))
    return known


def _passage_part(pos: Position, army: int, combo: Combo) -> list[PartThere]:
    """Name what landing from afar adds."""
    if not combo.shipped or not pays_passage(pos, army):
        return []
    passage = Part(pos.rules.passage, "cost.passage", pos.rules.citation("passage"))
    return [(combo.shipped & ~near(pos, army), passage)]


def _trait_parts(pos: Position, army: int, combo: Combo) -> list[PartThere]:
    """Name what race and power change: in some regions, where there is somebody, beside some."""
    known: list[PartThere] = []
    for trait, change, regions, nonempty, (nearby, giving) in combo.cost_sources:
        zones = [(regions, change)]
        if nonempty:
            zones.append((occupied(pos, EVERYWHERE), nonempty))
        if giving & pos.held[army]:
            zones.append((beside(combo, giving & pos.held[army]), nearby))
        for where, amount in zones:
            if amount:
                known.append((where, Part(amount, trait_key(trait), trait.rule)))
    if combo.cost_of:
        for effect, trait in combo.sources:
            amount, where, whom = effect.conquest_cost_of(pos.rules.board)
            if where:
                part = Part(amount, trait_key(trait), trait.rule)
                known.append((where & of_whom(pos, army, whom), part))
    return known


def _explain_pick(pos: Position, place: int) -> Explanation:
    combo = pos.rules.combo(pos.row[place])
    rule = pos.rules.citation("tokens")
    parts = [Part(combo.race.tokens, trait_key(combo.race), rule)]
    if combo.power is not None:
        parts.append(Part(combo.power.tokens, trait_key(combo.power), rule))
    coins = pos.row_coins[place]
    for effect, trait in combo.sources:
        tokens = effect.tokens_at_pick() + effect.tokens_for_row_coins() * coins
        if tokens:
            parts.append(Part(tokens, trait_key(trait), trait.rule))
    return _explanation(pos, "tokens", parts)


def _explanation(pos: Position, what: str, parts: list[Part]) -> Explanation:
    return Explanation(what, tuple(parts), pos.rules.game_id)
