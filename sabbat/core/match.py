"""A match being played: a state, the record it leaves, and fair chance. Knows neither clock nor network."""

from typing import Any

from sabbat.core import fair
from sabbat.core.contract import CHANCE, Game, State
from sabbat.core.errors import IllegalAction
from sabbat.core.record import Move, Record, steps


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
    ) -> None:
        self.game = game
        self.state: State = game.new(players, options)
        self.moves: list[Move] = []
        self.names = names
        self.started = started
        self.nonces = nonces or [""] * players
        self.secret = secret
        self.key = fair.stream_key(secret, self.nonces)
        self.drawn = 0

    @staticmethod
    def resume(game: Game, record: Record, secret: bytes) -> "Match":
        """The match that a record is the beginning of."""
        match = Match(
            game,
            record.players,
            record.options,
            secret=secret,
            nonces=record.nonces,
            names=record.names,
            started=record.started,
        )
        for step in steps(game, record):
            match.state = step.state
        match.moves = [Move(move.seat, move.action) for move in record.moves]
        match.drawn = sum(move.seat is None for move in match.moves)
        return match

    def act(self, seat: int, action: str) -> None:
        """A seat plays an action, in turn or as an aside; IllegalAction changes nothing."""
        if not self.state.may(seat, action):
            if self.state.turn == seat or self.state.turn is None:
                self.state.check(action)
            # A seat that is not to act learns nothing from a refusal: the rules are not even asked.
            raise IllegalAction(None, "not-your-turn", action=action)
        self.state.step(self.game.find_id(action))
        self.moves.append(Move(seat, action))

    def due(self) -> str:
        """The chance action that comes next in the stream, not yet played."""
        return self.game.texts[self.state.outcome_at(fair.number(self.key, self.drawn, self.state.weight()))]

    def draw(self) -> str:
        """Nature plays the chance action that is due; its text."""
        action = self.due()
        self.state.step(self.game.find_id(action))
        self.drawn += 1
        self.moves.append(Move(None, action))
        return action

    @property
    def awaits_chance(self) -> bool:
        return self.state.actor == CHANCE

    def take_back(self, seat: int) -> bool:
        """Go back to before that seat's last action; False if it has made none."""
        last = max((n for n, move in enumerate(self.moves) if move.seat == seat), default=-1)
        if last < 0:
            return False
        kept = self.moves[:last]
        self.state = self.game.new(self.state.players, self.state.options)
        for move in kept:
            self.state.play(move.action)
        self.moves = kept
        self.drawn = sum(move.seat is None for move in kept)
        return True

    def record(self) -> Record:
        """The match so far; the secret and the outcome appear once it is over."""
        outcome = self.state.outcome()
        return Record(
            game=self.game.id,
            rules=self.game.rules,
            players=int(self.state.players),
            options=dict(self.state.options),
            names=self.names,
            started=self.started,
            commitment=fair.commitment(self.secret),
            secret=None if outcome is None else self.secret.hex(),
            nonces=self.nonces,
            outcome=outcome,
            moves=list(self.moves),
        )
