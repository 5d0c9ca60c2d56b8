/** What many flights of bots come to: plain counting, and what it says of a table. */
import type { Flown } from '../lib/messages';

export interface Figures {
  matches: number;
  /** The turns of each player in the matches that somebody won, the middle one; 0 if nobody did. */
  turns: number;
  /** How often nobody won. */
  lost: number;
  seats: number[];
}

export type Verdict = 'good' | 'unfair' | 'long' | 'unreachable';
const LONG = 30;

export function figures(flights: Flown[], players: number): Figures {
  const won = flights.filter((one) => one.winner !== null);
  const turns = won.map((one) => Math.ceil(one.turns / players)).sort((a, b) => a - b);
  return {
    matches: flights.length,
    turns: turns[Math.floor((turns.length - 1) / 2)] ?? 0,
    lost: flights.length - won.length,
    seats: Array.from({ length: players }, (_, seat) => flights.filter((one) => one.winner === seat).length),
  };
}

export function verdict({ matches, turns, lost, seats }: Figures, players: number): Verdict {
  if (lost === matches) return 'unreachable';
  if (turns >= LONG) return 'long';
  const won = matches - lost;
  return won >= 6 && Math.max(...seats) > won * (0.5 / players + 0.6) ? 'unfair' : 'good';
}

/** Places where flights were stopped, gathered on a grid; the worst has share 1. */
export function heat(flights: Flown[], grid = 400): { at: [number, number]; share: number }[] {
  const spots = new Map<string, { at: [number, number]; count: number }>();
  for (const [x, y] of flights.flatMap((one) => one.crashes)) {
    const at: [number, number] = [Math.floor(x / grid) * grid + grid / 2, Math.floor(y / grid) * grid + grid / 2];
    const spot = spots.get(at.join()) ?? { at, count: 0 };
    spot.count++;
    spots.set(at.join(), spot);
  }
  const most = Math.max(1, ...[...spots.values()].map((spot) => spot.count));
  return [...spots.values()].map(({ at, count }) => ({ at, share: count / most }));
}
