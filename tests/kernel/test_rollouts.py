"""Games played on inside one call go as they would go answer by answer, and leave no trace."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from elbowroom import ElbowroomError, IllegalAction, game, rollouts
from elbowroom.catalogue import GAMES
from elbowroom.kernel.errors import MalformedAction
from elbowroom.kernel.randomness import advance, below, seeded
from elbowroom.kernel.state import State

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 5, {}),
    ("warcraft", 3, {}),
    ("warcraft", 4, {"teams": True}),
    ("kingdoms", 1, {"heroes_call": True}),
    ("kingdoms", 2, {}),
    ("kingdoms", 4, {"heroes_call": True}),
]
N = 3


def in_the_middle(name: str, players: int, options: dict[str, Any]) -> State:
    """A position after some random answers."""
    state = game(name).new(players, seed="middle", **options)
    rng = Random(1)
    for _ in range(40):
        if not state.over:
            state.apply(rng.choice(state.legal_actions()))
    return state


def answer_by_answer(state: State, rng: int) -> list[int]:
    """Play one game as everybody does: answers are listed, checked, applied and noted."""
    played = state.copy()
    played.rng = rng
    played.answer_chance()
    while not played.over:
        actions = played.legal_actions()
        if len(actions) == 1:
            played.apply(actions[0])
        else:
            played.rng = advance(played.rng)
            played.apply(actions[below(played.rng, len(actions))])
    return played.scores()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_they_go_as_games_go_answer_by_answer(
    name: str, players: int, options: dict[str, Any]
) -> None:
    state = in_the_middle(name, players, options)
    before = state.digest()
    found = rollouts(state, n=N, seed="a seed")
    rng, expected = seeded("a seed"), []
    for _ in range(N):
        rng = advance(rng)
        expected.append(answer_by_answer(state, rng))
    assert found.scores == expected
    assert (found.games, found.decisions >= found.choices > 0) == (N, True)
    assert sum(found.wins) == pytest.approx(N)
    assert state.digest() == before


def test_chance_is_drawn_anew_each_time_and_the_same_for_the_same_seed() -> None:
    start = game("classic").new(2, chance="ask")
    first = rollouts(start, n=8, seed=1)
    assert first == rollouts(start, n=8, seed=1)
    assert first.scores != rollouts(start, n=8, seed=2).scores
    assert len({tuple(scores) for scores in first.scores}) > 1
    assert first.win_rates() == [won / 8 for won in first.wins]
    assert first.mean_scores()[0] == sum(scores[0] for scores in first.scores) / 8


def test_a_function_may_choose() -> None:
    state = game("classic").new(2, seed=1)
    lowest = rollouts(state, lambda _, actions: min(actions), n=2)
    assert lowest.decisions > lowest.choices > 0
    assert lowest == rollouts(state, lambda _, actions: min(actions), n=2)


def test_what_a_function_may_not_answer_is_told_with_what_it_may() -> None:
    state = game("classic").new(2, seed=1)
    done = state.done_action
    with pytest.raises(IllegalAction, match=r"'done' is not allowed.*pick 0"):
        rollouts(state, lambda _, __: done, n=1)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"n": 0}, "0 games cannot be played; at least 1 is needed."),
        ({"policy": "greedy"}, "There is no policy 'greedy'; it is 'random' or a function."),
    ],
)
def test_what_cannot_be_played_is_said(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ElbowroomError) as refused:
        rollouts(game("classic").new(2, seed=1), **arguments)
    assert str(refused.value) == reason


def test_a_game_that_is_over_stays_as_it_ended() -> None:
    state = game("classic").new(2, seed=1)
    while not state.over:
        state.apply(state.legal_actions()[0])
    found = rollouts(state, n=2)
    assert found.scores == [state.scores()] * 2
    assert found.decisions == 0


@pytest.mark.parametrize("name", list(GAMES))
def test_who_plays_on_is_asked_only_where_there_is_a_choice(name: str) -> None:
    quick, rng = game(name).new(players=2, seed=3), Random(5)
    asked = given = 0
    while not quick.over:
        actions = quick.legal_actions()
        given += quick.play_on(rng.choice(actions))
        asked += 1
        assert quick.over or len(quick.legal_actions()) > 1
    assert given > asked
    slow = game(name).new(players=2, chance="ask")
    for action in quick.journal:
        assert action in slow.legal_actions()
        slow.apply(action)
    assert slow.digest() == quick.digest()


def test_chance_that_is_asked_of_the_caller_stays_asked() -> None:
    state = game("classic").new(players=2, chance="ask")
    while state.awaits_chance():
        first = state.chance_outcomes()[0][0]
        assert state.play_on(first) == 1
    assert len(state.legal_actions()) > 1


def test_a_policy_need_not_be_asked_where_it_has_no_choice() -> None:
    state = game("classic").new(players=2, seed=3)
    asked = []

    def policy(_, actions):
        asked.append(len(actions))
        return actions[-1]

    plain = rollouts(state, policy, 2, seed=1)
    assert asked.count(1) == plain.decisions - plain.choices > 0
    asked.clear()
    assert rollouts(state, policy, 2, seed=1, skip_forced=True) == plain
    assert len(asked) == plain.choices


@pytest.mark.parametrize("answer", [float("nan"), None, "pick 0", 7])
def test_what_is_no_action_is_refused_with_what_was_allowed(answer):
    state = game("classic").new(players=2, seed=3)
    with pytest.raises((MalformedAction, IllegalAction)):
        rollouts(state, lambda *_: answer)
