"""What a study counts of this game: who had what, what they did, how it ended, where points come from."""

import pytest

from elbowroom.games.kingdoms.figures.story import KingdomsStory
from elbowroom.kernel.events import Event
from elbowroom.lab.figures import figures
from elbowroom.lab.one_game import Fixture, play_game
from elbowroom.lab.report import report
from elbowroom.lab.results import row_of
from elbowroom.lab.tournament import Tournament


def played(players, games, **options):
    tournament = Tournament("kingdoms", ["random"], [players], games, 3, options)
    fixtures = [
        Fixture("kingdoms", number, ("random",) * players, f"3:{number}", options, told=True)
        for number in range(games)
    ]
    rows = [row_of(play_game(fixture)) for fixture in fixtures]
    return rows, figures(tournament, rows)


@pytest.fixture(scope="module")
def plain():
    return played(3, 6)


def test_points_by_source_add_up_to_the_score(plain):
    for row in plain[0]:
        assert [sum(own.values()) for own in row["sources"]] == row["scores"]


def test_everybody_has_a_faction_a_home_and_chosen_actions(plain):
    for row in plain[0]:
        assert all(row["factions"])
        assert len(set(row["territories"])) == 3
        assert all(own for own in row["actions"])


def test_the_ends_of_all_games_are_told(plain):
    found = plain[1]["by_players"]["3"]
    ended = [row["end"]["reason"] for row in plain[0] if row["end"]]
    assert {reason for reason, share in found["ends"].items() if share["rate"]} == set(ended)
    assert found["factions"]
    assert sum(each["count"] for each in found["factions"].values()) == 18


def test_heroes_are_told_of_only_where_there_are_some(plain):
    _, with_heroes = played(2, 2, heroes_call=True)
    assert "Heroes" in report(with_heroes)
    assert "<h2>Heroes</h2>" not in report(plain[1])
    assert "points" in report(plain[1])
    assert "Coins it brings" not in report(plain[1])


@pytest.mark.parametrize(
    ("ending", "outcome"),
    [
        (Event("war_won", 0, {"against": 1}), "won"),
        (Event("war_won", 1, {"against": 0}), "lost"),
        (Event("allied", 0, {"ally": 1}), "allied"),
    ],
)
def test_a_war_is_told_from_the_side_of_the_attacker(ending, outcome):
    story = KingdomsStory(2)
    story.hear([Event("war_begun", 0, {"against": 1, "region": "e1"}), ending])
    assert story.to_data()["wars"] == [{"seat": 0, "against": 1, "outcome": outcome}]


def test_a_hero_is_followed_to_its_retirement():
    story = KingdomsStory(2)
    story.hear(
        [
            Event("hero_kept", 1, {"hero": "queen"}),
            Event("hero_advanced", 1, {"hero": "queen", "level": 2}),
            Event("hero_retired", 1, {"hero": "queen"}),
            Event("hero_kept", 1, {"hero": "bard"}),
        ]
    )
    assert story.to_data()["heroes"] == [
        {"seat": 1, "hero": "queen", "level": 2, "retired": True},
        {"seat": 1, "hero": "bard", "level": 0, "retired": False},
    ]


def test_what_the_dummy_does_is_not_counted():
    story = KingdomsStory(1)
    story.hear(
        [Event("selected", 1, {"action": "build"}), Event("selected", 0, {"action": "trade"})]
    )
    assert story.to_data()["actions"] == [{"trade": 1}]
