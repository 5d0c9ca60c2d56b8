/** What each action at hand would do, as far as the open tiles tell. */
import type { View } from '../board';
import { cardTarget, chain, landing } from './reckon';

export interface Preview {
  action: string;
  /** The square she leaves, and those she comes to, landing after landing. */
  from: number;
  stops: number[];
  /** The card that would be played. */
  card: string | null;
}

export function preview(view: View, action: string): Preview | null {
  const [verb, word = ''] = action.split(' ');
  if (verb === 'move') return movePreview(view, action, Number(word));
  return verb === 'play' ? cardPreview(view, action, word) : null;
}

function movePreview(view: View, action: string, from: number): Preview {
  return { action, from, stops: chain(view, view.active, landing(view, from, view.die)), card: null };
}

function cardPreview(view: View, action: string, card: string): Preview | null {
  const target = cardTarget(view, card);
  return target === null ? null : { action, from: view.mover, stops: chain(view, view.active, target), card };
}
