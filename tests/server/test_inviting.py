"""Following the link of a seat: what is told, that the host sees it, and what is refused."""

from __future__ import annotations

from websockets.sync.client import connect

from tests.server.people import bearer, heard, opened, say, view
from tests.server.test_calls import code


def test_a_link_tells_who_invites_to_which_chair_and_the_host_sees_it_was_opened(client):
    table, secrets = opened(client, "me", "link")
    assert view(client, table, secrets[0])["seats"][1]["opened"] is None
    address = f"ws://127.0.0.1:{client.base_url.port}/api/tables/{table}/socket"
    with connect(address) as line:
        say(line, type="hello", secrets=[secrets[0]])
        heard(line, "snapshot")
        told = client.get(f"/api/tables/{table}/invitation", headers=bearer(secrets[1])).json()
        assert (told["chair"], told["by"], told["game"]) == (1, "me0", "classic")
        while heard(line, "seats")["seats"][1]["opened"] is None:
            pass  # that the host came is told too
    assert secrets[1] not in str(told)


def test_a_table_for_its_players_only_still_tells_whoever_is_invited(client):
    table, secrets = opened(client, "me", "link", spectators=False)
    told = client.get(f"/api/tables/{table}/invitation", headers=bearer(secrets[1]))
    assert told.status_code == 200
    nobody = client.get(f"/api/tables/{table}/invitation")
    assert code(nobody) == (403, "not_your_seat")


def test_a_link_that_is_used_up_and_a_table_that_is_gone_are_refused(client):
    table, secrets = opened(client, "me", "link")
    sat = client.post(
        f"/api/tables/{table}/seats/1/take", json={"name": "Tomáš", "secret": secrets[1]}
    )
    assert sat.status_code == 200
    again = client.get(f"/api/tables/{table}/invitation", headers=bearer(secrets[1]))
    assert code(again) == (403, "not_your_seat")
    gone = client.get("/api/tables/nosuchtable99/invitation", headers=bearer(secrets[1]))
    assert code(gone) == (404, "no_such_table")


def test_a_server_says_how_it_can_be_reached(client):
    assert client.get("/api/address").json() == {"network": None, "alone": False}
