"""The names a server answers to: what stops a page that points its own name at this machine."""

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from elbowroom.server.http.app import Settings
from elbowroom.server.http.hosts import Hosts
from elbowroom.server.http.limits import Rates
from elbowroom.table.refused import Refused
from tests.server.conftest import served
from tests.server.people import hello, opened

OURS = ["localhost", "LOCALHOST:8722", "127.0.0.1", "127.0.0.9:80", "[::1]:8722", "a.localhost."]
FOREIGN = ["evil.example", "evil.example:8722", "localhost.evil.example", "127.0.0.1.evil", "", "["]


@pytest.mark.parametrize("host", OURS)
def test_names_of_this_machine_are_always_allowed(host):
    Hosts(()).check(host)


@pytest.mark.parametrize("host", [*FOREIGN, None, "192.0.2.7", "[2001:db8::1]"])
def test_other_names_are_refused(host):
    with pytest.raises(Refused, match="but to localhost"):
        Hosts(()).check(host)


def test_names_given_are_allowed_with_any_port():
    hosts = Hosts(("Games.Example", "192.0.2.7"))
    for host in ("games.example", "games.example:443", "GAMES.example.", "192.0.2.7:80"):
        hosts.check(host)
    with pytest.raises(Refused, match=r"192\.0\.2\.7, games\.example, localhost"):
        hosts.check("evil.example")
    Hosts(None).check("anything.example")


@pytest.fixture
def at_home(tmp_path):
    """The server as `elbowroom play` starts it."""
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0), bot_delay=0, hosts=())
    with served(settings) as client:
        yield client


@pytest.mark.parametrize("path", ["/api/health", "/api/tables", "/", "/t/abc"])
def test_a_call_to_another_name_gets_nothing(at_home, path):
    answer = at_home.get(path, headers={"host": "evil.example"})
    assert answer.status_code == 403
    assert "does not answer to 'evil.example'" in answer.json()["error"]["message"]
    assert at_home.get("/api/health").status_code == 200


def test_a_call_that_changes_something_through_another_name_is_refused(at_home):
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    body = {"game": "classic", "players": 2, "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert at_home.post("/api/tables", json=body, headers=headers).status_code == 403


def test_a_socket_through_another_name_is_refused(at_home):
    table, _ = opened(at_home, "me", "here")
    port = at_home.base_url.port
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    with connect(address) as line:
        assert hello(line)["table"] == table
    with pytest.raises(InvalidStatus, match="403"), socket_called("evil.example", port, table):
        pass


def socket_called(name, port, table):
    """Connect to this machine by another name, as a browser does after DNS rebinding."""
    import socket  # noqa: PLC0415 - the name is common

    line = socket.create_connection(("127.0.0.1", port))
    return connect(f"ws://{name}:{port}/api/tables/{table}/socket", sock=line)


def test_play_answers_to_this_machine_only(monkeypatch, tmp_path):
    from elbowroom.cli import serve  # noqa: PLC0415 - what is patched

    taken = []

    def serve_not(settings, listener, _):
        listener.close()
        taken.append(settings)

    monkeypatch.setattr(serve, "serve", serve_not)
    monkeypatch.setattr(serve, "serve_and_hand_over", serve_not)
    serve.play_in_browser(0, True, tmp_path, None)  # noqa: FBT003 - as the command calls it
    serve.serve_others("127.0.0.1", 0, f"sqlite:///{tmp_path / 'a.db'}", 1, 0, 0, ["games.example"])
    serve.serve_others("127.0.0.1", 0, f"sqlite:///{tmp_path / 'b.db'}", 1, 0, 0)
    assert [settings.hosts for settings in taken] == [(), ("games.example",), None]
    assert all(settings.alone and settings.address is None for settings in taken)


def test_the_local_network_is_let_in_when_asked_for_and_told_the_address(
    monkeypatch, tmp_path, capsys
):
    from elbowroom.cli import serve  # noqa: PLC0415 - what is patched

    taken = []

    def serve_not(settings, listener, told):
        assert listener.getsockname()[0] == "0.0.0.0"  # noqa: S104 - as asked for
        listener.close()
        taken.append(settings)
        told()

    monkeypatch.setattr(serve, "serve_and_hand_over", serve_not)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    serve.serve_others("127.0.0.1", 0, f"sqlite:///{tmp_path / 'a.db'}", 1, 0, 0, lan=True)
    (settings,) = taken
    assert settings.address is not None
    assert settings.address.startswith("http://192.0.2.7:")
    assert not settings.alone
    told = capsys.readouterr().out
    assert f"Serving on {settings.address}/" in told
    assert told.count("█") > 100, "the address as a QR code"
    serve.announce("http://127.0.0.1:1/", tmp_path, True, "pl", settings.address)  # noqa: FBT003 - as told
    assert "Dla telefonów i komputerów w tej sieci: http://192.0.2.7:" in capsys.readouterr().out


def test_without_a_network_there_is_none_to_let_in(monkeypatch, tmp_path):
    from elbowroom.cli import serve  # noqa: PLC0415 - what is patched

    monkeypatch.setattr(serve, "lan_address", lambda: None)
    with pytest.raises(serve.CannotServe, match="in no network"):
        serve.play_in_browser(0, True, tmp_path, None, lan=True)  # noqa: FBT003 - as the command does
