"""What somebody may not know never leaves the server: planted, then searched in every byte."""

import pytest

from elbowroom.protocol import views
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.rooms import bots
from elbowroom.table import replays
from tests.server.conftest import served
from tests.server.serving import Server
from tests.server.spying import MARKS, PLANTED, leaks, planted, spied

pytestmark = pytest.mark.slow


def test_no_secret_is_in_anything_sent_or_logged(tmp_path):
    server = Server(tmp_path)
    new = planted(server.database)
    server.start()
    try:
        spies = spied(server.url, new)
    finally:
        server.stop()
    assert leaks(spies, new, server.log.read_text()) == []
    for seat in range(3):
        assert MARKS[seat] in "\n".join(spies[seat].heard), "a seat sees its own coins"
    assert MARKS[0] in "\n".join(spies[4].heard), "of a shared device only the seat that looks"
    assert "illegal" in "\n".join(spies[0].heard)
    assert any('"runner_up":' in heard for spy in spies for heard in spy.heard), "a hint"
    assert '"undone"' in "\n".join(spies[3].heard)


@pytest.mark.parametrize("filter_off", ["everywhere", "record", "own"])
def test_the_search_finds_a_filter_that_is_switched_off(tmp_path, monkeypatch, filter_off):
    def everything(state, _):
        return state

    if filter_off == "everywhere":
        monkeypatch.setattr(views, "seen_by", everything)
        monkeypatch.setattr(bots, "seen_by", everything)
    elif filter_off == "record":
        monkeypatch.setattr(replays, "public_position", lambda state, **_: state.position_dict())
    else:
        monkeypatch.setattr(
            views.TableView, "own", lambda self, seat: self.state.own_secrets(1 - min(seat, 1))
        )
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new = planted(database)
    with served(Settings(database, Rates.of(0), bot_delay=0)) as client:
        spies = spied(str(client.base_url).rstrip("/"), new, turns=9)
    found = leaks(spies, new, "")
    assert any(leak.startswith("coins of") for leak in found), found


def test_the_search_finds_every_other_kind_of_secret(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    new = planted(database)
    coins = [f"coins={number + 17}," for number in PLANTED]
    text = " ".join([*new.secrets.values(), *new.given.values(), *coins])
    found = leaks([], new, text)
    assert len(found) == 1 + 3 + 3 + 3
