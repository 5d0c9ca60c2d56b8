/** How a piece travels between the supply and a book. */
import type { TransitionConfig } from 'svelte/transition';

export type Travel = (node: Element, key: { key: unknown }) => () => TransitionConfig;

export interface Travels {
  leave: Travel;
  arrive: Travel;
}
