/** Where a thing comes to lie: on the grid, in line with others, or just where it is let go. */
import type { Point } from './layout';

export const GRID = 50;
const NEAR = 90;

export interface Snapped {
  at: Point;
  /** The lines on which it lies with others. */
  x: number | null;
  y: number | null;
}

function line(value: number, others: number[]): number | null {
  const near = others.filter((other) => Math.abs(other - value) <= NEAR).sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return near[0] ?? null;
}

/** Things pull each other into rows and columns, and so does the middle of the table. */
export function snap([x, y]: Point, others: Point[], table: Point, on: boolean): Snapped {
  if (!on) return { at: [Math.round(x), Math.round(y)], x: null, y: null };
  const column = line(x, [...others.map(([a]) => a), table[0] / 2]);
  const row = line(y, [...others.map(([, b]) => b), table[1] / 2]);
  const grid = (value: number): number => Math.round(value / GRID) * GRID;
  return { at: [column ?? grid(x), row ?? grid(y)], x: column, y: row };
}
