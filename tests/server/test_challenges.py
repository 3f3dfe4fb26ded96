"""The challenge of a day: one game for everybody, and a score table that stays."""

import hashlib
import json
import random
from datetime import date, timedelta

import pytest
from typer.testing import CliRunner

from elbowroom import game
from elbowroom.catalogue import GAMES
from elbowroom.cli.app import app
from elbowroom.kernel.errors import InvalidRecord
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.table import commands
from elbowroom.table.challenges import (
    challenge_of,
    check_published,
    player_of,
    result_after,
    streaks,
)
from elbowroom.table.fairness import fairness_of, verify
from elbowroom.table.new_table import SeatPlan, challenge_plan, fork_of, open_table, rematch_of
from elbowroom.table.refused import Refused
from elbowroom.table.replays import record_of
from elbowroom.table.views import summary_of
from tests.server.conftest import served
from tests.server.desk import Desk
from tests.server.people import bearer, play_on, view
from tests.server.store.making import NOON
from tests.server.store.test_results import result

KINGDOMS = game("kingdoms")
MONDAY = date(2026, 11, 16)
ANNA, BELA = ["a" * 16], ["b" * 16]


def desk_of(day=MONDAY, player="anna"):
    plan = challenge_plan(challenge_of(KINGDOMS, day), "Anna", player)
    return Desk(new=open_table(plan, NOON))


@pytest.fixture(scope="module")
def finished():
    """A challenge played to its end by chance, and the entries of its last move."""
    desk, rng = desk_of(), random.Random(5)
    last = []
    while desk.table.status == "playing":
        last = desk.any_action(rng)
    return desk, result_after(desk.table, last)


def test_the_seed_of_a_day_can_be_computed_by_everybody():
    """By hand, from docs/protocol.md alone."""
    asked = challenge_of(KINGDOMS, MONDAY)
    assert asked.name == "challenge|kingdoms|2026-11-16"
    by_hand = hashlib.sha256(b"elbowroom|challenge|kingdoms|2026-11-16").hexdigest()
    assert asked.seed == by_hand
    assert desk_of().entries[0].body["challenge"] == asked.facts()


def test_every_day_states_what_is_played():
    week = [challenge_of(KINGDOMS, MONDAY + timedelta(days=each)).setup for each in range(7)]
    assert [setup["difficulty"] for setup in week] == ["easy", *["normal"] * 4, "hard", "hard"]
    assert [setup["heroes_call"] for setup in week] == [False] * 6 + [True]
    offered = {each.id: each.challenge(MONDAY) is not None for each in GAMES.values()}
    assert offered == {"classic": False, "warcraft": False, "kingdoms": True}


def test_everybody_gets_the_same_dice_and_another_day_brings_others():
    one, other, tomorrow = desk_of(), desk_of(player="bela"), desk_of(MONDAY + timedelta(days=1))
    assert one.table.id != other.table.id
    for _ in range(40):
        text = one.texts()[-1]
        one.act(text)
        other.act(text)
        assert one.state.digest() == other.state.digest()
    chance = [
        [entry.body["action"] for entry in desk.entries if entry.kind == "chance"]
        for desk in (desk_of(), tomorrow)
    ]
    assert chance[0] != chance[1]


def test_the_record_says_whose_seed_it_is_and_verifies(finished, tmp_path):
    desk, _ = finished
    record = record_of(desk.table)
    assert record["fairness"]["published"] == "2026-11-16"
    assert verify(KINGDOMS, record) == desk.table.play.draws > 0
    file = tmp_path / "challenge.json"
    file.write_text(json.dumps(record))
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert told.exit_code == 0
    assert "published for the challenge of 2026-11-16" in told.output


@pytest.mark.parametrize("lie", ["2026-11-17", "someday", None])
def test_a_seed_of_another_day_is_found(finished, lie):
    record = record_of(finished[0].table)
    fairness, setup = fairness_of(record), record["setup"]
    if lie is None:
        setup = {**setup, "difficulty": "hard"}
    else:
        fairness["published"] = lie
    with pytest.raises(InvalidRecord, match="challenge"):
        check_published(KINGDOMS, fairness, setup)


def test_the_result_is_what_the_game_ended_with(finished):
    desk, kept = finished
    scores = desk.state.scores()
    assert (kept.points, kept.rival) == (scores[0], scores[1])
    assert kept.won == (desk.state.winners() == [0])
    assert (kept.day, kept.player, kept.name) == ("2026-11-16", "anna", "Anna")


