"""Whoever reads the database or a backup of it takes nobody's seat."""

import asyncio
import hashlib
import hmac
import json
import sqlite3
from base64 import urlsafe_b64encode

import pytest

from elbowroom.server.http.app import Settings
from elbowroom.server.store import backup, open_store
from elbowroom.server.store.schema import SQLITE
from elbowroom.server.store.sqlite_file import SqliteFile
from elbowroom.table.identity import hashed, matches, taken_secret
from tests.server.conftest import served
from tests.server.desk import Desk
from tests.server.people import bearer, calling, opened, view
from tests.server.serving import Server

KEY = "q7Hn2VxW0pZr8LkTd4MsYc"
PEPPER = "5e" * 32


def texts(value):
    """Every text in plain data, however deep."""
    if isinstance(value, str):
        yield value
        if value.startswith(("{", "[")):
            yield from texts(json.loads(value))
    elif isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def found_in(file):
    """Every text a database holds."""
    database = sqlite3.connect(file)
    names = [
        name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    found = set()
    for name in names:
        for row in database.execute(f"SELECT * FROM {name}"):  # noqa: S608 - names of our own
            for value in row:
                found |= set(texts(value))
    database.close()
    return found


def makings(found, table):
    """All that could be made of it, by the ways secrets are or were made."""
    yield from found
    for one in found:
        yield hashed(one)
        for seat in range(3):
            yield taken_secret(one, table, seat)
    digits = [one for one in found if len(one) == 64 and set(one) <= set("0123456789abcdef")]
    for one in digits:
        for other in found:
            for seat in range(3):
                yield old_secret(one, seat, other)


def old_secret(pepper, seat, key):
    """As versions before this one made the secret of a seat."""
    digest = hmac.new(bytes.fromhex(pepper), f"{seat}|{key}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest[:24]).decode()


def opens_anything(found, table, kept):
    """Whether anything that can be made of what was found is a secret of the table."""
    hashes = set(kept.values())
    return [one for one in makings(found, table) if hashed(one) in hashes]


def kept_of(url, table):
    async def read():
        store = await open_store(url)
        try:
            return await store.secrets(table)
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.mark.slow
def test_what_is_stored_opens_no_seat(tmp_path):
    server = Server(tmp_path).start()
    try:
        with calling(server.url, 20) as http:
            table, secrets = opened(http, "me", "link", "link")
            take = {"name": "Ann", "secret": secrets[1], "key": KEY}
            mine = http.post(f"/api/tables/{table}/seats/1/take", json=take).json()["secret"]
            copy = tmp_path / "copy.db"
            backup(server.database, copy)
            found = found_in(copy)
            assert len(found) > 20
            assert all(view(http, table, one[:64] or "x")["yours"] == [] for one in sorted(found))
            for one in sorted(each[:64] for each in found if each):
                body = {"name": "Eve", "secret": one}
                answer = http.post(f"/api/tables/{table}/seats/2/take", json=body)
                assert answer.status_code in (400, 403), one
            assert view(http, table, mine)["yours"] == [1]
    finally:
        server.stop()
    kept = kept_of(server.database, table)
    assert opens_anything(found, table, kept) == []
    assert opens_anything(found | {KEY}, table, kept) == [mine], "the search would have found it"
    for file in (copy, tmp_path / "tables.db"):
        raw = file.read_bytes()
        for secret in (KEY, mine, secrets[0], secrets[2]):
            assert secret.encode() not in raw


def older_database(folder):
    """A database as the version before left it, with a seat taken by a key of the taker's own."""
    desk = Desk("me", "link")
    secret = old_secret(PEPPER, 1, KEY)
    kept = desk.new.secrets | {"pepper": PEPPER, "seat:1": hashed(secret)}
    path = folder / "tables.db"
    connection = SqliteFile(path, SQLITE[:3]).open()
    row = desk.new.row
    with connection:
        connection.execute(
            "INSERT INTO tables VALUES (?, ?, 1, ?, ?, 3, 1, 0, '{}')",
            (row.id, row.game, row.created, row.host),
        )
        entries = [(entry, entry.key) for entry in desk.entries]
        seated = {"name": "Ann", "bot": None, "words": ""}
        lines = [(entry.version, entry.kind, entry.seat, key, entry.text) for entry, key in entries]
        lines.append((len(lines) + 1, "seated", 1, KEY, json.dumps(seated)))
        for version, kind, seat, key, body in lines:
            connection.execute(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (row.id, version, version, kind, seat, key, row.created, body),
            )
        for name, value in kept.items():
            connection.execute("INSERT INTO secrets VALUES (?, ?, ?)", (row.id, name, value))
    connection.close()
    return row.id, secret, desk.new.given[0]


def test_an_older_database_loses_its_pepper_and_everybody_keeps_the_seat(tmp_path):
    table, ann, host = older_database(tmp_path)
    file = tmp_path / "tables.db"
    assert PEPPER.encode() in file.read_bytes()
    assert KEY.encode() in file.read_bytes()
    with served(Settings(f"sqlite:///{file}")) as http:
        assert view(http, table, ann)["yours"] == [1]
        assert view(http, table, host)["yours"] == [0]
        assert http.get(f"/api/tables/{table}/view", headers=bearer(KEY)).json()["yours"] == []
        left = [each for each in tmp_path.iterdir() if each.is_file()]
        assert len(left) > 1, "the write-ahead log is looked through as well"
        for each in left:
            raw = each.read_bytes()
            assert PEPPER.encode() not in raw, each
            assert KEY.encode() not in raw, each
    kept = kept_of(f"sqlite:///{file}", table)
    assert "pepper" not in kept
    assert matches(ann, kept["seat:1"])
    assert opens_anything(found_in(file), table, kept) == []
