"""Everything that can be asked for is limited, by what it costs."""

import time

import pytest
from pydantic.json_schema import models_json_schema
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from elbowroom.server.gate.prices import price_of
from elbowroom.server.http import app
from elbowroom.server.http.app import Settings, make_app
from elbowroom.server.http.limits import Rates
from tests.server.conftest import served
from tests.server.desk import wish
from tests.server.people import opened


def settings(tmp_path, **rates):
    return Settings(f"sqlite:///{tmp_path / 't.db'}", Rates(**rates))


def forwarded(address):
    return {"x-forwarded-for": address}


def test_an_address_at_which_there_is_nothing_does_not_describe_all_calls_anew(
    tmp_path, monkeypatch
):
    made = []

    def counted(*args, **more):
        made.append(1)
        return models_json_schema(*args, **more)

    monkeypatch.setattr(app, "models_json_schema", counted)
    with served(settings(tmp_path)) as client:
        for path in ("/nothing", "/api/nothing", "/api/openapi.json") * 3:
            client.get(path)
    assert len(made) <= 1


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/api/nothing", "/api/health", "/metrics", "/api/openapi.json"]
)
def test_whatever_is_asked_for_is_limited(tmp_path, path):
    with served(settings(tmp_path, calls=0.01, saved_calls=20)) as client:
        codes = [client.get(path).status_code for _ in range(60)]
        assert 429 not in codes[:3]
        assert codes[-1] == 429
        refused = client.get(path)
        assert refused.json()["error"]["code"] == "too_many"
        assert refused.headers["connection"] == "close"
        other = client.get("/api/health", headers=forwarded("203.0.113.7"))
        assert other.status_code == 200, "the limit of one network is not that of another"


def test_sockets_are_limited_like_calls(tmp_path):
    with served(settings(tmp_path, calls=0.01, saved_calls=20)) as client:
        table, _ = opened(client, "me", "here")
        address = str(client.base_url).rstrip("/").replace("http", "ws")
        with pytest.raises(InvalidStatus):
            _open_sockets(f"{address}/api/tables/{table}/socket", 20)


def _open_sockets(address, count):
    for _ in range(count):
        with connect(address):
            pass


def test_a_network_of_ipv6_is_one(tmp_path):
    with served(settings(tmp_path, calls=0.01, saved_calls=20)) as client:
        codes = [
            client.get("/api/games", headers=forwarded(f"2001:db8::{number:x}")).status_code
            for number in range(1, 41)
        ]
        assert codes[-1] == 429
        other = client.get("/api/games", headers=forwarded("2001:db8:0:1::1"))
        assert other.status_code == 200


def test_large_answers_cost_more(tmp_path):
    with served(settings(tmp_path, calls=0.01, saved_calls=20)) as client:
        large = 0
        while client.get("/api/openapi.json", headers={"accept-encoding": ""}).status_code == 200:
            large += 1
        assert large < 6


def test_a_call_has_a_price():
    assert price_of("GET", "/index.html") < price_of("GET", "/api/games")
    assert price_of("GET", "/api/tables") == price_of("GET", "/api/games")
    assert price_of("POST", "/api/tables") > price_of("GET", "/api/tables")
    assert price_of("GET", "/api/tables/abc/replay") > price_of("GET", "/api/tables/abc/view")
    assert price_of("GET", "/api/" + "x" * 10**6) == price_of("GET", "/api/games")


OPENING = {
    "/api/tables": wish("me", "here"),
    "/api/challenges/{game}": {"name": "Eve", "day": time.strftime("%Y-%m-%d", time.gmtime())},
    "/api/lessons/{game}/{lesson}": {"name": "Eve"},
    "/api/tables/{table}/fork": {"move": 1, "seats": [{"kind": "me"}]},
    "/api/tables/{table}/rematch": {"seat": 0},
    "/api/positions/table": {
        "game": "classic",
        "setup": {},
        "position": {},
        "seats": [{"kind": "me"}],
    },
    "/api/parcels": {"parcel": {}, "seats": [{"kind": "me"}]},
    "/api/puzzles/{game}/{puzzle}": {"name": "Eve"},
    "/api/workshop/table": {
        "game": "classic",
        "pack": {},
        "list": "races",
        "thing": "nobody",
        "seats": [{"kind": "me"}],
    },
}


def test_too_many_new_tables_are_slowed_down_in_whichever_way_they_are_opened(tmp_path):
    headers = {"authorization": "Bearer 0123456789abcdef"}
    names = {"game": "kingdoms", "table": "none", "lesson": "first", "puzzle": "none"}
    lessons = ("lessons/{game}", "lessons/classic")
    ways = [(path.replace(*lessons).format(**names), body) for path, body in OPENING.items()]
    with served(settings(tmp_path, openings=0.001, saved_openings=4)) as client:
        first = [client.post(path, json=body, headers=headers).status_code for path, body in ways]
        assert first == [201, 201, 201, 404, 429, 429, 429, 429, 429]
        for path, body in ways:
            refused = client.post(path, json=body, headers=headers)
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many"), path


def test_these_are_all_ways_to_open_a_table():
    paths = make_app(Settings("sqlite://")).openapi()["paths"]
    opening = {
        path for path, calls in paths.items() if "201" in calls.get("post", {}).get("responses", {})
    }
    assert opening == set(OPENING)
