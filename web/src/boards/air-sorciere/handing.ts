/** Handing in a diploma, piece by piece. */
import type { View } from '../board';
import type { Colour } from './cards';

/** The next action that hands in `cards`, seen from how far the table is; `null` if the table has gone another way. */
export function next(view: View, of: Colour, cards: readonly string[]): string | null {
  if (view.phase === 'landed') return `diploma ${of}`;
  if (view.phase !== 'diploma' || view.diploma_colour !== of) return null;
  const done = view.diploma_cards as string[];
  if (done.some((card, n) => card !== cards[n])) return null;
  return done.length < cards.length ? `add ${cards[done.length]}` : 'confirm';
}
