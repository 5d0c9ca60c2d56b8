"""What a good player of Witty Witches looks at: fewer cards, cards that are neighbours, pairs, and who has which spell.

The promises rank the actions of one decision; the weights of the features were fitted to self-play
(`python -m sabbat.bots.tune witty-witches`).
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from sabbat.core.bits import bit, lowest, popcount
from sabbat.core.contract import State
from sabbat.core.dice import Dice
from sabbat.core.insight import WeighedInsight
from sabbat.games.witty_witches.components import (
    ABACADABRA,
    ALL_KINDS,
    BLESSINGS,
    CAST,
    CAST_AWAY,
    CHAIN_SPELL,
    DOUBLE,
    END,
    EXTRA,
    KINDS,
    MOST_SEATS,
    NAMED,
    NEAR,
    TORNADO,
    TORNADO_SPELL,
    WITCH,
)
from sabbat.games.witty_witches.rules import Party
from sabbat.games.witty_witches.table import DOUBLED, NOTHING

WORTH: Final = [-0.535, 0.934, 0.435, 0.446, 0.278, -0.182, 0.487, 0.363, 0.024]
"""Cards and their inverse, neighbours, pairs, a card that fits, curse, blessing, Abacadabra, the turn; in logits."""


class PartyInsight(WeighedInsight):
    """First sight, and what a hand is worth."""

    levels: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, -0.06),
        "novice": (0, -0.3),
        "apprentice": (0, 1.0),
        "adept": (0, 0.15),
        "expert": (40, 0.0),
        "master": (2000, 0.0),
    }
    """Even master loses 14 of 100 matches to random play, 21 with four: so the weakest play worse, by whims below 0."""

    def choose(self, state: State, dice: Dice) -> i64:
        """What promises most, one time in ten anything."""
        n = state.count()
        if n == 1:
            return state.action_at(0)
        if dice.below(10) == 0:
            return state.action_at(dice.below(n))
        best = -1.0
        chosen: i64 = 0
        k: i64 = 0
        while k < n:
            action = state.action_at(k)
            hope = self.promise(state, action) + float(dice.below(64)) * 1e-4
            if hope > best:
                best = hope
                chosen = action
            k += 1
        return chosen

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Party)
        if action < DOUBLE:
            return self.promise_of_card(state, action)
        if action < ABACADABRA or action == ABACADABRA:
            return 0.98
        if action == EXTRA:
            return 0.8 if state.discardable() != 0 else 0.05
        if action >= CAST and action <= CAST_AWAY:
            return self.promise_of_spell(state, state.held, action - CAST)
        if action >= WITCH and action < END:
            return self.promise_of_witching(state, (action - WITCH) // MOST_SEATS, (action - WITCH) % MOST_SEATS)
        if action == TORNADO or action == TORNADO + 1:
            return self.promise_of_tornado(state, 1 if action == TORNADO else state.players - 1)
        return 0.3 if state.phase == DOUBLED else 0.1

    def promise_of_card(self, party: Party, kind: i64) -> float:
        """A pair goes first; then the card that leaves the rest best connected; blessed cards can wait."""
        hand = party.me.hand
        if hand >> (kind + KINDS) & 1 == 1:
            return 0.95
        rest = hand & ALL_KINDS & ~bit(kind)
        hope = 0.5 + 0.06 * float(popcount(rest & NEAR[kind])) - 0.05 * float(popcount(rest & self.lonely(rest)))
        spell = party.me.spell
        if spell >= BLESSINGS and spell < CHAIN_SPELL and NAMED[spell] & bit(kind) != 0:
            hope -= 0.15
        return hope

    def lonely(self, kinds: i64) -> i64:
        """Those of some kinds that have no neighbour among them."""
        alone: i64 = 0
        left = kinds
        while left != 0:
            kind = lowest(left)
            left &= left - 1
            if kinds & NEAR[kind] == 0:
                alone |= bit(kind)
        return alone

    def promise_of_spell(self, party: Party, spell: i64, place: i64) -> float:
        """A good spell belongs to oneself, a bad one to who is nearest to winning."""
        if place == CAST_AWAY - CAST:
            return 0.35
        seat = party.seats[place]
        change = 0.05 * (self.spell_worth(spell, seat.hand) - self.spell_worth(seat.spell, seat.hand))
        if place == party.seat:
            return 0.4 + change
        return 0.4 - change + 0.01 * float(MOST_SEATS * 4 - popcount(seat.hand))

    def promise_of_witching(self, party: Party, origin: i64, target: i64) -> float:
        """Taking a spell away from one seat and giving it to another."""
        loser = party.seats[origin]
        lost = 0.05 * self.spell_worth(loser.spell, loser.hand)
        hope = -lost if origin == party.seat else lost
        if target == MOST_SEATS - 1:
            return 0.3 + hope
        place = target + 1 if target >= origin else target
        return hope + self.promise_of_spell(party, loser.spell, place) - 0.1

    def promise_of_tornado(self, party: Party, step: i64) -> float:
        """The spell that would come to oneself."""
        giver = party.seats[(party.seat + party.players - step) % party.players]
        return 0.5 + 0.05 * self.spell_worth(giver.spell, party.me.hand)

    def spell_worth(self, spell: i64, hand: i64) -> float:
        """What a spell is worth to the owner of a hand, in cards."""
        if spell in (NOTHING, TORNADO_SPELL):
            return 0.0
        held = popcount(hand)
        if spell == CHAIN_SPELL:
            return 3.0 if held <= 3 else 1.0
        named = float(popcount(hand & NAMED[spell]))
        return -0.5 - named if spell < BLESSINGS else 0.5 + named

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Party)
        owner = state.seats[seat]
        hand = owner.hand
        kinds = hand & ALL_KINDS
        links: i64 = 0
        left = kinds
        while left != 0:
            links += popcount(kinds & NEAR[lowest(left)])
            left &= left - 1
        held = float(popcount(hand))
        spell = owner.spell
        cursed = blessed = chained = 0.0
        if spell >= 0 and spell < CHAIN_SPELL:
            named = float(popcount(hand & NAMED[spell])) / held if held > 0.0 else 0.0
            if spell < BLESSINGS:
                cursed = 0.2 + named
            else:
                blessed = 0.2 + named
        elif spell == CHAIN_SPELL:
            chained = 1.0 / held if held > 0.0 else 0.0
        fits = kinds & NEAR[state.top] if state.top >= 0 else 0
        turn = 1.0 if state.seat == seat else 0.0
        many = held if held > 0.0 else 1.0
        return [
            held / 3.0,
            1.0 / many,
            float(links) / many / 2.0,
            float(popcount(hand >> KINDS)),
            1.0 if fits != 0 else 0.0,
            cursed,
            blessed,
            chained,
            turn,
        ]
