"""Logs: one JSON object per line, which tell where something failed and never with what."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from pathlib import PurePath
from typing import Any, TextIO, cast

import structlog

_SHOWN_PARTS = 3
"""Folders and file that say which module a line of a trace is of."""
_LONGEST_TRACE = 60
_PLAIN_PATH = re.compile(r"[A-Za-z0-9/_.-]{0,120}")
"""What our own addresses are made of."""


class _StandardError:
    """Standard error as it is when a line is written, not as it was when logs were set up."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


class _Others(logging.Handler):
    """What the packages we use have to say, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write the first line of a message without what was filled in, which may be anything."""
        said = str(record.msg).partition("\n")[0]
        fault = record.exc_info[1] if record.exc_info else None
        log = structlog.get_logger(record.name)
        log.log(record.levelno, said, logger=record.name, exc_info=fault)


def plain_path(path: str) -> str:
    """Give the beginning of a path that could be one of ours: a link may come with its secret in it."""
    found = _PLAIN_PATH.match(path)
    plain = found.group() if found else ""
    return plain if plain == path else f"{plain}…"


def set_up_logs(quiet: bool) -> None:
    """Write one JSON object per line to stderr; quiet: only what needs attention."""
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _with_trace,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _StandardError())),
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    if not any(isinstance(handler, _Others) for handler in root.handlers):
        root.addHandler(_Others(logging.WARNING))


def _with_trace(
    logger: Any, method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Write a fault as its kind and the places it went through.

    Neither the values at these places nor the fault's own words: both may hold secrets of seats,
    names, chat and what was answered in secret.
    """
    fault = event.pop("exc_info", None)
    if isinstance(fault, BaseException):
        event["error"] = type(fault).__name__
        event["trace"] = [place for each in _chain(fault) for place in _places(each)]
    return event


def _chain(fault: BaseException) -> Iterator[BaseException]:
    """Give a fault after those that led to it."""
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if before is not None:
        yield from _chain(before)
    yield fault


def _places(fault: BaseException) -> list[str]:
    places = [
        f"{_module(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}"
        for frame, line in traceback.walk_tb(fault.__traceback__)
    ]
    return [*places[-_LONGEST_TRACE:], type(fault).__name__]


def _module(file: str) -> str:
    return "/".join(PurePath(file).parts[-_SHOWN_PARTS:])
