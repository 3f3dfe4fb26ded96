"""How much anybody may ask: sizes, and calls a second."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields

from elbowroom.server.gate.ledger import Ledger
from elbowroom.server.gate.turns import Turns

LARGEST_BODY = 64 * 1024
"""Bytes of the largest HTTP body."""
LARGEST_RECORD = 1024 * 1024
"""Bytes of the largest record of a game that somebody brings."""
WITH_RECORDS = ("/api/records", "/api/records/study", "/api/parcels")
LARGEST_MESSAGE = 16 * 1024
"""Bytes of the largest socket message."""


def largest_body(path: str) -> int:
    """Give how many bytes a call may have."""
    return LARGEST_RECORD if path in WITH_RECORDS else LARGEST_BODY


@dataclass(frozen=True)
class Rates:
    """What one network may do in a second, and how much it may save up; 0 means no limit."""

    calls: float = 50.0
    """Calls by their price."""
    saved_calls: float = 200.0
    openings: float = 0.5
    """New tables a second."""
    saved_openings: float = 30.0
    messages: float = 30.0
    """Messages a second on one socket."""
    saved_messages: float = 60.0
    hints: float = 0.5
    """Hints a second for one seat of a table."""
    saved_hints: float = 6.0
    arrivals: float = 20.0
    """New connections a second."""
    saved_arrivals: float = 200.0
    connections: float = 200.0
    """Connections at the same time, sockets included."""
    network_messages: float = 120.0
    """Messages a second on all sockets of a network, by their price."""
    saved_network_messages: float = 480.0
    words: float = 0.5
    """Lines of chat, and other words of a seat that are no moves, a second."""
    saved_words: float = 10.0
    table_words: float = 1.0
    """The same for all seats of a table together."""
    saved_table_words: float = 30.0

    mails: float = 0.002
    """Letters that ask an address whether it wants any, a second."""
    saved_mails: float = 3.0
    publishings: float = 0.02
    """Packs that are published or taken back, a second."""
    saved_publishings: float = 10.0

    @classmethod
    def of(cls, calls: float) -> Rates:
        """Make limits in proportion to a number of calls a second; 0 switches them off."""
        usual, share = cls(), calls / cls.calls
        return cls(*[getattr(usual, field.name) * share for field in fields(cls)])


class Bucket:
    """Calls saved up over time and spent one by one."""

    __slots__ = ("_each_second", "_full", "_left", "_when")

    def __init__(self, each_second: float, full: float) -> None:
        self._each_second = each_second
        self._full = full
        self._left = full
        self._when = time.monotonic()

    def take(self) -> bool:
        """Spend one call; False if none is left."""
        if not self._each_second:
            return True
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._each_second)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each key, the same in all processes of the server."""

    def __init__(self, ledger: Ledger, name: str, each_second: float, full: float) -> None:
        self._ledger = ledger
        self._name = name
        self._each_second = each_second
        self._full = full

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Spend what a call of a key costs; False if too little is left."""
        if not self._each_second:
            return True
        return self._ledger.take(f"{self._name}|{key}", self._each_second, self._full, cost)

    def charge(self, key: str, cost: float) -> None:
        """Spend what a call turned out to cost, into debt if need be."""
        if self._each_second:
            self._ledger.charge(f"{self._name}|{key}", self._each_second, self._full, cost)


class Limits:
    """All limits of a server at work."""

    def __init__(self, rates: Rates, ledger: Ledger | None = None) -> None:
        self.rates = rates
        self.ledger = ledger or Ledger()
        self.turns = Turns(limited=bool(rates.calls))
        self.calls = self._buckets("calls", rates.calls, rates.saved_calls)
        self.openings = self._buckets("openings", rates.openings, rates.saved_openings)
        self.arrivals = self._buckets("arrivals", rates.arrivals, rates.saved_arrivals)
        self.messages = self._buckets(
            "messages", rates.network_messages, rates.saved_network_messages
        )
        self.hints = self._buckets("hints", rates.hints, rates.saved_hints)
        self.words = self._buckets("words", rates.words, rates.saved_words)
        self.mails = self._buckets("mails", rates.mails, rates.saved_mails)
        self.publishings = self._buckets("publishings", rates.publishings, rates.saved_publishings)
        self.table_words = self._buckets("table", rates.table_words, rates.saved_table_words)

    def _buckets(self, name: str, each_second: float, full: float) -> Buckets:
        return Buckets(self.ledger, name, each_second, full)
