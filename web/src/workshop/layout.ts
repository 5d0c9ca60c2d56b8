/** An adventure as it is edited. What is right and wrong with it the house says; here things are only moved about. */
import type { Box } from '../boards/sorciers-volants/box';

export type Point = [x: number, y: number];
export type Leg = [kind: 'gate' | 'round', a: number, b: number];

export interface Layout {
  name: string;
  table: Point;
  castles: (Point | null)[];
  huts: Point[];
  cat: Point | null;
  fool: [x: number, y: number, heading: number] | null;
  starts: string[];
  goal: string;
  reverse: boolean;
  course: Leg[];
  landing: boolean;
  ring: number[];
  points: number;
}

/** Something on the table: `castle 3`, `hut 1`, `cat`, `fool`. */
export type Name = string;
export interface Thing {
  name: Name;
  kind: 'castle' | 'hut' | 'cat' | 'fool';
  number: number;
  at: Point;
  radius: number;
}

const FULL_TURN = 120;
const REACH = 450;

export const numbered = (name: Name): [Thing['kind'], number] => {
  const [kind, number] = name.split(' ');
  return [kind as Thing['kind'], Number(number ?? 0)];
};

export function things(layout: Layout, box: Box): Thing[] {
  const thing = (name: Name, at: Point, radius: number): Thing => ({ name, kind: numbered(name)[0], number: numbered(name)[1], at, radius });
  return [
    ...layout.castles.flatMap((at, n) => (at ? [thing(`castle ${n + 1}`, at, box.castles[n]!)] : [])),
    ...layout.huts.map((at, n) => thing(`hut ${n + 1}`, at, box.hut)),
    ...(layout.cat ? [thing('cat', layout.cat, box.cat)] : []),
    ...(layout.fool ? [thing('fool', [layout.fool[0], layout.fool[1]], REACH)] : []),
  ];
}

export function placeOf(layout: Layout, name: Name): Point | null {
  const [kind, number] = numbered(name);
  if (kind === 'castle') return layout.castles[number - 1] ?? null;
  if (kind === 'hut') return layout.huts[number - 1] ?? null;
  if (kind === 'cat') return layout.cat;
  return layout.fool && [layout.fool[0], layout.fool[1]];
}

/** Everything stays within the table's edges, whatever the hand does. */
const kept = (layout: Layout, [x, y]: Point): Point => [Math.round(Math.min(layout.table[0], Math.max(0, x))), Math.round(Math.min(layout.table[1], Math.max(0, y)))];

/** The same with a thing somewhere else; a thing from the box comes onto the table. */
export function put(layout: Layout, name: Name, to: Point): Layout {
  const [kind, number] = numbered(name);
  const at = kept(layout, to);
  const swap = <T>(list: T[], n: number, value: T): T[] => list.map((one, k) => (k === n ? value : one));
  if (kind === 'castle') return { ...layout, castles: swap<Point | null>(layout.castles, number - 1, at) };
  if (kind === 'hut') return { ...layout, huts: number > layout.huts.length ? [...layout.huts, at] : swap(layout.huts, number - 1, at) };
  if (kind === 'cat') return { ...layout, cat: at };
  return { ...layout, fool: [...at, layout.fool?.[2] ?? 0] };
}

export function turned(layout: Layout, heading: number): Layout {
  if (!layout.fool) return layout;
  const [x, y] = layout.fool;
  return { ...layout, fool: [x, y, ((Math.round(heading) % FULL_TURN) + FULL_TURN) % FULL_TURN] };
}

