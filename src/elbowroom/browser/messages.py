"""What a page says, held against the description of the protocol: plain JSON in, checked messages out."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from elbowroom.protocol.actions import written_action
from elbowroom.table.refused import Refused

Schema = dict[str, Any]
_REF = "#/components/schemas/"
_ACTION = "GivenAction"
"""The message that stands for the text of an action."""
_KINDS: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}


class Message(SimpleNamespace):
    """Something that was said, its fields as attributes."""

    def model_dump(self) -> dict[str, Any]:
        """Give the fields as plain data."""
        return {name: _plain(value) for name, value in vars(self).items()}


def _plain(value: Any) -> Any:
    return value.model_dump() if isinstance(value, Message) else value


class _Unfit(Exception):
    """A value that does not fit, and where."""

    def __init__(self, place: tuple[str, ...], message: str) -> None:
        super().__init__(f"{'.'.join(place)}: {message}" if place else message)


class Messages:
    """All messages of the protocol by name."""

    def __init__(self, schemas: dict[str, Schema]) -> None:
        self._schemas = schemas

    def read(self, schema: Schema, value: Any, place: str = "") -> Any:
        """Give a value as its schema wants it, or refuse it with the first thing that does not fit."""
        try:
            return self._read(schema, value, (place,) if place else ())
        except _Unfit as unfit:
            raise Refused("malformed", str(unfit)) from None

    def named(self, name: str, value: Any) -> Message:
        """Give a message of this name."""
        found: Message = self.read({"$ref": _REF + name}, value)
        return found

    def _read(self, schema: Schema, value: Any, place: tuple[str, ...]) -> Any:
        if "$ref" in schema:
            return self._referred(schema["$ref"].removeprefix(_REF), value, place)
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self._one_of(schema[choice], value, place)
        for other in schema.get("allOf", ()):
            value = self._read(other, value, place)
        self._check_kind(schema, value, place)
        if isinstance(value, str):
            _check_text(schema, value, place)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            _check_number(schema, value, place)
        elif isinstance(value, list):
            return self._list(schema, value, place)
        elif isinstance(value, dict):
            return self._object(schema, value, place)
        return value

    def _referred(self, name: str, value: Any, place: tuple[str, ...]) -> Any:
        read = self._read(self._schemas[name], value, place)
        if name == _ACTION:
            return written_action(read.verb, [(each.name, each.value) for each in read.arguments])
        return read

    def _one_of(self, schemas: list[Schema], value: Any, place: tuple[str, ...]) -> Any:
        faults = []
        for schema in schemas:
            try:
                return self._read(schema, value, place)
            except _Unfit as unfit:
                faults.append(unfit)
        raise faults[0]

    def _check_kind(self, schema: Schema, value: Any, place: tuple[str, ...]) -> None:
        kind = schema.get("type")
        if kind is not None:
            fits = isinstance(value, _KINDS[kind])
            if isinstance(value, bool) and kind != "boolean":
                fits = False
            if not fits:
                raise _Unfit(place, f"this should be of the kind {kind}")
        if "const" in schema and value != schema["const"]:
            raise _Unfit(place, f"this should be '{schema['const']}'")
        if "enum" in schema and value not in schema["enum"]:
            raise _Unfit(place, f"this should be one of {', '.join(map(str, schema['enum']))}")

    def _list(self, schema: Schema, value: list[Any], place: tuple[str, ...]) -> list[Any]:
        fewest, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
        if not fewest <= len(value) <= most:
            raise _Unfit(place, f"this should have {fewest} to {most} parts, it has {len(value)}")
        inner = schema.get("items", {})
        return [self._read(inner, each, (*place, str(at))) for at, each in enumerate(value)]

    def _object(self, schema: Schema, value: dict[str, Any], place: tuple[str, ...]) -> Any:
        fields = schema.get("properties")
        if fields is None:
            return value
        unknown = [name for name in value if name not in fields]
        if unknown:
            raise _Unfit((*place, unknown[0][:40]), "nothing like this is expected here")
        missing = [name for name in schema.get("required", ()) if name not in value]
        if missing:
            raise _Unfit((*place, missing[0]), "this is missing")
        return Message(
            **{
                name: self._read(inner, value[name], (*place, name))
                if name in value
                else _default(inner)
                for name, inner in fields.items()
            }
        )


def _default(schema: Schema) -> Any:
    """Give the value of a field that was left out."""
    if "default" in schema:
        return schema["default"]
    return {"object": dict, "array": list}.get(schema.get("type", ""), lambda: None)()


def _check_text(schema: Schema, value: str, place: tuple[str, ...]) -> None:
    shortest, longest = schema.get("minLength", 0), schema.get("maxLength")
    if len(value) < shortest:
        raise _Unfit(place, f"this should have at least {shortest} characters")
    if longest is not None and len(value) > longest:
        raise _Unfit(place, f"this should have at most {longest} characters")
    if "pattern" in schema and not re.search(schema["pattern"], value):
        raise _Unfit(place, f"this should look like {schema['pattern']}")


def _check_number(schema: Schema, value: float, place: tuple[str, ...]) -> None:
    least, most = schema.get("minimum"), schema.get("maximum")
    if (least is not None and value < least) or (most is not None and value > most):
        raise _Unfit(place, f"this should be a number from {least} to {most}")
    below = schema.get("exclusiveMaximum")
    if below is not None and value >= below:
        raise _Unfit(place, f"this should be a number below {below}")
