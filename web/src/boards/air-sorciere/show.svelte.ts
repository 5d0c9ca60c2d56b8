/** What has just happened, shown moving: which cards are on their way, and for how long. */
import { untrack } from 'svelte';
import type { BoardProps } from '../board';
import { ALL } from './cards';
import { type Shape, type Spot, spots } from './layout';
import { moves } from './motion';

type Stage = Pick<BoardProps, 'view' | 'beat' | 'pace'> & { me: number | null; shape: Shape; places: Record<string, Spot> };
type Beat = NonNullable<BoardProps['beat']>;

/** How many times the pace the longest movement takes. */
const LONGEST = 4;

export class Show {
  readonly #stage: () => Stage;
  readonly #elements = new Map<string, HTMLElement>();
  readonly #running = new Map<string, Animation>();
  #last = $state.raw<Beat | null>(null);
  #fresh = $state.raw<ReadonlySet<string>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;
  moving = $state(false);

  /** The last action, until another moment is jumped to. */
  readonly current = $derived.by(() => {
    const { beat, view } = this.#stage();
    return beat ?? (this.#last?.view === view ? this.#last : null);
  });
  readonly tempo = $derived.by(() => {
    const { beat, pace } = this.#stage();
    return this.current && (beat || this.moving) ? pace : 0;
  });
  readonly cat = $derived.by(() => this.moving && !!this.current && /^draw .15$/.test(this.current.action));

  constructor(stage: () => Stage) {
    this.#stage = stage;
    $effect(() => {
      const { beat } = stage();
      if (beat && beat.seq !== untrack(() => this.#last?.seq)) untrack(() => this.#move(beat));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Let a card be moved by hand, as it were. */
  element = (card: string, node: HTMLElement): void => void this.#elements.set(card, node);

  drawn = (card: string | undefined): HTMLElement | undefined => (card ? this.#elements.get(card) : undefined);

  /** Cards on their way lie above all others; what was thrown away last stays on top. */
  above(card: string): boolean {
    return this.#fresh.has(card);
  }

  #move(beat: Beat): void {
    const { me, shape, places, pace } = this.#stage();
    this.#last = beat;
    if (pace === 0) return;
    const before = spots(beat.before, me, shape);
    const gone = ALL.filter((card) => before[card]!.zone !== places[card]!.zone || before[card]!.seat !== places[card]!.seat);
    gone.forEach((card) => this.#running.get(card)?.cancel());
    for (const { card, frames, length, delay } of moves(beat, me, shape)) {
      const motion = this.#elements.get(card)?.animate(frames, { duration: length * pace, delay: delay * pace, fill: 'backwards' });
      if (motion) this.#running.set(card, motion);
    }
    this.#fresh = new Set(gone);
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), pace * LONGEST);
  }

  #rest(): void {
    const { places } = this.#stage();
    this.moving = false;
    this.#fresh = new Set([...this.#fresh].filter((card) => places[card]!.zone === 'discard'));
  }
}
