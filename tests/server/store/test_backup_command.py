"""`elbowroom backup` and `elbowroom restore`, on real databases."""

import asyncio

import pytest
from typer.testing import CliRunner

from elbowroom.cli.app import app
from elbowroom.server.store import open_store
from tests.server.people import calling, opened, play_on, play_out, view
from tests.server.serving import Server
from tests.server.store.making import with_table

LOGGED = '{"logger"'
"""A line of the log: the databases of these tests are told not to wait for the disk."""


def run(*words, code=0, **env):
    """Run a command; give the one thing it says."""
    done = CliRunner().invoke(app, [str(word) for word in words], env=env)
    assert done.exit_code == code, done.output
    assert "Traceback" not in done.output
    (said,) = [line for line in done.output.strip().splitlines() if not line.startswith(LOGGED)]
    return said


def fill(url, entries=3):
    async def write():
        store = await open_store(url)
        await with_table(store, entries=entries)
        await store.close()

    asyncio.run(write())


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_game_goes_on_at_another_server_from_a_backup_of_the_first(kind, cluster, tmp_path):
    """The whole way: play, back up while the server runs, restore, serve, play on."""
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    first = Server(tmp_path / "first").start()
    try:
        with calling(first.url) as http:
            table, secrets = opened(http, "me", "greedy")
            seen = play_on(http, table, secrets, until=lambda seen: seen["moves"] > 60)
            said = run("backup", tmp_path / "kept.db", "--database", first.database)
            assert "1 table with" in said
    finally:
        first.stop()
    new = cluster.new_database() if kind == "postgres" else f"sqlite:///{tmp_path}/second/new.db"
    assert "1 table with" in run("restore", tmp_path / "kept.db", "--database", new)
    second = Server(tmp_path / "second", database=new).start()
    try:
        with calling(second.url) as http:
            found = view(http, table, secrets[0])
            assert found["yours"] == [0]
            assert found["moves"] >= seen["moves"]
            assert play_out(http, table, secrets)["status"] == "over"
            assert http.get(f"/api/tables/{table}/record").json()["result"]["over"]
    finally:
        second.stop()
    again = run("backup", tmp_path / "again.db", "--database", new)
    assert "1 table with" in again


def test_the_database_may_come_from_the_environment_or_from_the_home(tmp_path):
    home = {"XDG_DATA_HOME": str(tmp_path / "home"), "ELBOWROOM_DATABASE": ""}
    said = run("backup", tmp_path / "kept.db", code=2, **home)
    assert said.startswith("No backup was made: there is no file")
    url = f"sqlite:///{tmp_path}/tables.db"
    fill(url)
    run("backup", tmp_path / "kept.db", ELBOWROOM_DATABASE=url)
    run("restore", tmp_path / "kept.db", **home)
    assert (tmp_path / "home" / "elbowroom" / "tables.db").is_file()
    said = run("backup", tmp_path / "more.db", **home)
    assert "holds 1 table with 3 entries" in said


def test_nothing_is_overwritten_and_the_message_says_what_is_in_the_way(tmp_path, cluster):
    url, full = f"sqlite:///{tmp_path}/tables.db", cluster.new_database()
    fill(url)
    fill(full)
    run("backup", tmp_path / "kept.db", "--database", url)
    for words, reason in (
        (("backup", tmp_path / "kept.db", "--database", url), "kept.db exists already"),
        (("restore", tmp_path / "kept.db", "--database", url), "tables.db exists already"),
        (("restore", tmp_path / "kept.db", "--database", full), "holds 1 tables already"),
    ):
        assert reason in run(*words, code=2)


def test_what_cannot_be_read_or_written_is_told_in_one_sentence(tmp_path):
    (tmp_path / "text").write_text("no database at all " * 500)
    url = f"sqlite:///{tmp_path}/new.db"
    away = "postgresql://me:pass-word@127.0.0.1:9/none"
    fill(f"sqlite:///{tmp_path}/tables.db")
    for words, reason in (
        (("restore", tmp_path / "text", "--database", url), "is not a database"),
        (("restore", tmp_path / "tables.db", "--database", "mysql://x"), "sqlite:///"),
        (("restore", tmp_path / "tables.db", "--database", away), "PostgreSQL cannot be used"),
        (("backup", tmp_path / "kept.db", "--database", away), "PostgreSQL cannot be used"),
        (("backup", tmp_path / "kept.db", "--database", "sqlite://"), "in memory"),
        (
            ("backup", "/no/such/folder/x.db", "--database", f"sqlite:///{tmp_path}/tables.db"),
            "No such file",
        ),
    ):
        said = run(*words, code=2)
        assert reason in said
        assert "pass-word" not in said
    assert not (tmp_path / "new.db").exists()
    assert not (tmp_path / "kept.db").exists()
