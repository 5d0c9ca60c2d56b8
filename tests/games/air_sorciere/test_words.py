"""Everything a person reads about Air Sorcière exists in every language."""

import pytest

import sabbat
from sabbat.games.air_sorciere.table import PHASES
from sabbat.locales import LANGUAGES, speech
from tests.games.air_sorciere.flights import AIR


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_all_its_words(language: str) -> None:
    names = ["name", "sentence", *(f"phase-{phase}" for phase in PHASES)]
    names += [f"option-{option.name}" for option in sabbat.game(AIR).options]
    names += [f"reason-{reason}" for reason in ("grimoires", "empty", "limit")]
    for name in names:
        assert speech(language).say(f"{AIR}-{name}", can="")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    for text in sabbat.game(AIR).texts:
        assert speech(language).action(AIR, text)
