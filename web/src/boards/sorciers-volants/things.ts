/** What stands on the table: sizes, places, and the seats' colours (section 2; sizes are the rules'). */
import type { View } from '../board';
import { rot, type Point, type Pose } from './geometry';

export const CASTLES = [380, 360, 340, 320, 300, 270, 240, 210];
export const HUT = 200;
export const CAT = 120;
export const REACH = 450;

export type Colour = 'red' | 'green' | 'violet' | 'yellow' | 'fool';

export interface Site {
  /** The action that chooses it: `hut 2`, `castle 4`. */
  name: string;
  kind: 'hut' | 'castle';
  number: number;
  at: Point;
  radius: number;
}

export function sites(layout: View): Site[] {
  const huts = (layout.huts as Point[]).map((at, n) => site('hut', n + 1, at, HUT));
  const castles = (layout.castles as (Point | null)[]).flatMap((at, n) => (at ? [site('castle', n + 1, at, CASTLES[n]!)] : []));
  return [...castles, ...huts];
}

const site = (kind: Site['kind'], number: number, at: Point, radius: number): Site => ({ name: `${kind} ${number}`, kind, number, at, radius });

export const colour = (view: View, seat: number | 'fool'): Colour => (seat === 'fool' ? 'fool' : view.options.colors[seat]);

/** Where a figure would stand at a site, looking away from it (VOL-16). */
export function atSite(site: Site, facing: number): Pose {
  const [dx, dy] = rot(site.radius + REACH, 0, facing);
  return { x: site.at[0] + dx, y: site.at[1] + dy, heading: facing };
}

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

/** Seats that vote on a destination, in the order of their votes (VOL-58). */
export function voters(view: View): number[] {
  const round = Array.from({ length: view.players - 1 }, (_, n) => (view.active + 1 + n) % view.players);
  return round.filter((seat) => view.legs[seat] < view.layout.course.length);
}
