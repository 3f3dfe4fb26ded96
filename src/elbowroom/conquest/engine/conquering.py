"""The conquests of an army: making it ready, attacking, and the dice."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.battle import (
    abandon,
    conquer,
    conquer_for_one,
    note_attack,
    substitute,
)
from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import cost, substitution_targets, targets_of, zones_of
from elbowroom.conquest.engine.steps import AnyPosition, ArmyStep
from elbowroom.kernel.bits import COMPILED, WIDEST, lowest, members, nth, size
from elbowroom.kernel.compiler_marks import i64
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.randomness import advance, below
from elbowroom.kernel.steps import place_among

# Actions by region: to take them out of a list is cheaper than to make them, and nobody reads them here.
_CONQUER: Final[list[Any]] = [encode(verbs.CONQUER, region) for region in range(WIDEST)]
_ATTEMPT: Final[list[Any]] = [encode(verbs.ATTEMPT, region) for region in range(WIDEST)]
_ABANDON: Final[list[Any]] = [encode(verbs.ABANDON, region) for region in range(WIDEST)]


class ReadyStep(ArmyStep[Position]):
    """Regions may be abandoned before the first conquest (C-CONQ-1a)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        actions = abandon_actions(pos, first_of(step))
        actions.append(verbs.DONE_ACTION)
        return actions

    def choice(self, pos: Position, step: int) -> int:
        held = pos.held[first_of(step)]
        regions = size(held)
        place = place_among(pos, regions + 1)
        return verbs.DONE_ACTION if place == regions else encode(verbs.ABANDON, nth(held, place))

    def answer(self, pos: Position, step: int, action: int) -> None:
        if action == verbs.DONE_ACTION:
            pos.stack.pop()
        else:
            abandon(pos, first_of(step), first_of(action))


