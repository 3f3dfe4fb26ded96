"""Placing markers at the end of redeployment, and withdrawn pieces at the end of a turn."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.steps import WITHDRAW, ArmyStep, PlayerStep
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.steps import CLOSE, WAIT, ask_if_any


class PlaceStep(ArmyStep[Position]):
    """Markers are placed at the end of redeployment."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        army = first_of(step)
        if not pos.combo(army).places_markers:
            return CLOSE
        return ask_if_any(pos, place_actions(pos, army))

    def answers(self, pos: Position, step: int) -> list[int]:
        return place_actions(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        if action == verbs.DONE_ACTION:
            pos.stack.pop()
            return
        army = first_of(step)
        kind = verb_of(action) - verbs.MARKER
        place_marker(pos, army, kind, first_of(action), second_of(action))
        _tell_placed(pos, army, kind, first_of(action))


class WithdrawalsStep(PlayerStep[Position]):
    """The losers of a turn are asked, clockwise, to place what was driven out (C-CONQ-15)."""

    def carry_out(self, pos: Position, step: int) -> None:
        players = pos.rules.players
        slots = pos.rules.slots
        for distance in range(players - 1, 0, -1):
            loser = (first_of(step) + distance) % players
            for army in range(loser * slots + slots - 1, loser * slots - 1, -1):
                if withdraws(pos, army):
                    pos.push(WITHDRAW, army)


class WithdrawStep(ArmyStep[Position]):
    """An army puts back what was driven out."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return WAIT if withdraws(pos, first_of(step)) else CLOSE

    def answers(self, pos: Position, step: int) -> list[int]:
        return withdraw_actions(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        army = first_of(step)
        region = first_of(action)
        if action == verbs.DONE_ACTION:
            pos.stack.pop()
        elif verb_of(action) == verbs.PLACE:
            place_tokens(pos, army, region, second_of(action))
        else:
            kind = verb_of(action) - verbs.MARKER
            spread(pos, army, kind, region, second_of(action), pos.driven_out)
            _tell_placed(pos, army, kind, region)


def _tell_placed(pos: Position, army: int, kind: int, region: int) -> None:
    if pos.events is not None:
        facts: dict[str, object] = {
            "region": pos.rules.board.ids[region],
            "marker": pos.rules.markers[kind].id,
            "count": pos.marker_count(kind, region),
        }
        pos.note(Event("placed", pos.rules.army_player[army], facts))


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
    for kind, _ in pos.combo(army).spread:  # noqa: SIM110 - a generator would cost more
        if driven_out(pos, army, kind) > 0:
            return True
    return False


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
