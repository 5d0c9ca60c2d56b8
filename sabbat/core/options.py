"""The options of a game: what may be asked for, and what is meant when nothing is said."""

import json
from typing import Any

from mypy_extensions import mypyc_attr

from sabbat.core.errors import BadRequest


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option: a name, a default, and the values allowed for a number of players."""

    def __init__(self, name: str) -> None:
        self.name = name

    def default(self, players: int) -> Any:
        """The value when nothing is said."""
        raise NotImplementedError

    def fits(self, value: Any, players: int) -> bool:
        """Whether the value is allowed."""
        raise NotImplementedError

    def allowed(self, players: int) -> str:
        """The allowed values, in words that need no translation."""
        raise NotImplementedError

    def verify(self, value: Any, players: int) -> Any:
        """The value, or BadRequest."""
        if not self.fits(value, players):
            raise BadRequest(
                "bad-option-value", option=self.name, value=json.dumps(value), allowed=self.allowed(players)
            )
        return value


class Choice(Option):
    """One of a few values."""

    def __init__(self, name: str, values: list[Any], default: Any) -> None:
        super().__init__(name)
        self.values = values
        self.usual = default

    def default(self, players: int) -> Any:
        return self.usual

    def fits(self, value: Any, players: int) -> bool:
        return any(type(value) is type(known) and value == known for known in self.values)

    def allowed(self, players: int) -> str:
        return ", ".join(json.dumps(value) for value in self.values)


class Number(Option):
    """A whole number in a range."""

    def __init__(self, name: str, low: int, high: int, default: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.usual = default

    def default(self, players: int) -> Any:
        return self.usual

    def fits(self, value: Any, players: int) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def allowed(self, players: int) -> str:
        return f"{self.low} … {self.high}"


class SeatNumber(Option):
    """One of the seats; by default seat 0."""

    def default(self, players: int) -> Any:
        return 0

    def fits(self, value: Any, players: int) -> bool:
        return type(value) is int and 0 <= value < players

    def allowed(self, players: int) -> str:
        return f"0 … {players - 1}"


def copied(value: Any) -> Any:
    """An independent copy of plain JSON values."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def settle(options: list[Option], given: dict[str, Any], players: int) -> dict[str, Any]:
    """All options with their values, defaults filled in; BadRequest for what is unknown."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadRequest("unknown-option", option=str(name), allowed=names)
    return {
        option.name: option.verify(given[option.name], players) if option.name in given else option.default(players)
        for option in options
    }


def with_new(given: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Options of a version that did not know the new ones, with what they meant at that time."""
    for name in given:
        if name in new:
            raise BadRequest("unknown-option", option=name, allowed=[known for known in given if known not in new])
    return {**given, **new}
