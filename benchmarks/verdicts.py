"""Checks the verdicts of the scales against races whose worth is known by the way they are made.

    python -m benchmarks.verdicts [--games 150] [--players 2 3 4 5] [--workers 2]

Twenty fair races: everybody begins with a copy of one race, so the one that is weighed wins its fair
share, whatever the race does. Twenty unfair ones: the copy that is weighed has three tokens more, or
three fewer, than those of the others. The games, tallies, intervals and words are those of
`elbowroom pack weigh`. Put `build/compiled` into PYTHONPATH for the compiled engine.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.weighing import ConquestWeigher
from elbowroom.lab.weighing.scales import pool
from elbowroom.lab.weighing.verdict import FAIR, NOTHING_SEEN, TOO_STRONG, TOO_WEAK, weighed
from elbowroom.workshop import check
from elbowroom.workshop.samples import BOT, Begun, Plan, Tally, Thing

GAME = "classic"
PACKS = ("wayfarers", "hearth_and_hollow", "moonmoles", "tidewalkers")
FOLDER = Path(__file__).parents[1] / "examples" / "packs"
NAMES = ("Firstlings", "Secondlings", "Thirdlings", "Fourthlings", "Fifthlings")
STEP = 3
"""Tokens by which an unfair race differs from the copies it meets."""
PIECE = 25
"""Games that a process is given at a time."""
MORE: tuple[dict[str, Any], ...] = (
    {"id": "plainlings", "tokens": 7, "effects": []},
    {
        "id": "beekeepers",
        "tokens": 6,
        "effects": [{"type": "coins_for_regions", "coins": 1, "where": {"terrain": "farmland"}}],
    },
    {
        "id": "ridgers",
        "tokens": 6,
        "effects": [{"type": "conquest_cost", "change": -1, "where": {"terrain": "hill"}}],
    },
)


class Race(NamedTuple):
    """A race of which copies meet, and by how many tokens the weighed one differs."""

    name: str
    pack: dict[str, Any]
    step: int


class MirrorWeigher(ConquestWeigher):
    """Deals the first copy to the seat that is weighed, and another copy to everybody else."""

    def _deal(self, state: ConquestState, plan: Plan, player: int, ours: int) -> tuple[str, str]:
        copy = Thing("races", f"copy_{(player - ours) % plan.players}")
        return super()._deal(state, replace(plan, thing=copy), player, player)


def races() -> list[tuple[str, dict[str, Any], list[dict[str, Any]]]]:
    """List twenty races with the markers their packs bring."""
    found: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = []
    for name in PACKS:
        pack = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        found += [(race["id"], race, pack.get("markers", [])) for race in pack["races"]]
    return [*found, *[(race["id"], race, []) for race in MORE]]


def mirrored(race: dict[str, Any], markers: list[dict[str, Any]], step: int) -> dict[str, Any]:
    """Make a pack of five copies, of which the first has more or fewer tokens."""
    copies = []
    for number, name in enumerate(NAMES):
        copy: dict[str, Any] = deepcopy(
            {key: race[key] for key in ("tokens", "effects", "tray") if key in race}
        )
        copies.append({**copy, "id": f"copy_{number}", "name": name})
    copies[0]["tokens"] = min(10, max(1, copies[0]["tokens"] + step))
    copies[0].pop("tray", None) if step else None
    used = {effect.get("marker") for effect in race["effects"]}
    own = [marker for marker in markers if marker["id"] in used]
    pack = {"format": 1, "game": GAME, "id": "mirror", "name": "Mirror", "races": copies}
    return {**pack, "markers": own} if own else pack


def twenty(unfair: bool) -> list[Race]:
    """Make the fair races, or the unfair ones: stronger and weaker by turns."""
    found = []
    for number, (name, race, markers) in enumerate(races()):
        step = 0
        if unfair:
            step = STEP if number % 2 else -STEP
            if not 1 <= race["tokens"] + step <= 10:
                step = -step
        pack = mirrored(race, markers, step)
        faults = check(pack, GAME)
        if faults:
            raise SystemExit(f"{name}: {faults[0]['sentence']}")
        found.append(Race(name, pack, step))
    return found


def play_piece(pack: dict[str, Any], players: int, seed: str, numbers: range) -> dict[str, Any]:
    """Play some games: the work of a process."""
    options = {"packs": [pack], "own_limit": len(NAMES)}
    plan = Plan(GAME, players, Thing("races", "copy_0"), options, BOT, seed)
    weigher = MirrorWeigher()
    tally = Tally()
    for number in numbers:
        begun: list[Begun] | None = weigher.play(plan, number)
        tally.add(begun)
    return tally.to_data()


def verdicts(
    hands: ProcessPoolExecutor, kind: str, asked: list[Race], players: list[int], games: int
) -> list[tuple[Race, dict[str, Any]]]:
    """Weigh every race with every number of players."""
    going = [
        (race, count, hands.submit(play_piece, race.pack, count, f"verdicts:{kind}:{race.name}:{count}",
                                   range(first, min(games, first + PIECE))))
        for race in asked
        for count in players
        for first in range(0, games, PIECE)
    ]  # fmt: skip
    tallies: dict[tuple[str, int], Tally] = {}
    for race, count, future in going:
        tallies.setdefault((race.name, count), Tally()).join(Tally.read(future.result()))
    return [
        (race, weighed({count: tallies[race.name, count]})["counts"][0])
        for race in asked
        for count in players
    ]


def told_fair(found: list[tuple[Race, dict[str, Any]]]) -> None:
    """Say how many intervals hold the fair share, which is the truth."""
    words = Counter(each["word"] for _, each in found)
    wrong = words[TOO_STRONG] + words[TOO_WEAK]
    print(f"fair: {len(found) - wrong} of {len(found)} intervals hold the fair share "
          f"({1 - wrong / len(found):.1%}; promised 95 %); words: {dict(words)}")  # fmt: skip
    by_race: dict[str, list[str]] = {}
    for race, each in found:
        by_race.setdefault(race.name, []).append(each["word"])
    clean = [name for name, all_of in by_race.items() if set(all_of) <= {FAIR, NOTHING_SEEN}]
    print(f"      {len(clean)} of {len(by_race)} races are called neither too strong nor too weak "
          f"with any number of players")  # fmt: skip


def told_unfair(found: list[tuple[Race, dict[str, Any]]]) -> None:
    """Say how many verdicts are on the right side, on the wrong one, or silent."""
    right = wrong = silent = 0
    for race, each in found:
        true = TOO_STRONG if race.step > 0 else TOO_WEAK
        right += each["word"] == true
        wrong += each["word"] in {TOO_STRONG, TOO_WEAK} - {true}
        silent += each["word"] in (FAIR, NOTHING_SEEN)
    print(f"unfair: {right} of {len(found)} verdicts name the side, {silent} see no difference, "
          f"{wrong} name the wrong side")  # fmt: skip
    sides: dict[str, list[bool]] = {}
    for race, each in found:
        sides.setdefault(race.name, []).append(each["word"] in (TOO_STRONG, TOO_WEAK))
    print(
        f"        {sum(map(any, sides.values()))} of {len(sides)} races are called unfair with some number of players"
    )


def main() -> None:
    """Weigh twenty fair and twenty unfair races."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="print every verdict too")
    asked = parser.parse_args()
    with pool(asked.workers) as hands:
        for kind, told in (("fair", told_fair), ("unfair", told_unfair)):
            found = verdicts(hands, kind, twenty(kind == "unfair"), asked.players, asked.games)
            if asked.list:
                for race, each in found:
                    print(f"{kind} {race.name} {race.step:+d} {each['players']}p "
                          f"{each['rate']:.1%} [{each['low']:.1%}, {each['high']:.1%}] {each['word']}")  # fmt: skip
            told(found)


if __name__ == "__main__":
    main()
