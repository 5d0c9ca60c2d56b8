"""What a good player of Course de Sorcières looks at: squares won and lost, reckoned one landing ahead.

Gains are measured in tenths of a square. Their weights were climbed to by matches of the policy against itself
(`python -m sabbat.bots.tune climb course-de-sorcieres`), those of the evaluation fitted to such matches (`… fit …`).
"""

import math
from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import bit, highest, lowest, popcount
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight
from sabbat.games.course_de_sorcieres.components import GOAL_END, MOVE, PLAY, SIGN, STAGE_LENGTH, STAY, TRACK_END
from sabbat.games.course_de_sorcieres.rules import MAGIC, MOVING, NINE, Race

HOME: Final = 0
POINT: Final = 1
HIDDEN: Final = 2
OWN_SIGN: Final = 3
FOE_SIGN: Final = 4
NEUTRAL_SIGN: Final = 5
CARD: Final = 6
PIP: Final = 7
MAGIC_CARD: Final = 8
PUSH: Final = 9
START: Final = 10
DOOR: Final = 11
REAR: Final = 12
WEIGHTS: Final[list[int]] = [20, 30, 0, 40, 50, 40, 10, 3, 30, 10, 0, 0, 0]
"""In the order of the names above: tenths of a square, pushing in tenths of what the victim loses."""

WORTH: Final = [0.75, 0.318, -0.371, 0.622, 1.603, 1.478, 0.057, 1.124, 1.172]
"""Progress, points, witches home, cards, and the turn, in logits (fitted to self-play)."""

DOOR_SQUARE: Final = 44
WAY: Final = 3 * 49
TURN: Final = 256
COARSE: Final = 24
PIPS: Final[list[i64]] = [sum(n + 2 for n in range(9) if m >> n & 1) for m in range(512)]


