"""What to install when a library of the environments is missing."""

from __future__ import annotations

from elbowroom.kernel.errors import ElbowroomError

ENVS = "envs"
OPENSPIEL = "openspiel"


class MissingLibrary(ElbowroomError):
    """A library that an environment is made for is not installed."""


def missing(library: str, extra: str) -> MissingLibrary:
    """Say which library is missing and how to get it."""
    return MissingLibrary(
        f"This environment needs {library}, which is not installed. "
        f"Run: pip install 'elbowroom[{extra}]'"
    )
