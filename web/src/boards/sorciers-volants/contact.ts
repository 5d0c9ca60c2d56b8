/** Where on the picture two things meet, to put the sparks there; whether they do was decided elsewhere. */
import type { View } from '../board';
import { along, angle, apart, type Arc, type Point, type Pose } from './arcs';
import type { Box } from './box';
import { partOf, poseAt, type Reel } from './shots';
import { sites } from './sites';

/** The point of a thing's outline that is nearest to a place. */
function nearest(view: View, box: Box, thing: string, to: Point): Point {
  const round = discOf(view, box, thing);
  if (round) return towards(round.at, to, Math.min(round.radius, apart(round.at, to)));
  if (thing === 'edge') return edgeNear(view.layout.table, to);
  const flyer = flyerOf(view, thing);
  return flyer ? onAxis(flyer, box.reach, to) : to;
}

function discOf(view: View, box: Box, thing: string): { at: Point; radius: number } | null {
  if (thing === 'cat' && view.layout.cat) return { at: view.layout.cat, radius: box.cat };
  return sites(view.layout, box).find((site) => site.name === thing) ?? null;
}

function flyerOf(view: View, thing: string): Pose | null {
  return thing === 'fool' ? view.fool : thing.startsWith('seat ') ? view.flyers[Number(thing.slice(5))] : null;
}

function towards(from: Point, to: Point, far: number): Point {
  const length = apart(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * far) / length, from[1] + ((to[1] - from[1]) * far) / length];
}

function edgeNear([width, height]: Point, [x, y]: Point): Point {
  const sides: Point[] = [[0, y], [width, y], [x, 0], [x, height]];
  return sides.sort((a, b) => apart(a, [x, y]) - apart(b, [x, y]))[0]!;
}

function onAxis(pose: Pose, reach: number, [x, y]: Point): Point {
  const c = Math.cos(angle(pose.heading));
  const s = Math.sin(angle(pose.heading));
  const far = Math.min(reach, Math.max(-reach, (x - pose.x) * c + (y - pose.y) * s));
  return [pose.x + far * c, pose.y + far * s];
}

/** Where a piece laid from a pose, or a figure standing there, meets what stopped it. */
export function sparks(view: View, box: Box, thing: string, from: Pose, arc: Arc | null): Point {
  const parts = Array.from({ length: 13 }, (_, n) => n / 12);
  const tried = parts.map((part): Point => {
    if (!arc) return onAxis(from, box.reach, alongAxis(from, box.reach, part));
    const pose = along(arc, part);
    return [pose.x, pose.y];
  });
  const gaps = tried.map((point) => ({ point, met: nearest(view, box, thing, point) }));
  return gaps.sort((a, b) => apart(a.point, a.met) - apart(b.point, b.met))[0]!.met;
}

function alongAxis(pose: Pose, reach: number, part: number): Point {
  const far = reach * (2 * part - 1);
  return [pose.x + far * Math.cos(angle(pose.heading)), pose.y + far * Math.sin(angle(pose.heading))];
}

/** When a reel first comes by a thing: then it is caught, stolen, or swept away. */
export function moment(view: View, box: Box, reel: Reel, thing: string): number {
  for (const shot of reel.shots) {
    if (shot.kind !== 'fly') continue;
    for (let n = 0; n <= 16; n++) {
      const now = shot.start + (shot.length * n) / 16;
      const pose = poseAt(reel, Math.min(now, shot.start + shot.length * 0.999));
      const here: Point = [pose.x, pose.y];
      if (apart(here, nearest(view, box, thing, here)) < 190 && partOf(shot, now) > 0) return now;
    }
  }
  return reel.end;
}
