"""An error says what was asked, why not, and what would have been allowed."""

from __future__ import annotations

import pytest

from elbowroom import (
    ElbowroomError,
    IllegalAction,
    InvalidBoard,
    InvalidPack,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    MalformedAction,
    UnknownName,
    game,
)
from elbowroom.kernel.errors import listed, unknown
from elbowroom.testing import position


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction,
        InvalidBoard,
        InvalidPack,
        InvalidPosition,
        InvalidRecord,
        InvalidSetup,
        MalformedAction,
        UnknownName,
    ],
)
def test_every_refusal_can_be_caught_as_one_kind(error: type[Exception]) -> None:
    assert issubclass(error, ElbowroomError)


def test_a_refused_action_says_what_why_and_what_else() -> None:
    pos = position("classic", players=2)
    pos.give(0, "ratmen", "hill", regions={"r05": 1}, hand=2)
    pos.turn(player=0, round=2, phase="conquer")
    with pytest.raises(IllegalAction) as refused:
        pos.play("conquer r23")
    error = refused.value
    assert str(error).startswith("'conquer r23' is not allowed: r23 (")
    assert "sea" in str(error)
    assert error.rule == "C-CONQ-4"
    assert "(C-CONQ-4)" in str(error)
    assert "seat 0 is asked for conquer; allowed: " in str(error)
    assert error.allowed == pos.legal()
    assert all(text in str(error) for text in error.allowed[:5])


def test_a_cost_that_cannot_be_paid_is_taken_apart() -> None:
    pos = position("classic", players=2)
    pos.give(0, "ratmen", "hill", regions={"r05": 1}, hand=1)
    pos.give(1, "trolls", "merchant", regions={"r10": 3})
    pos.turn(player=0, round=2, phase="conquer")
    said = pos.why_not("conquer r10")
    assert "costs 6" in said
    assert "2 base" in said
    assert "+ 3 for defenders" in said
    assert "+ 1 troll lair" in said
    assert "you have 1 in hand" in said


def test_an_action_after_the_end_comes_too_late() -> None:
    state = game("classic").new(2, seed=0)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    with pytest.raises(IllegalAction) as refused:
        state.play("done")
    assert str(refused.value) == "'done' comes too late: the game is over."


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName) as refused:
        game("chess")
    assert "There is no game 'chess'. Known: classic" in str(refused.value)


@pytest.mark.parametrize("players", [1, 6, 0, -2])
def test_a_wrong_number_of_players_names_the_limits(players: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        game("classic").new(players, seed=0)
    assert str(refused.value) == f"Classic Small World is for 2 to 5 players, not {players}."


def test_a_wrong_option_lists_the_options() -> None:
    with pytest.raises(InvalidSetup) as refused:
        game("classic").new(2, seed=0, colour="red")
    assert "No option 'colour'" in str(refused.value)
    assert "open_coins" in str(refused.value)


def test_a_map_of_another_number_of_players_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refused:
        game("classic").new(2, seed=0, map="4")
    assert "4 players" in str(refused.value)


def test_an_unknown_map_lists_the_maps() -> None:
    with pytest.raises(UnknownName) as refused:
        game("classic").new(2, seed=0, map="moon")
    assert "There is no map 'moon'. Known: 2, 3, 4, 5." in str(refused.value)


def test_names_must_fit_the_players() -> None:
    with pytest.raises(InvalidSetup) as refused:
        game("classic").new(3, seed=0, names=["Ann", "Ben"])
    assert str(refused.value) == "2 names are given for 3 players."


def test_long_lists_are_shortened() -> None:
    assert listed(["a", "b"]) == "a, b"
    assert listed([str(n) for n in range(20)], most=3) == "0, 1, 2, … (20 in all)"
    assert str(unknown("bot", "x", ["y"])) == "There is no bot 'x'. Known: y."


def test_a_pack_error_keeps_every_fault() -> None:
    error = InvalidPack(["one", "two"])
    assert error.faults == ["one", "two"]
    assert str(error) == "one\ntwo"


def test_explaining_what_has_no_number_is_refused() -> None:
    state = game("classic").new(2, seed=0)
    with pytest.raises(IllegalAction) as refused:
        state.explain("expand")
    assert str(refused.value) == "'expand' has no number to explain."
