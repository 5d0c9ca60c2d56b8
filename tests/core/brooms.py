"""Brooms, a game as somebody else may write it: take one to three brooms; who takes the last one wins.

Nature first lays five to eight brooms on the floor. It overrides of a State what it must, and nothing more.
"""

from typing import Any

from sabbat.core.contract import CHANCE, OVER, UNKNOWN, Game, Mind, OpenMind, State
from sabbat.core.errors import IllegalAction
from sabbat.core.options import SeatNumber
from sabbat.core.reading import HEAD, Reader, integer, require

BOX = 8
TEXTS = ["lay 5", "lay 6", "lay 7", "lay 8", "take 1", "take 2", "take 3"]
ODDS = [1, 2, 2, 1]
TAKE = 4
FIELDS = [*HEAD, "shed", "floor", "taken", "active"]


class Brooms(State):
    """Brooms are in the shed, on the floor, or with a seat."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.shed = BOX
        self.floor = 0
        self.taken = [0] * players
        self.active: int = options["first"]

    def survey(self) -> None:
        if self.actor == CHANCE:
            self.offer(0, 0b1111)
        else:
            self.offer(TAKE, 0b111 >> max(0, 3 - self.floor))

    def make(self, action: int) -> None:
        if action < TAKE:
            self.floor = 5 + action
            self.shed -= self.floor
            self.actor = self.active
            return
        count = action - TAKE + 1
        self.floor -= count
        self.taken[self.active] += count
        if self.floor == 0:
            self.actor = OVER
        else:
            self.active = (self.active + 1) % self.players
            self.actor = self.active

    def refusal(self, action: int, text: str) -> IllegalAction:
        if self.actor == OVER:
            return IllegalAction(None, "over", action=text)
        reason = "unknown-action" if action == UNKNOWN else "not-now"
        return IllegalAction(None, reason, action=text, allowed=self.actions())

    def share(self, action: int) -> int:
        return ODDS[action]

    def outcome(self) -> dict[str, Any] | None:
        if self.actor != OVER:
            return None
        last = [int(seat == self.active) for seat in range(self.players)]
        return {"scores": last, "ranks": [2 - score for score in last], "reason": "swept"}

    def dump(self) -> dict[str, Any]:
        return {
            **self.head(),
            "shed": self.shed,
            "floor": self.floor,
            "taken": list(self.taken),
            "active": self.active,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.view_head(seat), **self.dump()}

    def clone(self) -> "Brooms":
        return read(self.dump())


def begin(players: int, options: dict[str, Any]) -> Brooms:
    return Brooms(game, players, options)


def read(position: dict[str, Any]) -> Brooms:
    fields = Reader(position, FIELDS)
    players = fields.players(game)
    state = Brooms(game, players, fields.options(game, players))
    state.shed = fields.integer("shed", 0, BOX)
    state.floor = fields.integer("floor", 0, BOX)
    state.taken = [integer(n, 0, BOX, f"taken.{i}") for i, n in enumerate(fields.items("taken", players))]
    state.active = fields.integer("active", 0, players - 1)
    require(state.shed + state.floor + sum(state.taken) == BOX, "shed", f"there are {BOX} brooms")
    state.actor = state.active if state.floor else CHANCE if state.shed == BOX else OVER
    return state


def mind(view: dict[str, Any]) -> Mind:
    return OpenMind(game, view, [])


def picture(position: dict[str, Any]) -> str:
    places = {"shed": position["shed"], "floor": position["floor"]}
    places |= {f"seat {seat}": count for seat, count in enumerate(position["taken"])}
    return "\n".join(f"{place:<8}{'/' * count}" for place, count in places.items())


game = Game(
    id="brooms",
    module=__name__,
    prefix="BRO",
    rules=1,
    players=(2, 3),
    options=[SeatNumber("first")],
    texts=TEXTS,
    longest=9,
    hidden=False,
    chance=True,
    begin=begin,
    read=read,
    mind=mind,
    picture=picture,
)
