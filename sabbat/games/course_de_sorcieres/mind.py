"""What a seat of Course de Sorcières knows: all but where the other clans' numbers lie hidden."""

from typing import Any

from mypy_extensions import i64

from sabbat.core.bits import bit
from sabbat.core.contract import Game, Mind
from sabbat.core.dice import Dice
from sabbat.core.reading import require
from sabbat.games.course_de_sorcieres.components import CLANS, FACES, NUMBERS, TILE_INDEX
from sabbat.games.course_de_sorcieres.position import FIELDS, read
from sabbat.games.course_de_sorcieres.rules import Race


class Guess:
    """The hidden numbers of one foreign clan, and how many of them each stage holds."""

    def __init__(self, tiles: list[i64], rooms: list[i64], put: i64) -> None:
        self.tiles = tiles
        self.rooms = rooms
        self.put = put
        """Only so many, from the first on, are in a stage yet; the others keep their place unseen."""

    def deal(self, race: Race, dice: Dice) -> None:
        """Lay the hidden tiles into the stages, every division alike likely."""
        stages: list[i64] = [0] * self.rooms[0] + [1] * self.rooms[1] + [2] * self.rooms[2]
        left: i64 = len(stages)
        n: i64 = 0
        while n < self.put:
            k = dice.below(left)
            left -= 1
            race.flip(stages[k], bit(self.tiles[n]))
            stages[k] = stages[left]
            n += 1


class RaceMind(Mind):
    """Imagines where the numbers of the other clans may lie."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        super().__init__(game, view)
        self.guesses = [guess(view, clan) for clan in range(4) if clan != view["viewer"]]
        self.known = read(game, self.one_world())
        self.forget()

    def one_world(self) -> dict[str, Any]:
        """A position that agrees with the view, the unknown filled in somehow."""
        position = {field: self.view[field] for field in FIELDS}
        stages = [[tile for tile in stage if tile[1] != "?"] for stage in self.view["facedown"]]
        for unknown in self.guesses:
            tiles = [CLANS[tile // 10] + FACES[tile % 10] for tile in unknown.tiles[: unknown.put]]
            for stage in range(3):
                stages[stage] += tiles[: unknown.rooms[stage]]
                tiles = tiles[unknown.rooms[stage] :]
        position["facedown"] = stages
        return position

    def forget(self) -> None:
        """Clear what was filled in."""
        for unknown in self.guesses:
            for tile in unknown.tiles:
                for stage in range(3):
                    self.known.flip(stage, self.known.facedown(stage) & bit(tile))

    def dream(self, dice: Dice) -> Race:
        race = self.known.clone()
        for unknown in self.guesses:
            unknown.deal(race, dice)
        return race


def guess(view: dict[str, Any], clan: int) -> Guess:
    """What is unknown of a clan, from a view alone."""
    numbers: list[i64] = [clan * 10 + face for face in range(NUMBERS)]
    if view["to_put"] is not None:
        due = TILE_INDEX[view["to_put"]]
        return Guess(numbers, [3, 3, 3], max(0, min(NUMBERS, due - clan * 10)))
    seen = [TILE_INDEX[tile] for tile in view["faceup"].values()]
    hidden: list[i64] = [tile for tile in numbers if tile not in seen]
    rooms: list[i64] = [stage.count(CLANS[clan] + "?") for stage in view["facedown"]]
    require(sum(rooms) == len(hidden), "facedown", f"the hidden numbers of clan {CLANS[clan]} do not add up")
    return Guess(hidden, rooms, len(hidden))
