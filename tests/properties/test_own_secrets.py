"""A seat's view is a spectator's plus the seat's own secrets."""

from __future__ import annotations

import random

import pytest

from elbowroom import game
from elbowroom.kernel.decisions import NOBODY


@pytest.mark.parametrize("open_coins", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_a_view_is_the_public_position_with_the_own_secrets_put_in(
    players: int, open_coins: bool
) -> None:
    state = game("classic").new(players=players, seed=players, open_coins=open_coins)
    rng = random.Random(players)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
        for player in range(players):
            shown = state.redacted(NOBODY).position_dict()
            for path, value in state.own_secrets(player):
                part = shown
                for step in path[:-1]:
                    part = part[step]
                part[path[-1]] = value
            assert shown == state.redacted(player).position_dict()
