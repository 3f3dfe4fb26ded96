"""Content packs: what is read, what is refused, and how a fault is told."""

import math
from typing import Any

import pytest

from elbowroom.conquest.engine.content import Standard, add_packs, own_texts, trait_dict
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import AttackOnlyTokens, CoinsEachTurn, Lasting
from elbowroom.kernel.errors import InvalidPack
from tests.conquest.content_samples import (
    STANDARD,
    content,
    faults,
    own_power,
    own_race,
    pack,
    power_faults,
    race_faults,
)


def without(trait: Race | Power) -> Standard:
    return Standard(
        [race for race in STANDARD.races if race is not trait],
        [power for power in STANDARD.powers if power is not trait],
        STANDARD.markers,
        STANDARD.terrains,
        STANDARD.symbols,
    )


@pytest.mark.parametrize("race", STANDARD.races, ids=lambda race: race.id)
def test_every_standard_race_could_come_from_a_pack(race: Race):
    read = add_packs(without(race), [pack([trait_dict(race)])], 1)[0][-1]
    assert Race(read.id, read.name, read.tokens, read.tray, read.effects, race.rule) == race


@pytest.mark.parametrize("power", STANDARD.powers, ids=lambda power: power.id)
def test_every_standard_power_could_come_from_a_pack(power: Power):
    read = add_packs(without(power), [pack(powers=[trait_dict(power)])], 1)[1][-1]
    assert Power(read.id, read.name, read.tokens, read.effects, power.rule) == power


def test_a_pack_becomes_races_and_powers():
    effect = {"type": "coins_each_turn", "coins": 2, "lasts": True}
    races, powers = content(
        pack([own_race(effects=[{"type": "attack_only_tokens", "tokens": 2}])], [own_power(3)])
    )
    assert races == [
        *STANDARD.races,
        Race("gnomes", "Gnomes", 5, 12, (AttackOnlyTokens(2),), "C-CUSTOM-8"),
    ]
    assert powers == [*STANDARD.powers, Power("curious", "Curious", 3, (), "C-CUSTOM-8")]
    powers = content(pack(powers=[own_power(effects=[effect])]))[1]
    assert powers[-1].effects == (Lasting(CoinsEachTurn(2)),)


def test_no_pack_is_the_standard_content():
    assert content() == (STANDARD.races, STANDARD.powers)
    assert add_packs(STANDARD, None, 1) == (STANDARD.races, STANDARD.powers)


def test_every_fault_is_told_at_once():
    broken = pack(
        [own_race(0, [{"type": "conquest_cost", "change": 9}, {"type": "flies"}])],
        [own_power(6, name="")],
        format=2,
    )
    places = [fault.partition(":")[0] for fault in faults(broken)]
    assert places == [
        "format",
        "races[0].effects[0].change",
        "races[0].effects[1].type",
        "races[0].tokens",
        "powers[0].name",
        "powers[0].tokens",
    ]


def test_with_several_packs_the_place_names_the_pack():
    broken = pack(powers=[own_power(9)], id="other")
    assert faults(pack([own_race()]), broken) == [
        "packs[1].powers[0].tokens: a whole number from 0 to 5 is expected, not 9."
    ]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (True, "not true"),
        (5.0, "not 5.0"),
        ("5", "not '5'"),
        (None, "not null"),
        ([5], "not a list"),
        ({}, "not an object"),
        pytest.param(10**5000, "not a huge number", id="huge"),
        (math.nan, "not nan"),
        ("x" * 99, "x" * 40 + "…"),
    ],
)
def test_a_number_is_a_whole_number(value: Any, told: str):
    (fault,) = race_faults(tokens=value)
    assert fault.startswith("races[0].tokens: a whole number from 1 to 10 is expected, ")
    assert told in fault


@pytest.mark.parametrize("value", ["", "x", "Orc", "1up", "a-b", "a b", "é" * 3, "a" * 33, 7, None])
def test_an_id_is_small_letters_digits_and_underscores(value: Any):
    (fault,) = race_faults(id=value)
    assert "races[0].id: an id of 2 to 32 small letters" in fault


