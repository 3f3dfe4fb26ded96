"""Which factions are dealt or may be chosen."""

from __future__ import annotations

import pytest

from elbowroom import InvalidSetup, game
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.kernel.state import State

KINGDOMS = game("kingdoms")
WITH_HEROES_CALL = {"undead_knights", "ice_giants", "yeti", "minotaurs"}


def asked_for_factions(*territories: str, players: int = 3, **options: object) -> State:
    """Begin a game whose land is known; chance is asked."""
    return KINGDOMS.new(players, chance="ask", territories=list(territories), **options)


def offered(state: State) -> set[str]:
    assert state.decision.kind == "faction"
    return {state.text(action).split()[1] for action in state.legal_actions()}


def all_of(set_name: str) -> set[str]:
    return {faction.id for faction in content().factions if faction.set == set_name}


@pytest.mark.rule("K-SETUP-9")
@pytest.mark.parametrize(
    ("faction", "lands", "dealt"),
    [
        ("undead", ("amberfold", "cinderholt", "harrowfen"), False),
        ("undead", ("amberfold", "cinderholt", "eldwater"), True),
        ("merfolk", ("dunmarrow", "grimhollow", "ironbarrow"), False),  # a river is not enough
        ("merfolk", ("amberfold", "grimhollow", "ironbarrow"), True),
        ("frost_wraiths", ("dunmarrow", "grimhollow", "ironbarrow"), False),
        ("pirates", ("dunmarrow", "grimhollow", "ironbarrow"), False),
        ("shapeshifters", ("amberfold", "dunmarrow", "eldwater"), False),
        ("birdfolk", ("amberfold", "harrowfen", "eldwater"), False),
        ("bearfolk", ("amberfold", "harrowfen", "eldwater"), False),
        ("imps", ("amberfold", "harrowfen", "eldwater"), False),
        ("imps", ("amberfold", "cinderholt", "eldwater"), True),
        ("lizardfolk", ("brackenmere", "cinderholt", "eldwater"), False),
        ("lizardfolk", ("amberfold", "cinderholt", "eldwater"), True),  # a capital is enough
        ("holy_order", ("brackenmere", "cinderholt", "eldwater"), True),  # three players are
        ("dwarves", ("brackenmere", "cinderholt", "eldwater"), True),  # needs nothing
    ],
)
def test_a_faction_is_dealt_only_where_its_needs_are_met(
    faction: str, lands: tuple[str, ...], dealt: bool
) -> None:
    assert (faction in offered(asked_for_factions(*lands))) == dealt


@pytest.mark.rule("K-SETUP-9", "K-SETUP-8")
@pytest.mark.parametrize(
    ("faction", "lost", "dealt"),
    [
        ("halflings", "eldwater", False),  # three players are needed
        ("holy_order", "eldwater", False),  # those or a capital
        ("holy_order", "harrowfen", True),
        ("undead", "harrowfen", False),
        ("undead", "eldwater", True),  # ruins of the Lost Kingdom will do
    ],
)
def test_the_lost_kingdom_counts_and_two_are_not_three(
    faction: str, lost: str, dealt: bool
) -> None:
    lands = ("cinderholt", "juniper_vale", lost)
    assert (faction in offered(asked_for_factions(*lands, players=2))) == dealt


@pytest.mark.rule("K-SETUP-9", "K-HC-1")
def test_peaks_and_tundra_call_the_factions_of_the_frozen_lands() -> None:
    warm = asked_for_factions("amberfold", "cinderholt", "eldwater", heroes_call=True)
    assert WITH_HEROES_CALL & offered(warm) == {"undead_knights", "minotaurs"}
    cold = asked_for_factions("frosthollow", "cinderholt", "eldwater", heroes_call=True)
    assert offered(cold) >= WITH_HEROES_CALL
    assert "lizardfolk" in offered(cold)  # peaks or tundra instead of a capital


@pytest.mark.rule("K-SETUP-2", "K-HC-1")
def test_most_factions_of_the_expansion_are_dealt_without_it() -> None:
    dealt = offered(asked_for_factions("amberfold", "cinderholt", "eldwater"))
    assert dealt & all_of("heroes_call") == all_of("heroes_call") - WITH_HEROES_CALL


@pytest.mark.rule("K-SETUP-2")
def test_the_pool_may_be_limited_to_the_expansion_if_it_is_there() -> None:
    lands = ("frosthollow", "amberfold", "eldwater")
    limited = asked_for_factions(*lands, heroes_call=True, faction_pool="heroes_call")
    assert offered(limited) == all_of("heroes_call")
    with pytest.raises(InvalidSetup):
        asked_for_factions("amberfold", "cinderholt", "eldwater", faction_pool="heroes_call")


@pytest.mark.rule("K-SETUP-2", "K-SETUP-9")
def test_who_chooses_may_ignore_needs_but_not_what_others_took() -> None:
    lands = ("brackenmere", "dunmarrow", "eldwater")  # no crag
    state = asked_for_factions(*lands, factions="choose")
    assert state.decision.player == 0
    assert offered(state) == {f.id for f in content().factions} - WITH_HEROES_CALL
    state.play("faction imps")
    assert state.decision.player == 1
    assert "imps" not in offered(state)


@pytest.mark.rule("K-SETUP-2")
def test_a_faction_that_needs_the_module_cannot_even_be_chosen_without() -> None:
    state = asked_for_factions("amberfold", "cinderholt", "eldwater", factions="choose")
    assert not offered(state) & WITH_HEROES_CALL
