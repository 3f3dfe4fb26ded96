"""A table with planted secrets, played by clients whose every byte is kept."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime

from websockets.sync.client import connect

from elbowroom import game
from elbowroom.server.store import open_store
from elbowroom.table.clocks import written
from elbowroom.table.new_table import NewTable, Plan, SeatPlan, open_table
from elbowroom.table.views import summary_of
from tests.server.people import bearer, calling, key

PLANTED = (711_130_000, 722_240_000, 733_350_000)
"""Coins of the three seats: whatever they earn, the first digits stay."""
MARKS = tuple(str(coins)[:5] for coins in PLANTED)
WHOLE = tuple(rf"(?<!\d){mark}\d{{4}}(?!\d)" for mark in MARKS)
"""How to find them as whole numbers: a time of the log may hold the first digits by chance."""


async def plant(database: str) -> NewTable:
    """Store a table in mid-game with coins nobody could guess."""
    state = game("classic").new(players=3, seed=5, names=["Ann", "Bob", "Cid"])
    rng = random.Random(5)
    while state.turns_begun < 5:
        state.apply(rng.choice(state.legal_actions()))
    for seat, coins in enumerate(PLANTED):
        state.coins[seat] = coins
    seats = [
        SeatPlan(kind, name)
        for kind, name in zip(("me", "here", "here"), state.setup["names"], strict=True)
    ]
    start = state.position_dict()
    plan = Plan("classic", state.setup, seats, start=start, private=False, hints=True)
    new = open_table(plan, written(datetime.now(UTC)))
    store = await open_store(database)
    await store.create(new.row, new.entries, new.secrets, summary_of(new.table))
    await store.close()
    return new


@dataclass
class Spy:
    """One client: a seat's, several seats', or a spectator's; keeps all it receives."""

    url: str
    table: str
    seats: tuple[int, ...]
    secrets: list[str]
    heard: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.http = calling(self.url, 20)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self._open = contextlib.ExitStack()
        self.line = self._open.enter_context(connect(address, max_queue=None))
        hello = {"type": "hello", "secrets": self.secrets, "since": 0, "looking": self.looking}
        self.line.send(json.dumps(hello))

    @property
    def looking(self):
        """The first of several seats holds the device all the time."""
        return self.seats[0] if self.seats else None

    def call(self, method, path, **more):
        answer = self.http.request(method, path, headers=bearer(*self.secrets), **more)
        self.heard.append(f"{answer.headers} {answer.text}")
        return answer

    def ask(self, path, **params):
        if path in ("/view", "/moments", "/missed") and self.looking is not None:
            params["looking"] = self.looking
        return self.call("GET", f"/api/tables/{self.table}{path}", params=params)

    def do(self, path, **body):
        return self.call("POST", f"/api/tables/{self.table}{path}", json=body)

    def look_everywhere(self, moves):
        """Ask for all there is to be asked."""
        for path in ("", "/view", "/missed", "/record", "/replay", "/odds"):
            self.ask(path)
        for seat in range(3):
            self.ask("/hint", seat=seat)
            self.ask("/mistakes", seat=seat)
        self.ask("/view", since=0)
        more, since = True, 0
        while more:
            page = self.ask("/entries", since=since).json()
            more, since = page["more"], page["entries"][-1]["version"]
        for seat in (None, 0, 1, 2):
            for action in ("pick 5", "pick 63", "conquer r05", "decline", "done", "peace 1", "x"):
                self.ask("/why", action=action, **({} if seat is None else {"seat": seat}))
        for move in {0, moves // 2, moves}:
            self.ask("/moments", move=move)
        for path in ("/api/tables", "/api/games", "/api/health", "/metrics", "/api/openapi.json"):
            self.call("GET", path)
        for seat in range(3):
            self.do("/act", seat=seat, version=1, key=key(), action="pick 5")
            self.do("/undo", seat=seat, version=1, key=key())
            self.do(f"/seats/{seat}/take", name="Eve", secret=key())
            self.do("/rematch", seat=seat)
        self.do("/fork", move=moves, seats=[{"kind": "me"}] * 3)

    def listen(self):
        try:
            while True:
                self.heard.append(self.line.recv(timeout=0.05))
        except TimeoutError:
            pass

    def close(self):
        self.listen()
        self._open.close()
        self.http.close()


def spied(url: str, new: NewTable, turns: int = 25) -> list[Spy]:
    """Play on for a while, with everybody listening and asking; give all that was sent."""
    given = new.given
    table = new.row.id
    spies = [Spy(url, table, (seat,), [given[seat]]) for seat in range(3)]
    spies += [Spy(url, table, (), []), Spy(url, table, (0, 1), [given[0], given[1]])]
    rng = random.Random(3)
    for turn in range(turns):
        seen = spies[0].ask("/view").json()
        asked = seen["decision"]["player"]
        mine = spies[asked].ask("/view").json()
        version = mine["version"]
        refused = {"seat": asked, "version": version, "key": key(), "action": "pick 63"}
        spies[asked].do("/act", **refused)
        spies[1 - asked if asked < 2 else 0].do("/act", **refused)
        action = rng.choice(mine["actions"])["do"]
        answer = spies[asked].do("/act", seat=asked, version=version, key=key(), action=action)
        if turn % 4 == 0:
            version = answer.json()["version"]
            spies[asked].do("/undo", seat=asked, version=version, key=key())
        if turn % 8 == 0:
            for spy in spies:
                spy.look_everywhere(seen["moves"])
    for spy in spies:
        spy.close()
    return spies


def leaks(spies: list[Spy], new: NewTable, log: str) -> list[str]:
    """Search everything that was sent and logged for what should not be there."""
    found = []
    never = {
        "the seed": new.secrets["seed"],
        **{f"the hash of {name}": value for name, value in new.secrets.items() if ":" in name},
    }
    given = {f"the secret of {seat}": secret for seat, secret in new.given.items()}
    never = {what: re.escape(it) for what, it in {**never, **given}.items()}
    for spy in spies:
        text = "\n".join(spy.heard)
        assert len(text) > 10_000
        hidden = {
            **never,
            **{f"coins of {seat}": WHOLE[seat] for seat in range(3) if seat != spy.looking},
        }
        found += [
            f"{what} reached seats {spy.seats}"
            for what, pattern in hidden.items()
            if re.search(pattern, text)
        ]
    hidden = {**never, **{f"coins of {seat}": coins for seat, coins in enumerate(WHOLE)}}
    return found + [
        f"{what} reached the log" for what, pattern in hidden.items() if re.search(pattern, log)
    ]


def planted(database: str) -> NewTable:
    return asyncio.run(plant(database))
