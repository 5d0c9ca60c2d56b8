/** The board's own sentences. */
import { t, words } from '../../lib/words.svelte';
import type { Preview } from '../board';
import { guest, spell } from './cards';

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
export function heard(card: string, fits: Preview | null): string {
  if (!fits) return named(card);
  if (fits.why === 'double') return say('card-double', { card: named(card) });
  if (fits.why === 'blessing') return say('card-blessed', { card: named(card) });
  const [one, two] = TRAITS.filter((_, n) => fits.shared[n]).map((trait) => say(trait));
  return say('card-fits', { card: named(card), one: one!, two: two! });
}
