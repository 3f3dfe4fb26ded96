"""A view holds no secret, and a sample made from it is a game like any other."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from elbowroom.conquest.engine.position import HIDDEN
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.state import UNSEEDED
from tests.properties.invariants import check
from tests.properties.playing import TABLES, choose, finished, new, sampled


def keys_in(data: Any) -> set[str]:
    """Every key anywhere in plain data."""
    if isinstance(data, dict):
        return set(data).union(*[keys_in(value) for value in data.values()])
    if isinstance(data, list):
        return set().union(*[keys_in(value) for value in data])
    return set()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_view_shows_no_coins_but_ones_own(game: str, players: int) -> None:
    for state in sampled(players, seed=1, every=12, game=game):
        for player in range(players):
            view = state.view(player)
            coins = [entry["coins"] for entry in view.to_dict()["position"]["players"]]
            for other in range(players):
                if other == player or state.over:
                    assert coins[other] == state.coins[other] == view.state.scores()[other]
                else:
                    assert coins[other] is None
                    assert view.state.scores()[other] == HIDDEN


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_view_holds_neither_seed_nor_generator_nor_history(game: str, players: int) -> None:
    for state in sampled(players, seed=2, every=12, game=game):
        assert state.rng != UNSEEDED
        for player in range(players):
            view = state.view(player)
            assert view.state.rng == UNSEEDED
            assert view.state.journal == []
            assert view.state.origin is None
            assert not {"rng", "seed", "journal", "origin"} & keys_in(view.to_dict())
            assert str(state.rng) not in json.dumps(view.state.to_dict())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_view_lists_the_actions_of_its_own_seat_only(game: str, players: int) -> None:
    for state in sampled(players, seed=3, every=8, game=game):
        for player in range(players):
            mine = state.decision.player == player
            assert state.view(player).legal_actions() == (state.legal_actions() if mine else [])
            assert state.view(player).decision == state.decision


def test_looking_at_a_view_changes_nothing() -> None:
    for state in sampled(3, seed=5, every=20):
        before = json.dumps(state.to_dict())
        view = state.view(1)
        sample = view.sample(4)
        while not sample.over:
            sample.apply(sample.legal_actions()[0])
        assert json.dumps(state.to_dict()) == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_sample_fits_the_view_it_was_made_from(game: str, players: int) -> None:
    for state in sampled(players, seed=4, every=12, game=game):
        for player in range(players):
            view = state.view(player)
            for sample in (view.sample(9), state.sample(player, 9), view.sample(Random(1))):
                check(sample)
                assert sample.view(player).to_dict() == view.to_dict()
                if state.decision.player == player:
                    assert sample.legal_actions() == state.legal_actions()


def test_a_sample_never_depends_on_the_real_generator() -> None:
    for state in sampled(3, seed=6, every=25):
        other = state.copy()
        other.rng = seeded("another future")
        first, second = state.sample(0, 31), other.sample(0, 31)
        rng = Random(3)
        while not first.over:
            assert first.legal_actions() == second.legal_actions()
            action = choose(first, rng, "bold")
            first.apply(action)
            second.apply(action)
        assert first.to_dict() == second.to_dict()


def test_samples_have_different_futures() -> None:
    state = new(2, 1)
    futures = set()
    for seed in range(20):
        sample = state.sample(0, seed)
        sample.play("pick 0")
        futures.add(sample.text(sample.journal[-1]))
    assert len(futures) > 10


def test_open_coins_hide_nothing_but_the_future() -> None:
    state = new(2, 1, open_coins=True)
    view = state.view(0)
    assert [entry["coins"] for entry in view.to_dict()["position"]["players"]] == [5, 5]
    assert view.state.rng == UNSEEDED


def test_at_the_end_everybody_sees_all_coins() -> None:
    state = finished(4, 2)
    for player in range(4):
        assert state.view(player).state.scores() == state.scores()
        assert state.view(player).state.winners() == state.winners()
