"""The parts that are installed on demand: which package brings what, and a line that installs it here."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import url2pathname

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
TRAIN: Final = "train"
_FOR_ONE_RUN: Final = ("archive-v", "environments-v")
"""How the folders are called in which uv keeps what `uvx` runs."""


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
        wanted = f"{url2pathname(urlsplit(address).path)}[{extra}]"
    elif address:
        wanted = f"{NAME}[{extra}] @ {address}"
    else:
        wanted = f"{NAME}[{extra}]"
    return _written(_installer(editable), wanted)


def _written(words: list[str], wanted: str) -> str:
    """Write a command for the shell of this system.

    What is wanted is quoted whether a shell needs it or not: some take brackets for a pattern, and those
    of Windows know double quotes only.
    """
    before, after = (words[:-1], f" {words[-1]}") if words[-1] == NAME else (words, "")
    if sys.platform == "win32":
        line = " ".join(f'"{word}"' if " " in word else word for word in before)
        return f'{line} "{wanted}"{after}'
    return f"{shlex.join(before)} '{wanted}'{after}"


def _origin() -> dict[str, Any]:
    """Tell what pip noted of where this package came from; nothing where it came from an index."""
    try:
        noted = distribution(NAME).read_text("direct_url.json")
    except PackageNotFoundError:
        return {}
    found: dict[str, Any] = json.loads(noted) if noted else {}
    return found


def _installer(editable: bool) -> list[str]:
    """Name what installs into the Python that runs: its own pip, or uv where there is none.

    What was made for one run, or as a tool, is made anew instead: by `uvx`, `pipx run`, `uv tool`, `pipx`.
    """
    home = Path(sys.prefix)
    if (home / "uv-receipt.toml").is_file():
        return ["uv", "tool", "install", "--force"]
    if any(part.startswith(_FOR_ONE_RUN) for part in home.parts):
        return ["uvx", "--from", NAME]
    if (home / "pipx_metadata.json").is_file():
        once = home.parent.name != "venvs"
        return ["pipx", "run", "--spec", NAME] if once else ["pipx", "install", "--force"]
    mode = ["--editable"] if editable else []
    if find_spec("pip") is None:
        return ["uv", "pip", "install", "--python", sys.executable, *mode]
    return [sys.executable, "-m", "pip", "install", *mode]
