/** How likely the next card of the pile is too low for a seat's columns, counted from what everybody sees. */
import type { View } from '../board';
import { COLOURS, type Colour, colour, column, value } from './cards';

export interface Odds {
  pile: number;
  misfits: number;
  /** Chance in percent, in all and by colour. */
  percent: number;
  by: Record<Colour, number>;
}

export function odds(view: View, seat: number): Odds {
  const pile = view.draw_pile as string[];
  const by = Object.fromEntries(COLOURS.map((of) => [of, 0])) as Record<Colour, number>;
  for (const of of COLOURS) {
    const last = column(view.areas[seat], of).at(-1);
    if (last) by[of] = pile.filter((card) => colour(card) === of && value(card) < value(last)).length;
  }
  const misfits = COLOURS.reduce((sum, of) => sum + by[of], 0);
  const percent = (count: number): number => (pile.length ? Math.round((100 * count) / pile.length) : 0);
  for (const of of COLOURS) by[of] = percent(by[of]);
  return { pile: pile.length, misfits, percent: percent(misfits), by };
}
