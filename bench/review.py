"""How honest reviews are, from what `bench/honesty.py` found: writes bench/review.md and docs/images/calibration.svg.

The figures are kept in bench/review.json: what was not measured anew is told from there.

    python bench/review.py            # the report
    python bench/review.py fit        # for each game, the curve that `Insight.calibration` should hold

Luck: the sum of a seat's luck must be 0 on average, within two standard errors.
Chances: of positions judged 60 to 70 %, 60 to 70 % must be won by the seat in the match they come from.
"""

import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))

import sabbat
from bench.honesty import SIMULATIONS
from sabbat.analysis.chances import WHOLE, calibrated

KEPT = HERE / "review.json"
PLOT = HERE.parent / "docs" / "images" / "calibration.svg"
TENTHS = 10
KNOTS = 6
"""Points of a curve: 0.5, 0.6 … 1."""
MANY = 1500
DEPTHS = ("quick", "deep")
Pair = tuple[float, float]
"""A chance as it was judged, and how much was won."""


def read(kind: str, game: str) -> list[dict[str, Any]]:
    """What was found so far."""
    path = HERE / "honesty" / f"{game}.{kind}.jsonl"
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def judged(row: dict[str, Any], depth: str, curve: list[float]) -> float:
    """The first seat's chance as a review says it: by chance to act, the average over what may come."""
    chances = [calibrated([share, 1.0 - share, 0.0], curve)[0] for share in row[depth]]
    odds: list[int] = row["odds"]
    return sum(weight * chance for weight, chance in zip(odds, chances, strict=True)) / sum(odds)


def pairs(rows: list[dict[str, Any]], depth: str, curve: list[float]) -> list[Pair]:
    """Both seats' chances; what one wins the other loses."""
    mine = [(judged(row, depth, curve), row["won"]) for row in rows]
    return [pair for chance, won in mine for pair in ((chance, won), (1.0 - chance, 1.0 - won))]


def bands(found: list[Pair]) -> list[dict[str, Any]]:
    """The pairs by tenths of the chance: how many, what was judged on average, and what was won."""
    tenths: list[list[Pair]] = [[] for _ in range(TENTHS)]
    for pair in found:
        tenths[min(int(pair[0] * TENTHS), TENTHS - 1)].append(pair)
    return [
        {"count": len(some), **{key: mean([pair[k] for pair in some]) for k, key in enumerate(("judged", "won"))}}
        if some
        else {"count": 0}
        for some in tenths
    ]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


# -- fitting -------------------------------------------------------------------------------------------


def powered(power: float) -> list[float]:
    """The curve that raises the odds to a power."""
    shares = [0.5 + n / (2 * (KNOTS - 1)) for n in range(KNOTS)]
    return [share**power / (share**power + (1.0 - share) ** power) for share in shares]


def fitted(rows: list[dict[str, Any]]) -> list[float]:
    """The monotone curve under which what came to pass was likeliest, for both depths together.

    A power of the odds; from many positions, any curve.
    """
    curve = min((powered(n / 20) for n in range(4, 80, 2)), key=lambda one: surprise(rows, one))
    for step in (0.04, 0.01, 0.005) if len(rows) >= MANY else ():
        best, moved = surprise(rows, curve), True
        while moved:
            moved = False
            for knot in range(1, KNOTS - 1):
                for change in (-step, step):
                    trial = [*curve[:knot], curve[knot] + change, *curve[knot + 1 :]]
                    if trial == sorted(trial) and (found := surprise(rows, trial)) < best - 1e-9:
                        curve, best, moved = trial, found, True
    return [round(chance, 3) for chance in curve]


def surprise(rows: list[dict[str, Any]], curve: list[float]) -> float:
    """The mean log loss."""
    found = [(min(max(judged(row, depth, curve), 0.01), 0.99), row["won"]) for depth in DEPTHS for row in rows]
    return -mean([won * math.log(chance) + (1.0 - won) * math.log(1.0 - chance) for chance, won in found])


# -- what was measured -----------------------------------------------------------------------------


