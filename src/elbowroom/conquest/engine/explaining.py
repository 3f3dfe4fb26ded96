"""Costs and prices as named parts."""

from __future__ import annotations

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.combo import BASE_COST, Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import near, occupied, pays_passage
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.reasons import Explanation, Part
from elbowroom.kernel.steps import KIND


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
    step = pos.stack[-1] if pos.stack else -1
    if step >> KIND in (steps.ARMY_IN_DECLINE, steps.READY, steps.CONQUER):
        return step >> 6 & 63
    return pos.active(pos.turn_player)


def explain_cost(pos: Position, army: int, region: int) -> Explanation:
    """Take the cost of a conquest apart (C-CONQ-7, C-CONQ-8)."""
    cite = pos.rules.citation
    rule = cite("cost")
    parts = [Part(BASE_COST, "base", rule, "cost.base")]
    if pos.tokens[region]:
        tribe = pos.holder[region] == NONE
        name, key = ("lost tribe", "cost.tribe") if tribe else ("tokens", "cost.tokens")
        parts.append(Part(pos.tokens[region], name, rule, key))
    if pos.rules.board.mountains >> region & 1:
        parts.append(Part(1, "mountain", rule, "cost.mountain"))
    for kind, marker in enumerate(pos.rules.markers):
        if marker.defence and pos.standing[kind] >> region & 1:
            amount = pos.marker_count(kind, region) * marker.defence
            parts.append(Part(amount, marker.id, marker.rule, f"marker.{marker.id}"))
    fewest = 1
    if pos.has_race(army):
        combo = pos.combo(army)
        fewest = combo.fewest_tokens
        parts += _passage_part(pos, army, combo, region)
        parts += _trait_parts(pos, army, combo, region)
        for change in pos.rules.cost_rules:
            parts += change.parts(pos, army)
    if pos.roll > 0:
        parts.append(Part(-pos.roll, "die", cite("roll"), "cost.die"))
    explained = Explanation("cost", tuple(parts))
    short = fewest - explained.total
    if short <= 0:
        return explained
    name = "minimum of one token" if fewest == 1 else f"minimum of {fewest} tokens"
    parts.append(Part(short, name, cite("least_cost"), "cost.least"))
    return Explanation("cost", tuple(parts))


def _passage_part(pos: Position, army: int, combo: Combo, region: int) -> list[Part]:
    """Name what landing from afar adds."""
    shipped = combo.shipped >> region & 1
    if not shipped or near(pos, army) >> region & 1 or not pays_passage(pos, army):
        return []
    return [Part(pos.rules.passage, "passage", pos.rules.citation("passage"), "cost.passage")]


def _trait_parts(pos: Position, army: int, combo: Combo, region: int) -> list[Part]:
    parts: list[Part] = []
    for trait, change, regions, nonempty, (nearby, giving) in combo.cost_sources:
        amount = change if regions >> region & 1 else 0
        if nonempty and occupied(pos, 1 << region):
            amount += nonempty
        standing = pos.held[army] & giving
        if standing and any([combo.adjacent[own] >> region & 1 for own in members(standing)]):
            amount += nearby
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
