import pytest

from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.notices.settings import NoticeSettings
from tests.server.conftest import served
from tests.server.notices.sinks import Browser, Sink


@pytest.fixture
def sink():
    found = Sink()
    yield found
    found.close()


@pytest.fixture
def browser():
    return Browser()


@pytest.fixture
def serving(tmp_path):
    """A server that tells people at once; given more, a mail server for instance."""

    def start(**more):
        notices = NoticeSettings(
            tmp_path / "notices.key", local=True, tick=0.02, push_after=0, mail_after=0, **more
        )
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        return served(Settings(database, Rates.of(0), bot_delay=0, notices=notices))

    return start


@pytest.fixture
def client(serving):
    with serving() as found:
        yield found
