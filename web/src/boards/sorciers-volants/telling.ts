/** Sentences about the table: what the last flight did, and where everybody is. */
import { t } from '../../lib/words.svelte';
import type { View } from '../board';
import { apart, type Point, type Pose } from './arcs';
import type { Box } from './box';
import { flightsOf, type Flight } from './shots';
import { colour, sites } from './sites';

type NameOf = (seat: number) => string;
const id = (word: string): string => `sorciers-volants-board-${word}`;

/** A thing's name: `castle 4`, `seat 1`, `edge`. */
function thing(text: string, nameOf: NameOf): { kind: string; number: string } {
  const [kind = '', number = ''] = text.split(' ');
  return { kind, number: kind === 'seat' ? nameOf(Number(number)) : number };
}

function flightTold(flight: Flight, nameOf: NameOf): string {
  const facts = { name: flight.who === 'fool' ? '' : nameOf(flight.who), kept: flight.kept, all: flight.pieces.length };
  const first =
    flight.who === 'fool' ? (flight.touched.length ? '' : t(id('told-fool')))
    : flight.stopped_by ? t(id('told-stopped'), { ...facts, ...thing(flight.stopped_by, nameOf) })
    : t(id('told-flown'), facts);
  const rest = flight.touched.map((one) => t(id(flight.who === 'fool' ? 'told-swept' : 'told-touched'), { ...facts, ...thing(one, nameOf) }));
  return [first, ...rest].filter(Boolean).join(' ');
}

export const told = (view: View, nameOf: NameOf): string => flightsOf(view).map((flight) => flightTold(flight, nameOf)).join(' ');

/** Who turned which way, as on a clock. */
export const faced = (name: string, heading: number): string => t(id('told-faces'), { name, ...clock(heading) });

/** Who has to name a place, and for whom. */
export function asked(view: View, nameOf: NameOf): string {
  if (view.phase === 'destination') {
    return t(id(view.turn === view.active ? 'asked-own' : 'asked-destination'), { name: nameOf(view.turn), other: nameOf(view.active) });
  }
  if (view.phase !== 'site' && view.phase !== 'face') return '';
  const who = view.waiting[0];
  if (view.phase === 'site' && view.turn !== who) return t(id('asked-site-for'), { name: nameOf(view.turn), other: nameOf(who) });
  return t(id(`asked-${view.phase}`), { name: nameOf(who) });
}

/** The whole table in words, for those who listen. */
export function described(view: View, box: Box, nameOf: NameOf): string {
  const flyers = view.flyers.flatMap((pose: Pose | null, seat: number) =>
    pose ? [t(id('flyer-at'), { name: nameOf(seat), colour: t(id(`colour-${colour(view, seat)}`)), ...whereabouts(view, box, pose) })] : [],
  );
  const cat = view.cat === 'home' ? [t(id('cat-home'), near(view, box, view.layout.cat))] : [];
  const fool = view.fool ? [t(id('fool-at'), whereabouts(view, box, view.fool))] : [];
  return [t(id('table')), ...flyers, ...cat, ...fool].join(' ');
}

function near(view: View, box: Box, at: Point): { kind: string; number: number } {
  const standing = sites(view.layout, box).filter((site) => site.kind === 'hut' || view.castles.includes(site.number));
  const [closest] = standing.sort((a, b) => apart(a.at, at) - a.radius - apart(b.at, at) + b.radius);
  return { kind: closest?.kind ?? 'table', number: closest?.number ?? 0 };
}

const whereabouts = (view: View, box: Box, pose: Pose) => ({ ...near(view, box, [pose.x, pose.y]), ...clock(pose.heading) });

/** A heading as on a clock: up is twelve. */
export const clock = (heading: number) => ({ hour: ((Math.floor(heading / 10) + 2) % 12) + 1, half: heading % 10 < 5 ? 'full' : 'half' });

/** How far a seat has come, and what is next. */
export function progress(view: View, seat: number): string {
  const { goal: aim, course, points } = view.layout;
  if (aim !== 'race') return t(id('points'), { got: view.points[seat], most: points });
  const leg = course[view.legs[seat]];
  if (leg) return t(id('leg'), { kind: leg[0], a: leg[1], b: leg[2], got: view.legs[seat], most: course.length });
  const hut = view.markers[seat];
  return hut ? t(id('home'), { hut }) : t(id('course'), { most: course.length });
}

/** What the adventure asks of a seat. */
export function goal(view: View, seat: number): string {
  const aim = view.layout.goal;
  return aim === 'race' ? progress(view, seat) : t(id(`goal-${aim}`), { points: view.layout.points });
}

/** Who is in the air. */
export const flies = (who: number | 'fool' | null, nameOf: NameOf): string =>
  who === null ? '' : who === 'fool' ? t(id('told-fool')) : t(id('told-flies'), { name: nameOf(who) });
