"""Things that happen at once: a record of a game in play, and everybody's wish for a rematch."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from elbowroom.catalogue import GAMES, game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.protocol import requests
from elbowroom.server.http import calls
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store import open_store
from elbowroom.table import commands
from elbowroom.table.refused import Refused
from tests.server.desk import wish
from tests.server.people import bearer, opened
from tests.server.test_rooms import run, stored


@pytest.mark.parametrize(
    ("path", "work"),
    [("record", "record_of"), ("moments?move=0", "moment_view"), ("missed", "missed_of")],
)
def test_what_is_told_of_a_game_in_play_is_read_from_a_copy(client, monkeypatch, path, work):
    """Listing its actions touches a position: nobody else may read it at that moment."""
    read, seen = getattr(calls, work), []

    def noted(table, *more):
        seen.append(table)
        return read(table, *more)

    live = []
    admit = calls.Room.admit

    def noting(room, identity):
        live.append(room.table)
        admit(room, identity)

    monkeypatch.setattr(calls, work, noted)
    monkeypatch.setattr(calls.Room, "admit", noting)
    table, _ = opened(client, "me", "here", game="kingdoms")
    assert client.get(f"/api/tables/{table}/{path}").status_code == 200
    assert seen[0].play.state is not live[0].play.state
    assert seen[0].version == live[0].version


def test_eight_rematches_at_once_open_one_table(client):
    table, secrets = opened(client, "me", "here")
    for seat, secret in secrets.items():
        body = {"seat": seat, "agree": True}
        client.post(f"/api/tables/{table}/close", json=body, headers=bearer(secret))

    def ask(number):
        seat = number % 2
        address = f"/api/tables/{table}/rematch"
        return client.post(address, json={"seat": seat}, headers=bearer(secrets[seat]))

    with ThreadPoolExecutor(8) as eight:
        answers = list(eight.map(ask, range(8)))
    codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [201] + [409] * 7
    new = next(answer.json()["table"] for answer in answers if answer.status_code == 201)
    told = {
        answer.json()["error"]["values"]["table"] for answer in answers if answer.status_code == 409
    }
    assert told == {new}


def test_of_two_processes_that_open_a_rematch_the_second_leaves_no_orphan():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        first, second = Rooms(store, Bots()), Rooms(store, Bots())
        rooms = [await each.get(new.row.id) for each in (first, second)]
        for seat in (0, 1):
            await rooms[0].carry_out(commands.Agree(seat, agree=True))
        await rooms[1].follow(rooms[0].table.version)
        done = await asyncio.gather(
            *(calls._rematch(room.rooms, room, requests.Rematch(seat=0), "") for room in rooms),
            return_exceptions=True,
        )
        refused = [each for each in done if isinstance(each, Refused)]
        assert [each.code for each in refused] == ["not_now"]
        opened = next(each for each in done if not isinstance(each, Refused))[0]
        assert refused[0].body()["error"]["values"] == {"table": opened.row.id}
        assert await store.live_tables() == (opened.row.id,)
        await store.close()

    run(story())


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/api/openapi.json"])
def test_what_can_be_got_answers_head_with_its_headers_and_no_body(client, path):
    got, head = client.get(path), client.head(path)
    assert head.status_code == got.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]
    assert client.head("/api/nothing").status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/t%00", "/" + "x" * 5000, "/api/" + "y" * 5000])
def test_addresses_no_disk_could_hold_are_not_found(client, path):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_call")


def test_an_address_longer_than_any_server_reads_is_refused_and_the_server_lives(client):
    with socket.create_connection((client.base_url.host, client.base_url.port)) as line:
        line.sendall(b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        line.settimeout(10)
        assert line.recv(1000).startswith(b"HTTP/1.1 4")
    assert client.get("/api/health").status_code == 200


@pytest.mark.parametrize("name", list(GAMES))
def test_an_option_that_is_yes_or_no_is_refused_as_a_word(client, name):
    plain = game(name).check_setup(players=game(name).fewest_players)
    flags = [option for option, value in plain.items() if isinstance(value, bool)]
    for option in flags:
        for given in ("no", "false", 0, 1, None, []):
            with pytest.raises(InvalidSetup, match=option):
                game(name).check_setup(players=game(name).fewest_players, **{option: given})
    for option in flags[:1]:
        body = wish("me", "here", game=name, options={option: "no"})
        answer = client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
