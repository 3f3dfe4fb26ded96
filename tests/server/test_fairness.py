"""Dice and draws that everybody can check."""

import hashlib
import hmac
import json
import random
from collections import Counter

import pytest
from typer.testing import CliRunner

from elbowroom import game
from elbowroom.cli.app import app
from elbowroom.kernel.errors import InvalidRecord
from elbowroom.table.fairness import Chance, commitment_to, new_seed, verify
from elbowroom.table.replays import record_of
from tests.server.desk import Desk

CLASSIC = game("classic")
SEED = "00" * 31 + "01"


def finished(words="my words"):
    desk = Desk("me", "random", seed=words)
    desk.play_out(random.Random(3))
    return desk


def test_the_record_of_a_finished_game_verifies_and_replays():
    desk = finished()
    record = record_of(desk.table)
    assert verify(CLASSIC, record) == desk.table.play.draws
    assert CLASSIC.replay(record).digest() == desk.state.digest()
    assert record["fairness"]["words"] == ["my words", ""]
    assert record["fairness"]["numbers"][:7] == list(range(7))


def test_the_commitment_is_told_before_the_game_and_is_of_the_seed():
    desk = Desk("me", "link")
    commitment = desk.entries[0].body["commitment"]
    assert desk.table.status == "waiting"
    seed = desk.new.secrets["seed"]
    assert commitment == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert seed not in json.dumps([entry.body for entry in desk.entries])


def test_the_answer_is_drawn_as_the_protocol_says():
    """By hand, from docs/protocol.md alone."""
    message = 'table|["a","\u00fe"]|5'.encode()
    x = int(hmac.new(bytes.fromhex(SEED), message, hashlib.sha256).hexdigest(), 16)
    weights = [(30, 3), (10, 1), (20, 2)]
    place = x * 6 >> 256
    expected = [10, 20, 20, 30, 30, 30][place]
    assert Chance(SEED, "table").draw(["a", "\u00fe"], 5, weights) == expected


def test_answers_are_as_likely_as_their_weights():
    chance = Chance(SEED, "t")
    counts = Counter(chance.draw([], k, [(0, 3), (1, 1), (2, 1), (3, 1)]) for k in range(6000))
    assert abs(counts[0] - 3000) < 160
    assert all(abs(counts[face] - 1000) < 130 for face in (1, 2, 3))


@pytest.mark.parametrize("change", ["seed", "commitment", "words", "table", "order"])
def test_whatever_was_changed_is_found(change):
    record = record_of(finished().table)
    fairness = record["fairness"]
    if change == "seed":
        fairness["seed"] = new_seed()
    elif change == "commitment":
        fairness["commitment"] = commitment_to(new_seed())
    elif change == "words":
        fairness["words"] = ["other words", ""]
    elif change == "table":
        fairness["table"] = "another"
    else:
        other = new_seed()
        fairness |= {"seed": other, "commitment": commitment_to(other)}
    with pytest.raises(InvalidRecord):
        verify(CLASSIC, record)


def test_a_die_that_was_changed_is_found_even_in_a_record_that_replays():
    """A server that chose its dice freely: a game that is right in all but the seed."""
    state = CLASSIC.new(players=2, seed=4)
    while not state.over:
        state.apply(state.legal_actions()[0])
    record = CLASSIC.record(state)
    seed = new_seed()
    record["fairness"] = {
        "table": "t",
        "seed": seed,
        "commitment": commitment_to(seed),
        "words": ["", ""],
        "numbers": [],
    }
    CLASSIC.replay(record)
    with pytest.raises(InvalidRecord, match="answer 0 of chance"):
        verify(CLASSIC, record)


def test_the_command_checks_a_file(tmp_path):
    record = record_of(finished().table)
    good = tmp_path / "good.json"
    good.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(good)])
    assert result.exit_code == 0, result.output
    assert f"All {len(record['fairness']['numbers'])} dice and draws follow" in result.output
    told = CliRunner().invoke(app, ["verify", str(good), "--json"])
    assert json.loads(told.output)["valid"] is True
    assert CliRunner().invoke(app, ["replay", str(good)]).exit_code == 0


@pytest.mark.parametrize(
    "fairness", [None, {}, {"seed": None}, {"seed": "zz"}, {"seed": "00"}, [], {"seed": 5}]
)
def test_the_command_refuses_what_it_cannot_check(tmp_path, fairness):
    record = record_of(finished().table) | {"fairness": fairness}
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(bad)])
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_the_seed_does_not_show_when_the_chance_is_printed():
    assert SEED not in repr(Chance(SEED, "t"))
    assert SEED not in str(vars(Chance(SEED, "t")).get("table"))
