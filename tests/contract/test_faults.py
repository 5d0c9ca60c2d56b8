"""The contract suite catches what goes wrong in games: each fault is planted in a game that is right, and seen."""

from pathlib import Path

import pytest

from sabbat.core.build import compiled
from sabbat.games import find
from sabbat.games.sorciers_volants.rules import SorciersVolants
from sabbat.games.sorciers_volants.sky import NONE
from sabbat.testing.contract import ContractSuite
from tests.contract.planted import Change, Fault, checks, complaint, facts_of, planted

RULES = "paper_moon/rules.py"
WORDS = "paper_moon/locales/{}/paper-moon.ftl"
INIT = "paper_moon/__init__.py"
MIND = "paper_moon/mind.py"
TESTS = "tests/test_paper_moon.py"

KNOCKS = [
    Change("paper_moon/components.py", '"believe", "doubt"]', '"believe", "doubt", *(f"knock {n}" for n in range(4))]'),
    Change(
        RULES,
        "        self.claim = NONE\n\n    # -- where",
        "        self.claim = NONE\n        self.knocked = 0\n\n    # -- where",
    ),
    Change(
        RULES,
        "    def make(self, action: int) -> None:\n",
        "    def aside_ids(self, seat: int) -> list[int]:\n"
        "        quiet = seat != self.actor and not self.knocked >> seat & 1\n"
        "        return [DOUBT + 1 + seat] if quiet else []\n\n"
        "    def make(self, action: int) -> None:\n"
        "        if action > DOUBT:\n"
        "            self.knocked |= 1 << (action - DOUBT - 1)\n"
        "            return\n",
    ),
    Change(
        RULES,
        '            "claim": _name(self.claim),\n        }',
        '            "claim": _name(self.claim),\n            "knocked": self.knocked,\n        }',
    ),
    Change(RULES, '"scores": self.scores(),\n', '"scores": self.scores(),\n            "knocked": self.knocked,\n'),
    Change(
        RULES,
        "        twin.claim = self.claim\n",
        "        twin.claim = self.claim\n        twin.knocked = self.knocked\n",
    ),
    Change("paper_moon/position.py", '"card", "claim"]', '"card", "claim", "knocked"]'),
    Change(
        "paper_moon/position.py",
        "    turns = players",
        '    state.knocked = fields.integer("knocked", 0, (1 << players) - 1)\n    turns = players',
    ),
    *(
        Change(WORDS.format(language), "paper-moon-do-believe", "paper-moon-do-knock = { $a }!\npaper-moon-do-believe")
        for language in ("en", "fr")
    ),
    Change(TESTS, '"claim": None} | given', '"claim": None, "knocked": 0} | given'),
    Change(INIT, "longest=36", "longest=40"),
]
"""The game with an aside: everybody may knock on the table once, out of turn."""

