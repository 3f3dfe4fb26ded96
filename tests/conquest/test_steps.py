"""Steps by number and by name, in saves and in records."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from elbowroom import game
from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine.shared_rules import SHARED_STEPS
from elbowroom.games.warcraft.engine import steps as added
from elbowroom.games.warcraft.engine.added_rules import STEPS
from elbowroom.kernel.errors import InvalidPosition, InvalidRecord

FIRST_ADDED = shared.EXTRA


def numbered(module: ModuleType) -> dict[str, int]:
    """List the kinds of step a module numbers."""
    found = {name.lower(): number for name, number in vars(module).items() if name.isupper()}
    return {name: number for name, number in found.items() if name not in {"extra", "of_nobody"}}


@pytest.mark.parametrize(
    ("module", "kinds", "first"),
    [(shared, SHARED_STEPS, 0), (added, STEPS, FIRST_ADDED)],
    ids=["shared", "warcraft"],
)
def test_every_kind_stands_at_its_number(module: ModuleType, kinds: list[Any], first: int) -> None:
    assert {kind.name: first + place for place, kind in enumerate(kinds)} == numbered(module)


@pytest.mark.parametrize("name", ["classic", "warcraft"])
def test_steps_are_saved_by_name(name: str) -> None:
    state = game(name).new(players=2, seed=3)
    saved = state.to_dict()
    top = saved["position"]["steps"][-1]
    assert (top["step"], top["player"]) == ("pick", state.decision.player)
    assert game(name).from_dict(saved).digest() == state.digest()


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ({"step": "sing", "player": 0}, "no step 'sing'"),
        ({"step": "pick", "player": 64}, "Step pick: player is 64, not from 0 to 63"),
        ({"step": "pick", "player": 2}, "Step pick: there is no player 2"),
        ({"step": "conquer", "army": 63}, "Step conquer: there is no army 63"),
        ({"step": "conquer", "army": 0}, "Step conquer is for an army without a race"),
        ({"step": "pick"}, "'player'"),
        (4096, "older rules version.*Elbowroom of that time, or begin anew"),
    ],
)
@pytest.mark.parametrize("name", ["classic", "warcraft"])
def test_a_save_with_a_step_there_is_not_is_refused(name: str, step: Any, fault: str) -> None:
    data = game(name).new(players=2, seed=3).to_dict()
    data["position"]["steps"][-1] = step
    with pytest.raises(InvalidPosition, match=fault):
        game(name).from_dict(data)


@pytest.mark.parametrize("name", ["classic", "warcraft"])
def test_a_record_of_an_older_rules_version_is_refused_with_what_to_do(name: str) -> None:
    record = game(name).record(game(name).new(players=2, seed=3))
    record["rules_version"] = 1
    with pytest.raises(
        InvalidRecord, match=rf"version 1 .* version {game(name).rules_version}\. Replay it with"
    ):
        game(name).replay(record)
