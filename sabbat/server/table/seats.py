"""Who sits where, and how the table stands: a frozen value, and what each event makes of it. It knows no match."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from sabbat.server.table import events as ev

Status = Literal["open", "playing", "over", "closed"]
UNDECIDED: Final = ev.Setup(game="", players=0)


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: a person's, a bot's, or free; a stand-in may play for the person."""

    person: str | None = None
    name: str = ""
    hat: str = ""
    bot: str | None = None
    nonce: str = ""
    invited: str | None = None
    """The person for whom the seat is kept; nobody sits there yet."""
    stand_in: str | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def mind(self) -> str | None:
        """The level of the bot that decides here; None if a person does."""
        return self.bot or self.stand_in

    @property
    def label(self) -> str:
        """How the record names who sits here."""
        return f"bot:{self.bot}" if self.bot else self.name


@dataclass(frozen=True, slots=True)
class Seats:
    """What is agreed on, who sits where, how it stands."""

    code: str
    status: Status = "open"
    setup: ev.Setup = UNDECIDED
    rules: int = 1
    """The version of the game's rules under which the setup was agreed on."""
    host: str = ""
    chairs: tuple[Chair, ...] = ()
    outcome: dict[str, Any] | None = None
    acted: bool = False
    """Whether a person has made an action."""
    assisted: bool = False
    """Whether somebody was given a hint, took back what had revealed something, or was sent away from the match."""
    opened_at: int = 0

    @property
    def rated(self) -> bool:
        """Whether the match counts for the ratings, as far as it is played."""
        return not self.assisted and (self.acted or self.status != "over")

    @property
    def has_minds(self) -> bool:
        """Whether a bot decides at some seat."""
        return bool([chair for chair in self.chairs if chair.bot or chair.stand_in])

    def by_person(self, seat: int | None) -> bool:
        """Whether a person decides at a seat, neither chance nor a bot."""
        return seat is not None and self.chairs[seat].mind is None

    def after(self, event: ev.AnyEvent) -> "Seats":
        """The same table after an event."""
        change = CHANGES.get(type(event))
        return self if change is None else change(self, event)

    def after_all(self, events: list[ev.AnyEvent]) -> "Seats":
        """The same table after several events."""
        seats = self
        for event in events:
            seats = seats.after(event)
        return seats

    def _with(self, seat: int, chair: Chair) -> "Seats":
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _opened(self, event: ev.Opened) -> "Seats":
        chairs = tuple(Chair() for _ in range(event.setup.players))
        return Seats(self.code, "open", event.setup, event.rules, event.host, chairs, opened_at=event.at)

    def _changed(self, event: ev.Changed) -> "Seats":
        players = event.setup.players
        chairs = (*self.chairs[:players], *(Chair() for _ in range(players - len(self.chairs))))
        return replace(self, setup=event.setup, rules=event.rules, chairs=chairs)

    def _sat(self, event: ev.Sat) -> "Seats":
        return self._with(event.seat, Chair(event.person, event.name, event.hat, nonce=event.nonce))

    def _invited(self, event: ev.Invited) -> "Seats":
        return self._with(event.seat, Chair(None, event.name, event.hat, invited=event.person))

    def _named(self, event: ev.Named) -> "Seats":
        chairs = (
            replace(chair, name=event.name, hat=event.hat) if event.person in (chair.person, chair.invited) else chair
            for chair in self.chairs
        )
        return replace(self, chairs=tuple(chairs))

    def _placed(self, event: ev.Placed) -> "Seats":
        return self._with(event.seat, Chair(bot=event.level))

    def _left(self, event: ev.Left) -> "Seats":
        return self._with(event.seat, Chair())

    def _started(self, event: ev.Started) -> "Seats":
        return replace(self, status="playing")

    def _moved(self, event: ev.Moved) -> "Seats":
        return self if self.acted or not self.by_person(event.seat) else replace(self, acted=True)

    def _took_back(self, event: ev.TookBack) -> "Seats":
        return replace(self, assisted=self.assisted or event.revealed)

    def _helped(self, event: ev.Helped) -> "Seats":
        return replace(self, assisted=True)

    def _stood_in(self, event: ev.StoodIn) -> "Seats":
        return self._with(event.seat, replace(self.chairs[event.seat], stand_in=event.level))

    def _returned(self, event: ev.Returned) -> "Seats":
        return self._with(event.seat, replace(self.chairs[event.seat], stand_in=None))

    def _resigned(self, event: ev.Resigned) -> "Seats":
        return self._with(event.seat, replace(self.chairs[event.seat], resigned=True))

    def _banned(self, event: ev.Banned) -> "Seats":
        spoilt = event.on and self.status == "playing" and any(chair.person == event.person for chair in self.chairs)
        return replace(self, assisted=True) if spoilt else self

    def _closed(self, event: ev.Closed) -> "Seats":
        return replace(self, status="closed")

    def _ended(self, event: ev.Ended) -> "Seats":
        return replace(self, status="over", outcome=event.outcome)


CHANGES: Final[dict[type, Callable[[Seats, Any], Seats]]] = {
    ev.Opened: Seats._opened,
    ev.Changed: Seats._changed,
    ev.Sat: Seats._sat,
    ev.Invited: Seats._invited,
    ev.Named: Seats._named,
    ev.Placed: Seats._placed,
    ev.Left: Seats._left,
    ev.Started: Seats._started,
    ev.Moved: Seats._moved,
    ev.TookBack: Seats._took_back,
    ev.Helped: Seats._helped,
    ev.StoodIn: Seats._stood_in,
    ev.Returned: Seats._returned,
    ev.Resigned: Seats._resigned,
    ev.Ended: Seats._ended,
    ev.Banned: Seats._banned,
    ev.Closed: Seats._closed,
}
"""What each kind of event makes of the seats; all others leave them as they are."""
