"""The deal of the day in a running house: its secret, and the one table where each person plays it."""

import asyncio
import secrets

from sabbat.core import fair
from sabbat.core.errors import BadRequest
from sabbat.server.live.hub import Deal, Hub, new_code
from sabbat.server.live.rooms import Room
from sabbat.server.storage.deals import DealPlayed, KeptDeals
from sabbat.server.storage.people import Person, remembered
from sabbat.server.table import deals, playing, seating
from sabbat.server.table import events as ev
from sabbat.server.table.table import Table

KEY = "deals"
"""Under this name the house keeps the key from which the secrets of all days are derived."""
SEAT = 0
"""The seat of the person; bots have the others."""


class Deals:
    """The deals of a house."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept = KeptDeals(hub.store)
        self._key = b""
        self._opening = asyncio.Lock()

    def today(self) -> str:
        return deals.day_of(self.hub.now())

    def is_told(self, day: str) -> bool:
        """Whether the secret of a day may be known."""
        return self.hub.now() >= deals.told_at(day)

    async def secret(self, day: str) -> bytes:
        """What decides the chance of a day."""
        if not self._key:
            self._key = bytes.fromhex(await remembered(self.hub.store, KEY, secrets.token_hex(fair.SECRET_BYTES)))
        return deals.secret_of(self._key, day)

    async def played(self, day: str) -> list[DealPlayed]:
        """Everybody who has finished the deal of a day in time, the best first."""
        return await self.kept.played(day, deals.told_at(day))

    async def play(self, me: Person, address: str) -> Room:
        """The table where somebody plays today's deal: a new one, or the one where they have begun."""
        async with self._opening:
            day = self.today()
            code = await self.kept.claim(day, me.id, new_code(public=False))
            try:
                return await self.hub.room(code)
            except BadRequest as error:
                if error.reason != "no-table":
                    raise
            return await self.hub.open_table(
                deals.setup_of(day),
                me.id,
                lambda table: self._furnished(table, me),
                lambda table: playing.start(table, me.id, self.hub.now()),
                address=address,
                deal=Deal(day, await self.secret(day), code),
            )

    def _furnished(self, table: Table, me: Person) -> list[ev.AnyEvent]:
        """The person sits down, bots have the other seats."""
        now = self.hub.now()
        events = seating.sit(table, me.id, me.name, SEAT, now, hat=me.hat)
        for seat in range(len(table.chairs)):
            if seat != SEAT:
                events += seating.place_bot(table, me.id, seat, deals.LEVEL, now)
        return events
