"""What the contract suite must know of Air Sorcière."""

from typing import Any

from sabbat.testing.contract import Facts

DECK = [f"{letter}{value}" for letter in "kgwvo" for value in range(1, 16)]


def pieces(position: dict[str, Any]) -> list[str]:
    """All witch cards, the draw pile being what is nowhere else, and all grimoires of the match."""
    places = [*position["hands"], *position["areas"], position["common"], position["discard"]]
    cards = [card for place in places for card in place]
    cards += [position["drawn"]] if position["drawn"] else []
    cards += [card for card in DECK if card not in cards]
    most = {2: 7, 3: 8, 4: 9, 5: 9}[len(position["hands"])]
    owned = [sum(seat[colour] for seat in position["grimoires"]) for colour in position["grimoires"][0]]
    assert all(0 <= number <= most for number in owned)
    return cards


facts = Facts(pieces=pieces, extra_tables=[(2, {"diplomas": "many", "bonus": "each", "first": 1})])
