"""Why an action is not allowed: a reason in words, with the rule behind it."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.conquering import kinds_for_one
from elbowroom.conquest.engine.explaining import acting_army, explain_cost
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.placing import driven_out, in_hand
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.conquest.engine.reach import cost, targets
from elbowroom.conquest.engine.redeploy import redeploying
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


def why_not(pos: Position, action: int) -> Refusal:
    """Find the reason why an action is not among the allowed ones."""
    verb = verb_of(action)
    if not pos.stack:
        return _refuse(pos, "game_over", "the game is over")
    if verb not in expected_verbs(pos):
        return _refuse(pos, "wrong_step", _wrong_step(pos, action))
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
    return _refuse(pos, "chance", "chance cannot answer that here")


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
    expected = list(_VERBS_OF_STEP[step])
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


def _refuse(pos: Position, key: str, sentence: str, *values: tuple[str, str | int]) -> Refusal:
    return Refusal(key, sentence, pos.rules.citation(key), values)


def _refuse_marker(
    marker: Marker, key: str, sentence: str, *values: tuple[str, str | int]
) -> Refusal:
    return Refusal(key, sentence, marker.placing_rule, (("marker", marker.id), *values))


def _at(pos: Position, region: int) -> tuple[str, str | int]:
    return ("region", pos.rules.board.ids[region])


def _name(pos: Position, region: int) -> str:
    place = pos.rules.board.regions[region]
    return f"{place.id} ({place.label})"


def _wrong_step(pos: Position, action: int) -> str:
    notation = pos.rules.notation
    words = [verb.word for verb in notation.verbs if verb.number in expected_verbs(pos)]
    return (
        f"'{notation.verb(action).word}' is no answer at this step, which takes {', '.join(words)}"
    )


def _not_held(pos: Position, region: int) -> Refusal:
    sentence = f"{_name(pos, region)} is not a region of this race"
    return _refuse(pos, "not_held", sentence, _at(pos, region))


def _conquest(pos: Position, verb: int, region: int) -> Refusal:
    army = acting_army(pos)
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    hand = pos.hand[army]
    needed = cost(pos, army, region)
    dear = f"{_name(pos, region)} costs {needed} ({explain_cost(pos, army, region)}), "
    numbers = (_at(pos, region), ("cost", needed), ("hand", hand))
    fewest = pos.combo(army).fewest_tokens
    if hand < fewest:
        return _empty_hand(pos, fewest)
    if verb == verbs.CONQUER:
        return _refuse(pos, "too_dear", dear + f"you have {hand} in hand", *numbers)
    if pos.combo(army).rolls:
        return _refuse(pos, "no_final_attempt", "this race rolls before a conquest instead")
    if needed <= hand:
        return _refuse(pos, "no_need_to_roll", dear + f"and {hand} in hand are enough", *numbers)
    return _refuse(
        pos, "out_of_reach_of_die", dear + f"too much for {hand} in hand and the die", *numbers
    )


def unreachable(pos: Position, army: int, region: int) -> Refusal | None:
    """Find why a region is no target at all; None if it is one."""
    if targets(pos, army) >> region & 1:
        return None
    combo = pos.combo(army)
    bit = 1 << region
    name = _name(pos, region)
    at = _at(pos, region)
    if pos.held[army] & bit:
        return _refuse(pos, "own_region", f"{name} is already held by this race", at)
    if not combo.enterable & bit:
        terrain = pos.rules.board.regions[region].terrain
        sentence = f"{name} is a {terrain}, which this race cannot enter"
        return _refuse(pos, "water", sentence, at, ("terrain", terrain))
    holder = pos.holder[region]
    for rule in pos.rules.attack_rules:
        blocked = rule.refuse(pos, army, region)
        if blocked is not None:
            return blocked
    if pos.immune() & bit & ~pos.own_regions(pos.rules.army_player[army]):
        guard = _guard(pos, region)
        sentence = f"{name} is immune: {guard} stands there"
        return _refuse(pos, "immune", sentence, at, ("marker", guard))
    if _at_peace(pos, army, holder):
        seat = pos.rules.army_player[holder]
        return _refuse(pos, "peace", f"seat {seat} is at peace with you", at, ("seat", seat))
    if not pos.held[army]:
        sentence = f"{name} is no border region, and the race is not on the map"
        return _refuse(pos, "not_border", sentence, at)
    return _refuse(pos, "not_adjacent", f"{name} is not adjacent to a region of this race", at)


def _empty_hand(pos: Position, fewest: int) -> Refusal:
    if fewest == 1:
        return _refuse(pos, "empty_hand", "a conquest needs at least one token in hand")
    sentence = f"a conquest needs at least {fewest} tokens in hand"
    return _refuse(pos, "empty_hand_of_many", sentence, ("tokens", fewest))


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
    name = _name(pos, region)
    if not pos.combo(army).substitutes:
        return _refuse(pos, "cannot_substitute", "this race cannot substitute tokens")
    if pos.roll != NONE:
        return _refuse(pos, "roll_first", "the roll must be used for a conquest first")
    if pos.tray[pos.race(army)] == 0:
        return _refuse(pos, "tray_empty", "no token of this race is left in the tray")
    if holder in (NONE, army) or not pos.is_active(holder):
        return _refuse(
            pos,
            "not_an_active_enemy",
            f"{name} holds no active token of an enemy",
            _at(pos, region),
        )
    if pos.tokens[region] != 1:
        tokens = pos.tokens[region]
        sentence = f"{name} holds {tokens} tokens, not one"
        return _refuse(pos, "not_lone", sentence, _at(pos, region), ("tokens", tokens))
    for kind in pos.rules.guarding_kinds:
        if pos.standing[kind] >> region & 1:
            marker = pos.rules.markers[kind].id
            sentence = f"the {marker} in {name} counts as a second token"
            return _refuse(pos, "guarded", sentence, _at(pos, region), ("marker", marker))
    seat = pos.rules.army_player[holder]
    if pos.substituted >> seat & 1:
        sentence = f"seat {seat} has lost a token to substitution this turn"
        return _refuse(pos, "once_per_enemy", sentence, ("seat", seat))
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    return _refuse(pos, "no_foothold", "without a region of its own the race cannot do that")


def _rolling(pos: Position) -> Refusal:
    army = first_of(pos.stack[-1])
    if not pos.combo(army).rolls:
        return _refuse(pos, "cannot_roll", "this race does not roll before conquests")
    if pos.roll != NONE:
        return _refuse(pos, "roll_first", "the roll must be used for a conquest first")
    if not pos.hand[army]:
        return _refuse(pos, "empty_hand", "a conquest needs at least one token in hand")
    return _refuse(pos, "no_target", "there is no region to conquer")


def _tokens(pos: Position, verb: int, region: int, count: int) -> Refusal:
    name = _name(pos, region)
    army = pos.holder[region]
    step = pos.stack[-1]
    player = first_of(step) if verb == verbs.REDEPLOY else first_of(step) // pos.rules.slots
    asked = redeploying(pos, player) if verb == verbs.REDEPLOY else [first_of(step)]
    if army not in asked:
        return _refuse(
            pos, "not_held", f"{name} is not held by an army that moves now", _at(pos, region)
        )
    here = pos.tokens[region]
    if verb == verbs.TAKE:
        return _refuse(
            pos,
            "must_take",
            f"{pos.owed} tokens are to be taken and no region emptied without need; "
            f"{name} holds {here}",
            _at(pos, region),
            ("owed", pos.owed),
            ("tokens", here),
        )
    if verb == verbs.PLACE:
        hand = pos.hand[army]
        sentence = f"1 to {hand} withdrawn tokens can go to {name}"
        return _refuse(pos, "must_place", sentence, _at(pos, region), ("hand", hand))
    if count == 0:
        return _refuse(pos, "at_least_one", f"at least one token stays in {name}", _at(pos, region))
    if count == here:
        return _refuse(
            pos,
            "no_change",
            f"{name} holds {here} already",
            _at(pos, region),
            ("tokens", here),
        )
    if count > here:
        hand = pos.hand[army]
        return _refuse(
            pos,
            "not_in_hand",
            f"{name} holds {here} and only {hand} are in hand",
            _at(pos, region),
            ("tokens", here),
            ("hand", hand),
        )
    return _refuse(
        pos,
        "set_before",
        f"{name} was set in this step and can only be raised; undo it instead",
        _at(pos, region),
        ("tokens", here),
    )


def _picking(pos: Position, place: int) -> Refusal:
    if place >= len(pos.row):
        shown = len(pos.row)
        sentence = f"the row has {shown} combos, from pick 0 on"
        return _refuse(pos, "no_combo", sentence, ("combos", shown))
    coins = pos.coins[first_of(pos.stack[-1])]
    price = f"position {place} costs {place} coins paid in advance"
    if coins == HIDDEN:
        return _refuse(pos, "price", price, ("price", place))
    sentence = f"{price}, you have {coins}"
    return _refuse(pos, "cannot_pay", sentence, ("price", place), ("coins", coins))


def _peace(pos: Position, ally: int) -> Refusal:
    player = pos.rules.army_player[first_of(pos.stack[-1])]
    if ally == player:
        return _refuse(pos, "not_an_enemy", "peace is made with another player")
    sentence = f"you attacked the active race of seat {ally} this turn"
    return _refuse(pos, "attacked", sentence, ("seat", ally))


def _ending(pos: Position) -> Refusal:
    step = pos.stack[-1]
    if verb_of(step) == steps.REDEPLOY:
        hand = sum([pos.hand[army] for army in redeploying(pos, first_of(step))])
        sentence = f"{hand} tokens in hand must be placed first"
        return _refuse(pos, "tokens_left", sentence, ("hand", hand))
    if verb_of(step) == steps.WITHDRAW:
        hand = pos.hand[first_of(step)]
        sentence = f"{hand} withdrawn tokens must be placed first"
        return _refuse(pos, "withdrawn_left", sentence, ("hand", hand))
    return _refuse(pos, "markers_must_stand", "every marker that can stand must be placed first")


def _marker(pos: Position, kind: int, region: int, count: int) -> Refusal:
    step = pos.stack[-1]
    army = first_of(step)
    marker = pos.rules.markers[kind]
    name = _name(pos, region)
    if verb_of(step) in (steps.ARMY_IN_DECLINE, steps.CONQUER):
        return _for_one(pos, army, kind, region)
    if not pos.held[army] >> region & 1:
        return _not_held(pos, region)
    if marker.stacks:
        withdrawing = verb_of(step) == steps.WITHDRAW
        hand = driven_out(pos, army, kind) if withdrawing else in_hand(pos, army, kind)
        here = pos.marker_count(kind, region)
        if count > here + hand:
            sentence = f"only {hand} {marker.id} markers are in hand"
            return _refuse_marker(marker, "no_marker_in_hand", sentence, ("hand", hand))
        sentence = f"{name} holds {here} and can only be raised now"
        return _refuse(pos, "set_before", sentence, _at(pos, region), ("tokens", here))
    if pos.standing[kind] >> region & 1:
        sentence = f"{name} already has a {marker.id}"
        return _refuse_marker(marker, "one_each", sentence, _at(pos, region))
    if kind in [each for each, _ in pos.combo(army).built] and not pos.supply[kind]:
        sentence = f"no {marker.id} is left in the supply"
        return _refuse_marker(marker, "supply_empty", sentence)
    sentence = f"every {marker.id} of this turn is placed"
    return _refuse_marker(marker, "placed_already", sentence)


def _for_one(pos: Position, army: int, kind: int, region: int) -> Refusal:
    blocked = unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    if not pos.hand[army]:
        return _refuse(pos, "empty_hand", "a conquest needs at least one token in hand")
    if not kinds_for_one(pos, army):
        marker = pos.rules.markers[kind]
        sentence = f"the {marker.id} has conquered this turn already"
        return _refuse_marker(marker, "once_per_turn", sentence)
    return _refuse(pos, "roll_first", "the roll must be used for a conquest first")
