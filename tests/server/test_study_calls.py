"""Study over HTTP: who may ask for hints, odds and mistakes, and when."""

import pytest

from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from tests.server.conftest import served
from tests.server.people import act, bearer, opened, view

FREE = Rates.of(0)


@pytest.mark.slow
def test_study_over_http(client):
    table, secrets = opened(client, "me", "greedy", options={"first": 0})
    base = f"/api/tables/{table}"
    own = bearer(secrets[0])
    assert client.get(base).json()["hints"] is True
    assert client.get(base).json()["study"] is True
    seen = view(client, table, secrets[0], since=0)
    assert seen["hints"] is True
    assert seen["entries"][0]["hints"] is True
    found = client.get(f"{base}/hint", params={"seat": 0}, headers=own)
    assert found.status_code == 200, found.text
    body = found.json()
    assert body["action"] in [action["do"] for action in seen["actions"]]
    assert body["version"] == seen["version"]
    assert (len(body["scores"]), sum(body["now"])) == (2, pytest.approx(1))
    assert view(client, table, secrets[0])["version"] == seen["version"], "a hint is no entry"

    for params, headers, status, code in [
        ({"seat": 0}, {}, 403, "not_your_seat"),
        ({"seat": 1}, own, 403, "not_your_seat"),
        ({"seat": 7}, own, 400, "malformed"),
        ({"seat": "x"}, own, 400, "malformed"),
        ({}, own, 400, "malformed"),
    ]:
        refused = client.get(f"{base}/hint", params=params, headers=headers)
        assert (refused.status_code, refused.json()["error"]["code"]) == (status, code)
    assert client.get("/api/tables/nosuchtable/hint", params={"seat": 0}).status_code == 404
    assert client.get("/api/tables/nosuchtable/odds").status_code == 404
    for path in ("study", "mistakes?seat=0"):
        refused = client.get(f"{base}/{path}")
        assert refused.json()["error"]["code"] == "not_now"
    so_far = eventually(client, f"{base}/odds?seat=0", headers=own)
    assert [moment["move"] for moment in so_far["moments"]] == [seen["moves"]]
    assert so_far["moments"][-1]["wins"] == body["now"], "hints and odds say the same"
    assert client.get(f"{base}/odds?seat=0").json()["error"]["code"] == "not_your_seat"
    watched = eventually(client, f"{base}/odds")
    assert len(watched["moments"]) == 1, "whoever watches is told what everybody may know"

    assert act(client, table, secrets[0], 0, seen["version"], body["action"]).status_code == 200
    client.post(f"{base}/close", json={"seat": 0, "agree": True}, headers=own)
    odds = eventually(client, f"{base}/odds")
    assert odds["status"] == "ready"
    mistakes = eventually(client, f"{base}/mistakes?seat=0")
    assert mistakes == {"status": "ready", "seat": 0, "turns": 0, "mistakes": []}
    assert client.get(f"{base}/mistakes?seat=5").json()["error"]["code"] == "malformed"
    assert eventually(client, f"{base}/study")["turns"] == []
    stopped = client.post(f"{base}/study/stop")
    assert stopped.json() == {"stopped": False}


def eventually(client, path, **more):
    while True:
        found = client.get(path, **more)
        if found.status_code != 202:
            assert found.status_code == 200, found.text
            return found.json()


def test_a_table_for_its_players_tells_strangers_no_odds(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", FREE, bot_delay=0)
    with served(settings) as client:
        table, secrets = opened(client, "me", "greedy", spectators=False)
        own = bearer(secrets[0])
        client.post(f"/api/tables/{table}/close", json={"seat": 0, "agree": True}, headers=own)
        for path in ("odds", "study", "mistakes?seat=0"):
            refused = client.get(f"/api/tables/{table}/{path}")
            assert refused.json()["error"]["code"] == "not_your_seat"
