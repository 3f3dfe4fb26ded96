"""Whatever a game lists is complete: its rule, its test, its texts, its look. What is not is named."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from elbowroom.games.classic.engine.powers import POWERS as CLASSIC_POWERS
from elbowroom.games.classic.engine.races import RACES as CLASSIC_RACES
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.warcraft.engine.powers import POWERS
from elbowroom.games.warcraft.engine.races import RACES
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.text.locales import KINDS, LANGUAGES
from tests.architecture.engine import ROOT

TEST_OF_ITS_OWN = {"race", "faction", "hero"}
"""The kinds whose things have a test file each in every game that has them."""
COLOURED = {"race"}
DRAWN = set(KINDS) - {"territory"}


class Thing(NamedTuple):
    """Something a game has in a table."""

    game: str
    kind: str
    id: str
    rule: str
    """How the IDs of its rules begin."""

    @property
    def told(self) -> str:
        return f"{self.game} {self.kind} {self.id}"

    @property
    def list(self) -> str:
        return f"src/elbowroom/games/{self.game}/texts/{KINDS[self.kind]}.json"

    @property
    def entry(self) -> dict[str, Any]:
        """What its list says of it."""
        entry: dict[str, Any] = read(self.list).get(self.id, {})
        return entry


@cache
def read(path: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / path).read_text("utf-8"))
    return found


@cache
def rules(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")


THINGS = [
    *[Thing("classic", "race", race.id, race.rule) for race in CLASSIC_RACES],
    *[Thing("classic", "power", power.id, power.rule) for power in CLASSIC_POWERS],
    *[Thing("warcraft", "race", race.id, race.rule) for race in RACES],
    *[Thing("warcraft", "power", power.id, power.rule) for power in POWERS],
    *[Thing("warcraft", "site", site.id, site.rule) for site in SITES],
    *[Thing("kingdoms", "faction", each.id, f"K-FAC-{each.id}") for each in content().factions],
    *[Thing("kingdoms", "hero", each.id, f"K-HEROCARD-{each.id}") for each in content().heroes],
    *[Thing("kingdoms", "territory", each.id, f"K-TERR-{each.id}") for each in content().territories],
]  # fmt: skip


def nothing(gaps: list[str]) -> None:
    assert not gaps, "\n" + "\n".join(gaps)


def test_everything_has_its_rule() -> None:
    nothing(
        [
            f"{thing.told}: no rule {thing.rule}-1; write it into docs/rules/{thing.game}.md"
            for thing in THINGS
            if thing.rule not in rules(thing.game)
        ]
    )


def test_everything_has_its_test() -> None:
    wanted = {
        thing: f"tests/games/{thing.game}/{KINDS[thing.kind]}/test_{thing.id}.py"
        for thing in THINGS
        if thing.kind in TEST_OF_ITS_OWN or (thing.game, thing.kind) == ("classic", "power")
    }
    nothing(
        [
            f"{thing.told}: no test; write {path}, citing {thing.rule}-1"
            for thing, path in wanted.items()
            if not (ROOT / path).is_file()
        ]
    )


def test_everything_is_listed() -> None:
    nothing(
        [f"{thing.told}: no texts; add it to {thing.list}" for thing in THINGS if not thing.entry]
    )
    for path in {thing.list for thing in THINGS}:
        known = [thing.id for thing in THINGS if thing.list == path]
        assert [id for id in read(path) if id in known] == known, (
            f"{path}: not in the table's order"
        )


def test_everything_has_a_name_and_a_rule_text_in_every_language() -> None:
    nothing(
        [
            f"{thing.told}: no {part} in {language}; add it to {thing.list}"
            for thing in THINGS
            for language in LANGUAGES
            for part in ("name", "rule")
            if not thing.entry.get(language, {}).get(part)
        ]
    )


def test_the_numbers_on_banners_and_badges_are_those_of_the_table() -> None:
    races = [("classic", CLASSIC_RACES), ("warcraft", RACES)]
    powers = [("classic", CLASSIC_POWERS), ("warcraft", POWERS)]
    wanted = {
        ("race", game, one.id): (one.tokens, one.tray) for game, table in races for one in table
    }
    wanted |= {
        ("power", game, one.id): (one.tokens, None) for game, table in powers for one in table
    }
    nothing(
        [
            f"{thing.told}: tokens and tray are {numbers}; write them into {thing.list}"
            for thing in THINGS
            if (numbers := wanted.get((thing.kind, thing.game, thing.id)))
            and numbers != (thing.entry.get("tokens"), thing.entry.get("tray"))
        ]
    )


def test_everything_has_an_icon() -> None:
    nothing(
        [
            f"{thing.told}: no icon; name one of game-icons.net in {thing.list}"
            for thing in THINGS
            if thing.kind in DRAWN and not thing.entry.get("icon")
        ]
    )


def test_every_icon_has_an_outline() -> None:
    folder = ROOT / "web/src/lib/icons/outlines"
    outlines = {
        name for file in folder.glob("*.json") for name in json.loads(file.read_text("utf-8"))
    }
    nothing(
        [
            f"{thing.told}: the icon {thing.entry['icon']} is not drawn; run npm run icons in web"
            for thing in THINGS
            if "icon" in thing.entry and thing.entry["icon"] not in outlines
        ]
    )


def test_every_race_has_a_colour() -> None:
    nothing(
        [
            f'{thing.told}: no colour; add "hue" to {thing.list}'
            for thing in THINGS
            if thing.kind in COLOURED and not thing.entry.get("hue")
        ]
    )
