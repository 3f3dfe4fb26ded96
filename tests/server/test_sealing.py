"""Words of the players: sealed by all before any is opened, and nobody chooses the dice."""

import random

import pytest

from elbowroom.hosting.plans import plan_of
from elbowroom.protocol.requests import OpenTable
from elbowroom.table import commands
from elbowroom.table.fairness import Chance, seal_of, verify
from elbowroom.table.new_table import rematch_of
from elbowroom.table.refused import Refused
from elbowroom.table.replays import draws_of, record_of
from elbowroom.table.sealing import PATIENCE
from tests.server.desk import Desk, always_the_same, same, wish
from tests.server.people import bearer, opened, view
from tests.server.test_fairness import CLASSIC

WORDS = ["a" * 32, "b" * 32, "c" * 32]


def company(*sealed, seats=("me", "link", "link")):
    """A table at which everybody sits; those named have sealed their words."""
    seal = seal_of(0, WORDS[0]) if 0 in sealed else None
    desk = Desk(*seats, **({} if seal is None else {"seal": seal}))
    for seat in [place for place, kind in enumerate(seats) if kind == "link"]:
        brought = seal_of(seat, WORDS[seat]) if seat in sealed else None
        desk.do(commands.Sit(seat, f"P{seat}", seal=brought))
    return desk


def refused(desk, command, code="not_now"):
    with pytest.raises(Refused) as fault:
        desk.do(command)
    assert fault.value.code == code
    return fault.value


def test_the_game_begins_when_all_sealed_words_are_open():
    desk = company(0, 1, 2)
    for seat in (2, 0, 1):
        assert desk.table.status == "waiting"
        assert same(desk.again(), desk.table)
        desk.do(commands.OpenWords(seat, WORDS[seat]))
    assert desk.table.status == "playing"
    assert desk.table.words == WORDS
    assert same(desk.again(), desk.table)


def test_no_words_are_opened_before_all_are_sealed():
    seal = seal_of(0, WORDS[0])
    desk = Desk("me", "link", "link", seal=seal)
    desk.do(commands.Sit(1, "Ann", seal=seal_of(1, WORDS[1])))
    assert "everybody" in str(refused(desk, commands.OpenWords(0, WORDS[0])))
    desk.do(commands.Sit(2, "Bob", seal=seal_of(2, WORDS[2])))
    desk.do(commands.OpenWords(0, WORDS[0]))


def test_whoever_comes_last_cannot_choose_words_to_suit_the_dice():
    """The server's friend knows the seed, sits last and opens last: still nothing to choose."""
    desk = company(0, 1, 2)
    desk.do(commands.OpenWords(0, WORDS[0]))
    desk.do(commands.OpenWords(1, WORDS[1]))
    for number in range(50):
        refused(desk, commands.OpenWords(2, f"words-tried-out-{number:04}"), "malformed")
        refused(desk, commands.SealWords(2, seal_of(2, f"words-tried-out-{number:04}")))
    desk.do(commands.OpenWords(2, WORDS[2]))
    assert desk.table.words == WORDS


def test_a_seat_without_a_seal_adds_nothing_and_nobody_waits_for_it():
    desk = company(1)
    assert desk.table.status == "waiting"
    desk.do(commands.OpenWords(1, WORDS[1]))
    assert desk.table.words == ["", WORDS[1], ""]
    alone = company()
    assert alone.table.status == "playing"


def test_a_seal_of_another_seat_cannot_be_opened_by_its_copier():
    desk = Desk("me", "link", seal=seal_of(0, WORDS[0]))
    desk.do(commands.Sit(1, "Eve", seal=seal_of(0, WORDS[0])))
    desk.do(commands.OpenWords(0, WORDS[0]))
    refused(desk, commands.OpenWords(1, WORDS[0]), "malformed")


def test_what_is_sent_again_changes_nothing():
    desk = company(0, 1, seats=("me", "link"))
    assert desk.do(commands.SealWords(0, seal_of(0, WORDS[0]))) == []
    desk.do(commands.OpenWords(0, WORDS[0]))
    assert desk.do(commands.OpenWords(0, WORDS[0])) == []


def test_whoever_does_not_open_is_left_out_and_all_others_seal_anew():
    """Known dice are exchanged for unknown ones: whoever holds back cannot choose between two."""
    desk = company(0, 1, 2)
    desk.do(commands.OpenWords(0, WORDS[0]))
    desk.do(commands.OpenWords(1, WORDS[1]))
    early = refused(desk, commands.Redraw(0))
    assert early.body()["error"]["values"]["seconds"] <= PATIENCE.total_seconds()
    desk.wait(PATIENCE.total_seconds() + 1)
    desk.do(commands.Redraw(0))
    assert desk.table.status == "waiting"
    assert desk.entries[-1].body == {"left_out": [2]}
    refused(desk, commands.OpenWords(0, WORDS[0]), "not_now")
    fresh = ["d" * 32, "e" * 32]
    for seat in (0, 1):
        desk.do(commands.SealWords(seat, seal_of(seat, fresh[seat])))
    refused(desk, commands.SealWords(0, seal_of(0, "f" * 32)))
    for seat in (0, 1):
        desk.do(commands.OpenWords(seat, fresh[seat]))
    assert desk.table.words == [*fresh, ""]
    assert same(desk.again(), desk.table)
    desk.play_out(random.Random(2))
    record = record_of(desk.table)
    assert record["fairness"]["left_out"] == [2]
    assert verify(CLASSIC, record) > 0


