"""Positions of Witty Witches: reading one, with every invariant of the specification checked."""

from typing import Any

from sabbat.core.bits import bit, popcount
from sabbat.core.contract import Game
from sabbat.core.reading import HEAD, Reader, integer, items, one_of, require, words
from sabbat.games.witty_witches.cards import (
    copies,
    is_curse,
    left_of,
    spells_left,
    take_off,
    take_spell,
    with_card,
)
from sabbat.games.witty_witches.components import (
    CARD_INDEX,
    CARDS,
    DEAL,
    SPELL_INDEX,
    SPELLS,
    STARS,
    TORNADO_SPELL,
    TURN_LIMIT,
)
from sabbat.games.witty_witches.rules import Party
from sabbat.games.witty_witches.table import (
    CASTING,
    CONJURING,
    DEALING,
    DOUBLED,
    DRAWING,
    DRAWN,
    FINISHED,
    NOTHING,
    OWED,
    PHASES,
    PLAYED,
    REVEALING,
    TURN,
)

FIELDS = [
    *HEAD,
    "phase",
    "seat",
    "turns",
    "hands",
    "discard",
    "drawn",
    "held",
    "then",
    "spells",
    "spell_discard",
    "spell_removed",
    "penalty",
]
MODES = ["master", "apprentice"]
AFTER_SPELL = [PHASES[phase] for phase in (TURN, PLAYED, OWED, DOUBLED)]


def with_head(position: dict[str, Any]) -> dict[str, Any]:
    """A position of the first form: mode and first seat by themselves, the number of players unsaid."""
    for name in ("players", "options"):
        require(name not in position, name, "there is no such field")
    for name in ("mode", "first"):
        require(name in position, name, "the field is missing")
    return {
        **{name: value for name, value in position.items() if name not in ("mode", "first")},
        "players": len(items(position.get("hands"), "hands")),
        "options": {"mode": position["mode"], "first": position["first"]},
    }


def read(game: Game, position: dict[str, Any]) -> Party:
    """The match written down in a position; BadPosition names the first thing wrong with it."""
    fields = Reader(position, FIELDS)
    players = fields.players(game)
    party = Party(game, players, fields.options(game, players))
    dealer = int(party.seat)
    party.phase = PHASES.index(fields.one_of("phase", PHASES))
    party.seat = fields.integer("seat", 0, players - 1)
    party.me = party.seats[party.seat]
    party.turns = fields.integer("turns", 0, TURN_LIMIT)
    read_cards(party, fields)
    read_spells(party, fields)
    read_moment(party, fields)
    read_penalty(party, fields)
    check_mode(party)
    check_opening(party, dealer)
    check_hands(party)
    check_phase(party)
    party.actor = party.actor_of_phase()
    return party


def phase_name(party: Party) -> str:
    return PHASES[party.phase]


# -- where things are ------------------------------------------------------------------------------


def read_cards(party: Party, fields: Reader) -> None:
    """Rule 2 for cards: each kind is there twice."""
    for n, cards in enumerate(fields.items("hands", int(party.players))):
        for kind in take_cards(party, cards, f"hands.{n}"):
            party.seats[n].hand = with_card(party.seats[n].hand, kind)
    for kind in take_cards(party, fields.fields["discard"], "discard"):
        party.discard.append(kind)
        party.top = kind


def take_cards(party: Party, cards: Any, where: str) -> list[int]:
    """Cards leave the draw pile for another place."""
    kinds: list[int] = []
    for i, card in enumerate(words(cards, CARDS, where)):
        kind = CARD_INDEX[card]
        require(left_of(party.pile, kind) > 0, f"{where}.{i}", f"{card} is there more than twice")
        party.pile = take_off(party.pile, kind)
        kinds.append(kind)
    return kinds


def read_spells(party: Party, fields: Reader) -> None:
    """Rule 2 for spells: where they lie, and no more of them than there are."""
    for n, name in enumerate(fields.items("spells", int(party.players))):
        if name is not None:
            spell = take_one(party, name, f"spells.{n}")
            require(spell != TORNADO_SPELL, f"spells.{n}", "tornado lies in front of nobody")
            party.seats[n].spell = spell
    for i, name in enumerate(fields.items("spell_discard")):
        party.spell_discard.append(take_one(party, name, f"spell_discard.{i}"))
    for i, name in enumerate(fields.items("spell_removed")):
        spell = take_one(party, name, f"spell_removed.{i}")
        require(is_curse(spell), f"spell_removed.{i}", "only curses leave the game")
        party.spell_removed |= bit(spell)
    if fields.fields["held"] is not None:
        party.held = take_one(party, fields.fields["held"], "held")


def take_one(party: Party, name: Any, where: str) -> int:
    """A spell leaves the spell pile for another place (rule 3: there is none in apprentice)."""
    spell = SPELL_INDEX[one_of(name, SPELLS, where)]
    require(party.master, where, "there are no spells in mode apprentice")
    require(spells_left(party.spell_pile, spell) > 0, where, f"{name} is there more often than it exists")
    party.spell_pile = take_spell(party.spell_pile, spell)
    return spell


# -- the moment ------------------------------------------------------------------------------------


