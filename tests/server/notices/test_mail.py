"""Being told by letters: through a local mail server, only to whoever has said so."""

import email
import email.policy
import re
import socket
import sqlite3
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from aiosmtpd.controller import Controller

from elbowroom.server.notices.mail import BadMailServer, is_address, mail_server_at
from elbowroom.server.notices.settings import BadNotices, notices_of
from tests.server.notices.sinks import until
from tests.server.notices.test_push import AWAKE, table_of_two, turn_to, want
from tests.server.people import bearer

ADDRESS = "mira@example.org"
SERVER = "https://games.example"


class MailBox:
    """A mail server that keeps letters, and refuses whom the test says."""

    def __init__(self):
        self.letters = []
        self.refused = None
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        self.controller = Controller(self, "127.0.0.1", self.port)

    async def handle_RCPT(self, _server, _session, envelope, address, _options):  # noqa: N802 - aiosmtpd's name
        if self.refused:
            return self.refused
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server, _session, envelope):  # noqa: N802 - aiosmtpd's name
        self.letters.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    @property
    def url(self):
        return f"smtp://127.0.0.1:{self.port}"


@pytest.fixture
def box():
    found = MailBox()
    found.controller.start()
    yield found
    found.controller.stop()


@pytest.fixture
def client(serving, box):
    more = {"address": SERVER, "smtp": box.url, "mail_from": "Elbowroom <games@games.example>"}
    with serving(**more) as found:
        yield found


def write_to(client, browser, address=ADDRESS, language="cs"):
    body = {"address": address, "language": language, **AWAKE}
    return client.post("/api/notices/mail", json=body, headers=bearer(browser.secret))


def link_in(letter, purpose):
    return re.search(rf"{re.escape(SERVER)}/notices#{purpose}=(\S+)", letter.get_content())[1]


def confirmed(client, browser, box):
    assert write_to(client, browser).json()["confirmed"] is False
    (asking,) = box.letters
    answer = client.post("/api/notices/confirm", json={"token": link_in(asking, "confirm")})
    assert answer.json() == {"done": "confirmed"}
    return box.letters.pop()


def test_an_address_is_asked_first_and_then_told_in_its_language(client, browser, box):
    table, secrets = table_of_two(client)
    write_to(client, browser)
    want(client, browser, table, secrets[1])
    turn_to(client, table, secrets, 1)
    turn_to(client, table, secrets, 0)
    (asking,) = box.letters
    assert asking["Subject"] == "Má ti Elbowroom psát?"
    box.letters.clear()
    token = link_in(asking, "confirm")
    assert client.post("/api/notices/confirm", json={"token": token + "x"}).status_code == 409
    assert client.post("/api/notices/confirm", json={"token": token}).status_code == 200
    mine = client.get("/api/notices/mine", headers=bearer(browser.secret)).json()
    assert (mine["mail"], mine["confirmed"]) == (ADDRESS, True)
    turn_to(client, table, secrets, 1)
    letter = until(lambda: box.letters and box.letters[0], "the letter")
    assert letter["Subject"] == "Jsi na tahu: Small World · me0"
    assert letter["To"] == ADDRESS
    assert "me0 má odehráno. Tah" in letter.get_content()
    assert f"{SERVER}/t/{table}?news" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = urlsplit(letter["List-Unsubscribe"].strip("<>"))
    assert client.post(f"{stop.path}?{stop.query}", data={"List-Unsubscribe": "One-Click"}).json()
    mine = client.get("/api/notices/mine", headers=bearer(browser.secret)).json()
    assert (mine["mail"], mine["tables"]) == (None, [])
    assert client.post(f"{stop.path}?{stop.query}").json() == {"done": "stopped"}
    assert client.post(f"{stop.path}?token=other.token").status_code == 409


