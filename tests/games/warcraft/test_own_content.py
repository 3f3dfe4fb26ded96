"""Own races and own powers on the islands: checked, played to the end, and kept in records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import game
from elbowroom.games.warcraft.content import CONTENT
from elbowroom.games.warcraft.engine.content import EFFECTS
from elbowroom.kernel.errors import InvalidPack
from elbowroom.workshop import check
from tests.conquest.content_samples import own_power, own_race, pack, written

WARCRAFT = game("warcraft")
TOLL = {"type": "takes_toll", "coins": 1, "where": {"terrain": "swamp"}}
GNOMES = {
    **own_race(6, [{"type": "conquest_cost", "change": -1}]),
    "id": "mudlarks",
    "name": "Mudlarks",
}


def play_out(state: Any, seed: int) -> None:
    rng = Random(seed)
    own = {"mudlarks", "curious"}
    while not state.over:
        actions = state.legal_actions()
        if state.decision.kind == "pick":
            row = state.position_dict()["row"][: len(actions)]
            own_picks = [
                action
                for place, action in enumerate(actions)
                if place < len(row) and own & {row[place]["race"], row[place]["power"]}
            ]
            actions = own_picks or actions
        state.apply(rng.choice(actions))


def test_a_pack_adds_a_race_with_its_faction_and_a_power():
    given = pack([{**GNOMES, "faction": "horde"}], [own_power(4, [TOLL])], game="warcraft")
    assert check(given) == []
    state = WARCRAFT.new(players=3, seed=5, packs=[given])
    assert state.rules.races[-1].faction == "horde"
    assert state.rules.powers[-1].name == "Curious"
    play_out(state, 5)
    assert WARCRAFT.replay(WARCRAFT.record(state)).digest() == state.digest()
    assert WARCRAFT.from_dict(state.to_dict()).digest() == state.digest()


def test_without_packs_nothing_of_the_setup_changes():
    assert "packs" not in WARCRAFT.new(players=2, seed=1).setup
    assert "packs" not in WARCRAFT.new(players=2, seed=1, packs=[]).setup


@pytest.mark.parametrize(
    ("race", "path"),
    [
        ({**GNOMES, "faction": "legion"}, "races[0].faction"),
        ({**GNOMES, "name": "Tauren"}, "races[0].name"),
        ({**GNOMES, "effects": [{"type": "names_peace"}]}, "races[0].effects[0].type"),
        ({**GNOMES, "effects": [{**TOLL, "coins": 9}]}, "races[0].effects[0].coins"),
    ],
)
def test_what_does_not_fit_is_named(race: dict[str, Any], path: str):
    (fault,) = check(pack([race], game="warcraft"))
    assert fault["path"] == path


def test_a_pack_of_the_other_game_is_refused():
    with pytest.raises(InvalidPack, match="game: 'warcraft' is expected"):
        WARCRAFT.new(players=2, seed=1, packs=[pack([GNOMES], game="classic")])


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data(), st.integers(2, 5), st.integers(0, 1000))
def test_any_pack_within_the_limits_plays_to_the_end(data: Any, players: int, seed: int):
    race, power = {**GNOMES, "effects": []}, own_power(data.draw(st.integers(0, 4)))
    for trait in (race, power):
        for effect in data.draw(st.lists(written(EFFECTS, CONTENT.standard), max_size=4)):
            trait["effects"].append(effect)
            if check(pack([race], [power], game="warcraft")):
                trait["effects"].pop()
    state = WARCRAFT.new(players=players, seed=seed, packs=[pack([race], [power])])
    play_out(state, seed)
