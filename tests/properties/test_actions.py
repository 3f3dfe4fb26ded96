"""What is listed can be done; what is not listed is refused, with a reason, and changes nothing."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from elbowroom import IllegalAction, MalformedAction
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import COUNT, encode, verb_of
from tests.properties.invariants import check
from tests.properties.playing import TABLES, finished, new, sampled

COUNTS = (0, 1, 2, 3, 5, 9, 63)
NO_NUMBERS = (-1, -4096, 1 << 20, (1 << 62) + 5, 1 << 64, 10**30)


def well_formed(state: ConquestState) -> list[int]:
    """Every action the notation can write, with a few counts."""
    actions = []
    for verb in state.notation.verbs:
        values = [
            COUNTS if kind == COUNT else range(len(state.notation.names[kind]))
            for kind in verb.arguments
        ]
        actions += [encode(verb.number, *numbers) for numbers in product(*values)]
    return actions


def everything(state: ConquestState) -> tuple[dict[str, Any], list[int], list[int]]:
    return state.to_dict(), list(state.journal), state.legal_actions()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_listed_action_can_be_done(game: str, players: int, seed: int) -> None:
    for state in sampled(players, seed, every=6, game=game):
        actions = state.legal_actions()
        assert len(set(actions)) == len(actions)
        assert bool(actions) != state.over
        for action in actions:
            tried = state.copy()
            tried.apply(action)
            check(tried)
            assert tried.journal[len(state.journal)] == action
            assert state.why_not(action) is None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_action_not_listed_is_refused_and_changes_nothing(
    game: str, players: int, seed: int
) -> None:
    rng = Random(seed)
    for state in sampled(players, seed, every=9, game=game):
        before = everything(state)
        allowed = set(before[2])
        known = [action for action in well_formed(state) if action not in allowed]
        same_verb = {verb_of(action) for action in allowed}
        alike = [action for action in known if verb_of(action) in same_verb]
        tried = rng.sample(known, 25) + rng.sample(alike, min(25, len(alike)))
        for action in tried:
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert state.text(action) in str(refused.value)
        for action in (*NO_NUMBERS, encode(4, 63), encode(0, 1), encode(12, 0, 1), encode(31)):
            with pytest.raises((IllegalAction, MalformedAction)):
                state.apply(action)
        assert everything(state) == before


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_there_is_a_reason_against_every_action_not_listed(game: str, players: int) -> None:
    # The islands know ten times as many actions.
    every = 7 if game == "classic" else 23 * players
    for state in sampled(players, seed=players + 20, every=every, game=game):
        before = state.digest()
        allowed = set(state.legal_actions())
        for action in well_formed(state):
            refused = state.why_not(action)
            if action in allowed:
                assert refused is None
            else:
                assert refused is not None, state.text(action)
                assert refused.sentence.strip(), state.text(action)
                assert "have -1" not in refused.sentence, refused.sentence
        assert state.digest() == before


def test_there_is_a_reason_against_every_action_when_the_game_is_over() -> None:
    state = finished(2, 1)
    assert state.over
    for action in well_formed(state):
        refused = state.why_not(action)
        assert refused is not None
        assert "over" in refused.sentence


def test_a_view_gives_reasons_without_hidden_numbers() -> None:
    state = new(3, 4)
    assert state.decision.kind == "pick"
    for player in range(3):
        view = state.view(player)
        for action in well_formed(state):
            refused = view.why_not(action)
            if refused is not None:
                assert refused.sentence
                assert "have -1" not in refused.sentence, refused.sentence


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_explaining_any_action_never_fails(game: str, players: int) -> None:
    every = 15 if game == "classic" else 15 * players
    for state in sampled(players, seed=players, every=every, game=game):
        for action in well_formed(state):
            explained = state.explain_action(action)
            if explained is not None:
                assert str(explained.total) in str(explained)
                assert all(part.key for part in explained.parts)


def test_the_list_given_out_is_not_the_one_kept() -> None:
    state = new(2, 0)
    listed = state.legal_actions()
    listed.clear()
    assert state.legal_actions()
