import json

import pytest

from elbowroom import InvalidSetup, UnknownName, game
from elbowroom.bots import make
from elbowroom.lab import simulate
from elbowroom.lab.one_game import Match, play_game
from tests.bots.offering import installed, write_package

FIELDS = ["game", "players", "games", "decisions", "seconds", "decisions_per_second"]
BOT_FIELDS = [
    "name",
    "wins",
    "win_rate",
    "ci95",
    "mean_score",
    "ms_per_decision_p50",
    "ms_per_decision_p99",
]


CLUMSY = '''
from elbowroom.bots import Bot

class Clumsy(Bot):
    """Drops the tokens sooner or later."""

    name = "clumsy"

    def choose(self, view):
        if view.decision.kind == "conquer":
            raise RuntimeError("dropped the tokens")
        return view.legal_actions()[0]
'''


@pytest.fixture
def _clumsy(tmp_path):
    write_package(tmp_path, "clumsy-bots", CLUMSY, {"clumsy": "Clumsy"})
    with installed(tmp_path):
        yield


def untimed(found):
    timed = ("seconds", "decisions_per_second")
    bots = [
        {field: value for field, value in bot.items() if "ms_" not in field}
        for bot in found["bots"]
    ]
    return {**{field: found[field] for field in found if field not in timed}, "bots": bots}


def test_the_figures_have_the_promised_fields():
    found = simulate("classic", players=3, games=3, bots=["greedy", "random", "random"])
    assert [field for field in [*FIELDS, "bots", "errors"] if field not in found] == []
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    for bot in found["bots"]:
        assert [field for field in BOT_FIELDS if field not in bot] == []
        assert bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1]
        assert 0 < bot["ms_per_decision_p50"] <= bot["ms_per_decision_p99"]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(3)
    assert json.loads(json.dumps(found)) == found


def test_one_name_sits_in_all_seats():
    found = simulate("classic", players=4, games=2, bots=["random"])
    assert [(bot["name"], bot["seats"], bot["win_rate"]) for bot in found["bots"]] == [
        ("random", 4, 0.25)
    ]


def test_the_same_seed_gives_the_same_match_in_any_number_of_processes():
    one = simulate("classic", players=2, games=6, bots=["greedy", "random"], seed=3, workers=1)
    two = simulate("classic", players=2, games=6, bots=["greedy", "random"], seed=3, workers=2)
    other = simulate("classic", players=2, games=6, bots=["greedy", "random"], seed=4)
    assert untimed(one) == untimed(two)
    assert untimed(one) != untimed(other)


def test_everybody_moves_on_one_seat_each_game():
    match = Match("classic", 3, ("a", "b", "c"), seed=0, options={})
    assert [match.seats(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]


def test_a_game_of_a_match_can_be_played_again_alone():
    outcome = play_game(Match("classic", 2, ("greedy", "random"), seed=9, options={}).fixture(5))
    state = game("classic").new(players=2, seed="9:5")
    bots = [make("random", "9:5:0"), make("greedy", "9:5:1")]
    while not state.over:
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))
    assert outcome.scores == state.scores()


@pytest.mark.usefixtures("_clumsy")
def test_an_error_is_counted_and_reported_not_fatal():
    found = simulate("classic", players=2, games=3, bots=["clumsy", "random"], seed=1)
    assert found["errors"] == 3
    assert [failure["seed"] for failure in found["failures"]] == ["1:0", "1:1", "1:2"]
    assert found["failures"][1]["seat"] == 1
    assert found["failures"][1]["bot"] == "clumsy"
    assert "dropped the tokens" in found["failures"][1]["message"]
    assert found["bots"][0]["win_rate"] == 0


def test_records_are_kept_and_replay(tmp_path):
    place = tmp_path / "some" / "records"
    found = simulate("classic", players=2, games=2, bots=["greedy"], records=place)
    files = sorted(place.iterdir())
    assert len(files) == found["games"] == 2
    for file in files:
        assert game("classic").replay(json.loads(file.read_text())).over


def test_progress_counts_every_game():
    finished = []
    simulate("classic", players=2, games=5, bots=["random"], progress=finished.append)
    assert sum(finished) == 5


@pytest.mark.parametrize(
    ("wish", "error", "words"),
    [
        ({"game": "chess"}, UnknownName, "no game 'chess'"),
        ({"bots": ["deep", "random"]}, UnknownName, "no bot 'deep'"),
        ({"players": 1}, InvalidSetup, "2 to 5"),
        ({"players": 6}, InvalidSetup, "2 to 5"),
        ({"players": 4}, InvalidSetup, "2 bots are named for 4 players"),
        ({"games": 0}, InvalidSetup, "At least one game"),
        ({"workers": 0}, InvalidSetup, "At least one worker"),
        ({"limit": 0}, InvalidSetup, "more than 0"),
        ({"limit": float("nan")}, InvalidSetup, "more than 0"),
        ({"map": "9"}, UnknownName, "no map '9'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(wish, error, words):
    asked = {"game": "classic", "players": 2, "games": 2, "bots": ["greedy", "random"], **wish}
    with pytest.raises(error, match=words):
        simulate(**asked)
