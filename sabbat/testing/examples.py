"""Worked examples of a specification, run as tests: load, play, compare."""

from typing import Any

import sabbat
from sabbat.core.contract import State
from sabbat.core.errors import IllegalAction


def run_line(example: dict[str, Any], line: dict[str, Any]) -> None:
    """One line of an example: load its position afresh, play the actions, then all under `expect` holds."""
    state = sabbat.load(example["position"])
    for action in line["play"]:
        state.play(action)
    for what, expected in line["expect"].items():
        CHECKS[what](state, expected)


def at(value: Any, path: str) -> Any:
    """The value at a dotted path: fields of objects, indices of lists."""
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


def _turn(state: State, expected: Any) -> None:
    assert state.turn == expected


def _actions(state: State, expected: list[str]) -> None:
    assert sorted(state.actions()) == sorted(expected)


def _actions_include(state: State, expected: list[str]) -> None:
    assert set(expected) <= set(state.actions())


def _actions_exclude(state: State, expected: list[str]) -> None:
    assert not set(expected) & set(state.actions())


def _illegal(state: State, expected: list[str]) -> None:
    before = state.dump()
    for text in expected:
        try:
            state.play(text)
        except IllegalAction:
            assert state.dump() == before
        else:
            raise AssertionError(f"{text} was not refused")


def _odds(state: State, expected: dict[str, int]) -> None:
    assert dict(zip(state.actions(), state.odds(), strict=True)) == expected


def _odds_include(state: State, expected: dict[str, int]) -> None:
    odds = dict(zip(state.actions(), state.odds(), strict=True))
    assert {action: odds[action] for action in expected} == expected


def _outcome(state: State, expected: dict[str, Any] | None) -> None:
    outcome = state.outcome()
    if expected is None or outcome is None:
        assert outcome == expected
    else:
        assert {name: outcome[name] for name in expected} == expected


def _dump(state: State, expected: dict[str, Any]) -> None:
    position = state.dump()
    for path, value in expected.items():
        assert at(position, path) == value, path


def _view(state: State, expected: dict[str, Any]) -> None:
    view = state.view(expected["seat"])
    for path, value in expected["paths"].items():
        assert at(view, path) == value, path


CHECKS = {
    "turn": _turn,
    "actions": _actions,
    "actions_include": _actions_include,
    "actions_exclude": _actions_exclude,
    "illegal": _illegal,
    "odds": _odds,
    "odds_include": _odds_include,
    "outcome": _outcome,
    "dump": _dump,
    "view": _view,
}