@pytest.mark.parametrize(
    "value", ["", "x" * 41, " Gnomes", "Gnomes ", "Gno\nmes", "Gno\u200bmes", "\ud800", 7]
)
def test_a_name_is_one_printable_line(value: Any):
    (fault,) = race_faults(name=value)
    assert fault.startswith("races[0].name: ")
    fault.encode()


def test_names_may_be_of_any_language():
    assert race_faults(name="Žluťoučcí koně") == []


def test_unknown_fields_are_refused_and_the_known_ones_named():
    (fault,) = race_faults(hat="red")
    assert fault == (
        "races[0]: unknown field 'hat'; the fields are: "
        "id, name, tokens, effects, tray, borrows, text, icon, colour."
    )
    (fault,) = race_faults({"type": "tokens_lost", "change": -1, "where": {}})
    assert fault == (
        "races[0].effects[0]: unknown field 'where'; the fields are: type, change, lasts, when."
    )
    (fault,) = faults({**pack([own_race()]), "code": "import os"})
    assert "unknown field 'code'" in fault


def test_missing_fields_are_named():
    assert faults({}) == [
        "format: this field is missing.",
        "id: this field is missing.",
        "name: this field is missing.",
    ]
    race = own_race()
    del race["tokens"]
    assert faults(pack([race])) == ["races[0].tokens: this field is missing."]
    assert race_faults({"type": "conquest_cost"}) == [
        "races[0].effects[0].change: this field is missing."
    ]
    assert race_faults({})[0].startswith("races[0].effects[0].type: this field is missing; types:")


def test_an_empty_pack_is_refused():
    assert faults(pack()) == ["the pack is empty: races or powers are expected."]


def test_sizes_are_limited():
    effect = {"type": "enters_first"}
    assert race_faults(*[effect] * 9) == ["races[0].effects: at most 8 entries are allowed, not 9."]
    assert faults(pack([own_race()] * 9))[0] == "races: at most 8 entries are allowed, not 9."
    assert faults(*[pack([own_race()])] * 17)[0] == "packs: at most 16 entries are allowed, not 17."
    assert race_faults(text={"en": "x" * 301}) == [
        "races[0].text.en: a text of 1 to 300 characters is expected, not 301."
    ]
    languages = {"a" + letter: "text" for letter in "abcdefghi"}
    assert "at most 8 languages" in race_faults(text=languages)[0]


@pytest.mark.parametrize("language", ["", "e", "EN", "en-GB", "../x", 7])
def test_texts_are_kept_by_language(language: Any):
    assert "a language code such as 'en'" in race_faults(text={language: "Text"})[0]


def test_texts_can_be_shown():
    packs = [pack([own_race(text={"en": "Small.", "cs": "Malí."})], [own_power()])]
    assert faults(*packs) == []
    assert own_texts(packs) == {"gnomes": {"en": "Small.", "cs": "Malí."}, "curious": {}}


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ({"terrain": "moon"}, "where.terrain: there is no terrain 'moon'; known: farmland,"),
        ({"symbol": "star"}, "where.symbol: there is no symbol 'star'; known: mine, cavern, magic"),
        ({"terrain": ""}, "where.terrain: there is no terrain ''"),
        ({"coastal": 1}, "where.coastal: true or false is expected, not 1"),
        ({"land": "true"}, "where.land: true or false is expected, not 'true'"),
        ({"edge": True}, "where: unknown field 'edge'"),
        (["land"], "where: an object is expected, not a list"),
        ({"land": True, "water": True}, "where: no region is land and water at once"),
        ({"coastal": True, "terrain": "sea"}, "where: no region is land and water at once"),
        ({"terrain": "hill", "water": True}, "where: no region is land and water at once"),
    ],
)
def test_where_names_printed_facts_that_fit_together(where: Any, told: str):
    (fault,) = race_faults({"type": "enters_first", "where": where})
    assert fault.startswith("races[0].effects[0]." + told)


