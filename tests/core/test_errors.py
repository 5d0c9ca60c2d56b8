"""Errors carry facts, say them to programmers, and travel between processes."""

import copy
import errno
import pickle

import pytest

from sabbat.core.errors import SYSTEM, BadPosition, BadRecord, BadRequest, IllegalAction, Refused, from_system
from sabbat.locales import LANGUAGES, speech

ERRORS = [
    (IllegalAction("COU-14", "no-own-witch", square=5), "COU-14: no own witch (square: 5)"),
    (IllegalAction(None, "over"), "over"),
    (BadPosition("hands.0", "twelve cards are needed"), "hands.0: twelve cards are needed"),
    (BadRecord("bad-move-line", line=7, text="fly"), "bad move line (line: 7, text: fly)"),
    (BadRequest("unknown-game", game="chess", allowed=["a", "b"]), "unknown game (game: chess, allowed: a, b)"),
]
each = pytest.mark.parametrize(("error", "said"), ERRORS, ids=lambda value: str(value)[:20])


@each
def test_the_text_spells_out_the_facts(error: Refused, said: str) -> None:
    assert str(error) == said


@each
def test_every_error_is_a_value_error(error: Refused, said: str) -> None:
    with pytest.raises(ValueError, match=r"^" + said.split(" ")[0]):
        raise error


@each
def test_errors_travel(error: Refused, said: str) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error) and str(twin) == said
        assert (twin.reason, twin.facts) == (error.reason, error.facts)


def test_the_clause_travels() -> None:
    assert pickle.loads(pickle.dumps(IllegalAction("COU-14", "over"))).clause == "COU-14"


def test_an_error_may_be_the_fact_of_another() -> None:
    error = BadRecord("bad-header", line=0, why=BadRequest("bad-players", players="9"))
    assert str(pickle.loads(pickle.dumps(error))) == "bad header (line: 0, why: bad players (players: 9))"


@pytest.mark.parametrize("number", SYSTEM)
def test_what_the_system_refuses_can_be_said_in_every_language(number: int) -> None:
    reason = from_system(OSError(number, "in the words of the system"))
    assert isinstance(reason, BadRequest)
    said = {speech(language).explain(reason) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) and "in the words of the system" not in said


def test_a_rare_refusal_of_the_system_keeps_its_own_words() -> None:
    assert from_system(OSError(errno.ELOOP, "Too many levels")) == "Too many levels"
    assert from_system(OSError("no number at all")) == "no number at all"
