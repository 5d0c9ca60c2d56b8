/** A flight cut into shots: pieces flown, a piece that does not fit, a step back; each with its time. */
import type { View } from '../board';
import { along, between, lengthOf, pose, type Arc, type Laid, type Pose } from './arcs';

/** What a flight did, as the rules tell it, with its pieces as they lie. */
export interface Flight {
  who: number | 'fool';
  start: Laid;
  pieces: string[];
  laid: number;
  kept: number;
  stopped_by: string | null;
  touched: string[];
  arcs: Arc[];
  /** The piece that was refused, if it was a piece. */
  fault: number | null;
  /** How the fool stands now, who may have turned about on the spot. */
  stands: Pose | null;
}

export interface Shot {
  kind: 'fly' | 'fault' | 'misfit' | 'back' | 'about';
  arc: Arc | null;
  from: Pose;
  to: Pose;
  start: number;
  length: number;
}

export interface Reel {
  flight: Flight;
  shots: Shot[];
  start: number;
  end: number;
}

/** Where it started, and the end of each piece. */
export const posesOf = ({ start, arcs }: Flight): Pose[] => [start, ...arcs.map((arc) => arc.to)].map(pose);
export const restOf = (flight: Flight): Pose => posesOf(flight)[flight.kept]!;
export const flightsOf = (view: View): Flight[] => (view.flights as Flight[]).map((flight, n) => ({ ...flight, ...view.trails[n], stands: flight.who === 'fool' ? view.fool : null }));

/** How long a piece takes: longer curves longer, each about one movement. */
const timeOf = (arc: Arc, pace: number): number => pace * (0.7 + (0.6 * lengthOf(arc)) / 1360);

/** One flight as a reel that begins at a time. */
export function reel(flight: Flight, start: number, pace: number): Reel {
  const { arcs, fault } = flight;
  const stops = posesOf(flight);
  const shots: Shot[] = [];
  let now = start;
  const add = (kind: Shot['kind'], arc: Arc | null, from: Pose, to: Pose, length: number): void => {
    shots.push({ kind, arc, from, to, start: now, length });
    now += length;
  };
  for (let n = 0; n < flight.laid; n++) add('fly', arcs[n]!, stops[n]!, stops[n + 1]!, timeOf(arcs[n]!, pace));
  if (fault !== null) add('fault', arcs[fault]!, stops[fault]!, stops[fault]!, pace * 2);
  for (let n = flight.laid; n > flight.kept; n--) {
    add('misfit', null, stops[n]!, stops[n]!, pace * 1.2);
    add('back', arcs[n - 1]!, stops[n]!, stops[n - 1]!, pace * 0.8);
  }
  if (flight.stands && flight.kept === 0) add('about', null, stops[0]!, flight.stands, pace);
  return { flight, shots, start, end: now };
}

const eased = (part: number): number => part * part * (3 - 2 * part);
export const partOf = (shot: Shot, now: number): number => Math.min(1, Math.max(0, (now - shot.start) / shot.length));

/** Where the flyer of a reel is at a time. */
export function poseAt({ flight, shots }: Reel, now: number): Pose {
  const shot = shots.findLast((one) => one.start <= now);
  if (!shot) return pose(flight.start);
  const part = partOf(shot, now);
  if (shot.kind === 'fly') return along(shot.arc!, part);
  if (shot.kind === 'back') return along(shot.arc!, 1 - eased(part));
  if (shot.kind === 'fault') return along(shot.arc!, recoil(part) * 0.12);
  if (shot.kind === 'misfit') return shaken(shot.from, part);
  return between(shot.from, shot.to, eased(part));
}

/** Forward with a start, then thrown back. */
const recoil = (part: number): number => (part < 0.3 ? part / 0.3 : Math.max(0, 1 - (part - 0.3) * 4));
const shaken = (at: Pose, part: number): Pose => ({ ...at, heading: at.heading + 4 * (1 - part) * Math.sin(part * 22) });

/** A reel for each flight, one after the other. */
export function reels(flights: Flight[], pace: number): Reel[] {
  return flights.reduce<Reel[]>((found, flight) => [...found, reel(flight, (found.at(-1)?.end ?? 0) + (found.length ? pace : 0), pace)], []);
}

export interface Trace {
  arc: Arc;
  kind: 'faded' | 'fault';
  who: number | 'fool';
}

/** What is left to see of the last flights: the way flown, and the piece that would not fit. */
export function traces(view: View): Trace[] {
  return flightsOf(view).flatMap(({ arcs, kept, fault, who }) => {
    const flown = arcs.slice(0, kept).map((arc): Trace => ({ arc, kind: 'faded', who }));
    return fault === null || fault !== kept ? flown : [...flown, { arc: arcs[fault]!, kind: 'fault', who }];
  });
}
