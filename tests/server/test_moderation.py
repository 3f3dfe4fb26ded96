"""Keeping order: reports, words that are not wanted, what an operator takes away, a fair lobby."""

import json
import time

import pytest
from typer.testing import CliRunner

from elbowroom.cli.app import app
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.rooms import moderator
from elbowroom.table.word_filter import WordFilter
from tests.server.conftest import served
from tests.server.people import bearer, key, opened, view
from tests.server.test_shelf import MOONMOLES


@pytest.fixture
def order(tmp_path, monkeypatch):
    """A server that looks at its rules all the time, and the commands of its operator."""
    monkeypatch.setattr(moderator, "SECONDS_BETWEEN_LOOKS", 0.0)
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def command(*words, code=0):
        done = CliRunner().invoke(app, [*words, "--database", database])
        assert done.exit_code == code, done.output
        return done.output

    with served(Settings(database, Rates.of(0), bot_delay=0)) as client:
        yield client, command


def soon(look):
    """Wait until the server has taken in what the operator did."""
    patience = time.monotonic() + 30
    while not look():
        assert time.monotonic() < patience
        time.sleep(0.1)


def say(client, table, secret, seat, text):
    body = {"seat": seat, "text": text, "key": key()}
    return client.post(f"/api/tables/{table}/chat", json=body, headers=bearer(secret))


# Words.


@pytest.mark.parametrize("text", ["darn", "DARN it", "d@rn", "dárn!", ["oh", "d a r n"][1]])
def test_an_unwanted_word_is_found_however_it_is_dressed(text):
    assert not WordFilter(["darn"]).allows(text)


@pytest.mark.parametrize("text", ["darning a sock", "barn", "", "well played"])
def test_other_words_are_left_alone(text):
    assert WordFilter(["darn"]).allows(text)


def test_a_word_with_a_star_is_found_inside_others_and_a_name_only_as_a_name():
    found = WordFilter(["*darn"], ["Admin"])
    assert not found.allows("darning")
    assert not found.allows_name("ADMIN")
    assert found.allows("ask the admin")


def test_words_and_names_the_operator_blocks_are_refused(order):
    client, command = order
    table, secrets = opened(client, "me", "open")
    command("names", "block", "Admin")
    command("chat", "block", "darn")  # last: a server that knows it knows the name as well
    soon(lambda: say(client, table, secrets[0], 0, "darn").status_code == 400)
    refused = say(client, table, secrets[0], 0, "Darn!").json()["error"]
    assert refused["key"] == "words"
    take = f"/api/tables/{table}/seats/1/take"
    assert client.post(take, json={"name": "admin"}).status_code == 400
    seats = [{"kind": "me", "name": "Admin"}, {"kind": "bot"}]
    body = {"game": "classic", "players": 2, "seats": seats}
    assert client.post("/api/tables", json=body).status_code == 400
    named = MOONMOLES | {"name": "Darn moles"}
    own = {"game": "classic", "players": 2, "options": {"packs": [named]}}
    own["seats"] = [{"kind": "me", "name": "Mira"}, {"kind": "bot"}]
    assert client.post("/api/tables", json=own).json()["error"]["key"] == "words"
    assert "Admin" in command("names", "list")
    assert "darn" in command("chat", "words")
    command("chat", "allow", "darn")
    soon(lambda: say(client, table, secrets[0], 0, "darn").status_code == 200)
    command("names", "allow", "Admin")
    assert command("names", "list") == "Nothing is there.\n"


@pytest.mark.parametrize(
    ("group", "kind", "listing"), [("names", "name", "list"), ("chat", "word", "words")]
)
def test_what_was_not_forbidden_cannot_be_allowed_again(order, group, kind, listing):
    _, command = order
    command(group, "block", "known")
    told = command(group, "allow", "known", "unknown", code=2)
    assert "unknown was not forbidden" in told
    assert f"elbowroom {group} {listing}" in told
    assert "known" in command(group, listing)
    assert f"allow {kind}" not in command("audit")


