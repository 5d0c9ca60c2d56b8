/** Which way a figure may look at its site: 24 facings, five steps apart (VOL-16). */
import { apart, type Point } from './geometry';
import { atSite, type Site } from './things';

export const STEP = 5;
export const FACINGS = Array.from({ length: 24 }, (_, n) => n * STEP);

/** The facing nearest to the way from one point to another. */
export function towards(from: Point, to: Point): number {
  const way = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return (Math.round((way * 12) / Math.PI) * STEP + 120) % 120;
}

/** Of the free facings the one that looks most to the middle of the table. */
export function inward(site: Site, table: Point, actions: string[]): number {
  const middle: Point = [table[0] / 2, table[1] / 2];
  const far = (facing: number): number => {
    const { x, y } = atSite(site, facing);
    return apart([x, y], middle);
  };
  const free = FACINGS.filter((facing) => actions.includes(`face ${facing}`));
  return (free.length ? free : FACINGS).toSorted((a, b) => far(a) - far(b))[0]!;
}
