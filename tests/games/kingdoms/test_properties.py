"""Random games keep what must always be true."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import game
from elbowroom.games.kingdoms.engine.checks import check_position
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.vocabulary.scoring import VP_RULES
from tests.games.kingdoms.printed import (
    READERS,
    condition_codes,
    condition_of,
    effect_kinds,
    vp_rules,
)

KINGDOMS = game("kingdoms")
SAMPLES = str.maketrans({"T": "forest", "X": "forest", "F": "crag", "N": "2"})
"""Something for each letter that stands for many things in the code of a condition."""


def begun(players: int, seed: int, heroes_call: bool) -> KingdomsState:
    state = KINGDOMS.new(players, seed, heroes_call=heroes_call)
    assert isinstance(state, KingdomsState)
    return state


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(players=st.integers(1, 5), seed=st.integers(0, 10**6), heroes_call=st.booleans())
def test_every_position_of_a_random_game_is_sound(
    players: int, seed: int, heroes_call: bool
) -> None:
    state = begun(players, seed, heroes_call)
    rng = random.Random(seed)
    while not state.over:
        check_position(state)
        magic = state.magic.copy()
        state.apply(rng.choice(state.legal_actions()))
        assert all(new >= old - 1 for new, old in zip(state.magic, magic, strict=True))
    assert state.round <= 60


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("heroes_call", [False, True])
def test_a_copy_and_plain_data_of_any_position_are_the_position(
    players: int, heroes_call: bool
) -> None:
    state = begun(players, 11, heroes_call)
    rng = random.Random(11)
    for number in range(300):
        if state.over:
            break
        if number % 5 == 0:
            again = KINGDOMS.from_dict(state.to_dict())
            assert again.to_dict() == state.to_dict() == state.copy().to_dict()
            assert again.legal_actions() == state.legal_actions()
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("heroes_call", [False, True])
def test_what_is_public_and_own_together_is_what_a_seat_sees(heroes_call: bool) -> None:
    from elbowroom.protocol.views import TableView  # noqa: PLC0415 - the frame's own way of showing

    state = begun(3, 5, heroes_call)
    rng = random.Random(5)
    for _ in range(250):
        if state.over:
            break
        face = TableView(state, state.decision, finished=False)
        for seat in range(3):
            assert face.position((seat,)) == state.view(seat).to_dict()["position"]
        state.apply(rng.choice(state.legal_actions()))


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**6), heroes_call=st.booleans())
def test_the_dummy_is_never_asked_and_keeps_to_its_limits(seed: int, heroes_call: bool) -> None:
    state = begun(1, seed, heroes_call)
    rng = random.Random(seed)
    while not state.over:
        assert state.decision.player == 0
        assert state.second[1] == 0
        assert state.hero_at[1] == -1
        shared = state.first[0] & state.pieces(1)
        if state.decision.kind != "steal":  # a theft on arrival comes before the war (K-MOVE-8)
            assert shared in (0, 1 << max(state.war_region, 0))
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_points_are_told_at_every_step_the_setup_included(players: int) -> None:
    state = begun(players, 3, heroes_call=True)
    while not state.round:
        parts = [state.income(seat).total for seat in range(players)]
        assert parts == state.scores()[:players]
        state.apply(state.legal_actions()[0])


def test_the_whole_vocabulary_of_the_rules_is_known() -> None:
    assert effect_kinds() == set(READERS)
    assert vp_rules() == set(VP_RULES)
    codes = [code.translate(SAMPLES) for code in condition_codes()]
    assert len({condition_of(code) for code in codes}) == len(codes) == 25
