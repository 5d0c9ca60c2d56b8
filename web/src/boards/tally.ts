/** How each game adds up its points at the end: part by part, and what the sum is called. */
import type { View } from './board';

export interface Tally {
  parts: { what: string; points: number }[];
  /** The message that says the sum. */
  sum: 'points' | 'cards' | 'legs' | 'none';
  of?: number;
}

type Adds = (view: View, seat: number) => Tally;

/** The squares of the goal board and what a witch brings home there. */
const HOME: Record<number, number> = { 49: 2, 50: 3, 51: 4 };

const GAMES: Record<string, Adds> = {
  'course-de-sorcieres': (view, seat) => ({
    parts: (view.witches[seat] as number[]).map((square) => ({ what: square in HOME ? 'home' : 'away', points: HOME[square] ?? 0 })),
    sum: 'points',
  }),
  'air-sorciere': (view, seat) => {
    const grimoires = Object.entries(view.grimoires[seat] as Record<string, number>).map(([what, points]) => ({ what, points }));
    const bonus = view.points[seat] - grimoires.reduce((sum, { points }) => sum + points, 0);
    return { parts: [...grimoires, { what: 'bonus', points: bonus }].filter(({ points }) => points > 0), sum: 'points' };
  },
  'witty-witches': () => ({ parts: [], sum: 'cards' }),
  'sorciers-volants': (view) =>
    view.layout.goal === 'race'
      ? { parts: [], sum: 'legs', of: view.layout.course.length }
      : { parts: [], sum: view.layout.goal === 'keep-cat' ? 'points' : 'none' },
};

/** The points of a seat, added up; a game that is not known here has just its sum. */
export function tally(view: View, seat: number): Tally {
  return GAMES[view.game]?.(view, seat) ?? { parts: [], sum: 'points' };
}
