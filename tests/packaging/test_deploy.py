"""The recipes for a public server, tried where their programs are there."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY
from typer.testing import CliRunner
from websockets.sync.client import connect

from elbowroom.cli.app import app
from elbowroom.server.ops import metrics
from tests.server.people import act, hello, opened, view
from tests.server.serving import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("elbowroom.service", "elbowroom-backup.service", "elbowroom-backup.timer")


def needs(*programs):
    missing = [name for name in programs if shutil.which(name, path=PATHS) is None]
    return pytest.mark.skipif(bool(missing), reason=f"{', '.join(missing)} is not installed")


PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def program(name):
    return shutil.which(name, path=PATHS)


@needs("systemd-analyze")
def test_systemd_understands_the_units(tmp_path):
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/elbowroom/bin/elbowroom", sys.executable)
        (tmp_path / name).write_text(text)
    done = subprocess.run(
        [program("systemd-analyze"), "verify", *(str(tmp_path / name) for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not [line for line in done.stderr.splitlines() if str(tmp_path) in line], done.stderr


def test_every_alert_asks_for_a_metric_there_is():
    assert metrics.MOVES is not None
    known = {sample for metric in REGISTRY.collect() for sample in (metric.name, *_samples(metric))}
    asked = set(re.findall(r"elbowroom_\w+", (DEPLOY / "alerts.yml").read_text()))
    assert asked
    assert asked <= known


def _samples(metric):
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    return [metric.name + end for end in ends.get(metric.type, ())]


@pytest.mark.parametrize("name", ["elbowroom.service", "Containerfile"])
def test_recipes_start_the_server_with_options_it_has(name):
    text = (DEPLOY / name).read_text()
    used = set(re.findall(r"--(?:port|host|bot-workers|workers)\b", text))
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    assert used
    assert all(option in told for option in used)
    for variable in set(re.findall(r"ELBOWROOM_[A-Z_]+", text)) - {"ELBOWROOM_OPTIONS"}:
        assert variable in told, variable


def test_a_container_is_built_from_what_it_needs_and_from_nothing_that_lies_about():
    root = DEPLOY.parent
    lines = [line for line in (root / ".dockerignore").read_text().splitlines() if line]
    taken = {line[1:] for line in lines if line.startswith("!")}
    assert "*" in lines
    assert all((root / name).exists() for name in taken)
    wheel = {"LICENSE", "README.md", "pyproject.toml", "setup.py", "src"}
    steps = (DEPLOY / "Containerfile").read_text()
    asked = set(re.findall(r"/source/([\w./-]+)", steps))
    assert asked
    assert wheel | asked <= taken
    assert not {"build", ".venv", ".git", "web"} & taken


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture
def certificate(tmp_path):
    chain, key = tmp_path / "chain.pem", tmp_path / "key.pem"
    words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(chain)]
    command = [program("openssl"), *words.split(), *names, *files]
    subprocess.run(command, check=True, capture_output=True)
    return chain, key


@pytest.fixture
def behind(tmp_path):
    server = Server(tmp_path, "--allow-host", "localhost", afresh=True).start()
    yield server
    server.stop()


def plays_through(port, chain, too_large=(413,)):
    """Play, watch and be refused through a web server, as people do."""
    trust = ssl.create_default_context(cafile=str(chain))
    base = f"https://localhost:{port}"
    with httpx.Client(base_url=base, verify=trust, timeout=30) as http:
        wait_for(http)
        assert "max-age" in http.get("/").headers["strict-transport-security"]
        assert http.get("/metrics").status_code == 404
        table, secrets = opened(http, "me", "here")
        seen = view(http, table, *secrets.values())
        seat = seen["decision"]["player"]
        page = {"origin": base}
        address = f"wss://localhost:{port}/api/tables/{table}/socket"
        with connect(address, ssl=trust, additional_headers=page) as line:
            assert hello(line, secrets[seat])["yours"] == [seat]
            done = act(http, table, secrets[seat], seat, seen["version"], "pick 0")
            assert done.status_code == 200
            assert json.loads(line.recv(timeout=20))["type"] in ("update", "seats")
        large = http.post("/api/tables", content=b"x" * 70_000)
        assert large.status_code in too_large
        for call in ("records", "records/study"):
            brought = http.post(f"/api/{call}", json={"record": {"moves": "x" * 300_000}})
            assert brought.json()["error"]["key"] == "record_none"
            assert http.post(f"/api/{call}", content=b"x" * 1_100_000).status_code in too_large
        foreign = {"origin": "https://elsewhere.example"}
        assert http.post("/api/tables", json={}, headers=foreign).status_code == 403


def wait_for(http):
    for _ in range(100):
        try:
            if http.get("/api/health").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError("the web server does not answer")


@pytest.mark.slow
@needs("nginx", "openssl")
def test_nginx_serves_people_and_keeps_the_rest_out(tmp_path, behind, certificate):
    chain, key = certificate
    port, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"^\s*listen \[::\].*$", "", text, flags=re.MULTILINE)
    for old, new in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "127.0.0.1:8722": f"127.0.0.1:{behind.port}",
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(chain),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(key),
        "games.example": "localhost",
        "proxy_set_header Host $host;": "proxy_set_header Host $http_host;",  # our port is odd
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    whole = tmp_path / "nginx.conf"
    user = "user root; " if os.geteuid() == 0 else ""  # who may write to the test's own folder
    whole.write_text(
        f"{user}daemon off; pid {tmp_path}/nginx.pid; error_log stderr;\n"
        f"events {{}}\nhttp {{ access_log off;\n"
        + "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + text
        + "\n}\n"
    )
    serve = [program("nginx"), "-p", str(tmp_path), "-c", str(whole)]
    tried = subprocess.run([*serve, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    running = subprocess.Popen(serve)
    try:
        plays_through(port, chain)
        moved = httpx.get(f"http://127.0.0.1:{plain}/", headers={"host": "localhost"})
        assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/")
    finally:
        running.terminate()
        running.wait(20)


@pytest.mark.slow
@needs("caddy", "openssl")
def test_caddy_serves_people_and_keeps_the_rest_out(tmp_path, behind, certificate):
    chain, key = certificate
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    for old, new in {
        "{\n\tservers": "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers",
        "games.example {": f"localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}",
        "127.0.0.1:8722": f"127.0.0.1:{behind.port}",
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    file = tmp_path / "Caddyfile"
    file.write_text(text)
    around = {"HOME": str(tmp_path), "PATH": PATHS, "XDG_DATA_HOME": str(tmp_path)}
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
    running = subprocess.Popen(command, env=around)
    try:
        # It passes a body on while it comes, and may be refused in the middle of it.
        plays_through(port, chain, too_large=(413, 502))
    finally:
        running.terminate()
        running.wait(20)
