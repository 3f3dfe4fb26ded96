"""How often tests repeat what they do: as often as a fault needs in `make test`, longer in `make soak`."""

import os
from typing import TypeVar

Effort = TypeVar("Effort")


def times(usual: Effort, thorough: Effort) -> Effort:
    """Choose how often, or what: thoroughly where `make soak` asks for it."""
    return thorough if os.environ.get("ELBOWROOM_THOROUGH") else usual
