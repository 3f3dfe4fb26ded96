"""Whole games with own races and own powers, with every standard one and at random."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import game
from elbowroom.conquest.engine.content import own_texts
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.classic.engine.game import Classic
from elbowroom.workshop import check_pack_file, load_pack
from tests.conquest.content_samples import STANDARD, fair_packs

CLASSIC = game("classic")
EXAMPLES = sorted((Path(__file__).resolve().parents[3] / "examples" / "packs").glob("*.json"))
FILES = [path for path in EXAMPLES if load_pack(path).get("game", "classic") == "classic"]
TIDE = next(load_pack(path) for path in FILES if path.stem == "tidewalkers")
RACES = [race.id for race in STANDARD.races]
POWERS = [power.id for power in STANDARD.powers]


def check_pieces(state: ConquestState) -> None:
    """No token and no marker is ever lost or made."""
    rules = state.rules
    for number, race in enumerate(rules.races):
        armies = [
            army
            for army in range(rules.armies)
            if state.has_race(army) and state.race(army) == number
        ]
        counts = [state.tray[number], *[state.hand[army] for army in armies]]
        counts += [state.tokens_of(army) for army in armies]
        counts += [state.aside[army // rules.slots] for army in armies if army % rules.slots == 0]
        assert min(counts) >= 0
        assert sum(counts) == race.tray, race.id
    for kind, marker in enumerate(rules.markers):
        places = range(kind, len(state.marker_hand), len(rules.markers))
        counts = [state.supply[kind], *[state.marker_hand[place] for place in places]]
        counts += [state.driven_out[place] for place in places]
        counts += [state.marker_count(kind, region) for region in range(len(state.tokens))]
        assert min(counts) >= 0
        assert sum(counts) == marker.supply, marker.id


def play_out(state: ConquestState, seed: int) -> None:
    """Play at random to the end; own races and powers are picked when they can be."""
    rng = Random(seed)
    turns = -1
    while not state.over:
        if state.turns_begun != turns:
            turns = state.turns_begun
            check_pieces(state)
        actions = state.legal_actions()
        own = own_picks(state)
        state.apply(rng.choice(own or actions))
    check_pieces(state)


def own_picks(state: ConquestState) -> list[int]:
    """The picks that bring an own race or an own power into play."""
    if state.decision.kind != "pick":
        return []
    own = set(own_texts(state.setup["packs"]))
    combos = state.position_dict()["row"]
    return [
        action
        for place, action in enumerate(state.legal_actions())
        if own & {combos[place]["race"], combos[place]["power"]}
    ]


def begun_with(combo: str, packs: list[Any], seed: int) -> ConquestState:
    """A game of two whose first combo is given and picked; chance goes on from a seed."""
    state = CLASSIC.new(players=2, chance="ask", packs=packs)
    assert isinstance(state, ConquestState)
    state.play(combo)
    state = state.completed(seed)
    state.answer_chance()
    state.play("pick 0")
    return state


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_packs_have_no_fault(path: Path):
    assert check_pack_file(path, own_limit=8) == []
    texts = own_texts([load_pack(path)])
    assert texts
    assert all({"en", "cs"} <= set(languages) for languages in texts.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whole_games_with_the_example_packs(path: Path, players: int):
    seed = 10 * players
    state = CLASSIC.new(players=players, seed=seed, packs=[load_pack(path)], own_limit=8)
    assert isinstance(state, ConquestState)
    play_out(state, seed)
    assert Classic().replay(CLASSIC.record(state)).digest() == state.digest()


@pytest.mark.rule("C-CUSTOM-7")
@pytest.mark.parametrize("power", [*POWERS, "storied"])
def test_an_own_race_plays_with_every_power(power: str):
    state = begun_with(f"combo tidewalkers {power}", [TIDE], seed=1)
    badge = {each.id: each.tokens for each in state.rules.powers}[power]
    assert state.hand[state.active(state.turn_player)] == 6 + badge
    play_out(state, seed=2)


@pytest.mark.rule("C-CUSTOM-7")
@pytest.mark.parametrize("race", RACES)
def test_an_own_power_plays_with_every_race(race: str):
    state = begun_with(f"combo {race} storied", [TIDE], seed=3)
    extra = 4 if race == "amazons" else 0
    banner = {each.id: each.tokens for each in state.rules.races}[race]
    assert state.hand[state.active(state.turn_player)] == banner + extra + 4
    play_out(state, seed=4)


def test_who_loses_no_token_at_times_only_may_have_more_than_one_in_decline():
    spared = {"type": "tokens_lost", "change": -1, "lasts": True, "when": {"round": "even"}}
    race = {"id": "sparelings", "name": "Sparelings", "tokens": 6, "effects": [spared]}
    pack = {"format": 1, "id": "spared", "name": "Spared", "races": [race]}
    state, rng = CLASSIC.new(players=3, seed=3, packs=[pack]), Random(3)
    while not state.over:
        assert CLASSIC.breaches(state) == []
        state.apply(rng.choice(state.legal_actions()))


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(fair_packs(), st.integers(2, 5), st.integers(0, 1000))
def test_any_pack_within_the_limits_plays_to_the_end(given: Any, players: int, seed: int):
    state = CLASSIC.new(players=players, seed=seed, packs=[given])
    assert isinstance(state, ConquestState)
    play_out(state, seed)
    assert CLASSIC.from_dict(state.to_dict()).digest() == state.digest()
