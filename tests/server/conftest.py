import threading

import httpx
import pytest

from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.server.ops import logs, running
from tests.server.people import calling
from tests.server.serving import Server

logs.set_up_logs(quiet=True)


@pytest.fixture
def client(tmp_path):
    """The server in a thread of this process, and a client of its HTTP calls."""
    with served(Settings(f"sqlite:///{tmp_path / 'tables.db'}", Rates.of(0), bot_delay=0)) as found:
        yield found


class served:  # noqa: N801 - reads as a word of the test
    """A server in a thread, for as long as a test needs it."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.ready = threading.Event()

    def __enter__(self) -> httpx.Client:
        listener = running.bind("127.0.0.1", 0)
        port = listener.getsockname()[1]
        self.server = running.made(self.settings, self.ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([listener],))
        self.thread.start()
        assert self.ready.wait(20)
        self.client = calling(f"http://127.0.0.1:{port}")
        return self.client

    def __exit__(self, *_):
        self.client.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


@pytest.fixture
def server(tmp_path):
    """The server as a process of its own."""
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()
