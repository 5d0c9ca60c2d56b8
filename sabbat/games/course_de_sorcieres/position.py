"""Positions of Course de Sorcières: reading one, with every invariant of the specification checked."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import bit
from sabbat.core.contract import CHANCE, OVER, Game
from sabbat.core.reading import HEAD, Reader, integer, items, require, words
from sabbat.games.course_de_sorcieres.components import (
    CLANS,
    GOAL_END,
    NUMBERS,
    SIGN,
    STAGE_LENGTH,
    TILE_INDEX,
    TILES,
    TRACK_END,
    TURN_LIMIT,
    box_of,
)
from sabbat.games.course_de_sorcieres.rules import Race
from sabbat.games.course_de_sorcieres.track import DRAWING, FINISHED, FULL, MAGIC, MOVING, PHASES, REVEALING, SPLITTING

FIELDS = [
    *HEAD,
    "phase",
    "turns",
    "die",
    "mover",
    "pushed",
    "witches",
    "hands",
    "piles",
    "faceup",
    "facedown",
]


def read(game: Game, position: dict[str, Any]) -> Race:
    """The race written down in a position; BadPosition names the first thing wrong with it."""
    fields = Reader(position, FIELDS)
    players = fields.players(game)
    race = Race(game, players, fields.options(game, players))
    race.phase = PHASES.index(fields.one_of("phase", PHASES))
    race.turns = fields.integer("turns", 0, TURN_LIMIT)
    race.active = (race.first + race.turns) % players
    read_witches(race, fields.items("witches", players))
    race.cards = 0
    read_cards(race, fields, players)
    read_faceup(race, fields.fields["faceup"])
    read_facedown(race, fields.items("facedown", 3))
    read_moment(race, fields)
    check_tiles(race)
    check_standing(race)
    check_phase(race)
    race.actor = actor_of(race)
    return race


def read_witches(race: Race, seats: list[Any]) -> None:
    """Invariant 2: three witches a seat, one a square of the track."""
    race.waiting = 0
    for seat, squares in enumerate(seats):
        for i, square in enumerate(items(squares, f"witches.{seat}", 3)):
            where = f"witches.{seat}.{i}"
            q: i64 = integer(square, 0, GOAL_END, where)
            if q == 0:
                race.waiting += bit(2 * seat)
            elif q > TRACK_END:
                race.arrived += bit(6 * seat + 2 * (q - 49))
            else:
                require(race.occupied >> q & 1 == 0, where, f"two witches stand on square {q}")
                race.lift_or_set(seat, bit(q))


def read_cards(race: Race, fields: Reader, players: int) -> None:
    """Invariant 3: hands and piles are parts of the clans' twelve cards."""
    for seat, cards in enumerate(fields.items("hands", players)):
        take_cards(race, seat, cards, f"hands.{seat}")
    piles = Reader(fields.fields["piles"], list(CLANS[players:]), "piles")
    for clan in range(players, 4):
        take_cards(race, clan, piles.fields[CLANS[clan]], f"piles.{CLANS[clan]}")


def take_cards(race: Race, clan: int, cards: Any, where: str) -> None:
    box = box_of(clan)
    for card in words(cards, TILES, where):
        require(card in box, where, f"{card} is there more often than the clan has it")
        box.remove(card)
        race.cards += bit(11 * clan + TILE_INDEX[card] % 10)


def read_faceup(race: Race, faceup: Any) -> None:
    """Invariant 4, first part: what lies face up, and where."""
    require(isinstance(faceup, dict), "faceup", "an object is needed")
    squares = [str(q) for q in range(1, TRACK_END + 1)]
    for square, tile in faceup.items():
        require(square in squares, f"faceup.{square}", f"squares are 1 to {TRACK_END}")
        require(isinstance(tile, str) and tile in TILE_INDEX, f"faceup.{square}", f"{tile!r} is no tile")
        lay(race, int(square), TILE_INDEX[tile])


