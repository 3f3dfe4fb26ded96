"""How a table refuses: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any


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
