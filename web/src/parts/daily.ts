/** What the home page offers anew every day. */
import { api, type DealHere, type Mistake, type PuzzleHere } from '../lib/api';
import { words } from '../lib/words.svelte';
import { shelf, type Adventure as AdventureHere } from '../workshop/api';

export { default as Deal } from '../deal/Todays.svelte';
export { default as Puzzle } from '../puzzles/Today.svelte';
export { default as Adventure } from '../workshop/Daily.svelte';

export interface Today {
  deal: DealHere | null;
  adventure: AdventureHere | null;
  puzzle: PuzzleHere | null;
  mistakes: Mistake[];
}

/** All of it at once; whoever cannot be told of something has a home page without it. */
export async function today(): Promise<Today> {
  const missing = (): null => null;
  const [deal, adventure, puzzle, mistakes] = await Promise.all([
    api.deal('').catch(missing),
    shelf.daily().catch(missing),
    api.puzzleOfTheDay().catch(missing),
    api.mistakes().catch(() => []),
    ...['deal', 'workshop', 'puzzles'].map((part) => words.need(part)),
  ]);
  return { deal, adventure, puzzle, mistakes };
}
