"""Being told by the browser: to a local push service, opened with the browser's own keys."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing

import pytest
from websockets.sync.client import connect

from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.notices import teller
from elbowroom.server.notices.keys import Keys
from elbowroom.server.notices.webpush import BadEndpoint, Message, Pusher, Subscription, checked
from elbowroom.server.notices.wording import in_words
from elbowroom.text.catalogue import texts
from tests.server.conftest import served
from tests.server.notices.sinks import claims_of, until
from tests.server.people import bearer, hello, opened, play_on, say

DAYS = {"kind": "days", "days": 2}
AWAKE = {"quiet": [0, 0]}


def subscribe(client, browser, endpoint, **more):
    body = {**browser.subscription(endpoint), "language": "en", **AWAKE, **more}
    return client.post("/api/notices/push", json=body, headers=bearer(browser.secret))


def want(client, browser, table, *secrets, on=True):
    body = {"listener": browser.secret, "want": on}
    answer = client.post(f"/api/tables/{table}/notices", json=body, headers=bearer(*secrets))
    assert answer.status_code == 200, answer.text
    return answer.json()


def table_of_two(client):
    """A table at a pace of days, where seat 0 is asked."""
    table, secrets = opened(client, "me", "here", clock=DAYS)
    turn_to(client, table, secrets, 0)
    return table, secrets


@pytest.fixture
def told(client, sink, browser):
    """A table of two at a pace of days; whoever sits at seat 1 is told."""
    table, secrets = table_of_two(client)
    assert subscribe(client, browser, sink.url).status_code == 200
    assert want(client, browser, table, secrets[1])["tables"] == [table]
    return table, secrets


def turn_to(client, table, secrets, seat):
    """Play until a seat is asked."""
    return play_on(client, table, secrets, until=lambda seen: seen["decision"]["player"] == seat)


def in_any_turn(body):
    """What is told, whoever began."""
    return re.sub(r"\d+ (of|z|af) 10", r"N \1 10", body)


def messages(sink, browser):
    return [browser.opened(body) for _, _, body in sink.got]


def test_whoever_is_away_is_told_of_their_turn_once_and_of_nothing_hidden(
    client, sink, browser, told
):
    table, secrets = told
    turn_to(client, table, secrets, 1)
    path, headers, body = until(lambda: sink.got and sink.got[0], "the notice")
    message = browser.opened(body)
    assert path == "/push/one"
    assert {**message, "body": in_any_turn(message["body"])} == {
        "kind": "turn",
        "table": table,
        "url": f"/t/{table}?news",
        "title": "Your turn: Small World · me0",
        "body": "me0 has played. Turn N of 10, 2 days left.",
        "lang": "en",
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert (headers["urgency"], len(headers["topic"])) == ("normal", 24)
    assert 0 < int(headers["ttl"]) <= 2 * 86400
    claims = claims_of(headers["authorization"])
    assert sink.url.startswith(claims["aud"])
    assert claims["sub"].startswith("https://")
    said = {"seat": 0, "text": "hurry", "key": "key-hurry"}
    client.post(f"/api/tables/{table}/chat", json=said, headers=bearer(secrets[0]))
    assert len(sink.got) == 1
    turn_to(client, table, secrets, 0)
    until(lambda: messages(sink, browser)[-1]["kind"] == "withdrawn", "the withdrawal")
    assert messages(sink, browser)[-1] == {"kind": "withdrawn", "table": table}
    assert {each["topic"] for _, each, _ in sink.got} == {headers["topic"]}
    turn_to(client, table, secrets, 1)
    until(lambda: messages(sink, browser)[-1]["kind"] == "turn", "the next turn")


def test_whoever_looks_is_not_told_and_whoever_looks_elsewhere_is(client, sink, browser, told):
    table, secrets = told
    port = client.base_url.port
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket") as line:
        hello(line, secrets[1])
        turn_to(client, table, secrets, 1)
        turn_to(client, table, secrets, 0)
        assert not sink.got
        say(line, type="attend", here=False)
        turn_to(client, table, secrets, 1)
        until(lambda: sink.got, "the notice")
    assert {each["kind"] for each in messages(sink, browser)} == {"turn"}


def test_the_end_of_a_game_and_the_invitation_to_another_are_told(client, sink, browser, told):
    table, secrets = told
    for seat in (0, 1):
        body = {"seat": seat, "agree": True}
        client.post(f"/api/tables/{table}/close", json=body, headers=bearer(secrets[seat]))
    until(lambda: sink.got, "the end")
    again = client.post(
        f"/api/tables/{table}/rematch", json={"seat": 0}, headers=bearer(secrets[0])
    ).json()["table"]
    until(lambda: len(sink.got) > 1, "the invitation")
    end, invited = messages(sink, browser)[:2]
    assert (end["kind"], end["title"]) == ("closed", "Table closed: Small World · me0")
    assert (invited["kind"], invited["url"]) == ("invited", f"/t/{again}")
    assert invited["body"] == "me0 invites you to another game."
    turn_to(client, again, secrets, 0)
    turn_to(client, again, secrets, 1)
    until(lambda: any(each["table"] == again for each in messages(sink, browser)), "a turn there")


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_subscription_that_is_gone_is_forgotten(client, sink, browser, told, status):
    table, secrets = told
    sink.answers = [(status, {})]
    turn_to(client, table, secrets, 1)
    until(lambda: sink.got, "the notice")

    def mine():
        return client.get("/api/notices/mine", headers=bearer(browser.secret)).json()

    until(lambda: not mine()["push"], "forgetting")
    assert mine()["tables"] == []


@pytest.mark.parametrize("status", [429, 500])
def test_a_push_service_that_is_busy_is_left_alone_and_told_later(
    client, sink, told, status, tmp_path
):
    table, secrets = told
    sink.answers = [(status, {"retry-after": "7200"})]
    turn_to(client, table, secrets, 1)
    until(lambda: sink.got, "the first try")

    def kept():
        with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
            return stored.execute("SELECT due, tries FROM notices WHERE tries = 1").fetchone()

    due, tries = until(kept, "another time")
    assert (tries, due > "2026") == (1, True)
    turn_to(client, table, secrets, 0)
    turn_to(client, table, secrets, 1)
    assert len(sink.got) == 1, "it was asked again before its time"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        stored.execute("UPDATE notices SET due = '2026-01-01T00:00:00.000Z'")
        stored.commit()
    assert len(sink.got) == 1


def test_no_try_is_later_than_a_bound_nor_sooner_than_asked():
    waits = [teller.Teller._hold(Held(), "way", asked) for asked in (None, 90.0, 10**9)]
    assert waits == [teller.FIRST_WAIT, 90.0, teller.LONGEST_WAIT]


class Held:
    def __init__(self):
        self._held = {}


def test_quiet_hours_put_a_notice_off_and_it_comes_after_them(client, sink, browser, tmp_path):
    table, secrets = table_of_two(client)
    subscribe(client, browser, sink.url, quiet=[0, 23])
    subscribe(client, browser, sink.url, quiet=[0, 23], zone="Nowhere/Land", offset=0)
    want(client, browser, table, secrets[1])
    hour = client.get("/api/notices/mine", headers=bearer(browser.secret)).json()["quiet"]
    assert hour == [0, 23]
    turn_to(client, table, secrets, 1)

    def due():
        with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
            return stored.execute("SELECT due FROM notices WHERE due IS NOT NULL").fetchone()

    (when,) = until(lambda: due() or (sink.got and ("in the last hour",)), "the time")
    if when != "in the last hour":
        assert when[11:16] == "23:00"
        assert not sink.got
        answer = client.post(
            "/api/notices/habits", json={"quiet": [0, 0]}, headers=bearer(browser.secret)
        )
        assert answer.json()["quiet"] == [0, 0]
        with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
            stored.execute("UPDATE notices SET due = '2026-01-01T00:00:00.000Z'")
            stored.commit()
    until(lambda: sink.got, "the notice")


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        (
            "cs",
            "Jsi na tahu: Small World · me0",
            "me0 má odehráno. Tah N z 10, máš ještě 2 dny.",
        ),
        (
            "pl",
            "Twoja tura: Small World · me0",
            "me0 ma swój ruch za sobą. Runda N z 10, masz jeszcze 2 dni.",
        ),
        (
            "is",
            "Þú átt leik: Smáheimar · me0",
            "me0 hefur leikið. Umferð N af 10, þú hefur enn 2 daga.",
        ),
    ],
)
def test_it_is_told_in_the_readers_language(client, sink, browser, language, title, body):
    table, secrets = table_of_two(client)
    subscribe(client, browser, sink.url, language=language)
    want(client, browser, table, secrets[1])
    turn_to(client, table, secrets, 1)
    until(lambda: sink.got, "the notice")
    message = messages(sink, browser)[0]
    assert (message["title"], in_any_turn(message["body"])) == (title, body)


def test_one_press_stops_everything(client, sink, browser, told, tmp_path):
    table, secrets = told
    answer = client.delete("/api/notices", headers=bearer(browser.secret))
    assert (answer.json()["push"], answer.json()["tables"]) == (False, [])
    turn_to(client, table, secrets, 1)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        assert stored.execute("SELECT count(*) FROM listeners").fetchone() == (0,)
    assert not sink.got


def test_one_table_can_be_left_out(client, browser, told):
    table, secrets = told
    assert want(client, browser, table, secrets[1], on=False)["tables"] == []


def test_only_whoever_holds_a_seat_is_told_about_it(client, browser, told):
    table, _ = told
    answer = client.post(
        f"/api/tables/{table}/notices",
        json={"listener": browser.secret},
        headers=bearer("another-secret-than-any"),
    )
    assert answer.status_code == 403
    assert client.get("/api/notices/mine").status_code == 403


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/one",
        "https://10.0.0.7/one",
        "https://[::1]/one",
        "https://[::ffff:192.168.0.1]/one",
        "https://169.254.169.254/latest",
        "https://user:word@push.example/one",
        "https://push.example:8443/one",
        "ftp://push.example/one",
        "https:///one",
        "https://push.example:nine/one",
        "https://push.example/" + "x" * 1010,
    ],
)
def test_an_endpoint_is_a_strangers_address_and_looked_at(browser, endpoint):
    with pytest.raises(BadEndpoint):
        checked(Subscription(**browser.subscription(endpoint)))


def test_a_name_that_leads_to_this_network_is_refused_when_it_is_used(browser):
    async def send():
        pusher = Pusher(Keys(b"x" * 32), "https://games.example")
        subscription = Subscription(**browser.subscription("https://localhost/one"))
        try:
            return await pusher.send(subscription, Message({}, "t", 60))
        finally:
            await pusher.close()

    assert asyncio.run(send()).word == "gone"


def test_keys_that_are_none_are_refused(client, browser, sink):
    body = browser.subscription(sink.url) | {"p256dh": "AAAAAAAAAAAA"}
    answer = client.post("/api/notices/push", json=body, headers=bearer(browser.secret))
    assert answer.status_code == 400
    assert "no keys of a subscription" in answer.json()["error"]["message"]


@pytest.mark.usefixtures("told")
def test_the_database_and_its_backups_tell_nobodys_endpoint(sink, browser, tmp_path):
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        dumped = "\n".join(stored.iterdump())
    key = (tmp_path / "notices.key").read_text().strip()
    assert (tmp_path / "notices.key").stat().st_mode & 0o777 == 0o600
    for secret in (sink.url, browser.subscription("")["p256dh"], browser.secret, key):
        assert secret not in dumped


def test_the_key_lasts_and_another_key_tells_nobody(serving, sink, browser, tmp_path):
    with serving() as client:
        first = client.get("/api/notices").json()
        subscribe(client, browser, sink.url)
    with serving() as client:
        assert client.get("/api/notices").json() == first
        assert first["mail"] is False
    (tmp_path / "notices.key").unlink()
    with serving() as client:
        assert client.get("/api/notices").json()["push"] != first["push"]
        mine = client.get("/api/notices/mine", headers=bearer(browser.secret)).json()
        assert mine["push"] is False


def test_ones_own_data_hold_how_one_is_told_and_forgetting_takes_it_along(
    client, sink, told, tmp_path
):
    table, secrets = told
    path = f"/api/tables/{table}/seats/1/data"
    (kept,) = client.get(path, headers=bearer(secrets[1])).json()["notices"]
    assert (kept["kind"], kept["endpoint"], kept["language"]) == ("push", sink.url, "en")
    assert (
        client.get(f"/api/tables/{table}/seats/0/data", headers=bearer(secrets[0])).json()[
            "notices"
        ]
        == []
    )
    client.post(
        f"/api/tables/{table}/seats/1/erase", json={"name": "here1"}, headers=bearer(secrets[1])
    )
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        assert stored.execute("SELECT count(*) FROM listeners").fetchone() == (0,)
        assert stored.execute("SELECT count(*) FROM notices").fetchone() == (0,)


def test_a_table_that_is_gone_takes_its_notices_along(client, told, tmp_path):
    table, secrets = told
    for seat in (0, 1):
        client.post(
            f"/api/tables/{table}/seats/{seat}/erase",
            json={"name": ("me0", "here1")[seat]},
            headers=bearer(secrets[seat]),
        )
    assert client.get(f"/api/tables/{table}").status_code == 404
    lines = client.post(
        "/api/turns", json={"tables": [{"table": table, "secrets": [secrets[1]]}]}
    ).json()["tables"]
    assert lines[0]["status"] == "gone"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        assert stored.execute("SELECT count(*) FROM notices").fetchone() == (0,)


def test_ones_tables_are_told_with_whose_turn_it_is_and_the_time_left(client, told):
    table, secrets = told
    turn_to(client, table, secrets, 1)
    other, theirs = opened(client, "me", "open")
    body = {
        "tables": [
            {"table": table, "secrets": [secrets[1]]},
            {"table": other, "secrets": [theirs[0]]},
            {"table": table, "secrets": ["not-a-secret-of-it"]},
            {"table": "nosuchtable", "secrets": []},
        ]
    }
    answer = client.post("/api/turns", json=body)
    lines = answer.json()["tables"]
    assert [line["status"] for line in lines] == ["playing", "waiting", "not_yours", "gone"]
    assert (lines[0]["asked"], lines[0]["yours"]) == (1, [1])
    assert lines[0]["allowance"] == 2 * 86400
    assert 86400 < lines[0]["seconds"] <= 2 * 86400
    assert lines[0]["round"] in (1, 2)
    assert lines[0]["rounds"] == 10
    assert (lines[1]["open_seats"], lines[1]["asked"]) == (1, None)
    assert lines[2]["names"] == []
    assert "coins" not in json.dumps(lines)


def test_a_server_without_notices_says_so(tmp_path, browser, sink):
    with served(Settings(f"sqlite:///{tmp_path / 'plain.db'}", Rates.of(0))) as client:
        assert client.get("/api/notices").json() == {"push": None, "mail": False}
        answer = subscribe(client, browser, sink.url)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_now")


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(158400, "1 day 20 hours"), (7200, "2 hours"), (5400, "1 hour 30 minutes"), (20, "1 minute")],
)
def test_times_are_told_by_their_two_largest_parts(seconds, told):
    assert in_words(seconds, texts("en")) == told