def lay(race: Race, square: i64, tile: i64) -> None:
    """A tile lies face up on a square."""
    race.tiles[square] = tile
    if tile % 10 == SIGN:
        race.show_sign(tile // 10, square)


def read_facedown(race: Race, stages: list[Any]) -> None:
    race.down0 = race.down1 = race.down2 = 0
    for stage, tiles in enumerate(stages):
        for tile in words(tiles, TILES, f"facedown.{stage}"):
            mask = bit(TILE_INDEX[tile])
            require(race.facedown(stage) & mask == 0, f"facedown.{stage}", f"{tile} is there twice")
            race.flip(stage, mask)


def read_moment(race: Race, fields: Reader) -> None:
    """Invariant 6: `die`, `mover` and `pushed` belong to their phases."""
    die = fields.maybe_integer("die", 1, 6)
    require((die is None) == (race.phase != MOVING), "die", "the die is set in phase move and null otherwise")
    race.die = die or 0
    mover = fields.maybe_integer("mover", 1, TRACK_END)
    moving = race.phase == REVEALING or race.phase == MAGIC or race.phase == DRAWING
    require((mover is None) != moving, "mover", "set in phases reveal, magic and draw, and null otherwise")
    race.mover = mover or 0
    own = race.witches(race.active)
    require(mover is None or own >> race.mover & 1 == 1, "mover", "no witch of the active seat stands there")
    race.pushed = fields.boolean("pushed")
    require(moving or not race.pushed, "pushed", "nobody is pushed while no witch moves")


def check_tiles(race: Race) -> None:
    """Invariant 4: each stage has one sign and three numbers of every clan; each number exists once."""
    seen: set[int] = set()
    put = 0
    for stage in range(3):
        laid = stage_tiles(race, stage)
        for clan in range(4):
            where = f"facedown.{stage}"
            signs = laid.count(clan * 10 + SIGN)
            require(signs == 1, where, f"the stage has {signs} signs {CLANS[clan]}*, one is needed")
            numbers = [tile for tile in laid if tile // 10 == clan and tile % 10 != SIGN]
            enough = len(numbers) <= 3 if race.phase == SPLITTING else len(numbers) == 3
            require(enough, where, f"the stage has {len(numbers)} numbers of clan {CLANS[clan]}, three belong there")
            for tile in numbers:
                require(tile not in seen, where, f"{TILES[tile]} is there twice")
                seen.add(tile)
        put += len(laid) - 4
    race.due = put
    if race.phase == SPLITTING:
        order = [clan * 10 + face for clan in range(4) for face in range(NUMBERS)]
        require(put < len(order) and seen == set(order[:put]), "facedown", "tiles are put in the order l2 … p10")


def stage_tiles(race: Race, stage: int) -> list[int]:
    """All tiles of a stage, face up and face down."""
    start = stage * STAGE_LENGTH
    up = [int(tile) for tile in race.tiles[start + 1 : start + STAGE_LENGTH + 1] if tile >= 0]
    return up + [tile for tile in range(len(TILES)) if race.facedown(stage) >> tile & 1]


def check_standing(race: Race) -> None:
    """Invariant 7: witches stand on face-up tiles, but for one who has just landed."""
    for square in range(1, TRACK_END + 1):
        if race.phase == REVEALING and square == race.mover:
            require(race.tiles[square] < 0, "mover", "in phase reveal her tile is face down")
        elif race.occupied >> square & 1:
            require(race.tiles[square] >= 0, f"faceup.{square}", "a witch stands there, so the tile is face up")


def check_phase(race: Race) -> None:
    """Invariants 5, 8 and 9: what each phase needs."""
    home = [seat for seat in range(race.players) if race.waiting_of(seat) == 0 and race.witches(seat) == 0]
    require(len(home) <= 1, "witches", "only one seat can have all its witches home")
    over = bool(home) or race.turns == TURN_LIMIT
    require(over == (race.phase == FINISHED), "phase", "over exactly if a seat is home or all turns are played")
    if race.phase == SPLITTING:
        require(all(tile < 0 for tile in race.tiles), "faceup", "nothing is face up in phase split")
        require(race.turns == 0, "turns", "no turn is played in phase split")
        require(race.occupied == 0 and race.arrived == 0, "witches", "all witches are at the start in phase split")
        for clan in range(4):
            where = f"hands.{clan}" if clan < race.players else f"piles.{CLANS[clan]}"
            require(race.cards_of(clan) == FULL, where, "hands and piles are full in phase split")
    elif race.phase == MAGIC or race.phase == DRAWING:
        check_sign(race)


def check_sign(race: Race) -> None:
    tile = race.tiles[race.mover]
    require(tile % 10 == SIGN, "mover", "in phases magic and draw she stands on a sign")
    clan = tile // 10
    if race.phase == DRAWING:
        require(clan >= race.players, "mover", "in phase draw the sign is a neutral clan's")
        require(race.cards_of(clan) > 0, f"piles.{CLANS[clan]}", "in phase draw the pile is not empty")
    else:
        require(clan < race.players, "mover", "in phase magic the sign is a seat's")
        require(race.playable(clan) != 0, f"hands.{clan}", "in phase magic the owner of the sign has a playable card")


def actor_of(race: Race) -> i64:
    """Who acts in the phase."""
    if race.phase == FINISHED:
        return OVER
    if race.phase == MOVING:
        return race.active
    if race.phase == MAGIC:
        return race.clan_here()
    if race.phase == SPLITTING and race.due // NUMBERS < race.players:
        return race.due // NUMBERS
    return CHANCE
