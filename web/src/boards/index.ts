/** The boards of the house, each loaded when its table is opened. A game without one is played from the action bar. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

const found = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

export async function board(game: string): Promise<Component<BoardProps> | null> {
  const load = found[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
