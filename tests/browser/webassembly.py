"""The Python that runs in the browser, asked from a test: the site's own archives in Pyodide, in node."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[2]
NODE = ["node", str(Path(__file__).with_name("webassembly.mjs")), str(ROOT)]
BEGIN = """
from elbowroom.browser.thinker import think
from elbowroom.browser.worker import Desk
from tests.browser import dealing

async def thought(question):
    return think(question)

async def asked(bot_delay):
    global desk
    desk = Desk(None, thought, lambda line, text: None, bot_delay)
"""
DEAL = """
async def asked(number):
    dealing.begin(number)
"""
CALL = """
async def asked(method, path, body, secrets):
    return await desk.call(method, path, json.dumps(body), json.dumps(secrets))
"""
PLAYED = """
import elbowroom.conquest
import elbowroom.games.classic
import elbowroom.games.kingdoms
import elbowroom.games.warcraft

games = elbowroom.games
# The test kits, which no page needs, lie in the repository.
for package in (elbowroom, elbowroom.conquest, games.classic, games.kingdoms, games.warcraft):
    package.__path__.append("/repository/src/" + package.__name__.replace(".", "/"))

async def asked(file):
    from tests.golden import playthrough as golden
    for each in golden.GAMES:
        if each.file == file:
            return golden.playthrough(each)
    return golden.playthrough_of(next(each for each in golden.KINGDOMS if each.file == file))
"""


def packer() -> ModuleType:
    """The tool that packs the site."""
    tool = ROOT / "web/tools/site.py"
    spec = importlib.util.spec_from_file_location("site_packer", tool)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(tool.parent))  # what a tool that is run finds beside it
    try:
        spec.loader.exec_module(found)
    finally:
        sys.path.remove(str(tool.parent))
    return found


class InWebAssembly:
    """A page in the browser's Python."""

    def __init__(self, folder: Path) -> None:
        packs = packer()
        (folder / "engine.zip").write_bytes(packs.engine_zip())
        (folder / "python_stdlib.zip").write_bytes(packs.library_zip())
        pipe = subprocess.PIPE
        self._node = subprocess.Popen([*NODE, str(folder)], stdin=pipe, stdout=pipe, text=True)

    def run(self, source: str, *given: Any) -> Any:
        """Call the function `asked` of a text there; give what it gives."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"source": source, "given": given}) + "\n")
        self._node.stdin.flush()
        told = json.loads(self._node.stdout.readline())
        assert "fault" not in told, told["fault"]
        return told["told"]

    def begin(self) -> None:
        """Open a page that has no table yet."""
        self.run(BEGIN, 0)

    def deal(self, number: int) -> None:
        """Deal there as is dealt here."""
        self.run(DEAL, number)

    def ask(self, method: str, path: str, body: Any = None, secrets: tuple[str, ...] = ()) -> Any:
        """Ask the page."""
        status, told = json.loads(self.run(CALL, method, f"/api{path}", body, secrets))
        return status, told

    def played(self, golden: str) -> str:
        """Play a golden game there; give it as it is written down."""
        return str(self.run(PLAYED, golden))

    def close(self) -> None:
        """End it."""
        self._node.communicate(timeout=30)
