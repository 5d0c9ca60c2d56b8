"""Why an action is refused: the specification's table "clause to name in a refusal", row by row."""

from mypy_extensions import i64

from sabbat.core.bits import bit
from sabbat.core.contract import CHANCE, UNKNOWN
from sabbat.core.errors import IllegalAction
from sabbat.games.witty_witches.cards import copies, is_curse
from sabbat.games.witty_witches.chain import chainable
from sabbat.games.witty_witches.components import (
    ABACADABRA,
    ALL_KINDS,
    BLESSINGS,
    CARDS,
    CAST,
    CHAIN_SPELL,
    DOUBLE,
    DRAW,
    END,
    EXTRA,
    GET,
    KINDS,
    MOST_SEATS,
    NAMED,
    NEAR,
    PASS,
    SPEAK,
    SPELLS,
    TORNADO,
    TORNADO_SPELL,
    WITCH,
)
from sabbat.games.witty_witches.table import (
    CASTING,
    DOUBLED,
    DRAWN,
    FINISHED,
    NOTHING,
    OWED,
    PLAYED,
    Table,
)

SAME_SEAT = [f"witch {seat} {seat}" for seat in range(MOST_SEATS)]
"""Texts that are no actions, but are understood."""
DONE_ALREADY = {
    PLAYED: ("WIT-18", "wit-discarded-already"),
    DRAWN: ("WIT-27", "wit-drawn-already"),
    DOUBLED: ("WIT-22", "wit-say-extra-first"),
}
"""Why there is no draw and no pass, by phase."""


def refuse(table: Table, action: i64, text: str) -> IllegalAction:
    """The first row that matches."""
    strange = action == UNKNOWN
    if strange and text not in SAME_SEAT:
        return IllegalAction(None, "unknown-action", action=text, allowed=verbs(table))
    if strange:
        action = WITCH + MOST_SEATS * SAME_SEAT.index(text)
    if table.phase == FINISHED:
        return IllegalAction("WIT-34", "over", action=text)
    if SPEAK <= action < GET:
        return IllegalAction("WIT-31", "wit-talk-is-free", action=text, seat=int(action - SPEAK))
    if table.actor == CHANCE and action >= GET:
        return IllegalAction("WIT-8", "cannot-come-up", action=text)
    if table.actor == CHANCE or action >= GET:
        return not_now(table, "WIT-8", text)
    if table.phase == CASTING and not CAST <= action < SPEAK:
        return IllegalAction("WIT-37", "wit-place-the-spell", action=text)
    if table.phase == OWED:
        return IllegalAction("WIT-50", "wit-double-owed", action=text, card=CARDS[table.top])
    return refuse_choice(table, action, text, strange)


def refuse_choice(table: Table, action: i64, text: str, same_seat: bool) -> IllegalAction:
    """The rows about a verb."""
    if action < ABACADABRA:
        return refuse_card(table, action % DOUBLE, action < DOUBLE, text)
    if action in (DRAW, PASS):
        return refuse_draw(table, action, text)
    if action == END:
        return IllegalAction("WIT-13", "wit-nothing-done", action=text)
    if action == EXTRA:
        return IllegalAction("WIT-22", "wit-no-double-played", action=text)
    if action == ABACADABRA:
        return refuse_abacadabra(table, text)
    if WITCH <= action < END:
        return refuse_witch(table, action - WITCH, text, same_seat)
    return refuse_cast(table, action, text)


