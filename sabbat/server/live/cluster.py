"""The workers of one house. Usually there is one, which needs no coordination (`Alone`)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from sabbat.server.live.rooms import Room
from sabbat.server.table import events as ev

if TYPE_CHECKING:
    from sabbat.server.live.hub import Hub


class Cluster(Protocol):
    """How a worker exchanges events with the other workers and shares the work with them."""

    alone: bool
    """Whether nobody else writes to the store."""

    @property
    def sure(self) -> bool:
        """Whether this worker knows who is connected to the other workers."""

    async def open(self, hub: "Hub") -> None: ...

    async def close(self) -> None: ...

    async def join(self, code: str) -> None:
        """Receive what other workers do at a table from now on."""

    def leave(self, code: str) -> None:
        """Receive nothing more about a table, and give its lease back."""

    def happened(self, code: str, first: int, events: Sequence[ev.AnyEvent]) -> None:
        """Send new events of a table, numbered from `first`, to the other workers."""

    def renewed(self, code: str) -> None:
        """Tell the other workers to read a table again: somebody's words were removed from its events."""

    def present(self, room: Room) -> None:
        """Tell the other workers which people at a table are connected to this one."""

    def mine(self, code: str) -> bool:
        """Whether this worker runs the bots and clocks of a table; if not, it asks for the lease."""

    async def claim(self, codes: Iterable[str]) -> set[str]:
        """Ask for the leases of tables; return those that this worker holds now."""


class Alone:
    """The only worker: it owns every table, and there is nobody to tell."""

    alone = True
    sure = True

    async def open(self, hub: "Hub") -> None:
        return None

    async def close(self) -> None:
        return None

    async def join(self, code: str) -> None:
        return None

    def leave(self, code: str) -> None:
        return None

    def happened(self, code: str, first: int, events: Sequence[ev.AnyEvent]) -> None:
        return None

    def renewed(self, code: str) -> None:
        return None

    def present(self, room: Room) -> None:
        return None

    def mine(self, code: str) -> bool:
        return True

    async def claim(self, codes: Iterable[str]) -> set[str]:
        return set(codes)
