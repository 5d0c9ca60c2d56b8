/** The boards of the house, each loaded when its table is opened. A game without one is played from the action bar. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type Thing = Component<{ word: string }>;

const found = import.meta.glob<{ default: Component<BoardProps>; Thing?: Thing }>('./*/Board.svelte');
const loaded = new Map<string, Component<BoardProps> | null>();

/** Load a game's board; null if it has none. */
export async function board(game: string): Promise<Component<BoardProps> | null> {
  const load = found[`./${game}/Board.svelte`];
  if (!loaded.has(game)) loaded.set(game, load ? (await load()).default : null);
  return loaded.get(game)!;
}

/** A board that has been loaded before: it can be drawn at once. */
export function boardNow(game: string): Component<BoardProps> | null {
  return loaded.get(game) ?? null;
}

/** What draws one thing of a game from its word in the notation; null if its board knows no such thing. */
export async function thing(game: string): Promise<Thing | null> {
  return (await found[`./${game}/Board.svelte`]?.())?.Thing ?? null;
}
