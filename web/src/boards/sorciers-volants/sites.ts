/** What stands on the table and what is drawn on it, with the sizes of the box. */
import type { View } from '../board';
import type { Point } from './arcs';
import type { Box } from './box';

export type Colour = 'red' | 'green' | 'violet' | 'yellow' | 'fool';

export interface Site {
  /** The action that chooses it: `hut 2`, `castle 4`. */
  name: string;
  kind: 'hut' | 'castle';
  number: number;
  at: Point;
  radius: number;
}

export function sites(layout: View, box: Box): Site[] {
  const huts = (layout.huts as Point[]).map((at, n) => site('hut', n + 1, at, box.hut));
  const castles = (layout.castles as (Point | null)[]).flatMap((at, n) => (at ? [site('castle', n + 1, at, box.castles[n]!)] : []));
  return [...castles, ...huts];
}

const site = (kind: Site['kind'], number: number, at: Point, radius: number): Site => ({ name: `${kind} ${number}`, kind, number, at, radius });

export const colour = (view: View, seat: number | 'fool'): Colour => (seat === 'fool' ? 'fool' : view.options.colors[seat]);

/** The lines that count: gates of the course, or the ring; each with the legs it belongs to. */
export function lines(layout: View): { from: Point; to: Point; key: string }[] {
  const ring = layout.ring as number[];
  const pairs = [
    ...(layout.course as [string, number, number][]).map(([, a, b]) => [a, b] as const),
    ...ring.map((castle, n) => [castle, ring[(n + 1) % ring.length]!] as const),
  ];
  const seen = new Map(pairs.map(([a, b]) => [`${a}-${b}`, { from: layout.castles[a - 1], to: layout.castles[b - 1] }]));
  return [...seen].map(([key, line]) => ({ key, ...line }));
}
