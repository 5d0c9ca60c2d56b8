/** The boards of the house, each loaded when its table is opened. A game without one is played from the action bar. */
import type { Component } from 'svelte';
import type { Adds, BoardProps } from './board';

type Thing = Component<{ word: string }>;

interface Made {
  default: Component<BoardProps>;
  /** Draws one thing of the game from its word in the notation. */
  Thing?: Thing;
  /** Adds up a seat's points. */
  tally?: Adds;
}

const found = import.meta.glob<Made>('./*/Board.svelte');
const loaded = new Map<string, Made | null>();

async function load(game: string): Promise<Made | null> {
  if (!loaded.has(game)) loaded.set(game, (await found[`./${game}/Board.svelte`]?.()) ?? null);
  return loaded.get(game)!;
}

/** Load a game's board; null if it has none. */
export async function board(game: string): Promise<Component<BoardProps> | null> {
  return (await load(game))?.default ?? null;
}

/** A board that has been loaded before: it can be drawn at once. */
export function boardNow(game: string): Component<BoardProps> | null {
  return loaded.get(game)?.default ?? null;
}

/** What draws one thing of a game; null if its board knows no such thing. */
export async function thing(game: string): Promise<Thing | null> {
  return (await load(game))?.Thing ?? null;
}

/** The points of a seat, added up as the game's board does it, which has been loaded before. */
export const tally: Adds = (view, seat) => loaded.get(view.game)?.tally?.(view, seat) ?? { parts: [], sum: 'points' };
