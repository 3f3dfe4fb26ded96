"""Numbers that explain themselves."""

from __future__ import annotations

from elbowroom.kernel.reasons import Explanation, Part


def test_an_explanation_is_the_sum_of_its_parts() -> None:
    explained = Explanation("cost", (Part(2, "base"), Part(1, "mountain"), Part(-1, "Tritons")))
    assert explained.total == 2
    assert str(explained) == "cost 2 = 2 base, +1 mountain, -1 Tritons"


def test_nothing_adds_up_to_nothing() -> None:
    assert Explanation("income", ()).total == 0
