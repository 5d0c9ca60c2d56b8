/** Written by buildtools/wire.py from what Python knows (`make wire`): do not edit. */
import type { Component } from 'svelte';

/** The levels of bots, from weak to strong. */
export const LEVELS = ['beginner', 'novice', 'apprentice', 'adept', 'expert', 'master'] as const;

/** The level of a bot that nobody chose a level for. */
export const USUAL_LEVEL = 'adept';

/** What each language calls itself. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

type Page = { default: Component<{ id: string }> };

/** The page of an address, by its first word. */
export const PAGES: Record<string, () => Promise<Page>> = {
  '': () => import('../pages/Home.svelte'),
  'me': () => import('../pages/Me.svelte'),
  't': () => import('../pages/Table.svelte'),
  'r': () => import('../pages/Replay.svelte'),
  'learn': () => import('../pages/Learn.svelte'),
  'link': () => import('../pages/Link.svelte'),
  'workshop': () => import('../pages/Workshop.svelte'),
  'a': () => import('../pages/Adventure.svelte'),
  'adventures': () => import('../pages/Adventures.svelte'),
  'deal': () => import('../pages/Deal.svelte'),
  'puzzles': () => import('../pages/Puzzles.svelte'),
  'again': () => import('../pages/Again.svelte'),
};
