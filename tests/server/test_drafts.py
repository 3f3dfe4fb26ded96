"""Positions set up by hand, and games that come as a record."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from elbowroom import game
from elbowroom.kernel.state import State
from elbowroom.table.drafts import draft_plan, drafted, drafts_of, first_position, told_record
from elbowroom.table.new_table import SeatPlan
from elbowroom.table.refused import Refused
from elbowroom.testing import position
from tests.ledges import ledges

GAMES = [("classic", {}), ("warcraft", {}), ("kingdoms", {}), ("kingdoms", {"heroes_call": True})]


def walked(name: str, options: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Play at random and stop now and then, once the first turn has begun."""
    state = game(name).new(players=3, seed=seed, **options)
    rng = random.Random(seed)
    for number in range(400):
        if state.over:
            return
        if number % every == 0 and state.turns_begun:
            yield state
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_position_of_a_game_is_whole_already_and_breaks_no_law(
    name: str, options: dict[str, Any]
) -> None:
    for state in walked(name, options, seed=5, every=23):
        copy = state.copy()
        drafts_of(name).complete(copy)
        assert copy.position_dict() == state.position_dict()
        assert game(name).breaches(copy) == []
        told = drafted(name, state.setup, state.position_dict())
        asked = (told["decision"]["player"], told["decision"]["kind"])
        assert asked == (state.decision.player, state.decision.kind)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_position_goes_on_at_any_step_its_player_comes_to(
    name: str, options: dict[str, Any]
) -> None:
    for state in walked(name, options, seed=6, every=61):
        told = drafted(name, state.setup, state.position_dict(), player=1)
        assert told["breaches"] == []
        assert told["decision"]["player"] == 1
        assert told["phases"]
        for phase in told["phases"]:
            again = drafted(name, state.setup, state.position_dict(), player=1, phase=phase)
            assert again["decision"]["player"] == 1
            restored = game(name).restore(again["setup"], again["position"])
            assert restored.legal_actions()


@pytest.mark.parametrize("name", ["classic", "warcraft"])
def test_a_turn_set_by_hand_is_counted_as_the_game_counts_it(name: str) -> None:
    for state in walked(name, {}, seed=7, every=1):
        if state.decision.kind == "choice":
            told = state.position_dict()
            again = drafted(name, state.setup, told, told["turn_player"], "choice")
            assert again["position"]["turns"] == told["turns"]


@pytest.mark.parametrize("name", ["classic", "warcraft", "kingdoms"])
def test_an_empty_board_is_a_game_at_its_first_turn(name: str) -> None:
    setup, state = first_position(name, {"players": 3})
    assert state.turns_begun == 1
    told = drafted(name, setup, state.position_dict())
    assert (told["breaches"], told["decision"]["player"] >= 0) == ([], True)


def edited(change: Any) -> dict[str, Any]:
    """Break a classic position of Orcs and Humans, and hear which law that is."""
    pos = position("classic", players=2).give(0, "orcs", "hill", {"r05": 3, "r10": 2}, coins=9)
    pos.declined(0, "elves", {"r16": 1}).give(1, "humans", "swamp", {"r18": 2}, coins=9)
    state = pos.turn(0, 4).state
    data = json.loads(json.dumps(state.position_dict()))
    change(data)
    return drafted("classic", state.setup, data)


def put(region: str, **parts: Any) -> Any:
    return lambda data: data["regions"][region].update(parts)


