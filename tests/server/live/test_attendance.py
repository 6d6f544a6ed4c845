"""Who is connected to a table, as several processes tell."""

from __future__ import annotations

from farebox.server.live.attendance import REMEMBERED_SECONDS, Attendance, Known


class Clock:
    """A clock that tests turn."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_guest_is_here_as_soon_as_one_process_says_so() -> None:
    clock = Clock()
    attendance = Attendance(clock)
    assert attendance.put("p", "t", "anna", "away")
    clock.now = 110.0
    assert attendance.put("q", "t", "anna", "here")
    assert attendance.of("t", "anna") == Known("here", 110.0, 100.0)
    assert not attendance.put("p", "t", "anna", None)
    clock.now = 120.0
    assert attendance.put("q", "t", "anna", None)
    assert attendance.of("t", "anna") == Known("gone", 120.0, 100.0)


def test_who_was_never_seen_has_been_gone_since_the_beginning() -> None:
    clock = Clock()
    attendance = Attendance(clock)
    clock.now = 500.0
    assert attendance.of("t", "anna") == Known("gone", 100.0, 100.0)
    assert not attendance.put("p", "t", "anna", None)


def test_with_a_process_its_guests_are_gone() -> None:
    attendance = Attendance(Clock())
    attendance.put("p", "t", "anna", "here")
    attendance.put("p", "u", "bert", "here")
    attendance.put("q", "u", "bert", "here")
    assert attendance.forget_process("p") == {"t"}
    assert attendance.of("u", "bert").state == "here"
    assert attendance.of_process("q") == [("u", "bert", "here")]


def test_watchers_are_all_but_those_who_sit() -> None:
    attendance = Attendance(Clock())
    for guest in ("anna", "carl", "?7"):
        attendance.put("p", "t", guest, "here")
    attendance.put("p", "t", "?7", None)
    assert attendance.others("t", ["anna", "bert"]) == 1
    assert attendance.here_since("t", ["anna", "bert"]) == 100.0
    assert attendance.here_since("t", ["bert"]) is None


def test_those_who_left_long_ago_are_forgotten() -> None:
    clock = Clock()
    attendance = Attendance(clock)
    clock.now = 200.0
    attendance.put("p", "t", "anna", "here")
    attendance.put("p", "t", "anna", None)
    attendance.put("p", "u", "bert", "here")
    assert attendance.of("t", "anna").since == 200.0
    clock.now += REMEMBERED_SECONDS + 1
    attendance.tidy()
    assert attendance.of("t", "anna").since == 100.0
    assert attendance.others("u", ()) == 1
