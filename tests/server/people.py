"""People of the tests at a server: over HTTP, and over the socket."""

from __future__ import annotations

import itertools
import json
import random
import ssl
import time

import httpx

from tests.server.desk import wish

_keys = itertools.count(1)
TRUSTS_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To servers of this machine; the authorities of the world take 20 ms to load, for each client."""


def calling(url: str, seconds: float = 30) -> httpx.Client:
    """A client of the HTTP calls of a server."""
    return httpx.Client(base_url=url, timeout=seconds, verify=TRUSTS_NOBODY)


def key() -> str:
    return f"key-{next(_keys):08}"


def opened(http, *kinds, **more):
    """Open a table and give its id and the secrets of the seats given out."""
    answer = http.post("/api/tables", json=wish(*kinds, **more))
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return body["table"], {seat["seat"]: seat["secret"] for seat in body["seats"]}


def bearer(*secrets):
    return {"authorization": f"Bearer {','.join(secrets)}"} if secrets else {}


ASKED = "asked"


def view(http, table, *secrets, since=None, looking=ASKED):
    """What somebody sees; of several seats on one device the one that is asked looks."""
    asking = None if looking == ASKED else looking
    params = {"since": since, "looking": asking}
    params = {name: value for name, value in params.items() if value is not None}
    answer = http.get(f"/api/tables/{table}/view", headers=bearer(*secrets), params=params)
    assert answer.status_code == 200, answer.text
    seen = answer.json()
    if looking == ASKED and asked_of(seen) not in (None, seen["looking"]):
        seat = asked_of(seen)
        looked = view(http, table, *secrets, since=since, looking=seat)
        return looked if asked_of(looked) in (None, seat) else view(http, table, *secrets)
    return seen


def asked_of(seen):
    """The seat of this device that is asked, if one is."""
    asked = seen["decision"] and seen["decision"]["player"]
    return asked if asked in seen["yours"] else None


def entries_of(http, table, *secrets):
    """All that happened at a table, page by page."""
    found, more = [], True
    while more:
        since = found[-1]["version"] if found else 0
        answer = http.get(
            f"/api/tables/{table}/entries", headers=bearer(*secrets), params={"since": since}
        )
        assert answer.status_code == 200, answer.text
        found += answer.json()["entries"]
        more = answer.json()["more"]
    return found


def act(http, table, secret, seat, version, action, with_key=None):
    body = {"seat": seat, "version": version, "key": with_key or key(), "action": action}
    return http.post(f"/api/tables/{table}/act", json=body, headers=bearer(secret))


SHORTEST = (
    *["done", "decline"],
    *["select research", "research", "select build", "build", "select expand", "expand"],
)
"""How the actions begin that bring a game to its end soonest, in this order."""


def play_out(http, table, secrets, rng=None):
    """Play the seats to the end by the shortest way: for tests of what comes after it."""
    return play_on(http, table, secrets, rng, hurried=True)


def play_on(
    http, table, secrets, rng=None, until=lambda seen: seen["status"] != "playing", hurried=False
):
    """Play the seats over HTTP until something is so; bots answer for themselves."""
    rng = rng or random.Random(1)
    version, patience = 0, 0.0
    while True:
        seen = view(http, table, *secrets.values())
        if until(seen):
            return seen
        if seen["version"] > version:
            version, patience = seen["version"], time.monotonic() + 60
        assert time.monotonic() < patience, "the game does not go on"
        if not seen["actions"]:
            time.sleep(0.01)
            continue
        seat = seen["decision"]["player"]
        actions = [each["do"] for each in seen["actions"]]
        action = rng.choice((hurried and shortest(actions)) or actions)
        answer = act(http, table, secrets[seat], seat, seen["version"], action)
        assert answer.status_code == 200, answer.text


def shortest(actions):
    """Those of the actions that bring the end nearest, if there are such."""
    begun = [[each for each in actions if f"{each} ".startswith(f"{way} ")] for way in SHORTEST]
    return next(filter(None, begun), [])


def heard(socket, kind):
    """Read from a socket up to the next message of a kind."""
    while True:
        message = read(socket)
        if message["type"] == kind:
            return message


def read(socket):
    """Read one message, of either kind of test client."""
    text = socket.receive_text() if hasattr(socket, "receive_text") else socket.recv(timeout=30)
    return json.loads(text)


def say(socket, **message):
    text = json.dumps(message)
    if hasattr(socket, "send_text"):
        socket.send_text(text)
    else:
        socket.send(text)


def hello(socket, *secrets, since=None):
    """Come to a table; of several seats on one device the one that is asked looks."""
    say(socket, type="hello", secrets=list(secrets), since=since)
    seen = heard(socket, "snapshot")
    return looked(socket, seen)


def looked(socket, seen):
    """Hand the device to the seat that is asked, where that is another of those that share it."""
    seat = asked_of(seen)
    if seat in (None, seen["looking"]):
        return seen
    say(socket, type="look", id="look", seat=seat)
    snapshot = heard(socket, "snapshot")
    heard(socket, "answer")
    return snapshot | {"entries": seen["entries"] + snapshot["entries"]}