@pytest.mark.parametrize(
    ("change", "key", "regions", "values"),
    [
        (put("r05", tokens=9), "law_tokens", ["r05", "r10"], {"count": 11, "box": 10}),
        (put("r16", tokens=2), "law_decline_tokens", ["r16"], {"count": 2}),
        (put("r05", markers={"lair": 1}), "law_no_marker", ["r05"], {"marker": "lair"}),
        (put("r16", markers={"hero": 1}), "law_decline_marker", ["r16"], {"marker": "hero"}),
        (put("r01", tokens=1, player=0, slot=0), "law_closed", ["r01"], {"race": "orcs"}),
        (put("r09", markers={"lair": 1}), "law_marker_alone", ["r09"], {"marker": "lair"}),
        (lambda data: data["players"][1].update(armies=[]), "law_no_race", ["r18"], {"seat": 1}),
        (lambda data: data["players"][1].update(coins=-3), "law_coins", [], {"seat": 1}),
        (lambda data: data.update(round=12), "law_round", [], {"rounds": 10}),
        (lambda data: data["row"][0].update(race="orcs"), "law_race_twice", [], {"race": "orcs"}),
        (lambda data: data["row"][0].update(power="hill"), "law_power_twice", [], {}),
        (
            lambda data: data["row"].append(data["row"].pop() | {"coins": -1}),
            "law_row_coins",
            [],
            {},
        ),
    ],
)
def test_a_broken_law_is_named_with_its_regions(
    change: Any, key: str, regions: list[str], values: dict[str, Any]
) -> None:
    told = edited(change)
    found = {each["key"]: each for each in told["breaches"]}
    assert found[key]["regions"] == regions
    assert values.items() <= found[key]["values"].items()
    assert found[key]["message"]
    assert (told["decision"], told["phases"]) == (None, [])


def test_the_pieces_of_a_power_come_with_it() -> None:
    told = edited(lambda data: data["players"][0]["armies"][0].update(power="heroic"))
    assert told["breaches"] == []
    assert told["position"]["players"][0]["markers"] == {"hero": 2}


def test_a_step_that_nothing_is_left_of_begins_the_turn_anew() -> None:
    pos = position("classic", players=2).give(0, "orcs", "hill", {"r05": 3}, coins=9)
    state = pos.turn(0, 4, "redeploy").state
    data = json.loads(json.dumps(state.position_dict()))
    data["players"][0]["armies"] = []
    data["regions"]["r05"] = EMPTY
    told = drafted("classic", state.setup, data)
    assert (told["breaches"], told["decision"]["kind"]) == ([], "pick")


EMPTY = {"tokens": 0, "player": None, "slot": None, "markers": {}}


def test_what_is_left_of_a_race_goes_back_into_its_tray() -> None:
    told = edited(put("r05", tokens=1))
    assert told["breaches"] == []
    assert told["position"]["tray"]["orcs"] == 10 - 3


@pytest.mark.parametrize(
    ("change", "key", "regions"),
    [
        (lambda data: data["players"][0]["resources"].update(food=12), "law_resource", []),
        (lambda data: data["players"][0].update(magic=7), "law_magic", []),
        (lambda data: data["players"][0].update(tower=3), "law_fortresses", []),
        (lambda data: data["regions"]["a1"]["meeples"].append(MEEPLE), "law_meeples_in", ["a1"]),
    ],
)
def test_kingdoms_names_its_broken_laws_too(change: Any, key: str, regions: list[str]) -> None:
    pos = position("kingdoms", players=3, heroes_call=True).give(0, regions={"a1": 2})
    state = pos.turn(0).state
    data = json.loads(json.dumps(state.position_dict()))
    change(data)
    found = drafted("kingdoms", state.setup, data)["breaches"]
    assert [(each["key"], each["regions"]) for each in found] == [(key, regions)]


MEEPLE = {"player": 1, "hero": False, "laid": False}


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["regions"]["r05"]["markers"].update(lair=10**9),
        lambda data: data.update(row=[{}] * 5000),
        lambda data: data.update(round="x" * 500),
        lambda data: data.pop("regions"),
        lambda data: data.update(turn=[[[[[[[[[[[1]]]]]]]]]]]),
    ],
)
def test_what_is_no_position_is_refused_at_once(change: Any) -> None:
    with pytest.raises(Refused, match="position"):
        edited(change)


def test_a_game_that_takes_no_positions_says_so() -> None:
    with ledges(), pytest.raises(Refused, match="set up by hand"):
        first_position("ledges", {"players": 2})
    with pytest.raises(Refused, match="no game"):
        first_position("chess", {"players": 2})


def gone_on_from(told: dict[str, Any], seats: int = 2) -> Any:
    """Plan a table of a person and bots that goes on from a position."""
    chairs = [SeatPlan("me", "Mira")] + [SeatPlan("bot", "Bramble", "easy")] * (seats - 1)
    given = ("classic", told["setup"], told["position"], chairs)
    return draft_plan(*given, hints=True, private=True)