def test_a_challenge_is_played_alone_without_hints_or_stand_ins():
    desk = desk_of()
    assert desk.table.hints is False
    with pytest.raises(Refused, match="no bot stands in"):
        desk.do(commands.Leave(0, "greedy"))
    summary = summary_of(desk.table)
    assert summary.body["challenge"] == "2026-11-16"
    assert "anna" not in json.dumps(summary.body)


def test_what_comes_after_a_challenge_is_an_ordinary_game(finished):
    desk, _ = finished
    me = [SeatPlan("me", "Anna")]
    fork = fork_of(desk.table, 20, me, private=True, hints=False)
    for plan in (rematch_of(desk.table, 0), fork):
        table = open_table(plan, NOON).table
        assert table.challenge is None
        assert table.drawn_as == table.id


def test_streaks_go_on_until_a_day_is_missed():
    days = [MONDAY - timedelta(days=back) for back in (1, 2, 4, 5, 6)]
    results = [result(str(day), day=day.isoformat()) for day in days]
    assert streaks(results, MONDAY) == (2, 3)
    assert streaks(results, MONDAY + timedelta(days=1)) == (0, 3)
    assert streaks([*results, result("t", day="2026-11-16")], MONDAY) == (3, 3)
    assert streaks([], MONDAY) == (0, 0)


def settings_at(folder, **more):
    return Settings(f"sqlite:///{folder / 'tables.db'}", Rates.of(0), bot_delay=0, **more)


def take_up(http, name, key):
    day = http.get("/api/challenges/kingdoms").json()["today"]
    wish = {"name": name, "day": day}
    answer = http.post("/api/challenges/kingdoms", json=wish, headers=bearer(*key))
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return body["table"], {0: body["seats"][0]["secret"]}


def shown(http, name, key, **more):
    params = {"name": name, **more}
    answer = http.get("/api/challenges/kingdoms", params=params, headers=bearer(*key))
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.slow
def test_the_first_result_counts_and_survives_the_server(tmp_path):
    with served(settings_at(tmp_path)) as http:
        table, secrets = take_up(http, "Anna", ANNA)
        face = http.get(f"/api/tables/{table}").json()
        assert face["challenge"]["seed"] == shown(http, "Anna", ANNA)["seed"]
        first = play_on(http, table, secrets, random.Random(1))
        again, secrets = take_up(http, "Anna", ANNA)
        play_on(http, again, secrets, random.Random(2))
        record = http.get(f"/api/tables/{table}/record").json()
        assert verify(KINGDOMS, record) > 0
    with served(settings_at(tmp_path)) as http:
        seen = shown(http, "ANNA", ANNA)
        (line,) = seen["best"]
        assert (line["table"], line["points"]) == (table, first["result"]["scores"][0])
        assert line["yours"]
        assert seen["streak"] == {"now": 1, "most": 1}
        assert [each["table"] for each in seen["yours"]] == [table]
        stranger = shown(http, "Anna", BELA)
        assert [each["yours"] for each in stranger["best"]] == [False]
        assert stranger["yours"] == []
        for told in (stranger, seen, view(http, table)):
            assert ANNA[0] not in json.dumps(told)
            assert player_of(ANNA[0], "anna") not in json.dumps(told)


def test_in_a_household_a_name_is_enough(tmp_path):
    with served(settings_at(tmp_path, household=True)) as http:
        table, secrets = take_up(http, "Anna", [])
        play_on(http, table, secrets)
        assert shown(http, "anna", [])["best"][0]["yours"]
        assert not shown(http, "Béla", [])["best"][0]["yours"]


def test_what_cannot_be_taken_up_is_refused_in_words(client, monkeypatch):
    day = client.get("/api/challenges/kingdoms").json()["today"]
    path, mine = "/api/challenges/kingdoms", bearer(*ANNA)

    def refusal(answer, status):
        assert answer.status_code == status, answer.text
        return answer.json()["error"]["message"]

    post = {"name": "Anna", "day": day}
    other = client.post("/api/challenges/classic", json=post, headers=mine)
    assert "Challenges: kingdoms" in refusal(other, 400)
    assert "key of your own" in refusal(client.post(path, json=post), 400)
    nameless = client.post(path, json={**post, "name": " "}, headers=mine)
    assert "needs a name" in refusal(nameless, 400)
    for wrong, words in (("2026-13-40", "no day"), ("2999-01-01", "not published yet")):
        assert words in client.get(path, params={"day": wrong}).json()["error"]["message"]
    monkeypatch.setattr("elbowroom.hosting.challenges.today", lambda: MONDAY)
    late = client.post(path, json={**post, "day": "2026-11-15"}, headers=mine)
    assert "is over; today's is 2026-11-16" in refusal(late, 409)
