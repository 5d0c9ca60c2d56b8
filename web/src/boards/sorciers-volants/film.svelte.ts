/** The flights that have just happened, flown again before one's eyes: a clock over their reels. */
import { untrack } from 'svelte';
import type { View } from '../board';
import type { Pose } from './arcs';
import type { Box } from './box';
import { moment, sparks } from './contact';
import { flightsOf, poseAt, reels, restOf, type Flight, type Reel } from './shots';

export class Film {
  #now = $state(0);
  #reels = $state.raw<Reel[]>([]);
  #before = $state.raw<View | null>(null);
  #moments = new Map<string, number>();
  #frame = 0;
  #box: () => Box;

  constructor(box: () => Box) {
    this.#box = box;
  }

  readonly runs = $derived(this.#reels.length > 0);
  readonly reels = $derived(this.#reels);
  get now(): number {
    return this.#now;
  }

  /** Show what has come to pass between two views. */
  show(before: View, view: View, pace: number): void {
    const told = before.phase === 'stalled' ? flightsOf(view).slice(1) : flightsOf(view);
    this.stop();
    if (!told.length || pace <= 0) return;
    this.#before = before;
    this.#reels = reels(told, pace);
    this.#now = 0;
    this.#moments = new Map(this.#reels.flatMap((reel) => reel.flight.touched.map((thing) => [thing, moment(before, this.#box(), reel, thing)] as const)));
    const end = this.#reels.at(-1)!.end;
    const started = performance.now();
    const tick = (): void => {
      this.#now = performance.now() - started;
      if (this.#now >= end) this.stop();
      else this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    untrack(() => this.#reels.length) && (this.#reels = []);
  }

  /** Where a flyer is seen: flying, still standing, or where the view has it. */
  pose(view: View, who: number | 'fool'): Pose | null {
    const there: Pose | null = who === 'fool' ? view.fool : view.flyers[who];
    if (!this.runs) return there;
    const gone = this.#moments.get(who === 'fool' ? 'fool' : `seat ${who}`);
    const own = this.#reels.find((reel) => reel.flight.who === who);
    if (own && this.#now <= own.end) return poseAt(own, this.#now);
    if (there) return there;
    const stood = own ? restOf(own.flight) : who === 'fool' ? null : this.#before!.flyers[who];
    return gone !== undefined && this.#now < gone ? stood : null;
  }

  /** Whether a flight that is being shown touches a thing. */
  touches(thing: string): boolean {
    return this.runs && this.#moments.has(thing);
  }

  /** Whether something that was touched has been reached by now. */
  reached(thing: string): boolean {
    return !this.runs || this.#now >= (this.#moments.get(thing) ?? 0);
  }

  castles(view: View): number[] {
    return this.runs ? this.#before!.castles.filter((n: number) => !this.#moments.has(`castle ${n}`) || !this.reached(`castle ${n}`)) : view.castles;
  }

  /** Who has the cat at this moment of the film. */
  cat(view: View): number | 'home' | null {
    if (!this.runs) return view.cat;
    const changes = ['cat', 'ring', ...Array.from({ length: view.players }, (_, seat) => `seat ${seat}`)].filter((thing) => this.#moments.has(thing));
    return changes.length && changes.some((thing) => !this.reached(thing)) ? this.#before!.cat : view.cat;
  }

  /** What stops a flight just now, and where the sparks fly. */
  readonly crash = $derived.by(() => {
    for (const { flight, shots } of this.#reels) {
      const shot = shots.find((one) => (one.kind === 'fault' || one.kind === 'misfit') && one.start <= this.#now && this.#now < one.start + one.length);
      if (shot && flight.stopped_by) {
        return { key: shot.start, by: flight.stopped_by, at: sparks(this.#before!, this.#box(), flight.stopped_by, shot.from, shot.arc) };
      }
    }
    return null;
  });

  /** Who is in the air just now. */
  readonly who = $derived(this.#reels.find((reel) => this.#now <= reel.end)?.flight.who ?? null);

  /** The flight a seat is on just now, and which of its pieces. */
  flying(seat: number): { flight: Flight; piece: number } | null {
    const own = this.#reels.find((reel) => reel.flight.who === seat);
    if (!own || this.#now > own.end) return null;
    return { flight: own.flight, piece: own.shots.findIndex((shot) => this.#now < shot.start + shot.length) };
  }
}
