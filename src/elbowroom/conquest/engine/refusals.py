"""Why an action is not allowed: the key of the reason, its numbers and the rule behind it."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.conquering import kinds_for_one
from elbowroom.conquest.engine.explaining import acting_army, explain_cost
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.placing import driven_out, in_hand
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.conquest.engine.reach import targets
from elbowroom.conquest.engine.redeploy import redeploying
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


def why_not(pos: Position, action: int) -> Refusal:
    """Find the reason why an action is not among the allowed ones."""
    verb = verb_of(action)
    if not pos.stack:
        return _refuse(pos, "game_over")
    if verb not in expected_verbs(pos):
        return _refuse(pos, "wrong_step")
    region = first_of(action)
    if verb in (verbs.CONQUER, verbs.ATTEMPT):
        return _conquest(pos, verb, region)
    if verb == verbs.SUBSTITUTE:
        return _substitution(pos, region)
    if verb == verbs.ROLL:
        return _rolling(pos)
    if verb in (verbs.REDEPLOY, verbs.TAKE, verbs.PLACE):
        return _tokens(pos, verb, region, second_of(action))
    if verb == verbs.ABANDON:
        return _not_held(pos, region)
    if verb == verbs.PICK:
        return _picking(pos, region)
    if verb == verbs.PEACE:
        return _peace(pos, region)
    if verb == verbs.DONE:
        return _ending(pos)
    if verb >= verbs.MARKER:
        return _marker(pos, verb - verbs.MARKER, region, second_of(action))
    return _refuse(pos, "chance")


_VERBS_OF_STEP: Final[dict[int, tuple[int, ...]]] = {
    steps.CHOICE: (verbs.EXPAND, verbs.DECLINE),
    steps.PICK: (verbs.PICK,),
    steps.ARMY_IN_DECLINE: (
        verbs.ABANDON,
        verbs.CONQUER,
        verbs.ATTEMPT,
        verbs.ROLL,
        verbs.SUBSTITUTE,
        verbs.DONE,
    ),
    steps.READY: (verbs.ABANDON, verbs.DONE),
    steps.CONQUER: (verbs.CONQUER, verbs.ATTEMPT, verbs.ROLL, verbs.SUBSTITUTE, verbs.DONE),
    steps.REDEPLOY: (verbs.REDEPLOY, verbs.DONE),
    steps.TAKE: (verbs.TAKE,),
    steps.PLACE: (verbs.DONE,),
    steps.PEACE: (verbs.PEACE,),
    steps.LATE_DECLINE: (verbs.DECLINE, verbs.DONE),
    steps.WITHDRAW: (verbs.PLACE, verbs.DONE),
    steps.FIRST_PLAYER: (verbs.FIRST,),
    steps.REVEAL: (verbs.COMBO,),
    steps.FINAL_DIE: (verbs.DIE,),
    steps.EARLY_DIE: (verbs.DIE,),
}


def expected_verbs(pos: Position) -> list[int]:
    """List the verbs that belong to the step on top."""
    step = verb_of(pos.stack[-1])
    expected = list(_VERBS_OF_STEP.get(step, (verbs.DIE,)))
    if step == steps.ARMY_IN_DECLINE and second_of(pos.stack[-1]):
        expected.remove(verbs.ABANDON)
    if step in (steps.ARMY_IN_DECLINE, steps.CONQUER, steps.PLACE, steps.WITHDRAW):
        combo = pos.combo(first_of(pos.stack[-1]))
        groups = (
            [combo.for_one] if step in (steps.ARMY_IN_DECLINE, steps.CONQUER) else [combo.spread]
        )
        if step == steps.PLACE:
            groups += [combo.standing, combo.built]
        for group in groups:
            expected += [verbs.MARKER + kind for kind, _ in group]
    return expected


def _refuse(pos: Position, key: str, *values: tuple[str, str | int]) -> Refusal:
    return Refusal(key, pos.rules.citation(key), values, pos.rules.game_id)


def _refuse_marker(
    pos: Position, marker: Marker, key: str, *values: tuple[str, str | int]
) -> Refusal:
    named = (("marker", marker.id), *values)
    return Refusal(key, marker.placing_rule, named, pos.rules.game_id)


def _at(pos: Position, region: int) -> tuple[str, str | int]:
    return ("region", pos.rules.board.ids[region])


def _not_held(pos: Position, region: int) -> Refusal:
    return _refuse(pos, "not_held", _at(pos, region))


def _conquest(pos: Position, verb: int, region: int) -> Refusal:
    army = acting_army(pos)
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    hand = pos.hand[army]
    fewest = pos.combo(army).fewest_tokens
    if hand < fewest:
        return _empty_hand(pos, fewest)
    explained = explain_cost(pos, army, region)
    needed = explained.total
    numbers = (_at(pos, region), ("cost", needed), ("hand", hand))
    if verb == verbs.CONQUER:
        return _refuse(pos, "too_dear", *numbers)._replace(explained=explained)
    if pos.combo(army).rolls:
        return _refuse(pos, "no_final_attempt")
    if needed <= hand:
        return _refuse(pos, "no_need_to_roll", *numbers)._replace(explained=explained)
    return _refuse(pos, "out_of_reach_of_die", *numbers)._replace(explained=explained)


def unreachable(pos: Position, army: int, region: int) -> Refusal | None:
    """Find why a region is no target at all; None if it is one."""
    if targets(pos, army) >> region & 1:
        return None
    combo = pos.combo(army)
    bit = 1 << region
    at = _at(pos, region)
    if pos.held[army] & bit:
        return _refuse(pos, "own_region", at)
    if not combo.enterable & bit:
        terrain = pos.rules.board.regions[region].terrain
        return _refuse(pos, "water", at, ("terrain", terrain))
    holder = pos.holder[region]
    for rule in pos.rules.attack_rules:
        blocked = rule.refuse(pos, army, region)
        if blocked is not None:
            return blocked
    if pos.immune() & bit & ~pos.own_regions(pos.rules.army_player[army]):
        if pos.rules.has_immune_land and pos.immune_land() & bit:
            return _refuse(pos, "immune_land", at)
        guard = _guard(pos, region)
        return _refuse(pos, "immune", at, ("marker", guard))
    if _at_peace(pos, army, holder):
        seat = pos.rules.army_player[holder]
        return _refuse(pos, "peace", at, ("seat", seat))
    if not pos.held[army]:
        return _refuse(pos, "not_border", at)
    return _refuse(pos, "not_adjacent", at)


def _empty_hand(pos: Position, fewest: int) -> Refusal:
    if fewest == 1:
        return _refuse(pos, "empty_hand")
    return _refuse(pos, "empty_hand_of_many", ("tokens", fewest))


def _at_peace(pos: Position, army: int, holder: int) -> bool:
    """Whether peace binds an active army against the active army that holds a region."""
    if holder == NONE or not (pos.is_active(army) and pos.is_active(holder)):
        return False
    return pos.peace[pos.rules.army_player[holder]] == pos.rules.army_player[army]


def _guard(pos: Position, region: int) -> str:
    kinds = [kind for kind in pos.rules.immune_kinds if pos.standing[kind] >> region & 1]
    return pos.rules.markers[kinds[0]].id


def _substitution(pos: Position, region: int) -> Refusal:
    army = first_of(pos.stack[-1])
    holder = pos.holder[region]
    if not pos.combo(army).substitutes:
        return _refuse(pos, "cannot_substitute")
    if pos.roll != NONE:
        return _refuse(pos, "roll_first")
    if not pos.hand[army]:
        return _refuse(pos, "empty_hand")
    if pos.tray[pos.race(army)] == 0:
        return _refuse(pos, "tray_empty")
    if holder in (NONE, army) or not pos.is_active(holder):
        return _refuse(pos, "not_an_active_enemy", _at(pos, region))
    if pos.tokens[region] != 1:
        tokens = pos.tokens[region]
        return _refuse(pos, "not_lone", _at(pos, region), ("tokens", tokens))
    for kind in pos.rules.guarding_kinds:
        if pos.standing[kind] >> region & 1:
            marker = pos.rules.markers[kind].id
            return _refuse(pos, "guarded", _at(pos, region), ("marker", marker))
    seat = pos.rules.army_player[holder]
    if pos.substituted >> seat & 1:
        return _refuse(pos, "once_per_enemy", ("seat", seat))
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    return _refuse(pos, "no_foothold")


def _rolling(pos: Position) -> Refusal:
    army = first_of(pos.stack[-1])
    if not pos.combo(army).rolls:
        return _refuse(pos, "cannot_roll")
    if pos.roll != NONE:
        return _refuse(pos, "roll_first")
    if not pos.hand[army]:
        return _refuse(pos, "empty_hand")
    return _refuse(pos, "no_target")


def _tokens(pos: Position, verb: int, region: int, count: int) -> Refusal:
    army = pos.holder[region]
    step = pos.stack[-1]
    player = first_of(step) if verb == verbs.REDEPLOY else first_of(step) // pos.rules.slots
    asked = redeploying(pos, player) if verb == verbs.REDEPLOY else [first_of(step)]
    if army not in asked:
        return _refuse(pos, "not_held", _at(pos, region))
    here = pos.tokens[region]
    if verb == verbs.TAKE:
        return _refuse(pos, "must_take", _at(pos, region), ("owed", pos.owed), ("tokens", here))
    if verb == verbs.PLACE:
        hand = pos.hand[army]
        return _refuse(pos, "must_place", _at(pos, region), ("hand", hand))
    if count == 0:
        return _refuse(pos, "at_least_one", _at(pos, region))
    if count == here:
        return _refuse(pos, "no_change", _at(pos, region), ("tokens", here))
    if count > here:
        hand = pos.hand[army]
        return _refuse(pos, "not_in_hand", _at(pos, region), ("tokens", here), ("hand", hand))
    return _refuse(pos, "set_before", _at(pos, region), ("tokens", here))


def _picking(pos: Position, place: int) -> Refusal:
    if place >= len(pos.row):
        shown = len(pos.row)
        return _refuse(pos, "no_combo", ("combos", shown))
    coins = pos.coins[first_of(pos.stack[-1])]
    if coins == HIDDEN:
        return _refuse(pos, "price", ("price", place))
    return _refuse(pos, "cannot_pay", ("price", place), ("coins", coins))


def _peace(pos: Position, ally: int) -> Refusal:
    player = pos.rules.army_player[first_of(pos.stack[-1])]
    if ally == player:
        return _refuse(pos, "not_an_enemy")
    return _refuse(pos, "attacked", ("seat", ally))


def _ending(pos: Position) -> Refusal:
    step = pos.stack[-1]
    if verb_of(step) == steps.REDEPLOY:
        hand = sum([pos.hand[army] for army in redeploying(pos, first_of(step))])
        return _refuse(pos, "tokens_left", ("hand", hand))
    if verb_of(step) == steps.WITHDRAW:
        hand = pos.hand[first_of(step)]
        return _refuse(pos, "withdrawn_left", ("hand", hand))
    return _refuse(pos, "markers_must_stand")


def _marker(pos: Position, kind: int, region: int, count: int) -> Refusal:
    step = pos.stack[-1]
    army = first_of(step)
    marker = pos.rules.markers[kind]
    if verb_of(step) in (steps.ARMY_IN_DECLINE, steps.CONQUER):
        return _for_one(pos, army, kind, region)
    if not pos.held[army] >> region & 1:
        return _not_held(pos, region)
    if marker.stacks:
        withdrawing = verb_of(step) == steps.WITHDRAW
        hand = driven_out(pos, army, kind) if withdrawing else in_hand(pos, army, kind)
        here = pos.marker_count(kind, region)
        if count > here + hand:
            return _refuse_marker(pos, marker, "no_marker_in_hand", ("hand", hand))
        return _refuse(pos, "set_before", _at(pos, region), ("tokens", here))
    if pos.standing[kind] >> region & 1:
        return _refuse_marker(pos, marker, "one_each", _at(pos, region))
    if kind in [each for each, _ in pos.combo(army).built] and not pos.supply[kind]:
        return _refuse_marker(pos, marker, "supply_empty")
    return _refuse_marker(pos, marker, "placed_already")


def _for_one(pos: Position, army: int, kind: int, region: int) -> Refusal:
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    if not pos.hand[army]:
        return _refuse(pos, "empty_hand")
    if not kinds_for_one(pos, army):
        marker = pos.rules.markers[kind]
        return _refuse_marker(pos, marker, "once_per_turn")
    return _refuse(pos, "roll_first")
