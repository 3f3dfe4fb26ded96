"""A siege: one network does everything at once to stop the server while people play at it.

`python -m tests.soak.siege --seconds 60` ends with exit code 1 when a player waits too long, a
socket of a seat in play is closed, something acknowledged is lost, or the server ends. Attackers
and players come from different loopback addresses, which are different networks to the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import TRUSTS_NOBODY
from tests.server.serving import Server
from tests.soak.kill import Group, Person

PLAYERS = "127.0.0.3"
GAMES = ("classic", "warcraft", "kingdoms")
LONGEST_MS = 250
"""What a player waits at most for 99 of 100 moves."""
CALM = 5.0
"""Seconds of play before the siege, to compare with."""


class Player(Person):
    """A person who takes a moment for each move, and notes how long each answer took."""

    latencies: list[float]
    """Shared by all players of a siege."""
    lost: list[str]
    """Sockets that were closed under a player."""
    sent = 0.0

    async def play(self) -> None:
        while not self.over:
            try:
                address = self.server.socket(self.table)
                async with connect(address, local_addr=(PLAYERS, 0), open_timeout=20) as line:
                    await self._follow(line)
            except ConnectionClosed as fault:
                self.lost.append(f"{self.table}: {fault}")
            except TimeoutError:
                await asyncio.sleep(0.05)

    async def _act(self, line: Any, seen: dict[str, Any]) -> None:
        await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        self.sent = time.perf_counter()
        await super()._act(line, seen)

    def _answered(self, message: dict[str, Any]) -> None:
        waited = self.pending is not None and message["id"] == self.pending["id"]
        super()._answered(message)
        if waited and self.pending is None:
            self.latencies.append(time.perf_counter() - self.sent)


class Table(Group):
    """A table of two players, game after game."""

    source = PLAYERS

    def __init__(self, server: Server, number: int, latencies: list[float], lost: list[str]):
        super().__init__(server, 2 * number, GAMES[number % len(GAMES)])
        self.latencies = latencies
        self.lost = lost

    def person(self, *about: Any) -> Player:
        player = Player(*about)
        player.latencies, player.lost = self.latencies, self.lost
        return player


async def besieged(server: Server, seconds: float, tables: int) -> dict[str, Any]:
    """Let people play, first in peace, then under siege; give what they met with."""
    latencies: list[float] = []
    lost: list[str] = []
    playing = [Table(server, number, latencies, lost) for number in range(tables)]
    tasks = [asyncio.ensure_future(table.play()) for table in playing]
    await asyncio.sleep(CALM)
    calm = sorted(latencies)
    latencies.clear()
    async with httpx.AsyncClient(verify=TRUSTS_NOBODY) as http:
        attack = attackers(server, playing[0].table, seconds)
        try:
            await asyncio.sleep(seconds)
            health = (await http.get(f"{server.url}/api/health", timeout=20)).status_code
        finally:
            told = ended(attack)
    siege = sorted(latencies)
    faults = await stopped(tasks)
    for table in playing:
        await table.check()
    return {
        "seconds": seconds,
        "attack": told,
        "moves": len(siege),
        "calm_p99_ms": milliseconds(calm, 0.99),
        "p50_ms": milliseconds(siege, 0.5),
        "p99_ms": milliseconds(siege, 0.99),
        "longest_ms": milliseconds(siege, 1.0),
        "sockets_lost": lost,
        "faults": faults,
        "health": health,
        "load_average": round(os.getloadavg()[0], 1),
    }


def attackers(server: Server, table: str, seconds: float) -> subprocess.Popen[str]:
    """Start the process that attacks: its own, so that players are measured and not attackers."""
    command = [sys.executable, "-m", "tests.soak.attack", server.url, table, str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def ended(attack: subprocess.Popen[str]) -> dict[str, Any]:
    """Wait for the end of the attack; give what the attackers were answered."""
    try:
        told, _ = attack.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        attack.kill()
        told, _ = attack.communicate()
    found: dict[str, Any] = json.loads(told or "{}")
    return found


async def stopped(tasks: list[asyncio.Future[None]]) -> list[str]:
    """Let all players stop; give what went wrong with them."""
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    return [repr(each) for each in found if isinstance(each, Exception)]


def milliseconds(ordered: list[float], share: float) -> float:
    """Read a percentile off ordered seconds."""
    return round(ordered[int(share * (len(ordered) - 1))] * 1000, 1) if ordered else 0.0


def breaches(found: dict[str, Any], longest: float = LONGEST_MS) -> list[str]:
    """Say what the server did not hold."""
    met = {
        f"p99 at most {longest} ms": found["moves"] > 0 and found["p99_ms"] <= longest,
        "no socket of a player closed": not found["sockets_lost"],
        "everything acknowledged is there": not found["faults"],
        "the server is well": found["health"] == httpx.codes.OK,
        "the attack was one": sum(found["attack"].values()) > 0,
    }
    return [name for name, kept in met.items() if not kept]


def siege(folder: Path, seconds: float, tables: int = 3) -> dict[str, Any]:
    """Besiege a server of its own with the limits it has by default."""
    server = Server(folder, "--rate", "50", "--bot-delay", "0.4", afresh=True).start()
    try:
        found = asyncio.run(besieged(server, seconds, tables))
        found["ended"] = server.process is None or server.process.poll() is not None
    finally:
        server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = siege(Path(folder), options.seconds)
    print(json.dumps(found, indent=1))
    missed = breaches(found)
    if missed or found["ended"]:
        sys.exit(f"BREACH: {', '.join(missed) or 'the server ended'}")


if __name__ == "__main__":
    main()
