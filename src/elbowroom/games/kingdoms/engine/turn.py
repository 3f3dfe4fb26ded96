"""The turn: clearing, selecting, acting in order, the end check (K-TURN, K-END)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import gain
from elbowroom.games.kingdoms.engine.hiring import lose_hero_card
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import Deed, Question, refuse
from elbowroom.games.kingdoms.engine.reach import destinations
from elbowroom.games.kingdoms.engine.retreat import return_options
from elbowroom.games.kingdoms.engine.rules import MOST_ROUNDS
from elbowroom.games.kingdoms.engine.solo.dummy import dummy_selection
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    BASIC,
    DUMMY,
    MOST_MEEPLES,
    NONE,
    PATROL,
    QUEST,
    RUINS,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
    TUNDRA,
)
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step

_FIVE: Final = 5
_THIRD_HERO: Final = 3


class BeginTurn(Deed):
    """Pass the turn on."""

    def carry_out(self, pos: Position, step: int) -> None:
        begin_turn(pos, first_of(step))


def begin_turn(pos: Position, player: int) -> None:
    """Begin a turn: waiting meeples return first (K-TURN-9)."""
    pos.active = player
    pos.turns += 1
    pos.push(steps.CLEAR, player)
    if any(pos.waiting):
        pos.push(steps.RETURNS, player)


class Returns(Deed):
    """Ask the owner of a waiting meeple where it returns to; one after the other."""

    def carry_out(self, pos: Position, step: int) -> None:
        for each in pos.seats_from(first_of(step)):
            if pos.waiting[each] and return_options(pos, each):
                pos.stack.append(step)
                pos.push(steps.RETURN, each)
                return


class Clear(Deed):
    """Clear a full action card, or end the game instead (K-TURN-1)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        if size(pos.shields) < SHIELDS:
            pos.push(steps.OPEN_TURN, player)
        elif pos.triggered or pos.round >= MOST_ROUNDS:
            _end_game(pos)
        else:
            _clear_card(pos, player)


def _clear_card(pos: Position, player: int) -> None:
    pos.shields = 0
    pos.round += 1
    pos.note("card_cleared", player, round=pos.round)
    if pos.round == MOST_ROUNDS and not pos.triggered:  # K-ENG-4
        pos.triggered = True
        pos.note("last_round", NONE, round=pos.round)
    if pos.rules.solo:
        _flip_compass(pos)
    opener = (player + 1) % _FIVE if pos.rules.seats == _FIVE else player  # K-5P-1
    pos.push(steps.OPEN_TURN, opener)
    for each in reversed(pos.seats_from(player)):
        pos.push(steps.CLEARED, each)


def _flip_compass(pos: Position) -> None:
    """Turn the compass card over; the dummy gains by it (K-SOLO-COMPASS-2)."""
    pos.night = not pos.night
    pos.note("compass_flipped", DUMMY, night=pos.night)
    for resource in BASIC:
        gain(pos, DUMMY, resource, 1)


class OpenTurn(Deed):
    """Open a turn; the very first one begins like every other."""

    def carry_out(self, pos: Position, step: int) -> None:
        if second_of(step):
            pos.round = 1
            begin_turn(pos, pos.first_player)
        else:
            open_turn(pos, first_of(step))


def open_turn(pos: Position, player: int) -> None:
    """Let the active player select an action."""
    pos.active = player
    pos.selected = NONE
    pos.roll = 0
    pos.push(steps.SELECT, player)


class Select(Question):
    """Choose an uncovered space of the action card (K-TURN-2)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [
            encode(verbs.SELECT, action)
            for action in range(len(ACTIONS))
            if not pos.shields >> action & 1
        ]

    def answer(self, pos: Position, step: int, action: int) -> None:
        select(pos, first_of(step), first_of(action))

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return dummy_selection(pos)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.SELECT:
            return None
        return refuse("covered", "K-TURN-2", ("action", ACTIONS[first_of(action)]))


def select(pos: Position, player: int, action: int) -> None:
    """Announce an action; everybody acts in turn from the active player on."""
    pos.selected = action
    pos.shields |= 1 << action
    if pos.events is not None:
        pos.note("selected", player, action=ACTIONS[action])
    pos.push(steps.END_TURN, player)
    for each in reversed(pos.seats_from(player)):
        pos.push(steps.BEGIN_ACT, each)


class BeginAct(Deed):
    """Let a player act; a meeple in tundra may have to leave (K-TUNDRA-4)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
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
        _find_duty(pos, player)
        pos.push(steps.END_ACT, player)
        pos.push(steps.ACT, player)


def _find_duty(pos: Position, player: int) -> None:
    """Find the tundra a player must leave; meeples that cannot go are lost (K-TUNDRA-5)."""
    pos.duty = 0
    if pos.selected not in (PATROL, QUEST) or not pos.rules.heroes_call:
        return
    owed = pos.first[player] & pos.rules.board.of_terrain[TUNDRA]
    if not owed or pos.abilities(player).stays_in_tundra:
        return
    for space in members(owed):
        hero = pos.hero_at[player] == space
        if destinations(pos, player, space, hero, pos.selected, pos.enterable(player)):
            pos.duty |= 1 << space
        elif pos.meeples(player) > 1:
            pos.take(player, space, hero, pos.lies(player, space, hero))
            pos.note("froze", player, region=pos.name(space), hero=hero)
            if hero:
                lose_hero_card(pos, player)


class EndTurn(Deed):
    """Look for the end of the game, then pass on (K-TURN-5, K-TURN-6)."""

    def carry_out(self, pos: Position, step: int) -> None:
        if not pos.triggered:
            for each in range(pos.rules.seats):
                reason = _trigger(pos, each)
                if reason:
                    pos.triggered = True
                    pos.note("end_triggered", each, reason=reason)
                    break
        pos.selected = NONE
        pos.push(steps.BEGIN_TURN, (first_of(step) + 1) % pos.rules.seats)


def _trigger(pos: Position, player: int) -> str:
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


def _end_game(pos: Position) -> None:
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


STEPS: Final[dict[int, Step[Any]]] = {
    steps.BEGIN_TURN: BeginTurn("begin_turn"),
    steps.RETURNS: Returns("returns"),
    steps.CLEAR: Clear("clear"),
    steps.OPEN_TURN: OpenTurn("open_turn", "is_first"),
    steps.SELECT: Select("select"),
    steps.BEGIN_ACT: BeginAct("begin_act"),
    steps.END_TURN: EndTurn("end_turn"),
}
