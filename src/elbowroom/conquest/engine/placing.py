"""Placing markers at the end of redeployment, and withdrawn pieces at the end of a turn."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.position import Position
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode


def in_hand(pos: Position, army: int, kind: int) -> int:
    """Count the markers of a kind in the hand of an army's player."""
    return pos.marker_hand[pos.rules.army_player[army] * len(pos.supply) + kind]


def place_actions(pos: Position, army: int) -> list[int]:
    """List the markers that may be placed now; empty when there is nothing to decide."""
    combo = pos.combo(army)
    actions: list[int] = []
    for kind, _ in combo.spread:
        actions += _spread_actions(pos, army, kind)
    for kind, each_turn in combo.built:
        if pos.supply[kind] and pos.built < each_turn:
            actions += _one_each(kind, pos.held[army] & ~pos.standing[kind])
    complete = True
    for kind, _ in combo.standing:
        missing = _missing(pos, army, kind)
        if missing:
            complete = False
        # C-CUSTOM-9: once the supply is empty, a race may have none to place or move.
        lifted = pos.lifted >> kind & 1
        if missing or (not lifted and _has_any(pos, army, kind)):
            taken = pos.standing[kind] if lifted else 0
            actions += _one_each(kind, pos.held[army] & ~taken)
    if actions and complete:
        actions.append(verbs.DONE_ACTION)
    return actions


def _spread_actions(pos: Position, army: int, kind: int) -> list[int]:
    """List the counts of spread markers a region may be set to."""
    hand = in_hand(pos, army, kind)
    actions: list[int] = []
    for region in members(pos.held[army]):
        here = pos.marker_count(kind, region)
        first = here + 1 if pos.settled >> region & 1 else 0
        for count in range(first, here + hand + 1):
            if count != here:
                actions.append(encode(verbs.MARKER + kind, region, count))
    return actions


def _one_each(kind: int, regions: int) -> list[int]:
    return [encode(verbs.MARKER + kind, region) for region in members(regions)]


def _has_any(pos: Position, army: int, kind: int) -> bool:
    """Whether an army has markers of a kind, in hand or standing."""
    return bool(in_hand(pos, army, kind) or pos.standing[kind] & pos.held[army])


def _missing(pos: Position, army: int, kind: int) -> int:
    """Count the markers that must still be stood somewhere, as far as regions go."""
    standing = size(pos.standing[kind] & pos.held[army])
    return min(in_hand(pos, army, kind), size(pos.held[army]) - standing)


def place_marker(pos: Position, army: int, kind: int, region: int, count: int) -> None:
    """Place a marker as its kind allows: spread, made to stand, or built."""
    combo = pos.combo(army)
    if pos.rules.markers[kind].stacks:
        spread(pos, army, kind, region, count, pos.marker_hand)
        pos.settled |= 1 << region
        return
    place = pos.rules.army_player[army] * len(pos.supply) + kind
    if kind in [each for each, _ in combo.standing]:
        if not pos.lifted >> kind & 1:
            pos.lifted |= 1 << kind
            for stood in members(pos.standing[kind] & pos.held[army]):
                pos.marker_hand[place] += pos.lift_markers(kind, stood)
        pos.marker_hand[place] -= 1
    else:
        pos.supply[kind] -= 1
        pos.built += 1
    pos.put_marker(kind, region)


def spread(pos: Position, army: int, kind: int, region: int, count: int, hands: list[int]) -> None:
    """Let a region hold so many spread markers, the difference from or to hand."""
    place = pos.rules.army_player[army] * len(pos.supply) + kind
    hands[place] += pos.lift_markers(kind, region) - count
    for _ in range(count):
        pos.put_marker(kind, region)


def driven_out(pos: Position, army: int, kind: int) -> int:
    """Count the markers of a kind an army lost this turn and may place again."""
    return pos.driven_out[pos.rules.army_player[army] * len(pos.supply) + kind]


def withdraws(pos: Position, army: int) -> bool:
    """Whether an army has tokens or markers to put back (C-CONQ-15, C-CONQ-16)."""
    if not pos.held[army] or not pos.has_race(army):
        return False
    if pos.hand[army]:
        return True
    return any([driven_out(pos, army, kind) > 0 for kind, _ in pos.combo(army).spread])


def withdraw_actions(pos: Position, army: int) -> list[int]:
    """List where withdrawn tokens and markers may go (C-CONQ-15)."""
    actions: list[int] = []
    hand = pos.hand[army]
    regions = members(pos.held[army])
    fewest = hand if len(regions) == 1 else 1
    if hand:
        for region in regions:
            for count in range(fewest, hand + 1):
                actions.append(encode(verbs.PLACE, region, count))
    for kind, _ in pos.combo(army).spread:
        for region in regions:
            here = pos.marker_count(kind, region)
            for count in range(here + 1, here + driven_out(pos, army, kind) + 1):
                actions.append(encode(verbs.MARKER + kind, region, count))
    if not hand:
        actions.append(verbs.DONE_ACTION)
    return actions


def keep_driven_out(pos: Position) -> None:
    """Let markers driven out and not placed again wait in hand."""
    for place, count in enumerate(pos.driven_out):
        if count:
            pos.marker_hand[place] += count
            pos.driven_out[place] = 0


def place_tokens(pos: Position, army: int, region: int, count: int) -> None:
    """Put withdrawn tokens into a region the race still holds."""
    pos.hand[army] -= count
    pos.tokens[region] += count
