"""The shelf and its authors: what is kept of them, forgetting them, and how much a shelf may cost."""

import asyncio

from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.store import open_store
from elbowroom.server.workshop import cards, shelf, shelf_scales
from elbowroom.server.workshop.cards import about
from elbowroom.server.workshop.folder import Folder
from elbowroom.server.workshop.scale import Scales
from elbowroom.server.workshop.shelf_scales import ShelfScales
from tests.server.conftest import served
from tests.server.people import bearer
from tests.server.test_shelf import MIRA, MOONMOLES, TOM, names, put, race, refused


def test_an_author_gets_all_that_is_kept_and_nobody_else_does(client):
    first = put(client)
    put(client, race(tokens=5), version="1.1", address=first["address"], changes="Fewer.")
    put(client, race("Wasps"), TOM, "Tom")
    client.post(f"/api/shelf/{first['address']}/withdraw", json={}, headers=bearer(MIRA))
    [told] = client.get("/api/shelf/mine", headers=bearer(MIRA)).json()["authors"]
    [pack] = told["packs"]
    assert (told["name"], pack["address"], pack["state"]) == ("Mira", first["address"], "withdrawn")
    assert [each["version"] for each in pack["versions"]] == ["1.1", "1.0"]
    assert pack["versions"][0]["changes"] == "Fewer."
    assert pack["document"]["races"][0]["tokens"] == 5
    assert client.get("/api/shelf/mine", headers=bearer("n" * 32)).json() == {"authors": []}
    refused(client.get("/api/shelf/mine"), "no-secret")


def test_a_forgotten_author_is_in_nothing_that_is_told_or_stored(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0))
    with served(settings) as client:
        done = put(client, MOONMOLES, author="Grizelda", changes="Grizelda says so.")
        forget = {"json": {"name": "Grizelda"}, "headers": bearer(TOM)}
        refused(client.post("/api/shelf/mine/forget", **forget), "not-author")
        forget["headers"] = bearer(MIRA)
        assert client.post("/api/shelf/mine/forget", **forget).json() == {"packs": 1}
        refused(client.post("/api/shelf/mine/forget", **forget), "not-author")
        refused(client.get(f"/api/shelf/{done['address']}"), "none")
        assert names(client) == []
        assert client.get("/api/shelf/mine", headers=bearer(MIRA)).json() == {"authors": []}
        back = client.post(
            f"/api/shelf/{done['address']}/withdraw",
            json={"withdrawn": False},
            headers=bearer(MIRA),
        )
        refused(back, "none")
        assert put(client, MOONMOLES, TOM, "Grizelda")["address"] != done["address"]
        client.post("/api/shelf/mine/forget", json=forget["json"], headers=bearer(TOM))
    for file in tmp_path.glob("t.db*"):
        assert b"Grizelda" not in file.read_bytes()


def test_a_card_is_found_by_so_many_words_the_names_of_all_things_among_them():
    many = [race(f"Wasps {letter}")["races"][0] for letter in "abcdefgh"]
    talks = dict.fromkeys(("en", "cs", "pl", "is"), "Much ado. " * 20)
    told = about("classic", race() | {"races": [each | {"text": talks} for each in many]})
    assert len(told["words"]) == cards.MOST_WORDS
    assert "Wasps h" in told["words"]


def test_a_shelf_that_takes_long_to_read_is_read_seldom(monkeypatch):
    read, now = [], [100.0]
    monkeypatch.setattr(shelf.time, "monotonic", lambda: now[0])

    async def story():
        lying = shelf.Shelf(None, Folder(None))

        async def slow():
            read.append(now[0])
            now[0] += 0.5

        monkeypatch.setattr(lying, "_read", slow)
        for _ in range(40):
            await lying.cards()
            now[0] += 0.5

    asyncio.run(story())
    assert read == [100.0, 110.0, 120.0]


def test_what_cannot_be_weighed_keeps_nothing_else_from_it(tmp_path, monkeypatch):
    failed = []

    async def fail(_, job):
        failed.append(job.weighing.thing.id)
        raise RecursionError

    monkeypatch.setattr(Scales, "_play", fail)
    monkeypatch.setattr(shelf_scales, "STEP", 0.01)
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0))
    with served(settings) as client:
        put(client, race("Wasps"))
        put(client, race("Hornets", 5))

    async def story():
        store = await open_store(settings.database)
        scales = Scales()
        weighing = ShelfScales(shelf.Shelf(store, Folder(None)), scales, lambda: "2026-11-18")
        try:
            return [await weighing.weigh_next() for _ in range(3)]
        finally:
            scales.close()
            await store.close()

    assert asyncio.run(story()) == [True, True, False]
    assert sorted(failed) == ["hornets", "wasps"]
