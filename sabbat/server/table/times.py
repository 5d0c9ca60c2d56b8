"""Times as people and records write them."""

from datetime import UTC, datetime


def iso(at: int) -> str:
    """Milliseconds since 1970 as 2026-11-15T20:00:00Z."""
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