/** The same without a thing; huts after it move up, and nothing leads to what is gone. */
export function removed(layout: Layout, name: Name): Layout {
  const [kind, number] = numbered(name);
  if (kind === 'cat') return { ...layout, cat: null };
  if (kind === 'fool') return { ...layout, fool: null };
  const starts = layout.starts.filter((site) => site !== name);
  if (kind === 'castle') {
    return {
      ...layout,
      starts,
      castles: layout.castles.map((at, n) => (n === number - 1 ? null : at)),
      course: layout.course.filter(([, a, b]) => a !== number && b !== number),
      ring: layout.ring.filter((castle) => castle !== number),
    };
  }
  const renamed = (site: string): string => {
    const [what, n] = numbered(site);
    return what === 'hut' && n > number ? `hut ${n - 1}` : site;
  };
  return { ...layout, huts: layout.huts.filter((_, n) => n !== number - 1), starts: starts.map(renamed) };
}

/** What is left in the box: first what an adventure cannot do without, then the castles. */
export function inTheBox(layout: Layout, huts: number): Name[] {
  return [
    ...(layout.huts.length < huts ? [`hut ${layout.huts.length + 1}`] : []),
    ...(layout.cat ? [] : ['cat']),
    ...(layout.fool ? [] : ['fool']),
    ...layout.castles.flatMap((at, n) => (at ? [] : [`castle ${n + 1}`])),
  ];
}

/** The next thing of the same kind in the box. */
export const spareOf = (layout: Layout, name: Name, huts: number): Name | undefined => inTheBox(layout, huts).find((other) => numbered(other)[0] === numbered(name)[0]);

export function toggleStart(layout: Layout, name: Name): Layout {
  const starts = layout.starts.includes(name) ? layout.starts.filter((site) => site !== name) : [...layout.starts, name];
  return { ...layout, starts };
}

/** The table in a mirror. Left and right change places, so the two castles of a gate do, too. */
export function mirrored(layout: Layout, across: boolean): Layout {
  const [width, height] = layout.table;
  const flip = ([x, y]: Point): Point => (across ? [width - x, y] : [x, height - y]);
  const heading = (h: number): number => ((across ? FULL_TURN / 2 - h : -h) + 2 * FULL_TURN) % FULL_TURN;
  return {
    ...layout,
    castles: layout.castles.map((at) => at && flip(at)),
    huts: layout.huts.map(flip),
    cat: layout.cat && flip(layout.cat),
    fool: layout.fool && [...flip([layout.fool[0], layout.fool[1]]), heading(layout.fool[2])],
    course: layout.course.map(([kind, a, b]) => [kind, b, a]),
  };
}

/** Where the copy of a thing goes: as in a mirror, or beside it if that is the same place. */
export function opposite(layout: Layout, at: Point): Point {
  const [width] = layout.table;
  return Math.abs(width - 2 * at[0]) > 800 ? [width - at[0], at[1]] : [at[0], layout.table[1] - at[1]];
}

/** More than any castle is wide. */
const ASIDE = 1000;

/** Where the copy of a thing stands free beside it, on the table. */
export function beside(layout: Layout, [x, y]: Point): Point {
  return [x + 2 * ASIDE > layout.table[0] ? x - ASIDE : x + ASIDE, y];
}

/** What can be drawn of a layout that may be wrong: no line leads to a castle that is not there. */
export function drawable(layout: Layout): Layout {
  const there = (castle: number): boolean => !!layout.castles[castle - 1];
  return { ...layout, course: layout.course.filter(([, a, b]) => there(a) && there(b)), ring: layout.ring.filter(there) };
}

/** The view that the board's own drawing takes for a table on which nobody flies yet. */
export function still(layout: Layout): Record<string, unknown> {
  const [x, y, heading] = layout.fool ?? [0, 0, 0];
  return {
    layout: drawable(layout),
    castles: layout.castles.flatMap((at, n) => (at ? [n + 1] : [])),
    cat: layout.cat ? 'home' : null,
    fool: layout.fool && { x, y, heading },
    flyers: [],
    legs: [],
    markers: [],
    voters: [],
    votes: [],
    flights: [],
    trails: [],
    options: { colors: [] },
    phase: 'turn',
    active: 0,
    turn: null,
    players: 0,
  };
}
