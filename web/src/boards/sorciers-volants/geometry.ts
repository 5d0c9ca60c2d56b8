/** Where pieces lie on the table, for drawing only: what they touch is the server's to say. */
import { curveOf, type Piece } from './curves';

export type Point = [x: number, y: number];

export interface Pose {
  x: number;
  y: number;
  heading: number;
}

const STEPS = 120;
const turned = (heading: number): number => ((heading % STEPS) + STEPS) % STEPS;
export const angle = (heading: number): number => (heading * Math.PI) / 60;
const millionths = (value: number): number => Math.round(value * 1e6);
const whole = (value: number): number => Math.floor((value + 500000) / 1000000);

/** VOL-3: (x, y) turned to the heading, in whole units. */
export function rot(x: number, y: number, heading: number): Point {
  const c = millionths(Math.cos(angle(heading)));
  const s = millionths(Math.sin(angle(heading)));
  return [whole(x * c - y * s), whole(x * s + y * c)];
}

/** The end pose of a piece laid from a pose (VOL-9, VOL-10). */
export function end(from: Pose, piece: Piece): Pose {
  const { turn, end: [a, b] } = curveOf(piece);
  const hand = piece.left ? -1 : 1;
  const way = piece.reverse ? -1 : 1;
  const [dx, dy] = rot(way * a, hand * b, from.heading);
  return { x: from.x + dx, y: from.y + dy, heading: turned(from.heading + way * hand * turn) };
}

/** The pose on the way, `part` of a piece flown; its heading is not whole. */
export function along(from: Pose, piece: Piece, part: number): Pose {
  const { turn, radius } = curveOf(piece);
  const hand = piece.left ? -1 : 1;
  const way = piece.reverse ? -1 : 1;
  const bend = angle(turn * part);
  const a = way * radius * Math.sin(bend);
  const b = hand * radius * (1 - Math.cos(bend));
  const c = Math.cos(angle(from.heading));
  const s = Math.sin(angle(from.heading));
  return { x: from.x + a * c - b * s, y: from.y + a * s + b * c, heading: from.heading + way * hand * turn * part };
}

/** The piece as a path on the table. */
export function arc(from: Pose, piece: Piece): string {
  const { radius } = curveOf(piece);
  const to = end(from, piece);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${piece.left === piece.reverse ? 1 : 0} ${to.x} ${to.y}`;
}

/** All poses of a flight: where it started, and the end of each piece. */
export function poses(start: Pose, pieces: Piece[]): Pose[] {
  return pieces.reduce((found, piece) => [...found, end(found.at(-1)!, piece)], [start]);
}

export const place = (pose: Pose): string => `translate(${pose.x} ${pose.y}) rotate(${pose.heading * 3})`;
export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The way from one heading to another by the shorter turn. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const turn = turned(to.heading - from.heading + 60) - 60;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: from.heading + turn * part,
  };
}
