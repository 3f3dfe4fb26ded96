"""One's own data: shown, forgotten, kept for a while; seats found again by a code."""

import asyncio
import contextlib
import json
import sqlite3
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.caretaker import Caretaker, Keeping
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store import open_store
from elbowroom.table.recovery import LENGTH, LETTERS, tidy_code
from tests.server.people import bearer, hello, key, opened, play_on, view

CODE = (LETTERS * 2)[:LENGTH]


def chat(client, table, secret, seat, text):
    body = {"seat": seat, "text": text, "key": key()}
    answer = client.post(f"/api/tables/{table}/chat", json=body, headers=bearer(secret))
    assert answer.status_code == 200, answer.text


def erase(client, table, secret, seat, name):
    path = f"/api/tables/{table}/seats/{seat}/erase"
    return client.post(path, json={"name": name}, headers=bearer(secret))


def everything(client, table, *secrets):
    """All a server tells of a table, as one text."""
    told = [view(client, table, *secrets, since=0), client.get(f"/api/tables/{table}").json()]
    told += [client.get(f"/api/tables/{table}/record").json(), client.get("/api/tables").json()]
    return json.dumps(told, ensure_ascii=False)


# One's own data.


def test_whoever_holds_a_seat_gets_all_that_is_kept_of_them(client):
    table, secrets = opened(client, "me", "here")
    chat(client, table, secrets[0], 0, "hello from me")
    chat(client, table, secrets[1], 1, "hello from the other")
    path = f"/api/tables/{table}/seats/0/data"
    told = client.get(path, headers=bearer(secrets[0])).json()
    assert (told["name"], told["words"], told["host"]) == ("me0", "", True)
    assert [entry["text"] for entry in told["entries"] if entry["kind"] == "chat"] == [
        "hello from me"
    ]
    assert client.get(path, headers=bearer(secrets[1])).status_code == 403
    assert client.get(path).status_code == 403


def test_a_forgotten_person_is_in_nothing_that_is_told_or_stored(client, tmp_path):
    seats = [{"kind": "me", "name": "Zdenka"}, {"kind": "here", "name": "Bob"}]
    body = {"game": "classic", "players": 2, "seats": seats, "private": False}
    made = client.post("/api/tables", json=body).json()
    table, secrets = made["table"], {seat["seat"]: seat["secret"] for seat in made["seats"]}
    chat(client, table, secrets[0], 0, "Zdenka lives in Brno")
    chat(client, table, secrets[1], 1, "how nice")
    assert "Zdenka" in everything(client, table, secrets[1])
    assert erase(client, table, secrets[0], 0, "Bob").status_code == 400
    assert erase(client, table, secrets[1], 0, "Zdenka").status_code == 403
    answer = erase(client, table, secrets[0], 0, "Zdenka")
    assert answer.json() == {"removed": False}
    told = everything(client, table, secrets[1])
    assert "Zdenka" not in told
    assert "Brno" not in told
    assert "how nice" in told
    seen = view(client, table, secrets[1])
    assert seen["seats"][0]["name"] == "Player 1"
    assert seen["seats"][0]["standing_in"] == "normal"
    assert view(client, table, secrets[0])["yours"] == []
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        dumped = "\n".join(stored.iterdump())
    assert "Zdenka" not in dumped
    assert "Brno" not in dumped


def test_the_game_goes_on_and_can_be_checked_after_somebody_was_forgotten(client):
    table, secrets = opened(client, "me", "here")
    play_on(client, table, secrets, until=lambda seen: seen["moves"] > 20)
    assert erase(client, table, secrets[0], 0, "me0").status_code == 200
    seen = play_on(client, table, {1: secrets[1]}, until=lambda seen: seen["moves"] > 40)
    assert seen["setup"]["names"] == ["Player 1", "here1"]


def test_a_table_nobody_else_plays_at_goes_wholly(client):
    table, secrets = opened(client, "me", "greedy")
    assert erase(client, table, secrets[0], 0, "me0").json() == {"removed": True}
    assert client.get(f"/api/tables/{table}").status_code == 404


def test_a_table_that_waits_goes_with_its_host_and_stays_with_a_bot_for_a_guest(client):
    table, secrets = opened(client, "me", "open", "open")
    taken = client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Guest"}).json()
    assert erase(client, table, taken["secret"], 1, "Guest").json() == {"removed": False}
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["bot"] == "normal"
    assert erase(client, table, secrets[0], 0, "me0").json() == {"removed": True}
    assert client.get(f"/api/tables/{table}").status_code == 404


def test_whoever_is_connected_sees_a_forgotten_name_go(client):
    table, secrets = opened(client, "me", "here")
    port = client.base_url.port
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket") as line:
        hello(line, secrets[1])
        chat(client, table, secrets[0], 0, "a secret of mine")
        erase(client, table, secrets[0], 0, "me0")
        while True:
            told = json.loads(line.recv(timeout=20))
            if told["type"] == "snapshot":
                break
    assert "a secret of mine" not in json.dumps(told)
    assert told["seats"][0]["name"] == "Player 1"