class RaceInsight(WeighedInsight):
    """One landing ahead; positions are judged by progress, points and cards."""

    def __init__(self, weights: list[int], worth: list[float], horizon: i64, whims: i64 = 8) -> None:
        super().__init__(worth, horizon)
        self.weights = weights
        self.lands: list[i64] = [0] * 52
        self.last: i64 = 0
        self.whims = whims

    def features(self, state: State, seat: i64) -> list[float]:
        """What a seat has; all of it counts the more, and cards the less, the shorter the leader's way is."""
        assert isinstance(state, Race)
        home = state.arrivals(seat)
        arrived = (home & 3) + (home >> 2 & 3) + (home >> 4 & 3)
        points = 2 * (home & 3) + 3 * (home >> 2 & 3) + 4 * (home >> 4 & 3)
        cards = state.cards_of(seat)
        left = self.way_left(state)
        weight = 10.0 / math.sqrt(float(5 + left))
        use = weight * float(left) / float(WAY)
        now: i64 = 0
        soon: i64 = 0
        if state.actor == seat:
            now = self.best_gain(state)
        elif state.active != seat:
            soon = self.prospect(state, seat)
        total = self.turns(state, seat)
        return [
            weight * float(total) / (TURN * -10.0),
            weight * float(self.last) / (TURN * -10.0),
            weight * float(arrived),
            weight * float(points) / 4.0,
            use * float(PIPS[cards & NINE]) / 54.0,
            use * float(cards >> 9) / 3.0,
            weight if state.active == seat else 0.0,
            weight * float(now) / 490.0,
            weight * float(soon) / 2940.0,
        ]

    def turns(self, race: Race, seat: i64) -> i64:
        """How many turns a seat's witches would need, each alone: reckoned backwards from the goal, square by square.

        `self.last` is then what the hindmost needs.
        """
        lands = self.lands
        tiles = race.tiles
        witches = race.witches(seat)
        hand = race.cards_of(seat)
        w1: i64 = 0
        w2: i64 = 0
        w3: i64 = 0
        w4: i64 = 0
        w5: i64 = 0
        w6: i64 = 0
        total: i64 = 0
        hindmost: i64 = 0
        luck: i64 = 0
        rolls: i64 = 3
        sign_ahead: i64 = 0
        square: i64 = TRACK_END
        while square > 0:
            stand = TURN + (w1 + w2 + w3 + w4 + w5 + w6) // rolls
            if witches >> square & 1 == 1:
                total += stand
                hindmost = stand
            if square % STAGE_LENGTH == 0:
                luck = self.luck(race, seat, square)
            tile = tiles[square]
            land = stand
            if tile < 0:
                land -= luck
            else:
                clan = tile // 10
                face = tile - 10 * clan
                if face == SIGN:
                    if clan == seat:
                        if hand > NINE and sign_ahead > 0:
                            land = lands[sign_ahead] * COARSE
                        faces = hand & NINE
                        while faces != 0:
                            reached = square + lowest(faces) + 2
                            if reached > GOAL_END:
                                break
                            there = lands[reached] * COARSE
                            if there < land:
                                land = there
                            faces &= faces - 1
                        sign_ahead = square
                    else:
                        land += self.setback(race, clan, square)
                elif clan == seat and square + face + 2 <= GOAL_END:
                    land = lands[square + face + 2] * COARSE
            lands[square] = land // COARSE
            w6 = w5
            w5 = w4
            w4 = w3
            w3 = w2
            w2 = w1
            w1 = land
            if rolls < 6:
                rolls += 1
            square -= 1
        waiting = race.waiting_of(seat)
        if waiting > 0:
            hindmost = TURN + (w1 + w2 + w3 + w4 + w5 + w6) // 6
            total += waiting * hindmost
        self.last = hindmost
        return total

    def luck(self, race: Race, seat: i64, square: i64) -> i64:
        """What a hidden tile of the stage that ends with a square saves on average, in turns."""
        down = race.facedown(race.stage_of(square))
        if down == 0:
            return 0
        hand = race.cards_of(seat)
        total = PIPS[down >> (10 * seat) & NINE] * TURN * 2 // 11
        clan: i64 = 0
        while clan < 4:
            if down >> (10 * clan + SIGN) & 1 == 1:
                if clan != seat:
                    total -= self.setback(race, clan, square)
                elif hand & NINE != 0:
                    total += (highest(hand & NINE) + 2) * TURN * 2 // 11
            clan += 1
        return total // popcount(down)

    def setback(self, race: Race, clan: i64, square: i64) -> i64:
        """What a foreign sign costs, in turns: a foe may choose the card and is not always willing."""
        cards = race.cards_of(clan)
        if square < 3 or cards == 0:
            return 0
        numbers = cards & NINE & (bit(square - 2 if square < 11 else 9) - 1)
        if clan >= race.players:
            return PIPS[numbers] * TURN * 2 // (11 * (popcount(cards & NINE) + (cards >> 9)))
        back: i64 = highest(numbers) + 2 if numbers != 0 else 0
        if cards > NINE:
            behind = race.signs(clan) & (bit(square) - 1)
            if behind != 0 and square - highest(behind) > back:
                back = square - highest(behind)
        return back * TURN // 11

    def best_gain(self, race: Race) -> i64:
        """The most that an action seems to win for the seat to act."""
        if race.phase != MOVING and race.phase != MAGIC:
            return 0
        best: i64 = -1000000
        n = race.count()
        k: i64 = 0
        while k < n:
            gain = self.gain(race, race.action_at(k))
            if gain > best:
                best = gain
            k += 1
        return best

    def prospect(self, race: Race, seat: i64) -> i64:
        """The sum, over the six rolls, of the most that a move would win for a seat."""
        total: i64 = 0
        die: i64 = 1
        while die <= 6:
            best: i64 = -1000000
            if race.waiting_of(seat) > 0:
                best = self.gain_of_move(race, seat, 0, die)
            movable = race.witches(seat) & (race.open_squares() >> die)
            while movable != 0:
                gain = self.gain_of_move(race, seat, lowest(movable), die)
                movable &= movable - 1
                if gain > best:
                    best = gain
            if best > -1000000:
                total += best
            die += 1
        return total

    def choose(self, state: State, dice: Dice) -> i64:
        """The action that looks best; now and then any."""
        n = state.count()
        if n == 1:
            return state.action_at(0)
        assert isinstance(state, Race)
        if (self.whims > 0 and dice.below(self.whims) == 0) or (state.phase != MOVING and state.phase != MAGIC):
            return state.action_at(dice.below(n))
        best: i64 = -1000000
        chosen: i64 = 0
        k: i64 = 0
        while k < n:
            action = state.action_at(k)
            gain = self.gain(state, action) * 8 + dice.below(8)
            if gain > best:
                best = gain
                chosen = action
            k += 1
        return chosen

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Race)
        gain = float(self.gain(state, action))
        return 0.5 + 0.5 * gain / (100.0 + (gain if gain > 0.0 else -gain))

    def gain(self, race: Race, action: i64) -> i64:
        """What an action seems to win for the seat to act."""
        if race.phase == MOVING:
            return self.gain_of_move(race, race.active, action - MOVE, race.die)
        if race.phase == MAGIC and action != STAY:
            return self.gain_of_card(race, action - PLAY)
        return 0

    def gain_of_move(self, race: Race, seat: i64, square: i64, die: i64) -> i64:
        if square > TRACK_END:
            return 0
        if square == 0:
            reached = race.start(die)
            return 10 * reached + self.landing(race, seat, reached, 3) + self.weights[START]
        reached = square + die
        gain = 10 * die + self.landing(race, seat, reached, 3)
        if square >= DOOR_SQUARE:
            gain -= self.weights[DOOR]
        if race.waiting_of(seat) == 0 and race.witches(seat) & (bit(square) - 1) == 0:
            gain += self.weights[REAR]
        return gain

    def gain_of_card(self, race: Race, card: i64) -> i64:
        square = race.mover
        clan = card // 10
        face = card % 10
        left = self.way_left(race)
        if face == SIGN:
            price: i64 = self.weights[MAGIC_CARD] * left // WAY
        else:
            price = (self.weights[CARD] + self.weights[PIP] * (face + 2)) * left // WAY
        if clan == race.active:
            reached = race.card_ahead(square, face, clan)
            return 10 * (reached - square) + self.landing(race, race.active, reached, 3) - price
        reached = race.card_behind(square, face, clan)
        lost = 10 * (square - reached) - self.landing(race, race.active, reached, 3)
        return lost * self.weights[PUSH] // 10 - price

    def way_left(self, race: Race) -> i64:
        """How many squares the leading clan has still to go."""
        best: i64 = 0
        seat: i64 = 0
        while seat < race.players:
            gone = self.way_gone(race, seat)
            if gone > best:
                best = gone
            seat += 1
        return WAY - best

    def way_gone(self, race: Race, seat: i64) -> i64:
        squares = race.witches(seat)
        home = race.arrivals(seat)
        gone = 49 * ((home & 3) + (home >> 2 & 3) + (home >> 4 & 3))
        while squares != 0:
            gone += lowest(squares)
            squares &= squares - 1
        return gone

    def landing(self, race: Race, seat: i64, square: i64, depth: i64) -> i64:
        """What lies in store for a seat's witch on a square."""
        if square > TRACK_END:
            return self.weights[HOME] + self.weights[POINT] * (square - 47)
        door: i64 = self.weights[DOOR] if square >= DOOR_SQUARE else 0
        tile = race.tiles[square]
        if tile < 0:
            return self.hidden(race, seat, square) + door
        clan = tile // 10
        face = tile - 10 * clan
        if face == SIGN:
            return self.sign(race, seat, clan, square) + door
        if clan != seat or depth == 0:
            return door
        reached = square + face + 2
        if reached > GOAL_END or race.open_squares() >> reached & 1 == 0:
            return door
        return 10 * (face + 2) + self.landing(race, seat, reached, depth - 1)

    def hidden(self, race: Race, seat: i64, square: i64) -> i64:
        """What a hidden tile brings on average, as far as the seat can know."""
        down = race.facedown(race.stage_of(square))
        total = 10 * PIPS[down >> (10 * seat) & NINE]
        clan: i64 = 0
        while clan < 4:
            if down >> (10 * clan + SIGN) & 1 == 1:
                total += self.sign(race, seat, clan, square)
            clan += 1
        return self.weights[HIDDEN] + total // popcount(down)

    def sign(self, race: Race, seat: i64, clan: i64, square: i64) -> i64:
        """The worth of landing on a sign: nothing if its owner has no card left."""
        cards = race.cards_of(clan)
        if cards == 0:
            return 0
        if clan == seat:
            return self.weights[OWN_SIGN] * (highest(cards & NINE) + 2) // 10 if cards & NINE != 0 else 20
        if square < 3:
            return 0
        numbers = cards & NINE & (bit(square - 2 if square < 11 else 9) - 1)
        if clan < race.players:
            return -self.weights[FOE_SIGN] * (highest(numbers) + 2) // 10 if numbers != 0 else 0
        return -self.weights[NEUTRAL_SIGN] * PIPS[numbers] // (5 * (popcount(cards & NINE) + (cards >> 9)))
