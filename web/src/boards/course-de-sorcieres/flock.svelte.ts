/** The witches as pieces that keep their identity while the view only names squares, and how they fly. */
import type { Beat, View } from '../board';

export interface Piece {
  id: string;
  seat: number;
  /** Which of the three, for her place at the start. */
  rank: number;
  /** Where the view has her. */
  home: number;
  /** Where she is drawn: between two squares. */
  from: number;
  to: number;
  part: number;
}

interface Hop {
  piece: Piece;
  to: number;
  /** How many landings of the same action came before. */
  nth: number;
  wait: number;
  time: number;
}

/** Shares of the pace: to look at a tile or card, to rest between two hops, to fly one. */
const LOOK = 1;
const REST = 0.35;
const FLIGHT = 1.2;
/** A frame that took longer than this many milliseconds counts as this long, so that nothing is skipped. */
const SLOWEST = 50;

export class Flock {
  pieces = $state<Piece[]>([]);
  /** The squares of this turn's flight so far. */
  trail = $state<number[]>([]);
  /** Whose flight the trail shows. */
  rider = $state(0);
  /** Whether somebody is still on her way. */
  busy = $state(false);
  /** The hop in the air. */
  hop = $state<{ from: number; to: number; nth: number } | null>(null);
  #hops: Hop[] = [];
  #clock = 0;
  #spent = 0;
  #frame = 0;

  /** Follow the view: fly if something has just happened, else simply stand there. */
  show(view: View, beat: Beat | null, pace: number): void {
    const stops: number[] = beat?.preview?.stops ?? [];
    if (this.pieces.length !== view.players * 3) this.#deal(view);
    const mover = this.#settle(view) ?? this.#returned(beat, stops);
    if (!beat || !pace) return this.#land(view, stops, mover);
    if (beat.action.startsWith('roll ')) this.trail = [];
    if (mover && stops.length) this.#fly(mover, stops, beat, pace);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #deal(view: View): void {
    this.pieces = (view.witches as number[][]).flatMap((squares, seat) =>
      squares.map((home, rank) => ({ id: `${seat}-${rank}`, seat, rank, home, from: home, to: home, part: 1 })),
    );
  }

  /** Give every piece its square in the view, moving as few as can be; the one that moved is returned. */
  #settle(view: View): Piece | undefined {
    let last: Piece | undefined;
    (view.witches as number[][]).forEach((squares, seat) => {
      const open = [...squares];
      const rest = this.pieces.filter((piece) => piece.seat === seat && !take(open, piece.home));
      rest.forEach((piece, n) => {
        piece.home = open[n]!;
        last = piece;
      });
    });
    return last;
  }

  /** She who flew and came back to the square where she set out. */
  #returned(beat: Beat | null, stops: number[]): Piece | undefined {
    if (!beat || !stops.length) return undefined;
    return this.pieces.find((piece) => piece.seat === beat.before.active && piece.home === stops.at(-1));
  }

  #land(view: View, stops: number[], mover: Piece | undefined): void {
    this.stop();
    this.#hops = [];
    this.hop = null;
    this.busy = false;
    this.rider = mover?.seat ?? view.active;
    this.trail = mover && stops.length ? [mover.to, ...stops] : view.mover === null ? [] : [view.mover];
    for (const piece of this.pieces) [piece.from, piece.to, piece.part] = [piece.home, piece.home, 1];
  }

  #fly(piece: Piece, stops: number[], beat: Beat, pace: number): void {
    const look = /^(reveal|play|draw) /.test(beat.action) ? LOOK : 0;
    const idle = !this.#hops.length;
    stops.forEach((to, nth) => this.#hops.push({ piece, to, nth, wait: (nth ? REST : look) * pace, time: FLIGHT * pace }));
    if (!idle) return;
    this.#clock = performance.now();
    this.#begin();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #begin(): void {
    const hop = this.#hops[0];
    this.hop = null;
    this.busy = hop !== undefined;
    if (!hop) return;
    this.#spent = 0;
    [hop.piece.from, hop.piece.to, hop.piece.part] = [hop.piece.to, hop.to, 0];
  }

  #tick(now: number): void {
    const hop = this.#hops[0];
    if (!hop) return;
    this.#spent += Math.min(now - this.#clock, SLOWEST) * (this.#hops.length > 3 ? 2 : 1);
    this.#clock = now;
    const gone = this.#spent - hop.wait;
    if (gone > 0 && !this.hop) this.#takeOff(hop);
    hop.piece.part = Math.min(1, Math.max(0, gone / hop.time));
    if (hop.piece.part === 1) {
      this.#hops.shift();
      this.#begin();
    }
    if (this.#hops.length) this.#frame = requestAnimationFrame((then) => this.#tick(then));
  }

  #takeOff(hop: Hop): void {
    this.rider = hop.piece.seat;
    this.hop = { from: hop.piece.from, to: hop.to, nth: hop.nth };
    this.trail = [...(this.trail.length ? this.trail : [hop.piece.from]), hop.to];
  }
}

function take(squares: number[], square: number): boolean {
  const at = squares.indexOf(square);
  if (at >= 0) squares.splice(at, 1);
  return at >= 0;
}
