/** Which way a figure may look at its site. */
import type { Preview } from '../board';
import { apart, type Laid, type Point } from './arcs';

const ROUND = 120;
/** All facings, so many steps apart. */
export const facings = (step: number): number[] => Array.from({ length: ROUND / step }, (_, n) => n * step);

/** The facing nearest to the way from one point to another. */
export function towards(from: Point, to: Point, step: number): number {
  const way = (Math.atan2(to[1] - from[1], to[0] - from[0]) * ROUND) / 2 / Math.PI;
  return (Math.round(way / step) * step + ROUND) % ROUND;
}

/** Of the free facings the one that looks most to the middle of the table. */
export function inward(table: Point, actions: string[], previews: Record<string, Preview>): number {
  const middle: Point = [table[0] / 2, table[1] / 2];
  const far = (action: string): number => {
    const [x, y] = (previews[action]?.pose ?? [0, 0, 0]) as Laid;
    return apart([x, y], middle);
  };
  const free = actions.filter((action) => action.startsWith('face '));
  return Number((free.toSorted((a, b) => far(a) - far(b))[0] ?? 'face 0').slice(5));
}
