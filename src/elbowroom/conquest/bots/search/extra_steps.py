"""Answers to the questions only one game asks: by risk, by what they bring, or by its heuristics."""

from __future__ import annotations

from elbowroom.conquest.bots.evaluation.handmade_judge import expected_coins
from elbowroom.conquest.bots.evaluation.heuristics import (
    BY_RISK,
    CHEAPEST,
    FIRST,
    MOST,
    NOTHING,
    PAID,
    STRONGEST,
    heuristics_of,
)
from elbowroom.conquest.bots.evaluation.judge import margin
from elbowroom.conquest.bots.evaluation.risk import Defence
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.reach import cost, targets
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of


def extra_answer(pos: ConquestState) -> int:
    """Answer the step on top, one only this game has; any step at all gets a legal answer."""
    allowed = pos.list_actions()
    doing = [action for action in allowed if action != verbs.DONE_ACTION]
    if len(allowed) == 1 or not doing:
        return allowed[0]
    if verb_of(doing[0]) == verbs.PLACE:
        return _put_back(pos, doing)
    way = heuristics_of(pos).way(pos)
    if way == NOTHING and len(doing) < len(allowed):
        return verbs.DONE_ACTION
    if way in (FIRST, NOTHING):
        return doing[0]
    if way == MOST:
        return doing[-1]
    if way == BY_RISK:
        return _most_at_risk(pos, doing)
    if way == CHEAPEST:
        return _cheapest(pos, doing)
    if way == STRONGEST:
        return _strongest(pos, doing)
    if way == PAID:
        return _best_paid(pos, doing)
    return most_promising(pos, allowed)


def most_promising(pos: ConquestState, allowed: list[int]) -> int:
    """Try every answer, and judge by hand where it leads."""
    player = pos.asked_player()
    best = allowed[0]
    most = 0.0
    for place, action in enumerate(allowed):
        trial = pos.copy()
        trial.perform(action)
        value = margin(expected_coins(trial), player)
        if not place or value > most:
            most = value
            best = action
    return best


def region_named(pos: ConquestState, action: int) -> int:
    """Give the region an action names: by its first argument, or by its second; -1 for none."""
    for verb in pos.rules.notation.verbs:
        if verb.number == verb_of(action):
            if verb.arguments[:1] == ("region",):
                return first_of(action)
            if verb.arguments[1:2] == ("region",):
                return second_of(action)
    return -1


def _most_at_risk(pos: ConquestState, actions: list[int]) -> int:
    """Put a piece where the loss would hurt most."""
    defence = Defence(pos, pos.asked_player())
    best = actions[0]
    most = -1.0
    for action in actions:
        region = region_named(pos, action)
        if region < 0 or pos.holder[region] < 0:
            continue
        harm = defence.harm(pos.holder[region], region, pos.tokens[region])
        if harm > most:
            most = harm
            best = action
    return best


def _cheapest(pos: ConquestState, actions: list[int]) -> int:
    """Name the region the own race would take for fewest tokens."""
    army = pos.active(pos.asked_player())
    open_to = targets(pos, army)
    best = actions[0]
    least = -1
    for action in actions:
        region = region_named(pos, action)
        if region < 0 or not open_to >> region & 1:
            continue
        needed = cost(pos, army, region)
        if least < 0 or needed < least:
            least = needed
            best = action
    return best


def _strongest(pos: ConquestState, actions: list[int]) -> int:
    """Name the region with most tokens."""
    best = actions[0]
    most = -1
    for action in actions:
        region = region_named(pos, action)
        if region >= 0 and pos.tokens[region] > most:
            most = pos.tokens[region]
            best = action
    return best


def _best_paid(pos: ConquestState, actions: list[int]) -> int:
    """Take the answer that brings most coins at once; of equals the first."""
    player = pos.asked_player()
    best = actions[0]
    most = -1
    for action in actions:
        trial = pos.copy()
        trial.perform(action)
        if trial.coins[player] > most:
            most = trial.coins[player]
            best = action
    return best


def _put_back(pos: ConquestState, actions: list[int]) -> int:
    """Put tokens that were driven out where they help most."""
    army = pos.active(pos.asked_player())
    if verb_of(pos.stack[-1]) >= steps.EXTRA:
        army = first_of(pos.stack[-1])
    defence = Defence(pos, pos.asked_player())
    regions = [region for region in members(pos.held[army]) if pos.tokens[region]]
    if regions:
        counts = [pos.tokens[region] for region in regions]
        wanted = defence.shares(army, regions, counts, pos.hand[army])
        for index, region in enumerate(regions):
            action = encode(verbs.PLACE, region, wanted[index] - counts[index])
            if wanted[index] > counts[index] and action in actions:
                return action
    return actions[0]
