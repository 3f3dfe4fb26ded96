"""Refusals and the parts of numbers in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from elbowroom.kernel.reasons import Explanation, Refusal
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.table_names import Called

MINUS: Final = "\N{MINUS SIGN}"


def english_sentence(refusal: Refusal) -> str:
    """Say why something is not allowed to somebody who sits at no table: ids name places and seats."""
    return refusal_sentence(refusal, Called(players=(), places={}, game=refusal.game))


def refusal_sentence(refusal: Refusal, called: Called, language: str = "en") -> str:
    """Say why something is not allowed; a key the catalogue lacks gives its bare facts."""
    words = texts(language, called.game)
    key = f"refusal-{refusal.key.replace('_', '-')}"
    if not words.has(key):
        return refusal.facts
    return words.format(key, **refusal_values(dict(refusal.values), called))


def refusal_values(values: Mapping[str, str | int], called: Called) -> dict[str, str | int]:
    """Name the region and the player among the values of a refusal."""
    filled = dict(values)
    if "region" in filled:
        filled["region"] = called.place(filled["region"])
    if "seat" in filled:
        filled["player"] = called.player(filled.pop("seat"))
    return filled


def part_name(key: str, called: Called, words: Texts, name: str = "") -> str:
    """Name a part of a number by its key; one the catalogue lacks keeps the name it came with."""
    group, _, id = key.partition(".")
    if group in {"cost", "income", "toll", "price", "war", "score"}:
        text = f"part-{group}-{id.replace('_', '-')}"
        return words.format(text) if words.has(text) else name
    if group == "marker":
        return words.format("part-marker", marker=id)
    if group == "power":
        return words.format("part-power", power=called.power(id))
    if key == "resource.choice":
        return words.format("part-resource-choice")
    if group in {"site", "faction", "hero", "resource"}:
        return words.format(f"part-{group}", **{group: id})
    if group in {"race", "regions", "declined"}:
        return words.format(f"part-{group}", race=called.race(id))
    return name


def sum_line(explained: Explanation, called: Called, language: str = "en") -> str:
    """Write a number as a sum: 2 base + 1 mountain = 3."""
    words = texts(language, called.game)
    parts = [
        (part.amount, part_name(part.key, called, words, part.name)) for part in explained.parts
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
