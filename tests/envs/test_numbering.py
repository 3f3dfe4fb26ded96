"""Every legal action has one number, and every number is one action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom.conquest.engine import verbs
from elbowroom.envs.codecs.codec import Codec, codec_of
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import MalformedAction
from elbowroom.kernel.notation import encode, verb_of
from tests.conquest.content_samples import fair_packs
from tests.properties.playing import CLASSIC, PLAYER_COUNTS, new, played


def check_numbers(codec: Codec, actions: list[int], player: int) -> set[int]:
    """Check that actions have numbers of their own; give the verbs seen."""
    numbers = codec.indices(actions, player)
    assert len(set(numbers)) == len(actions)
    assert all(0 <= number < codec.numbering.size for number in numbers)
    assert [codec.action(number, player) for number in numbers] == actions
    return {verb_of(action) for action in actions}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_legal_actions_of_random_games_map_one_to_one(players: int):
    codec = codec_of(new(players, 0))
    seen: set[int] = set()
    for seed in range(30 // players):
        for state, _ in played(players, seed):
            seen |= check_numbers(codec, state.legal_actions(), state.decision.player)
    usual = {verbs.PICK, verbs.CONQUER, verbs.REDEPLOY, verbs.DONE, verbs.PLACE, verbs.ABANDON}
    assert usual <= seen


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_number_is_an_action_of_its_own(players: int):
    state = new(players, 0)
    codec = codec_of(state)
    for player in range(players):
        actions = [codec.action(number, player) for number in range(codec.numbering.size)]
        assert len(set(actions)) == codec.numbering.size
        numbers = [codec.index(action, player) for action in actions]
        assert numbers == list(range(codec.numbering.size))
        assert all(state.text(action) for action in actions)


def test_the_table_of_actions_covers_all_numbers_in_order():
    codec = codec_of(new(4, 0))
    at = 0
    for _, first, count in codec.table_of_actions():
        assert first == at
        at += count
    assert at == codec.numbering.size


@pytest.mark.parametrize("number", [-1, 100_000])
def test_a_number_beyond_the_table_is_refused(number: int):
    codec = codec_of(new(2, 0))
    with pytest.raises(MalformedAction, match=f"from 0 to {codec.numbering.size - 1}"):
        codec.action(number, 0)


def test_peace_is_named_by_distance_to_the_left():
    codec = codec_of(new(4, 0))
    peace = codec.index(encode(verbs.PEACE, 1), 0)
    assert codec.index(encode(verbs.PEACE, 0), 3) == peace
    assert codec.action(peace, 2) == encode(verbs.PEACE, 3)
    nobody = encode(verbs.PEACE, 4)
    assert {codec.index(nobody, player) for player in range(4)} == {codec.index(nobody, 0)}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_answers_of_chance_map_one_to_one(players: int):
    state = CLASSIC.new(players, chance="ask")
    codec = codec_of(state)
    rng = Random(players)
    kinds: set[str] = set()
    while not state.over:
        if state.decision.player == CHANCE:
            kinds.add(state.decision.kind)
            actions = [action for action, _ in state.chance_outcomes()]
            numbers = [codec.chance.index(action) for action in actions]
            assert len(set(numbers)) == len(actions)
            assert [codec.chance.action(number) for number in numbers] == actions
        state.apply(rng.choice(state.legal_actions()))
    assert {"combo", "first"} <= kinds


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(fair_packs(), st.integers(0, 1000))
def test_games_with_own_races_and_powers_map_one_to_one(pack: dict[str, Any], seed: int):
    state = new(2, seed, packs=[pack])
    codec = codec_of(state)
    rng = Random(seed)
    while not state.over:
        check_numbers(codec, state.legal_actions(), state.decision.player)
        assert len(codec.observation(state, 1)) == codec.width
        state.apply(rng.choice(state.legal_actions()))
