"""What is answered in secret stays on the server until the game is over."""

import json
import re

import pytest
from websockets.sync.client import connect

from elbowroom.catalogue import game
from tests.server.people import act, bearer, heard, opened, play_on, play_out, say, view

NUMBER = re.compile(r'"(?:dial \d+|flag)"')


def at_war(client, *seats, **more):
    """A table at which a number is to be set in secret; not every game comes to that."""
    while True:
        table, secrets = opened(client, *seats, game="kingdoms", **more)
        seen = play_on(client, table, secrets, until=at_the_dial)
        # Whoever has nothing to pay with can only show the flag.
        if any(each["do"].startswith("dial") for each in seen["actions"]):
            return table, secrets, seen


def at_the_dial(seen):
    return not seen["decision"] or seen["decision"]["kind"] == "dial"


@pytest.mark.slow
def test_a_number_set_in_secret_is_told_to_nobody(client):
    table, secrets, seen = at_war(client, "me", "me")
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
    table, secrets, _ = at_war(client, "me", "me")
    for _ in range(2):
        seen = view(client, table, *secrets.values())
        seat = seen["decision"]["player"]
        secret, number = secrets[seat], seen["actions"][-1]["do"]
        answer = act(client, table, secret, seat, seen["version"], number).json()
        assert not view(client, table, secret)["undo"]
        wish = {"seat": seat, "version": answer["version"], "key": "undo-a-die"}
        refused = client.post(f"/api/tables/{table}/undo", json=wish, headers=bearer(secret))
        assert refused.json()["error"]["key"] == "no_undo"


def test_a_number_set_in_secret_is_not_shown_to_another_seat_of_the_same_device(client):
    """Two people hand one device over: the second may not read the first one's die from it."""
    table, secrets, seen = at_war(client, "me", "here")
    both = list(secrets.values())
    first = seen["decision"]["player"]
    second = 1 - first
    number = next(each["do"] for each in seen["actions"] if each["do"].startswith("dial"))
    address = f"ws://127.0.0.1:{client.base_url.port}/api/tables/{table}/socket"
    with connect(address) as line:
        say(line, type="hello", secrets=both, looking=first)
        mine = heard(line, "snapshot")
        assert (mine["looking"], bool(mine["actions"])) == (first, True)
        assert mine["hidden"] == {}, "until a die is set there is nothing to hide"
        move = {"seat": first, "version": seen["version"], "key": "a-die-in-secret"}
        say(line, type="act", id=1, action=number, **move)
        update = heard(line, "update")
        own = [each["value"] for each in update["changes"] if each["path"] == ["war"]][-1]
        shown = [each for each in own["dials"] if each == int(number.split()[1])]
        assert shown, "whoever set the die sees it"
        assert update["hidden"] == {str(first): ["war"]}
        assert update["actions"] == [], "the other seat's answers wait for the hand-over"
        say(line, type="look", id=2, seat=second)
        theirs = heard(line, "snapshot")
        assert heard(line, "answer")["id"] == 2
        assert (theirs["looking"], bool(theirs["actions"])) == (second, True)
        assert "set" in theirs["position"]["war"]["dials"]
        assert theirs["position"]["war"] != own
        say(line, type="look", id=3, seat=None)
        nobody = heard(line, "snapshot")
        assert (nobody["looking"], nobody["actions"]) == (None, [])
        assert nobody["position"]["war"] == theirs["position"]["war"]
        say(line, type="look", id=4, seat=first)
        assert heard(line, "snapshot")["position"]["war"] == own
        say(line, type="look", id=5, seat=7)
        while (refused := heard(line, "answer"))["ok"]:
            pass
        assert refused["error"]["code"] == "not_your_seat"
    for looking in (second, None):
        seen_now = view(client, table, *both, looking=looking)
        assert seen_now["position"]["war"] == theirs["position"]["war"]
        params = {"move": seen["moves"] + 1} | ({} if looking is None else {"looking": looking})
        then = client.get(f"/api/tables/{table}/moments", headers=bearer(*both), params=params)
        assert then.json()["position"]["war"] == theirs["position"]["war"]


@pytest.mark.slow
def test_hero_cards_are_drawn_face_down_and_the_record_of_the_end_has_all(client):
    table, secrets = opened(client, "me", "me", game="kingdoms", options={"heroes_call": True})
    play_on(client, table, secrets, until=lambda seen: seen["decision"]["kind"] == "split")
    known = view(client, table, secrets[1], since=0)
    drawn = [entry for entry in known["entries"] if "hero_drawn" in json.dumps(entry)]
    assert drawn
    assert not [entry for entry in drawn if "action" in entry]
    assert '"draw ' not in json.dumps(known["entries"])
    play_out(client, table, secrets)
    record = client.get(f"/api/tables/{table}/record").json()
    assert all(move["action"] for move in record["moves"])
    assert game("kingdoms").replay(record).over
