"""One source for effects: forms, schema, checks and sentences come from the same table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from elbowroom import game
from elbowroom.games.classic.content import CONTENT
from elbowroom.kernel.errors import InvalidPack
from elbowroom.text.catalogue import texts
from elbowroom.text.effects import fault_sentence, read_back
from elbowroom.text.locales import LANGUAGES
from elbowroom.workshop import check, json_schema, load_pack, vocabulary
from elbowroom.workshop.packs import games_with_packs
from elbowroom.workshop.starting import new_pack

PACKS = sorted((Path(__file__).resolve().parents[2] / "examples" / "packs").glob("*.json"))
GAMES = games_with_packs()
EFFECTS = [(game, effect) for game in GAMES for effect in vocabulary(game)["effects"]]
NAMED = [f"{game}-{effect['type']}" for game, effect in EFFECTS]


@pytest.mark.parametrize("game", GAMES)
def test_the_vocabulary_is_plain_data(game: str):
    assert json.loads(json.dumps(vocabulary(game))) == vocabulary(game)


@pytest.mark.parametrize(("game", "effect"), EFFECTS, ids=NAMED)
def test_every_effect_is_described_whole(game: str, effect: dict[str, Any]):
    known = vocabulary(game)
    words = texts("en", game)
    assert effect["category"] in [each["id"] for each in known["categories"]]
    assert effect["example"]["type"] == effect["type"]
    assert words.has(effect["sentence"])
    for field in effect["fields"]:
        assert words.has(field["label"])
        if field["kind"] == "count":
            assert field["least"] <= field["default"] <= field["most"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "effect"), EFFECTS, ids=NAMED)
def test_every_effect_is_read_back_in_one_sentence(
    game: str, effect: dict[str, Any], language: str
):
    (said,) = read_back({"effects": [effect["example"]]}, language, game)
    assert said.endswith(".")
    assert said[0].isupper()
    assert not set("{}$") & set(said)
    assert effect["type"] not in said


def test_numbers_places_and_decline_are_said():
    effect = {"type": "conquest_cost", "change": -2, "where": {"terrain": "hill"}, "lasts": True}
    trait = {"effects": [effect, {**effect, "change": 1, "where": {}, "lasts": False}]}
    assert read_back(trait, "en", "classic") == [
        "A region (hill) costs them 2 tokens less, but never fewer than one; also in decline.",
        "A region costs them 1 token more.",
    ]
    assert read_back(trait, "cs", "classic")[0] == (
        "Region (kopce) dobývají levněji o 2 žetony, nejméně však za jeden; i v úpadku."
    )


@pytest.mark.parametrize(
    "effect",
    [None, {}, {"type": "flies"}, {"type": "conquest_cost"}, {"type": "enters", "where": "hill"}],
)
def test_an_effect_with_a_fault_is_read_back_as_nothing(effect: Any):
    assert read_back({"effects": [effect]}, "en", "classic") == [""]
    assert read_back({"effects": "none"}, "en", "classic") == []


def test_a_fault_has_its_path_its_limit_and_the_nearest_names():
    race = {"id": "gnomes", "name": "Gnomes", "tokens": 11, "effects": []}
    effect = {"type": "enters", "where": {"terrain": "swmp"}}
    pack = {"format": 1, "id": "sample", "name": "Sample", "races": [race]}
    (fault,) = check({**pack, "races": [{**race, "tokens": 11}]})
    assert fault["path"] == "races[0].tokens"
    assert fault["key"] == "number"
    assert (fault["values"]["least"], fault["values"]["most"]) == (1, 10)
    (fault,) = check({**pack, "races": [{**race, "tokens": 5, "effects": [effect]}]})
    assert fault["path"] == "races[0].effects[0].where.terrain"
    assert fault["nearest"] == ["swamp"]
    assert check({**pack, "races": [{**race, "tokens": 5}]}) == []


@pytest.mark.parametrize("value", [None, 7, [], "pack", {"races": {}}, {"game": []}])
def test_whatever_is_checked_is_answered(value: Any):
    assert check(value)


def test_a_pack_of_another_game_or_other_rules_is_refused():
    race = {"id": "gnomes", "name": "Gnomes", "tokens": 5, "effects": []}
    pack = {"format": 1, "id": "sample", "name": "Sample", "races": [race]}
    assert check({**pack, "game": "classic", "rules": game("classic").rules_version}) == []
    (fault,) = check({**pack, "game": "chess"})
    assert (fault["path"], fault["key"]) == ("game", "other-game")
    (fault,) = check({**pack, "rules": 1})
    assert (fault["path"], fault["key"]) == ("rules", "other-rules")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("0rcs", "name-taken"),
        ("Órcs", "name-taken"),
        ("ORCS", "name-taken"),
        ("\u041e\u0433\u0441\u0455", ""),  # all Cyrillic, and reads otherwise
        ("\u041ercs", "scripts"),
        ("Gnomes \U0001f600", "no-name"),
        ("Gno\u202emes", "printable"),
        ("<b>Gnomes", "no-address"),
        ("...", "no-letter"),
    ],
)
def test_a_name_neither_hides_nor_imitates(name: str, key: str):
    race = {"id": "gnomes", "name": name, "tokens": 5, "effects": []}
    found = check({"format": 1, "id": "sample", "name": "Sample", "races": [race]})
    assert [fault["key"] for fault in found] == ([key] if key else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_in_every_language(language: str):
    words = texts(language, "classic")
    broken = {"format": 2, "name": "", "hat": 1, "races": [{"id": 7}], "powers": {}}
    with pytest.raises(InvalidPack) as refused:
        CONTENT.check([broken], 1)
    for fault in refused.value.faults:
        assert words.has(f"fault-{fault.key}")
        assert "{" not in fault_sentence(fault, language, "classic")


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_describes_every_effect(game: str):
    schema = json_schema(game)
    named = {f"effect_{effect['type']}" for effect in vocabulary(game)["effects"]}
    assert named <= set(schema["$defs"])
    assert json.loads(json.dumps(schema)) == schema


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_the_examples_fit_the_schema(path: Path):
    pack = load_pack(path)
    assert fits(pack, schema := json_schema(pack.get("game", "classic")), schema) == []


def fits(value: Any, shape: dict[str, Any], schema: dict[str, Any], at: str = "") -> list[str]:
    """What of a value breaks a schema: the words of JSON Schema that ours uses, and no others."""
    if "$ref" in shape:
        return fits(value, schema["$defs"][shape["$ref"].split("/")[-1]], schema, at)
    if "oneOf" in shape or "anyOf" in shape:
        allowed = shape.get("oneOf", shape.get("anyOf"))
        found = [fits(value, each, schema, at) for each in allowed]
        return [] if [each for each in found if not each] else [f"{at}: none of them"]
    if "const" in shape:
        return [] if value == shape["const"] else [f"{at}: {shape['const']}"]
    if "enum" in shape:
        return [] if value in shape["enum"] else [f"{at}: {shape['enum']}"]
    kinds = {"object": dict, "array": list, "integer": int, "string": str, "boolean": bool}
    kinds |= {"number": int | float}
    if not isinstance(value, kinds[shape["type"]]):
        return [f"{at}: {shape['type']}"]
    wrong = []
    if shape["type"] == "object":
        wrong += [
            f"{at}.{name} is missing" for name in shape.get("required", []) if name not in value
        ]
        known = shape.get("properties", {})
        for name, inner in value.items():
            other = shape.get("additionalProperties")
            if name in known or isinstance(other, dict):
                wrong += fits(inner, known.get(name, other), schema, f"{at}.{name}")
            else:
                wrong.append(f"{at}.{name} is unknown")
    if shape["type"] == "array":
        wrong += [
            fault
            for place, inner in enumerate(value)
            for fault in fits(inner, shape["items"], schema, f"{at}[{place}]")
        ]
    if shape["type"] == "integer" and not shape["minimum"] <= value <= shape["maximum"]:
        wrong.append(f"{at}: {value}")
    return wrong


def test_the_schema_refuses_what_the_check_refuses():
    schema = json_schema("classic")
    race = {"id": "gnomes", "name": "Gnomes", "tokens": 5, "effects": []}
    pack = {"format": 1, "id": "sample", "name": "Sample", "races": [race]}
    assert fits(pack, schema, schema) == []
    for wrong in (
        {**pack, "format": 2},
        {**pack, "races": [{**race, "tokens": 11}]},
        {**pack, "races": [{**race, "effects": [{"type": "flies"}]}]},
        {**pack, "races": [{**race, "hat": 1}]},
    ):
        assert fits(wrong, schema, schema)
        assert check(wrong)


@pytest.mark.parametrize("game", games_with_packs())
def test_a_new_thing_of_every_kind_is_sound(game: str):
    for kind in vocabulary(game)["kinds"]:
        if kind["kind"] != "marker":  # a marker is of no use alone
            pack = new_pack(game, "quix", "Quix", kind["kind"])
            assert check(pack, game) == [], pack
