"""The content face: what packs may add to a game, as plain data, and the check of what they bring."""

from __future__ import annotations

from typing import Any, Protocol


class ContentFace(Protocol):
    """What a game that takes packs shows to the workshop."""

    def check(self, packs: Any, own_limit: Any) -> None:
        """Refuse packs with faults; `own_limit` is how many own things of a kind a table takes."""

    def vocabulary(self) -> dict[str, Any]:
        """Describe everything a pack may say: things, effects, fields, bounds, names.

        - `kinds`: what a pack may hold, each with the list it stands in and its fields;
        - `effects`: each type with its category, fields, whether it lasts, who of the box has it,
          an example, and the key of its sentence;
        - `records`: the fields of objects inside effects, such as `where`;
        - `names`: what the fields that name something may name.
        """