FAULTS = [
    Fault(
        "a leaked card",
        [Change(RULES, '"card": _name(self.card) if mine else HIDDEN', '"card": _name(self.card)')],
        "test_worlds_stay_the_same_while_they_show_the_same",
        "the view leaks a secret",
    ),
    Fault(
        "a card leaked to the next seat only",
        [Change(RULES, "mine = self.claimant == seat or", "mine = seat in (self.claimant, self.actor) or")],
        "test_worlds_stay_the_same_while_they_show_the_same",
    ),
    Fault(
        "a believed card is shown later",
        [
            Change(
                RULES,
                "if turn.doubted or self.seat_of(n) == seat",
                "if turn.doubted or len(self.past) - n > 2 or self.seat_of(n) == seat",
            )
        ],
        "test_worlds_stay_the_same_while_they_show_the_same",
    ),
    Fault(
        "a shown stock",
        [
            Change(
                RULES,
                '"pile": sum(COPIES) - len(self.past) - (self.card != NONE)',
                '"pile": [self.left(n) for n in range(3)]',
            )
        ],
        "test_worlds_stay_the_same_while_they_show_the_same",
        "pile",
    ),
    Fault(
        "an unmasked action",
        [Change(RULES, "secret = action < CLAIM and seat != self.claimant", "secret = False")],
        "test_what_a_seat_cannot_tell_apart_is_shown_alike",
        "mask them in `seen_by`",
    ),
    Fault(
        "an action unmasked for spectators",
        [Change(RULES, "and seat != self.claimant", "and seat not in (-1, self.claimant)")],
        "test_what_a_seat_cannot_tell_apart_is_shown_alike",
    ),
    Fault(
        "a shared clone",
        [Change(RULES, "twin.past = list(self.past)", "twin.past = self.past")],
        "test_clones_are_independent",
        "copy its lists",
    ),
    Fault(
        "a clone that forgets a field",
        [Change(RULES, "        twin.claim = self.claim\n", "")],
        "test_clones_forget_nothing",
        "claim",
    ),
    Fault(
        "a mind that does not shuffle",
        [Change(MIND, "pile.pop(dice.below(len(pile)))", "pile.pop()")],
        "test_imagination_is_not_always_the_truth",
        "deal the unknown at random",
    ),
    Fault(
        "a mind that shuffles unfairly",
        [Change(MIND, "pile.pop(dice.below(len(pile)))", "pile.pop(dice.below(len(pile) - 2))")],
        "test_imagination_has_the_right_odds",
        "two hidden cards",
    ),
    Fault(
        "a mind that trusts a claim",
        [
            Change(
                MIND,
                '        position["card"] = cards[-1]\n',
                '        position["card"] = self.view["claim"] or cards[-1]\n',
            ),
        ],
        "test_imagination_has_the_right_odds",
        "other odds",
    ),
    Fault(
        "a mind with chance of its own",
        [
            Change(MIND, "from typing import Any\n", "import random\nfrom typing import Any\n"),
            Change(MIND, "pile.pop(dice.below(len(pile)))", "pile.pop(random.randrange(len(pile)))"),
        ],
        "test_imagined_worlds_are_possible",
        "a mind takes chance from nowhere else",
    ),
    Fault(
        "a clause that is not in the book",
        [Change(RULES, '"PAP-4", "pap-claim-first"', '"PAP-14", "pap-claim-first"')],
        "test_refusals_are_said_and_name_clauses_of_the_book",
        "PAP-14",
    ),
    Fault(
        "a refusal without a message",
        [Change(RULES, '"pap-claim-first")', '"pap-say-first")')],
        "test_refusals_are_said_and_name_clauses_of_the_book",
        "`refusal-pap-say-first` is missing in en",
    ),
    Fault(
        "a message with a wrong variable",
        [Change(WORDS.format("fr"), "{ $claim }. Il faut", "{ $clame }. Il faut")],
        "test_refusals_are_said_and_name_clauses_of_the_book",
        "clame",
    ),
    Fault(
        "an action's message with a wrong variable",
        [Change(WORDS.format("en"), "Claim a { $a }", "Claim a { $card }")],
        "test_everything_is_said_in_both_languages",
        "may name $a, $b and $c",
    ),
    Fault(
        "a phase's message with a wrong variable",
        [Change(WORDS.format("en"), "A { $claim }, they say.", "A { $claimed }, they say.")],
        "test_everything_is_said_in_both_languages",
        "simple fields of the view",
    ),
    *(
        Fault(
            f"missing words: {id}",
            [Change(WORDS.format(language), f"\n{id} =", f"\nother-{id} =")],
            "test_everything_is_said_in_both_languages",
            f"`{id}` is missing in {language}",
        )
        for id, language in [
            ("paper-moon-name", "fr"),
            ("paper-moon-do-doubt", "en"),
            ("paper-moon-phase-answer", "fr"),
            ("paper-moon-reason-rounds", "en"),
            ("paper-moon-option-rounds", "fr"),
            ("pap-the-turn", "en"),
            ("PAP-5", "fr"),
        ]
    ),
    Fault(
        "hidden=False that is false",
        [Change(INIT, "hidden=True", "hidden=False")],
        "test_chance_and_secrets_are_declared",
        "`hidden=False`",
    ),
    Fault(
        "chance=False that is false",
        [Change(INIT, "chance=True", "chance=False")],
        "test_chance_and_secrets_are_declared",
        "`chance=False`",
    ),
    Fault(
        "a wrong module",
        [Change(INIT, "module=__name__", 'module="json"')],
        "test_the_game_is_found_where_it_says",
        "`module` must name",
    ),
    Fault(
        "piece counts that are not checked on load",
        [Change("paper_moon/position.py", "state.left(card) >= 0", "True")],
        "test_positions_with_other_pieces_are_refused",
        "count them",
    ),
    Fault(
        "a position that is loaded and cannot be shown",
        [
            Change("paper_moon/position.py", "require(isinstance(doubted, bool), ", "require(True, "),
            Change("paper_moon/picture.py", "{' !' if doubted else ''}", "{('', ' !')[doubted]}"),
        ],
        "test_positions_with_other_pieces_are_refused",
        "cannot be shown or played",
    ),
    Fault(
        "a refusal that leaks chance's options",
        [Change(RULES, '"PAP-3", "pap-draw-first")', '"PAP-3", "not-now", action=text, allowed=self.actions())')],
        "test_refusals_keep_the_secrets_of_chance",
        "tells what may come up",
    ),
    Fault(
        "a refusal that tells a secret to the seat to act",
        [Change(RULES, '"pap-answer-first", claim=CARDS[self.claim])', '"pap-answer-first", claim=CARDS[self.card])')],
        "test_two_worlds_look_the_same",
        "mend `refusal`",
    ),
    Fault(
        "a preview that tells a secret",
        [
            Change(
                RULES,
                "    def outcome(self)",
                "    def preview(self, text: str, seat: int | None) -> dict[str, Any] | None:\n"
                '        return {"true": self.card == self.claim}\n\n'
                "    def outcome(self)",
            )
        ],
        "test_two_worlds_look_the_same",
        "The preview of",
    ),
    Fault(
        "a card that is lost",
        [Change(TESTS, "return drawn + pile", "return drawn + pile[1:] if drawn else pile")],
        "test_nothing_is_lost_and_nothing_added",
        "less than before",
    ),
    Fault(
        "an aside that can be made for ever",
        [Change(RULES, "            self.knocked |= 1 << (action - DOUBT - 1)\n", "            pass\n")],
        "test_asides_can_be_played",
        "changes nothing",
        base=KNOCKS,
    ),
    Fault(
        "an aside that loses a card",
        [
            Change(
                RULES,
                "            self.knocked |= 1 << (action - DOUBT - 1)\n",
                "            self.knocked |= 1 << (action - DOUBT - 1)\n"
                "            self.card = self.card if self.claim != NONE else 7\n",
            )
        ],
        "test_asides_can_be_played",
        base=KNOCKS,
    ),
    Fault(
        "an aside that tells a secret",
        [
            Change(
                RULES,
                '        return f"draw {HIDDEN}" if secret else',
                "        if action > DOUBT and self.card == 2:\n            return 'knock 9'\n"
                '        return f"draw {HIDDEN}" if secret else',
            )
        ],
        "test_two_worlds_look_the_same",
        "mend `seen_by`",
        base=KNOCKS,
    ),
    Fault(
        "a clone that forgets an aside",
        [Change(RULES, "        twin.knocked = self.knocked\n", "")],
        "test_clones_forget_nothing",
        "knocked",
        base=KNOCKS,
    ),
    Fault(
        "small worlds that nobody wrote",
        [Change(TESTS, "small_worlds=[two_hidden_cards()], ", "")],
        "test_imagination_has_the_right_odds",
        "the suite needs `Facts(small_worlds=[…])`",
    ),
    Fault(
        "an opening verb that is not named",
        [Change(TESTS, ', opening=("doubt",)', "")],
        "test_worlds_stay_the_same_while_they_show_the_same",
        "name its verb in `Facts.opening`",
    ),
    Fault(
        "a bound that is too low",
        [Change(INIT, "longest=36", "longest=20")],
        "test_every_match_ends_within_its_bound",
        "raise `longest`",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_planted_fault_is_caught(fault: Fault, tmp_path: Path) -> None:
    with planted(tmp_path, [*fault.base, *fault.changes]) as tests:
        found = complaint(tests.TestTheContract(), fault.caught_by)
    assert found is not None, "the suite sees nothing"
    assert fault.saying in found


@pytest.mark.parametrize("changes", [[], KNOCKS], ids=["as it is written", "with an aside"])
def test_a_game_without_faults_passes(changes: list[Change], tmp_path: Path) -> None:
    with planted(tmp_path, changes) as tests:
        suite = tests.TestTheContract()
        assert {name: found for name in checks() if (found := complaint(suite, name))} == {}


def test_a_suite_without_game_or_facts_says_what_is_missing() -> None:
    class Bare(ContractSuite):
        pass

    for fixture, advice in (("_game", "game = my_package.game"), ("_facts", "facts = Facts(pieces=…)")):
        with pytest.raises(AssertionError) as told:
            getattr(ContractSuite, fixture).__wrapped__(Bare())
        assert advice in str(told.value)


@pytest.mark.skipif(compiled(), reason="compiled classes cannot be changed")
def test_a_flight_that_forgets_the_last_vote_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = SorciersVolants.clone

    def forgetful(self: SorciersVolants) -> SorciersVolants:
        twin = clone(self)
        twin.last_vote = NONE
        return twin

    monkeypatch.setattr(SorciersVolants, "clone", forgetful)

    class Suite(ContractSuite):
        game = find("sorciers-volants")
        facts = facts_of(game)

    found = complaint(Suite(), "test_clones_forget_nothing")
    assert found is not None and "votes" in found
