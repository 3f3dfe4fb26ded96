"""The turns of a game, each as its player saw it when it began."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.bots.study import study_of
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.state import State


class PlayedTurn(NamedTuple):
    """One turn, or a seat's part of one: where it began, what could be seen, what was answered."""

    turn: int
    seat: int
    """Whose turn it is."""
    move: int
    """How many moves had been made when it began."""
    position: dict[str, Any]
    """What could be seen then: by its player, or by whoever looks."""
    played: list[tuple[int, str]]
    """Who answered what in it; chance is among them."""
    later: dict[int, dict[str, Any]]
    """What its player could see after so many answers, where chance had just spoken."""

    @property
    def round(self) -> int:
        """The round it belongs to."""
        return int(self.position["round"])

    @property
    def until(self) -> int:
        """How many moves had been made when it ended."""
        return self.move + len(self.played)

    def own_answers(self) -> list[str]:
        """List what its player answered."""
        return [text for asked, text in self.played if asked == self.seat]


class Turns(NamedTuple):
    """The turns of a game in order."""

    ended: list[PlayedTurn]
    going_on: PlayedTurn | None
    """The turn a game was left in; None where it ended."""


def turns_of(final: State, seen_by: int | None = None) -> Turns:
    """List the turns of a game so far, as seen by who played each or by one seat alone."""
    state = find_game(final.game_id).start_of(final)
    study = study_of(final.game_id)
    turns: list[PlayedTurn] = []
    of_turn: tuple[int, int | None] = (-1, None)
    before = CHANCE
    for move, action in enumerate(final.journal):
        asked = state.decision.player
        plays = study.plays(state)
        now = (state.turns_begun, plays)
        if asked != CHANCE and asked == plays and now != of_turn:
            of_turn = now
            turns.append(_begun(state, asked, move, seen_by))
        elif asked == plays and before == CHANCE and seen_by is None:
            turns[-1].later[len(turns[-1].played)] = state.redacted(asked).position_dict()
        if turns and now == of_turn:
            turns[-1].played.append((asked, state.text(action)))
        before = asked
        state.apply(action)
    return _split(state, study.plays(state), turns, of_turn, seen_by)


def _begun(state: State, seat: int, move: int, seen_by: int | None) -> PlayedTurn:
    position = state.redacted(seat if seen_by is None else seen_by).position_dict()
    return PlayedTurn(state.turns_begun, seat, move, position, [], {})


def _split(
    state: State,
    plays: int | None,
    turns: list[PlayedTurn],
    of_turn: tuple[int, int | None],
    seen_by: int | None,
) -> Turns:
    """Tell the turn that goes on from those that have ended."""
    if state.over:
        return Turns(turns, None)
    if turns and (state.turns_begun, plays) == of_turn:
        return Turns(turns[:-1], turns[-1])
    asked = state.decision.player
    if asked == plays and asked != CHANCE:
        return Turns(turns, _begun(state, asked, len(state.journal), seen_by))
    return Turns(turns, None)
