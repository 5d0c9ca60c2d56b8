/** The review of a match: polls until it is computed; a deep one on request. */
import { api, type ToldReview } from '../lib/api';
import type { Refusal } from '../lib/wire';

const AGAIN = 400;
type Depth = 'quick' | 'deep';

export class Study {
  review = $state.raw<ToldReview | null>(null);
  depth = $state<Depth>('quick');
  /** What is being computed now, and its progress. */
  working = $state<Depth | null>(null);
  done = $state(0);
  pieces = $state(1);
  trouble = $state('');
  #timer = 0;

  constructor(private readonly code: string) {}

  async ask(depth: Depth): Promise<void> {
    this.working = depth;
    this.trouble = '';
    try {
      const told = await api.review(this.code, depth);
      if (this.working !== depth) return;
      [this.done, this.pieces] = [told.done, told.pieces || 1];
      if (told.review) {
        [this.review, this.depth, this.working] = [told.review, depth, null];
      } else {
        this.#timer = window.setTimeout(() => void this.ask(depth), AGAIN);
      }
    } catch (why) {
      this.working = null;
      this.trouble = (why as Refusal).message;
    }
  }

  async stop(): Promise<void> {
    this.leave();
    await api.giveUpReview(this.code).catch(() => {});
  }

  /** Ask no more; the house gives up what nobody asks for. */
  leave(): void {
    clearTimeout(this.#timer);
    this.working = null;
  }
}
