"""What is answered at random, and what is allowed, is what the list of answers says."""

from __future__ import annotations

from random import Random

import pytest

from elbowroom import game as find_game
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.redeploy import redeploy_action, redeploy_actions, redeploying
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.randomness import advance, below
from elbowroom.kernel.steps import KIND
from tests.thorough import times

TABLES = [(name, players) for name in ("classic", "warcraft") for players in (2, 4)]
GAMES = times(2, 60)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_redeployment_is_chosen_and_allowed_without_its_list(name: str, players: int) -> None:
    seen = 0
    for seed in range(GAMES):
        state, rng = find_game(name).new(players, seed), Random(seed)
        assert isinstance(state, ConquestState)
        while not state.over:
            if state.stack[-1] >> KIND == steps.REDEPLOY:
                seen += 1
                compare(state)
            state.apply(rng.choice(state.legal_actions()))
    assert seen > GAMES * 10


def compare(state: ConquestState) -> None:
    """Hold counting, choosing and allowing to the list."""
    player = first_of(state.stack[-1])
    armies = redeploying(state, player)
    listed = redeploy_actions(state, player)
    assert -redeploy_action(state, armies, -1) == len(listed)
    assert [redeploy_action(state, armies, place) for place in range(len(listed))] == listed
    for region in range(len(state.tokens) + 1):
        for count in range(16):
            action = encode(verbs.REDEPLOY, region, count)
            assert state.allows(action) == (action in listed), state.to_dict()
    assert state.allows(state.done_action) == (state.done_action in listed)
    twin = state.copy()
    chosen = twin.step_kinds[twin.stack[-1] >> KIND].choice(twin, twin.stack[-1])
    if len(listed) == 1:
        assert (chosen, twin.rng) == (listed[0], state.rng)
    else:
        assert chosen == listed[below(advance(state.rng), len(listed))]


def test_a_start_is_the_same_whether_it_was_kept_or_not() -> None:
    classic = find_game("classic")
    first = classic.new(3, seed=5, open_coins=True)
    first.setup["names"].append("somebody else")
    second = classic.new(3, seed=5, open_coins=True)
    assert second.setup["names"] == ["Player 1", "Player 2", "Player 3"]
    assert second.setup == classic.check_setup(players=3, open_coins=True)
    assert (second.digest(), second.journal) == (first.digest(), first.journal)
    second.apply(second.legal_actions()[0])
    assert len(second.journal) > len(first.journal)
