"""What can be wrong with what somebody sent, each with where and why.

An error carries facts, not sentences: `reason` is the id of a message in `sabbat/locales`, `facts`
are what that message names. `str()` spells them out for programmers.
"""

import errno
from typing import Any

SYSTEM = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-long-name",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-address-used",
    errno.EADDRNOTAVAIL: "system-address-foreign",
}
"""What the operating system refuses most often, as reasons that can be said in any language."""


class Refused(ValueError):
    """The common part: a reason that can be said in any language."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {_plain(value)}" for name, value in self.facts.items())
        return self.reason.replace("-", " ") + (f" ({facts})" if facts else "")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive, (type(self), self.__dict__))


class IllegalAction(Refused):
    """An action that may not be played now; `clause` is the rule that forbids it."""

    def __init__(self, clause: str | None, reason: str, **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.clause = clause

    def __str__(self) -> str:
        said = super().__str__()
        return f"{self.clause}: {said}" if self.clause else said


class BadPosition(Refused):
    """A position that breaks an invariant; `where` is a dotted path, `why` says what is wrong."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__("bad-position", where=where, why=why)

    def __str__(self) -> str:
        return f"{self.facts['where']}: {self.facts['why']}"


class Fault(BadPosition):
    """What is wrong with a part of a player-made adventure: which things, by which clause, in words of any language.

    `why` says it for programmers; `reason` is the id of the message that says it to people.
    """

    def __init__(self, where: str, reason: str, why: str, things: list[str], clause: str, **facts: Any) -> None:
        super().__init__(where, why)
        self.reason = reason
        self.facts = {**self.facts, **facts}
        self.things = things
        self.clause = clause


class BadRecord(Refused):
    """A record that cannot be read or replayed; the fact `line` says where."""


class BadRequest(Refused):
    """An unknown game, option, value or number of players; the fact `allowed` says what is known."""


def from_system(error: OSError) -> "BadRequest | str":
    """Why the operating system refused: a reason, or its own words where there is no message for it."""
    reason = SYSTEM.get(error.errno or 0)
    return BadRequest(reason) if reason is not None else error.strerror or str(error)


def _plain(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _revive(kind: type[Refused], fields: dict[str, Any]) -> Refused:
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    return error
