"""Course de Sorcières: what may be done in a race, and what each action does to it (clauses COU-…)."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import bit, indices, popcount, select
from sabbat.core.contract import CHANCE, OVER, UNKNOWN, ranks
from sabbat.core.errors import IllegalAction
from sabbat.games.course_de_sorcieres.components import (
    CLANS,
    DRAW,
    FACES,
    GOAL_END,
    MOVE,
    NUMBERS,
    PASS,
    PLAY,
    REVEAL,
    ROLL,
    SIGN,
    STAY,
    TILES,
    TRACK_END,
    TURN_LIMIT,
)
from sabbat.games.course_de_sorcieres.preview import foretell
from sabbat.games.course_de_sorcieres.track import (
    DRAWING,
    FINISHED,
    MAGIC,
    MOVING,
    NINE,
    PHASES,
    REVEALING,
    ROLLING,
    SPLITTING,
    Track,
)


class Race(Track):
    """A race at one moment."""

    def clone(self) -> "Race":
        twin = Race(self.game, self.players, self.options)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.turns = self.turns
        twin.active = self.active
        twin.die = self.die
        twin.mover = self.mover
        twin.pushed = self.pushed
        twin.due = self.due
        twin.clan0 = self.clan0
        twin.clan1 = self.clan1
        twin.clan2 = self.clan2
        twin.clan3 = self.clan3
        twin.occupied = self.occupied
        twin.waiting = self.waiting
        twin.arrived = self.arrived
        twin.cards = self.cards
        twin.tiles = self.tiles.copy()
        twin.sign0 = self.sign0
        twin.sign1 = self.sign1
        twin.sign2 = self.sign2
        twin.sign3 = self.sign3
        twin.down0 = self.down0
        twin.down1 = self.down1
        twin.down2 = self.down2
        return twin

    # -- legality --------------------------------------------------------------------------------

    def survey(self) -> None:
        phase = self.phase
        if phase == ROLLING:
            self.offer(ROLL, 63)
        elif phase == MOVING:
            movable = self.movable()
            if movable != 0:
                self.offer(MOVE, movable)
            else:
                self.offer(PASS, 1)
        elif phase == REVEALING:
            self.offer(REVEAL, self.facedown(self.stage_of(self.mover)))
        elif phase == MAGIC:
            if not self.must_play():
                self.offer(STAY, 1)
            self.offer(PLAY + 10 * self.actor, self.playable(self.actor))
        elif phase == DRAWING:
            clan = self.clan_here()
            pile = self.cards_of(clan)
            self.offer(DRAW + 10 * (clan - 2), pile & NINE | (512 if pile > NINE else 0))
        else:
            clan = self.due // NUMBERS
            stages: i64 = 0
            if self.room(clan, 0) > 0:
                stages |= 1
            if self.room(clan, 1) > 0:
                stages |= 2
            if self.room(clan, 2) > 0:
                stages |= 4
            self.offer(self.due * 3, stages)

    def movable(self) -> i64:
        """The squares of the active seat's witches that can use the roll (COU-14 to COU-20)."""
        seat = self.active
        squares = self.witches(seat) & (self.open_squares() >> self.die)
        return squares | 1 if self.waiting_of(seat) > 0 else squares

    def must_play(self) -> bool:
        """A witch pushed onto a foreign sign is pushed on if it can be done (COU-38)."""
        return self.pushed and self.actor != self.active

    def clan_here(self) -> i64:
        """The clan of the tile under the moving witch."""
        return self.tiles[self.mover] // 10

    # -- chance ----------------------------------------------------------------------------------

    def share(self, action: i64) -> i64:
        if self.phase == SPLITTING:
            return self.room(self.due // NUMBERS, action % 3)
        if self.phase == DRAWING and (action - DRAW) % 10 == SIGN:
            return self.cards_of(self.clan_here()) >> 9
        return 1

    def weight(self) -> i64:
        phase = self.phase
        if phase == ROLLING:
            return 6
        if phase == REVEALING:
            return popcount(self.facedown(self.stage_of(self.mover)))
        if phase == DRAWING:
            pile = self.cards_of(self.clan_here())
            return popcount(pile & NINE) + (pile >> 9)
        return NUMBERS - self.due % NUMBERS if phase == SPLITTING else 0

    def outcome_at(self, r: i64) -> i64:
        phase = self.phase
        if phase == ROLLING:
            return ROLL + r
        if phase == REVEALING:
            return REVEAL + select(self.facedown(self.stage_of(self.mover)), r)
        if phase == DRAWING:
            clan = self.clan_here()
            pile = self.cards_of(clan)
            numbers = pile & NINE
            face = select(numbers, r) if r < popcount(numbers) else SIGN
            return DRAW + 10 * (clan - 2) + face
        stage: i64 = 0
        r -= self.room(self.due // NUMBERS, 0)
        while r >= 0:
            stage += 1
            r -= self.room(self.due // NUMBERS, stage)
        return self.due * 3 + stage

    # -- what actions do -------------------------------------------------------------------------

    def make(self, action: i64) -> None:
        phase = self.phase
        if phase == ROLLING:
            self.die = action - ROLL + 1
            self.phase = MOVING
            self.actor = self.active
        elif phase == MOVING:
            self.make_move(action - MOVE)
        elif phase == REVEALING:
            self.make_reveal(action - REVEAL)
        elif phase == MAGIC:
            if action == STAY:
                self.end_turn()
            else:
                self.make_play(action - PLAY)
        elif phase == DRAWING:
            self.make_draw(action - DRAW + 20)
        else:
            self.make_put(action)

    def make_put(self, action: i64) -> None:
        """A number tile goes into a stage (COU-4, COU-D5, COU-D7)."""
        self.flip(action % 3, bit(self.due // NUMBERS * 10 + self.due % NUMBERS))
        self.due += 1
        if self.due == 4 * NUMBERS:
            self.phase = ROLLING
            self.actor = CHANCE
        else:
            clan = self.due // NUMBERS
            self.actor = clan if clan < self.players else CHANCE

    def make_move(self, square: i64) -> None:
        """Move the witch on a square by the roll; past the track's squares stands `pass` (COU-13 to COU-21)."""
        seat = self.active
        die = self.die
        self.die = 0
        if square > TRACK_END:
            self.end_turn()
        elif square == 0:
            reached = self.start(die)
            self.waiting -= bit(2 * seat)
            self.lift_or_set(seat, bit(reached))
            self.land(reached, False)
        else:
            self.carry(square, square + die, False)

    def make_reveal(self, tile: i64) -> None:
        """A tile is turned over and obeyed (COU-23, COU-24)."""
        square = self.mover
        self.flip(self.stage_of(square), bit(tile))
        self.tiles[square] = tile
        if tile % 10 == SIGN:
            self.show_sign(tile // 10, square)
        self.obey(square)

    def make_play(self, card: i64) -> None:
        """A card speeds the witch on or pushes her back (COU-30 to COU-36)."""
        square = self.mover
        clan = card // 10
        face = card % 10
        self.spend(clan, face)
        if clan == self.active:
            self.carry(square, self.card_ahead(square, face, clan), False)
        else:
            self.carry(square, self.card_behind(square, face, clan), True)

    def make_draw(self, card: i64) -> None:
        """The card of a neutral pile is carried out against her if it can be (COU-50 to COU-52)."""
        square = self.mover
        self.spend(card // 10, card % 10)
        reached = self.card_behind(square, card % 10, card // 10)
        if reached == 0:
            self.end_turn()
        else:
            self.carry(square, reached, False)

    def carry(self, square: i64, reached: i64, by_push: bool) -> None:
        """The moving witch goes from a square of the track to another, or home, and lands."""
        if reached <= TRACK_END:
            self.lift_or_set(self.active, bit(square) | bit(reached))
            self.land(reached, by_push)
        else:
            self.lift_or_set(self.active, bit(square))
            self.go_home(reached)

    def go_home(self, square: i64) -> None:
        """A witch arrives on a goal square for good; the third one ends the race (COU-42 to COU-44)."""
        seat = self.active
        self.arrived += bit(6 * seat + 2 * (square - 49))
        if self.waiting_of(seat) == 0 and self.witches(seat) == 0:
            self.stop()
        else:
            self.end_turn()

    def land(self, square: i64, by_push: bool) -> None:
        """She stands on a square; a tile face down is turned over first (COU-23)."""
        self.mover = square
        self.pushed = by_push
        if self.tiles[square] < 0:
            self.phase = REVEALING
            self.actor = CHANCE
        else:
            self.obey(square)

    def obey(self, square: i64) -> None:
        """Do what the face-up tile under the moving witch says (COU-24 to COU-38)."""
        tile = self.tiles[square]
        clan = tile // 10
        face = tile - 10 * clan
        if face == SIGN:
            self.obey_sign(clan)
        elif clan != self.active:
            self.end_turn()
        else:
            reached = square + face + 2
            if reached <= GOAL_END and self.open_squares() >> reached & 1 == 1:
                self.carry(square, reached, False)
            else:
                self.end_turn()

    def obey_sign(self, clan: i64) -> None:
        """The owner of the sign chooses, or a neutral card is drawn (COU-29, COU-32, COU-50)."""
        if clan >= self.players:
            if self.cards_of(clan) == 0:
                self.end_turn()
            else:
                self.phase = DRAWING
                self.actor = CHANCE
        elif self.playable(clan) == 0:
            self.end_turn()
        else:
            self.phase = MAGIC
            self.actor = clan

    def end_turn(self) -> None:
        """The next seat's turn, or the end after the thousandth (COU-22, COU-D32)."""
        self.turns += 1
        self.active += 1
        if self.active == self.players:
            self.active = 0
        if self.turns == TURN_LIMIT:
            self.stop()
        else:
            self.mover = 0
            self.pushed = False
            self.phase = ROLLING
            self.actor = CHANCE

    def stop(self) -> None:
        """The race is over."""
        self.mover = 0
        self.pushed = False
        self.phase = FINISHED
        self.actor = OVER

    # -- refusals --------------------------------------------------------------------------------

    def refusal(self, action: i64, text: str) -> IllegalAction:
        """The table "which clause a refusal names", from top to bottom."""
        if self.phase == FINISHED:
            return IllegalAction("COU-44" if self.finished() else "COU-D32", "over", action=text)
        if action == UNKNOWN:
            return IllegalAction(self.phase_clause(), "unknown-action", action=text, allowed=self.verbs())
        if self.actor >= 0 and self.is_chance(action):
            return self.not_now(text)
        if action < ROLL:
            return self.refuse_put(action, text)
        if self.phase == MOVING and action >= MOVE and action <= PASS:
            return self.refuse_move(action - MOVE, text)
        if self.phase == MAGIC and action == STAY:
            return IllegalAction("COU-38", "cou-must-play", action=text)
        if action >= PLAY and action < DRAW:
            return self.refuse_play(action - PLAY, text)
        if (self.phase == REVEALING and action >= REVEAL and action < STAY) or (
            self.phase == DRAWING and action >= DRAW
        ):
            return IllegalAction(self.phase_clause(), "cannot-come-up", action=text)
        return self.not_now(text)

    def not_now(self, text: str) -> IllegalAction:
        return IllegalAction(self.phase_clause(), "not-now", action=text, allowed=self.verbs())

    def verbs(self) -> list[str]:
        return self.game.verbs(self.action_ids())

    def is_chance(self, action: i64) -> bool:
        """Whether only nature makes such an action."""
        if action < ROLL:
            return action // (3 * NUMBERS) >= self.players
        return action < MOVE or (action >= REVEAL and action < STAY) or action >= DRAW

    def phase_clause(self) -> str:
        if self.phase == MAGIC:
            return "COU-29" if self.actor == self.active else "COU-32"
        return ["COU-4", "COU-13", "COU-14", "COU-23", "", "COU-50", ""][self.phase]

    def refuse_put(self, action: i64, text: str) -> IllegalAction:
        if self.phase != SPLITTING:
            return IllegalAction("COU-6", "cou-track-is-laid", action=text)
        if action // 3 != self.due:
            due = TILES[self.due // NUMBERS * 10 + self.due % NUMBERS]
            return IllegalAction("COU-D5", "cou-other-tile-due", action=text, due=due)
        return IllegalAction("COU-4", "cou-stage-full", action=text, stage=action % 3 + 1)

    def refuse_move(self, square: i64, text: str) -> IllegalAction:
        if square > TRACK_END:
            return IllegalAction("COU-21", "cou-can-move", action=text)
        if square == 0 or self.witches(self.active) >> square & 1 == 0:
            return IllegalAction("COU-14", "cou-no-own-witch", action=text, square=square)
        reached = square + self.die
        if reached > GOAL_END:
            return IllegalAction("COU-20", "cou-past-the-goal", action=text, square=reached)
        return IllegalAction("COU-16", "cou-occupied", action=text, square=reached)

    def refuse_play(self, card: i64, text: str) -> IllegalAction:
        clan = card // 10
        face = card % 10
        if self.phase != MAGIC or clan != self.actor:
            return IllegalAction("COU-39", "cou-no-card-now", action=text)
        hand = self.cards_of(clan)
        if (hand >> 9 if face == SIGN else hand >> face & 1) == 0:
            return IllegalAction("COU-36", "cou-card-spent", action=text)
        if clan == self.active:
            return self.refuse_speed(face, text)
        return self.refuse_push(face, text)

    def refuse_speed(self, face: i64, text: str) -> IllegalAction:
        reached = self.mover + face + 2
        if face == SIGN:
            return IllegalAction("COU-31", "cou-no-sign-ahead", action=text)
        if reached > GOAL_END:
            return IllegalAction("COU-41", "cou-past-the-goal", action=text, square=reached)
        return IllegalAction("COU-30", "cou-occupied", action=text, square=reached)

    def refuse_push(self, face: i64, text: str) -> IllegalAction:
        reached = self.mover - face - 2
        if face == SIGN:
            return IllegalAction("COU-33", "cou-no-sign-behind", action=text)
        if reached < 1:
            return IllegalAction("COU-35", "cou-behind-the-start", action=text)
        return IllegalAction("COU-34", "cou-occupied", action=text, square=reached)

    # -- what is known ---------------------------------------------------------------------------

    def seen_by(self, action: i64, seat: i64) -> str:
        """Puts are secret but to the seat that makes them (COU-4, section 8)."""
        text = self.game.texts[action]
        return text[:-1] + "?" if action < ROLL and action // (3 * NUMBERS) != seat else text

    def finished(self) -> bool:
        """Whether some seat has all its witches home."""
        return any(self.waiting_of(seat) == 0 and self.witches(seat) == 0 for seat in range(self.players))

    def scores(self) -> list[int]:
        """Points on the goal board (COU-45)."""
        points: list[int] = []
        for seat in range(self.players):
            home: int = self.arrivals(seat)
            points.append(2 * (home & 3) + 3 * (home >> 2 & 3) + 4 * (home >> 4 & 3))
        return points

    def tally(self, seat: int) -> dict[str, Any] | None:
        """What each witch has brought home (COU-42, COU-45)."""
        home = [square - TRACK_END + 1 if square > TRACK_END else 0 for square in self.squares_of(seat)]
        return {"parts": [{"what": "home" if n else "away", "points": n} for n in reversed(home)], "sum": "points"}

    def preview(self, text: str, seat: int | None) -> dict[str, Any] | None:
        return foretell(self, text)

    def outcome(self) -> dict[str, Any] | None:
        if self.phase != FINISHED:
            return None
        scores = self.scores()
        return {"scores": scores, "ranks": ranks(scores), "reason": "finished" if self.finished() else "limit"}

    def public(self) -> dict[str, Any]:
        """The part of the table that everybody knows: all but `facedown`."""
        return {
            "phase": PHASES[self.phase],
            "turns": int(self.turns),
            "die": int(self.die) if self.phase == MOVING else None,
            "mover": int(self.mover) if self.mover else None,
            "pushed": self.pushed,
            "witches": [self.squares_of(seat) for seat in range(self.players)],
            "hands": [self.card_list(clan) for clan in range(self.players)],
            "piles": {CLANS[clan]: self.card_list(clan) for clan in range(self.players, 4)},
            "faceup": {str(q): TILES[self.tiles[q]] for q in range(1, TRACK_END + 1) if self.tiles[q] >= 0},
        }

    def dump(self) -> dict[str, Any]:
        position = {**self.head(), **self.public()}
        position["facedown"] = [[TILES[t] for t in indices(self.facedown(stage))] for stage in range(3)]
        return position

    def view(self, seat: int | None) -> dict[str, Any]:
        known = {**self.view_head(seat), **self.public()}
        known["facedown"] = [self.known_facedown(stage, -1 if seat is None else seat) for stage in range(3)]
        known["active"] = int(self.active)
        known["points"] = self.scores()
        due = self.due // NUMBERS * 10 + self.due % NUMBERS
        known["to_put"] = TILES[due] if self.phase == SPLITTING else None
        if self.phase == SPLITTING:
            known["room"] = None if seat is None else [int(self.room(seat, stage)) for stage in range(3)]
        elif self.phase == FINISHED:
            known["winners"] = self.winners()
        return known

    def known_facedown(self, stage: int, seat: int) -> list[str]:
        """A stage's hidden tiles as a seat knows them: its own, the signs, and how many of the others."""
        shown: list[str] = []
        for clan in range(4):
            hidden: int = self.facedown(stage) >> (10 * clan)
            if clan == seat:
                shown += [CLANS[clan] + FACES[face] for face in indices(hidden & NINE)]
            elif self.phase != SPLITTING:
                shown += [CLANS[clan] + "?"] * popcount(hidden & NINE)
            if hidden >> SIGN & 1:
                shown.append(CLANS[clan] + "*")
        return shown

    def squares_of(self, seat: int) -> list[int]:
        """A seat's three witches, ascending."""
        home: int = self.arrivals(seat)
        goal = [49] * (home & 3) + [50] * (home >> 2 & 3) + [51] * (home >> 4 & 3)
        return [0] * self.waiting_of(seat) + indices(self.witches(seat)) + goal

    def card_list(self, clan: int) -> list[str]:
        """A clan's cards left, in canonical order."""
        cards: int = self.cards_of(clan)
        return [CLANS[clan] + FACES[face] for face in indices(cards & NINE)] + [CLANS[clan] + "*"] * (cards >> 9)
