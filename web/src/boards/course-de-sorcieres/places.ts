/** Where each witch is drawn: on her square, among others at the goal, or somewhere in the air between. */
import type { Piece } from './flock.svelte';
import type { Layout, Point } from './track';

export interface Place extends Point {
  size: number;
  /** Facing left. */
  left: boolean;
  tilt: number;
  aloft: boolean;
}

/** Up to nine witches on one goal square, in rows. */
function crowd(layout: Layout, square: number, nth: number, many: number): Point & { size: number } {
  const { x, y } = layout.at[square]!;
  const columns = many < 2 ? 1 : many < 5 ? 2 : 3;
  const rows = Math.ceil(many / columns);
  const gap = layout.goal * (columns < 3 ? 0.82 : 0.64);
  const across = (nth % columns) - (columns - 1) / 2;
  const down = Math.floor(nth / columns) - (rows - 1) / 2;
  return {
    x: x + across * gap,
    y: y + down * gap * 0.8 - layout.goal * (rows > 1 ? 0.12 : 0),
    size: [0, 1, 0.78, 0.62][columns]!,
  };
}

function spot(layout: Layout, pieces: Piece[], piece: Piece, square: number): Point & { size: number } {
  if (square === 0) return { ...layout.start[piece.seat]![piece.rank]!, size: 0.68 };
  if (square <= 48) return { ...layout.at[square]!, size: 1 };
  const guests = pieces.filter((other) => other.to === square);
  return crowd(layout, square, guests.indexOf(piece), guests.length);
}

/** On the way she looks where it leads. */
function looksLeft(layout: Layout, square: number): boolean {
  const next = square < 48 ? layout.at[square + 1] : undefined;
  return square > 0 && next !== undefined && next.x < layout.at[square]!.x - 1;
}

const ease = (u: number): number => (u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) * (1 - u));

/** She leans into the wind; pushed back, she goes head over heels. */
function tilt(piece: Piece, left: boolean, u: number): number {
  if (piece.part === 0) return 0;
  const side = left ? 1 : -1;
  return piece.to < piece.from ? side * 360 * u : side * 16 * Math.cos(Math.PI * u);
}

export function place(layout: Layout, pieces: Piece[], piece: Piece): Place {
  const end = spot(layout, pieces, piece, piece.to);
  if (piece.part >= 1) return { ...end, left: looksLeft(layout, piece.to), tilt: 0, aloft: false };
  const begin = spot(layout, pieces, piece, piece.from);
  const u = ease(piece.part);
  const far = Math.hypot(end.x - begin.x, end.y - begin.y);
  const lift = Math.min(layout.tile * 3, layout.tile + far * 0.2) * 4 * u * (1 - u);
  const back = piece.to < piece.from;
  const left = piece.part === 0 ? looksLeft(layout, piece.from) : end.x < begin.x !== back;
  return {
    x: begin.x + (end.x - begin.x) * u,
    y: begin.y + (end.y - begin.y) * u - lift,
    size: (begin.size + (end.size - begin.size) * u) * (1 + 0.35 * Math.sin(Math.PI * u)),
    left,
    tilt: tilt(piece, left, u),
    aloft: piece.part > 0,
  };
}

/** Where a flight begins; from the start, where her own clan waits. */
export const origin = (layout: Layout, square: number, seat: number): Point =>
  square ? layout.at[square]! : layout.start[seat]![1]!;

/** A flight from square to square as a curve that rises from the upper rim of one to that of the other. */
export function arc(a: Point, b: Point, layout: Layout): string {
  const rim = layout.tile * 0.8;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const rise = Math.min(layout.tile * 3, layout.tile * 0.5 + far * 0.22);
  const peak = Math.max(2, (a.y + b.y) / 2 - rim - rise);
  const points = [a.x, a.y - rim, (a.x + b.x) / 2, peak, b.x, b.y - rim].map((n) => n.toFixed(1));
  return `M${points[0]} ${points[1]}Q${points[2]} ${points[3]} ${points[4]} ${points[5]}`;
}
