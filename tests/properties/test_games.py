"""The same seed or the same answers give the same game; a record gives it back."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from elbowroom import CHANCE
from elbowroom import game as find_game
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.shared_rules import add_shared_rules
from elbowroom.conquest.engine.state import ConquestState, first_state
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.games.warcraft.engine.game import WARCRAFT
from elbowroom.games.warcraft.engine.landing import land_on
from elbowroom.games.warcraft.engine.rulemaking import make_rules
from elbowroom.kernel.randomness import seeded
from tests.properties.playing import (
    CLASSIC,
    PLAYER_COUNTS,
    TABLES,
    choose,
    finished,
    mood_of,
    new,
    sampled,
)

SEEDS = range(4)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    first, second = finished(players, 11, game=game), finished(players, 11, game=game)
    assert first.to_dict() == second.to_dict()
    assert finished(players, 12, game=game).digest() != first.digest()


@pytest.mark.parametrize("seed", [7, "seven", 0, -5, 10**40])
def test_any_number_or_text_is_a_seed(seed: int | str) -> None:
    assert new(2, seed).to_dict() == new(2, seed).to_dict()


def test_without_a_seed_games_differ() -> None:
    assert len({CLASSIC.new(5).digest() for _ in range(6)}) > 1


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chance_asked_of_the_caller_gives_the_same_game(game: str, players: int, seed: int) -> None:
    known = finished(players, seed, game=game)
    asked = find_game(game).new(players, chance="ask")
    by_chance = 0
    for action in known.journal:
        by_chance += asked.decision.player == CHANCE
        assert (asked.decision.player == CHANCE) == bool(asked.chance_outcomes())
        asked.apply(action)
    assert asked.over
    assert asked.journal == known.journal
    assert asked.digest() == known.digest()
    assert by_chance > players


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chance_may_give_exactly_the_answers_listed(game: str, players: int) -> None:
    state = find_game(game).new(players, chance="ask")
    rng = Random(players)
    while not state.over:
        if state.decision.player == CHANCE:
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert all(weight > 0 for _, weight in outcomes)
            drawing = state.copy()
            drawing.rng = seeded(rng.randrange(1000))
            assert drawing.draw() in state.legal_actions()
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_record_replays_to_the_same_hash(game: str, players: int, seed: int) -> None:
    state = finished(players, seed, game=game)
    record = json.loads(json.dumps(find_game(game).record(state)))
    again = find_game(game).replay(record)
    assert again.digest() == state.digest() == record["hash"]
    assert again.journal == state.journal
    assert again.scores() == state.scores() == record["result"]["scores"]
    assert find_game(game).record(again) == record


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_in_progress_can_be_recorded_too(game: str, players: int) -> None:
    for state in sampled(players, seed=8, every=60, game=game):
        record = find_game(game).record(state)
        assert find_game(game).replay(record).digest() == state.digest()
        assert record["result"]["over"] == state.over


def test_a_record_can_be_replayed_up_to_any_answer() -> None:
    state = finished(2, 3)
    record = CLASSIC.record(state)
    for number in (0, 1, 8, 50, len(state.journal)):
        assert CLASSIC.replay(record, until=number).journal == state.journal[:number]


def shuffled_rules(players: int, rng: Random) -> Rules:
    """The rules of the classic game, the effects inside its races and powers in another order."""
    rules = new(players, 0).rules

    def race(each: Race) -> Race:
        effects = tuple(rng.sample(each.effects, len(each.effects)))
        return Race(each.id, each.name, each.tokens, each.tray, effects, each.rule)

    def power(each: Power) -> Power:
        effects = tuple(rng.sample(each.effects, len(each.effects)))
        return Power(each.id, each.name, each.tokens, effects, each.rule)

    shuffled = Rules(
        rules.board,
        [race(each) for each in rules.races],
        [power(each) for each in rules.powers],
        rules.markers,
        players,
        rules.rounds,
    )
    add_shared_rules(shuffled)
    shuffled.citations = rules.citations
    changed = [
        one.id
        for one, other in zip(rules.powers, shuffled.powers, strict=True)
        if one.effects != other.effects
    ]
    return shuffled if changed else shuffled_rules(players, rng)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_order_of_effects_changes_nothing(players: int, seed: int) -> None:
    usual = new(players, seed)
    other: ConquestState = first_state(shuffled_rules(players, Random(seed)), usual.setup)
    other.rng = seeded(seed)
    other.answer_chance()
    _play_alike(usual, other, seed)


@pytest.mark.parametrize("seed", range(2))
def test_the_order_of_effects_changes_nothing_on_islands(seed: int) -> None:
    usual = new(3, seed, "warcraft", islands=["L1A", "M1B", "S2A"])
    rules = make_rules(usual.setup, usual.setup["islands"])
    backwards = [replace(race, effects=race.effects[::-1]) for race in rules.races]
    assert backwards != rules.races
    rules.races = backwards
    other = WARCRAFT.begin(usual.setup)
    land_on(other, rules)
    other.rng = seeded(seed)
    other.answer_chance()
    _play_alike(usual, other, seed)


def _play_alike(usual: ConquestState, other: ConquestState, seed: int) -> None:
    rng = Random(seed)
    while not usual.over:
        assert other.legal_actions() == usual.legal_actions()
        assert other.digest() == usual.digest()
        action = choose(usual, rng, mood_of(seed))
        usual.apply(action)
        other.apply(action)
    assert other.digest() == usual.digest()
    assert other.winners() == usual.winners()
