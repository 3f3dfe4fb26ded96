"""Numbers and refusals that explain themselves."""

from __future__ import annotations

import pickle
import sys

import pytest

from elbowroom.kernel.errors import IllegalAction
from elbowroom.kernel.manifest import load_face
from elbowroom.kernel.reasons import Explanation, Part, Refusal


def test_an_explanation_is_the_sum_of_its_parts() -> None:
    parts = (Part(2, "cost.base"), Part(1, "cost.mountain"), Part(-1, "race.tritons"))
    explained = Explanation("cost", parts, "classic")
    assert explained.total == 2
    assert str(explained) == "cost 2 = 2 base + 1 mountain - 1 Tritons"


def test_a_number_may_begin_with_less() -> None:
    explained = Explanation("cost", (Part(-1, "cost.die"), Part(3, "cost.base")))
    assert str(explained) == "cost 2 = -1 die + 3 base"


def test_a_part_without_a_text_gives_its_key_in_words() -> None:
    assert str(Explanation("roll", (Part(1, "next_door.l1"),))) == "roll 1 = 1 next door l1"


def test_nothing_adds_up_to_nothing() -> None:
    assert Explanation("income", ()).total == 0


def test_a_refusal_is_put_into_words_by_the_catalogue() -> None:
    refused = Refusal("too_dear", values=(("region", "r10"), ("cost", 4), ("hand", 2)))
    assert refused.sentence == "r10 costs 4 tokens; you have 2 in hand."
    explained = Explanation("cost", (Part(2, "cost.base"), Part(2, "cost.tokens")))
    assert refused._replace(explained=explained).sentence == (
        "r10 costs 4 tokens; you have 2 in hand (cost 4 = 2 base + 2 for defenders)."
    )


def test_a_refusal_names_seats_where_nobody_sits() -> None:
    refused = Refusal("peace", values=(("region", "r10"), ("seat", 1)), game="classic")
    assert refused.sentence == "r10: you are at peace with seat 1."


def test_a_reason_without_a_text_gives_its_facts() -> None:
    assert Refusal("cannot_fly", values=(("wings", 0),)).sentence == "cannot fly: wings 0"
    assert Refusal("cannot_fly").sentence == "cannot fly"


def test_without_the_texts_a_refusal_gives_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    load_face.cache_clear()
    monkeypatch.setitem(sys.modules, "elbowroom.text.reasons", None)
    refused = Refusal("too_dear", "C-CONQ-7", (("cost", 4), ("hand", 2)), "classic")
    assert refused.sentence == "too dear: cost 4, hand 2"
    error = IllegalAction("'conquer r10' is not allowed", refused, ["done"], "seat 0 is asked.")
    assert str(error) == (
        "'conquer r10' is not allowed: too dear: cost 4, hand 2 (C-CONQ-7). seat 0 is asked."
    )
    explained = Explanation("cost", (Part(2, "cost.base"), Part(-1, "race.tritons")), "classic")
    assert str(explained) == "cost 1 = 2 cost.base, -1 race.tritons"
    assert pickle.loads(pickle.dumps(error)).allowed == ["done"]  # noqa: S301 - our own bytes
