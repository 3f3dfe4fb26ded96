"""The page: the built files of the package, or a word on how to build them."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.responses import FileResponse, HTMLResponse

from elbowroom.server.http.faults import nothing_at

PAGE = Path(__file__).parent.parent / "page"
ROUTES = (
    "/",
    "/t/{rest:path}",
    "/replay/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/tutorial",
    "/tutorial/{rest:path}",
    "/challenge/{rest:path}",
    "/study",
    "/study/{rest:path}",
    "/practice",
    "/practice/{rest:path}",
    "/workshop",
    "/workshop/{rest:path}",
    "/shelf",
    "/shelf/{rest:path}",
    "/you",
    "/notices",
    "/about",
)
"""Addresses of the page itself; it finds its own way from there."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Elbowroom</title>
<h1>The page is not built</h1>
<p>The server runs, but this source tree holds no built page. Build it once with
<code>make web</code> and reload; installed packages bring it along.</p>
<p>Meanwhile: <code>elbowroom play --terminal</code>, or the protocol under
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def is_built(page: Path = PAGE) -> bool:
    """Whether there is a page to serve."""
    return (page / "index.html").is_file()


def add_page(app: FastAPI, page: Path = PAGE) -> None:
    """Serve the page and its files."""

    async def start(request: Request) -> Response:
        if not is_built(page):
            return HTMLResponse(MISSING, 200)
        return FileResponse(page / "index.html", headers={"cache-control": _ASK_AGAIN})

    def file(request: Request) -> Response:
        wanted = _found(page, request.path_params["rest"])
        if wanted is None:
            raise nothing_at(app, request.url.path)
        lasting = request.path_params["rest"].startswith("assets/")
        return FileResponse(wanted, headers={"cache-control": _FOREVER if lasting else _ASK_AGAIN})

    for route in ROUTES:
        app.add_api_route(route, start, methods=["GET"], include_in_schema=False)
    app.add_api_route("/{rest:path}", file, methods=["GET"], include_in_schema=False)


def _found(page: Path, rest: str) -> Path | None:
    """Find a file of the page; None for what is none, or cannot be the name of one."""
    try:
        wanted = (page / rest).resolve()
        return wanted if wanted.is_relative_to(page.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or with a zero byte
        return None
