"""Errors as answers: every fault of a call becomes the error of the protocol, never a trace."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException

from elbowroom.hosting.answers import STATUS
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.server.ops import metrics
from elbowroom.server.ops.logs import plain_path
from elbowroom.server.ops.trouble import unforeseen
from elbowroom.server.store.interface import StoreError
from elbowroom.table.refused import Refused

MOST_FAULTS = 5
NO_JSON = "This is no JSON, or is cut short: a JSON object is expected."
_UNREADABLE = 400
_NOT_FOUND = 404
_NOT_ALLOWED = 405


def malformed_message(fault: ValidationError) -> Refused:
    """Say what is wrong with a message that does not fit; its values are not repeated."""
    return _malformed(fault.errors(include_input=False, include_context=False, include_url=False))


def _malformed(faults: Sequence[Any]) -> Refused:
    if any(fault["type"] == "json_invalid" for fault in faults):
        return Refused("malformed", NO_JSON)
    told = [_told(fault) for fault in faults[:MOST_FAULTS]]
    return Refused("malformed", "; ".join(told) or "This cannot be read.")


def _told(fault: Any) -> str:
    place = ".".join(str(step)[:40] for step in fault["loc"])
    return f"{place}: {fault['msg']}" if place else str(fault["msg"])


def add_faults(app: FastAPI) -> None:
    """Let an app answer every fault in the words of the protocol."""

    def told(refused: Refused) -> Response:
        metrics.REFUSALS.labels(refused.code).inc()
        return Response(
            to_json(refused.body()), STATUS[refused.code], media_type="application/json"
        )

    async def refuse(request: Request, fault: Exception) -> Response:
        if isinstance(fault.__cause__, Refused):  # of our own, met while a body was read
            fault = fault.__cause__
        if isinstance(fault, Refused):
            return told(fault)
        if isinstance(fault, RequestValidationError):
            return told(_malformed(fault.errors()))
        if isinstance(fault, HTTPException):
            if fault.status_code == _NOT_FOUND:
                return told(Refused("no_such_call", "There is nothing at this address."))
            unreadable = fault.status_code == _UNREADABLE  # a body that no parser could read
            response = told(Refused("malformed", NO_JSON if unreadable else str(fault.detail)))
            response.status_code = fault.status_code
            if fault.status_code == _NOT_ALLOWED:
                response.headers["allow"] = ", ".join(methods_at(app, request.url.path))
            return response
        if isinstance(fault, ElbowroomError):
            return told(Refused("malformed", str(fault)))
        return told(unforeseen(fault, path=plain_path(request.url.path)))

    kinds = (Refused, RequestValidationError, HTTPException, ElbowroomError, StoreError, Exception)
    for kind in kinds:
        app.add_exception_handler(kind, refuse)


def nothing_at(app: FastAPI, path: str) -> Exception:
    """Make the fault for an address that no call has, or none with this method."""
    if methods_at(app, path):
        return HTTPException(_NOT_ALLOWED)
    return Refused("no_such_call", "There is nothing at this address.")


def methods_at(app: FastAPI, path: str) -> list[str]:
    """List the methods an address answers to, over all calls described for it."""
    found = set()
    for template, calls in app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), path):
            found |= {method.upper() for method in calls}
    return sorted(found)
