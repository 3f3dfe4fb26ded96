"""The tables of docs/packs.md, as they follow from the effects: `python -m tests.workshop.pages`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from elbowroom.text.catalogue import texts
from elbowroom.text.effects import read_back
from elbowroom.text.names import names
from elbowroom.workshop import vocabulary
from tests.architecture.engine import ROOT

PAGE = ROOT / "docs" / "packs.md"
GAME = "classic"
FEW = 8
"""Words that are listed in a table; more are told below it."""


def written(page: str) -> str:
    """The page with every table between its marks as it should be."""
    for name, make in TABLES.items():
        begins, ends = f"<!-- {name}: made by make generated -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begins)
        _, _, after = rest.partition(ends)
        page = f"{before}{begins}\n{make()}\n{ends}{after}"
    return page


def effects() -> str:
    """Every effect: the sentence of its example, its fields, whether it lasts, who has it."""
    head = ["type", "an example, read back", "fields and bounds", "lasts", "when", "who has it"]
    rows = [_effect(effect) for effect in vocabulary(GAME)["effects"]]
    return _table([*head, "the example"], rows)


def site_effects() -> str:
    """Every effect of artifacts and legendary places."""
    return _plain_effects("warcraft", ["site"])


def kingdoms_effects() -> str:
    """Every effect of factions and heroes."""
    return _plain_effects("kingdoms", ["faction", "hero"])


def _plain_effects(game: str, kinds: list[str]) -> str:
    head = [
        "type",
        "for",
        "an example, read back",
        "fields and bounds",
        "who has it",
        "the example",
    ]
    rows = []
    for effect in vocabulary(game)["effects"]:
        told = [kind for kind in effect["kinds"] if kind in kinds]
        if not told:
            continue
        (said,) = read_back({"effects": [effect["example"]]}, "en", game, kind=told[0])
        owners = [names("en", game).named(each["kind"], each["id"]) for each in effect["owners"]]
        fields = ", ".join(_field(field) for field in effect["fields"]) or "none"
        what = effect["category"] if kinds == ["site"] else ", ".join(told)
        example = f"`{json.dumps(effect['example'])}`"
        rows.append([f"`{effect['type']}`", what, said, fields, ", ".join(owners), example])
    return _table(head, rows)


def kingdoms_conditions() -> str:
    """The conditions of each kind of effect in Kingdoms."""
    known = vocabulary("kingdoms")
    rows = []
    for name in dict.fromkeys(
        each["name"] for all_of in known["records"].values() for each in all_of
    ):
        records = [record for record in known["records"] if _named(known, record, name)]
        field = _named(known, records[0], name)[0]
        who = [
            each["type"]
            for each in known["effects"]
            if any(one["kind"] in records for one in each["fields"])
        ]
        heroes = " (heroes only)" if field.get("kinds") else ""
        values = _values(field, known["names"])
        rows.append([f"`{name}`", values, ", ".join(f"`{each}`" for each in who) + heroes])
    return _table(["field", "value", "effects that take it"], rows)


def _named(known: dict[str, Any], record: str, name: str) -> list[dict[str, Any]]:
    return [field for field in known["records"][record] if field["name"] == name]


def _effect(effect: dict[str, Any]) -> list[str]:
    (said,) = read_back({"effects": [effect["example"]]}, "en", GAME)
    fields = ", ".join(_field(field) for field in effect["fields"]) or "none"
    return [
        f"`{effect['type']}`",
        said,
        fields,
        effect["lasts"],
        "may" if effect["when"] else "never",
        ", ".join(names("en", GAME).named(owner["kind"], owner["id"]) for owner in effect["owners"])
        or "packs",
        f"`{json.dumps(effect['example'])}`",
    ]


def _field(field: dict[str, Any]) -> str:
    if field["kind"] != "count":
        words = field.get("options", [])
        few = f" {', '.join(words)}" if 0 < len(words) <= FEW else ""
        optional = "" if field["required"] or not few else " (optional)"
        return f"`{field['name']}`{few}{optional}"
    zero = ", not 0" if field["least"] < 0 else ""
    left_out = "" if field["required"] else f" (left out: {field['default']})"
    return f"`{field['name']}` {field['least']} to {field['most']}{zero}{left_out}"


def regions() -> str:
    """The conditions of `where`."""
    return _conditions("target")


def situations() -> str:
    """The conditions of `when`."""
    return _conditions("when")


def _conditions(record: str) -> str:
    known = vocabulary(GAME)
    rows = []
    for field in known["records"][record]:
        values = _values(field, known["names"])
        rows.append([f"`{field['name']}`", values, texts("en", GAME).format(field["label"])])
    return _table(["field", "value", "what it says"], rows)


def _values(field: dict[str, Any], named: dict[str, list[str]]) -> str:
    if field["kind"] == "count":
        return f"{field['least']} to {field['most']}"
    if field["kind"] == "flag":
        return "`true`"
    if field["kind"] == "where":
        return "a `where`"
    return ", ".join(f"`{word}`" for word in field.get("options") or named[field["kind"]])


def markers() -> str:
    """The markers that fit each effect which names one."""
    rows = [
        [f"`{effect['type']}`", ", ".join(field["options"]) or "own ones only"]
        for effect in vocabulary(GAME)["effects"]
        for field in effect["fields"]
        if field["kind"] == "marker"
    ]
    return _table(["effect", "markers of the box that fit"], rows)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


TABLES: dict[str, Callable[[], str]] = {
    "effects": effects,
    "regions": regions,
    "situations": situations,
    "markers": markers,
    "sites": site_effects,
    "kingdoms": kingdoms_effects,
    "conditions": kingdoms_conditions,
}


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
