"""A real server process, started, killed and started again by tests."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.nursery import Forked
from tests.server.people import calling

PATIENCE = 30


class Server:
    """`elbowroom serve` on a free port of the loopback address, with its own database.

    It is forked, unless a test looks at how a process starts: then it is started `afresh`.
    """

    def __init__(
        self, folder: Path, *options: str, database: str | None = None, afresh: bool = False
    ):
        self.folder = folder
        self.log = folder / "server.log"
        self.options = options
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.afresh = afresh
        self.process: subprocess.Popen[str] | Forked | None = None

    def start(self) -> Server:
        words = ["serve", "--port", str(self.port), "--database", self.database]
        words += ["--rate", "0", "--bot-delay", "0", *self.options]
        self.process = self._afresh(words) if self.afresh else Forked(words, self.log)
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server did not start: {line!r} {self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        self.wait()
        return self

    def _afresh(self, words: list[str]) -> subprocess.Popen[str]:
        with self.log.open("a") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "elbowroom.cli", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )

    def wait(self) -> None:
        """Wait until the server answers."""
        began = time.monotonic()
        with calling(self.url) as http:
            while time.monotonic() - began < PATIENCE:
                with contextlib.suppress(httpx.TransportError):
                    if http.get("/api/health").status_code == 200:
                        return
                time.sleep(0.05)
        raise AssertionError(f"no answer: {self.log.read_text()[-2000:]}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """End it as an operator would."""
        if self.process is None:
            return 0
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code
