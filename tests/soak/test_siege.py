"""A short siege: one network attacks in all ways at once, and people play on."""

import pytest

from tests.soak.siege import breaches, siege

SECONDS = 6
BESIDE_OTHERS = 2500
"""What a player waits at most, in ms, while other tests use the machine; `make siege` is stricter."""


@pytest.mark.slow
def test_one_network_does_not_stop_the_server(tmp_path):
    found = siege(tmp_path, SECONDS)
    assert breaches(found, BESIDE_OTHERS) == [], found
    assert not found["ended"]
    assert "Traceback" not in (tmp_path / "server.log").read_text()
