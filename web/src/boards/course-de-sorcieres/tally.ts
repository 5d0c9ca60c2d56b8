/** What each witch of a seat brings home. */
import type { Adds } from '../board';

export const tally: Adds = (view, seat) => ({
  parts: (view.witches[seat] as number[]).map((square) => (square > 48 ? { what: 'home', points: square - 47 } : { what: 'away', points: 0 })),
  sum: 'points',
});
