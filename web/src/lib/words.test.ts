/** The client says what the terminal says: tests/words/test_twins.py keeps what that is. */
import { beforeAll, expect, test, vi } from 'vitest';
import said from '../../../tests/words/said.json';

type Said = { language: 'en' | 'fr'; game: string } & (
  | { action: string; did: string; can: string }
  | { view: Record<string, any>; actions: string[]; asked: string }
);
const all: Said[] = said as Said[];
const games = [...new Set(all.map((one) => one.game))];
let words: typeof import('./words.svelte').words;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  ({ words } = await import('./words.svelte'));
  await words.need('web', ...games);
});

test.each(['en', 'fr'] as const)('what was done, what can be done and what is asked, as the terminal says it (%s)', async (language) => {
  await words.speak(language);
  const here = all.filter((one) => one.language === language);
  expect(here.length).toBeGreaterThan(100);
  for (const one of here) {
    if ('action' in one) expect([words.did(one.game, one.action), words.can(one.game, one.action)], one.action).toEqual([one.did, one.can]);
    else expect(words.phase(one.view, one.actions), one.view.phase).toBe(one.asked);
  }
});
