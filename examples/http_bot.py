"""A bot behind an address: `python examples/http_bot.py 8000`, then `sabbat arena GAME http://127.0.0.1:8000/ random`.

A question is posted as JSON (`view`, `actions`, `seed`); the body of the answer is one of the actions.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Bot(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(question["actions"][-1].encode())


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Bot).serve_forever()
