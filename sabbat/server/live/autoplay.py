"""What happens at tables by itself: bots take their turns, clocks run out, stand-ins play for who is away."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from sabbat.bots.pool import BotPool
from sabbat.core.match import Match
from sabbat.server.live.rooms import Room
from sabbat.server.live.tempo import Tempo
from sabbat.server.storage.commits import StorageFailed
from sabbat.server.table import events as ev
from sabbat.server.table import playing, stand_ins
from sabbat.server.table.deals import bot_seed
from sabbat.server.table.table import Table

if TYPE_CHECKING:
    from sabbat.server.live.hub import Hub

log = logging.getLogger("sabbat.server")
SOON = 10
"""The least milliseconds before an alarm rings: timers are not that exact."""
BOT_PACE = 0.6
"""Seconds that a bot takes at least to begin its turn, so that people can follow."""


def last_to_act(match: Match) -> int | None:
    """The seat that acted last."""
    return next((move.seat for move in reversed(match.moves) if move.seat is not None), None)


def seed_of(table: Table, seat: int) -> int:
    """The seed of a bot's thought; at a deal it is the same for everybody."""
    if not table.deal or table.match is None:
        return secrets.randbits(60)
    return bot_seed(table.secret, seat, sum(move.seat == seat for move in table.match.moves))


class Autoplay:
    """Starts bots and alarms for the tables of a hub."""

    def __init__(self, hub: "Hub", pool: BotPool, bot_pace: float = BOT_PACE) -> None:
        self.hub = hub
        self.pool = pool
        self.tempo = Tempo(bot_pace)

    def calm(self, room: Room) -> None:
        """Cancel the alarm and the bot of a room."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if room.thinking is not None:
            room.thinking.cancel()
            room.thinking = None

    def see_to(self, room: Room) -> None:
        """Set the alarm of a room, and let its bot think if it is a bot's turn, unless another worker does."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        due, seat = room.due(), room.table.to_act
        bot = seat is not None and room.table.chairs[seat].mind is not None and not room.asleep
        if self.hub.closing or (due is None and not bot) or not self.hub.cluster.mine(room.table.code):
            return
        if due is not None:
            wait = max(SOON, due - self.hub.now()) / 1000
            room.alarm = asyncio.get_running_loop().call_later(wait, self._ring, room)
        if bot and room.thinking is None:
            room.thinking = asyncio.create_task(self._think(room))
            room.thinking.add_done_callback(lambda task: self._thought(room, task))

    # -- time --------------------------------------------------------------------------------------

    def _ring(self, room: Room) -> None:
        room.alarm = None
        self.hub.begin(self._stand_in(room))

    async def _stand_in(self, room: Room) -> None:
        await self._quietly(self.hub.change(room.table.code, lambda table: self._overdue(room, table)))
        self.see_to(room)

    def _overdue(self, room: Room, table: Table) -> list[ev.AnyEvent]:
        """Stand-ins for whoever ran out of time, or was away too long."""
        now = self.hub.now()
        events = stand_ins.time_up(table, now)
        done = {event.seat for event in events if isinstance(event, ev.StoodIn)}
        for person, since in room.absent.items():
            if room.sure and now - since >= table.setup.away * 1000:
                more = stand_ins.gone(table, person, room.present, now)
                events += [event for event in more if isinstance(event, ev.StoodIn) and event.seat not in done]
        return events

    # -- bots --------------------------------------------------------------------------------------

    async def _think(self, room: Room) -> None:
        """A bot's turn: think from its view, in the pool, at a human pace."""
        table, seat = room.table, room.table.to_act
        if seat is None or (level := table.chairs[seat].mind) is None or table.match is None:
            return
        seq, state = table.turn_seq, table.match.state
        actions = state.actions()
        game = table.match.game
        begins = last_to_act(table.match) != seat and (game.hidden or len(actions) > 1)
        self.hub.metrics.thoughts.inc()
        asked = time.monotonic()
        owner = self.hub.quotas.owner(table.code, table.host)
        advice = await self.pool.choose(
            level,
            state.view(seat),
            actions,
            seed_of(table, seat),
            owner.address or owner.person,
            steady=bool(table.deal),
        )
        waited = time.monotonic() - asked - advice.seconds
        hidden = (game.id, level) if game.hidden else None
        await asyncio.sleep(self.tempo.rest(begins, waited, advice.seconds, hidden))
        await self._play(table.code, seat, advice.action, seq)

    async def _play(self, code: str, seat: int, action: str, seq: int) -> None:
        """Play the action that a bot chose. If the store fails, it is retried; the bot does not think again."""
        while not self.hub.closing:
            change = self.hub.change(code, lambda table: playing.act_for_bot(table, seat, action, seq, self.hub.now()))
            if await self._quietly(change):
                return

    def _thought(self, room: Room, task: "asyncio.Task[Any]") -> None:
        room.thinking = None
        if not task.cancelled():
            if task.exception() is not None:
                log.error("a bot could not think", exc_info=task.exception())
            self.see_to(room)

    async def _quietly(self, change: Coroutine[Any, Any, Room]) -> bool:
        """A change that nobody asked for: False, after a while, if the store failed."""
        try:
            await change
        except playing.Stale:
            pass
        except StorageFailed as error:
            log.error("storage failed", extra={"why": error.facts["why"]})
            await asyncio.sleep(1)
            return False
        return True
