"""A match being played: a state, the record it leaves, and fair chance. Knows neither clock nor network."""

from typing import Any

from sabbat.core import fair
from sabbat.core.contract import CHANCE, Game, State
from sabbat.core.memory import Memory
from sabbat.core.record import Move, Record, replay


class Match:
    """One match from the first action to the last."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        *,
        secret: bytes,
        nonces: list[str] | None = None,
        names: list[str] | None = None,
        started: str | None = None,
        rules: int | None = None,
        chance: str | None = None,
    ) -> None:
        """`rules` is the version under which the match was begun, by default today's; `chance` may be keyed."""
        self.game = game
        self.rules = game.rules if rules is None else rules
        self.state: State = game.new(players, options, self.rules)
        self.options = dict(self.state.options if self.rules == game.rules else options)
        """As the version of the match writes them."""
        self.moves: list[Move] = []
        self.names = names
        self.started = started
        self.nonces = nonces or [""] * players
        self.secret = secret
        self.chance = chance
        self.stream = fair.stream(secret, self.nonces, chance)

    @staticmethod
    def resume(game: Game, record: Record, secret: bytes) -> "Match":
        """The match that a record is the beginning of."""
        replay(game, record)
        match = Match(
            game,
            record.players,
            record.options,
            secret=secret,
            nonces=record.nonces,
            names=record.names,
            started=record.started,
            rules=record.rules,
            chance=record.chance,
        )
        match._stand(record.moves)
        return match

    def act(self, seat: int, action: str) -> None:
        """A seat plays an action, in turn or as an aside; IllegalAction changes nothing."""
        self.follow(Move(seat, action))

    def follow(self, move: Move) -> None:
        """A move is made, a seat's or nature's; IllegalAction changes nothing."""
        kind = fair.kind_of(self.state) if self.awaits_chance else ""
        self.state.follow(move.seat, move.action)
        self.moves.append(move)
        if move.seat is None:
            self.stream.came(kind)
        else:
            self.stream.acted(move.seat)

    def due(self) -> str:
        """The chance action that comes next in the stream, not yet played."""
        return self.stream.due(self.state)

    def draw(self) -> str:
        """Nature plays the chance action that is due; its text."""
        action = self.stream.draw(self.state)
        self.moves.append(Move(None, action))
        return action

    @property
    def awaits_chance(self) -> bool:
        return self.state.actor == CHANCE

    def before(self, moves: int) -> State:
        """The state after so many of the moves."""
        state = self.game.new(self.state.players, self.options, self.rules)
        for move in self.moves[:moves]:
            state.play(move.action)
        return state

    def information_key(self, seat: int) -> str:
        """A short key of all that a seat has seen of the match, its history included."""
        state = self.before(0)
        memory = Memory.of(state)
        for move in self.moves:
            memory.follow(state, move)
        return memory.information_key(seat)

    def take_back(self, seat: int) -> bool:
        """Go back to before that seat's last action; False if it has made none."""
        last = max((n for n, move in enumerate(self.moves) if move.seat == seat), default=-1)
        if last < 0:
            return False
        self._stand(self.moves[:last])
        return True

    def _stand(self, moves: list[Move]) -> None:
        """The match stands after some moves."""
        self.state, self.moves = self.before(0), []
        self.stream = fair.stream(self.secret, self.nonces, self.chance)
        for move in moves:
            self.follow(Move(move.seat, move.action))

    def record(self) -> Record:
        """The match so far; the secret and the outcome appear once it is over."""
        outcome = self.state.outcome()
        return Record(
            game=self.game.id,
            rules=self.rules,
            players=int(self.state.players),
            options=dict(self.options),
            names=self.names,
            started=self.started,
            chance=self.chance,
            commitment=fair.commitment(self.secret),
            secret=None if outcome is None else self.secret.hex(),
            nonces=self.nonces,
            outcome=outcome,
            moves=list(self.moves),
        )
