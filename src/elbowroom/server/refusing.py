"""How the server refuses: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

STATUS = {
    "malformed": 400,
    "illegal": 422,
    "stale": 409,
    "not_your_turn": 409,
    "not_your_seat": 403,
    "no_such_table": 404,
    "no_such_call": 404,
    "seat_taken": 409,
    "too_large": 413,
    "too_many": 429,
    "not_now": 409,
    "unavailable": 503,
}
"""The codes of the protocol and their HTTP statuses."""


class Refused(Exception):
    """A call that changes nothing, and why."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str = "",
        key: str | None = None,
        values: dict[str, Any] | None = None,
        allowed: list[str] | None = None,
        version: int | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self.fault = {
            "code": code,
            "message": message,
            "rule": rule,
            "key": key,
            "values": values or {},
            "allowed": allowed or [],
            "version": version,
        }

    def body(self) -> dict[str, Any]:
        """Give the refusal as the protocol tells it."""
        return {"error": self.fault}
