#!/usr/bin/env python3
"""Serves a folder with the page on this computer alone, with the headers that threads need, as docs/WEB.md explains them."""

import argparse
import functools
import http.server
from pathlib import Path

HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
                               "img-src 'self' blob:; style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                               "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends a compressed copy where there is one and the browser takes it."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      ".js": "text/javascript", ".json": "application/json", ".wasm": "application/wasm",
                      ".webmanifest": "application/manifest+json", ".pack": "application/octet-stream"}

    def send_head(self):
        accepted = self.headers.get("Accept-Encoding", "")
        path = Path(self.translate_path(self.path))
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
            copy = path.with_name(path.name + suffix)
            if encoding in accepted and path.is_file() and copy.is_file():
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Encoding", encoding)
                self.send_header("Content-Length", str(copy.stat().st_size))
                self.end_headers()
                return copy.open("rb")
        return super().send_head()

    def end_headers(self):
        if not self.server.plain:
            for name, value in HEADERS.items():
                self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--plain", action="store_true", help="without the headers, as some hosts serve files")
    given = parser.parse_args()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", given.port), functools.partial(Handler, directory=given.folder))
    server.plain = given.plain
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
