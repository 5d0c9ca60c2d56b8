"""A contest told: ratings and match-ups as facts, and as a page of HTML that needs nothing beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from itertools import combinations
from typing import Any

from sabbat.arena.contest import Contest
from sabbat.arena.statistics import evidence, mean_and_error, pair_shares, ratings, shares_without_luck

Say = Callable[..., str]
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#28183c}"
    "table{border-collapse:collapse;margin:1rem 0}"
    "th,td{padding:.25rem .75rem;text-align:left;border-bottom:1px solid #ccc}"
    "svg{max-width:100%;height:auto}circle{fill:#28183c}"
    "line{stroke:#7a4fb5;stroke-width:3}.zero{stroke:#bbb;stroke-width:1}"
)
WIDE, HIGH, LEFT = 720, 28, 260
LETTERS = 32
"""So many of a name have room."""


@dataclass(frozen=True)
class Point:
    """A row of a plot: a value, the ends of its interval, and how the value is written."""

    name: str
    value: float
    low: float
    high: float
    told: str


def facts(contest: Contest) -> dict[str, Any]:
    """What the results say, for programs."""
    results = list(contest.results.values())
    tables = {frozenset(result.bots) for result in results}
    found = ratings(results) if results else {}
    return {
        **contest.header()["contest"],
        "matches": len(results),
        "rounds": len({result.round for result in results}),
        "ratings": [
            {"bot": bot, "elo": round(elo, 1), "interval": [round(low, 1), round(high, 1)]}
            for bot, (elo, low, high) in sorted(found.items(), key=lambda row: -row[1][0])
        ],
        "pairs": [
            pair(contest, a, b)
            for a, b in combinations(contest.bots, 2)
            if any({a, b} <= company for company in tables)
        ],
        "decided": contest.decided,
    }


def pair(contest: Contest, a: str, b: str) -> dict[str, Any]:
    """A match-up: shares with half the width of their 95 % intervals, with luck and without."""
    shares = pair_shares(contest.results.values(), a, b)
    share, error = mean_and_error(shares)
    adjusted, adjusted_error = mean_and_error(shares_without_luck(contest.results.values(), a, b))
    return {
        "a": a,
        "b": b,
        "rounds": len(shares),
        "share": round(share, 4),
        "error": round(error, 4),
        "adjusted": round(adjusted, 4),
        "adjusted_error": round(adjusted_error, 4),
        "evidence": round(evidence(shares), 2),
    }


def page(told: dict[str, Any], say: Say, language: str) -> str:
    """The report."""
    title = escape(say("arena-title", game=told["game"]))
    matches = escape(say("arena-matches", matches=told["matches"], rounds=told["rounds"]))
    heads = ("arena-versus", "arena-share", "arena-adjusted", "arena-evidence")
    head = "".join(f'<th scope="col">{escape(say(name))}</th>' for name in heads)
    rows = "".join(_row(row, say) for row in told["pairs"])
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f'<meta name="viewport" content="width=device-width"><h1>{title}</h1><p>{matches}</p>'
        f"{plot(say('arena-elo'), rating_points(told['ratings']), 0.0, 10.0)}"
        f"{plot(say('arena-shares'), share_points(told['pairs'], say), 50.0, 5.0)}"
        f"<table><tr>{head}</tr>{rows}</table></html>\n"
    )


def _row(row: dict[str, Any], say: Say) -> str:
    share, error, adjusted, adjusted_error = (
        say("figure-tenths", figure=100 * row[name]) for name in ("share", "error", "adjusted", "adjusted_error")
    )
    evidence = say("figure-hundredths", figure=row["evidence"])
    cells = [f"{row['a']} – {row['b']}", f"{share} ± {error}", f"{adjusted} ± {adjusted_error}", evidence]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def rating_points(rows: list[dict[str, Any]]) -> list[Point]:
    return [Point(row["bot"], row["elo"], row["interval"][0], row["interval"][1], f"{row['elo']:+.0f}") for row in rows]


def share_points(rows: list[dict[str, Any]], say: Say) -> list[Point]:
    """Each match-up twice, in %: as it was played, and without luck."""
    points = []
    for row in rows:
        names = {"share": f"{row['a']} – {row['b']}", "adjusted": say("arena-without-luck")}
        for kind, error in (("share", "error"), ("adjusted", "adjusted_error")):
            share, half = 100 * row[kind], 100 * row[error]
            points.append(Point(names[kind], share, share - half, share + half, say("figure-tenths", figure=share)))
    return points


def plot(title: str, points: list[Point], middle: float, room: float) -> str:
    """Values as points with their intervals as lines, on a scale with at least so much room about the middle."""
    ends = [end for point in points for end in (point.low, point.value, point.high)] + [middle - room, middle + room]
    low, high = min(ends), max(ends)

    def x(value: float) -> str:
        return f"{LEFT + (value - low) / (high - low) * (WIDE - LEFT - 80):.1f}"

    height = HIGH * len(points) + 10
    drawn = [f'<line class="zero" x1="{x(middle)}" x2="{x(middle)}" y1="0" y2="{height}"/>']
    for n, point in enumerate(points):
        y = HIGH * n + HIGH / 2 + 5
        drawn.append(f'<text x="0" y="{y + 5}">{escape(point.name[:LETTERS])}</text>')
        drawn.append(f'<line x1="{x(point.low)}" x2="{x(point.high)}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle cx="{x(point.value)}" cy="{y}" r="5"/>')
        drawn.append(f'<text x="{WIDE - 60}" y="{y + 5}">{escape(point.told)}</text>')
    picture = f'<svg viewBox="0 0 {WIDE} {height}" width="{WIDE}" role="img" aria-label="{escape(title)}">'
    return f"<h2>{escape(title)}</h2>{picture}{''.join(drawn)}</svg>"
