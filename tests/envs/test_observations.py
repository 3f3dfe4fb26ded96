"""Observations tell all that a seat may know of the position, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.envs.arena import Arena
from elbowroom.envs.codecs.codec import codec_of
from elbowroom.envs.playing import Playing
from elbowroom.envs.spaces import observation_space
from elbowroom.kernel.randomness import seeded
from tests.properties.playing import CLASSIC, PLAYER_COUNTS, new, sampled


def seen(arena: Arena, state: ConquestState, player: int) -> dict[str, Any]:
    """An observation, taken apart."""
    return arena.fields(np.frombuffer(arena.codec.observation(state, player), np.uint8))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_observation_is_made_from_the_view_alone(players: int):
    codec = codec_of(new(players, 0))
    for state in sampled(players, seed=1, every=9):
        for player in range(players):
            whole = codec.observation(state, player)
            assert whole == codec.observation(state.redacted(player), player)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_is_hidden_changes_nothing(players: int):
    arena = Arena("classic", players)
    for state in sampled(players, seed=2, every=9):
        if state.over:
            continue
        other = state.copy()
        other.rng = seeded("another future")
        other.journal = []
        for player in range(players):
            other.coins = [coins + 7 for coins in state.coins]
            other.coins[player] = state.coins[player]
            here = Playing(arena.codec, "win", state.copy()).look(player)
            there = Playing(arena.codec, "win", other).look(player)
            assert np.array_equal(here["observation"], there["observation"])
            assert np.array_equal(here["action_mask"], there["action_mask"])


def test_ones_own_coins_are_told():
    arena = Arena("classic", 3)
    state = new(3, 4)
    state.coins[1] = 40
    assert seen(arena, state, 1)["coins"].tolist() == [40, 5, 5]
    assert seen(arena, state, 0)["coins"].tolist() == [5, 5, 5]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_observation_lies_in_its_space(players: int):
    arena = Arena("classic", players)
    space = observation_space(arena)
    for state in sampled(players, seed=3, every=7):
        playing = Playing(arena.codec, "win", state)
        for player in range(players):
            assert space.contains(playing.look(player))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("reward", ["win", "coins"])
def test_observations_of_a_game_in_play_equal_fresh_ones(players: int, reward: str):
    arena = Arena("classic", players, reward)
    playing = arena.play(players)
    rng = Random(players)
    for number in range(3):
        playing.begin(arena.new(number))
        while not playing.over:
            for player in (playing.asked, rng.randrange(players)):
                fresh = arena.codec.observation(playing.state, player)
                assert playing.look(player)["observation"].tobytes() == fresh
            playing.step(rng.choice(playing.legal))


@pytest.mark.parametrize(
    ("game", "players"),
    [("classic", 3), ("warcraft", 2), ("warcraft", 4), ("kingdoms", 1), ("kingdoms", 3)],
)
def test_what_is_written_only_where_it_changed_is_whole(game: str, players: int):
    """Whether a seat looks after every answer, after some, or at its first and last only."""
    arena = Arena(game, players)
    rng = Random(players)
    for likely in (1.0, 0.3, 0.0):
        playing = arena.play(f"{game} {likely}")
        playing.look(0)
        while not playing.over:
            playing.step(rng.choice(playing.legal))
            if playing.over or rng.random() < likely:
                player = rng.randrange(players)
                fresh = arena.codec.observation(playing.state, player)
                assert playing.look(player)["observation"].tobytes() == fresh


@pytest.mark.slow
@pytest.mark.parametrize("game", ["classic", "warcraft"])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_is_written_only_where_it_changed_is_whole_in_many_games(game: str, players: int):
    """Some pieces go their rare ways in one game of a hundred only."""
    arena = Arena(game, players)
    rng = Random(players)
    for number in range(60):
        playing = arena.play(number)
        while not playing.over:
            playing.step(rng.choice(playing.legal))
            player = rng.randrange(players)
            fresh = arena.codec.observation(playing.state, player)
            assert playing.look(player)["observation"].tobytes() == fresh


def test_the_mask_marks_the_legal_actions_of_the_seat_that_is_asked():
    arena = Arena("classic", 3)
    playing = arena.play(1)
    rng = Random(1)
    while not playing.over:
        for player in range(3):
            mask = playing.look(player)["action_mask"]
            legal = playing.legal if player == playing.asked else []
            assert np.flatnonzero(mask).tolist() == sorted(legal)
        playing.step(rng.choice(playing.legal))
    assert not any(playing.look(player)["action_mask"].any() for player in range(3))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_fields_agree_with_the_view_as_plain_data(players: int):
    arena = Arena("classic", players)
    for state in sampled(players, seed=5, every=11):
        for player in range(players):
            fields = seen(arena, state, player)
            position = state.view(player).to_dict()["position"]
            assert fields["round"].tolist() == [position["round"]]
            assert fields["rounds_left"].tolist() == [state.rounds - position["round"]]
            check_turn(fields, position["turn"], state, player)
            check_seats(fields, position, state, player)
            check_stacks(fields, position, state)
            check_map(fields, position, state, player)


def check_turn(
    fields: dict[str, Any], turn: dict[str, Any], state: ConquestState, player: int
) -> None:
    assert fields["roll"] == turn["roll"] + 1
    for name in ("owed", "nonempty", "built", "picked"):
        assert fields[name] == turn[name]
    assert fields["for_one"] == turn["conquests_for_one"]
    for name in ("attacked", "substituted"):
        seats = [(player + place) % state.rules.players for place in np.flatnonzero(fields[name])]
        assert sorted(seats) == turn[name]
    kinds = [marker.id for marker in state.rules.markers]
    assert [kinds[number] for number in np.flatnonzero(fields["lifted"])] == turn["lifted"]


def check_seats(
    fields: dict[str, Any], position: dict[str, Any], state: ConquestState, player: int
) -> None:
    players = state.rules.players
    asked = state.decision.player
    if asked >= 0:
        assert fields["asked"].tolist() == one((asked - player) % players, players)
    assert fields["turn"].tolist() == one((position["turn_player"] - player) % players, players)
    races = [race.id for race in state.rules.races]
    powers = [power.id for power in state.rules.powers]
    for distance in range(players):
        entry = position["players"][(player + distance) % players]
        counted = state.completed(1).coins[(player + distance) % players]
        told = fields["coins"][distance]
        assert told == (counted if entry["coins"] is None else entry["coins"])
        assert fields["aside"][distance] == entry["aside"]
        seat = (player + distance) % players
        ally = [] if entry["peace"] is None else [(entry["peace"] - seat) % players]
        assert np.flatnonzero(fields["peace"][distance]).tolist() == ally
        for name, given in (("marker_hand", "markers"), ("driven_out", "driven_out")):
            counts = [entry[given].get(marker.id, 0) for marker in state.rules.markers]
            assert fields[name][distance].tolist() == counts
        armies = {army["slot"]: army for army in entry["armies"]}
        for slot in range(state.rules.slots):
            combo = fields["combos"][distance, slot]
            army = armies.get(slot)
            ids = [*races, *powers]
            expected = set() if army is None else {army["race"], army["power"]} - {None}
            assert {ids[place] for place in np.flatnonzero(combo)} == expected
            hand = 0 if army is None else army["hand"]
            assert fields["hands"][distance, slot] == hand


def check_stacks(fields: dict[str, Any], position: dict[str, Any], state: ConquestState) -> None:
    races = [race.id for race in state.rules.races]
    powers = [power.id for power in state.rules.powers]
    for place in range(6):
        shown = position["row"][place] if place < len(position["row"]) else None
        ids = {[*races, *powers][number] for number in np.flatnonzero(fields["row"][place])}
        assert ids == (set() if shown is None else {shown["race"], shown["power"]})
        assert fields["row_coins"][place] == (shown["coins"] if shown else 0)
        assert fields["row_tokens"][place] == (shown["tokens"] if shown else 0)
    assert [races[number] for number in np.flatnonzero(fields["banners"])] == position["banners"]
    assert [powers[number] for number in np.flatnonzero(fields["badges"])] == position["badges"]
    assert [powers[n] for n in np.flatnonzero(fields["discards"])] == position["discards"]
    assert fields["tray"].tolist() == list(position["tray"].values())
    assert fields["supply"].tolist() == list(position["supply"].values())
    order = {races[number]: int(place) for number, place in enumerate(fields["returned"]) if place}
    assert sorted(order, key=lambda name: order[name]) == position["returned"]


def check_map(
    fields: dict[str, Any], position: dict[str, Any], state: ConquestState, player: int
) -> None:
    rules = state.rules
    for number, region in enumerate(position["regions"].values()):
        told = [int(fields["lost_tribe"][number]), *fields["tokens"][:, :, number].ravel().tolist()]
        channel = 0
        if region["player"] is not None:
            distance = (region["player"] - player) % rules.players
            channel = 1 + distance * rules.slots + region["slot"]
        expected = [0] * (1 + rules.armies)
        expected[channel] = region["tokens"]
        assert told == expected
        for kind, marker in enumerate(rules.markers):
            assert fields["markers"][kind, number] == region["markers"].get(marker.id, 0)
    settled = [rules.board.ids[number] for number in np.flatnonzero(fields["settled"])]
    assert settled == position["turn"]["settled"]


def one(place: int, length: int) -> list[int]:
    return [int(each == place) for each in range(length)]


def test_fields_of_many_rows_are_taken_apart_together():
    arena = Arena("classic", 2)
    states = list(sampled(2, seed=1, every=30))
    rows = [np.frombuffer(arena.codec.observation(state, 0), np.uint8) for state in states]
    together = arena.fields(np.stack(rows))
    for number, state in enumerate(states):
        for name, values in seen(arena, state, 0).items():
            assert (together[name][number] == values).all()


def test_a_spectators_picture_shows_no_coins_before_the_end():
    state = CLASSIC.new(2, 1)
    codec = codec_of(state)
    picture = codec.render(state)
    assert picture.count("coins hidden") == 2
    while not state.over:
        state.apply(state.legal_actions()[0])
    assert "the game is over" in codec.render(state)
    assert f"Seat 0, {state.scores()[0]} coins" in codec.render(state)
