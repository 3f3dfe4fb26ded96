"""The worker and the server give the same answers to the same requests."""

import json
import random
from pathlib import Path

import pytest

from elbowroom.catalogue import GAMES
from tests.browser import dealing
from tests.browser.twins import InLoop, described, timeless
from tests.browser.webassembly import InWebAssembly
from tests.server.conftest import client as server_client
from tests.server.conftest import served  # noqa: F401 - the fixture `client` is made of it
from tests.server.people import bearer
from tests.thorough import times
from tests.workshop.own_maps import mirrored

client = server_client
CREATED = 201
PACKS = Path(__file__).parents[2] / "examples/packs"
LISTS = ("races", "powers", "sites", "factions", "heroes")
WRITTEN = Path(__file__).parents[1] / "golden"
FEW = (
    "classic-2-players-seed-1.txt",
    "kingdoms-3-players-seed-7.txt",
    "warcraft-2-players-seed-1.txt",
)
"""Golden games that are enough where time is short: one of each kind."""


class Twins:
    """The server and the page."""

    def __init__(self, client, page, patch):
        self.client, self.page, self.patch = client, page, patch
        self.asked = 0

    def ask(self, method, path, body=None, secrets=()):
        """Ask both, hold their answers against each other, give the page's."""
        self.asked += 1
        dealing.begin(self.asked, self.patch.setattr)
        one = self.client.request(method, f"/api{path}", json=body, headers=bearer(*secrets))
        self.page.deal(self.asked)
        status, told = self.page.ask(method, path, body, secrets)
        assert (status, timeless(told)) == (one.status_code, timeless(one.json())), path
        return told

    def refused(self, method, path, body=None, secrets=()):
        """Ask both for what neither gives; the sentence may differ where a message is malformed."""
        one = self.client.request(method, f"/api{path}", json=body, headers=bearer(*secrets))
        status, told = self.page.ask(method, path, body, secrets)
        assert (status, told["error"]["code"]) == (one.status_code, one.json()["error"]["code"])
        return told["error"]


@pytest.fixture(scope="module")
def description():
    return described()


@pytest.fixture(scope="module")
def webassembly(tmp_path_factory):
    page = InWebAssembly(tmp_path_factory.mktemp("packed"))
    yield page
    page.close()


@pytest.fixture(params=("python", "webassembly")[: times(1, 2)])
def twins(request, client, description, monkeypatch):
    if request.param == "webassembly":
        yield in_webassembly(request, client, monkeypatch)
        return
    page = InLoop(description, monkeypatch)
    yield Twins(client, page, monkeypatch)
    page.close()


def in_webassembly(request, client, patch):
    """The server and a fresh page in the browser's own Python."""
    page = request.getfixturevalue("webassembly")
    page.begin()
    return Twins(client, page, patch)


def wish(game="classic", *kinds, **more):
    seats = [{"kind": kind, "name": f"P{at}"} for at, kind in enumerate(kinds or ("me", "here"))]
    return {"game": game, "players": len(seats), "seats": seats, **more}


def opened(twins, *given, **more):
    told = twins.ask("POST", "/tables", wish(*given, **more))
    return told["table"], tuple(seat["secret"] for seat in told["seats"])


def seen(twins, table, secrets, looking=None):
    query = "" if looking is None else f"?looking={looking}"
    return twins.ask("GET", f"/tables/{table}/view{query}", secrets=secrets)


def played(twins, table, secrets, rng, moves):
    """Play a hot-seat game on, every view and every answer compared."""
    for number in range(moves):
        asked = seen(twins, table, secrets)["decision"]
        if asked is None:
            return
        view = seen(twins, table, secrets, asked["player"])
        action = rng.choice(view["actions"])
        act = {"seat": asked["player"], "version": view["version"], "key": f"key-{number:08}"}
        twins.ask("POST", f"/tables/{table}/act", {**act, "action": action["do"]}, secrets)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_seeds_give_the_same_game(twins, game):
    table, secrets = opened(twins, game)
    played(twins, table, secrets, random.Random(3), 25)
    for path in ("", "/record", "/entries", "/entries?since=9", "/missed?looking=0"):
        twins.ask("GET", f"/tables/{table}{path}", secrets=secrets)
    for move in (0, 7):
        twins.ask("GET", f"/tables/{table}/moments?move={move}&looking=1", secrets=secrets)


