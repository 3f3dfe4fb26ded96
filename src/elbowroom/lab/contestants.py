"""Who plays in the laboratory: any bot by its name, and classes in files, as in `my_bot.py:MyBot`.

Only whoever sits at this machine names bots here, so a file may be run; tables of a server take
bots by their names alone.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from elbowroom import bots
from elbowroom.bots import Bot
from elbowroom.bots import fingerprint as of_installed
from elbowroom.kernel.errors import InvalidSetup

ENDING: Final = ".py:"
"""What parts the file of a bot from its class."""
_LENGTH: Final = 10

Contestant = str | type[Bot]
"""A bot by its name, as `FILE.py:CLASS`, or its class."""


def make(name: str, seed: int | str = 0) -> Bot:
    """Make a bot; what it is called may go on with its setting, as in `my_bot.py:MyBot:500ms`."""
    if ENDING not in name:
        return bots.make(name, seed)
    file, kind, setting = _parted(name)
    found = _class_in(file, kind)
    return found(seed) if setting is None else found.configured(setting, seed)


def named(contestants: Sequence[Contestant]) -> list[str]:
    """Name all contestants so that any process can make them."""
    return [each if isinstance(each, str) else _name_of(each) for each in contestants]


def fingerprint(name: str, game: str) -> str:
    """Tell one state of a bot from another; that of a file covers the whole file."""
    if ENDING not in name:
        return of_installed.fingerprint(name, game)
    return hashlib.sha256(_parted(name)[0].read_bytes()).hexdigest()[:_LENGTH]


def _name_of(kind: type[Bot]) -> str:
    if kind.__module__.startswith("elbowroom."):
        return kind.name
    try:
        file = Path(inspect.getfile(kind))
    except (OSError, TypeError):
        file = Path()
    if file.suffix != ".py" or "." in kind.__qualname__:
        raise InvalidSetup(
            f"{kind.__qualname__} cannot be played from where it stands: games are played in processes "
            "of their own, which find a bot at the top level of a .py file only. Put it in one."
        )
    return f"{file}:{kind.__qualname__}"


def _parted(name: str) -> tuple[Path, str, str | None]:
    """Part FILE.py:CLASS:SETTING; a file's path may hold colons of its own."""
    file, _, rest = name.rpartition(ENDING)
    kind, colon, setting = rest.partition(":")
    return Path(f"{file}.py").resolve(), kind, setting if colon else None


def _class_in(file: Path, kind: str) -> type[Bot]:
    """Find the class of a bot in a file; say which there are where it is not."""
    module = _module(file)
    found = getattr(module, kind, None)
    if isinstance(found, type) and issubclass(found, Bot) and not found.__abstractmethods__:
        return found
    there = sorted(
        name
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, Bot) and each.__module__ == module.__name__
    )
    known = f"It has: {', '.join(there)}." if there else "It has no subclass of elbowroom.bots.Bot."
    raise InvalidSetup(
        f"There is no bot '{kind}' with a method choose(view) in {file.name}. {known}"
    )


@cache
def _module(file: Path) -> ModuleType:
    if not file.is_file():
        raise InvalidSetup(f"There is no file {file}.")
    name = f"elbowroom_contestant_{hashlib.sha256(str(file).encode()).hexdigest()[:_LENGTH]}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise InvalidSetup(f"{file} cannot be imported.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look their module up
    sys.path.insert(0, str(file.parent))  # what stands beside the file can be imported
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:
        del sys.modules[name]
        raise InvalidSetup(
            f"{file.name} cannot be imported. {type(fault).__name__}: {fault}"
        ) from fault
    finally:
        sys.path.remove(str(file.parent))
    return module
