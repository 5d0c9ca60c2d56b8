/** What an exercise is called and why its answer is right: by the game, and by what is to be decided. */
import type { ExerciseAnswer } from '../lib/api';
import { percent } from '../review/figures';
import { t, words } from '../lib/words.svelte';

const WAYS = 3;

/** The title of a puzzle; it says what is to be decided and nothing of the answer. Puzzles of a kind differ by their id. */
export function titleOf(game: string, kind: string, id: string): string {
  const n = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % WAYS;
  const message = `puzzle-title-${game}-${kind}`;
  return t(words.has(message) ? message : 'puzzle-title-other', { n });
}

/** Why the best action is best, with its chance and that of the one that tempts, or that was played. */
export function whyOf(game: string, answer: ExerciseAnswer): string {
  const [best, second] = answer.choices;
  const other = answer.right ? (answer.tempting ?? second!.action) : answer.action;
  const rival = answer.choices.find((one) => one.action === other)!;
  const message = `puzzle-why-${game}-${best!.action.split(' ')[0]}`;
  return t(words.has(message) ? message : 'puzzle-why-other', {
    best: words.can(game, best!.action),
    chance: percent(best!.chance),
    other: words.can(game, (rival === best ? second! : rival).action),
    less: percent((rival === best ? second! : rival).chance),
  });
}