@pytest.mark.slow
def test_the_same_seeds_give_the_same_games_in_the_python_of_the_browser(
    request, client, monkeypatch
):
    twins = in_webassembly(request, client, monkeypatch)
    for game in GAMES:
        table, secrets = opened(twins, game)
        played(twins, table, secrets, random.Random(3), 12)
        twins.ask("GET", f"/tables/{table}/record", secrets=secrets)


@pytest.mark.slow
def test_whole_games_go_in_the_python_of_the_browser_as_they_are_written_down(webassembly):
    for file in sorted(WRITTEN.glob("*-seed-*.txt")) if times(0, 1) else map(WRITTEN.joinpath, FEW):
        assert webassembly.played(file.name) == file.read_text(encoding="utf-8"), file.name


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES)[: times(1, 3)])
def test_a_whole_game_ends_the_same_and_is_told_again_the_same(twins, game):
    rng = random.Random(11)
    table, secrets = opened(twins, game)
    ended(twins, table, secrets, rng)
    for path in ("/record", "/replay", "/draws", "/view"):
        twins.ask("GET", f"/tables/{table}{path}", secrets=secrets)
    again = twins.ask("POST", f"/tables/{table}/rematch", {"seat": 0}, secrets)
    assert len(again["seats"]) == 2
    seats = wish()["seats"]
    twins.ask("POST", f"/tables/{table}/fork", {"move": 5, "seats": seats}, secrets)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES)[: times(1, 3)])
def test_a_game_is_judged_the_same(twins, game):
    table, secrets = opened(twins, game)
    seat = seen(twins, table, secrets)["decision"]["player"]
    twins.ask("GET", f"/tables/{table}/hint?seat={seat}", secrets=secrets)
    ended(twins, table, secrets, random.Random(11))
    for path in ("/odds", "/mistakes?seat=1")[: times(1, 2)]:
        settled(twins, f"/tables/{table}{path}", secrets)


def ended(twins, table, secrets, rng):
    """Play to the end on both sides, and compare only there."""
    ways = (
        lambda method, path, body=None: twins.client.request(
            method, f"/api{path}", json=body, headers=bearer(*secrets)
        ).json(),
        lambda method, path, body=None: twins.page.ask(method, path, body, secrets)[1],
    )
    state = rng.getstate()
    for ask in ways:
        rng.setstate(state)
        for number in range(2000):
            asked = ask("GET", f"/tables/{table}/view")["decision"]
            if asked is None:
                break
            view = ask("GET", f"/tables/{table}/view?looking={asked['player']}")
            action = rng.choice(view["actions"])["do"]
            act = {"seat": asked["player"], "version": view["version"], "key": f"key-{number:08}"}
            ask("POST", f"/tables/{table}/act", {**act, "action": action})


def settled(twins, path, secrets):
    """Ask for what is in the making until it is there on both sides."""
    for _ in range(60):
        one = twins.client.get(f"/api{path}", headers=bearer(*secrets))
        other = twins.page.ask("GET", path, None, secrets)
        if 202 not in (one.status_code, other[0]):
            break
    twins.ask("GET", path, secrets=secrets)


def test_undo_chat_why_and_leaving_are_answered_alike(twins):
    table, secrets = opened(twins)
    seat = seen(twins, table, secrets)["decision"]["player"]
    view = seen(twins, table, secrets, seat)
    action = view["actions"][0]["do"]
    twins.ask("GET", f"/tables/{table}/why?seat={seat}&action={action}", secrets=secrets)
    act = {"seat": seat, "version": view["version"], "key": "key-00000001", "action": action}
    twins.ask("POST", f"/tables/{table}/act", act, secrets)
    twins.ask("POST", f"/tables/{table}/act", act, secrets)  # sent again
    version = seen(twins, table, secrets)["version"]
    undo = {"seat": seat, "version": version, "key": "key-00000002"}
    twins.ask("POST", f"/tables/{table}/undo", undo, secrets)
    chat = {"seat": 1, "text": " Hello \n there ", "key": "key-00000003"}
    twins.ask("POST", f"/tables/{table}/chat", chat, secrets)
    twins.ask("POST", f"/tables/{table}/close", {"seat": 0, "agree": True}, secrets)
    twins.ask("GET", f"/tables/{table}/seats/0/data", secrets=secrets)
    twins.ask("POST", "/turns", {"tables": [{"table": table, "secrets": list(secrets)}]})