def test_seals_stay_where_nothing_was_opened_yet():
    first = company(0, 1, seats=("me", "link"))
    for seat in (0, 1):
        first.do(commands.OpenWords(seat, WORDS[seat]))
    first.play_out(random.Random(3))
    plan = rematch_of(first.table, 0, seal_of(0, WORDS[0]))
    desk = Desk(new=always_the_same(plan))
    assert desk.table.status == "waiting", "the other is to bring words again"
    refused(desk, commands.OpenWords(0, WORDS[0]))
    desk.wait(PATIENCE.total_seconds() + 1)
    desk.do(commands.Redraw(0))
    desk.do(commands.OpenWords(0, WORDS[0]))
    assert desk.table.words == [WORDS[0], ""]


def test_the_rematch_begins_once_both_have_sealed_and_opened():
    first = company(0, 1, seats=("me", "link"))
    for seat in (0, 1):
        first.do(commands.OpenWords(seat, WORDS[seat]))
    first.play_out(random.Random(3))
    desk = Desk(new=always_the_same(rematch_of(first.table, 1, seal_of(1, WORDS[1]))))
    desk.do(commands.SealWords(0, seal_of(0, WORDS[0])))
    for seat in (1, 0):
        desk.do(commands.OpenWords(seat, WORDS[seat]))
    assert desk.table.status == "playing"


def test_once_the_game_has_begun_its_dice_are_settled():
    desk = company(0, seats=("me", "link"))
    desk.do(commands.OpenWords(0, WORDS[0]))
    for command in (
        commands.SealWords(1, seal_of(1, WORDS[1])),
        commands.OpenWords(1, WORDS[1]),
        commands.Redraw(1),
    ):
        refused(desk, command)


def test_the_dice_depend_on_every_word():
    chance = Chance("00" * 31 + "01", "t")
    outcomes = [(face, 1) for face in range(1000)]
    drawn = {
        chance.draw(words, 0, outcomes)
        for words in (WORDS, [WORDS[0], WORDS[1], "x" * 32], [*WORDS[:2], ""], WORDS[::-1])
    }
    assert len(drawn) == 4


def test_draws_of_a_finished_game_follow_from_what_is_told():
    desk = company(0, seats=("me", "random"))
    desk.do(commands.OpenWords(0, WORDS[0]))
    with pytest.raises(Refused):
        draws_of(desk.table)
    desk.play_out(random.Random(3))
    told = draws_of(desk.table)
    chance = Chance(desk.table.result["seed"], told["table"])
    assert len(told["draws"]) == desk.table.play.draws
    for number, draw in enumerate(told["draws"]):
        listed = [(place, weight) for place, (_, weight) in enumerate(draw["outcomes"])]
        place = chance.draw(desk.table.words, number, listed)
        assert draw["outcomes"][place][0] == draw["answer"]


def test_words_over_http(client):
    table, secrets = opened(client, "me", "open", seal=seal_of(0, WORDS[0]))
    body = {"name": "Ann", "seal": seal_of(1, WORDS[1])}
    secrets[1] = client.post(f"/api/tables/{table}/seats/1/take", json=body).json()["secret"]
    seen = view(client, table, secrets[0])
    assert (seen["status"], seen["sealing"]["missing"]) == ("waiting", [0, 1])
    assert seen["sealing"]["seals"] == [seal_of(seat, WORDS[seat]) for seat in (0, 1)]
    path = f"/api/tables/{table}/seats"
    stranger = client.post(f"{path}/0/unseal", json={"words": WORDS[0]}, headers=bearer(secrets[1]))
    assert stranger.status_code == 403
    wait = client.post(f"/api/tables/{table}/redraw", json={"seat": 0}, headers=bearer(secrets[0]))
    assert wait.status_code == 409
    assert wait.json()["error"]["values"]["seconds"] > 0
    for seat in (0, 1):
        headers = bearer(secrets[seat])
        opens = client.post(f"{path}/{seat}/unseal", json={"words": WORDS[seat]}, headers=headers)
        assert opens.status_code == 200, opens.text
    seen = view(client, table, secrets[0], since=0)
    assert (seen["status"], seen["seeds"]) == ("playing", WORDS[:2])
    kinds = [entry["kind"] for entry in seen["entries"]]
    assert kinds[:6] == ["opened", "seated", "seated", "unsealed", "unsealed", "started"]
    assert client.get(f"/api/tables/{table}/draws").status_code == 409


def test_words_are_no_longer_taken_openly(client):
    answer = client.post("/api/tables", json=wish("me", "random", seed="my words"))
    assert answer.status_code == 400
    assert OpenTable(**wish("me", "random")).seal is None
    assert plan_of(OpenTable(**wish("me", "random"))).seats[0].brought == {}
