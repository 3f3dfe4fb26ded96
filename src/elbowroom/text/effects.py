"""What own races and powers do, read back in plain sentences made from their effects alone.

The page fills the same texts (`effect-…`) with controls in place of the values.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from elbowroom.catalogue import face
from elbowroom.kernel.content import ContentFace
from elbowroom.text.catalogue import Texts, texts
from elbowroom.text.names import capital

_COUNT: Final = "count"
_MARKER: Final = "marker"
_SAID_WITH_OTHERS: Final = ("holds", "for_each")
"""Conditions that are part of the sentence of another."""


def read_back(
    trait: Mapping[str, Any],
    language: str,
    game: str,
    pack: Mapping[str, Any] | None = None,
    kind: str = "",
) -> list[str]:
    """Say what each effect of a thing of a pack does, or what a marker of it does.

    One sentence for each; an effect that has a fault is read back as an empty text: it waits to
    be mended. The pack names its own markers; the kind of thing is told where it matters.
    """
    if "supply" in trait:
        return _marker_sentences(trait, language, game)
    effects = trait.get("effects")
    if not isinstance(effects, list):
        return []
    own = _own_markers(pack)
    return [effect_sentence(effect, language, game, own, kind) for effect in effects]


def read_back_pack(
    pack: Mapping[str, Any], language: str, game: str
) -> list[tuple[str, Mapping[str, Any], list[str]]]:
    """Read everything of a checked pack back: its kind, the thing, and what it does."""
    return [
        (kind, thing, read_back(thing, language, game, pack, kind))
        for kind, listed in lists_of(game).items()
        for thing in pack.get(listed, [])
    ]


def lists_of(game: str) -> dict[str, str]:
    """Give the kinds of things packs of a game hold, with the list each stands in."""
    return {each["kind"]: each["list"] for each in _shapes(game).get("kinds", [])}


def _own_markers(pack: Mapping[str, Any] | None) -> dict[str, str]:
    listed = pack.get("markers", []) if isinstance(pack, Mapping) else []
    return {
        str(marker.get("id")): str(marker.get("name"))
        for marker in (listed if isinstance(listed, list) else [])
        if isinstance(marker, dict)
    }


def _marker_sentences(marker: Mapping[str, Any], language: str, game: str) -> list[str]:
    words = texts(language, game)
    told: list[str] = []
    for fact in ("defence", "immune", "bounty", "harm", "moves", "lasts"):
        given = marker.get(fact)
        if given:
            count = given if type(given) is int else 0
            said = words.format(f"effect-marker-{fact}", value=count)
            told.append(words.format("effect-whole", effect=said, rest=""))
    return told


def effect_sentence(
    effect: Any,
    language: str,
    game: str,
    own: Mapping[str, str] | None = None,
    kind: str = "",
) -> str:
    """Say what an effect does; empty where it has a fault. Own markers are given with their names."""
    known = _shapes(game)
    if not isinstance(effect, dict) or effect.get("type") not in known["effects"]:
        return ""
    words = texts(language, game)
    shape = known["effects"][effect["type"]]
    values = _values(effect, shape["fields"], known["records"], words)
    if values is None:
        return ""
    if own and effect.get(_MARKER) in own:
        values[_MARKER] = own[effect[_MARKER]]
    rest = "".join(
        [words.format("effect-rest", part=part) for part in _conditions(effect, known, words, kind)]
    )
    said = words.format(shape["sentence"], of=kind, **values)
    return words.format("effect-whole", effect=capital(said), rest=rest)


def fault_sentence(fault: Any, language: str, game: str) -> str:
    """Say what is wrong with a pack, in a language; the nearest names behind it."""
    words = texts(language, game)
    key = f"fault-{fault.key}"
    if not words.has(key):
        return str(fault)
    said = words.format(key, **fault.values)
    if fault.nearest:
        said += " " + words.format("fault-nearest", names=", ".join(fault.nearest))
    return said


@cache
def _shapes(game: str) -> dict[str, Any]:
    content: ContentFace | None = face(game, "content")
    if content is None:
        return {"effects": {}, "records": {}}
    told = content.vocabulary()
    return {**told, "effects": {effect["type"]: effect for effect in told["effects"]}}


def _values(
    record: Mapping[str, Any],
    fields: list[dict[str, Any]],
    records: Mapping[str, Any],
    words: Texts,
) -> dict[str, str | int] | None:
    """Give the values of a sentence; None when a field has not what it should."""
    values: dict[str, str | int] = {}
    for field in fields:
        name = field["name"]
        if field["required"] and name not in record:
            return None
        given = record.get(name, field.get("default", ""))
        if field["kind"] == _COUNT:
            if type(given) is not int:
                return None
            values[name] = abs(given)
            if field["least"] < 0:
                values["sign"] = "less" if given < 0 else "more"
        elif field["kind"] in records:
            told = _listed_record(given or {}, field["kind"], records, words)
            if told is None:
                return None
            values[name] = words.format("effect-where", list=told) if told else ""
        elif field["kind"] == _MARKER:
            values[name] = words.names.noun(str(given))
        elif isinstance(given, bool):
            values[name] = "yes" if given else "no"
        else:
            values[name] = values[f"{name}_is"] = str(given)
    return values


def _listed_record(record: Any, kind: str, records: Mapping[str, Any], words: Texts) -> str | None:
    """List the conditions of a record; None when it is none."""
    if not isinstance(record, dict):
        return None
    told: list[str] = []
    others: dict[str, str | int] = {"each": "yes" if record.get("for_each") else "no", "holds": ""}
    if "holds" in record:
        others["holds"] = _listed_record(record["holds"], "where", records, words) or ""
    for field in records[kind]:
        given = record.get(field["name"])
        if given is None or given is False or field["name"] in _SAID_WITH_OTHERS:
            continue
        if not isinstance(given, str | int) or field["kind"] in records:
            return None
        told.append(words.format(field["sentence"], value=given, **others))
    return ", ".join(told)


def _conditions(
    effect: Mapping[str, Any], known: Mapping[str, Any], words: Texts, kind: str
) -> list[str]:
    """List what else there is to say of an effect: when, for whom, whether it outlives decline."""
    shape = known["effects"][effect["type"]]
    told: list[str] = []
    when = effect.get("when", {})
    if when and shape.get("when"):
        told.append(_listed_record(when, "when", known["records"], words) or "")
    only_then = isinstance(when, dict) and when.get("in_decline")
    if shape["lasts"] == "may" and effect.get("lasts") is True and not only_then:
        told.append(words.format("effect-lasts"))
    if kind in shape.get("scope", {}):
        told.append(words.format(shape["scope"][kind]))
    return [part for part in told if part]