def read_moment(party: Party, fields: Reader) -> None:
    """Rules 5 and 7: `drawn`, `held` and `then` belong to their phases."""
    drawn = fields.maybe_one_of("drawn", CARDS)
    require((drawn is not None) == (party.phase == DRAWN), "drawn", "set in phase drawn, and null otherwise")
    if drawn is not None:
        party.drawn = CARD_INDEX[drawn]
        require(copies(party.me.hand, party.drawn) > 0, "drawn", f"{drawn} is not in the hand of seat {party.seat}")
        require(popcount(party.me.hand) > 1, f"hands.{party.seat}", "who has drawn has at least two cards")
    require((party.held != NOTHING) == (party.phase == CASTING), "held", "set in phase cast, and null otherwise")
    then = fields.maybe_one_of("then", AFTER_SPELL)
    spelling = party.phase in (CONJURING, CASTING)
    require((then is not None) == spelling, "then", "set in phases conjure and cast, and null otherwise")
    if then is not None:
        party.then = PHASES.index(then)


def read_penalty(party: Party, fields: Reader) -> None:
    """Rule 10: who draws penalty cards, and how many are left."""
    if fields.fields["penalty"] is None:
        return
    pair = items(fields.fields["penalty"], "penalty", 2)
    seat = integer(pair[0], 0, int(party.players) - 1, "penalty.0")
    left = integer(pair[1], 1, 2, "penalty.1")
    speaking = party.phase in (TURN, DRAWN, CASTING, PLAYED, OWED, DOUBLED)
    require(speaking, "penalty", f"null in phase {phase_name(party)}")
    require(popcount(party.seats[seat].hand) == 3 - left, "penalty", f"seat {seat} has {3 - left} cards by now")
    require(party.pile != 0, "penalty", "the draw pile is empty")
    drew = party.phase == DRAWN and seat == party.seat
    require(not drew, "penalty", "who has just drawn has two cards and cannot speak")
    party.fined = seat
    party.fine = left


# -- what goes together ----------------------------------------------------------------------------


def check_mode(party: Party) -> None:
    """Rule 3: mode apprentice knows no spells."""
    spelling = party.phase in (CONJURING, CASTING, OWED)
    require(party.master or not spelling, "phase", f"there is no phase {phase_name(party)} in mode apprentice")


def check_opening(party: Party, dealer: int) -> None:
    """Rules 4 and 5: the deal, the first guest, the dealer's spell."""
    dealing = party.phase in (DEALING, REVEALING)
    opening = party.phase in (CONJURING, CASTING) and party.then == TURN
    if not dealing:
        require(bool(party.discard), "discard", f"not empty in phase {phase_name(party)}")
    if party.phase in (CONJURING, CASTING):
        require(STARS & bit(party.top) != 0, "discard", "a spell is taken for a card with stars")
    if not dealing and not opening:
        require(party.turns > 0, "turns", "a turn has begun")
        return
    require(party.seat == dealer, "seat", f"the dealer is seat {dealer}")
    require(party.turns == 0, "turns", "no turn has begun")
    require(len(party.discard) == (0 if dealing else 1), "discard", "nothing but the first guest can lie there")
    for n, seat in enumerate(party.seats):
        require(seat.spell == NOTHING, f"spells.{n}", "no spell is cast yet")
    require(not party.spell_discard, "spell_discard", "no spell is cast yet")
    require(party.spell_removed == 0, "spell_removed", "no spell is cast yet")
    check_deal(party)


def check_deal(party: Party) -> None:
    """Rule 4: cards are dealt one at a time, from the first seat on."""
    sizes = [int(popcount(seat.hand)) for seat in party.seats]
    dealt, players = sum(sizes), len(sizes)
    if party.phase == DEALING:
        require(dealt < DEAL * players, "hands", "in phase deal a card is still to be dealt")
    else:
        require(dealt == DEAL * players, "hands", f"every seat has {DEAL} cards")
    for n, size in enumerate(sizes):
        place = (n - int(party.first)) % players
        due = dealt // players + (place < dealt % players)
        require(size == due, f"hands.{n}", f"of {dealt} cards dealt {due} are this seat's")


def check_hands(party: Party) -> None:
    """Rule 6: an empty hand ends the match, and so does the last turn."""
    if party.phase == DEALING:
        return
    empty = [n for n, seat in enumerate(party.seats) if seat.hand == 0]
    if party.phase == FINISHED and empty == [party.seat]:
        return
    for n in empty:
        require(False, f"hands.{n}", "an empty hand is that of a winner, in his turn")
    if party.phase == FINISHED:
        require(party.turns == TURN_LIMIT, "phase", "over, but nothing has ended the match")


def check_phase(party: Party) -> None:
    """Rules 8 and 9: what each phase needs."""
    if party.phase == OWED or (party.phase in (CONJURING, CASTING) and party.then == OWED):
        owner = f"hands.{party.seat}"
        require(copies(party.me.hand, party.top) > 0, owner, f"the double of {CARDS[party.top]} is owed")
    if party.phase == DRAWING:
        require(party.pile != 0, "phase", "the draw pile is empty")
    if party.phase == CONJURING:
        require(party.spell_pile != 0, "phase", "the spell pile is empty")
