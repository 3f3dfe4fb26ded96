"""Other systems and other Pythons: nothing that only some have is asked for without a way around it."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.engine import ROOT

SOME_HAVE = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "uvloop", "syslog", "readline"}
"""Modules that Windows lacks."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ON_WINDOWS = """
import os, select, signal, socket, sys, types
import asyncio, multiprocessing.pool, multiprocessing.shared_memory, pathlib, sqlite3, subprocess, tempfile
import gymnasium, pettingzoo, psycopg, rich.console, typer, uvicorn
for name in {missing!r}:
    sys.modules[name] = None
for module, names in ((signal, ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "alarm")), (select, ("poll", "epoll")),
                      (os, ("fork", "getuid", "geteuid", "uname", "sched_getaffinity", "waitstatus_to_exitcode"))):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR
held = {{}}
msvcrt = types.ModuleType("msvcrt")
msvcrt.LK_UNLCK, msvcrt.LK_NBLCK = 0, 2
def locking(number, mode, size):
    file = os.fstat(number).st_ino
    if mode == msvcrt.LK_UNLCK:
        held.pop(file)
    elif held.setdefault(file, number) != number:
        raise OSError("somebody else has it")
msvcrt.locking = locking
sys.modules["msvcrt"] = msvcrt
sys.platform = "win32"
"""
EVERYTHING = """
import importlib
home = pathlib.Path("src")
for path in sorted(home.rglob("*.py")):
    parts = path.relative_to(home).with_suffix("").parts
    if not {"__main__", "envs", "training", "browser"} & set(parts):
        importlib.import_module(".".join(parts).removesuffix(".__init__"))
"""
A_MATCH = """
import pathlib, tempfile
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.results import only_run_in
from elbowroom.server.gate.ledger import Ledger, Shared, make_file
from elbowroom.server.ops.handing_over import on_reload
from elbowroom.server.ops.running import bind
from elbowroom.server.store.backup import flush
from elbowroom.cli.serve import data_folder
folder = pathlib.Path(tempfile.mkdtemp())
with only_run_in(folder):
    try:
        with only_run_in(folder):
            raise SystemExit("two runs in one folder")
    except InvalidSetup:
        pass
with only_run_in(folder):
    pass
make_file(folder / "counts", 2)
ledger = Ledger(Shared(folder / "counts", 2))
assert [ledger.take("somebody", 0.0, 2.0) for _ in range(3)] == [True, True, False]
on_reload(lambda: None)
bind("127.0.0.1", 0).close()
flush(folder)
flush(folder / "counts")
assert data_folder().parts[-2:] == ("Local", "elbowroom")
print("as at home")
"""


def on_windows(code):
    """Run something where what Windows lacks is missing."""
    begun = ON_WINDOWS.format(missing=tuple(sorted(SOME_HAVE)))
    return subprocess.run(
        [sys.executable, "-c", begun + code],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": "src"}, cwd=ROOT,
    )  # fmt: skip


def test_nothing_asks_first_for_what_only_some_systems_have():
    loose = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) else []
            loose += [f"{path.relative_to(ROOT)}: {name}" for name in names if name in SOME_HAVE]
    assert not loose


@pytest.mark.slow
def test_every_module_loads_where_what_windows_lacks_is_missing():
    done = on_windows(EVERYTHING)
    assert (done.returncode, done.stderr) == (0, "")


def test_locks_addresses_and_folders_have_their_counterparts_on_windows():
    done = on_windows(A_MATCH)
    assert (done.returncode, done.stdout, done.stderr) == (0, "as at home\n", "")


def python_of(version):
    """Find a Python of this version that runs: on the path, or of pyenv."""
    homes = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [shutil.which(f"python{version}"), *homes.glob(f"{version}.*/bin/python{version}")]
    asked = [[one, "-c", "import sys; sys.exit(0)"] for one in found if one]
    runs = [
        words[0]
        for words in asked
        if not subprocess.run(words, check=False, capture_output=True).returncode
    ]
    return runs[0] if runs else None


@pytest.mark.slow
@pytest.mark.parametrize("version", PYTHONS)
def test_the_engine_plays_on_every_python_that_is_promised(version):
    python = python_of(version)
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    code = (
        "from elbowroom import game; from elbowroom.bots import make\n"
        "state = game('classic').new(players=2, seed=7)\n"
        "seats = [make('greedy', 0), make('greedy', 1)]\n"
        "while not state.over:\n"
        "    seat = state.decision.player\n"
        "    state.apply(seats[seat].choose(state.view(seat)))\n"
        "print(state.scores())"
    )
    told = [
        subprocess.run(
            [each, "-W", "error", "-c", code],
            capture_output=True, text=True, check=False,
            env={**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}, cwd=ROOT,
        )
        for each in (python, sys.executable)
    ]  # fmt: skip
    assert not told[0].stderr
    assert told[0].stdout == told[1].stdout
