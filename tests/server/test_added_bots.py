"""Levels and bots of installed packages at the table."""

import pytest

from elbowroom.bots import DEFAULT_LEVEL, LEVELS, NAMES
from tests.bots.offering import installed, write_package
from tests.server.desk import wish
from tests.server.people import opened, play_on

FIRST = '''
from elbowroom.bots import Bot

class First(Bot):
    """Takes the first action."""

    name = "first"

    def choose(self, view):
        return view.legal_actions()[0]
'''


@pytest.fixture
def _added(tmp_path):
    write_package(tmp_path, "bots-of-ann", FIRST, {"first": "First", "greedy": "First"})
    with installed(tmp_path):
        yield


def test_the_levels_are_listed_easiest_first(client):
    classic = client.get("/api/games").json()["games"][0]
    assert classic["levels"] == list(LEVELS)
    assert classic["level"] == DEFAULT_LEVEL
    assert classic["added"] == []


@pytest.mark.slow
@pytest.mark.usefixtures("_added")
def test_a_bot_of_a_package_is_offered_and_plays(client):
    classic = client.get("/api/games").json()["games"][0]
    assert classic["bots"] == [*NAMES, "first"]
    assert classic["added"] == [
        {"name": "first", "about": "Takes the first action.", "package": "bots-of-ann 1.0"}
    ]
    table, secrets = opened(client, "me", "first")
    assert play_on(client, table, secrets)["status"] == "over"
    refused = client.post("/api/tables", json=wish("me", "nobody"))
    assert refused.status_code >= 400
    assert "first" in refused.json()["error"]["message"]
