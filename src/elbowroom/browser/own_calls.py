"""Calls that only a page answers: what a server has no need of, described as the protocol describes its own."""

from __future__ import annotations

from typing import Any

from elbowroom.table.letters import MOST_SEATS

_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
_SEAT = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}
_NAME = {"type": "string", "maxLength": 40}


def _body(required: list[str], **fields: Any) -> dict[str, Any]:
    schema = {"type": "object", "properties": fields, "required": required}
    return {"content": {"application/json": {"schema": schema}}}


PATHS: dict[str, Any] = {
    "/api/letters": {
        "post": {
            "requestBody": _body(
                ["game", "players", "name"],
                game=_NAME,
                players={"type": "integer", "minimum": 2, "maximum": MOST_SEATS},
                options={"type": "object"},
                name=_NAME,
            )
        }
    },
    "/api/letters/open": {
        "post": {
            "requestBody": _body(
                ["letter"],
                letter={"type": "object"},
                name={"anyOf": [_NAME, {"type": "null"}], "default": None},
            )
        }
    },
    "/api/tables/{table}/letter": {
        "get": {"parameters": [_TABLE]},
        "post": {"parameters": [_TABLE], "requestBody": _body(["seat"], seat=_SEAT)},
    },
}
