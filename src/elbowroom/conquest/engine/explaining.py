"""Costs and prices as named parts."""

from __future__ import annotations

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.combo import BASE_COST
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import near, occupied, pays_passage
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part


def explain_action(pos: Position, action: int) -> Explanation | None:
    """Take the number behind an action apart; None if it has none."""
    verb = verb_of(action)
    if verb in (verbs.CONQUER, verbs.ATTEMPT):
        return explain_cost(pos, acting_army(pos), first_of(action))
    if verb == verbs.SUBSTITUTE:
        return Explanation("cost", (Part(0, "token from hand", key="cost.substitution"),))
    if verb == verbs.PICK and first_of(action) < len(pos.row):
        return _explain_pick(pos, first_of(action))
    if verbs.MARKER <= verb < verbs.EXTRA:
        kind = verb - verbs.MARKER
        marker = pos.rules.markers[kind]
        army = acting_army(pos)
        if pos.has_race(army) and kind in [each for each, _ in pos.combo(army).for_one]:
            fewest = pos.combo(army).fewest_tokens
            return Explanation(
                "cost", (Part(fewest, marker.id, marker.rule, f"marker.{marker.id}"),)
            )
    return None


def acting_army(pos: Position) -> int:
    """Number the army that conquers now, or would."""
    if pos.stack and verb_of(pos.stack[-1]) in (steps.ARMY_IN_DECLINE, steps.READY, steps.CONQUER):
        return first_of(pos.stack[-1])
    return pos.active(pos.turn_player)


def explain_cost(pos: Position, army: int, region: int) -> Explanation:
    """Take the cost of a conquest apart (C-CONQ-7, C-CONQ-8)."""
    cite = pos.rules.citation
    parts = [Part(BASE_COST, "base", cite("cost"), "cost.base")]
    if pos.tokens[region]:
        tribe = pos.holder[region] == NONE
        name, key = ("lost tribe", "cost.tribe") if tribe else ("tokens", "cost.tokens")
        parts.append(Part(pos.tokens[region], name, cite("cost"), key))
    if pos.rules.board.mountains >> region & 1:
        parts.append(Part(1, "mountain", cite("cost"), "cost.mountain"))
    for kind, marker in enumerate(pos.rules.markers):
        count = pos.marker_count(kind, region)
        if count and marker.defence:
            key = f"marker.{marker.id}"
            parts.append(Part(count * marker.defence, marker.id, marker.rule, key))
    if pos.has_race(army):
        parts += _passage_part(pos, army, region)
        parts += _trait_parts(pos, army, region)
        for rule in pos.rules.cost_rules:
            parts += rule.parts(pos, army)
    if pos.roll > 0:
        parts.append(Part(-pos.roll, "die", cite("roll"), "cost.die"))
    fewest = pos.combo(army).fewest_tokens if pos.has_race(army) else 1
    short = fewest - sum([part.amount for part in parts])
    if short > 0:
        name = "minimum of one token" if fewest == 1 else f"minimum of {fewest} tokens"
        parts.append(Part(short, name, cite("least_cost"), "cost.least"))
    return Explanation("cost", tuple(parts))


def _passage_part(pos: Position, army: int, region: int) -> list[Part]:
    """Name what landing from afar adds."""
    far = pos.combo(army).shipped & ~near(pos, army)
    if not far >> region & 1 or not pays_passage(pos, army):
        return []
    return [Part(pos.rules.passage, "passage", pos.rules.citation("passage"), "cost.passage")]


def _trait_parts(pos: Position, army: int, region: int) -> list[Part]:
    board = pos.rules.board
    combo = pos.combo(army)
    parts: list[Part] = []
    for effect, trait in combo.sources:
        change, regions = effect.conquest_cost(board)
        amount = change if regions >> region & 1 else 0
        if effect.conquest_cost_nonempty() and occupied(pos, 1 << region):
            amount += effect.conquest_cost_nonempty()
        change, giving = effect.conquest_cost_beside(board)
        for own in members(pos.held[army] & giving):
            if combo.adjacent[own] >> region & 1:
                amount += change
                break
        if amount:
            parts.append(Part(amount, trait.name, trait.rule, trait_key(trait)))
    return parts


def _explain_pick(pos: Position, place: int) -> Explanation:
    combo = pos.rules.combo(pos.row[place])
    rule = pos.rules.citation("tokens")
    parts = [Part(combo.race.tokens, combo.race.name, rule, trait_key(combo.race))]
    if combo.power is not None:
        parts.append(Part(combo.power.tokens, combo.power.name, rule, trait_key(combo.power)))
    for effect, trait in combo.sources:
        if effect.tokens_at_pick():
            name = f"{trait.name} (ability)"
            parts.append(Part(effect.tokens_at_pick(), name, trait.rule, trait_key(trait)))
    return Explanation("tokens", tuple(parts))
