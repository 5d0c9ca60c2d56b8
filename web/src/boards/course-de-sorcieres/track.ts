/** Where everything lies: one winding way of 48 squares, laid out broad for a desk and upright for a phone. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** Radius of a tile, and of a goal square. */
  tile: number;
  goal: number;
  /** Squares 0 to 51; 0 is the middle of the start. */
  at: Point[];
  /** The way as an SVG path. */
  way: string;
  /** The three witches of each seat at the start. */
  start: Point[][];
  /** The broomsticks: where, and how the way runs there in degrees. */
  brooms: (Point & { turn: number })[];
  /** The middle of each stage, for its numeral. */
  stages: Point[];
  /** The frame of one clan at the start, and of the goal board. */
  camp: { x: number; y: number; w: number; h: number };
  home: { x: number; y: number; w: number; h: number };
}

/** Points every few units along a way given by a function of 0…1. */
function trace(pieces: ((u: number) => Point)[]): Point[] {
  const fine = 160;
  return pieces.flatMap((piece) => Array.from({ length: fine }, (_, n) => piece(n / fine)));
}

function lengths(line: Point[]): number[] {
  let sum = 0;
  return line.map((p, n) => (sum += n ? Math.hypot(p.x - line[n - 1]!.x, p.y - line[n - 1]!.y) : 0));
}

/** The point at a distance along the line. */
function along(line: Point[], sums: number[], distance: number): Point {
  const n = Math.max(1, sums.findIndex((sum) => sum >= distance));
  const [a, b] = [line[n - 1]!, line[n]!];
  const part = (distance - sums[n - 1]!) / (sums[n]! - sums[n - 1]! || 1);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The swell dies away at both ends of a row, so that the turns join on smoothly. */
function calm(u: number): number {
  const v = Math.min(1, 6 * Math.min(u, 1 - u));
  return v * v * (3 - 2 * v);
}

/** Rows that run to and fro, joined by half circles, with a gentle swell. */
function winding(rows: { from: number; to: number; y: number }[], swell: (x: number) => number): Point[] {
  const pieces: ((u: number) => Point)[] = [];
  rows.forEach((row, n) => {
    pieces.push((u) => {
      const x = row.from + (row.to - row.from) * u;
      return { x, y: row.y + swell(x) * calm(u) };
    });
    const next = rows[n + 1];
    if (!next) return;
    const side = Math.sign(row.to - row.from);
    const radius = (next.y - row.y) / 2;
    pieces.push((u) => ({
      x: row.to + side * radius * Math.sin(Math.PI * u) + (next.from - row.to) * u,
      y: row.y + radius * (1 - Math.cos(Math.PI * u)),
    }));
  });
  return trace(pieces);
}

function smooth(line: Point[]): string {
  return line
    .filter((_, n) => n % 3 === 0 || n === line.length - 1)
    .map((p, n) => `${n ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
    .join('');
}

function squares(line: Point[], sums: number[]): { at: Point[]; brooms: Layout['brooms'] } {
  const step = sums[sums.length - 1]! / 47;
  const at = Array.from({ length: 48 }, (_, n) => along(line, sums, n * step));
  const brooms = [15.5, 31.5].map((place) => {
    const [a, b] = [along(line, sums, (place - 0.2) * step), along(line, sums, (place + 0.2) * step)];
    return { ...along(line, sums, place * step), turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  });
  return { at, brooms };
}

function lay(line: Point[], rest: Omit<Layout, 'at' | 'brooms' | 'way'> & { goals: Point[]; door: Point }): Layout {
  const sums = lengths(line);
  const { at, brooms } = squares(line, sums);
  const { goals, door, ...layout } = rest;
  return { ...layout, at: [door, ...at, ...goals], brooms, way: smooth(line) };
}

const clusters = (place: (seat: number, n: number) => Point): Point[][] =>
  [0, 1, 2, 3].map((seat) => [0, 1, 2].map((n) => place(seat, n)));

export const WIDE = lay(
  winding(
    [
      { from: 196, to: 918, y: 88 },
      { from: 918, to: 168, y: 248 },
      { from: 168, to: 828, y: 408 },
    ],
    (x) => 24 * Math.sin(x / 62),
  ),
  {
    name: 'wide',
    width: 1120,
    height: 500,
    tile: 26.5,
    goal: 41,
    goals: [
      { x: 904, y: 428 },
      { x: 985, y: 372 },
      { x: 1066, y: 428 },
    ],
    door: { x: 84, y: 112 },
    start: clusters((seat, n) => ({ x: 44 + n * 34, y: 50 + seat * 42 })),
    stages: [
      { x: 545, y: 170 },
      { x: 545, y: 330 },
      { x: 330, y: 468 },
    ],
    camp: { x: 12, y: 20, w: 138, h: 44 },
    home: { x: 852, y: 318, w: 262, h: 170 },
  },
);

export const TALL = lay(
  winding(
    [
      { from: 62, to: 328, y: 96 },
      { from: 328, to: 62, y: 149 },
      { from: 62, to: 328, y: 202 },
      { from: 328, to: 62, y: 255 },
      { from: 62, to: 328, y: 308 },
      { from: 328, to: 62, y: 361 },
      { from: 62, to: 328, y: 414 },
      { from: 328, to: 250, y: 467 },
    ],
    (x) => 4 * Math.sin(x / 42),
  ),
  {
    name: 'tall',
    width: 390,
    height: 504,
    tile: 22,
    goal: 29,
    goals: [
      { x: 182, y: 466 },
      { x: 116, y: 466 },
      { x: 50, y: 466 },
    ],
    door: { x: 195, y: 36 },
    start: clusters((seat, n) => ({ x: 30 + seat * 92 + n * 24, y: 37 })),
    stages: [
      { x: 195, y: 150 },
      { x: 195, y: 275 },
      { x: 195, y: 400 },
    ],
    camp: { x: 8, y: 7, w: 92, h: 54 },
    home: { x: 10, y: 432, w: 212, h: 68 },
  },
);