def refuse_card(table: Table, kind: i64, regular: bool, text: str) -> IllegalAction:
    """A card that is not there, comes too late, does not fit or is cursed (WIT-13, 15, 16, 19, 26, 43)."""
    card = CARDS[kind]
    top = CARDS[table.top]
    if copies(table.me.hand, kind) == 0:
        return IllegalAction("WIT-13", "wit-not-in-hand", action=text, card=card)
    if regular and table.phase == PLAYED:
        return IllegalAction("WIT-16", "wit-one-discard", action=text, card=card)
    if table.phase == DRAWN and kind != table.drawn:
        return IllegalAction("WIT-26", "wit-only-the-drawn-card", action=text, card=card)
    if not regular:
        if kind != table.top:
            return IllegalAction("WIT-19", "wit-not-the-double", action=text, card=card, top=top)
        return not_now(table, "WIT-13", text)
    if kind == table.top:
        return IllegalAction("WIT-15", "wit-is-the-double", action=text, card=card)
    if not fits(table, kind):
        return IllegalAction("WIT-15", "wit-does-not-fit", action=text, card=card, top=top)
    spell = table.me.spell
    if is_curse(spell) and NAMED[spell] & bit(kind) != 0 and copies(table.me.hand, kind) == 1:
        return IllegalAction("WIT-43", "wit-cursed", action=text, card=card, spell=SPELLS[spell])
    return not_now(table, "WIT-13", text)


def fits(table: Table, kind: i64) -> bool:
    """Whether a card shares two characteristics with the top or is blessed (WIT-14, WIT-44)."""
    spell = table.me.spell
    blessed = BLESSINGS <= spell < CHAIN_SPELL and NAMED[spell] & bit(kind) != 0
    return blessed or NEAR[table.top] & bit(kind) != 0


def refuse_draw(table: Table, action: i64, text: str) -> IllegalAction:
    """Drawing and passing are for those who can do nothing else (WIT-17, WIT-18, WIT-22, WIT-27, WIT-29)."""
    if table.phase in DONE_ALREADY:
        clause, reason = DONE_ALREADY[table.phase]
        return IllegalAction(clause, reason, action=text)
    if not table.can(DRAW) and not table.can(PASS):
        return IllegalAction("WIT-17", "wit-can-discard", action=text)
    reason = "wit-nothing-to-draw" if action == DRAW else "wit-can-draw"
    return IllegalAction("WIT-29", reason, action=text)


def refuse_abacadabra(table: Table, text: str) -> IllegalAction:
    """Without the spell or the chain (WIT-45); otherwise it is not the moment."""
    hand = table.me.hand
    if table.me.spell != CHAIN_SPELL:
        return IllegalAction("WIT-45", "wit-no-abacadabra", action=text)
    if not chainable(hand & ALL_KINDS, hand >> KINDS, table.top):
        return IllegalAction("WIT-45", "wit-no-chain", action=text, top=CARDS[table.top])
    return not_now(table, "WIT-13", text)


def refuse_witch(table: Table, pair: i64, text: str, same_seat: bool) -> IllegalAction:
    """Witching needs a double, a spell to take and another seat (WIT-51, WIT-52)."""
    if table.phase != DOUBLED:
        return IllegalAction("WIT-51", "wit-witching-needs-a-double", action=text)
    origin = int(pair // MOST_SEATS)
    if origin >= table.players or table.seats[origin].spell == NOTHING:
        return IllegalAction("WIT-52", "wit-no-spell-there", action=text, seat=origin)
    if same_seat:
        return IllegalAction("WIT-52", "wit-same-seat", action=text, seat=origin)
    return no_such_seat(text)


def refuse_cast(table: Table, action: i64, text: str) -> IllegalAction:
    """`cast` and `tornado` by what is held (WIT-37, WIT-48)."""
    if action >= TORNADO:
        return IllegalAction("WIT-48", "wit-no-tornado", action=text)
    if table.phase != CASTING:
        return IllegalAction("WIT-37", "wit-no-spell-taken", action=text)
    if table.held == TORNADO_SPELL:
        return IllegalAction("WIT-48", "wit-tornado-blows", action=text)
    return no_such_seat(text)


def no_such_seat(text: str) -> IllegalAction:
    return IllegalAction("WIT-13", "wit-no-such-seat", action=text, seat=int(text.split(" ")[-1]))


def not_now(table: Table, clause: str, text: str) -> IllegalAction:
    return IllegalAction(clause, "not-now", action=text, allowed=verbs(table))


def verbs(table: Table) -> list[str]:
    return table.game.verbs(table.action_ids())