# What an operator takes away.


def test_an_operator_closes_and_removes_tables_of_a_running_server(order):
    client, command = order
    table, _ = opened(client, "me", "here")
    view(client, table)
    assert table in command("tables", "list", "me0")
    command("tables", "close", table, "--why", "quarrel")
    soon(lambda: view(client, table)["status"] == "closed")
    assert view(client, table)["entries"][-1]["why"] == "operator"
    command("tables", "remove", table)
    soon(lambda: client.get(f"/api/tables/{table}").status_code == 404)
    command("tables", "close", "nosuchtable", code=2)
    trail = command("audit")
    assert "tables close" in trail
    assert "quarrel" in trail
    assert "tables remove" in trail


def test_an_operator_takes_away_a_line_and_a_name(order):
    client, command = order
    table, secrets = opened(client, "me", "here")
    say(client, table, secrets[0], 0, "something nasty")
    lines = json.loads(command("chat", "list", table, "--json"))
    assert [line["text"] for line in lines] == ["something nasty"]
    command("chat", "remove", table, str(lines[0]["line"]))
    command("names", "remove", table, "0")

    def gone():
        told = json.dumps(view(client, table, secrets[1], since=0))
        return "nasty" not in told and "me0" not in told

    soon(gone)
    assert view(client, table, secrets[0])["yours"] == [0]
    command("chat", "remove", table, "1", code=2)


def test_whoever_is_blocked_opens_no_more_tables(tmp_path, monkeypatch):
    monkeypatch.setattr(moderator, "SECONDS_BETWEEN_LOOKS", 0.0)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(Settings(database, Rates.of(1000), bot_delay=0)) as client:
        table, _ = opened(client, "me", "here")
        done = CliRunner().invoke(app, ["tables", "block", table, "--database", database])
        assert done.exit_code == 0, done.output
        body = {"game": "classic", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        soon(lambda: client.post("/api/tables", json=body).status_code == 409)


# Reports.


def test_a_report_reaches_the_operator_and_is_put_away(order):
    client, command = order
    table, secrets = opened(client, "me", "here")
    path = f"/api/tables/{table}/report"
    body = {"seat": 0, "about": 1, "reason": "chat", "text": "says nasty things"}
    assert client.post(path, json=body).status_code == 403
    assert (
        client.post(path, json={**body, "about": 0}, headers=bearer(secrets[0])).status_code == 400
    )
    for _ in range(5):
        assert client.post(path, json=body, headers=bearer(secrets[0])).status_code == 200
    assert client.post(path, json=body, headers=bearer(secrets[0])).status_code == 429
    found = json.loads(command("reports", "list", "--json"))
    assert found[0]["text"] == "says nasty things"
    for report in found:
        command("reports", "close", report["report"])
    assert json.loads(command("reports", "list", "--json")) == []
    assert len(json.loads(command("reports", "list", "--all", "--json"))) == 5
    assert "report" in command("reports", "list", "--all").splitlines()[0]


def test_a_report_that_is_not_there_is_not_put_away(order):
    _, command = order
    assert "There is no report zzz" in command("reports", "close", "zzz", code=2)
    assert json.loads(command("audit", "--json")) == []


# The lobby.


def test_one_network_has_one_line_in_the_lobby(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", Rates.of(1000), bot_delay=0)
    with served(settings) as client:
        tables = [opened(client, "me", "open", private=False)[0] for _ in range(5)]
        listed = [line["table"] for line in client.get("/api/tables").json()["tables"]]
    assert len(listed) == 1
    assert listed[0] in tables


def test_nobody_gets_to_the_top_of_the_lobby_by_chatting(client):
    older, secrets = opened(client, "me", "open", private=False)
    time.sleep(0.01)
    newer, _ = opened(client, "me", "open", private=False)
    playing, _ = opened(client, "me", "here", private=False)
    say(client, older, secrets[0], 0, "look at me")
    listed = [line["table"] for line in client.get("/api/tables").json()["tables"]]
    assert listed == [newer, older, playing]