def test_a_game_goes_on_from_a_position_but_not_from_a_broken_one() -> None:
    told = edited(put("r05", tokens=1))
    assert gone_on_from(told).start == told["position"]
    with pytest.raises(Refused, match="3 seats"):
        gone_on_from(told, seats=3)
    told["position"]["players"][0]["coins"] = -9
    with pytest.raises(Refused, match="No game can go on"):
        gone_on_from(told)


def test_positions_and_records_over_http(client: Any) -> None:
    empty = client.post("/api/positions/empty", json={"game": "classic", "players": 3}).json()
    assert empty["setup"]["players"] == 3
    given = {name: empty[name] for name in ("game", "setup", "position")}
    told = client.post("/api/positions", json={**given, "player": 2, "phase": "pick"}).json()
    assert told["decision"]["player"] == 2
    given["position"] = told["position"]
    seats = [{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "me", "name": "Mira"}]
    opened = client.post("/api/positions/table", json={**given, "seats": seats})
    assert opened.status_code == 201
    seen = client.get(f"/api/tables/{opened.json()['table']}/view").json()
    assert seen["position"]["turn_player"] == 2
    best = client.post("/api/positions/best", json=given)
    assert best.status_code in (200, 202)
    broken = client.post("/api/positions/best", json={**given, "position": {}})
    assert (broken.status_code, broken.json()["error"]["code"]) == (400, "malformed")
    record = recorded()
    told = client.post("/api/records", json={"record": record}).json()
    assert told["rounds"] == [], "coins are counted as they come"
    assert (told["judged"], len(told["steps"])) == (True, len(record["moves"]))
    cut = client.post("/api/records", json={"record": {**record, "moves": []}})
    assert (cut.status_code, cut.json()["error"]["key"]) == (400, "record_cut")
    cut = client.post("/api/records/study", json={"record": {**record, "moves": []}})
    assert (cut.status_code, cut.json()["error"]["key"]) == (400, "record_cut")
    large = {"record": record | {"moves": [{"action": "x" * 1000}] * 1100}}
    assert client.post("/api/records", json=large).json()["error"]["code"] == "too_large"


def test_the_names_that_come_with_a_position_are_nobodys(client: Any) -> None:
    empty = client.post("/api/positions/empty", json={"game": "classic", "players": 3}).json()
    setup = {**empty["setup"], "names": ["N" * 500] * 3}
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    given = {"game": "classic", "setup": setup, "position": empty["position"], "seats": seats}
    opened = client.post("/api/positions/table", json=given).json()
    for path in ("", "/view", "/entries"):
        told = client.get(f"/api/tables/{opened['table']}{path}").text
        assert "NNN" not in told
    assert client.get(f"/api/tables/{opened['table']}").json()["setup"]["names"] == [
        "Mira",
        "Player 2",
        "easy",
    ]


def recorded() -> dict[str, Any]:
    state = game("classic").new(players=2, seed=4)
    rng = random.Random(4)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    record: dict[str, Any] = json.loads(json.dumps(game("classic").record(state)))
    return record


def test_a_record_is_told_move_by_move() -> None:
    record = recorded()
    told = told_record(record)
    assert (told["game"], len(told["steps"])) == ("classic", len(record["moves"]))
    assert told["names"] == record["setup"]["names"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: record.update(moves=record["moves"][:50]), "record_cut"),
        (lambda record: record.pop("hash"), "record_cut"),
        (lambda record: record.update(rules_version=1), "record_rules"),
        (lambda record: record.update(content="0" * 16), "record_content"),
        (lambda record: record.update(game="chess"), "record_game"),
        (lambda record: record.update(result=None), "record_unfinished"),
        (lambda record: record["moves"][30].update(action="decline"), "record_edited"),
    ],
)
def test_a_record_that_cannot_be_told_says_why(change: Any, key: str) -> None:
    record = recorded()
    change(record)
    with pytest.raises(Refused) as refused:
        told_record(record)
    assert refused.value.fault["key"] == key


def test_what_is_no_record_says_so() -> None:
    for nothing in (None, [], "record", {"game": 5}):
        with pytest.raises(Refused) as refused:
            told_record(nothing)
        assert refused.value.fault["key"] == "record_none"
