"""Options: defaults, what is allowed, and refusals that name it."""

from typing import Any

import pytest

from sabbat.core.errors import BadRequest
from sabbat.core.options import Choice, Number, Option, SeatNumber, settle

OPTIONS: list[Option] = [
    Choice("mode", ["short", "long", True, 3], "short"),
    Number("limit", 2, 9, 5),
    SeatNumber("first"),
]


def test_nothing_said_means_the_defaults() -> None:
    assert settle(OPTIONS, {}, 3) == {"mode": "short", "limit": 5, "first": 0}


def test_what_is_said_counts_in_the_order_of_the_game() -> None:
    settled = settle(OPTIONS, {"first": 2, "mode": 3}, 3)
    assert list(settled.items()) == [("mode", 3), ("limit", 5), ("first", 2)]


def test_the_given_options_stay_as_they_were() -> None:
    given = {"limit": 2}
    settle(OPTIONS, given, 2)
    assert given == {"limit": 2}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("mode", "medium", '"short", "long", true, 3'),
        ("mode", 1, '"short", "long", true, 3'),
        ("mode", False, '"short", "long", true, 3'),
        ("mode", 3.0, '"short", "long", true, 3'),
        ("mode", ["short"], '"short", "long", true, 3'),
        ("limit", 1, "2 … 9"),
        ("limit", 10, "2 … 9"),
        ("limit", 5.0, "2 … 9"),
        ("limit", "5", "2 … 9"),
        ("limit", True, "2 … 9"),
        ("limit", 10**30, "2 … 9"),
        ("first", 3, "0 … 2"),
        ("first", -1, "0 … 2"),
        ("first", False, "0 … 2"),
        ("first", None, "0 … 2"),
    ],
)
def test_a_value_that_does_not_fit(name: str, value: Any, allowed: str) -> None:
    with pytest.raises(BadRequest) as refused:
        settle(OPTIONS, {name: value}, 3)
    assert refused.value.reason == "bad-option-value"
    assert refused.value.facts["option"] == name and refused.value.facts["allowed"] == allowed


@pytest.mark.parametrize("name", ["moon", "", "First"])
def test_an_unknown_option_is_told_the_known_ones(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        settle(OPTIONS, {name: 1}, 3)
    assert refused.value.reason == "unknown-option"
    assert refused.value.facts == {"option": name, "allowed": ["mode", "limit", "first"]}


def test_seats_depend_on_the_number_of_players() -> None:
    assert settle(OPTIONS, {"first": 3}, 4)["first"] == 3
    with pytest.raises(BadRequest):
        settle(OPTIONS, {"first": 3}, 3)


def test_every_default_fits() -> None:
    assert all(option.verify(option.default(2), 2) == option.default(2) for option in OPTIONS)


class Even(Option):
    """An option as somebody else's game may write it."""

    def default(self, players: int) -> Any:
        return players * 2

    def fits(self, value: Any, players: int) -> bool:
        return type(value) is int and value % 2 == 0

    def allowed(self, players: int) -> str:
        return "2, 4, 6 …"


def test_a_game_may_bring_its_own_kind_of_option() -> None:
    assert settle([Even("pairs")], {}, 3) == {"pairs": 6}
    with pytest.raises(BadRequest, match="2, 4, 6"):
        settle([Even("pairs")], {"pairs": 7}, 3)
