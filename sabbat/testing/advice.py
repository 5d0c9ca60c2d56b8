"""Failing with a sentence that says what to do."""

from typing import Any


def ensure(holds: object, advice: str, *facts: Any) -> None:
    """AssertionError with the advice, and what was found, unless it holds."""
    if not holds:
        raise AssertionError("\n".join([advice, *(f"  {_short(fact)}" for fact in facts)]))


def _short(fact: Any) -> str:
    text = fact if isinstance(fact, str) else repr(fact)
    return text if len(text) <= 600 else f"{text[:600]}…"


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The fields in which two views or positions differ."""
    names = [name for name in {**one, **other} if one.get(name, ...) != other.get(name, ...)]
    return ", ".join(f"{name}: {one.get(name)!r} / {other.get(name)!r}" for name in names)
