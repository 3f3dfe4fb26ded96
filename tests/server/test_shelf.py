"""The shelf over HTTP: published, found, forked, taken back, counted; and everything that is refused."""

import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elbowroom.cli.app import app
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.rooms import moderator
from elbowroom.server.workshop import publishing
from elbowroom.workshop.sharing import content_mark, fork_of
from tests.server.conftest import served
from tests.server.people import bearer, play_on, view
from tests.workshop.own_maps import mirrored

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
MOONMOLES = json.loads((EXAMPLES / "moonmoles.json").read_text(encoding="utf-8"))
TIDE = json.loads((EXAMPLES / "tidewalkers.json").read_text(encoding="utf-8"))
MIRA, TOM = "m" * 32, "t" * 32


def race(name="Beekeepers", tokens=6, **more):
    ident = name.lower().replace(" ", "_")
    one = {"id": ident, "name": name, "tokens": tokens, "effects": []} | more
    return {"format": 1, "game": "classic", "id": ident, "name": name, "races": [one]}


def publish(client, document=None, secret=MIRA, author="Mira", version="1.0", **more):
    body = {
        "game": "classic",
        "document": race() if document is None else document,
        "author": author,
    }
    body |= {"version": version, "licence": "CC-BY-4.0"} | more
    return client.post("/api/shelf", json=body, headers=bearer(secret))


def put(client, *args, **more):
    answer = publish(client, *args, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer, key):
    error = answer.json()["error"]
    assert (answer.status_code >= 400, error["key"]) == (True, f"shelf-{key}"), error
    assert error["message"].endswith((".", "'"))
    return error


def whole(client, address, content=""):
    return client.get(f"/api/shelf/{address}" + (f"/versions/{content}" if content else "")).json()


def names(client, **wish):
    return [each["name"] for each in client.get("/api/shelf", params=wish).json()["packs"]]


# Publishing.


def test_what_is_published_lies_on_the_shelf_with_author_version_and_licence(client):
    done = put(client, MOONMOLES | {"$schema": "./pack.schema.json"})
    assert done["link"] == f"/shelf/{done['address']}"
    found = whole(client, done["address"])
    card = found["card"]
    assert (card["name"], card["author"], card["version"]) == ("Moonmoles", "Mira", "1.0")
    assert (card["licence"], card["games"], card["forks"]) == ("CC-BY-4.0", 0, 0)
    assert [thing["name"] for thing in card["things"]] == ["Moonmoles"]
    assert card["verdict"]["word"] == "none"
    assert found["faults"] == []
    assert content_mark(found["document"]) == done["content"] == card["content"]
    assert found["document"]["races"] == MOONMOLES["races"]
    assert "$schema" not in found["document"]


def test_the_same_content_is_published_once_however_often_it_is_sent(client):
    assert put(client) == put(client)
    assert len(names(client)) == 1


def test_versions_follow_each_other_and_the_old_ones_stay(client):
    first = put(client)
    second = put(client, race(tokens=5), version="1.1", address=first["address"], changes="Fewer.")
    assert second["address"] == first["address"]
    found = whole(client, first["address"])
    assert [each["version"] for each in found["versions"]] == ["1.1", "1.0"]
    assert found["versions"][0]["changes"] == "Fewer."
    assert found["document"]["races"][0]["tokens"] == 5
    old = whole(client, first["address"], first["content"])
    assert old["document"]["races"][0]["tokens"] == 6
    again = publish(client, race(tokens=4), version="1.1", address=first["address"])
    refused(again, "version-taken")


def test_a_map_is_published_like_a_pack(client):
    done = put(client, mirrored())
    card = whole(client, done["address"])["card"]
    assert (card["kind"], card["players"]) == ("map", mirrored()["players"])
    assert names(client, what="maps") == [mirrored()["name"]]


def test_a_pack_of_another_game_of_the_family_is_taken_and_one_of_none_refused(client):
    pack = json.loads((EXAMPLES / "wayfarers.json").read_text(encoding="utf-8"))
    for game in ("classic", "warcraft"):
        if pack.get("game", "classic") != game:
            assert publish(client, pack, game=game).status_code == 400
    assert publish(client, race(), game="chess").status_code == 400
    assert publish(client, race() | {"game": "warcraft"}).status_code == 400
    other_rules = publish(client, race() | {"rules": 1})
    assert other_rules.status_code == 400
    assert "rules" in other_rules.json()["error"]["message"]


# Who may.


def test_a_name_belongs_to_whoever_had_it_first_however_it_is_written(client):
    put(client)
    for name in ("Mira", "MIRA", "m1ra", "Mïra"):
        error = refused(publish(client, race("Wasps"), secret=TOM, author=name), "author-taken")
        assert error["values"] == {"name": "Mira"}
    put(client, race("Wasps"), secret=TOM, author="Tom")
    assert put(client, race("Hornets", 5), author="mira")["address"]


