"""The real program, in a process of its own: what it prints where, and how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pexpect
import pytest

import sabbat
from sabbat.core.record import Record, verify
from sabbat.locales import preferred
from sabbat.testing.contract import random_match
from tests import forked

PROGRAM = [sys.executable, "-c", "from sabbat.cli import main; main()"]
GAME = "course-de-sorcieres"
ALWAYS_THE_FIRST = "1\n" * 3000
LANGUAGE_SETTINGS = {"SABBAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "PYTHONIOENCODING", "COLUMNS"}


def environment(**settings: str) -> dict[str, str]:
    """This environment, without anybody's language but the one asked for."""
    kept = {name: value for name, value in os.environ.items() if name not in LANGUAGE_SETTINGS}
    return kept | {"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "TERM": "dumb"} | settings


def run(*arguments: str, stdin: str | bytes = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """What a command prints and how it ends; with a setting of Python's own it is started from scratch."""
    given, env = stdin.encode() if isinstance(stdin, str) else stdin, environment(**settings)
    if any(name.startswith("PYTHON") for name in settings):
        command = [*PROGRAM, *arguments]
        done = subprocess.run(command, env=env, input=given, capture_output=True, check=False, timeout=60)
    else:
        done = forked.run([*arguments], env, given)
    said, complained = (text.decode().replace("\u00a0", " ") for text in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, said, complained)


def printed(*arguments: str, stdin: str | bytes = "", **settings: str) -> str:
    """What a run that goes well prints."""
    done = run(*arguments, stdin=stdin, **settings)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def race(tmp_path: Path) -> Path:
    """A finished match in a file."""
    record = random_match(sabbat.game(GAME), 2, {}, 3).record()
    file = tmp_path / "race.sabbat"
    file.write_text(str(replace(record, names=["Anne", "Zoé"])), "utf-8")
    return file


# -- games, info, rules ----------------------------------------------------------------------------


def test_games_are_listed() -> None:
    line = next(line for line in printed("games").splitlines() if line.startswith(GAME))
    assert "2–4 players" in line and line.endswith("a race of chain reactions.")


def test_games_are_listed_for_programs() -> None:
    listed = {game["game"]: game for game in json.loads(printed("games", "--json", "--lang", "fr"))}
    assert set(listed) == set(sabbat.games())
    assert listed[GAME]["name"] == "Course de Sorcières" and listed[GAME]["players"] == [2, 4]
    assert listed[GAME]["options"]["first"]["default"] == 0
    assert listed[GAME]["options"]["first"]["allowed"] == "0 … 3"


def test_info_tells_version_build_and_games() -> None:
    version, games = printed("info", LANG="fr_FR.UTF-8").splitlines()
    assert re.fullmatch(r"Sabbat \d+\.\d+\.\d+, règles (compilées|interprétées), Python 3\.\d+\.\d+", version)
    assert games.startswith("Jeux : ") and GAME in games


def test_info_for_programs() -> None:
    told = json.loads(printed("info", "--json"))
    assert set(told) == {"version", "build", "python", "games"} and told["games"] == sabbat.games()


def test_one_clause() -> None:
    assert printed("rules", GAME, "cou-13") == "COU-13 The player on turn rolls the die.\n"


def test_one_clause_for_programs() -> None:
    told = json.loads(printed("rules", GAME, "d32", "--json", SABBAT_LANG="fr"))
    assert told["clause"] == "COU-D32" and set(told) == {"clause", "text", "question", "why"}


def test_the_whole_rulebook() -> None:
    book = printed("rules", GAME)
    assert book.startswith("Course de Sorcières\n")
    assert "\nThe turn\nCOU-13 " in book and "COU-D35" in book


@pytest.mark.parametrize("game", sabbat.games())
def test_no_line_of_a_french_rulebook_begins_with_a_sign(game: str) -> None:
    done = run("rules", game, "--lang", "fr", COLUMNS="60")
    assert [line for line in done.stdout.splitlines() if line.lstrip()[:1] in set(":;!?»")] == []


def test_the_whole_rulebook_for_programs() -> None:
    book = json.loads(printed("rules", GAME, "--json", "--lang=fr"))
    clauses = [clause["clause"] for section in book["sections"] for clause in section["clauses"]]
    assert book["game"] == GAME and clauses[0] == "COU-1" and len(clauses) == len(set(clauses)) > 80


def test_help_speaks_the_language() -> None:
    assert "une maison de jeux pour sorcières" in printed("--help", LANG="fr_BE.UTF-8")


@pytest.mark.parametrize("command", [[], ["play"], ["duel"], ["serve"], ["house"], ["adventure", "check"]])
def test_no_word_of_help_is_left_in_english(command: list[str]) -> None:
    shown = printed(*command, "--help", LANG="fr_BE.UTF-8")
    assert shown.startswith("Usage :") and "Afficher cette aide" in shown
    assert not re.search(r"Show this|Commands|ARGS|\[default|\[required|env var|\.\.\.", shown)


@pytest.mark.parametrize(
    ("settings", "wish", "spoken"),
    [
        ({}, None, "en"),
        ({"LANG": "fr_FR.UTF-8"}, None, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, None, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr"}, None, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "en", "SABBAT_LANG": "FR"}, None, "fr"),
        ({"LANG": "fr", "SABBAT_LANG": "en"}, "fr", "fr"),
        ({"LANG": "", "SABBAT_LANG": ""}, None, "en"),
        ({"LANG": "C"}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
    ],
)
def test_the_language_is_the_nearest_wish(
    settings: dict[str, str], wish: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LANGUAGE_SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred(wish) == spoken


def test_a_terminal_of_few_characters_gets_what_it_can_show() -> None:
    assert "Sorci?res" in printed("rules", GAME, PYTHONUTF8="0", PYTHONIOENCODING="ascii")


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "language", "sentence"),
    [
        (["rules", "chess"], "en", "There is no game “chess”. There are: "),
        (["rules", GAME, "COU-99"], "fr", f"{GAME} n’a pas de règle « COU-99 ». Elles vont de COU-1 à COU-D35."),
        (["play", GAME, "--option", "moon=1"], "en", "There is no option “moon”. There are: first."),
        (["play", GAME, "--option", "first=9"], "fr", "first ne peut pas être 9. Permis : 0 … 1."),
        (["play", GAME, "--option", "first"], "en", "“first” is no option: write name=value."),
        (["play", GAME, "--players", "9"], "en", f"{GAME} is for 2 to 4 players, not 9."),
        (["play", GAME, "--players", "two"], "fr", "--players demande un nombre entier."),
        (["play", GAME, "--against", "merlin"], "fr", "Il n’y a pas de niveau « merlin ». Il y a : "),
        (["play", GAME, "--seat", "3"], "en", "There is no seat 3. Allowed: 1, 2, all."),
        (["play", GAME, "--seed"], "fr", "--seed demande une valeur."),
        (["verify", "nowhere"], "fr", "nowhere ne peut pas être lu : fichier ou dossier introuvable."),
        (["replay", "nowhere", "--at", "-1"], "en", "--at cannot be -1. Allowed: 0 …."),
        (["verify"], "fr", "FILE manque."),
        (["games", "--json=1"], "en", "--json takes no value."),
        (["games", "all"], "fr", "« all » est de trop."),
        (["it's"], "fr", "Il n’y a pas de commande « it's »."),
        (["games", "--fast"], "en", "There is no option --fast."),
        (["games", "--lang", "de"], "fr", "--lang ne peut pas être de. Permis : en, fr."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_told_in_a_sentence(arguments: list[str], language: str, sentence: str, tmp_path: Path) -> None:
    done = run(*arguments, LANG=f"{language}_XX.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    said, *more = done.stderr.splitlines()
    assert said.startswith(sentence)
    hint = "“sabbat" if language == "en" else "« sabbat"
    assert more == [] or (len(more) == 1 and more[0].startswith(hint))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe\x00", "Line 1: “?” should be a field, a colon and a value."),
        (b"game: chess\nrules: 1\nplayers: 2\n", "There is no game “chess”. There are: "),
        (b"game: course-de-sorcieres\nrules: 1\nplayers: 9\n", "The header describes no match: "),
        (
            b"game: course-de-sorcieres\nrules: 1\nplayers: 2\n\n* roll 3\n",
            "Line 5: “roll 3” is played out of turn; it",
        ),
        (
            b"game: course-de-sorcieres\nrules: 1\nplayers: 2\n\n0 dance\n",
            "Line 5: “dance” may not be played at that moment (",
        ),
    ],
)
def test_a_bad_record_is_told_in_a_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.sabbat"
    file.write_bytes(content)
    done = run("replay", str(file))
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(sentence)


def test_no_command_shows_the_help() -> None:
    done = run()
    assert done.returncode == 2 and "play" in done.stdout and done.stderr == ""


# -- playing ---------------------------------------------------------------------------------------


def test_a_whole_match_is_played_and_written_down(tmp_path: Path) -> None:
    file = tmp_path / "mine.sabbat"
    shown = printed("play", GAME, "--seed", "moon", stdin=f"save {file}\n" + ALWAYS_THE_FIRST)
    assert "The match is over. " in shown and re.search(r"^1\. (You|Apprentice): \d+$", shown, re.MULTILINE)
    record = Record.parse(file.read_text("utf-8"))
    assert record.names == ["you", "bot:apprentice"] and record.outcome is not None
    assert verify(sabbat.game(GAME), record) > 0
    assert os.listdir(tmp_path) == ["mine.sabbat"]  # the key is no secret any more


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.sabbat"
    shown = printed("play", GAME, "--players", "3", stdin=f"1\n1\n1\nsave {file}\nquit\n", LANG="fr")
    assert f"Partie sauvegardée dans {file}." in shown and shown.endswith("Bonne nuit.\n")
    saved = Record.parse(file.read_text("utf-8"))
    assert saved.secret is None and saved.players == 3
    assert [str(move) for move in saved.moves] == ["0 put l2 1", "0 put l3 1", "0 put l4 1"]
    printed("play", "--resume", str(file), stdin=ALWAYS_THE_FIRST)
    finished = Record.parse(file.read_text("utf-8"))
    assert [str(move) for move in finished.moves[:3]] == [str(move) for move in saved.moves]
    assert finished.commitment == saved.commitment and verify(sabbat.game(GAME), finished) > 0


@pytest.mark.parametrize("key", ["00" * 32, "no hex"])
def test_without_its_key_nobody_goes_on(key: str, race: Path) -> None:
    record = Record.parse(race.read_text("utf-8"))
    race.write_text(str(replace(record, secret=None, outcome=None, moves=record.moves[:9])), "utf-8")
    race.with_name("race.sabbat.key").write_text(key)
    done = run("play", "--resume", str(race))
    assert done.returncode == 2 and "is missing or wrong" in done.stderr


def test_a_finished_match_does_not_go_on(race: Path) -> None:
    done = run("play", "--resume", str(race))
    assert (done.returncode, done.stderr) == (2, f"The match in {race} is over.\n")


def test_a_refusal_names_its_rule_and_tells_it() -> None:
    shown = printed("play", GAME, stdin="?\nput l5 1\n?\n? 13\n? 999\n")
    first, refused, clause, other, none, bye = shown.split("number, word or ? > ")[1:]
    assert first.startswith("You can:\n")
    assert refused == "Tile Lightning 2 has to be put into a stage now. (COU-D5; type ? to read the rule)\n"
    assert clause.startswith("COU-D5 ") and other.startswith("COU-13 The player on turn rolls the die.")
    assert none.startswith(f"{GAME} has no clause “999”.") and bye == "Good night.\n"


def test_odd_commands_are_answered() -> None:
    typed = [b"dance", b"99", b"0", b"9" * 5000, b"\xff\xfe", b"save a\0b", b"save /", b"", b"help"]
    shown = printed("play", GAME, stdin=b"\n".join(typed))
    answers = shown.split("number, word or ? > ")[1:]
    assert answers[0].startswith("“dance” is no action of this game. (type ? to see what you can do)")
    assert answers[1] == "There are 3 choices; 99 is none of them.\n"
    assert all("choices" in answer for answer in answers[2:4])
    assert "is no action of this game" in answers[4]
    assert all("cannot be written" in answer for answer in answers[5:7])
    assert all(answer.startswith("Choose by number") for answer in answers[7:9])


def test_an_action_is_taken_back() -> None:
    shown = printed("play", GAME, stdin="undo\nput l2 3\nundo\nput l2 1\nsave /\n")
    answers = shown.split("number, word or ? > ")[1:]
    assert answers[0] == "There is nothing of yours to take back.\n"
    assert "put l3 1" in answers[1]
    assert answers[2].startswith("Taken back.\n") and "put l2 1" in answers[2]
    assert "put l3 1" in answers[3]


def test_the_end_of_the_input_is_the_end_of_the_evening() -> None:
    assert printed("play", GAME, LANG="fr").endswith("> Bonne nuit.\n")


def test_all_seats_at_one_keyboard() -> None:
    shown = printed("play", GAME, "--seat", "all", stdin="1\n" * 9)
    assert shown.count("Player 1, it is your turn.") == 9 and shown.count("Player 2, it is your turn.") == 1


def test_a_person_does_not_see_what_others_hide() -> None:
    shown = printed("play", GAME, "--seat", "2")
    assert shown.count("A tile is put into a stage, in secret.") == 9 and "Lightning 2 goes" not in shown
    assert not re.search(r"put l\d+ [123]", shown)


@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
def test_a_person_at_a_real_terminal() -> None:
    settings = environment(TERM="xterm", PROMPT_TOOLKIT_NO_CPR="1")
    child: Any = pexpect.spawn(  # type: ignore[no-untyped-call]
        PROGRAM[0],
        [*PROGRAM[1:], "play"],
        env=settings,
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 160),
        preexec_fn=lambda: signal.signal(
            signal.SIGINT, signal.default_int_handler
        ),  # tests may run where it is ignored
    )
    child.expect_exact("Which game?")
    child.expect_exact("number or word >")
    child.send("course\r")
    child.expect_exact("number, word or ? >")
    child.send("put l2 2\r")
    child.expect_exact("› Put Lightning 2 into stage 2")
    child.expect_exact("number, word or ? >")
    child.send("put l2 2\r")
    child.expect_exact("(COU-D5; type ? to read the rule)")
    child.expect_exact("number, word or ? >")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    child.close()
    assert child.exitstatus == 130


# -- verify ----------------------------------------------------------------------------------------


def test_a_fair_match_is_fair(race: Path) -> None:
    assert re.match(r"Fair: all \d+ chance actions follow from the secret", printed("verify", str(race)))
    assert json.loads(printed("verify", str(race), "--json"))["fair"] is True


def test_a_forged_match_is_not(race: Path) -> None:
    text = race.read_text("utf-8")
    roll = re.search(r"^\* roll (\d)$", text, re.MULTILINE)
    assert roll is not None
    pips = 7 - int(roll.group(1))
    race.write_text(text[: roll.start()] + f"* roll {pips}\n", "utf-8")
    race.write_text(re.sub(r"(?m)^outcome: .*\n", "", race.read_text("utf-8")), "utf-8")
    line = race.read_text("utf-8").count("\n")
    done = run("verify", str(race), LANG="fr")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Ligne {line} : le hasard a donné « roll {roll.group(1)} », mais ")


def test_a_match_that_goes_on_after_its_end_is_not(race: Path) -> None:
    race.write_text(race.read_text("utf-8") + "* roll 3\n", "utf-8")
    done = run("verify", str(race), "--json")
    assert done.returncode == 1 and json.loads(done.stdout)["reason"] == "illegal-in-record"


def test_a_match_that_is_not_over_cannot_be_verified(race: Path) -> None:
    record = Record.parse(race.read_text("utf-8"))
    race.write_text(str(replace(record, secret=None, outcome=None, moves=record.moves[:20])), "utf-8")
    done = run("verify", str(race))
    assert done.returncode == 1 and done.stderr.startswith("The record has no secret")


# -- replay ----------------------------------------------------------------------------------------


def test_a_replay_tells_every_action_and_the_end(race: Path) -> None:
    moves = Record.parse(race.read_text("utf-8")).moves
    lines = printed("replay", str(race)).splitlines()
    assert lines[0].startswith("1. Anne: Tile Lightning 2 goes into stage ")
    assert len([line for line in lines if re.match(r"[\d,]+\. (Anne|Zoé|Chance): [A-Z].*\.$", line)]) == len(moves)
    assert re.fullmatch(r"[12]\. (Anne|Zoé): \d+", lines[-1])


def test_a_replay_stops_where_asked(race: Path) -> None:
    shown = printed("replay", str(race), "--at", "4", LANG="fr")
    assert "4. Anne : La case Éclair 5 va " in shown and "5. Anne" not in shown
    assert "La partie est finie" not in shown


def test_a_replay_through_one_seat_s_eyes(race: Path) -> None:
    told = json.loads(printed("replay", str(race), "--seat", "2", "--at", "18", "--json"))
    actions = [step["action"] for step in told["actions"]]
    assert [step["seat"] for step in told["actions"]] == [0] * 9 + [1] * 9
    assert all(action.endswith("?") for action in actions[:9]) and not any("?" in action for action in actions[9:])
    assert told["position"]["viewer"] == 1 and told["outcome"] is None


def test_a_replay_through_a_spectator_s_eyes(race: Path) -> None:
    shown = printed("replay", str(race), "--seat", "spectator", "--at", "18")
    assert len(re.findall(r"A tile is put into a stage, in secret\.", shown)) == 18


def test_a_replay_for_programs_tells_all(race: Path) -> None:
    record = Record.parse(race.read_text("utf-8"))
    told = json.loads(printed("replay", str(race), "--json"))
    assert [step["action"] for step in told["actions"]] == [move.action for move in record.moves]
    assert told["outcome"] == record.outcome and sabbat.load(told["position"]).turn is None


def test_nobody_sits_there(race: Path) -> None:
    done = run("replay", str(race), "--seat", "0", LANG="fr")
    assert (done.returncode, done.stderr) == (2, "Il n’y a pas de place 0. Permis : 1, 2, spectator.\n")


# -- bots ------------------------------------------------------------------------------------------


def test_a_duel_is_told_and_counted() -> None:
    shown = printed("duel", GAME, "one-step", "random", "--matches", "4", "--seed", "3")
    assert re.search(r"one-step against random: \d won, \d lost, \d tied out of 4", shown)
    found = json.loads(printed("duel", GAME, "one-step", "random", "--matches", "4", "--seed", "3", "--json"))
    assert found["a_wins"] + found["b_wins"] + found["ties"] == found["matches"] == 4
    assert found["seconds_per_move"]["a"]["worst"] >= found["seconds_per_move"]["a"]["mean"] > 0


def test_a_contest_is_played_kept_and_reported(tmp_path: Path) -> None:
    wish = ("arena", GAME, "one-step", "random", "--rounds", "2", "--workers", "1", "--out", str(tmp_path), "--parquet")
    assert "4 matches in 2 rounds" in printed(*wish)
    told = json.loads(printed(*wish, "--json"))
    assert told["matches"] == 4 and {row["bot"] for row in told["ratings"]} == {"one-step", "random"}
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 5


def test_a_hint_names_the_actions_of_the_seat_to_act(tmp_path: Path) -> None:
    file = tmp_path / "begun.sabbat"
    printed("play", GAME, "--seed", "moon", stdin=f"save {file}\nquit\n")
    found = json.loads(printed("hint", str(file), "--json"))
    assert found["seat"] == 0 and {one["action"] for one in found["actions"]} == {"put l2 1", "put l2 2", "put l2 3"}
    assert "put l2 1" in printed("hint", str(file))


def test_the_ladder_is_shown() -> None:
    assert "Master" in printed("bots")
    assert "games" in json.loads(printed("bots", "--json"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["duel", GAME, "wizard", "random"], "There is no level “wizard”."),
        (["duel", GAME, "novice", "random", "--matches", "0"], "0 matches cannot be played"),
        (["duel", GAME, "novice", "random", "--option", "first=9"], "first cannot be 9."),
        (["arena", GAME, "novice"], "A contest needs two different bots or more, not: novice."),
        (["arena", GAME, "novice", "random", "--mode", "tombola"], "There is no mode “tombola”."),
        (["arena", GAME, "novice", "random", "--test", "0.5"], "A test that is wrong with probability 0.5"),
        (["hint", "nowhere.sabbat"], "nowhere.sabbat cannot be read"),
    ],
)
def test_bad_wishes_about_bots_are_refused(arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2 and done.stderr.startswith(sentence)