def test_lists_are_the_same(twins):
    for path in ("/games", "/puzzles", "/challenges/kingdoms?name=Anna", "/tables", "/health"):
        twins.ask("GET", path)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/lessons/classic/first", {"name": "Anna"}),
        ("/lessons/kingdoms/solo", {"name": "Anna"}),
        ("/positions/empty", {"game": "warcraft", "players": 2}),
    ],
)
def test_tables_to_learn_at_are_the_same(twins, path, body):
    told = twins.ask("POST", path, body)
    if "table" in told:
        seen(twins, told["table"], (told["seats"][0]["secret"],))


def test_puzzles_and_their_answers_are_the_same(twins):
    for each in twins.ask("GET", "/puzzles")["games"]:
        puzzle = each["puzzles"][0]["id"]
        twins.ask("GET", f"/puzzles/{each['game']}/{puzzle}")
        told = twins.ask("POST", f"/puzzles/{each['game']}/{puzzle}", {"name": "Anna"})
        secrets = (told["seats"][0]["secret"],)
        twins.ask("GET", f"/tables/{told['table']}/puzzle", secrets=secrets)


def pack_of_examples(name):
    return json.loads((PACKS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", list(GAMES))
def test_what_packs_and_maps_are_made_of_is_described_alike(twins, game):
    twins.ask("GET", f"/workshop/{game}/maps")
    twins.ask("GET", f"/workshop/{game}/schema")
    words = twins.client.get(f"/api/workshop/{game}/vocabulary").json()
    status, told = twins.page.ask("GET", f"/workshop/{game}/vocabulary")
    assert (status, told) == (200, {**words, "weighed": []})


def checked(twins, document):
    """What is wrong with something made; the server reads it back as well, the page by itself."""
    wish = {"game": document.get("game", "classic"), "document": document}
    one = twins.client.post("/api/workshop/check", json=wish).json()
    status, told = twins.page.ask("POST", "/workshop/check", wish)
    assert (status, told) == (200, {**one, "read": {}})
    return told["faults"]


@pytest.mark.parametrize("file", sorted(each.name for each in PACKS.glob("*.json")))
def test_packs_are_checked_and_tried_alike(twins, file):
    pack = pack_of_examples(file)
    assert checked(twins, pack) == []
    listed, things = next((n, e) for n, e in pack.items() if n in LISTS and e)
    game = pack.get("game", "classic")
    thing = {"game": game, "pack": pack, "list": listed, "thing": things[0]["id"]}
    if listed in ("races", "powers", "factions"):
        asked = {**thing, "seats": wish()["seats"]}  # what is dealt there follows from no seed
        assert twins.client.post("/api/workshop/table", json=asked).status_code == CREATED
        assert twins.page.ask("POST", "/workshop/table", asked)[0] == CREATED
    broken = {**pack, listed: [{**things[0], "effects": [{"type": "nothing"}]}]}
    assert checked(twins, broken)
    twins.refused("POST", "/workshop/table", {**thing, "pack": broken, "seats": wish()["seats"]})


def test_maps_are_checked_and_drawn_alike(twins):
    own = mirrored()
    assert checked(twins, own) == []
    drawing = {"game": "classic", "map": own, "orientation": "portrait"}
    assert twins.ask("POST", "/workshop/drawing", drawing)["regions"]
    assert checked(twins, {**own, "regions": own["regions"][:3]})
    twins.refused("POST", "/workshop/drawing", {**drawing, "map": {"regions": []}})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_goes_on_elsewhere_from_a_file(twins, game):
    table, secrets = opened(twins, game)
    played(twins, table, secrets, random.Random(5), 8)
    parcel = twins.ask("GET", f"/tables/{table}/parcel", secrets=secrets)
    seats = [{"kind": "me", "name": "P0"}, {"kind": "here", "name": "P1"}]
    told = twins.ask("POST", "/parcels", {"parcel": parcel, "seats": seats})
    after = tuple(seat["secret"] for seat in told["seats"])
    one = seen(twins, table, secrets)["decision"]
    assert one == seen(twins, told["table"], after)["decision"]
    played(twins, told["table"], after, random.Random(6), 4)
    again = twins.ask("GET", f"/tables/{told['table']}/parcel", secrets=after)
    twins.ask("POST", "/parcels", {"parcel": again, "seats": seats})


def test_a_game_from_elsewhere_is_refused_with_what_does_not_fit(twins):
    table, secrets = opened(twins)
    played(twins, table, secrets, random.Random(5), 8)
    twins.refused("GET", f"/tables/{table}/parcel", secrets=secrets[:1])
    parcel = twins.ask("GET", f"/tables/{table}/parcel", secrets=secrets)
    record, seats = parcel["record"], wish()["seats"]
    moves = record["moves"]
    faults = {
        "parcel_none": {"seats": []},
        "record_cut": {**parcel, "record": {**record, "moves": moves[:-2]}},
        "record_edited": {**parcel, "record": {**record, "hash": "0" * 32}},
        "record_rules": {**parcel, "record": {**record, "rules_version": 1}},
        "record_content": {**parcel, "record": {**record, "content": "0" * 32}},
    }
    for key, brought in faults.items():
        refused = twins.refused("POST", "/parcels", {"parcel": brought, "seats": seats})
        assert refused["key"] == key
    twins.refused("POST", "/parcels", {"parcel": parcel, "seats": seats[:1]})


def test_what_everybody_plays_alike_stays_at_its_table(twins):
    told = twins.ask("POST", "/lessons/classic/first", {"name": "Anna"})
    secrets = (told["seats"][0]["secret"],)
    refused = twins.refused("GET", f"/tables/{told['table']}/parcel", None, secrets)
    assert refused["key"] == "parcel_published"


ACT = {"seat": 0, "version": 3, "key": "key-00000001", "action": "decline"}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/nothing", None),
        ("GET", "/tables/unknown", None),
        ("POST", "/tables", {"game": "classic"}),
        ("POST", "/tables", wish("nothing")),
        ("POST", "/tables", wish(hints="yes")),
        ("POST", "/tables", wish(more=1)),
        ("POST", "/tables", wish(seal="x")),
        ("POST", "/tables", wish(options={"map": "nowhere"})),
        ("POST", "/tables", wish(clock={"kind": "fast", "seconds": 1})),
        ("POST", "/tables", {**wish(), "players": 9}),
        ("POST", "/tables", {**wish(), "players": True}),
        ("POST", "/tables/TABLE/act", {**ACT, "version": 999}),
        ("POST", "/tables/TABLE/act", {**ACT, "key": "short"}),
        ("POST", "/tables/TABLE/act", {**ACT, "seat": 8}),
        ("POST", "/tables/TABLE/act", {**ACT, "action": {"verb": "de cline", "arguments": []}}),
        ("POST", "/tables/TABLE/act", {**ACT, "action": "x" * 601}),
        ("POST", "/tables/TABLE/act", {**ACT, "action": "fly"}),
        ("POST", "/tables/TABLE/chat", {"seat": 0, "text": " ", "key": "key-00000001"}),
        ("POST", "/tables/TABLE/seats/5/return", {}),
        ("GET", "/tables/TABLE/view?looking=9", None),
        ("GET", "/tables/TABLE/view?since=many", None),
        ("GET", "/tables/TABLE/moments", None),
        ("GET", "/tables/TABLE/replay", None),
        ("GET", "/tables/TABLE/mistakes?seat=0", None),
        ("POST", "/tables/TABLE/rematch", {"seat": 0}),
        ("POST", "/lessons/classic/none", {"name": "Anna"}),
        ("POST", "/records", {"record": {"game": "classic"}}),
        ("POST", "/positions/best", {"game": "classic", "setup": {}, "position": {}}),
        ("GET", "/puzzles/classic/none", None),
        ("GET", "/challenges/classic?name=A", None),
        ("GET", "/challenges/kingdoms?day=2999-01-01", None),
    ],
)
def test_what_is_refused_is_refused_by_both(twins, method, path, body):
    table, secrets = opened(twins)
    twins.refused(method, path.replace("TABLE", table), body, secrets)


def test_an_action_may_be_said_in_parts(twins):
    table, secrets = opened(twins)
    seat = seen(twins, table, secrets)["decision"]["player"]
    view = seen(twins, table, secrets, seat)
    first = view["actions"][0]
    named = [{"name": each["name"], "value": each["value"]} for each in first["arguments"]]
    act = {"seat": seat, "version": view["version"], "key": "key-00000001"}
    said = {**act, "action": {"verb": first["verb"], "arguments": named}}
    twins.ask("POST", f"/tables/{table}/act", said, secrets)


def test_whoever_holds_no_seat_is_refused_by_both(twins):
    table, secrets = opened(twins, spectators=False)
    twins.refused("GET", f"/tables/{table}/view")
    twins.refused("POST", f"/tables/{table}/act", ACT)
    twins.refused("POST", f"/tables/{table}/act", ACT, ("wrong-secret",))
    seen(twins, table, secrets[:1])