def test_a_rematch_leaves_the_chair_of_a_forgotten_person_empty(client):
    table, secrets = opened(client, "me", "here")
    for seat in (0, 1):
        body = {"seat": seat, "agree": True}
        client.post(f"/api/tables/{table}/close", json=body, headers=bearer(secrets[seat]))
    erase(client, table, secrets[0], 0, "me0")
    path = f"/api/tables/{table}/rematch"
    again = client.post(path, json={"seat": 1}, headers=bearer(secrets[1])).json()
    face = client.get(f"/api/tables/{again['table']}").json()
    assert [seat["kind"] for seat in face["seats"]] == ["waiting", "person"]
    assert "me0" not in json.dumps(face)


# Kept for a while.


async def _rooms(url, keeping):
    return Rooms(await open_store(url), Bots(1, 1.0), keeping=keeping)


@pytest.fixture
def kept(client, tmp_path):
    """A finished, an abandoned and a fresh table in a database nobody serves."""
    over, secrets = opened(client, "me", "here")
    for seat in (0, 1):
        body = {"seat": seat, "agree": True}
        client.post(f"/api/tables/{over}/close", json=body, headers=bearer(secrets[seat]))
    live, _ = opened(client, "me", "here")
    return f"sqlite:///{tmp_path / 'tables.db'}", over, live


def test_tables_are_kept_as_long_as_the_operator_says(kept):
    url, over, live = kept

    async def look(keeping):
        rooms = await _rooms(url, keeping)
        await Caretaker(rooms, keeping).tidy()
        found = [await rooms.store.load(table) is not None for table in (over, live)]
        await rooms.store.close()
        return found

    assert asyncio.run(look(Keeping())) == [True, True]
    assert asyncio.run(look(Keeping(None, None))) == [True, True]
    assert asyncio.run(look(Keeping(1e-9, None))) == [False, True]
    assert asyncio.run(look(Keeping(None, 1e-9))) == [False, False]


def test_a_table_untouched_for_long_is_asleep_and_wakes_when_somebody_comes(kept):
    url, _, live = kept

    async def look(days):
        rooms = await _rooms(url, Keeping(asleep_days=days))
        await rooms._take_up()
        loaded = live in rooms._rooms
        await rooms.get(live)
        woken = live in rooms._rooms
        await rooms.store.close()
        return loaded, woken

    assert asyncio.run(look(31.0)) == (True, True)
    assert asyncio.run(look(1e-9)) == (False, True)


# Seats found again.


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        (CODE, CODE),
        (CODE.upper(), CODE),
        ("-".join(CODE), CODE),
        (CODE[:-1], None),
        ("o" * 25, None),
    ],
)
def test_a_code_is_read_as_people_type_it(typed, read):
    assert tidy_code(typed) == read


def keep_code(client, table, secret, seat, code=CODE):
    path = f"/api/tables/{table}/seats/{seat}/recovery"
    return client.post(path, json={"code": code}, headers=bearer(secret))


def test_one_code_opens_all_seats_it_was_kept_for_and_the_old_secrets_open_nothing(client):
    tables = [opened(client, "me", "here") for _ in range(2)]
    for table, secrets in tables:
        assert keep_code(client, table, secrets[0], 0).json() == {"kept": True}
        assert keep_code(client, table, secrets[1], 0).status_code == 403
    found = client.post("/api/recover", json={"code": CODE.upper()}).json()["seats"]
    assert {(seat["table"], seat["seat"]) for seat in found} == {(table, 0) for table, _ in tables}
    for table, secrets in tables:
        new = next(seat["secret"] for seat in found if seat["table"] == table)
        assert view(client, table, new)["yours"] == [0]
        assert view(client, table, secrets[0])["yours"] == []
        assert view(client, table, secrets[1])["yours"] == [1]


def heard_until_closed(line):
    told = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told.append(json.loads(line.recv(timeout=20))["type"])
    return told


def test_a_browser_that_was_lost_is_disconnected(client):
    table, secrets = opened(client, "me", "here")
    keep_code(client, table, secrets[0], 0)
    port = client.base_url.port
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket") as line:
        hello(line, secrets[0])
        client.post("/api/recover", json={"code": CODE})
        told = heard_until_closed(line)
    assert "update" in told
    assert line.close_code == 1001


def test_a_wrong_code_opens_nothing_and_a_new_one_replaces_the_old(client):
    table, secrets = opened(client, "me", "here")
    assert client.post("/api/recover", json={"code": CODE}).status_code == 403
    assert client.post("/api/recover", json={"code": "short"}).status_code == 400
    keep_code(client, table, secrets[0], 0)
    other = CODE[::-1]
    keep_code(client, table, secrets[0], 0, other)
    assert client.post("/api/recover", json={"code": CODE}).status_code == 403
    assert client.post("/api/recover", json={"code": other}).status_code == 200


def test_nothing_stored_is_the_code(client, tmp_path):
    table, secrets = opened(client, "me", "here")
    keep_code(client, table, secrets[0], 0)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert CODE.encode() not in stored


def test_the_page_of_ones_own_seats_has_an_address(client):
    assert client.get("/you").status_code == 200
