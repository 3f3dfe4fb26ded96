"""Refusals and the parts of numbers in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from elbowroom.kernel.reasons import Explanation, Refusal
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.table_names import TableNames

MINUS: Final = "\N{MINUS SIGN}"


def english_sentence(refusal: Refusal) -> str:
    """Say why something is not allowed to somebody who sits at no table: ids name places and seats."""
    return refusal_sentence(refusal, TableNames(players=(), game=refusal.game))


def refusal_sentence(refusal: Refusal, names: TableNames, language: str = "en") -> str:
    """Say why something is not allowed; a key the catalogue lacks gives its bare facts."""
    words = texts(language, names.game)
    key = f"refusal-{refusal.key.replace('_', '-')}"
    if not words.has(key):
        return refusal.facts
    return words.format(key, **refusal_values(dict(refusal.values), names))


def refusal_values(values: Mapping[str, str | int], names: TableNames) -> dict[str, str | int]:
    """Name the region and the player among the values of a refusal."""
    filled = dict(values)
    if "region" in filled:
        filled["region"] = names.place(filled["region"])
    if "seat" in filled:
        filled["player"] = names.player(filled.pop("seat"))
    return filled


def part_name(key: str, names: TableNames, words: Texts, name: str = "") -> str:
    """Name a part of a number by its key; one the catalogue lacks keeps the name it came with."""
    kind, _, id = key.partition(".")
    alone = f"part-{kind}-{id.replace('_', '-')}"
    if words.has(alone):
        return words.format(alone)
    if not words.has(f"part-{kind}"):
        return name
    values = {kind: id, "race": names.race(id), "power": names.power(id)}
    return words.format(f"part-{kind}", **values)


def sum_line(explained: Explanation, names: TableNames, language: str = "en") -> str:
    """Write a number as a sum: 2 base + 1 mountain = 3."""
    words = texts(language, names.game)
    parts = [
        (part.amount, part_name(part.key, names, words, part.name)) for part in explained.parts
    ]
    return f"{_joined(parts)} = {explained.total}"


def _joined(parts: Iterable[tuple[int, str]]) -> str:
    line = ""
    for amount, name in parts:
        if line:
            line += " + " if amount >= 0 else f" {MINUS} "
        elif amount < 0:
            line += MINUS
        line += f"{abs(amount)} {name}"
    return line
