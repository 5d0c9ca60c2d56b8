"""A match in the terminal as a person meets it: drawn in colours, chosen with arrow keys, told in their language."""

import contextlib
import json
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len
from rich.console import Console

from sabbat.cli.menu import Menu, MenuChoice
from sabbat.cli.people import shown_names
from sabbat.cli.scenes import label, scene_of
from sabbat.cli.scenes.scene import Drawing, Row, Thing, Words, drawn, told
from sabbat.core.contract import Game
from sabbat.games import shelf
from sabbat.locales import LANGUAGES, naming, speech
from sabbat.server.storage import backups
from sabbat.testing.walks import moments, tables
from tests.cli.test_cli import PROGRAM, environment, printed, run

GAMES = [game for game in shelf().values() if game.module.startswith("sabbat.games.")]
COURSE = "course-de-sorcieres"
ESCAPE = "\x1b"
UP, DOWN, ENTER = "\x1b[A", "\x1b[B", "\r"
COLOUR = re.compile(r"\x1b\[[\d;]*(?:38|48);")
MACHINE_WORDS = re.compile(r"turn_number|draw_pile|spell_count|[Ss]eat 0|[Ss]iège|\{|\}|\bNone[,.]|facedown|-term-")
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
both_languages = pytest.mark.parametrize("language", LANGUAGES)
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