def test_every_letter_brings_the_link_that_stops_them(client, browser, box):
    asking = confirmed(client, browser, box)
    token = link_in(asking, "stop")
    assert client.post("/api/notices/stop", params={"token": token}).status_code == 200
    mine = client.get("/api/notices/mine", headers=bearer(browser.secret)).json()
    assert mine["mail"] is None
    assert client.post("/api/notices/confirm", json={"token": token}).status_code == 409


def test_nobody_is_asked_again_and_again(client, browser, box):
    for number in range(3):
        browser.secret = f"a-secret-of-browser-number-{number}"
        assert write_to(client, browser).status_code == 200
    browser.secret = f"a-secret-of-browser-number-{number + 1}"
    assert write_to(client, browser).status_code == 429
    assert len(box.letters) == 3


@pytest.mark.parametrize("address", ["mira", "mira@", "a b@c.de", "mira@example.org\nBcc: x@y.z"])
def test_what_is_no_address_is_refused(client, browser, box, address):
    assert write_to(client, browser, address).status_code == 400
    assert not box.letters


def test_a_mail_server_that_is_down_is_told_at_once_and_asked_later(
    serving, browser, box, tmp_path
):
    more = {"address": SERVER, "smtp": box.url, "mail_from": "games@games.example"}
    with serving(**more) as client:
        confirmed(client, browser, box)
        table, secrets = table_of_two(client)
        want(client, browser, table, secrets[1])
        box.controller.stop()
        turn_to(client, table, secrets, 1)
        other = type(browser)()
        answer = write_to(client, other, "other@example.org")
        assert answer.status_code == 503
        assert "mail server does not answer" in answer.json()["error"]["message"]
        mine = client.get("/api/notices/mine", headers=bearer(other.secret)).json()
        assert mine["mail"] is None
        mine = client.get("/api/notices/mine", headers=bearer(browser.secret)).json()
        assert (mine["mail"], mine["confirmed"]) == (ADDRESS, True)

        def put_off():
            with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
                query = "SELECT tries FROM notices WHERE due IS NOT NULL"
                return stored.execute(query).fetchone()

        assert until(put_off, "another time") == (1,)
    box.controller = Controller(box, "127.0.0.1", box.port)
    box.controller.start()


def test_an_address_the_mail_server_refuses_for_good_is_forgotten(client, browser, box, tmp_path):
    confirmed(client, browser, box)
    table, secrets = table_of_two(client)
    want(client, browser, table, secrets[1])
    box.refused = "550 no such user"
    turn_to(client, table, secrets, 1)

    def left():
        with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
            return stored.execute("SELECT count(*) FROM listeners").fetchone()[0]

    until(lambda: not left(), "forgetting")
    assert write_to(client, browser).status_code == 409


def test_the_mail_server_is_given_in_one_line():
    server = mail_server_at("smtps://mira:w%40rd@mail.example", "Us <us@games.example>")
    assert (server.host, server.port, server.tls) == ("mail.example", 465, True)
    assert (server.user, server.password) == ("mira", "w@rd")
    assert mail_server_at("smtp://mail.example", "us@games.example").port == 587
    for url, sender in [
        ("http://mail.example", "us@games.example"),
        ("smtp://", "us@games.example"),
        ("smtp://mail.example:port", "us@games.example"),
        ("smtp://mail.example", "nobody"),
    ]:
        with pytest.raises(BadMailServer):
            mail_server_at(url, sender)


def test_what_an_operator_gives_is_checked_before_the_start(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def given(address=None, smtp=None, mail_from=None):
        return notices_of(database, address, smtp, mail_from, None, tmp_path)

    assert given().key_file == tmp_path / "notices.key"
    assert given("https://games.example/").contact == "https://games.example"
    for wrong in [
        ("games.example",),
        (None, "smtp://mail.example", "us@games.example"),
        ("https://games.example", "smtp://mail.example"),
        ("https://games.example", "mail.example", "us@games.example"),
    ]:
        with pytest.raises(BadNotices):
            given(*wrong)


def test_addresses_are_those_of_one_person():
    assert is_address("mira.o'neil+games@mail.example.org")
    assert not is_address("mira@example.org, tomas@example.org")
