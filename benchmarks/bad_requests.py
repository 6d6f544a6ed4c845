"""Whether bad requests leave memory behind: `python -m benchmarks.bad_requests`.

A server of its own with SQLite, here only, and no limit on rates, so that every request is read. The requests
go to every route of the API and are all different: paths, queries, heads, cookies, languages and bodies are
drawn at random. After every part we weigh the memory of the server that no file backs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import string
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from litestar.serialization import encode_json

from benchmarks import servers
from benchmarks.load import bounded, say
from farebox.server.app import make_app
from farebox.server.settings import Settings

CONNECTIONS = 8
PARTS = 20
MAX_REQUESTS = 1_000_000
SIGNS = string.ascii_letters + string.digits + string.punctuation.replace("#", "") + "é€日"
HEADS = ("Accept-Language", "Origin", "If-None-Match", "X-Forwarded-For", "X-Forwarded-Proto", "Range", "X")
LANGUAGES = ("de", "fr", "it", "nl", "pl", "sk", "en")

Route = tuple[str, str]


def routes() -> list[Route]:
    """Every method and path of the API."""
    schema = json.loads(encode_json(make_app(Settings()).openapi_schema.to_schema()))
    return [(method.upper(), path) for path, methods in schema["paths"].items() for method in methods]


class Nonsense:
    """Requests with something wrong in them, no two alike."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._routes = routes()

    def word(self, most: int = 40) -> str:
        """Some signs."""
        return "".join(self._rng.choices(SIGNS, k=self._rng.randint(1, most)))

    def quoted(self, most: int = 40) -> str:
        """Some signs as they may stand in a path."""
        return "".join(f"%{byte:02x}" for byte in self.word(most).encode())

    def value(self, depth: int = 3) -> Any:
        """Anything that JSON can say."""
        kind = self._rng.randrange(7 if depth else 5)
        if kind == 5:
            return [self.value(depth - 1) for _ in range(self._rng.randrange(5))]
        if kind == 6:
            return {self.word(12): self.value(depth - 1) for _ in range(self._rng.randrange(5))}
        return (None, True, self._rng.uniform(-1e9, 1e9), self._rng.getrandbits(70), self.word())[kind]

    def body(self) -> bytes:
        """Nothing, JSON that does not fit, or no JSON at all."""
        draw = self._rng.random()
        if draw < 0.3:
            return b""
        return json.dumps(self.value()).encode() if draw < 0.8 else self._rng.randbytes(200)

    def request(self) -> bytes:
        """The bytes of one more request."""
        method, path = self._rng.choice(self._routes)
        path = re.sub(r"\{[^}]*\}", lambda found: self.quoted(), path)
        query = "&".join(f"{self.quoted(8)}={self.quoted()}" for _ in range(self._rng.randrange(3)))
        heads = [f"{head}: {self.word().encode().decode('latin-1')}" for head in self._rng.sample(HEADS, k=2)]
        heads.append(f"Accept-Language: {self._rng.choice(LANGUAGES)}, {self.quoted(8)}")
        heads.append(f"Cookie: farebox={self.quoted()}; {self.quoted(8)}={self.quoted()}")
        body = self.body()
        lines = [f"{method} {path}?{query}", *heads, "Content-Type: application/json"]
        lines[0] += " HTTP/1.1\r\nHost: 127.0.0.1"
        return "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("latin-1") + body


async def ask(port: int, nonsense: Nonsense, number: int, answers: Counter[int]) -> None:
    """Ask so many times over one connection, or over as many as it takes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(number):
        writer.write(nonsense.request())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        answers[int(head.split(b" ", 2)[1])] += 1
        size = re.search(rb"\r\ncontent-length: (\d+)", head)
        if size:
            await reader.readexactly(int(size[1]))
        if b"\r\nconnection: close" in head or b"\r\ntransfer-encoding:" in head:
            writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


def anonymous_memory(process: int) -> int:
    """The bytes of a process that no file backs."""
    found = re.search(r"RssAnon:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    assert found, "no RssAnon"
    return int(found[1]) * 1024


async def measure(server: servers.ServerProcess, options: argparse.Namespace) -> None:
    """Ask part by part, and weigh the server after each."""
    nonsense, answers = Nonsense(options.seed), Counter[int]()
    before = anonymous_memory(server.process.pid)
    print(f"| bad requests | MB | more |\n|---|---|---|\n| 0 | {before / 1e6:.1f} | |", flush=True)
    for part in range(1, PARTS + 1):
        share = options.requests // PARTS // CONNECTIONS
        await asyncio.gather(*(ask(server.port, nonsense, share, answers) for _ in range(CONNECTIONS)))
        memory = anonymous_memory(server.process.pid)
        grown = (memory - before) / 1e6
        print(f"| {part * share * CONNECTIONS:,} | {memory / 1e6:.1f} | {grown:+.1f} |", flush=True)
        before = memory
    say(f"answers: {dict(sorted(answers.items()))}")
    assert not [status for status in answers if status >= 500], "a fault of the server"


def read_options(arguments: list[str]) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bad_requests", description=__doc__)
    parser.add_argument("--requests", type=bounded(MAX_REQUESTS, int), default=60_000)  # type: ignore[arg-type]
    parser.add_argument("--seed", type=int, default=16)
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Measure and report."""
    options = read_options(arguments)
    with tempfile.TemporaryDirectory() as folder, servers.farebox(f"sqlite:///{folder}/tables.db") as server:
        asyncio.run(measure(server, options))


if __name__ == "__main__":
    main(sys.argv[1:])
