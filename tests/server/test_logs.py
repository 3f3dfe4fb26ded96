"""What goes wrong is logged without what it went wrong with."""

import json
import time

import pytest
from websockets.sync.client import connect

from elbowroom.server.http import calls, lesson_calls, middleware
from elbowroom.server.http.app import Settings
from elbowroom.server.http.calls import packs_of, room_of, rooms_of
from elbowroom.server.http.limits import Rates
from elbowroom.server.notices.calls import offer_of, own_secret
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.room import Room
from elbowroom.server.store.interface import JournalStore, StoreUnavailable
from elbowroom.server.store.sqlite import SqliteStore
from elbowroom.server.study import draft_calls, puzzle_calls
from elbowroom.server.study.calls import studies_of
from elbowroom.server.workshop import calls as workshop_calls
from elbowroom.server.workshop.calls import scales_of
from elbowroom.server.workshop.shelf_calls import publishing_of, shelf_of
from elbowroom.table.challenges import today
from tests.server.conftest import served
from tests.server.people import act, bearer, heard, hello, key, opened, say
from tests.server.test_concealed import at_war

pytestmark = pytest.mark.slow
NAME, LINE = "Grizelda Quillfeather", "meet me behind the mill"


class Fault(Exception):
    """Something nobody has thought of."""


