"""A seat's view of Course de Sorcières as a vector: witches, tiles and cards, the own clan first."""

from typing import Final

from mypy_extensions import i64

from sabbat.core.bits import popcount
from sabbat.core.contract import State
from sabbat.core.observation import NONE, Encoder, Part, Sheet, relative, single
from sabbat.games.course_de_sorcieres import game
from sabbat.games.course_de_sorcieres.components import FACES, GOAL_END, NUMBERS, SIGN, TRACK_END, TURN_LIMIT
from sabbat.games.course_de_sorcieres.track import NINE, PHASES, SPLITTING, Track

_CLANS: Final = 4
_PHASES: Final = len(PHASES)
_SQUARES: Final = [str(square) for square in range(1, TRACK_END + 1)]
CLANS: Final = ["own", "2nd", "3rd", "4th"]
"""The observer's clan, those of the others clockwise, then the neutral ones."""
TILE: Final = [*CLANS, "number", "sign"]
HIDDEN: Final = [*FACES[:NUMBERS], "unknown", "sign"]


def of_clans(labels: list[str]) -> list[str]:
    return [f"{clan} {label}" for clan in CLANS for label in labels]


PARTS: Final = [
    single("players", _CLANS, "how many play"),
    Part("phase", PHASES, 1, "the moment of the turn"),
    Part("active", CLANS, 1, "whose turn it is"),
    Part("actor", CLANS, 1, "who has to choose now"),
    single("die", 6, "the roll, 0 if there is none"),
    single("pushed", 1, "1 if a card has moved the witch"),
    Part("mover", _SQUARES, 1, "where the moving witch stands"),
    Part("to_put", [*CLANS, "number"], 10, "the tile that is put down next"),
    Part("witches", of_clans(_SQUARES), 1, "where the witches of each clan stand"),
    Part("waiting", CLANS, 3, "witches at the start"),
    Part("arrived", of_clans([str(n) for n in range(TRACK_END + 1, GOAL_END + 1)]), 3, "witches on the goal board"),
    Part("cards", of_clans(FACES), 3, "the cards left to each clan"),
    Part(
        "facedown",
        of_clans([f"stage {stage} {label}" for stage in (1, 2, 3) for label in HIDDEN]),
        3,
        "the tiles face down in each stage: the own by number, how many of the others, and the signs",
    ),
    Part("tiles", [f"{square} {label}" for square in _SQUARES for label in TILE], 10, "the tiles face up"),
    single("turns", TURN_LIMIT, "turns begun"),
]


class RaceEncoder(Encoder):
    """Writes the view of section 8."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Track)
        sheet.number(state.players)
        sheet.one_of(state.phase, _PHASES)
        sheet.one_of(relative(state.active, seat, state.players), _CLANS)
        sheet.one_of(relative(state.actor, seat, state.players), _CLANS)
        sheet.number(state.die)
        sheet.number(1 if state.pushed else 0)
        sheet.one_of(state.mover - 1, TRACK_END)
        if state.phase == SPLITTING:
            sheet.one_of(place_of(state.due // NUMBERS, seat, state.players), _CLANS)
            sheet.number(state.due % NUMBERS + 2)
        else:
            sheet.one_of(NONE, _CLANS + 1)
        self.write_clans(state, seat, sheet)
        self.write_facedown(state, seat, sheet)
        self.write_tiles(state, seat, sheet)
        sheet.number(state.turns)

    def write_clans(self, race: Track, seat: i64, sheet: Sheet) -> None:
        """Witches and cards of each clan; a neutral one has no witches."""
        players = race.players
        n: i64 = 0
        while n < players:
            sheet.flags(race.witches(clan_at(n, seat, players)) >> 1, TRACK_END)
            n += 1
        sheet.zeros((_CLANS - players) * TRACK_END)
        n = 0
        while n < players:
            sheet.number(race.waiting_of(clan_at(n, seat, players)))
            n += 1
        sheet.zeros(_CLANS - players)
        n = 0
        while n < players:
            home = race.arrivals(clan_at(n, seat, players))
            sheet.number(home & 3)
            sheet.number(home >> 2 & 3)
            sheet.number(home >> 4 & 3)
            n += 1
        sheet.zeros((_CLANS - players) * 3)
        n = 0
        while n < _CLANS:
            cards = race.cards_of(clan_at(n, seat, players))
            sheet.flags(cards & NINE, NUMBERS)
            sheet.number(cards >> NUMBERS)
            n += 1

    def write_facedown(self, race: Track, seat: i64, sheet: Sheet) -> None:
        """The own numbers; of the others how many, once all are put; the signs."""
        n: i64 = 0
        while n < _CLANS:
            clan = clan_at(n, seat, race.players)
            shown: i64 = NINE if clan == seat else 0
            counted: i64 = 0 if clan == seat or race.phase == SPLITTING else NINE
            stage: i64 = 0
            while stage < 3:
                hidden = race.facedown(stage) >> (10 * clan)
                sheet.flags(hidden & shown, NUMBERS)
                sheet.number(popcount(hidden & counted))
                sheet.number(hidden >> SIGN & 1)
                stage += 1
            n += 1

    def write_tiles(self, race: Track, seat: i64, sheet: Sheet) -> None:
        square: i64 = 1
        while square <= TRACK_END:
            tile = race.tiles[square]
            if tile < 0:
                sheet.one_of(NONE, _CLANS + 2)
            else:
                face = tile % 10
                sheet.one_of(place_of(tile // 10, seat, race.players), _CLANS)
                sheet.number(0 if face == SIGN else face + 2)
                sheet.number(1 if face == SIGN else 0)
            square += 1


def clan_at(place: i64, seat: i64, players: i64) -> i64:
    """The clan at a place of the observer's order."""
    return (seat + place) % players if place < players else place


def place_of(clan: i64, seat: i64, players: i64) -> i64:
    """Where a clan is in the observer's order."""
    return (clan - seat + players) % players if clan < players else clan


encoder = RaceEncoder(game, PARTS)
