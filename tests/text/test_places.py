"""Every region of every map has a name in every language, and in a game no two are alike."""

from __future__ import annotations

import pytest

from elbowroom.catalogue import game
from elbowroom.games.classic.engine import maps
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.warcraft.engine.islands import faces
from elbowroom.kernel.events import Event
from elbowroom.text.catalogue import texts
from elbowroom.text.events import event_sentences
from elbowroom.text.locales import LANGUAGES, read_game_names
from elbowroom.text.table_names import table_names

MAPS = {
    **{
        f"classic {name}": ("classic", [f"{name}.{id}" for id in maps.board(name).ids])
        for name in maps.map_names()
    },
    "warcraft": (
        "warcraft",
        [region["id"] for face in faces().values() for region in face["regions"]],
    ),
    "kingdoms": (
        "kingdoms",
        [place.id for territory in content().territories for place in territory.places],
    ),
}
"""What lies on a table together, or may: a map, all islands, all territories."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lying", MAPS)
def test_every_region_has_a_name_of_its_own_in_every_language(lying: str, language: str) -> None:
    played, regions = MAPS[lying]
    named = read_game_names(language, played)["places"]
    assert [region for region in regions if not named.get(region, {}).get("name")] == []
    told = [named[region]["name"] for region in regions]
    assert [name for name in told if told.count(name) > 1] == []


def test_there_is_no_name_without_a_region() -> None:
    for played in ("classic", "warcraft", "kingdoms"):
        known = {region for one, regions in MAPS.values() if one == played for region in regions}
        assert set(read_game_names("en", played)["places"]) == known


def test_what_is_printed_on_a_map_is_its_english_name() -> None:
    named = read_game_names("en", "warcraft")["places"]
    for face in faces().values():
        for region in face["regions"]:
            assert named[region["id"]]["name"] == region["name"]


@pytest.mark.parametrize(
    ("played", "options", "region", "czech"),
    [
        ("classic", {}, "r05", "Liščí stráň"),
        ("warcraft", {"islands": ["L1A", "M1A"]}, "L1A-01", "Stín kapradí"),
        ("kingdoms", {"territories": ["amberfold", "cinderholt", "eldwater"]}, "a1", "Ječná niva"),
    ],
)
def test_places_are_named_in_the_language_of_the_reader(
    played: str, options: dict[str, list[str]], region: str, czech: str
) -> None:
    state = game(played).new(players=2, seed=1, **options)
    assert table_names(state, texts("cs", played)).place(region) == czech


def test_dealing_a_territory_card_tells_no_code() -> None:
    state = game("kingdoms").new(
        players=2, seed=1, territories=["amberfold", "cinderholt", "eldwater"]
    )
    dealt = [Event("card_dealt", seat, {"card": "C4"}) for seat in (0, -1)]
    for language in LANGUAGES:
        told = event_sentences(dealt, table_names(state, texts(language, "kingdoms")), language)
        assert not any("C4" in sentence for sentence in told)
