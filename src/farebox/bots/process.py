"""The process of an external bot: its time limits, and its end with all its children."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from threading import Lock, Thread
from typing import IO, NamedTuple

from farebox.bots.external import EXTERNAL, Fault, is_external
from farebox.errors import SetupError

LONGEST_LINE = 64_000
LINES_AHEAD = 8
LAST_LINES = 5
LAST_LINE_LENGTH = 300
GRACE = 1.0

# Held while a program is started, and while all are ended, so that none is missed.
STARTING = Lock()
OPEN: set[subprocess.Popen[bytes]] = set()


class Limits(NamedTuple):
    """Seconds for the first answer, which includes the start of the program, and for each decision."""

    hello: float = 10.0
    decision: float = 1.0


def check_programs(bots: Iterable[str]) -> None:
    """Refuse external bots of which there is no program on this machine, before anything is played."""
    for name in filter(is_external, bots):
        command = name.removeprefix(EXTERNAL)
        try:
            program = (command_words(command) or [command])[0]
        except ValueError:
            program = command
        if program.strip() and shutil.which(program) is None:
            raise SetupError("command-not-found", bot=name, program=program)


def command_words(command: str) -> list[str]:
    """The program and its arguments."""
    return shlex.split(command, posix=os.name != "nt")


class ExternalProcess:
    """An external bot for one game: start, ask, tell; closing it ends its whole group of processes."""

    def __init__(self, command: str, limits: Limits) -> None:
        self.command = command
        self.limits = limits
        self.process: subprocess.Popen[bytes] | None = None
        # Each line answers one request, in order, so that nothing depends on how fast it is read.
        # A full queue pauses reading, so no flood of answers fills memory.
        self.answers: queue.Queue[bytes] = queue.Queue(LINES_AHEAD)
        self.requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.errors: deque[str] = deque(maxlen=LAST_LINES)
        self.threads: list[Thread] = []
        self.closed = False

    def __enter__(self) -> ExternalProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start the program in its own process group."""
        pipe = subprocess.PIPE
        try:
            with STARTING:
                self.process = subprocess.Popen(
                    command_words(self.command), stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
                )
                OPEN.add(self.process)
        except (OSError, ValueError) as fault:
            raise Fault("not-started", str(fault)) from None
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        for work, stream in (
            (self.read_answers, self.process.stdout),
            (self.read_errors, self.process.stderr),
            (self.write_requests, self.process.stdin),
        ):
            self.threads.append(Thread(target=work, args=(stream,), daemon=True))
            self.threads[-1].start()

    def greet(self, request: bytes) -> str:
        """Say hello; a program that announces itself at its start has answered already."""
        return self.exchange(request, self.limits.hello)

    def ask(self, request: bytes) -> str:
        """Send a request for a decision and wait for the line that answers it."""
        return self.exchange(request, self.limits.decision)

    def exchange(self, request: bytes, seconds: float) -> str:
        """Send a request and take the next line."""
        self.requests.put(request)
        try:
            answer = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Fault("too-slow", f"{seconds:g} s") from None
        if not answer:
            # The end stays the end, however often it is asked.
            self.answers.put(answer)
            raise Fault("ended", self.exit_status())
        if not answer.endswith(b"\n"):
            raise Fault("ended" if len(answer) < LONGEST_LINE else "line-too-long", shown(answer))
        return answer.decode("utf-8", errors="replace").strip()

    def tell(self, request: bytes) -> None:
        """Send a request that needs no answer."""
        self.requests.put(request)

    def read_answers(self, stream: IO[bytes]) -> None:
        """Take what the program writes, line by line; an empty one is its end."""
        piece, rest = b"\n", b""
        with stream:
            while piece and not self.closed:
                piece = os.read(stream.fileno(), LONGEST_LINE)
                *lines, rest = (rest + piece).split(b"\n")
                answers = [line + b"\n" for line in lines]
                if rest and (not piece or len(rest) >= LONGEST_LINE):
                    answers, rest = [*answers, rest], b""
                for answer in answers if piece else [*answers, b""]:
                    self.queue_answer(answer)

    def queue_answer(self, answer: bytes) -> None:
        """Wait until the queue has room for an answer, or until it is no longer needed."""
        while not self.closed:
            with contextlib.suppress(queue.Full):
                self.answers.put(answer, timeout=GRACE / 10)
                return

    def read_errors(self, stream: IO[bytes]) -> None:
        """Keep the last lines of the error stream."""
        with stream:
            while text := stream.readline(LONGEST_LINE):
                if text.strip():
                    self.errors.append(text.decode("utf-8", errors="replace").rstrip()[:LAST_LINE_LENGTH])

    def write_requests(self, stream: IO[bytes]) -> None:
        """Hand requests to the program; an empty one closes its input."""
        with contextlib.suppress(OSError, ValueError):
            while request := self.requests.get():
                stream.write(request)
                stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def exit_status(self) -> str:
        """How the program ended, if it did."""
        assert self.process
        try:
            return f"exit code {self.process.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            return "its output was closed"

    def last_words(self) -> str:
        """End the program at once and return the last lines of its error stream."""
        self.close(grace=0)
        return "\n".join(self.errors)

    def close(self, grace: float = GRACE) -> None:
        """End the program: after a grace period, its whole process group is killed."""
        if self.process is None or self.closed:
            return
        self.requests.put(b"")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        self.closed = True
        kill_group(self.process)
        OPEN.discard(self.process)
        self.process.wait()
        # A thread closes its own stream; one whose stream a runaway child holds open is left behind.
        for thread in self.threads:
            thread.join(GRACE)


@contextlib.contextmanager
def all_ended() -> Iterator[None]:
    """Kill all external programs; none is started as long as this lasts."""
    with STARTING:
        for process in tuple(OPEN):
            kill_group(process)
        yield


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and the children in its group."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def shown(answer: bytes) -> str:
    """The beginning of an answer, for a note."""
    return answer[:80].decode("utf-8", errors="replace").strip()
