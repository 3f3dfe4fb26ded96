"""What is published is played first; what packs may cost is stated, and counted here."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from elbowroom.catalogue import game as find_game
from elbowroom.kernel import steps
from elbowroom.workshop import check, load_pack, trial, vocabulary
from elbowroom.workshop.packs import games_with_packs
from elbowroom.workshop.trial import trial_faults
from tests.thorough import times
from tests.workshop.generated import OWN, _add, drawn_effect
from tests.workshop.own_maps import mirrored

PACKS = times(2, 12)
DEARER_ON_AVERAGE = 2
"""So many times the calls of a decision without packs, on average over a game."""
DEARER_AT_MOST = 6
"""So many times the calls of the costliest decision without packs."""


def test_what_ends_passes_and_what_does_not_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = load_pack("examples/packs/wayfarers.json")
    assert trial_faults("classic", pack) == []
    assert trial_faults("classic", mirrored("2")) == []
    monkeypatch.setattr(trial, "MOST_DECISIONS", 20)
    [fault] = trial_faults("classic", pack)
    assert (fault.key, fault.values) == ("endless", {"players": 2})


def test_what_breaks_a_game_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_it(*_: Any) -> bool:
        raise IndexError

    monkeypatch.setattr(trial, "_ends", break_it)
    assert [each.key for each in trial_faults("classic", mirrored("2"))] == ["unplayable"]


def fullest(game: str, rng: Random) -> dict[str, Any]:
    """A pack with as many parts in every thing as fit."""
    known = vocabulary(game)
    pack: dict[str, Any] = {"format": 1, "game": game, "id": "full", "name": "Full"}
    for kind in known["kinds"]:
        for number in range(OWN):
            _add(pack, kind, number, known, rng)
    for kind in known["kinds"]:
        for field in [each for each in kind["fields"] if each["kind"] == "effects"]:
            for thing in pack.get(kind["list"], []):
                for _ in range(60):
                    if len(thing["effects"]) >= field["most"]:
                        break
                    thing["effects"].append(drawn_effect(known, kind["kind"], rng))
                    if check(pack):
                        thing["effects"].pop()
    return pack


def calls(game: str, packs: list[dict[str, Any]], seed: int) -> list[int]:
    """How many calls every decision of a game asks for: the same on every machine."""
    counted = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    rng, told = Random(seed), []
    options: dict[str, Any] = {"packs": packs, "own_limit": OWN} if packs else {}
    state = find_game(game).new(3, seed, **options)
    while not state.over:
        counted = 0
        sys.setprofile(count)
        state.apply(rng.choice(state.legal_actions()))
        sys.setprofile(None)
        told.append(counted)
    return told


@pytest.mark.skipif(not str(steps.__file__).endswith(".py"), reason="calls are counted interpreted")
@pytest.mark.parametrize("game", games_with_packs())
def test_a_full_pack_makes_no_decision_dearer_than_is_stated(game: str) -> None:
    without = [each for seed in range(4) for each in calls(game, [], seed)]
    mean = sum(without) / len(without)
    for seed in range(PACKS):
        pack = fullest(game, Random(seed))
        assert check(pack) == []
        told = calls(game, [pack], seed)
        assert sum(told) / len(told) < DEARER_ON_AVERAGE * mean
        assert max(told) < DEARER_AT_MOST * max(without)