@pytest.fixture
def house(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", Rates.of(0), bot_delay=0)
    serving = served(settings)
    with serving as client:
        serving.app = serving.server.config.app
        serving.port = client.base_url.port
        serving.http = client
        yield serving


def war(http):
    """A table at which a number was just set in secret; its id, its secrets, and that number."""
    seats = [{"kind": "me", "name": NAME}, {"kind": "me", "name": NAME}]
    table, secrets, seen = at_war(http, "me", "me", seats=seats)
    seat = seen["decision"]["player"]
    number = seen["actions"][-1]["do"]
    act(http, table, secrets[seat], seat, seen["version"], number)
    chat = {"seat": 0, "text": LINE, "key": key()}
    http.post(f"/api/tables/{table}/chat", json=chat, headers=bearer(secrets[0]))
    return table, secrets, number


KEY = "k" * 24


def bodies(secrets):
    """What each call is asked with; those that are not named here need nothing."""
    move = {"seat": 0, "version": 9, "key": key()}
    seats = [{"kind": "me", "name": NAME}] * 2
    drawn = {"game": "kingdoms", "setup": {"names": [NAME]}, "position": {"told": LINE}}
    return {
        "/api/tables": {"game": "kingdoms", "players": 2, "seats": seats},
        "/api/tables/{table}/seats/{seat}/take": {
            "name": NAME,
            "secret": secrets[1],
            "key": "k" * 32,
        },
        "/api/tables/{table}/seats/{seat}/bot": {"bot": "easy"},
        "/api/tables/{table}/act": move | {"action": "dial 3"},
        "/api/tables/{table}/undo": move,
        "/api/tables/{table}/chat": {"seat": 0, "text": LINE, "key": key()},
        "/api/tables/{table}/close": {"seat": 0, "agree": True},
        "/api/tables/{table}/rematch": {"seat": 0},
        "/api/tables/{table}/seats/{seat}/vote": {"seat": 0, "agree": True},
        "/api/tables/{table}/seats/{seat}/seal": {"seal": "0" * 64},
        "/api/tables/{table}/seats/{seat}/unseal": {"words": "w" * 32},
        "/api/tables/{table}/redraw": {"seat": 0},
        "/api/tables/{table}/seats/{seat}/erase": {"name": NAME},
        "/api/tables/{table}/seats/{seat}/recovery": {"code": secrets[0]},
        "/api/tables/{table}/report": {"seat": 0, "about": 1, "reason": "chat", "text": LINE},
        "/api/recover": {"code": secrets[1]},
        "/api/tables/{table}/fork": {"move": 1, "seats": seats},
        "/api/tables/{table}/study/stop": {},
        "/api/challenges/{game}": {"name": NAME, "day": today().isoformat()},
        "/api/turns": {"tables": [{"table": "a" * 16, "secrets": [secrets[0]]}]},
        "/api/notices/push": {"endpoint": "https://push.example/x", "p256dh": KEY, "auth": KEY},
        "/api/notices/mail": {"address": "mira@example.org"},
        "/api/notices/confirm": {"token": secrets[0]},
        "/api/tables/{table}/notices": {"listener": secrets[0]},
        "/api/lessons/{game}/{lesson}": {"name": NAME},
        "/api/positions/empty": {"game": "kingdoms", "players": 2},
        "/api/positions": drawn,
        "/api/positions/table": drawn | {"seats": seats},
        "/api/positions/best": drawn,
        "/api/records": {"record": {"game": NAME}},
        "/api/records/study": {"record": {"game": NAME}},
        "/api/parcels": {"parcel": {"record": {"game": NAME}}, "seats": seats},
        "/api/workshop/check": {"game": "classic", "document": {"name": NAME}},
        "/api/workshop/weigh": {"game": "classic", "pack": {}, "list": "races", "thing": NAME},
        "/api/workshop/table": {
            "game": "classic",
            "pack": {},
            "list": "races",
            "thing": NAME,
            "seats": seats,
        },
        "/api/workshop/drawing": {"game": "classic", "map": {"name": NAME}},
        "/api/puzzles/{game}/{puzzle}": {"name": NAME},
        "/api/shelf": {
            "game": "classic",
            "document": {"name": NAME},
            "author": NAME,
            "version": "1",
            "licence": "CC0-1.0",
        },
        "/api/shelf/{address}/withdraw": {},
        "/api/shelf/mine/forget": {"name": NAME},
    }


ASKED_OF_THE_STORE = [name for name in JournalStore.__abstractmethods__ if name != "close"]
QUERIES = {
    "/api/tables/{table}/why": {"seat": 0, "action": "dial 3"},
    "/api/tables/{table}/moments": {"move": 1},
    "/api/tables/{table}/hint": {"seat": 0},
    "/api/tables/{table}/mistakes": {"seat": 0},
    "/api/challenges/{game}": {"name": NAME},
    "/api/notices/stop": {"token": "t" * 32},
}


OF_NO_TABLE = [
    (lesson_calls, "lesson_named"),
    (draft_calls, "first_position"),
    (draft_calls, "drafted"),
    (draft_calls, "draft_plan"),
    (draft_calls, "told_record"),
    (draft_calls, "going_on"),
    (draft_calls, "parcel_plan"),
    (puzzle_calls, "puzzles_told"),
    (puzzle_calls, "answer_told"),
    (puzzle_calls, "try_plan"),
    (workshop_calls, "checked"),
    (workshop_calls, "sound"),
    (workshop_calls, "vocabulary"),
    (workshop_calls, "json_schema"),
    (workshop_calls, "map_words"),
    (workshop_calls, "drawable"),
]
"""What calls ask for that need no table."""


def call_all(house, table, secrets):
    """Make every call there is; give each with its answer."""
    wishes = bodies(secrets)
    answers = {}
    for path, method in routes(house.app):
        answers[f"{method} {path}"] = house.http.request(
            method,
            path.format(
                table=table,
                seat=1,
                game="kingdoms",
                lesson="first",
                puzzle="none",
                key="0" * 16,
                address="none",
                content="0" * 32,
            ),
            headers=bearer(*secrets.values()),
            params=QUERIES.get(path),
            json=wishes.get(path, {}) if method == "POST" else None,
        )
    return answers


def routes(app):
    """Every call there is, by its address and its methods, as the server describes them."""
    return [
        (path, method.upper())
        for path, methods in app.openapi()["paths"].items()
        for method in methods
    ]


class Trap:
    """Whatever is asked of it fails, with everything in its words."""

    def __init__(self, *given):
        self._given = given

    def __getattr__(self, name):
        raise Fault(repr(self._given))


def leaks(log, secrets, number):
    """What the log must not hold and does."""
    hidden = [*secrets.values(), NAME, LINE, f'"{number}"', f"'{number}'", "dial ", "seed"]
    return [each for each in hidden if each in log]


def test_a_fault_in_any_call_is_logged_without_a_secret_a_name_or_a_number(
    house, capfd, monkeypatch
):
    table, secrets, number = war(house.http)
    trap = Trap(secrets, number, NAME, LINE)
    for dependency in (
        rooms_of,
        room_of,
        packs_of,
        studies_of,
        offer_of,
        scales_of,
        shelf_of,
        publishing_of,
    ):
        monkeypatch.setitem(house.app.dependency_overrides, dependency, lambda: trap)
    monkeypatch.setitem(house.app.dependency_overrides, own_secret, lambda: secrets[0])
    monkeypatch.setattr(calls, "told_game", lambda _: trap.anything)
    monkeypatch.setattr(house.app.state, "address", trap)
    for place, asked in OF_NO_TABLE:
        monkeypatch.setattr(place, asked, lambda *_, **__: trap.anything)
    answers = call_all(house, table, secrets)
    assert len(answers) > 25
    for name, answer in answers.items():
        error = answer.json().get("error", {})
        assert (answer.status_code, error.get("code")) == (503, "unavailable"), name
        assert "Fault" not in answer.text
    log = capfd.readouterr().err
    assert log.count('"event": "unexpected"') == len(answers)
    assert leaks(log, secrets, number) == []


def test_a_fault_while_a_table_is_looked_at_is_logged_without_its_secrets(
    house, capfd, monkeypatch
):
    table, secrets, number = war(house.http)

    async def fail(room, *given):
        everything = vars(room) | {"given": given, "secrets": secrets, "number": number}
        raise Fault(repr(everything))

    monkeypatch.setattr(Room, "_snapshot", fail)
    answer = house.http.get(f"/api/tables/{table}/view", headers=bearer(*secrets.values()))
    assert answer.status_code == 503
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket") as line:
        say(line, type="hello", secrets=list(secrets.values()))
        assert json.loads(line.recv(timeout=5))["error"]["code"] == "unavailable"
    log = capfd.readouterr().err
    assert '"Fault"' in log
    assert leaks(log, secrets, number) == []


def test_a_fault_on_an_open_socket_is_answered_and_the_socket_lives(house, capfd, monkeypatch):
    table, secrets, number = war(house.http)

    def fail(*_, **__):
        raise RuntimeError(repr((secrets, number, NAME)))

    monkeypatch.setattr(Room, "explain", fail)
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket") as line:
        hello(line, *secrets.values())
        say(line, type="why", id=7, seat=0, action=number)
        answer = heard(line, "answer")
        assert (answer["id"], answer["error"]["code"]) == (7, "unavailable")
        say(line, type="ping")
        assert heard(line, "pong")
    log = capfd.readouterr().err
    assert '"RuntimeError"' in log
    assert leaks(log, secrets, number) == []


def test_a_fault_while_a_bot_is_asked_is_logged_without_its_hand(house, capfd, monkeypatch):
    async def fail(_, game, state, *__, **___):
        raise Fault(repr((game, state.to_dict())) + NAME)

    monkeypatch.setattr(Bots, "choose", fail)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    opened(house.http, "random", "random", game="kingdoms", seats=seats)
    log = written(capfd)
    assert '"Fault"' in log
    assert NAME not in log
    assert '"coins"' not in log


def written(capfd):
    """Wait for a line of the log."""
    log, patience = "", time.monotonic() + 10
    while not log and time.monotonic() < patience:
        time.sleep(0.02)
        log = capfd.readouterr().err
    return log


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "x" * 5000, "/%ff%fe", "/..%00/x"])
def test_an_address_that_cannot_be_a_file_is_not_there_and_leaves_no_trace(house, capfd, path):
    answer = house.http.get(path, headers=bearer("a-secret-of-somebody"))
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_call")
    log = capfd.readouterr().err
    assert "a-secret-of-somebody" not in log
    assert "trace" not in log


