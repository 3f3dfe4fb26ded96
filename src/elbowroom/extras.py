"""The parts that are installed on demand: which package brings what, and a line that installs it here."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from elbowroom.kernel.errors import ElbowroomError

NAME: Final = "elbowroom"
PLAY: Final = "play"
"""The extra with which every command works but those that say otherwise."""
LAB: Final = "lab"
ENVS: Final = "envs"
OPENSPIEL: Final = "openspiel"
CLUSTER: Final = "cluster"
PARQUET: Final = "parquet"
PEOPLE: Final = "people"
POSTGRES: Final = "postgres"


class MissingLibrary(ElbowroomError):
    """A package that a part of Elbowroom is made with is not installed."""


def missing(library: str, extra: str, wanted_by: str) -> MissingLibrary:
    """Say which library is missing and how to get it."""
    return MissingLibrary(
        f"{wanted_by} needs {library}, which is not installed. Run: {install_line(extra)}"
    )


def install_line(extra: str) -> str:
    """Give the command that adds an extra to the Elbowroom that runs, wherever that came from."""
    origin = _origin()
    address = str(origin.get("url", ""))
    editable = bool(origin.get("dir_info", {}).get("editable"))
    if "dir_info" in origin:
        wanted = f"{unquote(urlsplit(address).path)}[{extra}]"
    elif address:
        wanted = f"{NAME}[{extra}] @ {address}"
    else:
        wanted = f"{NAME}[{extra}]"
    words = [*_installer(), *(["--editable"] if editable else [])]
    # Quoted whether a shell needs it or not: some take brackets for a pattern.
    return f"{shlex.join(words)} '{wanted}'"


def _origin() -> dict[str, Any]:
    """Tell what pip noted of where this package came from; nothing where it came from an index."""
    try:
        noted = distribution(NAME).read_text("direct_url.json")
    except PackageNotFoundError:
        return {}
    found: dict[str, Any] = json.loads(noted) if noted else {}
    return found


def _installer() -> list[str]:
    """Name what installs into the Python that runs: its own pip, or uv where there is none."""
    if find_spec("pip") is None:
        return ["uv", "pip", "install", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install"]
