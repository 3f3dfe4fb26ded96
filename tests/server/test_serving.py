"""One SQLite file, one server: the second says so and stops, unless told otherwise."""

import subprocess
import sys

import pytest

from tests.server.serving import Server

pytestmark = pytest.mark.slow


def test_a_second_server_on_one_file_says_so_and_stops(tmp_path):
    first = Server(tmp_path, afresh=True).start()
    command = [sys.executable, "-m", "elbowroom.cli", "serve", "--port", "0"]
    try:
        second = subprocess.run(
            [*command, "--database", first.database],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert second.returncode != 0
        assert "serves these tables already" in second.stderr
        assert "--beside" in second.stderr
        assert "Traceback" not in second.stderr
        folder = tmp_path / "beside"
        folder.mkdir()
        beside = Server(folder, "--beside", database=first.database).start()
        beside.stop()
    finally:
        first.kill()
    first.start()  # a server that was killed holds nothing back
    first.stop()
