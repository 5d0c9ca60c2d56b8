/** What happened by itself after a card was turned up, for the line of words on the board. */
import type { Beat, View } from '../board';
import { colour, column } from './cards';

export interface Account {
  what: 'misfit' | 'placed' | 'crash' | 'cat' | 'refill' | 'crashed';
  card: string;
  /** The cards lost in a crash, the drawn one last. */
  lost: string[];
}

/** What stands to be told of a moment, by the last action or, after a jump, by the moment itself. */
export function account(beat: Beat | null, view: View): Account | null {
  return (beat && happened(beat)) ?? pending(view);
}

function pending({ phase, drawn, areas, seat }: View): Account | null {
  if (phase === 'cat') return { what: 'cat', card: drawn, lost: [] };
  if (phase === 'crash') return { what: 'crashed', card: drawn, lost: [...column(areas[seat], colour(drawn)), drawn] };
  return null;
}

export function happened(beat: Beat): Account | null {
  const [verb, word] = beat.action.split(' ');
  if (verb === 'draw' && word) return turned(beat, word);
  if (verb === 'drop' || verb === 'rescue') return fallen(beat, beat.before.drawn);
  return refilled(beat) ? { what: 'refill', card: '', lost: [] } : null;
}

function turned(beat: Beat, card: string): Account | null {
  const { before, view } = beat;
  if (view.drawn === card) return null;
  if (view.common.includes(card)) return { what: 'misfit', card, lost: [] };
  if (view.areas[before.seat].includes(card)) return { what: 'placed', card, lost: [] };
  return fallen(beat, card);
}

function fallen({ before }: Beat, card: string): Account {
  return { what: 'crash', card, lost: [...column(before.areas[before.seat], colour(card)), card] };
}

/** Whether the discard pile has become the draw pile. */
export const refilled = ({ before, view }: Beat): boolean =>
  before.discard.length > 0 && view.discard.length === 0 && view.draw_pile.length > before.draw_pile.length;