def test_an_effect_stands_once():
    hills = {"type": "conquest_cost", "change": -1, "where": {"terrain": "hill"}}
    swamps = {"type": "conquest_cost", "change": -1, "where": {"terrain": "swamp"}}
    assert race_faults(hills, swamps) == []
    (fault,) = race_faults(hills, swamps, {**hills, "change": -2, "lasts": True})
    assert fault.startswith("races[0].effects[2]: it repeats races[0].effects[0]")


def test_lasting_fits_the_effect():
    assert race_faults({"type": "coins_each_turn", "coins": 1, "lasts": False}) == []
    assert race_faults({"type": "acts_in_decline"}) == [
        "races[0].effects[0].lasts: true is expected: acts_in_decline says what happens in decline."
    ]
    assert race_faults({"type": "names_peace", "lasts": True}) == [
        "races[0].effects[0].lasts: false is expected: names_peace has nothing to do in decline."
    ]
    assert "true or false" in race_faults({"type": "names_peace", "lasts": 1})[0]
    coins = {"type": "coins_per_marker", "marker": "fortress", "coins": 1, "lasts": True}
    assert race_faults(coins) == []
    assert race_faults({**coins, "marker": "hero"}) == [
        "races[0].effects[0].lasts: false is expected: the hero goes at decline."
    ]


@pytest.mark.parametrize(
    ("effect", "fitting"),
    [
        ({"type": "builds_markers"}, ["fortress"]),
        ({"type": "coins_per_marker", "coins": 1}, ["lair", "fortress", "hole", "hero", "dragon"]),
        ({"type": "conquers_for_one_token"}, ["hero", "dragon"]),
        ({"type": "keeps_markers_standing", "count": 1}, ["hero", "dragon"]),
        ({"type": "marks_conquests"}, ["lair", "fortress", "hole"]),
        ({"type": "spreads_markers", "count": 1}, ["encampment"]),
    ],
)
def test_a_marker_fits_its_effect(effect: dict[str, Any], fitting: list[str]):
    for marker in STANDARD.markers:
        found = race_faults({**effect, "marker": marker.id})
        assert (found == []) == (marker.id in fitting)
        assert all(f"markers that fit: {', '.join(fitting)}" in fault for fault in found)
    (fault,) = race_faults({**effect, "marker": "banana"})
    assert fault.startswith("races[0].effects[0].marker: there is no marker 'banana'; known: ")


def test_no_more_markers_are_asked_for_than_there_are():
    heroes = {"type": "keeps_markers_standing", "marker": "hero", "count": 3}
    assert race_faults(heroes) == [
        "races[0].effects[0].count: there are only 2 of the hero, not 3."
    ]


def test_the_tray_of_a_race_in_another_box_must_supply_its_badges():
    greedy = Power("greedy", "Greedy", 7)
    box = Standard([Race("folk", "Folk", 3, 20)], [greedy], [], [], [])
    with pytest.raises(InvalidPack) as refused:
        add_packs(box, [pack([own_race()])], 1)
    assert refused.value.faults == [
        "races[0].tray: beyond the banner the tray has 5 tokens, greedy needs 7."
    ]


def test_few_races_stay_beside_a_newer_decline():
    stays = {"type": "stays_beside_newer_decline", "lasts": True}
    traits = [own_race(effects=[stays], id=f"race_{n}", name=f"Race {n}") for n in range(4)]
    assert faults(pack(traits[:3]), own_limit=8) == []
    told = faults(pack(traits), own_limit=8)
    assert len(told) == 4
    assert told[0] == (
        "races[0].effects: 5 races and powers of this game stay beside a newer decline, "
        "at most 4 are allowed."
    )


def test_a_game_has_room_for_so_many_races():
    races = [Race(f"folk_{n}", f"Folk {n}", 5, 10) for n in range(62)]
    box = Standard(races, STANDARD.powers, [], [], [])
    with pytest.raises(InvalidPack) as refused:
        add_packs(box, [pack([own_race()])], 1)
    assert refused.value.faults == ["races: with the standard ones there are 63, at most 62."]


def test_powers_have_no_tray():
    assert "unknown field 'tray'" in power_faults(tray=9)[0]
