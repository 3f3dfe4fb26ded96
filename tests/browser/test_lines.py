"""What is said over a socket of the server and over a line of the page is answered and told alike."""

import json
from contextlib import ExitStack

import pytest
from websockets.sync.client import connect

from elbowroom.catalogue import GAMES
from tests.browser import dealing
from tests.browser.test_conformance import Twins, opened, seen
from tests.browser.twins import InLoop, described, timeless
from tests.server.conftest import client as server_client
from tests.server.conftest import served  # noqa: F401 - the fixture `client` is made of it

client = server_client

PATIENCE = 20


class TwinLines:
    """A socket of the server and a line of the page, to the same table."""

    def __init__(self, twins, table):
        base = str(twins.client.base_url).rstrip("/").replace("http", "ws")
        self._twins = twins
        self._open = ExitStack()
        address = f"{base}/api/tables/{table}/socket"
        self._socket = self._open.enter_context(connect(address, max_queue=None))
        self._told = []
        self._line = twins.page.page.line(table, self._told.append)

    def say(self, **message):
        """Say the same on both; hold all that is told against each other, and give it."""
        self._twins.asked += 1
        dealing.begin(self._twins.asked, self._twins.patch.setattr)
        self._told.clear()
        self._twins.page.run(self._line.hear(message))
        here = json.loads(json.dumps(self._told))
        dealing.begin(self._twins.asked, self._twins.patch.setattr)
        self._socket.send(json.dumps(message))
        there = [json.loads(self._socket.recv(timeout=PATIENCE)) for _ in here]
        assert ordered(here) == ordered(there), message["type"]
        return here

    def close(self):
        self._open.close()
        self._twins.page.loop.call_soon_threadsafe(self._line.close)


def ordered(told):
    """Messages whichever came first: who asked is answered before or after the others are told."""
    return sorted(
        (timeless(each) for each in told), key=lambda each: json.dumps(each, sort_keys=True)
    )


@pytest.fixture
def both(client, monkeypatch):
    page = InLoop(described(), monkeypatch)
    yield Twins(client, page, monkeypatch)
    page.close()


@pytest.fixture
def lines(both):
    made = []

    def joined(*given):
        table, secrets = opened(both, *given)
        made.append(TwinLines(both, table))
        return made[-1], table, secrets

    yield joined
    for each in made:
        each.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_turn_over_the_line_is_told_as_over_the_socket(both, lines, game):
    line, table, secrets = lines(game)
    line.say(type="hello", secrets=list(secrets))
    for number in range(6):
        asked = seen(both, table, secrets)["decision"]["player"]
        view = seen(both, table, secrets, asked)
        action = view["actions"][0]["do"]
        line.say(type="look", id=f"l{number}", seat=asked)
        why = {"type": "why", "id": f"w{number}", "seat": asked, "action": action}
        line.say(**why)
        told = line.say(
            type="act",
            id=f"a{number}",
            seat=asked,
            version=view["version"],
            key=f"key-{number:08}",
            action=action,
        )
        assert any(each.get("ok") for each in told)
    line.say(type="chat", id="c", seat=0, key="key-chat-0001", text=" Hello  you ")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "ping"},
        {"type": "act", "id": "x", "seat": 0, "version": 99, "key": "k" * 12, "action": "decline"},
        {"type": "act", "id": "x", "seat": 0, "version": 2, "key": "k" * 12, "action": "fly 3"},
        {"type": "undo", "id": "x", "seat": 1, "version": 2, "key": "k" * 12},
        {"type": "chat", "id": "x", "seat": 0, "key": "k" * 12, "text": "  "},
        {"type": "why", "id": "x", "seat": 1, "action": "fly 3"},
        {"type": "look", "id": "x", "seat": 1},
    ],
)
def test_what_one_refuses_the_other_refuses(lines, message):
    line, _, secrets = lines()
    line.say(type="hello", secrets=list(secrets))
    assert line.say(**message)
