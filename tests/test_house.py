"""The house is in order: every word in every language, every id known, nothing of one machine in the files."""

import ast
import json
import re
import runpy
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from sabbat.core.contract import Game, State
from sabbat.games import shelf
from sabbat.locales import LANGUAGES, Speech, speech
from sabbat.testing.walks import moments, tables

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "sabbat" / "locales"
CODE = [path for path in sorted((ROOT / "sabbat").rglob("*.py")) if "template" not in path.parts]
FILES = sorted(
    {str(path.relative_to(LOCALES / lang)) for lang in LANGUAGES for path in LOCALES.glob(f"{lang}/**/*.ftl")}
)
GAMES = list(shelf().values())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


# -- the words -------------------------------------------------------------------------------------


class Variables(visitor.Visitor):
    """Collects the variables that a pattern names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def variables(pattern: Any) -> set[str]:
    collector = Variables()
    collector.visit(pattern)
    return collector.found


@cache
def entries(language: str, file: str) -> list[Any]:
    path = LOCALES / language / file
    return list(FluentParser().parse(path.read_text("utf-8")).body) if path.exists() else []


def messages(language: str, file: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
    """For each message its variables, and those of each attribute."""
    return {
        entry.id.name: (
            variables(entry.value) if entry.value else set(),
            {attribute.id.name: variables(attribute.value) for attribute in entry.attributes},
        )
        for entry in entries(language, file)
        if isinstance(entry, ftl.Message)
    }


def all_messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    return {id: facts[0] for file in FILES for id, facts in messages(language, file).items()}


@pytest.mark.parametrize("file", FILES)
@every_language
def test_every_language_says_the_same(language: str, file: str) -> None:
    assert messages(language, file) == messages(LANGUAGES[0], file)


@pytest.mark.parametrize("file", FILES)
@every_language
def test_every_line_is_understood(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert junk == [] and messages(language, file)


@every_language
def test_nothing_is_said_twice(language: str) -> None:
    ids = [entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ftl.Message)]
    assert [id for id, count in Counter(ids).items() if count > 1] == []


def words_in_code() -> set[str]:
    """Every text constant in the code."""
    found: set[str] = set()
    for path in CODE:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_word_of_the_house_is_needed() -> None:
    words = words_in_code()
    computed = re.compile(r"^(error|refusal|info|level|play-word|ladder)-")
    unused = [id for id in messages("en", "house.ftl") if not {id, computed.sub("", id)} & words]
    assert unused == []


def spoken() -> Iterator[tuple[str, set[str]]]:
    """Every message id that code says outright, with the facts it gives."""
    for path in CODE:
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"IllegalAction": 1, "BadRecord": 0, "BadRequest": 0, "say": 0, "tell": 0}.get(name)
            if place is None or len(node.args) <= place:
                continue
            id = node.args[place]
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                kind = {"IllegalAction": "refusal-", "BadRecord": "error-", "BadRequest": "error-"}.get(name, "")
                facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                yield f"{kind}{id.value}", facts


def test_everything_said_in_code_has_its_words() -> None:
    known = all_messages("en")
    said = list(spoken())
    assert len(said) > 50
    assert sorted({id for id, _ in said if id not in known}) == []
    assert [(id, known[id] - facts) for id, facts in said if not known[id] <= facts] == []


def test_every_reason_for_a_refusal_has_its_words() -> None:
    """Also where the code chooses between several."""
    known = all_messages("en")
    for path in CODE:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction" and len(node.args) > 1:
                chosen = node.args[1]
                branches = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
                reasons = [str(branch.value) for branch in branches if isinstance(branch, ast.Constant)]
                assert all(f"refusal-{reason}" in known for reason in reasons), reasons


# -- the games -------------------------------------------------------------------------------------


def some_states(game: Game) -> Iterator[State]:
    for n, table in enumerate(tables(game)):
        yield from moments(game, table, n, 40)


def sections(game: Game) -> list[dict[str, Any]]:
    origin = import_module(game.module).__file__
    assert origin is not None
    found: list[dict[str, Any]] = json.loads(Path(origin).with_name("clauses.json").read_text("utf-8"))["sections"]
    return found


@every_game
@every_language
def test_a_game_is_introduced(game: Game, language: str) -> None:
    voice = speech(language)
    ids = [f"{game.id}-name", f"{game.id}-sentence", *(f"{game.id}-option-{option.name}" for option in game.options)]
    assert all(voice.say(id) for id in ids)


@every_game
@every_language
def test_every_action_has_a_sentence(game: Game, language: str) -> None:
    voice = speech(language)
    assert all(voice.knows(f"{game.id}-do-{verb}") for verb in game.verbs(list(range(game.action_count))))
    assert all(voice.action(game.id, text) for text in game.texts)


@every_game
@every_language
def test_every_clause_is_written(game: Game, language: str) -> None:
    voice = speech(language)
    for section in sections(game):
        assert voice.say(section["title"])
        assert all(voice.say(id) for id in section["clauses"])


@every_game
def test_every_written_clause_is_in_the_rulebook(game: Game) -> None:
    listed = {id for section in sections(game) for id in section["clauses"]}
    written = {id for id in all_messages("en") if id.startswith(f"{game.prefix}-")}
    assert written == listed and all(id.startswith(f"{game.prefix}-") for id in listed)


@every_game
def test_whatever_comes_up_can_be_said(game: Game) -> None:
    voices = [speech(language) for language in LANGUAGES]
    for state in some_states(game):
        view = state.view(None if state.turn is None or state.turn == "chance" else int(state.turn))
        for voice in voices:
            assert voice.phase(view), view["phase"]
            say_the_end(voice, state)
            for action in range(0, game.action_count, 3):
                if not state.can(action) and not state.is_aside(action):
                    says_why(voice, state, action)
            says_why(voice, state, -1)
            seen = {state.seen(text, seat) for text in state.actions() for seat in (None, 0, 1)}
            assert all(voice.action(game.id, text) for text in seen)


def say_the_end(voice: Speech, state: State) -> None:
    outcome = state.outcome()
    assert outcome is None or voice.say(f"{state.game.id}-reason-{outcome['reason']}")


def says_why(voice: Speech, state: State, action: int) -> None:
    error = state.refusal(action, "dance" if action < 0 else state.game.texts[action])
    assert voice.knows(f"refusal-{error.reason}"), error
    assert voice.explain(error)


def test_long_facts_are_cut() -> None:
    said = speech("en").say("refusal-unknown-action", action="x" * 5000, allowed=["y"] * 5000)
    assert len(said) < 2000


# -- the files -------------------------------------------------------------------------------------


def compiled_modules() -> list[Path]:
    """The modules that mypyc compiles."""
    hot = runpy.run_path(str(ROOT / "buildtools" / "hot_modules.py"))["hot_modules"]
    return [ROOT / path for path in hot()]


def narrow_shifts(path: Path) -> list[int]:
    """The lines of functions where a literal is shifted left by something that varies: 32 bits, once compiled."""
    functions = [
        node for node in ast.walk(tree(path)) if isinstance(node, (ast.FunctionDef, ast.Lambda, ast.AsyncFunctionDef))
    ]
    return sorted(
        {
            node.lineno
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and isinstance(node.left, ast.Constant)
            and not isinstance(node.right, ast.Constant)
        }
    )


def test_no_literal_is_shifted_left_in_compiled_code() -> None:
    assert {str(path): lines for path in compiled_modules() if (lines := narrow_shifts(path))} == {}


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_locked_requirements_name_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "==" in text and "--hash=sha256:" in text
    assert "://" not in text and "--index-url" not in text and "--find-links" not in text


def kept_files() -> list[Path]:
    """What git keeps, or would."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("no git repository")
    listing = [git, "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, capture_output=True, check=True, encoding="utf-8").stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_file_names_a_place_on_one_machine() -> None:
    place = re.compile(rb"(?<![\w.])/(work|root|home)/")
    contents = {path: path.read_bytes() for path in kept_files()}
    assert [str(path) for path, content in contents.items() if b"\0" not in content and place.search(content)] == []


def test_no_browser_test_waits_by_the_clock() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "tests" / "browser").glob("*.py")}
    assert [name for name, text in texts.items() if ".wait_for_timeout(" in text] == []


def make_targets() -> list[str]:
    return re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_the_readme_tells_every_make_target() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert len(make_targets()) > 5
    assert [target for target in make_targets() if f"make {target}" not in readme] == []
