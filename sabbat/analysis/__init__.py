"""A finished match, move by move: what was luck, what was play, and what nobody could know."""

from sabbat.analysis.review import Account, Effort, MoveReview, Review, judge_decision, review

__all__ = ["Account", "Effort", "MoveReview", "Review", "judge_decision", "review"]
