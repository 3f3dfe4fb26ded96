"""Write the OpenAPI document of the server, for `npm run types`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from elbowroom.server.http.app import Settings, make_app


def main() -> None:
    """Write the document to the file that is named."""
    document = make_app(Settings(database="sqlite:///")).openapi()
    Path(sys.argv[1]).write_text(json.dumps(document, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
