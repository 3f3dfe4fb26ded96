"""Plural forms, cases, and the names of all combos."""

from __future__ import annotations

import pytest

from elbowroom.games.classic.engine.game import CLASSIC
from elbowroom.games.classic.engine.maps import facts
from elbowroom.text.locales import LANGUAGES
from elbowroom.text.names import combo_name, names
from tests.text.languages import COUNTS, GLOSSARY, GRAMMARS

STANDARD = CLASSIC.standard()
RACES = [race.id for race in STANDARD.races]
POWERS = [power.id for power in STANDARD.powers]

DASH = "\N{EN DASH}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_right_plural(language):
    known = names(language, "classic")
    for noun, cases in known.nouns.items():
        for case, forms in cases.items():
            said = [known.counted(count, noun, case) for count in COUNTS]
            wanted = [
                f"{count} {forms[form]}"
                for count, form in zip(COUNTS, GRAMMARS[language].plurals.split(), strict=True)
            ]
            assert said == wanted


@pytest.mark.parametrize(
    ("language", "noun", "said"),
    [
        ("en", "token", "1 token, 2 tokens, 5 tokens, 11 tokens, 21 tokens, 22 tokens, 101 tokens"),
        ("cs", "token", "1 žeton, 2 žetony, 5 žetonů, 11 žetonů, 21 žetonů, 22 žetonů, 101 žetonů"),
        ("cs", "coin", "1 minci, 2 mince, 5 mincí, 11 mincí, 21 mincí, 22 mincí, 101 mincí"),
        ("pl", "coin", "1 monetę, 2 monety, 5 monet, 11 monet, 21 monet, 22 monety, 101 monet"),
        (
            "pl",
            "region",
            "1 region, 2 regiony, 5 regionów, 11 regionów, 21 regionów, 22 regiony, 101 regionów",
        ),
        (
            "is",
            "coin",
            "1 skilding, 2 skildinga, 5 skildinga, 11 skildinga, 21 skilding, 22 skildinga, 101 skilding",
        ),
    ],
)
def test_tokens_coins_and_regions_are_counted_like_a_native_would(language, noun, said):
    known = names(language, "classic")
    assert ", ".join(known.counted(count, noun, "acc") for count in COUNTS) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_things_of_the_game_have_names(language):
    known = names(language, "classic")
    assert list(known.races) == RACES
    assert list(known.powers) == POWERS
    assert {marker.id for marker in STANDARD.markers} <= set(known.nouns)
    assert set(known.ids("terrain")) == set(facts()["terrains"])
    assert set(known.ids("symbol")) == set(facts()["symbols"])


@pytest.mark.parametrize("language", ["cs", "pl", "is"])
def test_every_race_has_a_class_and_its_cases(language):
    classes = {
        "cs": {"ma", "mi", "f", "n"},
        "pl": {"mv", "nm", "f"},
        "is": {"m", "f", "n", "nsg"},
    }
    for race in names(language, "classic").races.values():
        definite = (
            {f"{case}_def" for case in GRAMMARS[language].cases} if language == "is" else set()
        )
        assert set(race["cases"]) == GRAMMARS[language].cases | definite
        assert race["class"] in classes[language]


# As the glossary writes them.
EXAMPLES = {
    ("skeletons", "flying"): (
        "Flying Skeletons",
        "Létající Kostlivci",
        "Latające Szkielety",
        "Beinagrindur með flugeiginleika",
    ),
    ("amazons", "heroic"): (
        "Heroic Amazons",
        "Hrdinné Amazonky",
        "Bohaterskie Amazonki",
        "Skjaldmeyjar með hetjueiginleika",
    ),
    ("amazons", "dragon_master"): (
        "Dragon Master Amazons",
        f"Amazonky {DASH} Vládkyně draků",
        f"Amazonki {DASH} Władczynie Smoków",
        "Skjaldmeyjar með drekatemjaraeiginleika",
    ),
    ("orcs", "wealthy"): (
        "Wealthy Orcs",
        "Zámožní Orkové",
        "Zamożni Orkowie",
        "Orkar með auðlegðareiginleika",
    ),
    ("tritons", "hill"): (
        "Hill Tritons",
        "Kopcoví Tritoni",
        "Wzgórzyste Trytony",
        "Tritonar með hæðaeiginleika",
    ),
}


@pytest.mark.parametrize(("race", "power"), EXAMPLES)
def test_combos_are_named_as_the_glossary_says(race, power):
    said = tuple(combo_name(race, power, language, "classic") for language in GLOSSARY)
    assert said == EXAMPLES[race, power]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_combos_have_a_name_of_their_own(language):
    known = names(language, "classic")
    said = {(race, power): known.combo(race, power) for race in RACES for power in POWERS}
    assert len(set(said.values())) == len(RACES) * len(POWERS)
    for (race, power), name in said.items():
        entry = known.powers[power]
        form = (
            entry["ability"]["acc"]
            if "ability" in entry
            else entry["forms"].get(known.races[race].get("class"), entry["forms"].get("any"))
        )
        patterns = {
            "before": f"{form} {known.race(race)}",
            "after_dash": f"{known.race(race)} {DASH} {form}",
            "with_ability": f"{known.race(race)} með {form}",
        }
        assert name == patterns[entry["pattern"]]


def test_the_power_agrees_with_the_race():
    """Virile, non-virile and feminine races take different forms."""
    assert [
        combo_name(race, "stout", "pl", "classic") for race in ("orcs", "trolls", "amazons")
    ] == [
        "Niezłomni Orkowie",
        "Niezłomne Trolle",
        "Niezłomne Amazonki",
    ]
    assert [combo_name(race, "stout", "cs", "classic") for race in ("orcs", "amazons")] == [
        "Udatní Orkové",
        "Udatné Amazonky",
    ]


def test_icelandic_races_take_a_case_beside_their_ability():
    assert names("is", "classic").combo("elves", "hill", "acc") == "Álfa með hæðaeiginleika"
    assert names("is", "classic").combo_label("elves", "hill") == "Álfar (Hæð)"
    assert names("cs", "classic").combo_label("elves", "hill") == "Kopcoví Elfové"


@pytest.mark.parametrize(
    ("race", "power", "said"),
    [
        (
            "Moonmoles",
            "flying",
            ["Flying Moonmoles", f"Moonmoles {DASH} Létající", f"Moonmoles {DASH} Latające",
             "Moonmoles með flugeiginleika"],
        ),
        ("orcs", "Tidal", ["Tidal Orcs", f"Orkové {DASH} Tidal", f"Orkowie {DASH} Tidal", "Orkar (Tidal)"]),
        ("orcs", "", ["Orcs", "Orkové", "Orkowie", "Orkar"]),
    ],
)  # fmt: skip
def test_own_races_and_powers_keep_their_names(race, power, said):
    assert [combo_name(race, power, language, "classic") for language in GLOSSARY] == said


def test_places_without_a_name_go_by_their_terrain():
    said = [names(language, "classic").place("Sea 1") for language in GLOSSARY]
    assert said == ["Sea 1", "Moře 1", "Morze 1", "Haf 1"]
    assert names("cs", "classic").place("Gooseham") == "Gooseham"
