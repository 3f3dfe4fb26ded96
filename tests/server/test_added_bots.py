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


FOX = '''
from elbowroom.bots import Bot

class Fox(Bot):
    """Thinks of nothing."""

    name = "fox"

    def choose(self, view):
        return 1 // 0
'''


@pytest.mark.slow
def test_a_bot_installed_while_the_server_runs_is_offered_and_its_faults_are_told_at_the_table(
    tmp_path, client
):
    with installed(tmp_path):
        assert client.get("/api/games").json()["games"][0]["added"] == []
        write_package(tmp_path, "bots-of-bea", FOX, {"fox": "Fox"})
        classic = client.get("/api/games").json()["games"][0]
        assert [each["name"] for each in classic["added"]] == ["fox"]
        table, secrets = opened(client, "me", "fox")
        assert play_on(client, table, secrets)["status"] == "over"
        entries = client.get(f"/api/tables/{table}/entries").json()["entries"]
    told = [(entry["bot"], entry["why"]) for entry in entries if entry.get("why")]
    assert told.count(("fox", "error")) == 5
    assert ("fox", "given_up") in told
