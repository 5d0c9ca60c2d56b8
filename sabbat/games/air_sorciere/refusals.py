"""Why an action is refused: the specification's table "what a refusal names", row by row."""

from mypy_extensions import i64

from sabbat.core.bits import highest, indices
from sabbat.core.contract import UNKNOWN
from sabbat.core.errors import IllegalAction
from sabbat.games.air_sorciere.components import (
    ADD,
    CARDS,
    COLOURS,
    CONFIRM,
    DIPLOMA,
    DISCARD,
    DRAW,
    LAND,
    PLACE,
    RESCUE,
    SHARE,
    STAY,
    TAKE,
    VALUES,
)
from sabbat.games.air_sorciere.diploma import MOST, amount, diplomas, is_full
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
    TAKEOFF,
    Table,
)


def refuse(table: Table, action: i64, text: str) -> IllegalAction:
    """The first specific row that matches, or else a general one."""
    if action == UNKNOWN:
        return IllegalAction(None, "unknown-action", action=text, allowed=verbs(table))
    return specific(table, action, text) or general(table, action, text)


def specific(table: Table, action: i64, text: str) -> IllegalAction | None:
    """The rows about a verb."""
    phase = table.phase
    flying = phase in (TAKEOFF, FLIGHT)
    if flying and TAKE <= action < DRAW:
        return refuse_take(table, action - TAKE, text)
    if phase == TAKEOFF and LAND <= action <= STAY:
        return IllegalAction("AIR-23", "air-nothing-flown", action=text)
    if phase == FLIGHT and LAND <= action <= STAY:
        return refuse_stopping(table, action, text)
    if table.shared != NOTHING and action == PLACE:
        return IllegalAction("AIR-22", "air-placed-by-itself", action=text)
    if table.shared != NOTHING and action == SHARE:
        return IllegalAction("AIR-21", "air-shared-already", action=text, card=CARDS[table.shared])
    if phase == CAT and DISCARD <= action < RESCUE:
        card = CARDS[action - DISCARD]
        return IllegalAction("AIR-45", "air-not-in-that-hand", action=text, card=card, seat=int(table.actor))
    if DIPLOMA <= action < ADD and phase != FINISHED:
        return refuse_diploma(table, action - DIPLOMA, text)
    if phase == GRADUATING:
        return refuse_selection(table, action, text)
    return None


def refuse_take(table: Table, card: i64, text: str) -> IllegalAction:
    """A card that lies elsewhere, does not fit, or was shared in this turn (AIR-5, AIR-14, AIR-15, AIR-17, AIR-18)."""
    name = CARDS[card]
    if not table.common.holds(card):
        if table.discard.holds(card):
            return IllegalAction("AIR-5", "air-card-discarded", action=text, card=name)
        for number, seat in enumerate(table.seats):
            if number != table.seat and seat.area.holds(card):
                return IllegalAction("AIR-15", "air-in-another-area", action=text, card=name, seat=number)
        return IllegalAction("AIR-17", "air-not-in-common", action=text, card=name)
    if not table.me.area.fits(card):
        colour = card // VALUES
        last = CARDS[VALUES * colour + highest(table.me.area.column(colour))]
        return IllegalAction("AIR-14", "air-does-not-fit", action=text, card=name, last=last)
    return IllegalAction("AIR-18", "air-shared-this-turn", action=text, card=name)


def refuse_stopping(table: Table, action: i64, text: str) -> IllegalAction:
    """A column that is not there, or not the smallest after sharing; staying after sharing (AIR-24, AIR-27)."""
    smallest = [COLOURS[colour] for colour in indices(table.landable())]
    if action == STAY:
        return IllegalAction("AIR-27", "air-must-land", action=text, allowed=smallest)
    colour = action - LAND
    if table.me.area.column(colour) == 0:
        clause = "AIR-24" if table.shared == NOTHING else "AIR-27"
        return IllegalAction(clause, "air-no-column", action=text, colour=COLOURS[colour])
    return IllegalAction("AIR-27", "air-not-smallest", action=text, colour=COLOURS[colour], allowed=smallest)


