"""A table as the tools see it, and the one that is played here: against bots, or with every seat one's own."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Any, Protocol

from sabbat.bots.levels import LEVELS, YARDSTICKS, find_bot
from sabbat.bots.players import Bot, tell
from sabbat.core import fair
from sabbat.core.contract import Game
from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.core.match import Match
from sabbat.core.record import Move

MYSELF = "myself"
"""Instead of a level: the assistant plays every seat."""


@dataclass(frozen=True)
class Standing:
    """How a match stands through the eyes of one seat. Whoever has this knows no more than the seat."""

    seat: int
    view: dict[str, Any]
    turn: int | None
    actions: list[str]
    """What the seat may play now; nothing if others are to act."""
    asides: list[str]
    outcome: dict[str, Any] | None


class AssistantTable(Protocol):
    """What the tools need of a table."""

    game: Game

    def standing(self) -> Standing | None:
        """How it stands; None while the match has not begun."""

    def news(self) -> list[str]:
        """What has happened since this was asked last, as the seat saw it: `0 fly`, `* draw ?`."""

    async def act(self, action: str) -> None:
        """Play; Refused changes nothing."""

    def why_not(self, action: str) -> IllegalAction | None:
        """Why the action may not be played now; None if it may."""

    async def wait(self, seconds: float) -> None:
        """Return when the seat is to act or the match is over, or after so many seconds."""

    async def say(self, text: str) -> bool:
        """Say something to the others; False if nobody hears it."""

    async def close(self) -> None:
        """Go away."""


class LocalTable:
    """A match in this process. Bots think in a thread and are told what their seats may know."""

    def __init__(self, match: Match, own: list[int], bots: dict[int, Bot]) -> None:
        self.match = match
        self.game = match.game
        self.own = own
        self.bots = bots
        self._unheard: dict[int, list[str]] = {seat: [] for seat in own}
        self._others: asyncio.Task[None] | None = None
        self._go_on()

    def standing(self) -> Standing:
        state, seat = self.match.state, self._eyes()
        turn = state.turn
        actions = state.actions() if turn == seat else []
        return Standing(
            seat,
            state.view(seat),
            turn if isinstance(turn, int) else None,
            actions,
            state.asides(seat),
            state.outcome(),
        )

    def _eyes(self) -> int:
        """The own seat that is to act, else the first."""
        turn = self.match.state.turn
        return turn if isinstance(turn, int) and turn in self.own else self.own[0]

    def news(self) -> list[str]:
        seat = self._eyes()
        told, self._unheard[seat] = self._unheard[seat], []
        return told

    async def act(self, action: str) -> None:
        seat = next((seat for seat in self.own if self.match.state.may(seat, action)), self._eyes())
        refusal = self.match.state.why_not(action, seat)
        if refusal is not None:
            raise refusal
        self._make(Move(seat, action))
        self._go_on()

    def why_not(self, action: str) -> IllegalAction | None:
        return self.match.state.why_not(action, self._eyes())

    async def wait(self, seconds: float) -> None:
        if self._others is not None:
            done, _ = await asyncio.wait({self._others}, timeout=seconds)
            for task in done:
                task.result()

    async def say(self, text: str) -> bool:
        return False

    async def close(self) -> None:
        if self._others is not None:
            self._others.cancel()

    def _make(self, move: Move) -> None:
        """A move is made; every seat of the assistant and every bot sees of it what it may."""
        state = self.match.state
        who = "*" if move.seat is None else move.seat
        for seat, unheard in self._unheard.items():
            unheard.append(f"{who} {state.seen(move.action, seat)}")
        for seat, bot in self.bots.items():
            tell(bot, seat, state, move)
        self.match.follow(move)

    def _go_on(self) -> None:
        """Chance acts; then, if a bot is to act, the bots begin to think."""
        while self.match.awaits_chance:
            self._make(Move(None, self.match.due()))
        idle = self._others is None or self._others.done()
        if idle and self.match.state.turn in self.bots:
            self._others = asyncio.get_running_loop().create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        while isinstance(turn := self.match.state.turn, int) and turn in self.bots:
            state, moves = self.match.state, len(self.match.moves)
            mind = self.game.mind(state.view(turn))
            action = await asyncio.to_thread(self.bots[turn].choose, mind, state.actions())
            if len(self.match.moves) == moves:  # else somebody spoke out of turn: it thinks again
                self._make(Move(turn, action))
                while self.match.awaits_chance:
                    self._make(Move(None, self.match.due()))


def open_table(
    game: Game, players: int | None, options: dict[str, Any], seat: int, against: str, secret: bytes | None = None
) -> LocalTable:
    """A table here; BadRequest says what is wrong with the wishes."""
    known = [MYSELF, *LEVELS, *YARDSTICKS]
    if against not in known:  # no dotted paths: an assistant does not choose what is imported
        raise BadRequest("unknown-level", level=against, allowed=known)
    seats = game.players[0] if players is None else game.check_players(players)
    if not 0 <= seat < seats:
        raise BadRequest("bad-seat", seat=seat, allowed=list(range(seats)))
    own = list(range(seats)) if against == MYSELF else [seat]
    secret = secret or secrets.token_bytes(fair.SECRET_BYTES)
    first = int.from_bytes(secret[:7], "big")
    bots = {other: find_bot(against, game)(first + other) for other in range(seats) if other not in own}
    return LocalTable(Match(game, seats, options, secret=secret), own, bots)
