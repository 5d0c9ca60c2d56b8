"""The workers of one house. Usually there is one, which needs no coordination (`Alone`)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from sabbat.server.live.rooms import Room
from sabbat.server.table import events as ev

if TYPE_CHECKING:
    from sabbat.server.live.hub import Hub


class Cluster(Protocol):
    """What a worker tells the others, hears from them, and agrees on with them."""

    alone: bool
    """Whether nobody else writes to the store."""

    @property
    def sure(self) -> bool:
        """Whether we know who is connected with others."""

    async def open(self, hub: "Hub") -> None: ...

    async def close(self) -> None: ...

    async def join(self, code: str) -> None:
        """Hear from now on what others do at a table."""

    def leave(self, code: str) -> None:
        """Stop hearing of a table, and give its lease back."""

    def happened(self, code: str, first: int, events: Sequence[ev.AnyEvent]) -> None:
        """Tell the others what has happened at a table, as event number `first` and on."""

    def renewed(self, code: str) -> None:
        """Tell the others that words were taken out of a table's past."""

    def present(self, room: Room) -> None:
        """Tell the others who of ours is at a table."""

    def mine(self, code: str) -> bool:
        """Whether this worker runs the bots and clocks of a table; if not, it asks for the lease."""

    async def claim(self, codes: Iterable[str]) -> set[str]:
        """Ask for the leases of tables; those that this worker has now."""


class Alone:
    """The only worker: it owns every table and tells nobody."""

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
