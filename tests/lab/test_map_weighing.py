"""Maps on the scales: seats in the order of their turns, the board of the box beside them, idle regions."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.weighing.boards import (
    MapPlan,
    MapTally,
    MapWeighing,
    furthest_seats,
    map_key,
)
from elbowroom.lab.weighing.scales import things_in, weighing_of
from elbowroom.server.workshop.cards import verdict_of
from elbowroom.workshop.samples import Course, play_some
from tests.workshop.own_maps import mirrored


def test_batches_of_games_on_a_map_add_up_and_can_travel() -> None:
    plan = MapPlan("classic", 3, mirrored(), "greedy", "test")
    whole = MapTally.read(play_some(plan, range(4)))
    parts = MapTally.read(play_some(plan, range(2)))
    parts.join(MapTally.read(json.loads(json.dumps(play_some(plan, range(2, 4))))))
    assert parts.to_data() == whole.to_data()
    assert whole.games == 4
    assert sum(seat.total for seat in whole.seats) == pytest.approx(4)
    assert whole.looks == 4 * 8, "ten rounds, from the end of the third on"
    land = [r["id"] for r in mirrored()["regions"] if r["terrain"] not in ("sea", "lake")]
    assert set(whole.held) == set(land)


def test_a_verdict_names_a_seat_that_is_ahead_and_regions_that_lie_idle() -> None:
    weighing = MapWeighing("classic", mirrored())
    first = weighing.tallies[3]
    for _ in range(300):
        first.add(Course([1.0, 0.0, 0.0], [90, 80, 80], 8, {"r01": 0, "r02": 8, "r03": 4}))
        weighing.box[3].add(Course([0.3, 0.3, 0.4], [85, 85, 85], 8, {}))
    first.add(None)
    report = weighing.report()
    [ground] = report["grounds"]
    assert [seat["word"] for seat in ground["seats"]] == ["too_strong", "too_weak", "too_weak"]
    assert ground["seats"][0]["box_rate"] == pytest.approx(0.3)
    assert (ground["never"], ground["always"]) == (["r01"], ["r02"])
    assert ground["coins_apart"] == pytest.approx(90 / 3 + 160 / 3 - 85)
    assert (report["games"], report["endless"]) == (301, 1)
    [furthest] = furthest_seats(report["grounds"])
    assert (furthest["rate"], furthest["players"]) == (1.0, 3)
    short = report | {"counts": [furthest]}
    assert verdict_of([short], 1)["word"] == "uneven"


def test_the_board_of_the_box_is_played_half_as_often_and_all_numbers_of_players_as_long() -> None:
    data = mirrored("5") | {"players": [4, 5]}
    weighing = weighing_of("classic", data, None, None)
    assert isinstance(weighing, MapWeighing)
    plans = [weighing.next_batch()[0] for _ in range(30)]
    own = [plan.players for plan in plans if plan.map is not None]
    assert len(own) == pytest.approx(20, abs=1)
    assert own.count(4) * 4 == pytest.approx(own.count(5) * 5, abs=5)


def test_names_of_places_do_not_change_what_is_weighed_and_terrains_do() -> None:
    data, other = mirrored(), mirrored()
    other["regions"][0]["label"] = "Elsewhere"
    other["name"] = "Other Shores"
    assert map_key("classic", data) == map_key("classic", other)
    changed: dict[str, Any] = deepcopy(data)
    land = next(each for each in changed["regions"] if each["terrain"] == "hill")
    land["terrain"] = "swamp"
    assert map_key("classic", data) != map_key("classic", changed)


def test_a_game_without_maps_weighs_none() -> None:
    assert things_in("kingdoms", mirrored()) == []
    with pytest.raises(InvalidSetup, match="cannot be weighed"):
        MapWeighing("warcraft", mirrored())
