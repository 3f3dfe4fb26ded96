"""Redeployment: gaining, distributing, and taking attack-only tokens back."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import EVERYWHERE
from elbowroom.conquest.engine.steps import ARMY_IN_DECLINE, READY, TAKE, ArmyStep, PlayerStep
from elbowroom.kernel.bits import COMPILED, lowest, members
from elbowroom.kernel.compiler_marks import i64
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import MOST, encode, first_of, second_of, verb_of
from elbowroom.kernel.steps import CLOSE, WAIT, place_among

_TO_COUNTS: Final = list(range(encode(verbs.REDEPLOY), encode(verbs.REDEPLOY, MOST, MOST) + 1))
"""The actions that give a region a count, by `region * 64 + count`: to take them out is cheaper than to make them."""
_FIRST_COUNT: Final = verbs.REDEPLOY << 12
_ALL: Final = -1
"""The place of no action: all of them are counted."""


class TakeUpStep(ArmyStep[Position]):
    """An army is made ready."""

    def carry_out(self, pos: Position, step: int) -> None:
        take_up(pos, first_of(step))


class GainStep(ArmyStep[Position]):
    """The conquests of the turn bring tokens."""

    def carry_out(self, pos: Position, step: int) -> None:
        gain(pos, first_of(step))


class RedeployStep(PlayerStep[Position]):
    """Tokens are distributed anew among the regions of their army (C-CONQ-20)."""

    def __init__(self, name: str, asks: int, phase: str) -> None:
        super().__init__(name, asks, phase)
        self.knows_answers = True

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return WAIT if answered or redeploys(pos, first_of(step)) else CLOSE

    def answers(self, pos: Position, step: int) -> list[int]:
        return redeploy_actions(pos, first_of(step))

    def allows(self, pos: Position, step: int, action: int) -> bool:
        if action == verbs.DONE_ACTION:
            return not any([must_place(pos, army) for army in redeploying(pos, first_of(step))])
        if verb_of(action) != verbs.REDEPLOY:
            return False
        return may_hold(pos, first_of(step), first_of(action), second_of(action))

    def choice(self, pos: Position, step: int) -> int:
        if not COMPILED:  # a list is taken out of another quickly, and counted slowly
            return super().choice(pos, step)
        armies = redeploying(pos, first_of(step))
        count = -redeploy_action(pos, armies, _ALL)
        return redeploy_action(pos, armies, place_among(pos, count))

    def answer(self, pos: Position, step: int, action: int) -> None:
        if action == verbs.DONE_ACTION:
            pos.stack.pop()
        else:
            set_tokens(pos, first_of(action), second_of(action))


class OweStep(ArmyStep[Position]):
    """Attack-only tokens are reckoned."""

    def carry_out(self, pos: Position, step: int) -> None:
        owe(pos, first_of(step))


class TakeStep(ArmyStep[Position]):
    """Attack-only tokens are taken off the map until none is owed."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return WAIT if pos.owed > 0 else CLOSE

    def answers(self, pos: Position, step: int) -> list[int]:
        return take_actions(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        take(pos, first_of(step), first_of(action), second_of(action))


def take_up(pos: Position, army: int) -> None:
    """Ready an army: all tokens but one of each region into hand (C-CONQ-1)."""
    if not pos.has_race(army):
        return
    player = pos.rules.army_player[army]
    acting = army != pos.active(player)
    if not acting:
        pos.hand[army] += pos.aside[player]
        pos.aside[player] = 0
    fewest = pos.combo(army).fewest_tokens
    taken = 0
    for region in members(pos.held[army]):
        spare = pos.tokens[region] - fewest
        if spare > 0:
            taken += spare
            pos.tokens[region] = fewest
    if taken:
        pos.hand[army] += taken
    if not acting:
        if pos.held[army]:
            pos.push(READY, army)
    elif pos.held[army] or pos.hand[army]:
        pos.push(ARMY_IN_DECLINE, army)


def gain(pos: Position, army: int) -> None:
    """Bring in the tokens earned by this turn's conquests (C-CONQ-22)."""
    pos.settled = 0
    if not pos.nonempty:
        return
    race = pos.race(army)
    gained = min(pos.combo(army).tokens_gained(pos.nonempty), pos.tray[race])
    pos.tray[race] -= gained
    pos.hand[army] += gained
    if gained and pos.events is not None:
        pos.note(Event("gained", pos.rules.army_player[army], {"tokens": gained}))


def redeploys(pos: Position, player: int) -> bool:
    """Whether any army of a player is redeployed."""
    first = player * pos.rules.slots
    for army in range(first, first + pos.rules.slots):
        if pos.held[army] and (pos.hand[army] or moves_freely(pos, army)):
            return True
    return False


def redeploying(pos: Position, player: int) -> list[int]:
    """List the armies of a player that are redeployed and hold a region."""
    first = player * pos.rules.slots
    return [
        army
        for army in range(first, first + pos.rules.slots)
        if pos.held[army] and (pos.hand[army] or moves_freely(pos, army))
    ]


def moves_freely(pos: Position, army: int) -> bool:
    """Whether an army is redeployed; others only get back what was driven out (C-CUSTOM-12)."""
    combo = pos.combo(army)
    return not combo.stays_put if pos.is_active(army) else combo.acts_in_decline


def redeploy_actions(pos: Position, player: int) -> list[int]:
    """List the counts regions may be set to; lowering comes before raising, once each."""
    actions: list[int] = []
    finished = True
    guarded = held_without_tokens(pos) if pos.rules.unit_kinds else 0
    for army in redeploying(pos, player):
        hand = pos.hand[army]
        free = moves_freely(pos, army)
        fewest = pos.combo(army).fewest_tokens
        if must_place(pos, army):
            finished = False
        for region in members(pos.held[army]):
            here = pos.tokens[region]
            base = region << 6
            lowered = free and not pos.settled >> region & 1
            first = fewest if lowered or here < fewest else here + 1
            if guarded and guarded >> region & 1 and first <= fewest and here and free:
                actions.append(_TO_COUNTS[base])
            if first < here:
                actions += _TO_COUNTS[base + first : base + here]
            if hand:
                least = first if first > here else here + 1
                actions += _TO_COUNTS[base + least : base + here + hand + 1]
    if finished:
        actions.append(verbs.DONE_ACTION)
    return actions


def may_hold(pos: Position, player: int, region: int, count: int) -> bool:
    """Whether a player may set a region to a count; the same as to find it in `redeploy_actions`."""
    army = pos.holder[region] if region < len(pos.holder) else NONE
    if army == NONE or pos.rules.army_player[army] != player:
        return False
    here = pos.tokens[region]
    hand = pos.hand[army]
    free = moves_freely(pos, army)
    if count == here or count > here + hand or not (hand or free):
        return False
    fewest = pos.combo(army).fewest_tokens
    lowered = free and not pos.settled >> region & 1
    if not (lowered or here < fewest):
        return count > here
    return count >= fewest or (count == 0 and free and bool(held_without_tokens(pos) >> region & 1))


def redeploy_action(pos: Position, armies: list[int], place: int) -> int:
    """Give the action at a place of `redeploy_actions` without listing them; for `_ALL`, minus their number.

    `armies` are those that are redeployed.
    """
    wanted: i64 = place
    passed: i64 = 0
    finished = True
    guarded: i64 = held_without_tokens(pos) if pos.rules.unit_kinds else 0
    for army in armies:
        hand: i64 = pos.hand[army]
        free = moves_freely(pos, army)
        fewest: i64 = pos.combo(army).fewest_tokens
        if must_place(pos, army):
            finished = False
        settled: i64 = pos.settled if free else EVERYWHERE
        rest: i64 = pos.held[army]
        while rest:
            region: i64 = lowest(rest)
            rest &= rest - 1
            here: i64 = pos.tokens[region]
            first: i64 = fewest if here < fewest or not settled >> region & 1 else here + 1
            least: i64 = first if first > here else here + 1
            emptied: i64 = guarded >> region & 1 if first <= fewest and here and free else 0
            lowered: i64 = here - first if first < here else 0
            raised: i64 = here + hand + 1 - least if here + hand >= least else 0
            number: i64 = wanted - passed
            passed += emptied + lowered + raised
            if wanted == _ALL or number >= emptied + lowered + raised:
                continue
            count: i64 = 0
            if number >= emptied:
                number -= emptied
                count = first + number if number < lowered else least + number - lowered
            return _FIRST_COUNT | region << 6 | count
    if finished and wanted == passed:
        return verbs.DONE_ACTION
    return -passed - 1 if finished else -passed


def held_without_tokens(pos: Position) -> int:
    """Give the regions that a piece other than tokens holds."""
    regions = 0
    for kind in pos.rules.unit_kinds:
        regions |= pos.standing[kind]
    return regions


def must_place(pos: Position, army: int) -> bool:
    """Whether an army has tokens in hand that fit anywhere: too few of them need tokens there already."""
    if not pos.hand[army]:
        return False
    if pos.hand[army] >= pos.combo(army).fewest_tokens:
        return True
    return any([pos.tokens[region] > 0 for region in members(pos.held[army])])


def set_tokens(pos: Position, region: int, count: int) -> None:
    """Let a region hold so many tokens, the difference from or to hand (C-CONQ-20)."""
    pos.hand[pos.holder[region]] -= count - pos.tokens[region]
    pos.tokens[region] = count
    pos.settled |= 1 << region


def owe(pos: Position, army: int) -> None:
    """Reckon the attack-only tokens to be taken off the map."""
    pos.settled = 0
    combo = pos.combo(army)
    taken = send_home(pos, army, combo.most_staying) if combo.most_staying else 0
    if combo.attack_only_tokens > taken and pos.held[army]:
        pos.owed = min(combo.attack_only_tokens - taken, pos.tokens_of(army))
        pos.push(TAKE, army)


def send_home(pos: Position, army: int, most: int) -> int:
    """Set aside until the next turn whatever stands in a region beyond so many tokens."""
    taken = 0
    for region in members(pos.held[army]):
        if pos.tokens[region] > most:
            taken += pos.tokens[region] - most
            pos.tokens[region] = most
    pos.aside[pos.rules.army_player[army]] += taken
    return taken


def take_actions(pos: Position, army: int) -> list[int]:
    """List what may be taken; a region is emptied only when that cannot be helped."""
    regions = members(pos.held[army])
    spare = sum([pos.tokens[region] - 1 for region in regions])
    left = 0 if pos.owed > spare else 1
    actions: list[int] = []
    for region in regions:
        for count in range(1, min(pos.tokens[region] - left, pos.owed) + 1):
            actions.append(encode(verbs.TAKE, region, count))
    return actions


def take(pos: Position, army: int, region: int, count: int) -> None:
    """Take attack-only tokens off the map; an emptied region is lost as if abandoned."""
    player = pos.rules.army_player[army]
    pos.aside[player] += count
    pos.owed -= count
    if count < pos.tokens[region]:
        pos.tokens[region] -= count
        return
    pos.vacate(region)
    pos.strip_markers(region, player, pos.marker_hand)
    if pos.events is not None:
        pos.note(Event("abandoned", player, {"region": pos.rules.board.ids[region]}))
