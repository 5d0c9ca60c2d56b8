/** The board's own sentences. */
import { t, words } from '../../lib/words.svelte';
import { guest, shared, spell } from './cards';

const GAME = 'witty-witches';
const TRAITS = ['colour', 'character', 'object'];

export const say = (id: string, facts: Record<string, string | number> = {}): string => t(`${GAME}-board-${id}`, facts);

/** A guest by name, and that it has stars. */
export function named(card: string): string {
  const name = words.term(GAME, card);
  return guest(card).stars ? say('starred', { card: name }) : name;
}

/** The few words written beside a spell. */
export function motto(name: string): string {
  const { kind, names } = spell(name);
  return say(`motto-${kind}`, { what: names ? say(`many-${names}`) : '' });
}

/** What a spell does, in a sentence. */
export function meaning(name: string): string {
  const { kind, names } = spell(name);
  return say(`meaning-${kind}`, { what: names ? say(`many-${names}`) : '' });
}

/** A card of my hand for the ear: whether it may be played and why. */
export function heard(card: string, top: string | null, can: 'play' | 'double' | null): string {
  if (!can || !top) return named(card);
  if (can === 'double') return say('card-double', { card: named(card) });
  const common = TRAITS.filter((_, n) => shared(card, top)[n]).map((trait) => say(trait));
  if (common.length !== 2) return say('card-blessed', { card: named(card) });
  return say('card-fits', { card: named(card), one: common[0]!, two: common[1]! });
}
