/** A flight cut into shots: pieces flown, a piece that does not fit, a step back; each with its time. */
import type { View } from '../board';
import { curveOf, piece, type Piece } from './curves';
import { along, between, poses, type Pose } from './geometry';

export interface Flight {
  who: number | 'fool';
  start: [number, number, number];
  pieces: string[];
  laid: number;
  kept: number;
  stopped_by: string | null;
  touched: string[];
}

export interface Shot {
  kind: 'fly' | 'fault' | 'misfit' | 'back' | 'about';
  piece: Piece | null;
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

const startOf = ({ start: [x, y, heading] }: Flight): Pose => ({ x, y, heading });
export const piecesOf = (flight: Flight): Piece[] => flight.pieces.map(piece);
export const posesOf = (flight: Flight): Pose[] => poses(startOf(flight), piecesOf(flight));
export const restOf = (flight: Flight): Pose => posesOf(flight)[flight.kept]!;

/** The piece that was refused, if it was a piece: all forward ones are tried, a reverse one only after a free landing. */
export function faulty(flight: Flight): number | null {
  const { laid, kept } = flight;
  const next = flight.pieces[laid];
  if (flight.stopped_by === null || next === undefined) return null;
  return next.endsWith('reverse') && kept < laid ? null : laid;
}

/** How long a piece takes: longer curves longer, each about one movement. */
const lengthOf = (one: Piece, pace: number): number => {
  const { turn, radius } = curveOf(one);
  return pace * (0.7 + (0.6 * turn * radius * Math.PI) / 60 / 1360);
};

/** One flight as a reel that begins at a time. */
export function reel(flight: Flight, start: number, pace: number): Reel {
  const pieces = piecesOf(flight);
  const stops = posesOf(flight);
  const shots: Shot[] = [];
  let now = start;
  const add = (kind: Shot['kind'], one: Piece | null, from: Pose, to: Pose, length: number): void => {
    shots.push({ kind, piece: one, from, to, start: now, length });
    now += length;
  };
  for (let n = 0; n < flight.laid; n++) add('fly', pieces[n]!, stops[n]!, stops[n + 1]!, lengthOf(pieces[n]!, pace));
  const fault = faulty(flight);
  if (fault !== null) add('fault', pieces[fault]!, stops[fault]!, stops[fault]!, pace * 2);
  for (let n = flight.laid; n > flight.kept; n--) {
    add('misfit', null, stops[n]!, stops[n]!, pace * 1.2);
    add('back', pieces[n - 1]!, stops[n]!, stops[n - 1]!, pace * 0.8);
  }
  if (flight.who === 'fool' && flight.kept === 0) add('about', null, stops[0]!, { ...stops[0]!, heading: stops[0]!.heading + 60 }, pace);
  return { flight, shots, start, end: now };
}

const eased = (part: number): number => part * part * (3 - 2 * part);
export const partOf = (shot: Shot, now: number): number => Math.min(1, Math.max(0, (now - shot.start) / shot.length));

/** Where the flyer of a reel is at a time. */
export function poseAt({ flight, shots }: Reel, now: number): Pose {
  const shot = shots.findLast((one) => one.start <= now);
  if (!shot) return startOf(flight);
  const part = partOf(shot, now);
  if (shot.kind === 'fly') return along(shot.from, shot.piece!, part);
  if (shot.kind === 'back') return along(shot.to, shot.piece!, 1 - eased(part));
  if (shot.kind === 'fault') return along(shot.from, shot.piece!, recoil(part) * 0.12);
  if (shot.kind === 'misfit') return shaken(shot.from, part);
  return between(shot.from, shot.to, eased(part));
}

/** Forward with a start, then thrown back. */
const recoil = (part: number): number => (part < 0.3 ? part / 0.3 : Math.max(0, 1 - (part - 0.3) * 4));
const shaken = (pose: Pose, part: number): Pose => ({ ...pose, heading: pose.heading + 4 * (1 - part) * Math.sin(part * 22) });

/** A reel for each flight, one after the other. */
export function reels(flights: Flight[], pace: number): Reel[] {
  return flights.reduce<Reel[]>((found, flight) => [...found, reel(flight, (found.at(-1)?.end ?? 0) + (found.length ? pace : 0), pace)], []);
}

export const flightsOf = (view: View): Flight[] => view.flights as Flight[];

export interface Trace {
  piece: Piece;
  from: Pose;
  kind: 'faded' | 'fault';
  who: number | 'fool';
}

/** What is left to see of the last flights: the way flown, and the piece that would not fit. */
export function traces(view: View): Trace[] {
  return flightsOf(view).flatMap((flight) => {
    const stops = posesOf(flight);
    const pieces = piecesOf(flight);
    const flown = pieces.slice(0, flight.kept).map((one, n): Trace => ({ piece: one, from: stops[n]!, kind: 'faded', who: flight.who }));
    const fault = faulty(flight);
    return fault === null || fault !== flight.kept ? flown : [...flown, { piece: pieces[fault]!, from: stops[fault]!, kind: 'fault', who: flight.who }];
  });
}
