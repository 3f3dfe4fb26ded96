"""The door: which connections may be open, from the first byte on, long before there is a call.

A network has so many at most. All together are fewer than the process has file descriptors; when
they are all in use, whoever comes gets the place of the oldest connection without a seat in play
of the network that has most of those. So there is always a place for players who come back.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Protocol

from elbowroom.server.gate.networks import network_of
from elbowroom.server.http.limits import Bucket, Limits
from elbowroom.server.ops import metrics

MOST = 10_000
"""Connections of one process, where it may have that many file descriptors."""
REQUEST_SECONDS = 10.0
"""For the head of a call, from the first moment or from the last answer."""
BODY_SECONDS = 20.0
READING_SECONDS = 60.0
"""For reading an answer, or all that was sent on a socket."""
FRAMES_OF_A_MESSAGE = 4
"""Frames a socket may send for each message it may: pings, and messages that come in pieces."""
_FEWEST = 8
"""Connections of one network however low its rates are: a page opens several at once."""


class Transport(Protocol):
    """What the door needs of a connection."""

    def abort(self) -> None:
        """Close it at once."""


class Guest(Protocol):
    """Whoever serves a connection, and knows what its client has to do next."""

    def owes(self) -> tuple[str, float] | None:
        """Tell what the client has to do and how many seconds it has; None if it is our turn."""


class Line:
    """One connection that was let in."""

    __slots__ = ("guest", "network", "owed", "seated", "since", "transport")

    def __init__(self, transport: Transport, guest: Guest) -> None:
        self.transport = transport
        self.guest = guest
        self.network: str | None = None
        """None: a web server in front of us, which brings everybody's calls."""
        self.seated = False
        self.owed: str | None = None
        self.since = 0.0


class Door:
    """The connections of a process."""

    def __init__(self, limits: Limits, most: int = MOST) -> None:
        self._limits = limits
        self._most = most
        self._lines: dict[Transport, Line] = {}
        self._unseated: dict[str | None, OrderedDict[Line, None]] = {}
        """Of each network, the oldest first."""

    def __len__(self) -> int:
        return len(self._lines)

    def enter(self, transport: Transport, guest: Guest, address: str | None) -> bool:
        """Let a connection in; `address` is None for a web server in front of us."""
        network = None if address is None else network_of(address)
        if network is not None and not self._limits.arrivals.take(network):
            return self._refuse()
        if len(self._lines) >= self._most and not self._make_room():
            return self._refuse()
        if network is not None and not self._hold(network):
            return self._refuse()
        line = self._lines[transport] = Line(transport, guest)
        line.network = network
        self._unseat(line)
        return True

    def _refuse(self) -> bool:
        metrics.TURNED_AWAY.labels("refused").inc()
        return False

    def upgrade(self, transport: Transport, guest: Guest) -> None:
        """Go on with a connection as a socket."""
        line = self._lines.get(transport)
        if line is not None:
            line.guest = guest
            line.owed = None

    def frames(self) -> Bucket:
        """Give what a new socket may send, in frames of whatever kind."""
        rates = self._limits.rates
        each_second = rates.messages * FRAMES_OF_A_MESSAGE
        return Bucket(each_second, rates.saved_messages * FRAMES_OF_A_MESSAGE)

    def cut_off(self, transport: Transport) -> None:
        """Close the connection of a client that sends too much."""
        line = self._lines.get(transport)
        if line is not None:
            self._close(line, "flood")

    def belongs(self, transport: Transport, network: str) -> bool:
        """Note whose a socket is that came through a web server; False if it has too many."""
        line = self._lines.get(transport)
        if line is None or line.network is not None:
            return True
        if not self._hold(network):
            return False
        self._forget(line)
        line.network = network
        self._unseat(line)
        return True

    def _hold(self, network: str) -> bool:
        """Count one more connection of a network, unless it has as many as it may have."""
        most, key = self._limits.rates.connections, f"lines|{network}"
        if most and self._limits.ledger.held(key) >= max(_FEWEST, most):
            return False
        self._limits.ledger.hold(key)
        return True

    def _unseat(self, line: Line) -> None:
        self._unseated.setdefault(line.network, OrderedDict())[line] = None

    def _forget(self, line: Line) -> None:
        others = self._unseated.get(line.network)
        if others is not None and others.pop(line, line) is None and not others:
            del self._unseated[line.network]

    def seat(self, transport: Transport, seated: bool) -> None:
        """Note whether a socket is that of a seat in play, whose place nobody gets."""
        line = self._lines.get(transport)
        if line is None or line.seated == seated:
            return
        line.seated = seated
        if seated:
            self._forget(line)
        else:
            self._unseat(line)

    def leave(self, transport: Transport) -> None:
        """Forget a connection that is closed."""
        line = self._lines.pop(transport, None)
        if line is not None:
            self._forget(line)
            if line.network is not None:
                self._limits.ledger.release(f"lines|{line.network}")

    def _make_room(self) -> bool:
        """Close the oldest of those who have most without a seat; False if all have one."""
        if not self._unseated:
            return False
        most = max(self._unseated.values(), key=len)
        self._close(next(iter(most)), "full")
        return True

    def _close(self, line: Line, why: str) -> None:
        metrics.TURNED_AWAY.labels(why).inc()
        self.leave(line.transport)
        line.transport.abort()

    def sweep(self) -> None:
        """Close connections whose clients take too long for what they have to do."""
        now = time.monotonic()
        for line in list(self._lines.values()):
            owes = line.guest.owes()
            if owes is None:
                line.owed = None
            elif owes[0] != line.owed:
                line.owed, line.since = owes[0], now
            elif now - line.since > owes[1]:
                self._close(line, "slow")
