"""What a seat of Witty Witches knows: all but the other hands, a card drawn unseen and a spell not yet placed."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import popcount, select
from sabbat.core.contract import Game, Mind
from sabbat.core.dice import Dice
from sabbat.core.reading import require
from sabbat.games.witty_witches.cards import names, put_on, put_spell, spell_at, take_off, take_spell, with_card
from sabbat.games.witty_witches.components import CARD_INDEX, CARDS, COPIES, KINDS, SPELL_COPIES, SPELLS
from sabbat.games.witty_witches.position import FIELDS, read
from sabbat.games.witty_witches.rules import Party
from sabbat.games.witty_witches.table import NOTHING


class PartyMind(Mind):
    """Imagines the hands of the others, every deal of the cards unseen alike likely (section 8)."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        super().__init__(game, view)
        seat = NOTHING if view["viewer"] is None else view["viewer"]
        foreign = seat != view["seat"]
        self.counts: list[i64] = [0 if n == seat else count for n, count in enumerate(view["hand_counts"])]
        """How many unknown cards each seat has."""
        self.draws: bool = foreign and view["phase"] == "drawn"
        """Whether somebody else has just drawn."""
        self.holds: bool = foreign and view["phase"] == "cast"
        """Whether somebody else holds a spell."""
        self.owes: bool = foreign and "owed" in (view["phase"], view["then"])
        """Whether somebody else is known to hold the double of the top."""
        self.known = read(game, one_world(view, self.owes))
        self.forget()

    def forget(self) -> None:
        """Put what was filled in back into the piles, but for a card that is owed."""
        known = self.known
        for n, count in enumerate(self.counts):
            seat = known.seats[n]
            if count > 0:
                for card in names(seat.hand):
                    known.pile = put_on(known.pile, CARD_INDEX[card])
                seat.hand = 0
        if self.owes:
            known.pile = take_off(known.pile, known.top)
            known.me.hand = with_card(0, known.top)
            self.counts[known.seat] -= 1
        if self.holds:
            known.spell_pile = put_spell(known.spell_pile, known.held)

    def dream(self, dice: Dice) -> Party:
        party = self.known.clone()
        n: i64 = 0
        while n < party.players:
            self.deal(party, n, dice)
            n += 1
        if self.draws:
            hand = party.me.hand
            party.drawn = select(hand, dice.below(popcount(hand))) % KINDS
        if self.holds:
            party.held = spell_at(select(party.spell_pile, dice.below(popcount(party.spell_pile))))
            party.spell_pile = take_spell(party.spell_pile, party.held)
        return party

    def deal(self, party: Party, n: i64, dice: Dice) -> None:
        """A seat's unknown cards come from those unseen."""
        seat = party.seats[n]
        left = popcount(party.pile)
        due = self.counts[n]
        while due > 0:
            kind = select(party.pile, dice.below(left)) >> 1
            party.pile = take_off(party.pile, kind)
            seat.hand = with_card(seat.hand, kind)
            left -= 1
            due -= 1


def one_world(view: dict[str, Any], owes: bool) -> dict[str, Any]:
    """A position that agrees with the view, the unknown filled in somehow."""
    position = {field: view[field] for field in FIELDS if field != "hands"}
    unseen = unseen_cards(view)
    hands: list[list[str]] = [[] for _ in view["hand_counts"]]
    if owes:
        top = view["discard"][-1]
        require(top in unseen, "hand", f"the double of {top} is owed by another seat")
        unseen.remove(top)
        hands[view["seat"]].append(top)
    for n, count in enumerate(view["hand_counts"]):
        if n == view["viewer"]:
            hands[n] = list(view["hand"])
        while len(hands[n]) < count:
            require(bool(unseen), f"hand_counts.{n}", "there are not so many cards")
            hands[n].append(unseen.pop())
    position["hands"] = hands
    if view["drawn"] == "?":
        position["drawn"] = hands[view["seat"]][0]
    if view["held"] == "?":
        position["held"] = unseen_spells(view)[0]
    return position


def unseen_cards(view: dict[str, Any]) -> list[str]:
    """The cards that the view shows nowhere."""
    seen = view["discard"] + (view["hand"] or [])
    return [card for card in CARDS for _ in range(COPIES - seen.count(card))]


def unseen_spells(view: dict[str, Any]) -> list[str]:
    """The spells that the view shows nowhere."""
    seen = [*view["spells"], *view["spell_discard"], *view["spell_removed"]]
    return [spell for spell, n in zip(SPELLS, SPELL_COPIES, strict=True) for _ in range(n - seen.count(spell))]
