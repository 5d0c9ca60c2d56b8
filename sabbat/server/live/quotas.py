"""How many tables people and addresses may keep open, and how many matches with bots they may have at once.

Each worker counts for itself. Anyone can become a new person, so addresses have limits too. Those are wider, since
several people may share an address.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sabbat.core.errors import BadRequest
from sabbat.server.live.timing import Limits, ticks
from sabbat.server.table.table import Table

TABLES = 8
"""Open tables, and matches with bots at work, for each person."""
HOUSEHOLD = 5
"""The limits of an address, as a multiple of those of a person."""
OPENING = 1 / 6, 10
"""Tables a second that a person may open, and how many at once."""
SEATING = 1, 30
"""How often a second a person may sit down, leave, place bots, change settings; and how often at once."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Who opened a table, and from where."""

    person: str
    address: str


class Shares:
    """How often each person and each address may do something; with a factor of 0 there is no limit."""

    def __init__(self, rate: float, burst: float, factor: int) -> None:
        self._people = Limits(rate * factor, burst)
        self._addresses = Limits(rate * factor * HOUSEHOLD, burst * HOUSEHOLD)

    def take(self, owner: Owner) -> None:
        """BadRequest if it is too often."""
        if not (self._people.take(owner.person, ticks()) and self._addresses.take(owner.address, ticks())):
            raise BadRequest("too-fast")


class Quotas:
    """The tables that are open or being played, and whose they are."""

    def __init__(self, tables: int = TABLES) -> None:
        self.tables = tables
        factor = 1 if tables else 0
        self._opening = Shares(*OPENING, factor)
        self._seating = Shares(*SEATING, factor)
        self._owners: dict[str, Owner] = {}
        self._open: set[str] = set()

    def owner(self, code: str, host: str) -> Owner:
        """Whose a table is; of one that was opened elsewhere only its host is known."""
        return self._owners.get(code, Owner(host, ""))

    def seating(self, owner: Owner) -> None:
        """BadRequest if somebody comes and goes too often."""
        self._seating.take(owner)

    def opening(self, owner: Owner) -> None:
        """BadRequest if somebody may not open another table now."""
        self._check("too-many-open", owner, (self._owners[code] for code in self._open))
        self._opening.take(owner)

    def starting(self, owner: Owner, at_work: Iterable[Owner]) -> None:
        """BadRequest if bots are at work for somebody at as many tables as may be."""
        self._check("too-many-bots", owner, at_work)

    def _check(self, reason: str, owner: Owner, others: Iterable[Owner]) -> None:
        if not self.tables:
            return
        mine = here = 0
        for other in others:
            mine += other.person == owner.person
            here += other.address == owner.address
        if mine >= self.tables or here >= self.tables * HOUSEHOLD:
            raise BadRequest(reason, most=self.tables)

    def opened(self, code: str, owner: Owner) -> None:
        """A table was opened."""
        self._owners[code] = owner
        self._open.add(code)

    def note(self, table: Table) -> None:
        """Something happened at a table: it may no longer be open, or no longer anybody's."""
        if table.status != "open":
            self._open.discard(table.code)
        if table.status in ("over", "closed"):
            self._owners.pop(table.code, None)

    @property
    def open(self) -> list[str]:
        """The tables that count as open."""
        return list(self._open)

    def forget(self, codes: Iterable[str]) -> None:
        """These tables are no longer open: another worker closed them, or their matches began there."""
        self._open.difference_update(codes)