class ConquerStep(ArmyStep[Position]):
    """The active army conquers until it is done."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return conquest_actions(pos, first_of(step))

    def choice(self, pos: Position, step: int) -> int:
        combo = pos.combo(first_of(step))
        if not COMPILED or combo.rolls or combo.for_one or combo.substitutes or combo.ways:
            return super().choice(pos, step)
        return _random_attack(pos, first_of(step), combo)

    def answer(self, pos: Position, step: int, action: int) -> None:
        perform_conquest(pos, first_of(step), action)


class ArmyInDeclineStep(ArmyStep[Position]):
    """An army in decline conquers as well; it abandons no region once it has begun."""

    def answers(self, pos: Position, step: int) -> list[int]:
        army = first_of(step)
        actions = conquest_actions(pos, army)
        return actions if second_of(step) else [*abandon_actions(pos, army), *actions]

    def answer(self, pos: Position, step: int, action: int) -> None:
        army = first_of(step)
        if verb_of(action) == verbs.ABANDON:
            abandon(pos, army, first_of(action))
            return
        if action != verbs.DONE_ACTION:
            pos.stack[-1] = encode(steps.ARMY_IN_DECLINE, army, 1)
        perform_conquest(pos, army, action)


class DieStep(ArmyStep[AnyPosition]):
    """The die is rolled for an army."""

    def outcomes(self, pos: AnyPosition, step: int) -> list[tuple[int, int]]:
        faces = pos.rules.die
        return [(encode(verbs.DIE, face), faces.count(face)) for face in sorted(set(faces))]

    def draw(self, pos: AnyPosition, step: int) -> int:
        pos.rng = advance(pos.rng)
        return encode(verbs.DIE, pos.rules.die[below(pos.rng, len(pos.rules.die))])


class FinalDieStep(DieStep[Position]):
    """The die of a final attempt on a region (C-CONQ-18)."""

    def answer(self, pos: Position, step: int, action: int) -> None:
        army = first_of(step)
        region = second_of(step)
        die = first_of(action)
        tell_die(pos, army, die, region)
        if pos.hand[army] + die >= cost(pos, army, region):
            conquer(pos, army, region, pos.hand[army], "attempt")
            return
        pos.roll = NONE
        for listener in pos.rules.listeners:
            listener.attempt_failed(pos)
        if pos.events is not None:
            facts: dict[str, object] = {"region": pos.rules.board.ids[region]}
            pos.note(Event("attempt_failed", pos.rules.army_player[army], facts))


class EarlyDieStep(DieStep[Position]):
    """The die rolled before a conquest; without a target it can pay for, the conquests end."""

    def answer(self, pos: Position, step: int, action: int) -> None:
        army = first_of(step)
        pos.roll = first_of(action)
        tell_die(pos, army, pos.roll)
        if conquest_actions(pos, army) == [verbs.DONE_ACTION]:
            pos.roll = NONE
            pos.stack.pop()


def conquest_actions(pos: Position, army: int) -> list[int]:
    """List the conquests an army can make or try, and the end of its conquests."""
    combo = pos.combo(army)
    hand = pos.hand[army]
    actions: list[Any] = []
    if hand >= combo.fewest_tokens:
        among = targets_of(pos, army, combo)
        _add_attacks(pos, combo, hand, among, zones_of(pos, army, combo, among), actions)
        if combo.rolls and among and pos.roll == NONE:
            actions.append(encode(verbs.ROLL))
        if combo.for_one and pos.roll == NONE:
            regions = members(among)
            for kind in kinds_for_one(pos, army):
                actions += [encode(verbs.MARKER + kind, region) for region in regions]
    if combo.substitutes:
        for region in members(substitution_targets(pos, army)):
            actions.append(encode(verbs.SUBSTITUTE, region))
    for way in combo.ways:
        actions += way.actions(pos, army)
    actions.append(verbs.DONE_ACTION)
    return actions


def _random_attack(pos: Position, army: int, combo: Combo) -> int:
    """Choose what stands in `conquest_actions` where nothing but attacks does, without listing them."""
    hand = pos.hand[army]
    if hand < combo.fewest_tokens:
        return verbs.DONE_ACTION
    among = targets_of(pos, army, combo)
    attacked, taken = _attacks(pos, combo, hand, among, zones_of(pos, army, combo, among))
    attacks = size(attacked)
    place = place_among(pos, attacks + 1)
    if place == attacks:
        return verbs.DONE_ACTION
    region = nth(attacked, place)
    return encode(verbs.CONQUER if taken >> region & 1 else verbs.ATTEMPT, region)


def _attacks(
    pos: Position, combo: Combo, hand: i64, among: i64, changes: list[tuple[int, int]]
) -> tuple[i64, i64]:
    """Give the regions `_add_attacks` lists, and those of them there are tokens for."""
    best: i64 = hand + pos.rules.best_roll
    base = combo.base_cost
    tokens = pos.tokens
    defence = pos.defence
    attacked: i64 = 0
    taken: i64 = 0
    while among:
        here: i64 = among & -among
        region: i64 = lowest(among)
        among ^= here
        needed: i64 = base[region] + tokens[region] + defence[region]
        for change, where in changes:
            if where >> region & 1:
                needed += change
        if needed <= best:
            attacked |= here
            if needed <= hand:
                taken |= here
    return attacked, taken


def _add_attacks(
    pos: Position,
    combo: Combo,
    hand: i64,
    among: i64,
    changes: list[tuple[int, int]],
    actions: list[Any],
) -> None:
    """Add the conquests there are tokens for, and the attempts that the die may help (C-CONQ-18)."""
    best: i64 = hand if combo.rolls else hand + pos.rules.best_roll
    discount: i64 = max(0, pos.roll)
    base = combo.base_cost
    tokens = pos.tokens
    defence = pos.defence
    for region in members(among):
        needed: i64 = base[region] + tokens[region] + defence[region] - discount
        for change, where in changes:
            if where >> region & 1:
                needed += change
        if needed <= hand:
            actions.append(_CONQUER[region])
        elif needed <= best:
            actions.append(_ATTEMPT[region])


def kinds_for_one(pos: Position, army: int) -> list[int]:
    """List the markers that may still take a region for one token this turn."""
    allowed = pos.combo(army).for_one
    if pos.conquests_for_one >= sum([each_turn for _, each_turn in allowed]):
        return []
    return [kind for kind, _ in allowed]


def abandon_actions(pos: Position, army: int) -> list[int]:
    """List the regions an army may abandon."""
    return [_ABANDON[region] for region in members(pos.held[army])]


def perform_conquest(pos: Position, army: int, action: int) -> None:
    """Carry out an action of an army that conquers, or the end of its conquests."""
    verb = verb_of(action)
    region = first_of(action)
    if verb == verbs.CONQUER:
        before_attack(pos, army, region)
        conquer(pos, army, region, cost(pos, army, region), "conquer")
    elif verb == verbs.DONE:
        pos.stack.pop()
        pos.roll = NONE
    elif verb == verbs.ATTEMPT:
        before_attack(pos, army, region)
        attempt(pos, army, region)
    elif verb == verbs.SUBSTITUTE:
        before_attack(pos, army, region)
        substitute(pos, army, region)
    elif verb == verbs.ROLL:
        pos.push(steps.EARLY_DIE, army)
    else:
        _perform_another_way(pos, army, action)


def _perform_another_way(pos: Position, army: int, action: int) -> None:
    verb = verb_of(action)
    way = pos.rules.way(verb)
    if way is None:
        conquer_for_one(pos, army, first_of(action), verb - verbs.MARKER)
    else:
        way.perform(pos, army, action)


def before_attack(pos: Position, army: int, region: int) -> None:
    """Let what the game wants before an attack happen."""
    for rule in pos.rules.attack_rules:
        rule.before(pos, army, region)


def attempt(pos: Position, army: int, region: int) -> None:
    """Make the final attempt: whatever the die shows, the conquests end here (C-CONQ-19)."""
    pos.stack.pop()
    note_attack(pos, army, region)
    pos.push(steps.FINAL_DIE, army, region)


def tell_die(pos: Position, army: int, die: int, region: int = NONE) -> None:
    """Note for those who watch what was rolled, for which region and what it needed."""
    if pos.events is None:
        return
    facts: dict[str, object] = {"die": die}
    if region != NONE:
        facts["region"] = pos.rules.board.ids[region]
        facts["needs"] = max(0, cost(pos, army, region) - pos.hand[army])
    pos.note(Event("rolled", pos.rules.army_player[army], facts))