@contextmanager
def terminal(*arguments: str, columns: int = 160, **settings: str) -> Iterator[Any]:
    """The program at a real terminal."""
    child: Any = pexpect.spawn(  # type: ignore[no-untyped-call]
        PROGRAM[0],
        [*PROGRAM[1:], *arguments],
        env=environment(TERM="xterm-256color", COLORTERM="truecolor", PROMPT_TOOLKIT_NO_CPR="1", **settings),
        encoding="utf-8",
        timeout=120,
        dimensions=(60, columns),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        yield child
    finally:
        child.close(force=True)


# -- the menu --------------------------------------------------------------------------------------


def test_choices_are_made_with_arrow_keys_by_number_by_word_and_as_written() -> None:
    with terminal("play", COURSE, "--seed", "moon") as child:
        child.expect_exact("number, word or ? >")
        child.send(DOWN + ENTER)
        child.expect_exact("› Put Lightning 2 into stage 2")
        child.expect_exact("number, word or ? >")
        child.send("3" + ENTER)
        child.expect_exact("› Put Lightning 3 into stage 3")
        child.expect_exact("number, word or ? >")
        child.send("stage 1" + ENTER)
        child.expect_exact("› Put Lightning 4 into stage 1")
        child.expect_exact("number, word or ? >")
        child.send("put l5 2" + ENTER)
        child.expect_exact("› Put Lightning 5 into stage 2")
        child.expect_exact("number, word or ? >")
        child.send("quit" + ENTER)
        child.expect_exact("Good night.")
        child.expect(pexpect.EOF)


def menu(*labels: str, rows: int = 3) -> Menu:
    return Menu([MenuChoice(n, text, f"go {n}") for n, text in enumerate(labels, 1)], rows=rows)


def test_the_arrow_stops_at_both_ends_and_the_window_follows() -> None:
    shown = menu("a", "b", "c", "d", "e")
    shown.move(-1)
    assert shown.answer() == "go 1"
    shown.move(9)
    assert shown.answer() == "go 5"
    assert [(choice.label, chosen) for choice, chosen in shown.window()] == [("c", False), ("d", False), ("e", True)]


def test_typing_narrows_the_choices_down() -> None:
    shown = menu("Black cat", "White cat", "White owl")
    shown.type("white")
    assert [choice.label for choice in shown.offered()] == ["White cat", "White owl"]
    shown.move(1)
    assert shown.answer() == "go 3"
    shown.type("CAT white")
    assert shown.answer() == "go 2"


@pytest.mark.parametrize("typed", ["go 2", "2", "99", "save here", "?", "dance"])
def test_what_is_an_action_a_number_or_no_word_of_a_choice_is_taken_as_typed(typed: str) -> None:
    shown = menu("one", "two", "three")
    shown.type(typed)
    assert shown.answer() == typed


def test_a_word_is_found_without_its_accents() -> None:
    shown = menu("S’arrêter sans atterrir", "Faire voler une sorcière")
    for typed in ("arreter", "S'ARRÊTER", "s’arrêter atterrir"):
        shown.type(typed)
        assert shown.answer() == "go 1"


def test_without_a_menu_a_word_of_the_language_chooses_too() -> None:
    shown = printed(
        "play", "air-sorciere", "--seed", "a", "--lang", "fr", stdin="voler\nplacer\natterrir\narreter\nquitter\n"
    )
    assert "Sorcière retournée : Noire 7." in shown and "Colonnes : Noire 7" in shown
    assert "Plusieurs choix contiennent ces mots :\n   2  Faire atterrir la colonne noire\n   3" in shown
    assert "Depuis votre dernier tour" in shown
    assert not re.search(r"\b(?:fly|place|share|land|stay)\b", shown), "words of the notation mean nothing in French"


def test_lines_break_between_words() -> None:
    with terminal("play", "air-sorciere", "--lang", "fr", columns=80) as child:
        child.expect_exact("numéro, mot ou ? >")
        lines = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", child.before).splitlines()
        assert max(map(len, lines)) <= 80 and any(line.endswith(" mot de") or " mot de ce" in line for line in lines)


# -- what is drawn ---------------------------------------------------------------------------------


def test_cards_have_colours_and_signs() -> None:
    with terminal("play", "air-sorciere", "--seed", "moon", "--lang", "fr") as child:
        child.expect_exact("numéro, mot ou ? >")
        assert COLOUR.search(child.before) and "☾ 7" in child.before and "♣ 7" in child.before
        assert "Qui commence\u00a0? Vous." in child.before
        assert not MACHINE_WORDS.search(re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", child.before))


def test_without_colours_the_signs_remain() -> None:
    with terminal("play", "air-sorciere", "--seed", "moon", NO_COLOR="1") as child:
        child.expect_exact("number, word or ? >")
        assert not COLOUR.search(child.before) and "☾ 7" in child.before


@pytest.mark.parametrize("way", ["option", "variable"])
def test_those_who_listen_get_sentences_and_no_menu(way: str) -> None:
    settings: dict[str, Any] = {"SABBAT_PLAIN": "1"} if way == "variable" else {}
    with terminal("play", "air-sorciere", *(["--plain"] if way == "option" else []), **settings) as child:
        child.expect_exact("number, word or ? > ")
        assert "Grimoires still to be won: 7 black, 7 green, 7 white, 7 violet, 7 orange." in child.before
        assert "›" not in child.before and "☾" not in child.before
        child.sendline("fly")
        child.expect(r"Turned up: (Black|Green|White|Violet|Orange) \d+")


def test_a_pipe_gets_plain_text() -> None:
    shown = printed("play", "air-sorciere", "--seed", "moon", stdin="1\nquit\n", TERM="xterm-256color")
    assert ESCAPE not in shown and "☾" not in shown and "Common area: nothing" in shown


def test_what_is_new_is_underlined_or_told() -> None:
    voice = speech("en")
    old, new = Thing("A", "ace"), Thing("B", "bee")
    before = [Row("You", heading=True), Row("Hand", (old,)), Row("Pile", (old,))]
    now = [Row("You", heading=True), Row("Hand", (old, new)), Row("Pile", (old,))]
    assert told(now, voice, before) == ["You", "Hand: ace, bee"]
    assert told(now, voice) == ["You", "Hand: ace, bee", "Pile: ace"]
    console = Console(force_terminal=True, color_system="truecolor", width=60)
    with console.capture() as capture:
        console.print(drawn(now, before))
    assert "\x1b[1;4mB" in capture.get() and "4mA" not in capture.get()


def test_things_are_not_broken_across_lines() -> None:
    console = Console(width=40)
    with console.capture() as capture:
        console.print(drawn([Row("Hand", tuple(Thing(f"card number {n}", "") for n in range(9)))]))
    lines = capture.get().splitlines()
    assert len(lines) > 3 and all(re.fullmatch(r"(Hand)?\s+(card number \d\s*)+", line) for line in lines)


def test_what_happened_since_ones_last_turn_is_told_and_whoever_acts_is_named_once() -> None:
    shown = printed("play", "air-sorciere", "--seed", "moon", stdin="1\n1\nland orange\n1\nquit\n")
    news = shown.partition("Since your last turn:\n")[2].partition("\n\n")[0].splitlines()
    assert news[0].startswith("  Apprentice · ") and any(line.startswith("  Chance · ") for line in news)


@every_game
@both_languages
def test_a_whole_match_is_told_in_the_person_s_language(game: Game, language: str) -> None:
    shown = printed("play", game.id, "--seed", "moon", "--against", "novice", stdin="1\n2\n" * 4000, LANG=language)
    assert not MACHINE_WORDS.search(shown), MACHINE_WORDS.search(shown)
    assert {"en": "The match is over.", "fr": "La partie est finie."}[language] in shown
    assert {"en": "You", "fr": "Vous"}[language] in shown and {"en": "Novice", "fr": "Novice"}[language] in shown


@every_game
@both_languages
def test_every_moment_can_be_drawn_and_said_for_everybody(game: Game, language: str) -> None:
    voice = speech(language)
    for n, table in enumerate(tables(game)):
        for state in moments(game, table, n, 12):
            names = shown_names(voice, ["", "bot:master", "Zoé", "bot:master", "", ""][: state.players], state.players)
            for seat in [None, *range(state.players)]:
                words = Words(voice, game, names, naming(names, seat))
                scene = scene_of(state.view(seat), words)
                said = " ".join([*told(scene, voice), *(label(words, action) for action in state.actions())])
                assert not MACHINE_WORDS.search(said), said
                drawn(scene)
                drawings = [part.drawn.plain for part in scene if isinstance(part, Drawing)]
                assert max((cell_len(line) for text in drawings for line in text.splitlines()), default=0) <= 80
            drawn(scene_of(state.dump(), Words(voice, game, names, naming(names))))


def test_options_that_are_not_as_usual_are_told_in_words() -> None:
    shown = printed(
        *("play", "sorciers-volants", "--option", "adventure=cat-chase", "--option", 'colors=["green", "red"]'),
        *("--option", "rounds=50", "--lang", "fr"),
    )
    assert "ou une aventure à vous. Choisi : La chasse au chat." in shown
    assert "La couleur de chaque joueur. Choisi : vert, rouge." in shown and "Choisi : 50." in shown


# -- names -----------------------------------------------------------------------------------------


def test_seats_are_called_by_name() -> None:
    voice = speech("fr")
    assert shown_names(voice, ["vous", "bot:master", "bot:master"], 3, [0]) == ["Vous", "Maître 1", "Maître 2"]
    assert shown_names(voice, ["Anne", "bot:my_bots.Clever"], 2, [0]) == ["Anne", "Clever"]
    assert shown_names(voice, ["vous", "vous"], 2, [0, 1]) == ["Joueur 1", "Joueur 2"]
    assert shown_names(voice, None, 2) == ["Joueur 1", "Joueur 2"]


def test_people_at_one_keyboard_have_names() -> None:
    shown = printed("play", COURSE, "--seat", "all", "--name", "Anne", "--name", "Zoé", stdin="1\n" * 9)
    assert shown.count("Anne, it is your turn.") == 9 and shown.count("Zoé, it is your turn.") == 1


# -- ? and commands --------------------------------------------------------------------------------


def test_a_question_mark_after_an_unknown_word_says_what_one_can() -> None:
    shown = printed("play", COURSE, stdin="dance\n?\n", LANG="fr")
    refused, answer, _ = shown.split("numéro, mot ou ? > ")[1:]
    assert refused.endswith("(tapez ? pour voir ce que vous pouvez faire)\n")
    assert answer.startswith("Vous pouvez :\n   1  Placer Éclair 2 dans l’étape 1\n")


def test_commands_have_french_names() -> None:
    shown = printed("play", COURSE, stdin="aide\nvoir\nreprendre\nquitter\n", LANG="fr")
    help_, table, undone, bye = shown.split("numéro, mot ou ? > ")[1:]
    assert "reprendre reprend un coup" in help_ and "Cartes restantes : Éclair 2" in table
    assert undone == "Vous n’avez rien à reprendre.\n" and bye == "Bonne nuit.\n"


# -- bots ------------------------------------------------------------------------------------------


def test_a_bot_that_cannot_be_imported_says_so(tmp_path: Path) -> None:
    (tmp_path / "broken_bots.py").write_text("import a_module_that_is_not_there\n")
    done = run("duel", COURSE, "broken_bots.Clever", "random", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2 and done.stderr == (
        "The bot cannot be loaded: importing broken_bots failed "
        "(ModuleNotFoundError: No module named 'a_module_that_is_not_there').\n"
    )
    (tmp_path / "broken_bots.py").write_text("")
    done = run("play", COURSE, "--against", "broken_bots.Clever", PYTHONPATH=str(tmp_path), LANG="fr")
    assert done.returncode == 2 and done.stderr == "Le module broken_bots ne contient pas Clever.\n"


@both_languages
def test_the_ladder_is_a_table(language: str) -> None:
    shown = printed("bots", LANG=language)
    measured = json.loads(printed("bots", "--json"))["games"]
    levels = [row["level"] for tables in measured.values() for table in tables for row in table["levels"]]
    for level, name in {
        "apprentice": {"en": "Apprentice", "fr": "Apprenti"},
        "adept": {"en": "Adept", "fr": "Adepte"},
    }.items():
        row = rf"(?m)^{name[language]} +\d+[.,]\d ±\s\d+[.,]\d\s% +\d+ +\d+[.,]\d\sms *$"
        assert len(re.findall(row, shown)) == levels.count(level) > 0
    assert {"en": "The flying school, 2 players", "fr": "2 joueurs"}[language] in shown


# -- long work -------------------------------------------------------------------------------------


def test_a_duel_has_a_progress_bar() -> None:
    with terminal("duel", COURSE, "one-step", "random", "--matches", "20") as child:
        child.expect(r"one-step – random.*\d+/20")
        child.expect_exact("one-step against random:")


def test_a_contest_has_a_progress_bar_with_the_time_left() -> None:
    with terminal("arena", COURSE, "one-step", "random", "--rounds", "6", "--workers", "1") as child:
        child.expect(rf"{COURSE}.*\b[1-9]\d*/12\S* \S*\d:\d\d:\d\d")
        child.expect_exact("12 matches in 6 rounds")


def test_many_records_are_verified_with_a_bar_and_the_unfair_are_named(tmp_path: Path) -> None:
    for n in range(3):
        match = tmp_path / f"{n}.sabbat"
        printed("play", COURSE, "--seed", str(n), stdin=f"save {match}\n" + "1\n" * 3000)
    assert printed("verify", str(tmp_path)) == "All 3 records are fair.\n"
    forged = re.sub(r"(?m)^\* roll \d$", "* roll 7", (tmp_path / "1.sabbat").read_text("utf-8"), count=1)
    (tmp_path / "1.sabbat").write_text(forged, "utf-8")
    with terminal("verify", str(tmp_path), LANG="fr") as child:
        child.expect(r"Vérification.*/3")
        child.expect(r"1\.sabbat\xa0: Ligne \d+")
        child.expect_exact("Une partie sur 3 n’est pas loyale.")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 1
    done = run("verify", str(tmp_path / "nothing"))
    assert done.returncode == 2 and "cannot be read" in done.stderr
    (tmp_path / "empty").mkdir()
    done = run("verify", str(tmp_path / "empty"))
    assert done.returncode == 2 and done.stderr.startswith("There is no record")


def test_a_backup_tells_how_far_it_is_and_copies_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "PAGES", 8)
    house = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    house.execute("PRAGMA journal_mode=WAL")
    house.execute("CREATE TABLE words (text TEXT)")
    house.executemany("INSERT INTO words VALUES (?)", [("w" * 2000,)] * 200)
    told: list[tuple[int, int]] = []

    def tell(done: int, pages: int) -> None:
        """Somebody writes while the house is copied."""
        told.append((done, pages))
        house.execute("INSERT INTO words VALUES ('late')")

    backups.backup(tmp_path / "house.db", tmp_path / "copy.db", tell)
    house.close()
    assert len(told) > 5 and told == sorted(told) and told[-1][0] == told[-1][1]
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*), count(nullif(text, 'late')) FROM words").fetchone() == (200, 200)
