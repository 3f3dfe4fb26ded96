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
from elbowroom.table import commands
from elbowroom.table.fairness import Chance, commitment_to, new_seed, seal_of, verify
from elbowroom.table.replays import record_of
from tests.server.desk import Desk

CLASSIC = game("classic")
SEED = "00" * 31 + "01"


WORDS = "words-of-my-own-browser"


def finished(words=WORDS):
    desk = Desk("me", "random", seal=seal_of(0, words))
    desk.do(commands.OpenWords(0, words))
    desk.play_out(random.Random(3))
    return desk


def test_the_record_of_a_finished_game_verifies_and_replays():
    desk = finished()
    record = record_of(desk.table)
    assert verify(CLASSIC, record) == desk.table.play.draws
    assert CLASSIC.replay(record).digest() == desk.state.digest()
    assert record["fairness"]["words"] == [WORDS, ""]
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


@pytest.mark.parametrize("change", ["seed", "commitment", "words", "seals", "table", "order"])
def test_whatever_was_changed_is_found(change):
    record = record_of(finished().table)
    fairness = record["fairness"]
    if change == "seed":
        fairness["seed"] = new_seed()
    elif change == "commitment":
        fairness["commitment"] = commitment_to(new_seed())
    elif change == "words":
        fairness["words"] = ["other words", ""]
    elif change == "seals":
        fairness |= {"words": ["other words", ""], "seals": [seal_of(0, "other words"), None]}
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
    record["fairness"] = {
        "table": "t",
        "seed": SEED,
        "commitment": commitment_to(SEED),
        "words": ["", ""],
        "numbers": [],
    }
    CLASSIC.replay(record)
    with pytest.raises(InvalidRecord, match="answer 0 of chance"):
        verify(CLASSIC, record)


def drawn_game(seed, table, words):
    """A game whose dice follow from a seed and words, however these were come by."""
    chance, state, drawn = Chance(seed, table), CLASSIC.begin(CLASSIC.check_setup(players=2)), 0
    while not state.over:
        if state.awaits_chance():
            state.apply(chance.draw(words, drawn, state.chance_outcomes()))
            drawn += 1
        else:
            state.apply(state.legal_actions()[0])
    return CLASSIC.record(state)


def forged():
    """A game with a seed chosen afterwards: right in itself, but not the game that was played."""
    fairness, seed = record_of(finished().table)["fairness"], new_seed()
    new = drawn_game(seed, fairness["table"], fairness["words"])
    new["fairness"] = fairness | {"seed": seed, "commitment": commitment_to(seed)}
    return fairness["commitment"], new


def test_a_forged_record_fits_itself_but_not_the_commitment_that_was_kept(tmp_path):
    kept, record = forged()
    assert verify(CLASSIC, record) > 7
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(record))
    alone = CliRunner().invoke(app, ["verify", str(file)])
    assert alone.exit_code == 0, alone.output
    assert "Not proved: that the seed was settled before the game" in alone.output
    assert "committed to before" not in alone.output
    told = json.loads(CliRunner().invoke(app, ["verify", str(file), "--json"]).output)
    assert (told["kept_commitment"], told["kept_words"]) == (False, False)
    refused = CliRunner().invoke(app, ["verify", str(file), "--commitment", kept])
    assert refused.exit_code == 1
    assert "not the one committed to before the game" in refused.output


def test_a_record_is_checked_against_what_was_kept(tmp_path):
    record = record_of(finished().table)
    file = tmp_path / "good.json"
    file.write_text(json.dumps(record))
    kept = ["--commitment", record["fairness"]["commitment"], "--words", WORDS]
    result = CliRunner().invoke(app, ["verify", str(file), *kept])
    assert result.exit_code == 0, result.output
    assert "The seed is the one you saw committed to" in result.output
    assert "Your words are in" in result.output
    other = CliRunner().invoke(app, ["verify", str(file), "--words", "words-of-nobody-here"])
    assert other.exit_code == 1
    assert "not among" in other.output


def test_a_record_from_before_words_were_sealed_still_verifies_and_says_what_it_proves(tmp_path):
    words = ["my words", ""]
    record = drawn_game(SEED, "t", words)
    record["fairness"] = {
        "table": "t",
        "commitment": commitment_to(SEED),
        "words": words,
        "numbers": [],
        "seed": SEED,
    }
    old = tmp_path / "old.json"
    old.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(old), "--commitment", commitment_to(SEED)])
    assert result.exit_code == 0, result.output
    assert "taken openly" in result.output


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
