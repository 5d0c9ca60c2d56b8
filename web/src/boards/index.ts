/** The boards of the house, each loaded when its table is opened. A game without one is played from the action bar, below its picture. */
import type { Component } from 'svelte';
import type { Beat, BoardProps, Explains, Player, Sound, Sounds, Spans } from './board';

type Thing = Component<{ word: string }>;

interface Made {
  default: Component<BoardProps>;
  /** Draws one thing of the game from its word in the notation. */
  Thing?: Thing;
}

interface Tells {
  /** Says what a beat did, and why. */
  explain?: Explains;
  /** Says how long a beat takes to be seen. */
  span?: Spans;
  /** Actions, or their verbs, that are seen and need no words while they happen; the story tells them. */
  quiet?: string[];
}

const found = import.meta.glob<Made>('./*/Board.svelte');
/** What a board may have beside it: sounds, and words for what an action did. */
const voices = import.meta.glob<{ sounds: Sounds }>('./*/sounds.ts');
const tellers = import.meta.glob<Tells>('./*/explain.ts');
const heard = new Map<string, Sounds>();
const explained = new Map<string, Tells>();
const loaded = new Map<string, Made | null>();

async function load(game: string): Promise<Made | null> {
  void voices[`./${game}/sounds.ts`]?.().then(({ sounds }) => heard.set(game, sounds));
  const bring = found[`./${game}/Board.svelte`] ?? (() => import('./Picture.svelte'));
  const [made, tells] = await Promise.all([loaded.get(game) ?? bring(), tellers[`./${game}/explain.ts`]?.()]);
  loaded.set(game, made);
  if (tells) explained.set(game, tells);
  return made;
}

/** Whether a game has a board of its own, on which it can be played without the action bar. */
export function playable(game: string): boolean {
  return `./${game}/Board.svelte` in found;
}

/** Load a game's board; a picture if it has none. */
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

/** Whether a game whose board is loaded says what its actions did, and why. */
export const explains = (game: string): boolean => !!explained.get(game)?.explain;

/** What a beat did and why, if the game has more to say than the plain sentence. */
export const explain = (game: string, beat: Beat, players: Player[]): string => explained.get(game)?.explain?.(beat, players) ?? '';

/** How long a beat takes to be seen; nothing if the game does not say. */
export const span = (game: string, beat: Beat, pace: number): number => explained.get(game)?.span?.(beat, pace) ?? 0;

/** Whether an action needs no words while it happens. */
export const quiet = (game: string, action: string): boolean => {
  const verbs = explained.get(game)?.quiet ?? [];
  return verbs.includes(action) || verbs.includes(action.split(' ')[0]!);
};

/** What a beat sounds like; a game that does not say so sounds of cards. */
export const soundOf = (game: string, beat: Beat): Sound | null => (heard.has(game) ? heard.get(game)!(beat) : 'card');
