"""A copy is whole, and nothing done to it touches the original."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random

import pytest

import elbowroom.conquest.engine.position
import elbowroom.kernel.state
from elbowroom import game as find_game
from elbowroom.conquest.engine.state import ConquestState
from tests.architecture.engine import ROOT
from tests.properties.playing import CLASSIC, TABLES, choose, played, sampled

SHARED = {"rules", "setup", "origin"}
"""Fixed for a whole game."""
FORGOTTEN = {"events", "listed_actions"}
"""Only for the moment an action is applied or listed."""
DERIVED = {"held", "defence"}
"""Follow from holder and markers, so plain data leaves them out."""
SHARED_UNTIL_WRITTEN = {"journal": "journal_shared", "gains": "gains_shared"}
"""Lists that only grow: a copy holds the same one until either writes; with what says so."""
FORGOTTEN |= set(SHARED_UNTIL_WRITTEN.values())
HISTORY = {"journal", "rng", "step_closed"}
"""Not part of the position."""


def annotated(module: str, name: str) -> list[str]:
    """The attributes a class declares; from its source, so that compiled classes work too."""
    path = ROOT / "src" / Path(*module.split(".")).with_suffix(".py")
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return [
                line.target.id
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
            ]
    raise LookupError(f"{module} has no class {name}")


FIELDS = [
    *annotated(elbowroom.kernel.state.__name__, "State"),
    *annotated(elbowroom.conquest.engine.position.__name__, "Position"),
]


@pytest.fixture(scope="module")
def middle() -> ConquestState:
    """A position in the middle of a turn, with encampments on the map."""
    return next(
        state.copy()
        for seed in range(20)
        for state, _ in played(4, seed)
        if state.round > 4 and state.decision.kind == "conquer" and any(state.piles)
    )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_playing_on_a_copy_leaves_the_original_alone(game: str, players: int) -> None:
    for state in sampled(players, seed=players, every=25, game=game):
        before = json.dumps(state.to_dict())
        other = state.copy()
        assert json.dumps(other.to_dict()) == before
        rng = Random(0)
        while not other.over:
            other.apply(choose(other, rng, "bold"))
        assert json.dumps(state.to_dict()) == before


def test_playing_on_leaves_a_copy_alone() -> None:
    kept = []
    for state, _ in played(3, 5):
        kept.append((state.copy(), state.digest(), list(state.journal)))
    for copied, digest, journal in kept:
        assert copied.digest() == digest
        assert copied.journal == journal


@pytest.mark.parametrize("name", sorted(set(FIELDS) - FORGOTTEN))
def test_a_copy_has_every_field(middle: ConquestState, name: str) -> None:
    state = middle.copy()
    value = getattr(state, name)
    if name not in SHARED:
        setattr(state, name, other_value(value))
    copied = getattr(state.copy(), name)
    assert copied == getattr(state, name)
    if name in SHARED_UNTIL_WRITTEN:
        assert getattr(state, SHARED_UNTIL_WRITTEN[name])
    elif isinstance(value, list):
        assert copied is not getattr(state, name)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_writes_into_what_copies_share_leaves_the_others_alone(
    middle: ConquestState, first: int
) -> None:
    states = [middle.copy()]
    states += [states[0].copy(), states[0].copy()]
    before = (list(middle.journal), list(middle.gains))
    for number in (first, (first + 1) % 3):
        states[number].pay(0, 3 + number)
        states[number].write_down(7 + number)
        assert states[number].journal == [*before[0], 7 + number]
        assert states[number].gains == [*before[1], 0, 3 + number]
    assert (states[(first + 2) % 3].journal, states[(first + 2) % 3].gains) == before
    assert (middle.journal, middle.gains) == before


@pytest.mark.parametrize("name", sorted(set(FIELDS) - FORGOTTEN - SHARED - HISTORY - DERIVED))
def test_the_digest_sees_every_field(middle: ConquestState, name: str) -> None:
    state = middle.copy()
    value = getattr(state, name)
    if name == "piles":
        value = [count + 1 if count else 0 for count in value]
    elif name == "row":  # as long as the coins on it
        value = [*value[1:], value[0]]
    elif name == "returned":
        value = value[1:] if value else [0]
    else:
        value = other_value(value)
    setattr(state, name, value)
    assert state.digest() != middle.digest()


@pytest.mark.parametrize("name", sorted(HISTORY))
def test_the_digest_leaves_history_out(middle: ConquestState, name: str) -> None:
    state = middle.copy()
    setattr(state, name, other_value(getattr(state, name)))
    assert state.digest() == middle.digest()


def other_value(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value < 1 else value ^ 1
    assert isinstance(value, list)
    if not value:
        return [0]
    return [value[0] + 1, *value[1:]]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_plain_data_gives_the_same_position_and_the_same_continuation(
    game: str, players: int
) -> None:
    for state in sampled(players, seed=players + 6, every=20, game=game):
        data = json.loads(json.dumps(state.to_dict()))
        again = find_game(game).from_dict(data)
        assert isinstance(again, ConquestState)
        assert again.to_dict() == state.to_dict()
        assert again.digest() == state.digest()
        for name in set(FIELDS) - FORGOTTEN - {"rules", "step_closed"}:
            assert getattr(again, name) == getattr(state, name), name
        rng = Random(7)
        for _ in range(40):
            if state.over:
                break
            assert again.legal_actions() == state.legal_actions()
            action = choose(state, rng, "bold")
            state.apply(action)
            again.apply(action)
        assert again.to_dict() == state.to_dict()


def test_plain_data_can_be_read_back_before_the_first_turn() -> None:
    state = CLASSIC.new(3, chance="ask")
    rng = Random(1)
    while state.decision.player == -1:
        again = CLASSIC.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.digest() == state.digest()
        assert again.legal_actions() == state.legal_actions()
        state.apply(rng.choice(state.legal_actions()))


def test_a_done_that_says_nothing_new_is_taken_after_reading_back_too() -> None:
    for state, action in played(4, 4):
        tried = state.copy()
        tried.apply(action)
        if tried.step_closed and tried.done_action not in tried.legal_actions():
            again = CLASSIC.from_dict(json.loads(json.dumps(tried.to_dict())))
            again.play("done")
            tried.play("done")
            assert again.to_dict() == tried.to_dict()
            return
    raise AssertionError("no step of this game ended by itself")
