"""Positions of Air Sorcière: reading one, with every invariant of the specification checked."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.contract import CHANCE, OVER, Game
from sabbat.core.reading import HEAD, Reader, items, require, words
from sabbat.games.air_sorciere.cards import Cards
from sabbat.games.air_sorciere.components import (
    ADD,
    CARD_INDEX,
    CARDS,
    COLOURS,
    GRIMOIRES,
    TURN_LIMIT,
    VALUES,
)
from sabbat.games.air_sorciere.diploma import amount, diplomas
from sabbat.games.air_sorciere.rules import FlyingSchool
from sabbat.games.air_sorciere.table import (
    CAT,
    CHOICE,
    CRASH,
    DRAWING,
    FINISHED,
    FLIGHT,
    GRADUATING,
    LANDED,
    NOTHING,
    PHASES,
    TAKEOFF,
)

FIELDS = [
    *HEAD,
    "phase",
    "turn_number",
    "seat",
    "hands",
    "areas",
    "grimoires",
    "common",
    "discard",
    "shared",
    "drawn",
    "diploma_colour",
    "diploma_cards",
]
VIEW_FIELDS = ["stock", "draw_pile", "points"]
"""What a view has beyond a position and the head."""


def with_head(position: dict[str, Any]) -> dict[str, Any]:
    """A position of the first form, which did not say how many play."""
    require("players" not in position, "players", "there is no such field")
    return {**position, "players": len(items(position.get("hands"), "hands"))}


def read(game: Game, position: dict[str, Any]) -> FlyingSchool:
    """The match written down in a position; BadPosition names the first thing wrong with it."""
    fields = Reader(position, FIELDS)
    players = fields.players(game)
    school = FlyingSchool(game, players, fields.options(game, players))
    school.phase = PHASES.index(fields.one_of("phase", PHASES))
    school.turn_number = fields.integer("turn_number", 1, TURN_LIMIT)
    school.seat = fields.integer("seat", 0, players - 1)
    school.me = school.seats[school.seat]
    read_places(school, fields)
    read_grimoires(school, fields.items("grimoires", players))
    read_shared(school, fields)
    check_supply(school)
    check_phase(school)
    read_diploma(school, fields)
    school.actor = actor_of(school)
    return school


def read_places(school: FlyingSchool, fields: Reader) -> None:
    """Invariants 3 and 6: every card is in one place; a drawn card is there while it is settled."""
    players = int(school.players)
    for seat, cards in enumerate(fields.items("hands", players)):
        deal(school, school.seats[seat].hand, cards, f"hands.{seat}")
    for seat, cards in enumerate(fields.items("areas", players)):
        deal(school, school.seats[seat].area, cards, f"areas.{seat}")
    deal(school, school.common, fields.fields["common"], "common")
    deal(school, school.discard, fields.fields["discard"], "discard")
    drawn = fields.maybe_one_of("drawn", CARDS)
    settling = school.phase in (CAT, CHOICE, CRASH)
    require((drawn is None) != settling, "drawn", "set in phases cat, choice and crash, and null otherwise")
    if drawn is not None:
        school.drawn = CARD_INDEX[drawn]
        require(school.pile.holds(school.drawn), "drawn", f"{drawn} is there twice")
        school.pile.drop(school.drawn)


def deal(school: FlyingSchool, place: Cards, cards: Any, where: str) -> None:
    """Cards go from the draw pile to a place."""
    for i, name in enumerate(words(cards, CARDS, where)):
        card = CARD_INDEX[name]
        require(school.pile.holds(card), f"{where}.{i}", f"{name} is there twice")
        school.pile.drop(card)
        place.add(card)


def read_grimoires(school: FlyingSchool, seats: list[Any]) -> None:
    """Invariant 4: the seats own no more grimoires than the match has."""
    most = GRIMOIRES[school.players]
    for seat, owned in enumerate(seats):
        numbers = Reader(owned, COLOURS, f"grimoires.{seat}")
        for i, colour in enumerate(COLOURS):
            number = numbers.integer(colour, 0, most)
            left = amount(school.stock, i)
            require(number <= left, numbers.path(colour), f"the match has {most} {colour} grimoires")
            school.seats[seat].grimoires += number * 32**i
            school.stock -= number * 32**i


def read_shared(school: FlyingSchool, fields: Reader) -> None:
    """Invariant 5: what was shared in this turn lies in the common area."""
    shared = fields.maybe_one_of("shared", CARDS)
    if shared is None:
        return
    closed = school.phase in (TAKEOFF, LANDED, GRADUATING, FINISHED)
    require(not closed, "shared", f"null in phase {PHASES[school.phase]}")
    school.shared = CARD_INDEX[shared]
    require(school.common.holds(school.shared), "shared", f"{shared} is not in the common area")


def check_supply(school: FlyingSchool) -> None:
    """Invariants 8, 9 and 15: what ends a match has ended it."""
    if school.phase == FINISHED:
        bare = school.pile.empty() and school.discard.empty()
        ended = school.sold_out() or bare or school.turn_number == TURN_LIMIT
        require(ended, "phase", "over, but nothing has ended the match")
        return
    require(not school.sold_out(), "phase", "so few colours are left that the match is over")
    if school.phase in (TAKEOFF, DRAWING, FLIGHT, LANDED, GRADUATING):
        require(not school.pile.empty(), "discard", "the draw pile is empty")


def check_phase(school: FlyingSchool) -> None:
    """Invariants 10 to 14: what each phase needs."""
    phase = school.phase
    me = school.me
    if phase == FLIGHT:
        flown = school.shared != NOTHING or not me.area.empty()
        require(flown, f"areas.{school.seat}", "a card was flown, but is neither in the area nor shared")
    elif phase == CAT:
        require(is_cat(school), "drawn", "in phase cat it is a 15")
        require(school.crowded_seat() != NOTHING, "hands", "in phase cat a hand has more than five cards")
    elif phase in (CHOICE, CRASH):
        check_settling(school)
    elif phase == LANDED:
        school.diplomas = diplomas(me.hand, me.grimoires, school.stock)
        require(school.diplomas != 0, f"hands.{school.seat}", "in phase landed a diploma is possible")


def check_settling(school: FlyingSchool) -> None:
    """Invariants 12 and 13: a drawn card that asks for a choice."""
    choice = school.phase == CHOICE
    require((school.shared == NOTHING) == choice, "shared", "null in phase choice, set in phase crash")
    fits = school.me.area.fits(school.drawn)
    require(fits == choice, "drawn", "it fits in phase choice, and does not in phase crash")
    cat = is_cat(school) and school.crowded_seat() != NOTHING
    require(not cat, "hands", "a 15 is drawn, and a hand has more than five cards: the cat comes first")
    if not choice:
        colour = school.drawn // VALUES
        owned = amount(school.me.grimoires, colour)
        where = f"grimoires.{school.seat}.{COLOURS[colour]}"
        require(owned == 0, where, "in phase crash the seat owns none of the drawn card's colour")


def is_cat(school: FlyingSchool) -> bool:
    return school.drawn % VALUES == VALUES - 1


def read_diploma(school: FlyingSchool, fields: Reader) -> None:
    """Invariants 7 and 14: the selection is the beginning of a complete one, in its order."""
    colour = fields.maybe_one_of("diploma_colour", COLOURS)
    graduating = school.phase == GRADUATING
    require((colour is not None) == graduating, "diploma_colour", "set in phase diploma, and null otherwise")
    cards = fields.words("diploma_cards", CARDS)
    require(graduating or not cards, "diploma_cards", "empty but in phase diploma")
    if colour is None:
        return
    school.diploma_colour = COLOURS.index(colour)
    require(school.count() != 0, "diploma_colour", f"no {colour} diploma is possible")
    for i, card in enumerate(cards):
        action = ADD + CARD_INDEX[card]
        require(school.can(action), f"diploma_cards.{i}", f"no complete selection goes on with {card}")
        school.step(action)


def actor_of(school: FlyingSchool) -> i64:
    """Who acts in the phase."""
    if school.phase == FINISHED:
        return OVER
    if school.phase == DRAWING:
        return CHANCE
    return school.crowded_seat() if school.phase == CAT else school.seat
