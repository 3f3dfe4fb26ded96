"""`elbowroom serve` and the browser side of `elbowroom play`."""

from __future__ import annotations

import contextlib
import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread

from elbowroom.server.http.app import Settings
from elbowroom.server.http.hosts import is_loopback
from elbowroom.server.http.limits import Rates
from elbowroom.server.http.page import is_built
from elbowroom.server.notices.settings import (
    BadNotices,
    NoticeSettings,
    must_have_key,
    notices_of,
)
from elbowroom.server.ops.handing_over import inherited
from elbowroom.server.ops.lan import EVERYWHERE, lan_address, qr_lines
from elbowroom.server.ops.logs import set_up_logs
from elbowroom.server.ops.processes import serve_in_processes
from elbowroom.server.ops.running import (
    CannotServe,
    bind,
    check_database,
    serve,
    serve_and_hand_over,
)
from elbowroom.server.rooms.caretaker import Keeping
from elbowroom.server.store import StoreUnavailable
from elbowroom.server.store.url import is_postgres
from elbowroom.text.catalogue import texts
from elbowroom.workshop import load_pack

HOST = "127.0.0.1"
PORT = 8722
"""Where the table is when nobody says otherwise."""
DATABASE = "tables.db"
"""The file of the tables in a folder of data."""
PACKS = "packs"
"""The folder of packs in a folder of data: what lies there is on the shelf."""


def page_is_built() -> bool:
    """Whether there is a page to play in."""
    return is_built()


def play_in_browser(
    port: int | None,
    no_browser: bool,
    data: Path | None,
    pack: Path | None,
    language: str = "en",
    *,
    lan: bool = False,
) -> None:
    """Serve on this machine, and to its network if asked for; open the browser; go on until told."""
    folder = data or data_folder()
    database = database_in(folder)
    packs = [] if pack is None else [load_pack(pack)]
    set_up_logs(quiet=True)
    check_database(database)
    there = network_address() if lan else None
    listener = bind(EVERYWHERE if lan else HOST, PORT if port is None else port)
    number = listener.getsockname()[1]
    address = f"http://{HOST}:{number}/"
    network = None if there is None else f"http://{there}:{number}"

    def told() -> None:
        told_of = (address, folder, no_browser, language, network)
        Thread(target=announce, args=told_of, daemon=True).start()

    settings = Settings(
        database,
        Rates.of(0),
        hosts=() if there is None else (there,),
        packs=tuple(packs),
        household=True,
        address=network,
        alone=not lan,
        packs_folder=folder / PACKS,
        weighs_shelf=True,
    )
    with contextlib.suppress(KeyboardInterrupt):
        serve(settings, listener, told)


def network_address() -> str:
    """Find the address in the local network, or say that there is none."""
    found = lan_address()
    if found is None:
        raise CannotServe("This computer is in no network: leave --lan out, or connect it first.")
    return found


def announce(
    address: str, folder: Path, no_browser: bool, language: str, network: str | None = None
) -> None:
    """Open the browser and say where the table is, while the server answers already.

    The sentence comes second: the texts of a language take a while to read.
    """
    if not no_browser and can_open_browser():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    words = texts(language)
    tell(words.format("terminal-at", address=address, folder=str(folder)))
    if network is not None:
        tell(f"{words.format('terminal-lan', address=f'{network}/')}\n{qr_lines(f'{network}/')}")


def serve_others(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    rate: float,
    bot_delay: float,
    allowed_hosts: list[str] | None = None,
    bot_workers: int = 1,
    *,
    metrics_token: str | None = None,
    beside: bool = False,
    keeping: Keeping | None = None,
    notices: NoticeSettings | None = None,
    lan: bool = False,
    packs_folder: Path | None = None,
) -> None:
    """Serve other people, with one process or several."""
    url = database or database_in(data_folder())
    if workers > 1 and not is_postgres(url):
        raise CannotServe(
            "Several workers need PostgreSQL: SQLite serves one process. "
            "Give --database postgresql://… or leave --workers out."
        )
    set_up_logs(quiet=False)
    check_database(url, beside=beside)
    there = network_address() if lan else None
    listener = inherited() or bind(EVERYWHERE if lan else host, port)
    number = listener.getsockname()[1]
    network = None if there is None else f"http://{there}:{number}"

    def told() -> None:
        shown = f"[{host}]" if ":" in host else host
        tell(f"Serving on {network or f'http://{shown}:{number}'}/")
        if network is not None:
            tell(qr_lines(f"{network}/"))

    names = tuple(allowed_hosts) if allowed_hosts else None
    settings = Settings(
        url,
        Rates.of(rate),
        bot_workers=bot_workers,
        bot_delay=bot_delay,
        hosts=names,
        warm=True,
        metrics_token=metrics_token or None,
        address=network,
        alone=not lan and is_loopback(host),
        keeping=keeping or Keeping(),
        notices=notices,
        packs_folder=packs_folder or data_folder() / PACKS,
        weighs_shelf=True,
    )
    with contextlib.suppress(KeyboardInterrupt):
        if workers == 1:
            serve_and_hand_over(settings, listener, told)
        else:
            serve_in_processes(settings, listener, workers, told)


def notices_with(
    database: str | None,
    address: str | None,
    smtp: str | None,
    mail_from: str | None,
    key_file: Path | None,
    *,
    local: bool,
) -> NoticeSettings | None:
    """Read how people are told of their turns, and make the key for it where there is none."""
    folder = data_folder()
    url = database or database_in(folder)
    try:
        found = notices_of(url, address, smtp, mail_from, key_file, folder, local=local)
        if found is not None and found.key_file is not None:
            place = found.key_file.parent
            if place == folder:
                folder.mkdir(parents=True, exist_ok=True)
            if place.is_dir():  # whoever mistypes a folder is told so when the database is opened
                must_have_key(found.key_file)
    except StoreUnavailable as fault:
        raise CannotServe(f"The database cannot be used: {fault}.") from fault
    except (BadNotices, OSError) as fault:
        raise CannotServe(str(fault)) from fault
    return found


def tell(sentence: str) -> None:
    """Say something at once, also into a pipe."""
    print(sentence, flush=True)  # noqa: T201 - a command prints


def data_folder() -> Path:
    """Find the folder in which this person's programs keep their data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "elbowroom"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "elbowroom"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "elbowroom"


def database_in(folder: Path) -> str:
    """Name the database in a folder, making the folder if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise CannotServe(
            f"Games cannot be kept in {folder}: {fault.strerror or fault}. Choose a folder with --data."
        ) from fault
    return f"sqlite:///{folder.resolve() / DATABASE}"


def can_open_browser() -> bool:
    """Whether a browser could be seen, or one is named."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def keeping_of(finished: float, abandoned: float, asleep: float) -> Keeping:
    """Read for how many days tables are kept; 0 is for ever."""
    return Keeping(finished or None, abandoned or None, asleep)
