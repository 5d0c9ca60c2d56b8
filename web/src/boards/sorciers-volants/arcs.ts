/** Drawing along the arcs that the rules give: where pieces lie and what they touch is theirs to say. */

export type Point = [x: number, y: number];
/** A pose as the rules write it: a place, and a heading in steps of 3°. */
export type Laid = [x: number, y: number, heading: number];

export interface Pose {
  x: number;
  y: number;
  heading: number;
}

/** A piece on the table: from where to where, and round which point by how many steps. */
export interface Arc {
  from: Laid;
  to: Laid;
  centre: Point;
  radius: number;
  sweep: number;
}

const STEPS = 120;
export const angle = (heading: number): number => (heading * Math.PI) / 60;
export const pose = ([x, y, heading]: Laid): Pose => ({ x, y, heading });
export const lengthOf = ({ sweep, radius }: Arc): number => Math.abs(angle(sweep)) * radius;

/** The pose on the way, `part` of an arc flown; its heading is not whole. */
export function along({ from: [x, y, heading], centre: [cx, cy], sweep }: Arc, part: number): Pose {
  const c = Math.cos(angle(sweep * part));
  const s = Math.sin(angle(sweep * part));
  return { x: cx + (x - cx) * c - (y - cy) * s, y: cy + (x - cx) * s + (y - cy) * c, heading: heading + sweep * part };
}

/** The arc as a path on the table. */
export const drawn = ({ from, to, radius, sweep }: Arc): string =>
  `M${from[0]} ${from[1]}A${radius} ${radius} 0 0 ${sweep > 0 ? 1 : 0} ${to[0]} ${to[1]}`;

export const place = (at: Pose): string => `translate(${at.x} ${at.y}) rotate(${at.heading * 3})`;
export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The way from one pose to another by the shorter turn. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const turn = ((((to.heading - from.heading + STEPS / 2) % STEPS) + STEPS) % STEPS) - STEPS / 2;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: from.heading + turn * part,
  };
}
