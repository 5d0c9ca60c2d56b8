/** How somebody likes to play a game against bots, kept in this browser: what *Play now* opens. */
import type { GameHere, GameOption } from './api';
import { USUAL_LEVEL } from './facts';
import { prefs } from './prefs.svelte';
import type { SetupWish } from './wire';

export interface Wish {
  players: number;
  level: string;
  /** The adventure or the mode, where a game has one. */
  kind: string | null;
  /** What the adventure is called, if it is one that the house keeps: then `kind` is its id. */
  called?: string | undefined;
}

/** The options that a match is called after. */
const KINDS = ['adventure', 'mode'];

/** What can be chosen as an adventure or a mode; nothing if a game has no such thing. */
export function kinds(game: GameHere): { name: string; values: [string, string][] } | null {
  const option = game.options.find(({ name, values }) => KINDS.includes(name) && values);
  if (!option) return null;
  const all = option.values!.map((value, n) => [String(value), option.labels?.[n] ?? String(value)] as [string, string]);
  // A value without words needs more than itself, such as an adventure of one's own.
  return { name: option.name, values: all.filter(([value, label]) => label !== value) };
}

/** The adventure or the mode of a table, in words; nothing if there is no choice. */
export function kindOf(game: GameHere | undefined, options: Record<string, unknown>): string {
  const choice = game && kinds(game);
  if (!choice) return '';
  const value = String(options[choice.name] ?? '');
  return choice.values.find(([one]) => one === value)?.[1] ?? (typeof options.layout === 'string' ? options.layout : '');
}

/** What was wished last time, as far as it is still to be had. */
export function wished(game: GameHere): Wish {
  const kept = JSON.parse(localStorage.getItem(`wish.${game.id}`) ?? '{}') as Partial<Wish>;
  const [low, high] = game.players;
  const choice = kinds(game);
  return {
    players: Math.max(low, Math.min(high, kept.players ?? low)),
    level: game.levels.includes(kept.level ?? '') ? kept.level! : USUAL_LEVEL,
    ...(kept.kind && kept.called
      ? { kind: kept.kind, called: kept.called }
      : { kind: choice && (choice.values.find(([value]) => value === kept.kind)?.[0] ?? choice.values[0]?.[0] ?? null) }),
  };
}

export function keepWish(game: GameHere, wish: Wish): void {
  localStorage.setItem(`wish.${game.id}`, JSON.stringify(wish));
}

/** An option that helps the eye, such as a path that is drawn before it is flown. */
const helps = ({ name, values }: GameOption): boolean => name.endsWith('_help') && !!values;

/** With aids on, everything that helps. */
export function aids(game: GameHere): Record<string, unknown> {
  return Object.fromEntries(prefs.aids ? game.options.filter(helps).map(({ name, values }) => [name, values!.at(-1)]) : []);
}

/** The table that a wish means. */
export function setupOf(game: GameHere, wish: Wish): SetupWish {
  const choice = kinds(game);
  const options = { ...(choice && wish.kind ? { [choice.name]: wish.kind } : {}), ...aids(game) };
  return { game: game.id, players: wish.players, options };
}
