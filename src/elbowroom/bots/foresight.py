"""How far a plan reaches: up to the first thing that nobody can know before it happens."""

from __future__ import annotations

from typing import NamedTuple

from elbowroom.kernel.state import UNSEEDED, State


class Foreseen(NamedTuple):
    """The part of a plan that can be known."""

    actions: list[int]
    then: str | None
    """What must be seen before anybody can plan on, as chance is asked for it; None if nothing."""


def foreseen(start: State, actions: list[int]) -> Foreseen:
    """Cut a plan where chance, another player or the next turn decides how it goes on."""
    pos = start.copy()
    pos.rng = UNSEEDED
    player = pos.decision.player
    turn = pos.turns_begun
    for place, action in enumerate(actions):
        pos.apply(action)
        pass_certain(pos)
        if pos.over or pos.turns_begun != turn or pos.decision.player != player:
            then = None if pos.over or not pos.awaits_chance() else pos.decision.kind
            return Foreseen(actions[: place + 1], then)
    return Foreseen(actions, None)


def pass_certain(pos: State) -> None:
    """Answer for chance wherever it has no choice."""
    while not pos.over and pos.awaits_chance():
        outcomes = pos.chance_outcomes()
        if len(outcomes) > 1:
            return
        pos.apply(outcomes[0][0])
