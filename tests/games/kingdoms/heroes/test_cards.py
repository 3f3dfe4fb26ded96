"""The hero cards: what the rules print is what the table holds."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.engine.heroes import HEROES
from elbowroom.games.kingdoms.engine.traits import THREE_OR_MORE
from tests.games.kingdoms.printed import HEROES as PRINTED_HEROES
from tests.games.kingdoms.printed import advance_of, effect_of, hero_levels


@pytest.mark.rule("K-COMP-6")
def test_all_heroes_have_the_levels_and_prices_the_rules_print() -> None:
    printed = hero_levels()
    assert [hero.id for hero in HEROES] == list(printed)
    assert len(HEROES) == PRINTED_HEROES, "docs/rules/kingdoms.md, K-COMP-6"
    for hero in HEROES:
        levels = printed[hero.id]
        assert list(hero.effects[:2]) == [effect_of(level) for level in levels], hero.id
        assert list(hero.advances[1:]) == [advance_of(level.price) for level in levels], hero.id


@pytest.mark.rule("K-HC-4")
def test_bard_and_diplomat_need_three_players_and_nobody_else_needs_anything() -> None:
    assert {hero.id: hero.needs for hero in HEROES if hero.needs} == {
        "bard": (THREE_OR_MORE,),
        "diplomat": (THREE_OR_MORE,),
    }
