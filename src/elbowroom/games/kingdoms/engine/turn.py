"""The turn: clearing, selecting, acting in order, the end check (K-TURN, K-END)."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import gain
from elbowroom.games.kingdoms.engine.moving import find_duty
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.retreat import return_options
from elbowroom.games.kingdoms.engine.rules import MOST_ROUNDS
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    BASIC,
    DUMMY,
    MOST_MEEPLES,
    NONE,
    RUINS,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
)
from elbowroom.kernel.bits import size
from elbowroom.kernel.notation import encode

_FIVE: Final = 5
_THIRD_HERO: Final = 3


def begin_turn(pos: Position, player: int) -> None:
    """Begin a turn: waiting meeples return first (K-TURN-9)."""
    pos.active = player
    pos.turns += 1
    pos.push(steps.CLEAR, player)
    if any(pos.waiting):
        pos.push(steps.RETURNS, player)


def ask_returns(pos: Position, player: int) -> None:
    """Ask the owner of a waiting meeple where it returns to; one after the other."""
    for each in pos.seats_from(player):
        if pos.waiting[each] and return_options(pos, each):
            pos.push(steps.RETURNS, player)
            pos.push(steps.RETURN, each)
            return


def clear(pos: Position, player: int) -> None:
    """Clear a full action card, or end the game instead (K-TURN-1)."""
    opener = player
    if size(pos.shields) == SHIELDS:
        if pos.triggered or pos.round >= MOST_ROUNDS:
            end_game(pos)
            return
        pos.shields = 0
        pos.round += 1
        pos.note("card_cleared", player, round=pos.round)
        if pos.rules.solo:
            _flip_compass(pos)
        if pos.rules.seats == _FIVE:
            opener = (player + 1) % _FIVE  # K-5P-1
        pos.push(steps.OPEN_TURN, opener)
        for each in reversed(pos.seats_from(player)):
            pos.push(steps.CLEARED, each)
        return
    pos.push(steps.OPEN_TURN, opener)


def _flip_compass(pos: Position) -> None:
    """Turn the compass card over; the dummy gains by it (K-SOLO-COMPASS-2)."""
    pos.night = not pos.night
    pos.note("compass_flipped", DUMMY, night=pos.night)
    for resource in BASIC:
        gain(pos, DUMMY, resource, 1)


def open_turn(pos: Position, player: int) -> None:
    """Let the active player select an action."""
    pos.active = player
    pos.selected = NONE
    pos.roll = 0
    pos.push(steps.SELECT, player)


def select_options(pos: Position) -> list[int]:
    """List the uncovered spaces of the action card (K-TURN-2)."""
    return [
        encode(verbs.SELECT, action)
        for action in range(len(ACTIONS))
        if not pos.shields >> action & 1
    ]


def select(pos: Position, player: int, action: int) -> None:
    """Announce an action; everybody acts in turn from the active player on."""
    pos.selected = action
    pos.shields |= 1 << action
    if pos.events is not None:
        pos.note("selected", player, action=ACTIONS[action])
    pos.push(steps.END_TURN, player)
    for each in reversed(pos.seats_from(player)):
        pos.push(steps.BEGIN_ACT, each)


def begin_act(pos: Position, player: int) -> None:
    """Let a player act; a meeple in tundra may have to leave (K-TUNDRA-4)."""
    pos.took = NONE
    pos.moved = []
    pos.hero_moved = False
    pos.only_hero = False
    pos.moves_left = 0
    pos.moves_extra = 0
    pos.mover_at = NONE
    pos.war_winner = NONE
    if player != pos.active:
        pos.roll = 0  # K-SOLO-10
    find_duty(pos, player)
    pos.push(steps.END_ACT, player)
    pos.push(steps.ACT, player)


def end_turn(pos: Position, player: int) -> None:
    """Look for the end of the game, then pass on (K-TURN-5, K-TURN-6)."""
    if not pos.triggered:
        for each in range(pos.rules.seats):
            reason = trigger(pos, each)
            if reason:
                pos.triggered = True
                pos.note("end_triggered", each, reason=reason)
                break
    pos.selected = NONE
    pos.push(steps.BEGIN_TURN, (player + 1) % pos.rules.seats)


def trigger(pos: Position, player: int) -> str:
    """Say how a player triggers the end (K-END-1); empty if not at all."""
    if pos.meeples(player) >= MOST_MEEPLES:
        return "population"
    if pos.tower[player] >= TOP_TOWER:
        return "tower"
    if pos.magic[player] >= TOP_MAGIC:
        return "magic"
    if size(pos.retired[player]) >= _THIRD_HERO:
        return "heroes_retired"
    return ""


def end_game(pos: Position) -> None:
    """End the game: meeples in ruins are removed before scoring (K-RUINS-2)."""
    clear_ruins(pos)
    pos.stack = []
    pos.note("game_over", NONE, scores=pos.scores(), winners=pos.winners())


def clear_ruins(pos: Position) -> None:
    """Remove the meeples in ruins, except those whose owner keeps them."""
    ruins = pos.rules.board.of_terrain[RUINS]
    for player in range(pos.rules.seats):
        if pos.abilities(player).keeps_ruins:
            continue
        pos.first[player] &= ~ruins
        pos.second[player] &= ~ruins
        pos.laid[player] &= ~ruins
        pos.both_laid[player] &= ~ruins
        hero = pos.hero_at[player]
        if hero != NONE and ruins >> hero & 1:
            pos.hero_at[player] = NONE
            pos.hero_laid &= ~(1 << player)
