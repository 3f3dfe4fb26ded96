"""Kingdoms has its words in every language: factions, heroes, territories, actions and all else."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import pytest
from fluent.syntax import ast

from elbowroom.games.kingdoms.engine import terms
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import LANGUAGES, read_game_messages, read_game_names
from elbowroom.text.names import names
from elbowroom.text.numbered_rules import Rule, all_rules
from elbowroom.text.traits import traits
from tests.games.kingdoms.printed import faction_levels, hero_levels
from tests.text.ftl import OTHERS, game_messages, messages, resources
from tests.text.languages import GRAMMARS

GAME = "kingdoms"
FACTIONS = {faction.id: faction for faction in content().factions}
HEROES = {hero.id: hero for hero in content().heroes}
TERRITORIES = {each["id"]: each for each in content().land["territories"]}
ACTIONS = [*terms.ACTIONS, "collect"]
RESOURCES = [*terms.RESOURCES]
PLACES = [*(each["regions"] + each["features"] for each in TERRITORIES.values())]
TERRAINS = {place.get("type", place.get("kind")) for places in PLACES for place in places}


def key(id: str) -> str:
    return id.replace("_", "-")


def rules(begun: str) -> list[Rule]:
    return [rule for rule in all_rules() if rule.id.startswith(f"{begun}-")]


@lru_cache
def mark(id: str) -> str:
    """Tell what a rule is marked with: P for public material, H for our own design."""
    (rule,) = [rule for rule in all_rules() if rule.id == id]
    return rule.text.rpartition("Mark: ")[2]


# The catalogue.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_hold_nothing_unreadable_and_no_key_twice(language):
    keys = [
        entry
        for resource in resources(language, GAME).values()
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Junk)
    ]
    assert not [entry for entry in keys if isinstance(entry, ast.Junk)]
    assert len({entry.id.name for entry in keys}) == len(keys)


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_exists_in_every_language_with_the_same_values(language):
    assert read_game_messages(language, GAME).keys() == read_game_messages("en", GAME).keys()
    original, told = game_messages("en", GAME), game_messages(language, GAME)
    otherwise = set(told) - set(original)
    assert set(original) <= set(told)
    assert otherwise <= set(messages("en"))  # shared texts said otherwise in one language
    for message in original:
        assert told[message].variables == original[message].variables, message
        assert told[message].file == original[message].file, message


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language):
    original = game_messages("en", GAME)
    copied = {
        message
        for message, each in game_messages(language, GAME).items()
        if message in original
        and len(re.findall(r"\w\w+", each.text)) > 1
        and each.text == original[message].text
    }
    assert copied == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_fit_their_place_and_are_sentences(language):
    for message, each in game_messages(language, GAME).items():
        if message.startswith(("rule-", "up-", "needs-", "source-")):
            assert each.longest <= 160, message
            assert each.text.endswith("."), message
            assert "  " not in each.text, message


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_data_has_a_name(language):
    known = names(language, GAME)
    assert known.ids("faction") == list(FACTIONS)
    assert known.ids("hero") == list(HEROES)
    assert known.ids("territory") == list(TERRITORIES)
    assert known.ids("action") == ACTIONS
    assert known.ids("resource") == RESOURCES
    assert set(known.ids("terrain")) == TERRAINS
    assert set(RESOURCES) < set(known.nouns)
    for kind in ("faction", "hero", "territory", "action", "resource"):
        ids = known.ids(kind)
        assert len({known.named(kind, id) for id in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_their_cases_and_nouns_their_plurals(language):
    own = read_game_names(language, GAME)
    for group in ("factions", "heroes", "actions", "resources"):
        for id, thing in own[group].items():
            assert set(thing.get("cases", ())) == GRAMMARS[language].cases, id
    for noun, cases in own["nouns"].items():
        assert set(cases) == {"nom", "acc"}, noun
        assert all(len(forms) == GRAMMARS[language].forms for forms in cases.values()), noun


def test_the_english_names_are_those_of_the_data():
    known = names("en", GAME)
    groups = (
        ("faction", FACTIONS.values()),
        ("hero", HEROES.values()),
        ("territory", content().territories),
    )
    for kind, things in groups:
        assert [known.named(kind, thing.id) for thing in things] == [thing.name for thing in things]


def test_the_czech_names_are_those_of_the_printed_rulebook():
    known = names("cs", GAME)
    printed = [re.search(r"\(seed: (.+)\)", rule.section) for rule in rules("K-FAC")]
    assert {name[1] for name in printed if name} < {known.named("faction", id) for id in FACTIONS}


def test_this_game_has_its_own_word_for_a_region():
    """A Czech region is a kraj here and a region elsewhere."""
    assert names("cs", GAME).counted(5, "region") == "5 krajů"
    assert names("cs").counted(5, "region") == "5 regionů"


@pytest.mark.parametrize(
    ("language", "noun", "said"),
    [
        ("cs", "meeple", "1 figurku, 2 figurky, 5 figurek, 21 figurek"),
        ("cs", "mana", "1 manu, 2 many, 5 many, 21 many"),
        ("pl", "meeple", "1 figurkę, 2 figurki, 5 figurek, 21 figurek"),
        ("pl", "alliance", "1 sojusz, 2 sojusze, 5 sojuszy, 21 sojuszy"),
        ("is", "ore", "1 málmgrýtiseiningu, 2 málmgrýtiseiningar, 5 málmgrýtiseiningar, 21 málmgrýtiseiningu"),
        ("en", "territory", "1 territory, 2 territories, 5 territories, 21 territories"),
    ],
)  # fmt: skip
def test_things_are_counted_like_a_native_would(language, noun, said):
    known = names(language, GAME)
    assert ", ".join(known.counted(count, noun, "acc") for count in (1, 2, 5, 21)) == said


# Rule texts.


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faction_has_a_summary_five_levels_its_needs_and_its_source(language, faction):
    known = game_messages(language, GAME)
    facts = FACTIONS[faction]
    levels = [f"rule-faction-{key(faction)}-{level}" for level in range(1, 6)]
    assert len(levels) == len(facts.effects)
    assert {f"rule-faction-{key(faction)}", *levels} <= set(known)
    needs = bool(facts.needs or facts.needs_heroes_call)
    assert (f"needs-faction-{key(faction)}" in known) == needs
    source = known[f"source-faction-{key(faction)}"].text
    marks = {mark(f"K-FAC-{faction}-L{level}") for level in range(1, 6)}
    assert bool(re.search(GRAMMARS[language].own_design, source)) == ("H" in marks)
    assert bool(re.search(GRAMMARS[language].printed, source)) == ("P" in marks)


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_has_a_summary_two_levels_two_prices_and_its_source(language, hero):
    known = game_messages(language, GAME)
    facts = HEROES[hero]
    assert f"rule-hero-{key(hero)}" in known
    for level in (1, 2):
        assert f"rule-hero-{key(hero)}-{level}" in known
        price = facts.advances[level].pay
        said = known[f"up-hero-{key(hero)}-{level}"].text.split(":")[1]
        assert re.findall(r"\d", said) == ([str(price)] if price else [])
    assert (f"needs-hero-{key(hero)}" in known) == bool(facts.needs)
    source = known[f"source-hero-{key(hero)}"].text
    assert re.search(GRAMMARS[language].own_design, source)
    assert bool(re.search(GRAMMARS[language].printed, source)) == (
        mark(f"K-HEROCARD-{hero}") == "P"
    )


@pytest.mark.parametrize("territory", TERRITORIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_territory_tells_its_regions_and_that_it_is_our_own(language, territory):
    known = game_messages(language, GAME)
    said = known[f"rule-territory-{key(territory)}"].text.lower()
    for kind in {region["type"] for region in TERRITORIES[territory]["regions"]}:
        assert names(language, GAME).named("terrain", kind) in said
    assert re.search(
        GRAMMARS[language].own_design, known[f"source-territory-{key(territory)}"].text
    )


def test_everything_can_be_looked_up():
    wanted = {
        "faction": FACTIONS, "hero": HEROES, "territory": TERRITORIES, "action": ACTIONS,
        "terrain": TERRAINS, "resource": RESOURCES,
    }  # fmt: skip
    known = traits(GAME)
    assert set(known) == {(kind, id) for kind, ids in wanted.items() for id in ids}
    for trait in known.values():
        assert set(trait.texts) == set(trait.names) == set(LANGUAGES)
        assert len({len(lines) for lines in trait.lines.values()}) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_up_is_what_the_catalogue_says(language):
    for (kind, id), trait in traits(GAME).items():
        said = texts(language, GAME).format(f"rule-{kind}-{key(id)}")
        assert said == trait.texts[language]
        assert names(language, GAME).named(kind, id) == trait.names[language]


LEVELS = [
    (f"{kind}-{key(id)}-{number}", level.params)
    for kind, printed in (("faction", faction_levels()), ("hero", hero_levels()))
    for id, levels in printed.items()
    for number, level in enumerate(levels, 1)
]
IN_WORDS = {"faction-orcs-4", "faction-humans-5", "faction-frost-wraiths-4"}
"""Levels whose number is a word, or goes without saying."""


def amounts_of(params: dict[str, Any]) -> set[str]:
    """The numbers of an effect that its text must tell."""
    amounts = [params.get(name) for name in ("amount", "delta", "margin", "by", "levels", "each")]
    if params.get("max") != params.get("each"):
        amounts.append(params.get("max"))
    amounts += params.get("gains", {}).values()
    return {str(abs(amount)) for amount in amounts if isinstance(amount, int)}


def test_the_numbers_of_levels_are_those_of_the_data():
    assert len(LEVELS) == len(FACTIONS) * 5 + len(HEROES) * 2
    for level, params in LEVELS:
        said = [
            sorted(re.findall(r"\d+", game_messages(language, GAME)[f"rule-{level}"].text))
            for language in LANGUAGES
        ]
        assert all(each == said[0] for each in said), level
        assert amounts_of(params) <= set(said[0]) or level in IN_WORDS, level


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_resources_of_levels_are_those_of_the_data(language):
    stems = dict(zip(RESOURCES, GRAMMARS[language].stems.split(), strict=True))
    for level, params in LEVELS:
        wanted = {params.get("resource"), params.get("use"), *params.get("gains", {})}
        text = game_messages(language, GAME)[f"rule-{level}"].text
        for resource in wanted & set(RESOURCES):
            assert stems[resource] in text, level
