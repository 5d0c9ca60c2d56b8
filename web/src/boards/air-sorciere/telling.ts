/** What is told in a line of words on the board, from what the rules say that an action did. */
import type { Beat, View } from '../board';

export interface Told {
  what: 'misfit' | 'placed' | 'crash' | 'cat' | 'refill' | 'crashed';
  card: string;
  /** The cards lost in a crash. */
  lost: string[];
}

/** How a draw that settled by itself is called here. */
const BY_ITSELF: Record<string, Told['what']> = { shared: 'misfit', placed: 'placed', crash: 'crash', crashed: 'crashed', cat: 'cat' };

export function happened({ action, preview }: Beat): Told | null {
  const chosen = /^(place|share)\b/.test(action);
  const what = chosen ? undefined : BY_ITSELF[preview?.does];
  if (what) return { what, card: preview!.card, lost: preview!.lost };
  return preview?.refill ? { what: 'refill', card: '', lost: [] } : null;
}

/** What stands to be told of a moment, by the last action or, after a jump, by the moment itself. */
export function telling(beat: Beat | null, { phase, drawn }: View): Told | null {
  const said = beat && happened(beat);
  if (said) return said;
  if (phase === 'cat') return { what: 'cat', card: drawn, lost: [] };
  return phase === 'crash' ? { what: 'crashed', card: drawn, lost: [] } : null;
}

/** The risk of one more witch, from the preview of `fly`. */
export interface Odds {
  pile: number;
  misfits: number;
  brings: 'share' | 'crash';
  /** Chance in percent, in all and by colour. */
  percent: number;
  percent_by: Record<string, number>;
}
