"""docs/packs.md says what the effects say, and every idea it counts is played by a test."""

from __future__ import annotations

import json
import re

import pytest

from elbowroom.workshop import check, load_pack, vocabulary
from tests.architecture.engine import ROOT
from tests.workshop.pages import PAGE, written

TEXT = PAGE.read_text("utf-8")
IDEAS = re.findall(
    r"^\| ([\w -]+?) \| (\w+|not yet) \| (`test_\w+`|a [^|]+) \|$", TEXT, re.MULTILINE
)
PACKS = [load_pack(path) for path in sorted((ROOT / "examples" / "packs").glob("*.json"))]
SCENES = (ROOT / "tests" / "games" / "classic" / "test_thirty_ideas.py").read_text("utf-8")


def test_the_tables_are_those_of_the_effects():
    assert written(TEXT) == TEXT, "run: make generated"


def test_thirty_ideas_are_counted_and_at_least_26_said():
    assert len(IDEAS) == 30
    assert len({name for name, _, _ in IDEAS}) == 30
    assert len([said for _, said, _ in IDEAS if said != "not yet"]) >= 26


@pytest.mark.parametrize(("idea", "said", "where"), IDEAS, ids=[idea for idea, _, _ in IDEAS])
def test_an_idea_is_shipped_and_played(idea: str, said: str, where: str):
    if said == "not yet":
        assert len(where) > 20, f"{idea}: what would it need?"
        return
    own = [each for pack in PACKS for each in (*pack.get("races", []), *pack.get("powers", []))]
    assert said in [each["id"] for each in own]
    (test,) = re.findall(r"`(test_\w+)`", where)
    assert f"def {test}(" in SCENES
    body = SCENES.partition(f"def {test}(")[2].partition("\ndef ")[0]
    assert said in body


def test_the_examples_of_the_page_have_no_fault():
    shown = [json.loads(each) for each in re.findall(r"```json\n(.+?)```", TEXT, re.DOTALL)]
    assert shown
    assert [check(each) for each in shown if "format" in each] == [[]] * len(shown)


def test_every_effect_of_a_shipped_pack_is_in_the_vocabulary():
    known = {effect["type"] for effect in vocabulary("classic")["effects"]}
    used = {
        effect["type"]
        for pack in PACKS
        if pack.get("game", "classic") == "classic"
        for each in (*pack.get("races", []), *pack.get("powers", []))
        for effect in each["effects"]
    }
    assert used <= known