def test_only_the_author_publishes_a_new_version_or_takes_something_back(client):
    done = put(client)
    mine = {"author": "Tom", "secret": TOM, "version": "2", "address": done["address"]}
    refused(publish(client, race(tokens=3), **mine), "not-author")
    path = f"/api/shelf/{done['address']}/withdraw"
    refused(client.post(path, json={}, headers=bearer(TOM)), "not-yours")
    refused(client.post(path, json={}), "no-secret")
    assert whole(client, done["address"])["card"]["state"] == ""


def test_a_secret_that_could_be_guessed_is_no_secret(client):
    body = {"game": "classic", "document": race(), "author": "Mira", "version": "1"}
    for secret in ("x", "short", "x" * 31, "x" * 65, "é" * 32, "a b" * 12):
        headers = {"authorization": f"Bearer {secret}".encode()}
        answer = client.post("/api/shelf", json=body | {"licence": "CC0-1.0"}, headers=headers)
        refused(answer, "no-secret")


def test_secrets_are_kept_as_hashes_only(client, tmp_path):
    put(client)
    assert MIRA.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_guessing_secrets_is_slowed_down_like_publishing(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates(publishings=0.001))
    with served(settings) as client:
        done = put(client)
        path = f"/api/shelf/{done['address']}/withdraw"
        codes = [
            client.post(path, json={}, headers=bearer(f"{number:032}")).status_code
            for number in range(12)
        ]
        assert codes[:9] == [403] * 9
        assert codes[9:] == [429] * 3
        refused(publish(client, race("Wasps")), "too-often")
        assert len(names(client)) == 1


# Forks.


def test_a_fork_keeps_the_credit_for_ever_and_is_counted(client):
    first = put(client, TIDE)
    mine = fork_of(whole(client, first["address"])["document"], "CC-BY-4.0", "Mira")
    assert mine["name"].endswith("(fork)")
    mine["races"][0]["tokens"] += 1
    tom = {"secret": TOM, "author": "Tom", "origin": first["content"]}
    second = put(client, mine, **tom)
    found = whole(client, second["address"])
    [credit] = found["document"]["credits"]
    assert (credit["author"], credit["content"]) == ("Mira", first["content"])
    assert found["card"]["credits"] == [credit]
    assert whole(client, first["address"])["card"]["forks"] == 1
    again = {key: value for key, value in mine.items() if key != "credits"} | {"name": "Mine"}
    again["races"][0]["tokens"] += 1
    third = put(client, again, **tom)
    assert whole(client, third["address"])["card"]["credits"] == [credit]
    grandchild = whole(client, third["address"])["document"] | {"name": "Theirs"}
    grandchild["races"][0]["tokens"] -= 4
    fourth = put(client, grandchild, "e" * 32, "Eve", origin=third["content"])
    credits = whole(client, fourth["address"])["card"]["credits"]
    assert [each["author"] for each in credits] == ["Mira", "Tom"]


def test_a_fork_keeps_the_licence_or_a_stricter_one(client):
    first = put(client, TIDE, licence="CC-BY-SA-4.0")
    mine = fork_of(whole(client, first["address"])["document"], "CC-BY-SA-4.0", "Mira")
    mine["races"][0]["tokens"] += 1
    tom = {"secret": TOM, "author": "Tom", "origin": first["content"]}
    error = refused(publish(client, mine, licence="CC-BY-4.0", **tom), "licence")
    assert error["values"] == {"licence": "CC-BY-SA-4.0"}
    without = {key: value for key, value in tom.items() if key != "origin"}
    refused(publish(client, mine, licence="CC0-1.0", **without), "licence")
    put(client, mine, licence="CC-BY-SA-4.0", **tom)


def test_what_plays_just_like_anothers_is_no_invention_of_ones_own(client):
    first = put(client, TIDE)
    copied = json.loads(json.dumps(TIDE).replace("Tidewalkers", "Wavewalkers"))
    copied |= {"id": "waves", "name": "Tales of the Waves"}
    copied["races"][0] |= {"id": "wavewalkers", "text": {"en": "Mine."}, "icon": "wave"}
    error = refused(publish(client, copied, TOM, "Tom"), "same")
    assert error["values"]["content"] == first["content"]
    put(client, copied, TOM, "Tom", origin=first["content"])
    refused(publish(client, race(), TOM, "Tom", origin="0" * 32), "no-origin")


# Taken back, taken away.


