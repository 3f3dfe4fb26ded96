"""Weighing: tallies that add up, words no louder than their intervals, neighbours one step away."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.weighing.neighbours import neighbours
from elbowroom.lab.weighing.scales import Weighing, content_key, weighing_of
from elbowroom.lab.weighing.verdict import games_for, weighed, word_of
from elbowroom.workshop import load_pack
from elbowroom.workshop.samples import Begun, Plan, Tally, Thing, play_some, weigher_of
from tests.ledges import ledges

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
TIDE: dict[str, Any] = json.loads((EXAMPLES / "tidewalkers.json").read_text(encoding="utf-8"))
RACE, POWER = Thing("races", "tidewalkers"), Thing("powers", "storied")


def plan(thing: Thing, players: int = 3) -> Plan:
    return Plan("classic", players, thing, {"packs": [TIDE]}, "greedy", "test")


@pytest.mark.parametrize("thing", [RACE, POWER])
def test_whoever_is_dealt_the_new_thing_has_it_and_nobody_else(thing: Thing) -> None:
    for number in range(6):
        begun = weigher_of("classic").play(plan(thing), number)
        assert begun is not None
        ours, *others = begun
        assert ours.thing == thing.id
        assert thing.id not in [other.thing for other in others]
        assert sum(each.victory for each in begun) == pytest.approx(1)


def test_batches_add_up_to_the_same_as_one_run_and_can_be_kept() -> None:
    whole = Tally.read(play_some(plan(RACE, 2), range(4)))
    parts = Tally.read(play_some(plan(RACE, 2), range(2)))
    parts.join(Tally.read(json.loads(json.dumps(play_some(plan(RACE, 2), range(2, 4))))))
    assert parts.to_data() == whole.to_data()
    assert whole.games == 4


def test_a_game_that_does_not_end_is_counted_apart() -> None:
    tally = Tally()
    tally.add(None)
    tally.add([Begun("a", "p", 1.0, 90), Begun("b", "q", 0.0, 80)])
    assert (tally.games, tally.endless, tally.wins.count) == (2, 1, 1)


@pytest.mark.parametrize(
    ("low", "high", "word"),
    [
        (0.26, 0.40, "too_strong"),
        (0.10, 0.24, "too_weak"),
        (0.23, 0.27, "fair"),
        (0.20, 0.30, "nothing_seen"),
    ],
)
def test_a_word_is_no_louder_than_its_interval(low: float, high: float, word: str) -> None:
    assert word_of(low, high, 0.25) == word


def test_the_verdict_tells_place_coins_and_the_smallest_difference() -> None:
    tally = Tally()
    for number in range(400):
        ours = Begun("new", "flying" if number % 2 else "hill", number % 4 != 0, 100 + number % 7)
        tally.add([ours, Begun("orcs", "flying", number % 4 == 0, 80 + number % 5)])
    told = weighed({2: tally})
    [count] = told["counts"]
    assert count["word"] == "too_strong"
    assert count["rate"] == 0.75
    assert (count["place"], count["best_place"], count["worst_place"]) == (1, 1, 1)
    assert count["coins_apart"] == pytest.approx(21, abs=0.5)
    assert count["smallest"] == pytest.approx(0.07, abs=0.002)
    assert games_for(0.5, count["smallest"]) == pytest.approx(400, abs=2)
    assert [each["word"] for each in told["partners"] if each["id"] == "flying"] == ["too_strong"]


def test_neighbours_are_one_step_away_and_sound() -> None:
    found = neighbours(TIDE, "races", 0, lambda pack: pack["races"][0]["tokens"] != 7)
    assert [(each.place, each.after) for each in found] == [
        (("tokens",), 5),
        (("effects", 1, "change"), -2),
        (("effects", 1, "change"), 0),
        (("effects", 0), None),
        (("effects", 1), None),
    ]
    assert TIDE["races"][0]["tokens"] == 6, "the pack itself stays as it was"


def test_words_and_looks_do_not_change_what_is_weighed() -> None:
    painted = json.loads(json.dumps(TIDE))
    painted["races"][0] |= {"colour": "#1a6b84", "name": "Others", "text": {"en": "x"}}
    assert content_key("classic", painted, RACE) == content_key("classic", TIDE, RACE)
    painted["races"][0]["tokens"] = 5
    assert content_key("classic", painted, RACE) != content_key("classic", TIDE, RACE)


def test_what_was_played_is_gone_on_with() -> None:
    first = Weighing("classic", TIDE, RACE)
    given, numbers, take = first.next_batch()
    take(play_some(given, numbers[:2]))
    again = Weighing("classic", TIDE, RACE)
    again.go_on_from(json.loads(json.dumps(first.kept())))
    assert again.tallies[given.players].games == 2
    assert again.given[given.players] == 2


def test_what_cannot_be_weighed_is_told() -> None:
    with pytest.raises(InvalidSetup, match="weighed"):
        weighing_of("classic", TIDE, "races", "nobody")
    with pytest.raises(InvalidSetup, match="weighed"):  # who finds a site is a matter of luck
        weighing_of("warcraft", load_pack("examples/packs/lost_relics.json"), "sites", None)
    with ledges(), pytest.raises(InvalidSetup, match="cannot be weighed"):
        weigher_of("ledges")


A_WEIGHING_SERVER = """
import os, time
from elbowroom.lab.weighing.scales import pool

if __name__ == "__main__":
    hands = pool(2)
    print(*{hands.submit(os.getpid).result() for _ in range(2)}, flush=True)
    time.sleep(600)
"""


@pytest.mark.slow
@pytest.mark.skipif(
    sys.platform == "win32", reason="a process of Windows is not killed by a signal"
)
def test_processes_that_weigh_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(A_WEIGHING_SERVER, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        weighing = [int(number) for number in server.stdout.readline().split()]
        server.kill()
    assert weighing
    patience = time.monotonic() + 30
    while any(_is_alive(number) for number in weighing):
        assert time.monotonic() < patience, f"{weighing} outlived who started them"
        time.sleep(0.05)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
