"""What is said of lessons; the OpenAPI document is made from this."""

from __future__ import annotations

from elbowroom.protocol.requests import Name, Said


class OpenLesson(Said):
    """Somebody wants to learn."""

    name: Name
