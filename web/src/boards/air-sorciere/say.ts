/** The board's own words. */
import { t, words } from '../../lib/words.svelte';

const GAME = 'air-sorciere';

export const say = (id: string, facts: Record<string, string | number> = {}): string => t(`${GAME}-board-${id}`, facts);
export const name = (card: string): string => words.term(GAME, card);
export const names = (cards: readonly string[]): string => cards.map(name).join(', ') || say('none');
