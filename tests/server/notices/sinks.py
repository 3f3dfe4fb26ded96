"""A push service and a browser of the tests: messages come in sealed, and are opened here."""

from __future__ import annotations

import base64
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from elbowroom.server.notices.keys import from_unpadded, unpadded
from elbowroom.server.notices.webpush import derived

PATIENCE = 20


class Browser:
    """The keys only the browser has."""

    def __init__(self):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = b"0123456789abcdef"
        self.secret = "a-secret-of-this-browser-" + unpadded(self.point[:8])

    def subscription(self, endpoint):
        return {
            "endpoint": endpoint,
            "p256dh": unpadded(self.point),
            "auth": unpadded(self.auth),
        }

    def opened(self, body: bytes):
        """Open a message as RFC 8291 tells browsers to."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), point)
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


class Sink:
    """A push service that answers as the test says, and keeps what it got."""

    def __init__(self):
        self.got = []
        self.answers = []
        """What to answer next: (status, headers); 201 when nothing is said."""
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                status, headers = sink.answers.pop(0) if sink.answers else (201, {})
                sink.got.append((self.path, dict(self.headers.items()), body))
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/one"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def until(there, what="it"):
    """Wait for something; what is found comes back."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = there()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"{what} did not come")


def claims_of(header: str):
    """Check who sent a message, as a push service does; gives what is claimed."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = from_unpadded(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_unpadded(parts["k"]))
    one, other = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    signed = utils.encode_dss_signature(one, other)
    point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(base64.urlsafe_b64decode(claims + "=="))
