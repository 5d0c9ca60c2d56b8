"""Reading a position field by field, so that every error says where and what was expected."""

from typing import Any

from sabbat.core.contract import Game
from sabbat.core.errors import BadPosition, BadRequest
from sabbat.core.options import settle

HEAD = ["game", "rules", "players", "options"]
"""The first fields of every position."""


def require(condition: bool, where: str, why: str) -> None:
    """BadPosition unless the condition holds."""
    if not condition:
        raise BadPosition(where, why)


class Reader:
    """The fields of an object in a position, each checked as it is taken out."""

    def __init__(self, fields: Any, names: list[str], where: str = "") -> None:
        """`names` are exactly the fields that must be there; `where` is the path of the object."""
        self.where = where
        require(isinstance(fields, dict), where or "position", "an object is needed")
        for name in names:
            require(name in fields, self.path(name), "the field is missing")
        for name in fields:
            require(name in names, self.path(str(name)), "there is no such field")
        self.fields: dict[str, Any] = fields

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number in a range."""
        return integer(self.fields[name], low, high, self.path(name))

    def maybe_integer(self, name: str, low: int, high: int) -> int | None:
        """A whole number in a range, or null."""
        return None if self.fields[name] is None else self.integer(name, low, high)

    def boolean(self, name: str) -> bool:
        value = self.fields[name]
        require(isinstance(value, bool), self.path(name), "true or false is needed")
        return bool(value)

    def one_of(self, name: str, known: list[str]) -> str:
        """One of some words."""
        return one_of(self.fields[name], known, self.path(name))

    def maybe_one_of(self, name: str, known: list[str]) -> str | None:
        """One of some words, or null."""
        return None if self.fields[name] is None else self.one_of(name, known)

    def items(self, name: str, length: int | None = None) -> list[Any]:
        """A list, of a given length if one is given."""
        return items(self.fields[name], self.path(name), length)

    def words(self, name: str, known: list[str]) -> list[str]:
        """A list of words, each one of the known ones."""
        return words(self.fields[name], known, self.path(name))

    def players(self, game: Game) -> int:
        """The field `players`."""
        return self.integer("players", game.players[0], game.players[1])

    def options(self, game: Game, players: int) -> dict[str, Any]:
        """The field `options`, missing ones filled in with their defaults."""
        given = self.fields["options"]
        require(isinstance(given, dict), self.path("options"), "an object is needed")
        try:
            return settle(game.options, given, players)
        except BadRequest as error:
            raise BadPosition(self.path("options"), str(error)) from None


def integer(value: Any, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    require(type(value) is int and low <= value <= high, where, f"a whole number from {low} to {high} is needed")
    return int(value)


def items(value: Any, where: str, length: int | None = None) -> list[Any]:
    """A list, of a given length if one is given."""
    require(isinstance(value, list), where, "a list is needed")
    require(length is None or len(value) == length, where, f"{length} entries are needed")
    return list(value)


def one_of(value: Any, known: list[str], where: str) -> str:
    """One of some words."""
    require(isinstance(value, str) and value in known, where, f"{value!r} is none of {brief(known)}")
    return str(value)


def words(value: Any, known: list[str], where: str) -> list[str]:
    """A list of words, each one of the known ones."""
    return [one_of(word, known, f"{where}.{i}") for i, word in enumerate(items(value, where))]


def brief(known: list[str]) -> str:
    """A list of words, shortened in the middle if it is long."""
    return ", ".join(known if len(known) <= 12 else [*known[:3], "…", known[-1]])
