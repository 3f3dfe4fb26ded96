"""What is answered in secret stays on the server until the game is over."""

import json
import re

import pytest

from elbowroom.catalogue import game
from tests.server.people import act, bearer, opened, play_on, view

NUMBER = re.compile(r'"(?:dial \d+|flag)"')


def test_a_number_set_in_secret_is_told_to_nobody(client):
    table, secrets = opened(client, "me", "me", game="kingdoms")
    seen = play_on(client, table, secrets, until=lambda seen: seen["decision"]["kind"] == "dial")
    first = seen["decision"]["player"]
    number = next(each["do"] for each in seen["actions"] if each["do"].startswith("flag"))
    answer = act(client, table, secrets[first], first, seen["version"], number)
    assert answer.status_code == 200
    for holder in ((secrets[1 - first],), ()):
        known = view(client, table, *holder, since=0)
        assert known["entries"][-1]["events"] == [
            {"kind": "dial_set", "player": first, "facts": {}}
        ]
        assert not NUMBER.search(json.dumps([known["entries"], known["position"]]))
        record = client.get(f"/api/tables/{table}/record", headers=bearer(*holder)).json()
        assert record["moves"][-1]["action"] is None
        assert not NUMBER.search(json.dumps(record))


def test_a_number_set_in_secret_cannot_be_taken_back(client):
    """Whoever sets second would know the other number, and choose again."""
    table, secrets = opened(client, "me", "me", game="kingdoms")
    for _ in range(2):
        seen = play_on(
            client, table, secrets, until=lambda seen: seen["decision"]["kind"] == "dial"
        )
        seat = seen["decision"]["player"]
        secret, number = secrets[seat], seen["actions"][-1]["do"]
        answer = act(client, table, secret, seat, seen["version"], number).json()
        assert not view(client, table, secret)["undo"]
        wish = {"seat": seat, "version": answer["version"], "key": "undo-a-die"}
        refused = client.post(f"/api/tables/{table}/undo", json=wish, headers=bearer(secret))
        assert refused.json()["error"]["key"] == "no_undo"


@pytest.mark.slow
def test_hero_cards_are_drawn_face_down_and_the_record_of_the_end_has_all(client):
    table, secrets = opened(client, "me", "me", game="kingdoms", options={"heroes_call": True})
    play_on(client, table, secrets, until=lambda seen: seen["decision"]["kind"] == "split")
    known = view(client, table, secrets[1], since=0)
    drawn = [entry for entry in known["entries"] if "hero_drawn" in json.dumps(entry)]
    assert drawn
    assert not [entry for entry in drawn if "action" in entry]
    assert '"draw ' not in json.dumps(known["entries"])
    play_on(client, table, secrets)
    record = client.get(f"/api/tables/{table}/record").json()
    assert all(move["action"] for move in record["moves"])
    assert game("kingdoms").replay(record).over
