"""The parts of a number add up to what is really charged or paid."""

from __future__ import annotations

from random import Random

import pytest

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.events import Event
from tests.properties.playing import TABLES, choose, mood_of, new

SEEDS = range(6)


def acting_hand(state: ConquestState) -> int:
    """Count the tokens in all hands of the player asked."""
    player = state.decision.player
    slots = state.rules.slots
    return sum(state.hand[player * slots : (player + 1) * slots])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_cost_explained_is_the_cost_charged(game: str, players: int, seed: int) -> None:
    state = new(players, seed, game=game)
    rng = Random(seed)
    charged = 0
    while not state.over:
        action = choose(state, rng, mood_of(seed))
        word, _, region = state.text(action).partition(" ")
        if word not in {"conquer", "dragon", "substitute"}:
            state.apply(action)
            continue
        explained = state.explain(f"{word} {region}")
        number = state.rules.board.number(region)
        own = state.rules.army_player[state.holder[number]] == state.decision.player
        hand = acting_hand(state)
        state.apply(action)
        placed = state.tokens[number]
        assert explained.total == sum(part.amount for part in explained.parts)
        if word != "substitute":
            assert placed == explained.total
        if not own:
            assert hand - acting_hand(state) == explained.total
        charged += 1
    assert charged


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_cost_explained_decides_what_can_be_paid(game: str, players: int) -> None:
    state = new(players, "payment", game=game)
    rng = Random(1)
    seen = set()
    while not state.over:
        if state.decision.kind in {"conquer", "army_in_decline"}:
            army = state.stack[-1] // 64 % 64
            hand = state.hand[army]
            for action in state.legal_actions():
                word, _, region = state.text(action).partition(" ")
                if word == "conquer":
                    assert state.explain_cost(region).total == state.cost(region) <= hand
                elif word == "attempt":
                    assert hand < state.explain_cost(region).total <= hand + 3
                seen.add(word)
        state.apply(choose(state, rng, "bold"))
    assert {"conquer", "attempt"} <= seen


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_income_explained_is_the_income_paid(game: str, players: int, seed: int) -> None:
    state = new(players, seed, game=game)
    rng = Random(seed)
    scored = 0
    while not state.over:
        coins = state.scores()
        flows = len(state.gains)
        events: list[Event] = []
        state.apply(choose(state, rng, mood_of(seed)), events)
        paid = [0] * players
        for place in range(flows, len(state.gains), 2):
            paid[state.gains[place]] += state.gains[place + 1]
        assert [now - then for now, then in zip(state.scores(), coins, strict=True)] == paid
        assert told_coins(events, players) == paid
        for event in events:
            if event.kind == "scored":
                parts = [part["coins"] for part in event.facts["parts"]]
                assert sum(parts) == event.facts["coins"]
                scored += 1
    assert scored == state.turns == players * state.rules.rounds


def told_coins(events: list[Event], players: int) -> list[int]:
    """What everybody gets and pays, from what is told alone."""
    coins = [0] * players
    for kind, seat, facts in events:
        if kind in {"scored", "form", "objective"}:
            coins[seat] += facts["coins"]
        elif kind == "picked":
            coins[seat] += facts["coins"] - facts["price"]
        elif kind in {"toll", "tribute", "ransom", "site_paid", "recruited"}:
            coins[seat] -= facts["coins"]
            if facts.get("to") is not None:
                coins[facts["to"]] += facts["coins"]
        if kind == "objective" and facts["owner"] != seat:
            coins[facts["owner"]] += facts["coins"]
    return coins


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_tokens_explained_are_the_tokens_picked(game: str, players: int) -> None:
    state = new(players, "picks", game=game)
    rng = Random(2)
    picks = 0
    while not state.over:
        for action in state.legal_actions() if state.decision.kind == "pick" else []:
            player = state.decision.player
            place = state.text(action).removeprefix("pick ")
            tried = state.copy()
            tried.apply(action)
            taken = tried.hand[tried.active(player)]
            assert state.explain(f"pick {place}").total == taken
            lying = state.row_coins[int(place)]
            assert tried.coins[player] == state.coins[player] - int(place) + lying
            picks += 1
        state.apply(choose(state, rng, "fickle"))
    assert picks
