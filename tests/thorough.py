"""How often tests repeat what they do: as often as a fault needs in `make test`, longer in `make soak`."""

import os


def times(usual: int, thorough: int) -> int:
    """Choose how often: thoroughly where `make soak` asks for it."""
    return thorough if os.environ.get("ELBOWROOM_THOROUGH") else usual
