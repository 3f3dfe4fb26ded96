"""Whoever looks at a position leaves no trace in it: what is played follows from the journal alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elbowroom import game as find_game
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.state import State

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 5, {}),
    ("warcraft", 2, {}),
    ("warcraft", 4, {}),
    ("kingdoms", 1, {"heroes_call": True}),
    ("kingdoms", 2, {}),
    ("kingdoms", 2, {"heroes_call": True}),
    ("kingdoms", 3, {"heroes_call": True}),
    ("kingdoms", 5, {}),
]
GAMES = 3
SHOWN = 6
"""Answers of a question that are looked at one by one."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_looking_at_a_position_changes_nothing_of_it(
    game: str, players: int, options: dict[str, Any]
) -> None:
    for seed in range(GAMES):
        rng = Random(f"{game}/{players}/{seed}")
        state = find_game(game).new(players, seed=seed, **options)
        while not state.over:
            action = rng.choice(state.legal_actions())
            before = state.digest()
            _look_at_everything(state, rng)
            assert state.digest() == before, (seed, len(state.journal), state.text(action))
            state.apply(action, [])


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_game_that_was_looked_at_verifies_by_its_record(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """At a server everybody looks before every answer; whoever replays the record looks at nothing."""
    rules = find_game(game)
    rng = Random(f"{game}/{players}/looked at")
    state = rules.new(players, seed="looked at", **options)
    while not state.over:
        _look_at_everything(state, rng)
        looked_at = state.copy()
        looked_at.apply(rng.choice(looked_at.legal_actions()), [])
        state = looked_at
    assert rules.replay(rules.record(state)).digest() == state.digest()


def _look_at_everything(state: State, rng: Random) -> None:
    """Ask all that boards, bots and onlookers may ask of a position."""
    actions = state.legal_actions()
    shown = rng.sample(actions, min(SHOWN, len(actions)))
    state.offers(shown)
    for action in shown:
        state.explain_action(action)
        state.why_not(action)
    state.why_not(state.done_action)
    state.ahead()
    state.decision_facts()
    state.chance_outcomes()
    state.scores()
    state.ranks()
    state.open_incomes()
    for seat in range(int(state.setup["players"])):
        state.income(seat)
        state.own_secrets(seat)
        state.view(seat)
        state.sample(seat, 1)
    state.redacted(NOBODY)