@pytest.mark.rule("C-CUSTOM-1")
def test_a_withdrawn_pack_leaves_the_shelf_and_tables_that_use_it_go_on(client):
    done = put(client, MOONMOLES)
    document = whole(client, done["address"])["document"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Bo"}]
    body = {"game": "classic", "players": 2, "seats": seats, "options": {"packs": [document]}}
    opened = client.post("/api/tables", json=body).json()
    path = f"/api/shelf/{done['address']}/withdraw"
    assert client.post(path, json={}, headers=bearer(MIRA)).json() == {"withdrawn": True}
    assert names(client) == []
    found = whole(client, done["address"])
    assert (found["card"]["state"], found["document"]) == ("withdrawn", {})
    seen = view(client, opened["table"], opened["seats"][0]["secret"])
    assert seen["setup"]["packs"] == [document]
    client.post(path, json={"withdrawn": False}, headers=bearer(MIRA))
    assert names(client) == ["Moonmoles"]
    client.post(path, json={}, headers=bearer(MIRA))
    assert put(client, MOONMOLES) == done
    assert names(client) == ["Moonmoles"]


@pytest.mark.slow
def test_a_game_that_ends_is_counted_for_what_it_was_played_with(client):
    done = put(client, MOONMOLES)
    document = whole(client, done["address"])["document"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Bo"}]
    body = {"game": "classic", "players": 2, "seats": seats, "options": {"packs": [document]}}
    opened = client.post("/api/tables", json=body).json()
    secrets = {seat["seat"]: seat["secret"] for seat in opened["seats"]}
    play_on(client, opened["table"], secrets)
    deadline = time.monotonic() + 20
    while not whole(client, done["address"])["card"]["games"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert whole(client, done["address"])["card"]["games"] == 1
    record = client.get(f"/api/tables/{opened['table']}/record").json()
    assert content_mark(record["setup"]["packs"][0]) == done["content"]


def test_an_operator_lists_removes_and_blocks_and_the_trail_tells(tmp_path, monkeypatch):
    monkeypatch.setattr(moderator, "SECONDS_BETWEEN_LOOKS", 0.0)
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def command(*words, code=0):
        done = CliRunner().invoke(app, [*words, "--database", database])
        assert done.exit_code == code, done.output
        return done.output

    with served(Settings(database, Rates(publishings=1, saved_publishings=99))) as client:
        done = put(client, race(name="Bad Bees"))
        listed = json.loads(command("packs", "list", "--json"))
        assert [(each["pack"], each["author"]) for each in listed] == [(done["address"], "Mira")]
        command("packs", "remove", done["address"], "--why", "rude")
        time.sleep(1.1)  # cards may be a second old
        found = whole(client, done["address"])
        assert (found["card"]["state"], found["document"]) == ("removed", {})
        refused(publish(client, race(name="Good Bees"), TOM, "Tom"), "blocked")
        refused(publish(client, race(tokens=3), version="2", address=done["address"]), "removed")
        command("packs", "block", done["address"])
        refused(publish(client, race("Wasps", 4)), "blocked-network")
        command("packs", "allow", done["address"])
        put(client, race("Wasps", 4))
        trail = command("audit", "--json")
        assert [word in trail for word in ("packs remove", "packs block", "rude")] == [True] * 3
        assert "There is no pack" in command("packs", "remove", "nothing", code=2)


def test_unwanted_words_are_refused_wherever_they_stand(tmp_path, monkeypatch):
    monkeypatch.setattr(moderator, "SECONDS_BETWEEN_LOOKS", 0.0)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(Settings(database, Rates.of(0))) as client:
        CliRunner().invoke(app, ["chat", "block", "darn", "--database", database])
        time.sleep(0.2)
        deadline = time.monotonic() + 20
        rude = race(text={"en": "darn bees"})
        while publish(client, rude, version=str(time.monotonic())[:9]).status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.3)
        assert publish(client, rude).json()["error"]["key"] == "words"


# What strangers try.


def with_thing(**change):
    thing = {"id": "b1", "name": "Bees", "tokens": 6, "effects": []} | change
    return {"races": [thing]}


FAULTY = [
    {"name": "<script>alert(1)</script>"},
    {"name": "Bees\u202e"},
    {"name": "🐝🐝"},
    with_thing(name="Amazons"),
    with_thing(name="javascript://x"),
    with_thing(text={"en": "<b>"}),
    with_thing(icon="../x.svg"),
    with_thing(colour="url(x)"),
    with_thing(effects=[{"type": "eval"}]),
    {"races": [race()["races"][0]] * 9},
    {"credits": [{"name": "x", "author": "y", "licence": "mine", "content": "z"}]},
    {"credits": "Tom"},
    {"format": 2},
    {"extra": 1},
]


def test_a_document_with_a_fault_is_not_published(client):
    for change in FAULTY:
        assert publish(client, race() | change).status_code == 400, change
    for document in ({}, {"regions": []}, {"races": 7}, {"name": None}):
        assert publish(client, document).status_code == 400, document
    assert names(client) == []


def test_words_of_the_author_hold_no_html_and_no_address(client):
    for field, value, key in (
        ("author", "<b>Mira</b>", "author-name"),
        ("author", "Elb0wroom", "author-reserved"),
        ("author", "🐝", "author-name"),
        ("version", "www.bees.com", "words"),
        ("changes", "see http://x.y", "words"),
        ("changes", "<img src=x onerror=alert(1)>", "words"),
    ):
        refused(publish(client, **{field: value}), key)
    hidden = put(client, author="Mira\u200b")
    assert whole(client, hidden["address"])["card"]["author"] == "Mira"


def test_documents_too_large_or_too_deep_are_refused(client):
    large = race(text={"en": "x" * 70_000})
    assert publish(client, large).status_code == 413
    deep = json.loads("[" * 500 + "]" * 500)
    assert publish(client, race() | {"races": deep}).status_code == 400


def test_names_that_are_on_the_shelf_are_taken_until_they_are_withdrawn(client):
    done = put(client)
    for name in ("Beekeepers", "BEEKEEPERS", "Beekeepérs"):
        other = race(tokens=4) | {"name": name}
        refused(publish(client, other, TOM, "Tom"), "name-taken")
    client.post(f"/api/shelf/{done['address']}/withdraw", json={}, headers=bearer(MIRA))
    put(client, race(tokens=4), TOM, "Tom")


def test_an_author_has_so_many_packs_and_a_pack_so_many_versions(client, monkeypatch):
    monkeypatch.setattr(publishing, "MOST_PACKS_OF_AUTHOR", 2)
    monkeypatch.setattr(publishing, "MOST_VERSIONS", 2)
    first = put(client)
    put(client, race("Wasps", 4))
    refused(publish(client, race("Hornets", 5)), "most-packs")
    put(client, race(tokens=5), version="2", address=first["address"])
    more = {"version": "3", "address": first["address"]}
    refused(publish(client, race(tokens=3), **more), "most-versions")
    refused(publish(client, mirrored(), **more), "other-kind")


# Looking.


def test_the_shelf_is_searched_filtered_sorted_and_counted(client):
    put(client, MOONMOLES)
    put(client, TIDE)
    put(client, mirrored())
    pack = race("Wasps")
    pack["powers"] = [{"id": "stinging", "name": "Stinging", "tokens": 3, "effects": []}]
    put(client, pack, TOM, "Tom")
    assert names(client, text="tom wasp") == ["Wasps"]
    assert names(client, text="cavern") == ["Moonmoles"]
    assert names(client, text="jeskyn") == ["Moonmoles"]
    assert set(names(client, what="powers")) >= {"Wasps"}
    assert names(client, what=["maps"], text="tom") == []
    told = client.get("/api/shelf", params={"game": "classic"}).json()
    assert (told["found"], told["all"]) == (4, 4)
    assert told["counts"]["game"]["classic"] == 4
    assert told["counts"]["what"]["maps"] == 1
    assert told["counts"]["verdict"] == {"none": 4}
    assert names(client, sort="newest")[0] == "Wasps"
    address = told["packs"][0]["address"]
    assert len(names(client, only=address)) == 1
    assert names(client, verdict="fair", sort="fairest") == []
    assert client.get("/api/shelf", params={"sort": "best"}).status_code == 400


def test_nothing_at_an_address_is_told(client):
    refused(client.get("/api/shelf/nothing"), "none")
    done = put(client)
    refused(client.get(f"/api/shelf/{done['address']}/versions/{'0' * 32}"), "no-version")
    assert client.get("/api/shelf/UPPER").status_code == 400


def test_packs_in_a_folder_are_found_without_a_restart(tmp_path):
    folder = tmp_path / "packs"
    folder.mkdir()
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0), packs_folder=folder)
    with served(settings) as client:
        assert names(client) == []
        (folder / "moonmoles.json").write_text(json.dumps(MOONMOLES), encoding="utf-8")
        (folder / "broken.json").write_text("{", encoding="utf-8")
        (folder / "faulty.json").write_text(json.dumps(race(tokens=99)), encoding="utf-8")
        (folder / "notes.txt").write_text("nothing", encoding="utf-8")
        [card] = client.get("/api/shelf").json()["packs"]
        assert (card["name"], card["local"]) == ("Moonmoles", True)
        assert whole(client, card["address"])["document"] == MOONMOLES
        (folder / "moonmoles.json").write_text(json.dumps(TIDE), encoding="utf-8")
        assert names(client) == [TIDE["name"]]
        (folder / "moonmoles.json").unlink()
        assert names(client) == []


def test_the_shelf_has_addresses_of_its_own(client):
    for path in ("/shelf", "/shelf/abcdefghij"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "default-src" in answer.headers["content-security-policy"]