def measured() -> dict[str, dict[str, Any]]:
    """The figures of each game: from what was found now, or else those kept."""
    kept: dict[str, dict[str, Any]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return {game: {**kept.get(game, {}), **luck_of(game), **chances_of(game)} for game in sabbat.games()}


def luck_of(game: str) -> dict[str, Any]:
    """The mean luck of the first seat, and the standard error of that."""
    found = [one["luck"] / WHOLE for one in read("luck", game)]
    if len(found) < 2:
        return {}
    middle = mean(found)
    error = math.sqrt(mean([(one - middle) ** 2 for one in found]) / (len(found) - 1))
    return {"luck": {"matches": len(found), "mean": round(middle, 6), "error": round(error, 6)}}


def chances_of(game: str) -> dict[str, Any]:
    """Judged and won by tenths, for both depths."""
    rows, curve = read("chances", game), sabbat.game(game).insight.calibration
    if not rows:
        return {}
    return {"positions": len(rows), **{depth: bands(pairs(rows, depth, curve)) for depth in DEPTHS}}


# -- the report ----------------------------------------------------------------------------------------


def luck_rows() -> Iterator[str]:
    for game, found in measured().items():
        if "luck" in found:
            luck = found["luck"]
            within = "yes" if abs(luck["mean"]) <= 2 * luck["error"] else "**no**"
            figures = f"{100 * luck['mean']:+.2f} % | {100 * luck['error']:.2f} %"
            yield f"| {game} | {luck['matches']} | {figures} | {within} |"


def chance_rows(depth: str) -> Iterator[str]:
    for game, found in measured().items():
        if depth in found:
            upper = found[depth][TENTHS // 2 :]
            cells = [cell(tenth, band) for tenth, band in enumerate(upper, TENTHS // 2)]
            yield f"| {game} | {found['positions']} | {' | '.join(cells)} |"


def cell(tenth: int, band: dict[str, Any]) -> str:
    """How much was won; a dash if that is not known, an exclamation mark if it is beyond chance outside of the band."""
    if not band["count"]:
        return "–"
    return f"{100 * band['won']:.0f} ({band['count']}){' **!**' if beside(tenth, band) > 2.0 else ''}"


def beside(tenth: int, band: dict[str, Any]) -> float:
    """By how many standard errors the share of matches won lies outside of a tenth."""
    won: float = band["won"]
    count: int = band["count"]
    nearest = min(max(won, tenth / TENTHS), (tenth + 1) / TENTHS)
    return abs(won - nearest) / math.sqrt(max(nearest * (1.0 - nearest), 0.01) / count)


def report() -> str:
    thought = ", ".join(f"{game} {count}" for game, count in SIMULATIONS.items())
    upper = range(TENTHS // 2, TENTHS)
    heads = " | ".join(f"{10 * tenth}–{10 * tenth + 10} %" for tenth in upper)
    lines = [
        "# How honest reviews are",
        "",
        "Written by `bench/review.py` from matches of two bots that `bench/honesty.py` played. For luck they play by",
        "the policy of bots in simulations; for chances they search each move, and one position is taken from each",
        "match (Air Sorcière and Course de Sorcières: several, from different parts of it). The curves that chances",
        "are bent by were fitted to other matches. Les Sorciers Volants knows no chance, hence no luck.",
        "",
        f"Simulations for each move of the matches for chances: {thought}.",
        "",
        "## The first seat's luck, on average",
        "",
        "| game | matches | mean | standard error | within two |",
        "| --- | --- | --- | --- | --- |",
        *luck_rows(),
    ]
    for depth in DEPTHS:
        lines += [
            "",
            f"## Won, in per cent, of the positions judged so by a {depth} review (and how many there were)",
            "",
            "A position counts for both seats: what is 60–70 % for one is 30–40 % for the other. **!** marks a",
            "share that is more than two standard errors outside of its band.",
            "",
            f"| game | positions | {heads} |",
            f"| --- | --- |{' --- |' * len(upper)}",
            *chance_rows(depth),
        ]
    return "\n".join([*lines, ""])


def plot() -> str:
    """Judged chances against won matches, a panel for each game, with two standard errors."""
    side, gap = 200, 44
    games = sabbat.games()
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * (side + gap) + 10} {2 * (side + gap) + 20}"'
        ' font-family="sans-serif" font-size="11" role="img">',
        "<title>Judged chance of winning against matches won</title>",
        '<rect width="100%" height="100%" fill="#fbf8f0"/>',
    ]
    for n, game in enumerate(games):
        left, top = gap + n % 2 * (side + gap), 24 + n // 2 * (side + gap)
        parts.append(f'<g transform="translate({left} {top})" stroke="#8d7b55" fill="#33261a">')
        parts.append(f'<path d="M0 0V{side}H{side}" fill="none"/><path d="M0 {side}L{side} 0" stroke-dasharray="4 4"/>')
        parts.append(f'<text x="{side / 2}" y="-8" text-anchor="middle" stroke="none" font-size="13">{game}</text>')
        for share in (0, 50, 100):
            at = side * share / 100
            parts.append(f'<text x="{at}" y="{side + 14}" text-anchor="middle" stroke="none">{share} %</text>')
            parts.append(f'<text x="-6" y="{side - at + 4}" text-anchor="end" stroke="none">{share} %</text>')
        parts += _points(game, side)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def _points(game: str, side: int) -> Iterator[str]:
    for band in measured()[game].get("quick", []):
        if band["count"] >= 10:
            x, y = band["judged"], band["won"]
            reach = 2 * math.sqrt(max(y * (1 - y), 0.01) / band["count"])
            low, high = max(0.0, y - reach), min(1.0, y + reach)
            yield f'<path d="M{x * side:.1f} {side * (1 - low):.1f}V{side * (1 - high):.1f}"/>'
            yield f'<circle cx="{x * side:.1f}" cy="{side * (1 - y):.1f}" r="3.5" fill="#b5651d" stroke="none"/>'


def main() -> None:
    if sys.argv[1:] == ["fit"]:
        for game in sabbat.games():
            rows = read("others", game)
            if not rows:
                continue
            curve = fitted(rows)
            print(game, len(rows), curve, f"log loss {surprise(rows, powered(1.0)):.4f} -> {surprise(rows, curve):.4f}")
        return
    KEPT.write_text(json.dumps(measured(), indent=1) + "\n", "utf-8")
    PLOT.parent.mkdir(exist_ok=True)
    PLOT.write_text(plot(), "utf-8")
    (HERE / "review.md").write_text(report(), "utf-8")
    print(report())


if __name__ == "__main__":
    main()
