"""`elbowroom bots new`: a package with a bot and its test, ready to be installed."""

from __future__ import annotations

import re
from pathlib import Path

from elbowroom.bots import names
from elbowroom.catalogue import FIRST_GAME
from elbowroom.cli.failing import fail
from elbowroom.cli.output import console

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

_PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "elbowroom-{dashed}"
version = "0.1"
requires-python = ">=3.11"
dependencies = ["elbowroom"]

# The name people write, and the class behind it.
[project.entry-points."elbowroom.bots"]
{name} = "elbowroom_{name}:{kind}"

[tool.setuptools.packages.find]
where = ["src"]
"""

_BOT = '''\
"""The bot {name}: say here how it plays."""

from elbowroom.bots import Bot


class {kind}(Bot):
    """Tries every answer and keeps the one after which it scores most."""

    name = "{name}"

    def choose(self, view):
        """Give one of view.legal_actions()."""
        return max(view.legal_actions(), key=lambda action: self.worth(view, action))

    def worth(self, view, action):
        """Say what the position after an answer is worth; here: the score of the seat."""
        ahead = view.state.copy()
        ahead.apply(action)
        return ahead.scores()[view.player]
'''

_TEST = '''\
"""It plays whole games without a fault."""

import pytest
from elbowroom.catalogue import GAMES
from elbowroom.lab.simulation import simulate

from elbowroom_{name} import {kind}


@pytest.mark.parametrize("game", list(GAMES))
def test_it_plays_whole_games(game):
    found = simulate(game, players=2, games=4, bots=[{kind}, "random"], debug=True)
    assert found["failures"] == []
'''

_NEXT = """\
{folder} is there. Next:

  elbowroom simulate {game} --bots {file}:{kind},greedy    # plays at once
  elbowroom simulate {game} --bots {file}:{kind},greedy --debug    # stops at breakpoint()
  pip install --editable {folder}                                  # known as {name} everywhere
  pytest {folder}

docs/write-a-bot.md tells what a bot is given."""


def new_bot(name: str, folder: Path | None) -> None:
    """Write the package; refuse a name that is taken or cannot be one, and a folder that is there."""
    if _NAME.fullmatch(name) is None:
        fail(
            f"'{name}' cannot be the name of a bot: small letters, digits and single _ between them."
        )
    if name in names():
        fail(f"There is a bot '{name}' already. Choose another name.")
    place = folder or Path(f"elbowroom-{name.replace('_', '-')}")
    if place.exists():
        fail(f"{place} is there already; choose another folder with --out.")
    words = {"name": name, "dashed": name.replace("_", "-"), "kind": _kind(name)}
    file = place / "src" / f"elbowroom_{name}" / "__init__.py"
    written = {
        place / "pyproject.toml": _PROJECT,
        file: _BOT,
        place / "tests" / f"test_{name}.py": _TEST,
    }
    for each, text in written.items():
        each.parent.mkdir(parents=True, exist_ok=True)
        each.write_text(text.format(**words), encoding="utf-8")
    told = _NEXT.format(folder=place, file=file, game=FIRST_GAME, **words)
    console().print(told, markup=False, highlight=False, soft_wrap=True)


def _kind(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
