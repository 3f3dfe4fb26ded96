"""Random games never lose a piece, a coin or a combo."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.invariants import check
from tests.properties.playing import PLAYER_COUNTS, TABLES, new, played


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(9))
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_piece_is_somewhere_after_every_action(game: str, players: int, seed: int) -> None:
    state = new(players, seed, game=game)
    check(state)
    for state, _ in played(players, seed, game=game):
        check(state)
    check(state)
    assert state.over


@settings(max_examples=25, deadline=None, derandomize=True)
@given(
    players=st.sampled_from(PLAYER_COUNTS),
    seed=st.integers(0, 1 << 40),
    choices=st.lists(st.integers(0, 9999), min_size=20, max_size=150),
)
def test_no_line_of_play_breaks_the_position(players: int, seed: int, choices: list[int]) -> None:
    state = new(players, seed)
    for choice in choices:
        if state.over:
            break
        actions = state.legal_actions()
        state.apply(actions[choice % len(actions)])
        check(state)


def test_random_games_meet_every_phase_and_verb() -> None:
    phases: set[str] = set()
    words: set[str] = set()
    for players in PLAYER_COUNTS:
        for seed in range(9):
            for state, action in played(players, seed):
                phases.add(state.decision.kind)
                words.add(state.text(action).split()[0])
            words.update(state.text(action).split()[0] for action in state.journal)
    assert phases == {
        "choice",
        "pick",
        "army_in_decline",
        "ready",
        "conquer",
        "redeploy",
        "place",
        "end",
        "withdraw",
    }
    assert words == {verb.word for verb in new(2, 0).notation.verbs}
