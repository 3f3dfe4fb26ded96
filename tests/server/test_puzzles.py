"""Tries at puzzles: a table of one's own, bots that wait, a verdict, and puzzles that are gone."""

import pytest

from elbowroom.bots.puzzles.puzzle import AT_ONCE, WHOLE, UnreadPuzzles, puzzles_of
from elbowroom.catalogue import GAMES
from elbowroom.hosting.trying import decided
from elbowroom.table.new_table import open_table, puzzle_plan
from elbowroom.table.puzzles import PuzzleTable
from tests.server.desk import Desk
from tests.server.people import bearer, view
from tests.server.store.making import NOON


def first_of(kind, game="classic"):
    return next(each for each in puzzles_of(game) if each.kind == kind)


def desk_of(puzzle):
    given = PuzzleTable(puzzle.game, puzzle.id, puzzle.seat, puzzle.setup, puzzle.position)
    return Desk(new=open_table(puzzle_plan(given, "Anna"), NOON))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_of_a_puzzle_asks_the_person(game):
    for puzzle in puzzles_of(game)[:3]:
        table = desk_of(puzzle).table
        assert (table.status, table.asked()) == ("playing", puzzle.seat)
        assert [seat.bot is None for seat in table.seats].count(True) == 1
        assert not decided(table)


def test_everybody_gets_the_same_dice():
    puzzle = first_of(WHOLE)
    assert {desk_of(puzzle).table.drawn_as for _ in range(2)} == {f"puzzle|classic|{puzzle.id}"}


def test_bots_wait_once_it_is_decided():
    puzzle = first_of(AT_ONCE)
    desk = desk_of(puzzle)
    desk.act(puzzle.best["plan"][0])
    assert decided(desk.table)
    assert not decided(Desk("me", "easy").table)


def opened(client, puzzle):
    answer = client.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}", json={"name": "Anna"})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["seats"][0]["secret"]


def test_a_try_is_judged_when_it_is_decided(client):
    puzzle = first_of(AT_ONCE)
    table, secret = opened(client, puzzle)
    seen = view(client, table, secret)
    assert (seen["puzzle"], seen["hints"], seen["yours"]) == (puzzle.id, False, [puzzle.seat])
    path = f"/api/tables/{table}/puzzle"
    assert client.get(path, headers=bearer(secret)).json() == {"status": "open"}
    wrong, lost = max(puzzle.losses.items(), key=lambda each: each[1])
    act = {"seat": puzzle.seat, "version": seen["version"], "action": wrong, "key": "key-00000001"}
    assert client.post(f"/api/tables/{table}/act", json=act, headers=bearer(secret)).is_success
    told = client.get(path, headers=bearer(secret)).json()
    assert (told["status"], told["right"], told["lost"]) == ("ready", False, min(lost, puzzle.now))
    assert told["played"][0]["do"] == wrong


@pytest.mark.slow
def test_puzzles_are_listed_with_the_one_of_the_day(client):
    told = client.get("/api/puzzles").json()
    assert [each["game"] for each in told["games"]] == list(GAMES)
    for each in told["games"]:
        ids = [puzzle["id"] for puzzle in each["puzzles"]]
        assert each["daily"] in ids
        assert ids == [puzzle.id for puzzle in puzzles_of(each["game"])]
        assert "position" not in each["puzzles"][0]


def test_the_answer_is_told_to_whoever_asks_for_it(client):
    puzzle = first_of(WHOLE)
    told = client.get(f"/api/puzzles/classic/{puzzle.id}").json()
    assert [step["do"] for step in told["best"]["plan"]] == puzzle.best["plan"]
    assert [each["lost"] for each in told["others"]] == [each["lost"] for each in puzzle.others]


@pytest.mark.parametrize("place", ["classic/nowhere", "chess/12345678"])
def test_a_puzzle_that_is_gone_is_told_as_that(client, place):
    for answer in (
        client.get(f"/api/puzzles/{place}"),
        client.post(f"/api/puzzles/{place}", json={"name": "Anna"}),
    ):
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "puzzle_gone")


def test_a_table_without_a_puzzle_has_no_verdict(client):
    answer = client.post("/api/lessons/classic/first", json={"name": "Anna"}).json()
    refused = client.get(
        f"/api/tables/{answer['table']}/puzzle", headers=bearer(answer["seats"][0]["secret"])
    )
    assert refused.json()["error"]["code"] == "not_now"


def test_a_file_that_cannot_be_read_counts_as_none(client, monkeypatch):
    def unread(game):
        raise UnreadPuzzles(f"Line 1 of the puzzles of {game} is no puzzle.")

    monkeypatch.setattr("elbowroom.hosting.puzzles.puzzles_of", unread)
    assert client.get("/api/puzzles").json()["games"] == []
