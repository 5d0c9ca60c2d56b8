"""The workers of one house. Mostly there is one, who need not ask anybody."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from sabbat.server import events as ev
from sabbat.server.rooms import Room

if TYPE_CHECKING:
    from sabbat.server.hub import Hub


class Crew(Protocol):
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
        """Hear no more of a table, and let others see to it."""

    def happened(self, code: str, first: int, events: Sequence[ev.AnyEvent]) -> None:
        """Tell the others what has happened at a table, as event number `first` and on."""

    def renewed(self, code: str) -> None:
        """Tell the others that words were taken out of a table's past."""

    def present(self, room: Room) -> None:
        """Tell the others who of ours is at a table."""

    def mine(self, code: str) -> bool:
        """Whether it is for this worker to see to what happens at a table by itself; if not, it is wished for."""

    async def claim(self, codes: Iterable[str]) -> set[str]:
        """Those of these tables that are for this worker to see to now."""


class Alone:
    """The only worker: everything is its own, and there is nobody to tell."""

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
