"""A record that was changed anywhere is refused, and the first difference is named."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from elbowroom import ElbowroomError, InvalidRecord, game
from elbowroom.kernel.state import State

CLASSIC = game("classic")
Record = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> State:
    state = CLASSIC.new(3, seed=5)
    rng = Random(5)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    return state


@pytest.fixture
def record(played: State) -> Record:
    return copy.deepcopy(CLASSIC.record(played))


def refusal(record: object) -> str:
    with pytest.raises(InvalidRecord) as refused:
        CLASSIC.replay(record)
    return str(refused.value)


def place_of(record: Record, verb: str, start: int = 20) -> int:
    return next(
        number
        for number, move in enumerate(record["moves"])
        if number >= start and move["action"].startswith(verb)
    )


def test_an_untouched_record_is_accepted(played: State, record: Record) -> None:
    assert CLASSIC.replay(record).digest() == played.digest()


def test_a_move_edited_into_an_illegal_one(record: Record) -> None:
    number = place_of(record, "conquer")
    record["moves"][number]["action"] = "expand"
    assert refusal(record).startswith(f"Move {number} of the record cannot be made: 'expand'")


def test_a_move_edited_into_another_legal_one(played: State, record: Record) -> None:
    number = place_of(record, "redeploy")
    before = CLASSIC.replay(record, until=number)
    other = next(
        before.text(action)
        for action in before.legal_actions()
        if before.text(action) != record["moves"][number]["action"]
    )
    record["moves"][number]["action"] = other
    said = refusal(record)
    first = int(said.split("ove ")[1].split()[0])
    assert number < first <= number + 60
    assert played.over


@pytest.mark.parametrize("verb", ["die", "combo"])
def test_an_edited_answer_of_chance(record: Record, verb: str) -> None:
    number = place_of(record, verb, start=8)
    before = CLASSIC.replay(record, until=number)
    answers = [before.text(action) for action in before.legal_actions()]
    given = record["moves"][number]["action"]
    record["moves"][number]["action"] = answers[0] if given != answers[0] else answers[-1]
    assert "ove " in refusal(record)


def test_an_answer_chance_cannot_give(record: Record) -> None:
    number = place_of(record, "die", start=8)
    record["moves"][number]["action"] = "die 5"
    assert refusal(record).startswith(f"Move {number} of the record cannot be made: 'die 5'")


def test_a_first_player_edited(record: Record) -> None:
    seat = record["moves"][6]["action"].split()[1]
    record["moves"][6]["action"] = f"first {(int(seat) + 1) % 3}"
    assert "After move 6" in refusal(record)


def test_an_edited_hash_inside(record: Record) -> None:
    entry = record["hashes"][4]
    entry["hash"] = "0" * 32
    said = refusal(record)
    assert said.startswith(f"After move {entry['after']} the position differs")
    assert "0" * 32 in said


def test_an_edited_final_hash(record: Record) -> None:
    record["hash"] = "f" * 32
    assert "final hash" in refusal(record)


def test_an_edited_result(record: Record) -> None:
    record["result"]["scores"][1] += 1
    assert "the record says" in refusal(record)


@pytest.mark.parametrize("missing", [1, 2, 40])
def test_a_record_cut_short(record: Record, missing: int) -> None:
    del record["moves"][-missing:]
    said = refusal(record)
    assert "cut short" in said or "ends with" in said


def test_a_record_without_one_move_in_the_middle(record: Record) -> None:
    del record["moves"][30]
    assert refusal(record).startswith("Move 30 of the record is numbered 31")


def test_a_record_with_a_move_too_many(record: Record) -> None:
    record["moves"].append(
        {"n": len(record["moves"]), "player": 0, "action": "done"},
    )
    assert f"Move {len(record['moves']) - 1} of the record" in refusal(record)


def test_a_move_of_the_wrong_player(record: Record) -> None:
    number = place_of(record, "conquer")
    right = record["moves"][number]["player"]
    record["moves"][number]["player"] = (right + 1) % 3
    said = refusal(record)
    assert said.startswith(f"Move {number} of the record is numbered {number} and made by")
    assert f"asks {right} here" in said


def test_a_move_that_cannot_be_read(record: Record) -> None:
    record["moves"][12]["action"] = "conquer the world"
    said = refusal(record)
    assert said.startswith("Move 12 of the record cannot be read")
    assert "should read 'conquer REGION'" in said


@pytest.mark.parametrize("move", [None, 5, {}, "done", {"n": 12, "player": 0}])
def test_a_move_that_is_no_move(record: Record, move: object) -> None:
    record["moves"][12] = move
    assert refusal(record).startswith("Move 12 of the record cannot be read")


def test_another_rules_version(record: Record) -> None:
    record["rules_version"] += 1
    said = refusal(record)
    assert f"rules version {CLASSIC.rules_version + 1}" in said
    assert f"this is version {CLASSIC.rules_version}" in said


def test_another_format(record: Record) -> None:
    record["format"] = 99
    assert "format 99 is unknown" in refusal(record)


def test_another_game(record: Record) -> None:
    record["game"] = "chess"
    assert refusal(record) == "This is a record of chess, not of classic."


def test_other_content(record: Record) -> None:
    record["content"] = "0" * 32
    assert "other content" in refusal(record)


@pytest.mark.parametrize("document", [None, [], "record", 7])
def test_what_is_no_document(document: object) -> None:
    assert "no game record" in refusal(document)


@pytest.mark.parametrize(
    "field", ["format", "game", "rules_version", "content", "setup", "moves", "hashes", "result"]
)
def test_a_record_that_lacks_a_field(record: Record, field: str) -> None:
    del record[field]
    assert field in refusal(record)


@pytest.mark.parametrize("field", ["setup", "start", "moves", "hashes"])
@pytest.mark.parametrize("nonsense", [5, "nonsense", [5], {"x": 1}])
def test_a_field_of_another_kind(record: Record, field: str, nonsense: object) -> None:
    record[field] = nonsense
    with pytest.raises(ElbowroomError):
        CLASSIC.replay(record)


def test_a_setup_of_other_players(record: Record) -> None:
    record["setup"]["players"] = 4
    with pytest.raises(ElbowroomError):
        CLASSIC.replay(record)


def test_moves_are_numbered_from_zero_and_name_their_player(record: Record) -> None:
    assert [move["n"] for move in record["moves"]] == list(range(len(record["moves"])))
    assert record["moves"][0]["player"] == "chance"
    assert {move["player"] for move in record["moves"]} == {0, 1, 2, "chance"}


def test_there_is_a_hash_for_every_turn(played: State, record: Record) -> None:
    assert len(record["hashes"]) == played.turns_begun == 30
