"""Who meets whom: every field, every order, level wherever the list is cut."""

from collections import Counter
from itertools import permutations

import pytest

from elbowroom.lab.schedule import Schedule


def seats(players, bots, games):
    schedule = Schedule("classic", players, tuple(bots), seed=5)
    return [schedule.fixture(number).seats for number in range(games)]


def test_two_players_meet_in_both_orders():
    assert seats(2, "abc", 6) == [*zip("aab", "bcc", strict=True), *zip("bcc", "aab", strict=True)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_order_of_a_field_is_played(players):
    bots = "abcde"[:players]
    games = seats(players, bots, len(list(permutations(bots))))
    assert set(games) == set(permutations(bots))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_are_level_after_every_turn_around_the_table(players):
    fields = len(Schedule("classic", players, tuple("abcdef"), seed=5).fields)
    games = seats(players, "abcdef", fields * players)
    counts = Counter((seat, bot) for game in games for seat, bot in enumerate(game))
    assert len(set(counts.values())) == 1


def test_too_few_bots_fill_the_table_with_several_of_a_kind():
    games = seats(3, "ab", 6)
    assert {tuple(sorted(game)) for game in games} == {("a", "a", "b"), ("a", "b", "b")}
    assert seats(4, "a", 2) == [("a", "a", "a", "a")] * 2


def test_every_game_has_a_seed_of_its_own():
    schedules = [Schedule("classic", players, ("a", "b"), seed=5) for players in (2, 3)]
    seeds = [schedule.fixture(number).seed for schedule in schedules for number in range(4)]
    assert len(set(seeds)) == 8
    assert seeds[1] == "5:2:1"
