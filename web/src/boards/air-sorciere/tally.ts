/** Grimoires, colour by colour, and what the rules give beyond them. */
import type { Adds } from '../board';

export const tally: Adds = (view, seat) => {
  const grimoires = Object.entries(view.grimoires[seat] as Record<string, number>).map(([what, points]) => ({ what, points }));
  const bonus = view.points[seat] - grimoires.reduce((sum, { points }) => sum + points, 0);
  return { parts: [...grimoires, { what: 'bonus', points: bonus }].filter(({ points }) => points > 0), sum: 'points' };
};
