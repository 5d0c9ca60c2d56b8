/** The twenty curves as they are drawn: turn in steps of 3°, radius and end of a right-hand piece laid from (0, 0) to the right (VOL-8). */

export interface Curve {
  turn: number;
  radius: number;
  end: [number, number];
}

/** A curve as it lies on a book or in a flight: `7 left`, `4 right reverse`. */
export interface Piece {
  curve: number;
  left: boolean;
  reverse: boolean;
}

const TABLE: [turn: number, radius: number, x: number, y: number][] = [
  [2, 11841, 1238, 65], [3, 5730, 896, 71], [4, 6494, 1350, 142], [5, 2330, 603, 79], [6, 3438, 1062, 168],
  [7, 2155, 772, 143], [8, 3104, 1262, 268], [9, 1485, 674, 162], [10, 1891, 945, 253], [11, 2083, 1135, 336],
  [12, 1050, 617, 201], [14, 1555, 1041, 399], [15, 1057, 747, 310], [16, 668, 497, 221], [18, 1103, 893, 455],
  [20, 707, 612, 353], [22, 816, 745, 484], [24, 366, 348, 253], [27, 608, 601, 513], [30, 318, 318, 318],
];

export const CURVES: Curve[] = TABLE.map(([turn, radius, x, y]) => ({ turn, radius, end: [x, y] }));
export const NUMBERS = CURVES.map((_, n) => n + 1);
export const HALF_WIDTH = 70;

export const curveOf = (piece: Piece): Curve => CURVES[piece.curve - 1]!;

export function piece(text: string): Piece {
  const [curve, side, reverse] = text.split(' ');
  return { curve: Number(curve), left: side === 'left', reverse: reverse === 'reverse' };
}

/** A piece alone, laid upwards from (0, 0) (a reverse piece downwards), as a path for a picture. */
export function upright(one: Piece): string {
  const { radius, end } = curveOf(one);
  const [ahead, aside] = end;
  const x = one.left ? -aside : aside;
  const y = one.reverse ? ahead : -ahead;
  return `M0 0A${radius} ${radius} 0 0 ${one.left === one.reverse ? 1 : 0} ${x} ${y}`;
}
