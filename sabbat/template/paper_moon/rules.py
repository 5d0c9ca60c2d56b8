"""The rules of Paper Moon: the state, what is legal, and what each action does."""

from typing import Any, NamedTuple

from sabbat.core.contract import CHANCE, OVER, UNKNOWN, Game, State, ranks
from sabbat.core.errors import IllegalAction

from .components import BELIEVE, CARDS, CLAIM, COPIES, DOUBT, DRAW, HIDDEN, NONE, WORTH


class Turn(NamedTuple):
    """A turn that is over: the card, what it was claimed to be, and whether that was doubted."""

    card: int
    claim: int
    doubted: bool


class PaperMoon(State):
    """A match: the turns so far, and the card and the claim of the turn being played."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.past: list[Turn] = []
        self.card = NONE
        self.claim = NONE

    # -- where the match stands --------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What the match waits for: draw, claim, answer; or over."""
        if len(self.past) == self.players * self.options["rounds"]:
            return "over"
        if self.card == NONE:
            return "draw"
        return "claim" if self.claim == NONE else "answer"

    def seat_of(self, turn: int) -> int:
        """Who takes a turn: one seat after the other, clockwise from `first` (PAP-2)."""
        return int((self.options["first"] + turn) % self.players)

    @property
    def claimant(self) -> int:
        return self.seat_of(len(self.past))

    def pass_on(self) -> None:
        """Say who acts in the phase that the match is in now."""
        after = (self.claimant + 1) % self.players
        self.actor = {"draw": CHANCE, "claim": self.claimant, "answer": after, "over": OVER}[self.phase]

    def left(self, card: int) -> int:
        """How many cards of a kind are still in the pile."""
        return COPIES[card] - sum(turn.card == card for turn in self.past) - (self.card == card)

    def scores(self) -> list[int]:
        """The points of each seat (PAP-5, PAP-6)."""
        points = [0] * self.players
        for n, turn in enumerate(self.past):
            worth = WORTH[turn.claim]
            if not turn.doubted:
                points[self.seat_of(n)] += worth
            elif turn.card == turn.claim:
                points[self.seat_of(n)] += 2 * worth
            else:
                points[self.seat_of(n + 1)] += worth
        return points

    # -- rules: what is legal, and what it does ----------------------------------------------------

    def survey(self) -> None:
        if self.phase == "draw":
            self.offer(DRAW, sum(1 << card for card in range(len(CARDS)) if self.left(card)))
        elif self.phase == "claim":
            self.offer(CLAIM, 0b111)
        else:
            self.offer(BELIEVE, 0b11)

    def share(self, action: int) -> int:
        return self.left(action - DRAW)

    def make(self, action: int) -> None:
        if action < CLAIM:
            self.card = action - DRAW
        elif action < BELIEVE:
            self.claim = action - CLAIM
        else:
            self.past.append(Turn(self.card, self.claim, action == DOUBT))
            self.card = self.claim = NONE
        self.pass_on()

    def refusal(self, action: int, text: str) -> IllegalAction:
        if self.phase == "over":
            return IllegalAction("PAP-7", "over", action=text)
        if self.phase == "draw":  # what may be drawn is nobody's business
            return IllegalAction("PAP-3", "pap-draw-first")
        if action == UNKNOWN:
            return IllegalAction(None, "unknown-action", action=text, allowed=self.actions())
        if self.phase == "claim":
            return IllegalAction("PAP-4", "pap-claim-first")
        return IllegalAction("PAP-5", "pap-answer-first", claim=CARDS[self.claim])

    # -- secrets -----------------------------------------------------------------------------------

    def seen_by(self, action: int, seat: int) -> str:
        """A drawn card is seen by who draws it (PAP-3)."""
        secret = action < CLAIM and seat != self.claimant
        return f"draw {HIDDEN}" if secret else self.game.texts[action]

    def view(self, seat: int | None) -> dict[str, Any]:
        past = [
            [CARDS[turn.card] if turn.doubted or self.seat_of(n) == seat else HIDDEN, CARDS[turn.claim], turn.doubted]
            for n, turn in enumerate(self.past)
        ]
        mine = self.claimant == seat or self.card == NONE
        return {
            **self.view_head(seat),
            "phase": self.phase,
            "claimant": self.claimant,
            "past": past,
            "card": _name(self.card) if mine else HIDDEN,
            "claim": _name(self.claim),
            "scores": self.scores(),
            "pile": sum(COPIES) - len(self.past) - (self.card != NONE),
        }

    # -- the end, positions, copies ----------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        if self.phase != "over":
            return None
        scores = self.scores()
        return {"scores": scores, "ranks": ranks(scores), "reason": "rounds"}

    def dump(self) -> dict[str, Any]:
        return {
            **self.head(),
            "past": [[CARDS[turn.card], CARDS[turn.claim], turn.doubted] for turn in self.past],
            "card": _name(self.card),
            "claim": _name(self.claim),
        }

    def clone(self) -> "PaperMoon":
        twin = PaperMoon(self.game, self.players, self.options)
        twin.past = list(self.past)
        twin.card = self.card
        twin.claim = self.claim
        twin.pass_on()
        return twin


def _name(card: int) -> str | None:
    return None if card == NONE else CARDS[card]
