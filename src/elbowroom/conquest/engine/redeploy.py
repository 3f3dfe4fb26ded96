"""Redeployment: gaining, distributing, and taking attack-only tokens back."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.steps import ARMY_IN_DECLINE, READY, TAKE, ArmyStep, PlayerStep
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of
from elbowroom.kernel.steps import CLOSE, WAIT


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

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return WAIT if answered or redeploying(pos, first_of(step)) else CLOSE

    def answers(self, pos: Position, step: int) -> list[int]:
        return redeploy_actions(pos, first_of(step))

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
    for region in members(pos.held[army]):
        spare = pos.tokens[region] - fewest
        if spare > 0:
            pos.hand[army] += spare
            pos.tokens[region] = fewest
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
        if hand and (hand >= fewest or can_place(pos, army)):
            finished = False
        for region in members(pos.held[army]):
            here = pos.tokens[region]
            lowered = free and not pos.settled >> region & 1
            first = fewest if lowered or here < fewest else here + 1
            base = encode(verbs.REDEPLOY, region)
            if guarded and guarded >> region & 1 and first <= fewest and here and free:
                actions.append(base)
            for count in range(first, here + hand + 1):
                if count != here:
                    actions.append(base + count)
    if finished:
        actions.append(verbs.DONE_ACTION)
    return actions


def held_without_tokens(pos: Position) -> int:
    """Give the regions that a piece other than tokens holds."""
    regions = 0
    for kind in pos.rules.unit_kinds:
        regions |= pos.standing[kind]
    return regions


def can_place(pos: Position, army: int) -> bool:
    """Whether the tokens in hand fit anywhere: too few of them need tokens there already."""
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
