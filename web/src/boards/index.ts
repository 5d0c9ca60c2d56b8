/** The boards of the house, each loaded when its table is opened. A game without one is played from the action bar. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

const found = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
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
