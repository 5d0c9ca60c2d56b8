/** Putting a diploma together by free picking; what is sent in the end is judged by the rules, not here. */
import type { View } from '../board';
import { type Colour, colour, rank, value } from './cards';

const FEWEST = 3;
const MOST = 5;

/** What `count` cards earn. */
export const worth = (count: number): number => Math.max(0, Math.min(count, MOST) - FEWEST + 1);

/** Own cards rising, then jokers by colour: the order in which they are named. */
export function ordered(cards: readonly string[], of: Colour): string[] {
  const own = (card: string): number => (colour(card) === of ? 0 : 1);
  return [...cards].sort((a, b) => own(a) - own(b) || rank(a) - rank(b));
}

export type Obstacle = 'full' | 'stock' | 'grimoire' | 'low' | 'twice' | 'own';

/** What speaks against one more card beside those picked, or `null`. */
export function obstacle(view: View, seat: number, of: Colour, picked: readonly string[], card: string): Obstacle | null {
  if (picked.length >= MOST) return 'full';
  if (picked.length >= FEWEST - 1 && worth(picked.length + 1) > view.stock[of]) return 'stock';
  const jokers = picked.filter((other) => colour(other) !== of);
  if (colour(card) === of) return jokers.some((joker) => value(joker) < value(card)) ? 'low' : null;
  if (!view.grimoires[seat][colour(card)]) return 'grimoire';
  if (jokers.some((joker) => colour(joker) === colour(card))) return 'twice';
  const own = picked.filter((other) => colour(other) === of);
  if (!own.length) return 'own';
  return own.some((other) => value(other) > value(card)) ? 'low' : null;
}

/** Whether enough has been picked to hand it in. */
export const complete = (picked: readonly string[], of: Colour): boolean =>
  picked.length >= FEWEST && picked.some((card) => colour(card) === of);

/** The next action that hands in `cards`, seen from how far the table is; `null` if the table has gone another way. */
export function next(view: View, of: Colour, cards: readonly string[]): string | null {
  if (view.phase === 'landed') return `diploma ${of}`;
  if (view.phase !== 'diploma' || view.diploma_colour !== of) return null;
  const done = view.diploma_cards as string[];
  if (done.some((card, n) => card !== cards[n])) return null;
  return done.length < cards.length ? `add ${cards[done.length]}` : 'confirm';
}
