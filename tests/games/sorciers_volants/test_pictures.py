"""The text picture and the SVG picture of a position."""

from typing import Any
from xml.etree import ElementTree

import pytest

import sabbat
from sabbat.games.sorciers_volants.svg import svg, svg_layout
from tests.games.sorciers_volants.scenes import CUSTOM, PLAIN, Position, begun, flown, scene

CHASE = scene(
    "cat-chase", [(3600, 4250, 104), (4950, 2600, 65), (2765, 4418, 0)], [["4 left", "3 left reverse"]], cat=1
)
HUNT = scene("cloud-fool", [(5450, 1550, 113), (1300, 1950, 0)], [["1 left"]], castles=[2, 5])
BEE = scene("bumblebee", [(5450, 1550, 113), (1300, 1950, 0)], legs=[3, 1], markers=[2, None])


def lines(position: Position) -> list[str]:
    return str(sabbat.load(position)).splitlines()


def test_the_map_shows_castles_huts_cat_and_flyers() -> None:
    shown = "\n".join(lines(scene("school", [(5000, 1000, 0), (5000, 6500, 45)])))
    for mark in ("111111", "88", "[1]", "[2]", "@", "R", "→", "G", "↙", "·"):
        assert mark in shown
    assert "[3]" not in shown and "F" not in shown


def test_a_person_is_told_what_is_needed_to_play() -> None:
    shown = "\n".join(lines(CHASE))
    assert "cat-chase · turn · turn 25 · active 0 R" in shown
    assert "0 R  book 4 left · reverse 3 left · ↗ 104 (312°) · points 0" in shown
    assert "1 G  book - · ← 65 (195°) · points 0 · cat" in shown
    assert "supply  1: 124 mm 6°" in shown and "4: 61 mm" not in shown and "@" not in shown
    assert "fool F · ↖ 71 (213°) · castle 2" in "\n".join(lines(HUNT))
    assert "legs 3 · markers hut 2" in "\n".join(lines(BEE))


def test_the_last_flight_is_told() -> None:
    assert "flights fool · pieces 1 " in "\n".join(lines(flown(HUNT)))


@pytest.mark.parametrize("size", [[5000, 5000], [20000, 5000], [5000, 20000], [20000, 20000]])
def test_every_table_fits_a_terminal(size: list[int]) -> None:
    layout = {**PLAIN, "table": size, "castles": [[2000, 2000], *[None] * 6, [4000, 3000]], "huts": []}
    layout["starts"] = ["castle 1", "castle 8"]
    shown = str(begun(2, adventure="custom", layout=layout)).splitlines()
    table = [line for line in shown if line.startswith(("|", "+"))]
    assert len({len(line) for line in table}) == 1 and len(table[0]) <= 82 and len(table) <= 42


def shapes(picture: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture).iter())


def classes(picture: str) -> list[str]:
    return [shape.get("class", "") for shape in shapes(picture)]


@pytest.mark.parametrize("position", [CHASE, HUNT, BEE, flown(HUNT), begun(4).dump()])
def test_a_position_is_a_well_formed_svg_to_scale(position: Position) -> None:
    root = ElementTree.fromstring(svg(position))
    assert root.get("viewBox") == "0 0 10000 7500"
    assert svg(sabbat.load(position).view(0)) == svg(position)


def test_the_house_knows_how_to_draw_and_to_check_adventures() -> None:
    game = sabbat.game("sorciers-volants")
    assert game.svg is not None and game.svg(CHASE) == svg(CHASE)
    assert game.workshop is not None and game.workshop.players(PLAIN) == [2, 3]


def test_the_svg_shows_what_there_is() -> None:
    chase, hunt, bee = classes(svg(CHASE)), classes(svg(HUNT)), classes(svg(BEE))
    assert chase.count("castle") == 8 and chase.count("line") == 7 and chase.count("path") == 2
    assert chase.count("cat") == 1  # on the hat
    assert hunt.count("castle") == 2 and hunt.count("gone") == 6 and hunt.count("hut") == 4
    assert bee.count("line") == 2 and bee.count("path") == 0


@pytest.mark.parametrize("layout", CUSTOM, ids=lambda layout: str(layout["name"]))
def test_a_layout_can_be_drawn_before_anybody_plays_it(layout: dict[str, Any]) -> None:
    odd = {**layout, "name": "<Tom & Jerry>"}
    assert shapes(svg_layout(odd))[1].text == "<Tom & Jerry>"
    assert classes(svg_layout(layout)).count("castle") == sum(castle is not None for castle in layout["castles"])
