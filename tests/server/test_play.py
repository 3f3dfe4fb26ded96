"""`elbowroom play`: the table in the browser, or the terminal with a word why."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elbowroom.cli import serve
from elbowroom.cli.app import app
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from tests.server.conftest import served
from tests.server.people import calling, opened, view

STORY = "from pathlib import Path; from elbowroom.cli.serve import play_in_browser; "


@pytest.fixture
def play(tmp_path):
    """Start the browser side of `play` with its data in a folder, as often as a test likes."""
    running = []

    def start(no_browser=True, **env):
        code = f"{STORY}play_in_browser(0, {no_browser}, Path({str(tmp_path / 'data')!r}), None)"
        process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | env,
        )
        running.append(process)
        line = process.stdout.readline()
        assert "The table is at http://127.0.0.1:" in line, process.stderr.read()
        return process, line.split()[4].rstrip("/")

    yield start
    for process in running:
        process.kill()
        process.communicate()


@pytest.mark.slow
def test_it_prints_its_address_keeps_games_and_ends_on_ctrl_c(play):
    process, address = play()
    with calling(address) as http:
        table, secrets = opened(http, "me", "greedy")
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 0, errors
    # A machine that stood still for seconds is told of, and is not what is tried here.
    assert [line for line in errors.splitlines() if "gap in time" not in line] == []
    _, address = play()
    with calling(address) as http:
        assert view(http, table, secrets[0])["yours"] == [0]


@pytest.mark.slow
def test_it_opens_the_browser_that_is_named(play, tmp_path):
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/part && mv {tmp_path}/part {tmp_path}/seen\n'
    )
    browser.chmod(0o755)
    _, address = play(no_browser=False, BROWSER=f"{browser} %s")
    patience = time.monotonic() + 20
    while not (tmp_path / "seen").exists():
        assert time.monotonic() < patience, "no browser was opened"
        time.sleep(0.02)
    assert (tmp_path / "seen").read_text() == f"{address}/\n"


def test_without_a_built_page_it_says_so_in_a_line_and_plays_in_the_terminal(monkeypatch):
    monkeypatch.setattr(serve, "page_is_built", lambda: False)
    result = CliRunner().invoke(app, ["play"], input="")
    assert result.exit_code == 0
    assert "The page is not built (make web builds it)" in result.output
    assert "Nobody sat down" in result.output


def test_packs_of_the_server_are_played_with_unless_a_table_says_otherwise(tmp_path):

    packs = sorted((Path(__file__).resolve().parents[2] / "examples" / "packs").glob("*.json"))
    pack = json.loads(packs[0].read_text())
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0), packs=(pack,))
    with served(settings) as client:
        table, _ = opened(client, "me", "here")
        assert view(client, table)["setup"]["packs"] == [pack]
        plain, _ = opened(client, "me", "here", options={"packs": []})
        assert view(client, plain)["setup"]["packs"] == []
        for game in ("warcraft", "kingdoms"):
            table, _ = opened(client, "me", "here", game=game)
            assert "packs" not in view(client, table)["setup"]
