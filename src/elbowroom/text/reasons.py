"""Refusals and the parts of numbers in words."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.kernel.reasons import Explanation, Refusal
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.table_names import TableNames


def english_sentence(refusal: Refusal) -> str:
    """Say why something is not allowed to somebody who sits at no table: ids name places and seats."""
    return refusal_sentence(refusal, TableNames(players=(), game=refusal.game))


def english_sum(explained: Explanation) -> str:
    """Write a number as the sum of its parts for somebody who sits at no table."""
    names = TableNames(players=(), game=explained.game)
    return parts_line(explained, names, texts("en", explained.game))


def refusal_sentence(refusal: Refusal, names: TableNames, language: str = "en") -> str:
    """Say why something is not allowed; a key the catalogue lacks gives its bare facts."""
    words = texts(language, names.game).naming(names.things)
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


def part_name(key: str, names: TableNames, words: Texts, amount: int | None = None) -> str:
    """Name a part of a number by its key; one the catalogue lacks gives its key in words.

    Behind its amount it has the form that goes with that, standing alone a form of its own.
    """
    kind, _, id = key.partition(".")
    alone = f"part-{kind}-{id.replace('_', '-')}"
    counted: str | int = "bare" if amount is None else abs(amount)
    if words.has(alone):
        return words.format(alone, amount=counted)
    if not words.has(f"part-{kind}"):
        return key.replace(".", " ").replace("_", " ")
    values = {kind: id, "race": names.race(id), "power": names.power(id)}
    return words.format(f"part-{kind}", **values, amount=counted)


def parts_line(explained: Explanation, names: TableNames, words: Texts) -> str:
    """Write a number as the sum of its parts: 3 = 2 base + 1 mountain."""
    line = ""
    for part in explained.parts:
        plus, minus = (" + ", " - ") if line else ("", "-")
        sign = plus if part.amount >= 0 else minus
        line += f"{sign}{abs(part.amount)} {part_name(part.key, names, words, part.amount)}"
    return f"{explained.total} = {line}" if line else str(explained.total)