@pytest.mark.parametrize(
    "path",
    ["/t/abc%23s=hush-hush-hush", "/t/abc;s=hush-hush-hush", "/hush%20hush%20hush/" + "x" * 9000],
)
def test_of_an_address_that_is_not_ours_only_the_beginning_is_logged(house, monkeypatch, path):
    written_down = []

    class Log:
        def info(self, event, **more):
            written_down.append({"event": event, **more})

    monkeypatch.setattr(middleware, "log", Log())
    house.http.get(path)
    patience = time.monotonic() + 30
    while not written_down and time.monotonic() < patience:
        time.sleep(0.01)  # a call is noted once it has been answered
    assert [line["event"] for line in written_down] == ["call"]
    log = json.dumps(written_down)
    assert "hush-hush" not in log
    assert "hush hush" not in log
    assert len(log) < 500


def test_a_database_that_is_away_is_told_by_every_call_and_no_secret_is_logged(
    house, capfd, monkeypatch
):
    table, secrets, number = war(house.http)

    async def away(*_, **__):
        raise StoreUnavailable("the database does not answer")

    for name in ASKED_OF_THE_STORE:
        monkeypatch.setattr(SqliteStore, name, away)
    answers = call_all(house, table, secrets)
    assert {answer.status_code for answer in answers.values()} <= {200, 202, 400, 403, 409, 503}
    for must in ("GET /api/tables/{table}/view", "POST /api/tables", "GET /api/tables"):
        assert answers[must].status_code == 503, must
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket") as line:
        say(line, type="hello", secrets=list(secrets.values()))
        assert json.loads(line.recv(timeout=5))["error"]["code"] == "unavailable"
    log = capfd.readouterr().err
    assert '"unexpected"' not in log
    assert "trace" not in log
    assert leaks(log, secrets, number) == []


def test_a_second_hello_while_the_database_is_away_is_answered(house, monkeypatch):
    table, secrets = opened(house.http, "me", "random")
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket") as line:
        hello(line, secrets[0])

        async def away(*_, **__):
            raise StoreUnavailable("the database does not answer")

        monkeypatch.setattr(SqliteStore, "entries_since", away)
        say(line, type="hello", secrets=[secrets[0]])
        assert heard(line, "answer")["error"]["code"] == "unavailable"
        monkeypatch.undo()
        assert hello(line, secrets[0])["yours"] == [0]
