"""The bot of the examples plays a whole game over HTTP, and is as short as it says."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import opened, play_on, view

BOT = Path(__file__).resolve().parents[2] / "examples" / "api_bot.py"


@pytest.mark.slow
def test_it_opens_a_table_and_plays_it_to_the_end(client):
    done = subprocess.run(
        [sys.executable, str(BOT), str(client.base_url).rstrip("/")],
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    table = done.stdout.split()[0].rpartition("/")[2]
    assert view(client, table)["status"] == "over"
    assert str(view(client, table)["result"]["scores"]) in done.stdout


@pytest.mark.slow
def test_it_takes_an_open_seat_at_a_table(client):
    table, secrets = opened(client, "me", "open", private=False)
    bot = subprocess.Popen([sys.executable, str(BOT), str(client.base_url).rstrip("/"), table, "1"])
    try:
        seen = play_on(
            client,
            table,
            secrets,
            until=lambda seen: seen["status"] == "over",
        )
        assert bot.wait(20) == 0
    finally:
        bot.kill()
    assert seen["seats"][1]["name"] == "api bot"


def test_it_is_a_bot_in_forty_lines():
    code = [line for line in BOT.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 40
