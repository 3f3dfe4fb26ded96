from __future__ import annotations

from collections.abc import Callable

import pytest

from elbowroom.testing import Scenario, position


@pytest.fixture
def picked() -> Callable[[str, str], Scenario]:
    """A first turn in which the first player has just picked the race with the power."""

    def pick(race: str, power: str) -> Scenario:
        return position("classic").row([(race, power)]).play("pick 0")

    return pick


@pytest.fixture
def after_decline() -> Callable[[Scenario], Scenario]:
    """The first player declines, so does the second, and the first picks Merchant Ratmen."""

    def go_on(scenario: Scenario) -> Scenario:
        return scenario.row([("ratmen", "merchant")]).play("decline", "decline", "pick 0")

    return go_on
