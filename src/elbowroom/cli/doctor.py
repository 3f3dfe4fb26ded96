"""`elbowroom doctor`: what is well with a server's database and what is not."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from elbowroom import __version__
from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.cli.keeping import address_of
from elbowroom.cli.output import print_json
from elbowroom.cli.serve import data_folder, tell
from elbowroom.server.http.page import is_built
from elbowroom.server.notices.looked_at import notices_found
from elbowroom.server.notices.settings import key_beside
from elbowroom.server.ops.doctor import BAD, NOTE, WELL, Finding, examine

SIGNS = {WELL: "  well", NOTE: "  note", BAD: "   BAD"}


def run_doctor(database: str | None, as_json: bool) -> None:
    """Look at everything and tell it; the exit code is 1 if something must be mended."""
    findings = [Finding(WELL, f"Elbowroom {__version__}, Python {sys.version.split()[0]}.")]
    if not is_built():
        findings.append(Finding(NOTE, "The page is not built: browsers get a word about that."))
    url = address_of(database)
    key = os.environ.get("ELBOWROOM_NOTICES_KEY")
    findings.append(notices_found(Path(key) if key else key_beside(url, data_folder())))
    if not as_json:
        for finding in findings:
            tell(line(finding))
    asyncio.run(look(url, findings, quiet=as_json))
    bad = sum(finding.level == BAD for finding in findings)
    if as_json:
        print_json({"well": not bad, "findings": [each._asdict() for each in findings]})
    if bad:
        fail(
            "Something must be mended." if bad == 1 else f"{bad} things must be mended.",
            FAILED_CHECK,
        )


async def look(url: str, findings: list[Finding], *, quiet: bool) -> None:
    """Add what is found to the list, and tell it as it comes."""
    async for finding in examine(url):
        findings.append(finding)
        if not quiet:
            tell(line(finding))


def line(finding: Finding) -> str:
    """Write a finding for people."""
    return f"{SIGNS[finding.level]}  {finding.told[:1].upper()}{finding.told[1:]}"
