/** The board's own words. */
import { t, words } from '../../lib/words.svelte';

const GAME = 'air-sorciere';

export const say = (id: string, facts: Record<string, string | number> = {}): string => t(`${GAME}-board-${id}`, facts);
export const name = (card: string): string => words.term(GAME, card);
export const names = (cards: readonly string[]): string => cards.map(name).join(', ') || say('none');
/** Why the rules refuse something, in the game's words. */
export const refusal = (reason: string, facts: Record<string, string | number>): string =>
  t(`refusal-${reason}`, Object.fromEntries(Object.entries(facts).map(([fact, word]) => [fact, typeof word === 'string' ? words.term(GAME, word) : word])));
