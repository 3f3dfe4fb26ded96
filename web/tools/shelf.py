"""Lays finished and half-played tables into a database, as a backup for the tests in the browser.

    python web/tools/shelf.py FOLDER      writes FOLDER/shelf.db and FOLDER/shelf.json

Every moment is a position of the test kit. At some tables a game was played from it to its end:
the tests watch the replay and play on from its first moment, as anybody with the link may. At the
others it is a person's turn against bots: the tests come by the link of the seat. Nothing here is
open to tests alone: `restore` brings any backup back.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from elbowroom.hosting.plans import usual_hints
from elbowroom.server.store import JournalStore, backup, open_store
from elbowroom.table import commands
from elbowroom.table.clocks import written
from elbowroom.table.deciding import decide
from elbowroom.table.fairness import Chance, seal_of
from elbowroom.table.new_table import NewTable, Plan, SeatPlan, open_table
from elbowroom.table.table import PLAYING, Table
from elbowroom.table.views import summary_of
from elbowroom.testing import Scenario, position

sys.path.insert(0, str(Path(__file__).parent))

import kingdoms_moments
import warcraft_moments

NAMES = ("Mira", "Tomáš", "Oyá")
MIDDLE, LAST = 4, 10
"""A round with some to follow, and the last one: what goes on from there ends soon."""
PLAYED_OUT = ("conquer", "last", "kingdoms-three")
"""The moments from which a game was played to its end."""
COPIES = 6
"""How many tests may come to the same moment."""
SEATED_SECOND = ("withdraw",)
"""The moments in which the second player is asked."""
BOTS = ("Thistle", "Pebble", "Bramble", "Sedge")
SECONDS, USED = 600, 594
"""What a clock gives, and how much of it one of the two has used."""


class Hand:
    """Writes one table: what is asked of it, and what follows."""

    def __init__(self, plan: Plan) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.new: NewTable = open_table(plan, written(self.now))
        self.entries = list(self.new.entries)
        self.table: Table = self.new.table
        self._chance = Chance(self.new.secrets["seed"], self.new.row.id)

    def act(self, text: str) -> None:
        """Answer for whoever is asked."""
        self._carry_out(commands.Act(self.table.asked(), self.table.version, text, by_bot=True))

    def pause(self) -> None:
        """Let the server go away."""
        self._carry_out(commands.Pause(None))

    def play_out(self, rng: random.Random) -> None:
        """Play anything allowed until the game is over."""
        while self.table.status == PLAYING and self.table.play is not None:
            state = self.table.play.state
            self.act(state.text(rng.choice(state.legal_actions())))

    def _carry_out(self, command: commands.Command) -> None:
        trial = decide(self.table, command, self._chance, written(self.now))
        self.table = trial.table
        self.entries += trial.entries

    def seat_links(self) -> list[str]:
        """Give the links with which the people of the table come back to their seats."""
        return [f"/t/{self.table.id}#s={secret}" for secret in self.new.given.values()]

    async def store(self, store: JournalStore) -> None:
        """Lay the table into a database."""
        summary = summary_of(self.table)
        await store.create(self.new.row, self.entries, self.new.secrets, summary)


def two(**options: Any) -> Scenario:
    """Begin a position of two players who both have something."""
    return position("classic", players=2, **options).give(
        1, "humans", "swamp", {"r18": 2, "r19": 1}, coins=20
    )


def orcs(power: str, regions: dict[str, int], hand: int = 0) -> Scenario:
    """Let the first of two players have Orcs with a power."""
    return two().give(0, "orcs", power, regions, hand, coins=9)


def moments() -> dict[str, Scenario]:
    """Write one position for each step of a turn that few games come to."""
    alone = dict.fromkeys(("r03", "r04", "r05", "r09", "r10", "r11", "r15"), 1)
    pair = {"r05": 3, "r10": 3}
    ghouls = orcs("hill", {"r16": 2}).declined(0, "ghouls", pair)
    peace = position("classic", players=3).give(0, "ratmen", "diplomat", {"r02": 3}, coins=9)
    peace.give(1, "elves", "hill", {"r05": 4}, coins=9)
    peace.give(2, "orcs", "swamp", {"r24": 4}, coins=9)
    attacked = position("classic").give(0, "ratmen", "commando", {"r10": 1}, hand=8)
    attacked.give(1, "orcs", "hill", {"r09": 4, "r18": 1, "r02": 2}, coins=9)
    attacked.turn(0, MIDDLE, "conquer")
    return {
        "amazons": two()
        .give(0, "amazons", "commando", {"r02": 4, **alone})
        .turn(0, MIDDLE, "redeploy")
        .play("done"),
        "heroes": orcs("heroic", {**pair, "r09": 1}).turn(0, MIDDLE, "place"),
        "camps": orcs("bivouacking", pair).turn(0, MIDDLE, "place"),
        "fortress": orcs("fortified", pair).turn(0, MIDDLE, "place"),
        "dragon": orcs("dragon_master", {"r13": 1}, hand=3).turn(0, MIDDLE, "conquer"),
        "sorcerers": two()
        .give(0, "sorcerers", "merchant", {"r13": 1}, hand=2)
        .turn(0, MIDDLE, "conquer"),
        "die": two().give(0, "orcs", "hill", {"r05": 1}, 1).turn(0, MIDDLE, "conquer"),
        "berserk": orcs("berserk", {"r05": 1}, hand=4).turn(0, MIDDLE, "conquer"),
        "ghouls": ghouls.turn(0, MIDDLE, "army_in_decline"),
        "ready": orcs("hill", pair).turn(0, MIDDLE, "ready"),
        "stout": orcs("stout", pair).turn(0, MIDDLE, "end"),
        "peace": peace.turn(0, MIDDLE, "end"),
        "withdraw": attacked.play("conquer r09", "redeploy r10 3", "done"),
        "choice": orcs("hill", pair).turn(0, MIDDLE, "choice"),
        "conquer": orcs("hill", {"r05": 1}, hand=6).turn(0, MIDDLE, "conquer"),
        "last": orcs("hill", {"r05": 1}, hand=3).turn(0, LAST, "conquer"),
    }


def plan_of(scenario: Scenario, seats: list[SeatPlan], clock: dict[str, Any] | None = None) -> Plan:
    """Plan a table that begins with a position."""
    state = scenario.state
    hints = usual_hints(scenario.game.id, seats)
    start = state.position_dict()
    return Plan(scenario.game.id, state.setup, seats, start=start, clock=clock, hints=hints)


def finished(name: str, scenario: Scenario) -> Hand:
    """Play a position out, always the same way."""
    players = scenario.state.setup["players"]
    seats = [SeatPlan("bot", NAMES[seat], "random") for seat in range(players)]
    hand = Hand(plan_of(scenario, seats))
    hand.play_out(random.Random(name))
    return hand


def against_bots(scenario: Scenario, person: int) -> Hand:
    """A table where a person is asked, and bots sit at the other seats."""
    players = scenario.state.setup["players"]
    seats = [SeatPlan("bot", name, "greedy") for name in BOTS[: players - 1]]
    seats.insert(person, SeatPlan("me", "Guest"))
    return Hand(plan_of(scenario, seats))


PEOPLE = [SeatPlan("me", NAMES[0]), SeatPlan("here", NAMES[1])]
THREE = [*PEOPLE, SeatPlan("here", NAMES[2])]


def short_of_time() -> Hand:
    """A table of two people whose second has seconds left, and whose first is asked."""
    start = orcs("hill", {"r05": 3, "r10": 3}).turn(1, MIDDLE, "choice")
    clock = {"kind": "fast", "seconds": SECONDS, "increment": 0}
    hand = Hand(plan_of(start, PEOPLE, clock))
    hand.now += timedelta(seconds=USED)
    hand.act("decline")
    hand.pause()
    return hand


def short_of_words() -> Hand:
    """A table whose game waits for the words that the second of two people has sealed."""
    start = orcs("hill", {"r05": 3, "r10": 3}).turn(0, MIDDLE)
    return Hand(
        plan_of(start, [PEOPLE[0], replace(PEOPLE[1], seal=seal_of(1, "lost with the browser"))])
    )


def shared_devices() -> dict[str, Hand]:
    """Tables of two people at one device, each with a secret no other number on the page is like."""
    classic = position("classic", players=2)
    classic.give(0, "orcs", "hill", {"r05": 3, "r10": 3}, coins=61)
    classic.give(1, "humans", "swamp", {"r18": 2, "r19": 1}, coins=47)
    islands = position("warcraft", players=2)
    islands.give(0, "orcs", "mining", {"L1A-10": 2, "L1A-06": 1}, coins=61)
    islands.give(1, "trolls", "farmer", warcraft_moments.FOE, coins=47)
    war = position("kingdoms", players=2)
    war.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2, ore=4, food=5)
    war.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=1, ore=3, food=5)
    starts = {
        "shared-classic": classic.turn(0, MIDDLE, "redeploy"),
        "shared-islands": islands.turn(0, MIDDLE, "redeploy"),
        "shared-war": war.turn(select="patrol").play("patrol a1 a2"),
    }
    return {name: Hand(plan_of(start, PEOPLE)) for name, start in starts.items()}


def going_on() -> dict[str, Hand]:
    """Tables of two people: in the middle, in the last turn, short of time or of words, at war, and at one device."""
    pair = {"r05": 3, "r10": 3}
    return {
        "middle": Hand(plan_of(orcs("hill", pair).turn(0, MIDDLE), PEOPLE)),
        "moving": Hand(plan_of(orcs("hill", pair).turn(0, MIDDLE), PEOPLE)),
        "stalled": Hand(plan_of(orcs("hill", pair).turn(0, MIDDLE), PEOPLE)),
        "end": Hand(plan_of(orcs("hill", {"r05": 1}, hand=3).turn(0, LAST, "conquer"), PEOPLE)),
        "driven": Hand(
            plan_of(orcs("hill", {"r13": 1}, hand=8).turn(0, MIDDLE, "conquer"), PEOPLE)
        ),
        "clock": short_of_time(),
        "words": short_of_words(),
        "yours": Hand(plan_of(orcs("hill", pair).turn(0, MIDDLE), PEOPLE)),
        "told": Hand(plan_of(orcs("hill", pair).turn(1, MIDDLE, "choice"), PEOPLE)),
        "shared-end": Hand(
            plan_of(orcs("hill", {"r05": 1}, hand=3).turn(0, LAST, "conquer"), PEOPLE)
        ),
        "war-apart": Hand(plan_of(kingdoms_moments.at_war(3), THREE)),
        "flags-apart": Hand(plan_of(kingdoms_moments.at_war(3), THREE)),
        **shared_devices(),
    }


async def fill(folder: Path) -> dict[str, Any]:
    """Write the database and tell what is in it."""
    url = f"sqlite:///{folder / 'made.db'}"
    store = await open_store(url)
    scenarios = {**moments(), **warcraft_moments.moments(), **kingdoms_moments.moments()}
    games = {name: finished(name, scenarios[name]) for name in PLAYED_OUT}
    tables = going_on()
    chairs = {
        name: [against_bots(scenario, int(name in SEATED_SECOND)) for _ in range(COPIES)]
        for name, scenario in scenarios.items()
    }
    copies = [hand for hands in chairs.values() for hand in hands]
    for hand in (*games.values(), *tables.values(), *copies):
        await hand.store(store)
    await store.close()
    backup(url, folder / "shelf.db")
    return {
        "games": {name: hand.table.id for name, hand in games.items()},
        "seats": {name: hand.seat_links() for name, hand in tables.items()},
        "chairs": {
            name: [link for hand in hands for link in hand.seat_links()]
            for name, hands in chairs.items()
        },
    }


def main() -> None:
    """Write into the folder named."""
    folder = Path(sys.argv[1])
    told = asyncio.run(fill(folder))
    (folder / "shelf.json").write_text(json.dumps(told, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
