"""The box of Les Sorciers Volants: sizes and curves in units of 0.1 mm (section 2, VOL-1, VOL-8), and every action."""

from typing import Final, NamedTuple

CASTLE_HALF_WIDTHS: Final = (380, 360, 340, 320, 300, 270, 240, 210)
HUT_HALF_WIDTH: Final = 200
CAT_HALF_WIDTH: Final = 120
PIECE_HALF_WIDTH: Final = 70
FIGURE_HALF_WIDTH: Final = 100
TAIL_HALF_WIDTH: Final = 70

FIGURE_FROM: Final = 100
FIGURE_TO: Final = 350
TAIL_LENGTH: Final = 380
FLYER_REACH: Final = 450  # from the joint to the nose, and to the tail end (VOL-7)


class Curve(NamedTuple):
    """A curve as it lies right-hand from (0, 0) at heading 0; its vertices are its definition (VOL-8)."""

    length_mm: int
    turn: int
    vertices: tuple[tuple[int, int], ...]


CURVES: Final = (
    Curve(124, 2, ((0, 0), (207, 2), (413, 7), (620, 16), (826, 29), (1032, 45), (1238, 65))),
    Curve(90, 3, ((0, 0), (150, 2), (300, 8), (450, 18), (599, 31), (748, 49), (896, 71))),
    Curve(136, 4, ((0, 0), (227, 4), (453, 16), (679, 36), (904, 63), (1128, 99), (1350, 142))),
    Curve(61, 5, ((0, 0), (102, 2), (203, 9), (304, 20), (405, 35), (504, 55), (603, 79))),
    Curve(108, 6, ((0, 0), (180, 5), (359, 19), (538, 42), (715, 75), (890, 117), (1062, 168))),
    Curve(79, 7, ((0, 0), (132, 4), (263, 16), (393, 36), (521, 64), (648, 100), (772, 143))),
    Curve(130, 8, ((0, 0), (216, 8), (432, 30), (645, 68), (855, 120), (1061, 187), (1262, 268))),
    Curve(70, 9, ((0, 0), (117, 5), (232, 18), (347, 41), (459, 73), (568, 113), (674, 162))),
    Curve(99, 10, ((0, 0), (165, 7), (328, 29), (489, 64), (647, 114), (799, 177), (945, 253))),
    Curve(120, 11, ((0, 0), (200, 10), (398, 38), (592, 86), (780, 152), (962, 235), (1135, 336))),
    Curve(66, 12, ((0, 0), (110, 6), (218, 23), (325, 51), (427, 91), (525, 141), (617, 201))),
    Curve(114, 14, ((0, 0), (190, 12), (376, 46), (557, 103), (730, 182), (892, 281), (1041, 399))),
    Curve(83, 15, ((0, 0), (138, 9), (274, 36), (404, 80), (528, 142), (643, 218), (747, 310))),
    Curve(56, 16, ((0, 0), (93, 7), (184, 26), (272, 58), (354, 102), (430, 156), (497, 221))),
    Curve(104, 18, ((0, 0), (173, 14), (341, 54), (501, 120), (649, 211), (780, 323), (893, 455))),
    Curve(74, 20, ((0, 0), (123, 11), (242, 43), (353, 95), (454, 165), (541, 252), (612, 353))),
    Curve(94, 22, ((0, 0), (156, 15), (306, 59), (444, 132), (567, 229), (668, 348), (745, 484))),
    Curve(46, 24, ((0, 0), (76, 8), (149, 32), (215, 70), (272, 121), (317, 183), (348, 253))),
    Curve(86, 27, ((0, 0), (142, 17), (276, 66), (395, 146), (492, 251), (562, 376), (601, 513))),
    Curve(50, 30, ((0, 0), (82, 11), (159, 43), (225, 93), (276, 159), (307, 236), (318, 318))),
)

COLORS: Final = ["red", "green", "violet", "yellow"]
CURVE_COUNT: Final = 20
PIECES_MOST: Final = 5  # on a book, a reverse piece counted (VOL-23, VOL-46)
HUT_COUNT: Final = 4
CASTLE_COUNT: Final = 8
SITES: Final = [f"hut {n}" for n in range(1, HUT_COUNT + 1)] + [f"castle {n}" for n in range(1, CASTLE_COUNT + 1)]
FACINGS: Final = 24
FACING_STEP: Final = 5

TAKE: Final = 0
FLY: Final = 80
KEEP: Final = 81
DROP: Final = 82
RESTART: Final = 83
SITE: Final = 84
FACE: Final = 96
"""Where each verb's ids begin; `SITE + n` chooses the n-th of SITES."""

TEXTS: Final = [
    *(
        f"take {curve} {side}{way}"
        for curve in range(1, CURVE_COUNT + 1)
        for side in ("left", "right")
        for way in ("", " reverse")
    ),
    "fly",
    "keep",
    "drop",
    "restart",
    *SITES,
    *(f"face {facing}" for facing in range(0, FACINGS * FACING_STEP, FACING_STEP)),
]