def refuse_diploma(table: Table, colour: i64, text: str) -> IllegalAction:
    """Not after a landing, or nothing to get in that colour (AIR-33, AIR-34, AIR-36, AIR-40, AIR-D17)."""
    if table.phase == CRASH:
        return IllegalAction("AIR-40", "air-no-diploma-after-crash", action=text)
    if table.phase == GRADUATING:
        return IllegalAction("AIR-D17", "air-diploma-begun", action=text, colour=COLOURS[table.diploma_colour])
    if table.phase != LANDED:
        return IllegalAction("AIR-33", "air-diploma-needs-landing", action=text)
    plenty: i64 = 32**5 - 1
    if diplomas(table.me.hand, table.me.grimoires, plenty) >> colour & 1 == 0:
        return IllegalAction("AIR-34", "air-too-few-cards", action=text, colour=COLOURS[colour])
    return IllegalAction("AIR-36", "air-none-left", action=text, colour=COLOURS[colour])


def refuse_selection(table: Table, action: i64, text: str) -> IllegalAction:
    """What does not belong to the diploma begun (AIR-34, AIR-D17)."""
    if ADD <= action < CONFIRM:
        return refuse_add(table, action - ADD, text)
    if action == CONFIRM:
        return IllegalAction("AIR-34", "air-three-at-least", action=text, count=int(table.picked.size()))
    return not_now(table, "AIR-D17", text)


def refuse_add(table: Table, card: i64, text: str) -> IllegalAction:
    """A card that is not there, or for which there is no room, or a joker that is none (AIR-34, AIR-36, AIR-D17)."""
    name = CARDS[card]
    if not table.me.hand.holds(card):
        return IllegalAction("AIR-34", "air-not-in-hand", action=text, card=name)
    if table.picked.size() == MOST:
        return IllegalAction("AIR-34", "air-five-at-most", action=text)
    left = amount(table.stock, table.diploma_colour)
    if is_full(table.picked.size(), left):
        colour = COLOURS[table.diploma_colour]
        return IllegalAction("AIR-36", "air-stock-too-small", action=text, colour=colour, left=int(left))
    if card // VALUES != table.diploma_colour:
        refused = refuse_joker(table, card, text)
        if refused is not None:
            return refused
    return refuse_order(table, card, text)


def refuse_joker(table: Table, card: i64, text: str) -> IllegalAction | None:
    """A joker without grimoire, too low, or of a colour already used (AIR-42, AIR-43, AIR-44)."""
    name = CARDS[card]
    colour = card // VALUES
    if amount(table.me.grimoires, colour) == 0:
        return IllegalAction("AIR-42", "air-joker-needs-grimoire", action=text, card=name, colour=COLOURS[colour])
    own = table.picked.column(table.diploma_colour)
    if own != 0 and card % VALUES <= highest(own):
        top = CARDS[VALUES * table.diploma_colour + highest(own)]
        return IllegalAction("AIR-43", "air-joker-too-low", action=text, card=name, highest=top)
    if table.picked.column(colour) != 0:
        return IllegalAction("AIR-44", "air-joker-colour-used", action=text, card=name, colour=COLOURS[colour])
    return None


def refuse_order(table: Table, card: i64, text: str) -> IllegalAction:
    """A card out of order, or one with which the selection can't be completed (AIR-D17)."""
    colour = table.diploma_colour
    jokers = [joker for joker in indices(table.picked.columns()) if joker != colour]
    if card // VALUES == colour:
        late = bool(jokers) or table.picked.column(colour) >> card % VALUES != 0
    else:
        late = table.picked.column(colour) == 0 or any(joker > card // VALUES for joker in jokers)
    return IllegalAction("AIR-D17", "air-out-of-order" if late else "air-dead-end", action=text, card=CARDS[card])


def general(table: Table, action: i64, text: str) -> IllegalAction:
    """The rows about a phase."""
    phase = table.phase
    if phase == FINISHED:
        return IllegalAction(end_clause(table), "over", action=text)
    if phase == DRAWING:
        if DRAW <= action < PLACE:
            return IllegalAction("AIR-4", "cannot-come-up", action=text)
        return not_now(table, "AIR-4", text)
    if phase in (CAT, CHOICE, CRASH):
        return not_now(table, "AIR-12", text)
    flies = action < DRAW or LAND <= action <= STAY
    return not_now(table, "AIR-25" if phase == LANDED and flies else "AIR-10", text)


def end_clause(table: Table) -> str:
    """The clause that ended the match (AIR-48, AIR-49, AIR-50, AIR-55)."""
    reason = table.reason()
    if reason == "grimoires":
        return "AIR-49" if table.players <= 3 else "AIR-50"
    return "AIR-48" if reason == "empty" else "AIR-55"


def not_now(table: Table, clause: str, text: str) -> IllegalAction:
    return IllegalAction(clause, "not-now", action=text, allowed=verbs(table))


def verbs(table: Table) -> list[str]:
    return table.game.verbs(table.action_ids())
