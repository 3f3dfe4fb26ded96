"""The answers the rules allow at each step."""

from __future__ import annotations

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.placing import place_actions, withdraw_actions
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import EVERYWHERE, costs, substitution_targets, targets
from elbowroom.conquest.engine.redeploy import redeploy_actions, take_actions
from elbowroom.conquest.engine.row import powers_to_reveal, races_to_reveal, shown_to
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of


def list_actions(pos: Position) -> list[int]:
    """List the allowed answers to the step on top."""
    if not pos.stack:
        return []
    step = pos.stack[-1]
    kind = verb_of(step)
    first = first_of(step)
    if kind == steps.CONQUER:
        return conquest_actions(pos, first)
    if kind == steps.REDEPLOY:
        return redeploy_actions(pos, first)
    if kind >= steps.OWN:
        return pos.own_actions(step)
    if kind == steps.CHOICE:
        return [encode(verbs.EXPAND), encode(verbs.DECLINE)]
    if kind == steps.READY:
        return [*_abandon_actions(pos, first), verbs.DONE_ACTION]
    if kind == steps.PICK:
        return _pick_actions(pos, first)
    if kind == steps.ACT:
        return _acting_actions(pos, first, second_of(step))
    return _late_actions(pos, kind, first)


def _late_actions(pos: Position, kind: int, first: int) -> list[int]:
    """List the allowed answers to a step after redeployment, or of chance."""
    if kind == steps.TAKE:
        return take_actions(pos, first)
    if kind == steps.PLACE:
        return place_actions(pos, first)
    if kind == steps.WITHDRAW:
        return withdraw_actions(pos, first)
    if kind == steps.PEACE:
        return _peace_actions(pos, pos.rules.army_player[first])
    if kind == steps.LATE_DECLINE:
        return [encode(verbs.DECLINE), verbs.DONE_ACTION]
    return [action for action, _ in chance_outcomes(pos)]


def conquest_actions(pos: Position, army: int) -> list[int]:
    """List the conquests an army can make or try, and the end of its conquests."""
    combo = pos.combo(army)
    hand = pos.hand[army]
    rolled = pos.roll != NONE
    actions: list[int] = []
    if hand >= combo.fewest_tokens:
        among = targets(pos, army)
        regions = members(among)
        needed = costs(pos, army, regions, among if pos.rules.bends else EVERYWHERE)
        best = hand if combo.rolls else hand + pos.rules.best_roll
        for place, region in enumerate(regions):
            if needed[place] <= hand:
                actions.append(encode(verbs.CONQUER, region))
            elif needed[place] <= best:
                actions.append(encode(verbs.ATTEMPT, region))
        if combo.rolls and regions and not rolled:
            actions.append(encode(verbs.ROLL))
        if combo.for_one and not rolled:
            for kind in kinds_for_one(pos, army):
                actions += [encode(verbs.MARKER + kind, region) for region in regions]
    if combo.substitutes:
        for region in members(substitution_targets(pos, army)):
            actions.append(encode(verbs.SUBSTITUTE, region))
    if pos.rules.bends:
        actions += pos.own_conquests(army)
    actions.append(verbs.DONE_ACTION)
    return actions


def kinds_for_one(pos: Position, army: int) -> list[int]:
    """List the markers that may still take a region for one token this turn."""
    allowed = pos.combo(army).for_one
    if pos.conquests_for_one >= sum([each_turn for _, each_turn in allowed]):
        return []
    return [kind for kind, _ in allowed]


def _acting_actions(pos: Position, army: int, has_conquered: int) -> list[int]:
    actions = conquest_actions(pos, army)
    return actions if has_conquered else [*_abandon_actions(pos, army), *actions]


def _abandon_actions(pos: Position, army: int) -> list[int]:
    return [encode(verbs.ABANDON, region) for region in members(pos.held[army])]


def _pick_actions(pos: Position, player: int) -> list[int]:
    affordable = min(len(shown_to(pos, player)), pos.coins[player] + 1)
    return [encode(verbs.PICK, place) for place in range(max(1, affordable))]


def _peace_actions(pos: Position, player: int) -> list[int]:
    enemies = [
        enemy
        for enemy in range(pos.rules.players)
        if enemy != player and not pos.attacked >> enemy & 1
    ]
    return [encode(verbs.PEACE, ally) for ally in [*enemies, pos.rules.players]]


def chance_outcomes(pos: Position) -> list[tuple[int, int]]:
    """List what chance may answer to the step on top, with weights."""
    step = pos.stack[-1]
    kind = verb_of(step)
    if kind == steps.FIRST_PLAYER:
        return [(encode(verbs.FIRST, player), 1) for player in pos.rules.first_players()]
    if kind == steps.REVEAL:
        powers = members(powers_to_reveal(pos))
        races = races_to_reveal(pos, first_of(step), second_of(step))
        return [(encode(verbs.COMBO, race, power), 1) for race in races for power in powers]
    if kind in (steps.FINAL_DIE, steps.EARLY_DIE):
        faces = pos.rules.die
        return [(encode(verbs.DIE, face), faces.count(face)) for face in sorted(set(faces))]
    return []
