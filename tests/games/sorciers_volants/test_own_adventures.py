"""The house's own adventures: a dozen, different in kind, legal, named, and won by bots within the bound."""

import json

import msgspec
import pytest

from sabbat.bots import measure
from sabbat.bots.trial import ROUNDS, fly
from sabbat.games.sorciers_volants import game
from sabbat.games.sorciers_volants.faults import GOALS, faults
from sabbat.locales import LANGUAGES, speech
from sabbat.testing import clause

assert game.workshop is not None
OWN, FIGURES = game.workshop.own(), game.workshop.figures()
RECOUNTED = ("candle-corner", "merry-go-round")
every_one = pytest.mark.parametrize("name", OWN)


def test_there_are_a_dozen_of_every_kind() -> None:
    assert len(OWN) == 12 and FIGURES.keys() == OWN.keys()
    assert {layout["goal"] for layout in OWN.values()} == set(GOALS)
    assert {figures["hardness"] for figures in FIGURES.values()} == {"easy", "middling", "hard"}
    assert game.workshop is not None
    assert {len(game.workshop.players(layout)) for layout in OWN.values()} == {1, 2, 3}, "for two, for three, for four"
    assert len({tuple(layout["table"]) for layout in OWN.values()}) == 12
    assert len({json.dumps(layout["castles"]) for layout in OWN.values()}) == 12


@clause("VOL-96")
@every_one
def test_each_is_legal_and_was_won_by_bots(name: str) -> None:
    assert game.workshop is not None and faults(OWN[name], 2) == [] and OWN[name]["name"] == name
    figures = msgspec.convert(FIGURES[name], measure.Measured)
    assert 0 < figures.turns <= ROUNDS and figures.lost < 6
    assert figures.matches == len(measure.matches())


@every_one
def test_bots_win_each_within_the_bound(name: str) -> None:
    assert fly(game.id, OWN[name], 2, measure.SURE, 0).winner is not None


@pytest.mark.parametrize("name", RECOUNTED)
def test_the_figures_are_those_of_a_recount(name: str) -> None:
    assert msgspec.to_builtins(measure.measure(game.id, OWN[name], 2)) == FIGURES[name]


@pytest.mark.parametrize("language", LANGUAGES)
@every_one
def test_each_has_a_name_and_a_sentence(name: str, language: str) -> None:
    id = f"adventure-house-{name}"
    assert 0 < len(speech(language).say(id)) <= 40
    assert (speech(language).attribute(id, "sentence") or "").endswith(".")
