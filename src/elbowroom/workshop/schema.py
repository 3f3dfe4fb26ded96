"""The JSON Schema of packs, made from what a game lets them say: for editors that complete and check."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.content_head import CONTENT_MARK, MOST_CREDITS
from elbowroom.workshop.describing import vocabulary

_ID = "^[a-z][a-z0-9_]*$"


def json_schema(game: str) -> dict[str, Any]:
    """Give the JSON Schema of the packs of a game."""
    known = vocabulary(game)
    limits = known["limits"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Elbowroom pack for {game}",
        "type": "object",
        "required": ["format", "id", "name"],
        "additionalProperties": False,
        "properties": {
            "$schema": {"type": "string"},
            "format": {"const": known["format"]},
            "game": {"const": game},
            "rules": {"const": known["rules_version"]},
            "version": _line(limits["version"]),
            "licence": {"enum": known["licences"]},
            "id": _id(limits),
            "name": _line(limits["name"]),
            "author": _line(limits["author"]),
            "credits": _credits(known),
            **{each["list"]: _things(each, known) for each in known["kinds"]},
        },
        "$defs": {
            **{
                f"record_{name}": _object([_property(field, known) for field in fields])
                for name, fields in {**known["records"], **known.get("shapes", {})}.items()
            },
            **{f"effect_{each['type']}": _effect(each, known) for each in known["effects"]},
        },
    }


def _credits(known: dict[str, Any]) -> dict[str, Any]:
    """Whom a pack was forked from; a shelf writes it."""
    limits = known["limits"]
    return {
        "type": "array",
        "maxItems": MOST_CREDITS,
        "items": _object(
            [
                ("name", True, _line(limits["name"])),
                ("author", True, _line(limits["author"])),
                ("licence", True, {"enum": known["licences"]}),
                ("content", True, {"type": "string", "pattern": f"^[0-9a-f]{{{CONTENT_MARK}}}$"}),
            ]
        ),
    }


def _line(longest: int) -> dict[str, Any]:
    return {"type": "string", "minLength": 1, "maxLength": longest}


def _things(kind: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    fields = [_property(field, known, kind["kind"]) for field in kind["fields"]]
    return {"type": "array", "maxItems": known["limits"]["own_limit"], "items": _object(fields)}


def _effect(effect: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    fields = [("type", True, {"const": effect["type"]})]
    fields += [_property(field, known) for field in effect["fields"]]
    if effect.get("when"):
        fields.append(("when", False, {"$ref": "#/$defs/record_when"}))
    if effect["lasts"] == "must":
        fields.append(("lasts", True, {"const": True}))
    elif effect["lasts"]:
        fields.append(("lasts", False, {"const": False} if effect["lasts"] == "never" else _FLAG))
    return {**_object(fields), "examples": [effect["example"]]}


_FLAG: dict[str, Any] = {"type": "boolean"}
Property = tuple[str, bool, dict[str, Any]]


def _object(fields: list[Property]) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [name for name, required, _ in fields if required],
        "additionalProperties": False,
        "properties": {name: shape for name, _, shape in fields},
    }


def _property(field: dict[str, Any], known: dict[str, Any], of: str = "") -> Property:
    return field["name"], field["required"], _shape(field, known, of)


def _shape(field: dict[str, Any], known: dict[str, Any], of: str) -> dict[str, Any]:
    kind = field["kind"]
    if kind == "count":
        number: dict[str, Any] = {
            "type": "integer",
            "minimum": field["least"],
            "maximum": field["most"],
        }
        return {**number, "not": {"const": 0}} if field["least"] < 0 else number
    if kind == "marker":  # of the box, or of the pack itself
        return {"anyOf": [{"enum": field["options"]}, _id(known["limits"])]}
    if "options" in field:
        return {"enum": field["options"]}
    if kind in known["records"]:
        return {"$ref": f"#/$defs/record_{kind}"}
    if kind in known.get("shapes", {}):
        return _listed({"$ref": f"#/$defs/record_{kind}"}, field)
    if kind in known["names"]:
        return {"enum": known["names"][kind]}
    simple: dict[str, dict[str, Any]] = {
        "flag": _FLAG,
        "icon": {"type": "string", "pattern": "^[a-z0-9_-]+$", "maxLength": 40},
        "colour": {"type": "string", "pattern": "^#[0-9a-f]{6}$"},
        "id": _id(known["limits"]),
        "name": {"type": "string", "minLength": 1, "maxLength": known["limits"]["name"]},
        "texts": {
            "type": "object",
            "maxProperties": known["limits"]["languages"],
            "propertyNames": {"pattern": "^[a-z]{2,3}$"},
            "additionalProperties": {
                "type": "string",
                "minLength": 1,
                "maxLength": known["limits"]["text"],
            },
        },
        "polygon": _listed(_listed({"type": "number"}, _PAIR), field),
        "pairs": _listed(_listed(_id(known["limits"]), _PAIR), field),
        "ids": _listed(_id(known["limits"]), field),
        "effects": _listed(_any_effect(known, of), {"most": known["limits"]["effects"], **field}),
    }
    return simple[kind]


_PAIR: dict[str, Any] = {"least": 2, "most": 2}


def _listed(items: dict[str, Any], field: dict[str, Any]) -> dict[str, Any]:
    """Describe a list of so many as its field takes."""
    bounds = {"minItems": field.get("least"), "maxItems": field.get("most")}
    known = {name: value for name, value in bounds.items() if value is not None}
    return {"type": "array", **known, "items": items}


def _any_effect(known: dict[str, Any], of: str) -> dict[str, Any]:
    named = [each["type"] for each in known["effects"] if of in each["kinds"]]
    return {"oneOf": [{"$ref": f"#/$defs/effect_{name}"} for name in named]}


def _id(limits: dict[str, Any]) -> dict[str, Any]:
    least, most = limits["id"]
    return {"type": "string", "pattern": _ID, "minLength": least, "maxLength": most}
