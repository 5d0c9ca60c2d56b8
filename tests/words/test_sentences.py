"""Every sentence is right for you, for another player, and for somebody without a name, in both languages."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from sabbat.core.contract import Game, State
from sabbat.games import shelf
from sabbat.locales import HERE, LANGUAGES, YOU, Naming, Speech, naming, speech
from sabbat.testing.walks import moments, tables

GAMES = list(shelf().values())
PEOPLE = {"who", "who_a", "who_b", "name", "other", "seat"}
"""The facts that call a person. A message that may speak of whoever reads it chooses by YOU."""
NAMES = {"en": [YOU, "Anne", "Player 2"], "fr": [YOU, "Anne", "Joueur 2"]}
MOST = 400
WRONG = {
    "en": re.compile(
        r"\b[Yy]ou’s\b|\bof You\b|(?<=\w )You\b|\b[Yy]ou (?:is|has|does|was|\w+[^s\W]s)\b(?! you)"
        r"|\bAnne (?:are|have|play|put|roll|let|win|start|fly|take|give|choose|decide|stand|share)\b"
    ),
    "fr": re.compile(
        r"\bde Anne|\bque Anne|(?<=\w )Vous\b"
        r"|^[Vv]ous (?!\w+ez\b|êtes|faites|dites|la |le |les |l’|ne |n’|y |en |vous |pouvez|[,:.…(]|$)"
        r"|\bAnne (?:\w+ez|êtes|faites)\b"
    ),
}


class Choices(visitor.Visitor):
    """Collects the variables of a message, each with the words that the message chooses by."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def read(path: Path) -> Iterator[tuple[str, dict[str, set[str]]]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            collector = Choices()
            collector.visit(entry)
            yield entry.id.name, collector.found


def values(language: str, name: str, keys: set[str]) -> list[Any]:
    """What a variable may be: a person, one of the words that are chosen by, a number."""
    if name == "number":
        return [3, *NAMES[language]] if YOU in keys else [3]
    if name in PEOPLE or YOU in keys:
        return NAMES[language] if YOU in keys else NAMES[language][1:]
    words = [key for key in keys if key not in ("one", "other") and not key.isdecimal()]
    return words or [0, 1, 2, 5]


def rendered(voice: Speech, id: str, choices: dict[str, set[str]]) -> Iterator[str]:
    """A message with everything that it may be filled with."""
    offers = [values(voice.language, name, keys) for name, keys in choices.items()]
    for facts in itertools.islice(itertools.product(*offers), MOST):
        given = dict(zip(choices, facts, strict=True))
        people = [fact for fact in facts if fact in NAMES[voice.language]]
        if len(set(people)) == len(people) and (given.get("kind") == "seat") == (given.get("number", 3) != 3):
            text = voice.say(id, **given)
            assert YOU not in facts or not re.search(rf"\b{YOU}\b", text), text
            yield text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "file", ["web", "server", "house", "review", "workshop", "puzzles", "deal", *(game.id for game in GAMES)]
)
def test_every_sentence_is_right_for_you_and_for_others(language: str, file: str) -> None:
    voice = speech(language)
    said = [
        (id, text) for id, choices in read(HERE / language / f"{file}.ftl") for text in rendered(voice, id, choices)
    ]
    assert [(id, text) for id, text in said if WRONG[language].search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_refusals_and_stories_call_people_by_their_names(game: Game, language: str) -> None:
    voice = speech(language)
    for n, table in enumerate(tables(game)):
        for state in moments(game, table, n, 20):
            called = naming(["Anne", "Élise", "Lou", "", "Zoé", "Tom"][: state.players], 1)
            for action in range(0, game.action_count, 7):
                text = game.texts[action]
                said = voice.action(game.id, text, called=called)
                if not state.can(action) and not state.is_aside(action):
                    said += " " + voice.explain(state.refusal(action, text), spoken=True, called=called)
                assert not re.search(r"\b[Ss]eat\b|[Ss]iège|\bPlayer [12]\b|\bJoueur [12]\b", said), said
                assert not WRONG[language].search(said), said


NOTATION = re.compile(
    r"\b(?:[kgwvolfmp](?:\d+|\*))(?![\w’])|\b(?:curse|bless|yellow|red|blue)-\w+|[{}]|\bnone\b|\bunknown\b"
)
"""What nobody says: `g9`, `l*`, `curse-witch`, a variable that was not filled in."""


def listeners(state: State) -> Iterator[tuple[int | None, Naming]]:
    """Whoever may read of a moment: the one who acts (you), another player, and a guest who only watches.

    Anne and Élise have names; whoever else sits there has none.
    """
    names = ["Anne", "", "Élise", "", "", ""][: state.players]
    actor = max(state.actor, 0)
    for mine in (actor, (actor + 1) % state.players, None):
        yield mine, naming(names, mine)


def everything_said(voice: Speech, state: State, mine: int | None, called: Naming, n: int) -> Iterator[str]:
    """The prompt, and of every 23rd action, from the n-th on, the story, the button and the refusal."""
    game = state.game
    if state.actor >= 0:
        yield voice.phase(state.view(mine), state.actions() if mine == state.actor else ())
    for action in range(n % 23, game.action_count, 23):
        text = game.texts[action]
        yield voice.action(game.id, text, called=called)
        yield voice.action(game.id, text, "can", called)
        if not state.can(action) and not state.is_aside(action):
            yield voice.explain(state.refusal(action, text), spoken=True, called=called)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_prompts_stories_and_refusals_are_right_for_you_another_and_a_guest(game: Game, language: str) -> None:
    voice = Speech(language, [game], strict=True)
    for n, table in enumerate(tables(game)):
        for k, state in enumerate(moments(game, table, n, 60)):
            for mine, called in listeners(state):
                for said in everything_said(voice, state, mine, called, n + k):
                    assert not NOTATION.search(said) and not WRONG[language].search(said), said
                    assert not re.search(rf"\b{YOU}\b", said) or language == "fr", said
                    assert not said or said[0].isupper() or said[0] in "«“", f"a sentence begins small: {said}"


def test_a_number_and_the_same_text_are_said_each_in_its_way() -> None:
    said = [speech("en").say("air-sorciere-board-points", count=count) for count in (1, "1", 1.0, 2, 1)]
    assert said == ["1 point", "1 points", "1 point", "2 points", "1 point"]


def test_somebody_who_is_called_me_is_not_taken_for_you() -> None:
    assert naming(["me", "Anne"], 1)(0) != YOU
    assert naming(["me", "Anne"], 1)(1) == YOU
    assert naming(["me"])(0).startswith("me")
