"""Naming the clause that a test shows, and telling which clauses no test has shown."""

from collections.abc import Iterable

import pytest

from sabbat.core.contract import Game
from sabbat.games import clauses_of


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses that it shows: `@clause("COU-14")`."""
    return pytest.mark.clause(*ids)


class ClauseTable:
    """A pytest plugin: collects the clauses of passed tests and reports those without any."""

    def __init__(self, games: Iterable[Game], strict: bool) -> None:
        self.known = {game.id: clauses_of(game) for game in games}
        self.strict = strict
        self.shown: set[str] = set()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        """Let the clauses travel with the report, also from another process; and `-k AIR-14` chooses by them."""
        ids = [id for mark in item.iter_markers("clause") for id in mark.args]
        if ids:
            item.extra_keyword_matches.update(ids)
            item.user_properties.append(("clauses", ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, value in report.user_properties:
                if name == "clauses" and isinstance(value, list):
                    self.shown.update(value)

    def gaps(self) -> dict[str, list[str]]:
        """For each game the clauses that no passed test names."""
        return {game: [id for id in ids if id not in self.shown] for game, ids in self.known.items()}

    def strangers(self) -> list[str]:
        """Clauses named by tests that no rulebook has."""
        return sorted(self.shown - {id for ids in self.known.values() for id in ids})

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.strict:
            return
        terminalreporter.section("clauses without a test")
        for game, missing in self.gaps().items():
            total = len(self.known[game])
            terminalreporter.line(f"{game:<22} {total - len(missing):>4}/{total}  {' '.join(missing) or 'none'}")
        if self.strangers():
            terminalreporter.line(f"named by a test but in no rulebook: {' '.join(self.strangers())}")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.strict and session.exitstatus == 0 and (any(self.gaps().values()) or self.strangers()):
            session.exitstatus = 1
