/** How fast a match is shown: every sentence stands long enough to be read, and nobody waits for many bots in a row. */

/** The least time between two events of one turn that move something. */
const BLINK = 90;
/** How long a sentence stands where turns are shown step by step. */
export const LOOK = 1250;
/** All but the last event of a turn share this part of the time that a sentence stands. */
const SPARE = 0.32;

/** A sentence that is being told, and until when it must not be replaced. */
interface Standing {
  text: string;
  until: number;
}

/** The turn that is being shown. Times are milliseconds. */
export class Pacing {
  #told: Standing[] = [];
  #events = 0;

  /** @param most how many sentences can be read at once */
  constructor(
    readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Another turn begins. */
  begin(): void {
    this.#told = [];
    this.#events = 0;
  }

  /** A sentence is told, '' if an event needs none; like sentences in a row are one. */
  tell(text: string, stand: number): void {
    this.#events++;
    if (text && text !== this.#told.at(-1)?.text) this.#told.push({ text, until: this.now() + (Number.isFinite(stand) ? stand : LOOK) });
  }

  /** How long until there is room for one more sentence of this turn. */
  room(text: string): number {
    if (!text || text === this.#told.at(-1)?.text) return 0;
    return this.#left(this.#told.slice(0, Math.max(0, this.#told.length - this.most + 1)));
  }

  /** How long until the next turn may take the place of this one. */
  stands(): number {
    return this.#left(this.#told);
  }

  #left(told: Standing[]): number {
    return Math.max(0, ...told.map(({ until }) => until - this.now()));
  }

  /** How long an event is looked at; the more happen in one turn, the quicker each passes. */
  step(stand: number, coming: number): number {
    const whole = Number.isFinite(stand) ? stand : LOOK;
    const others = Math.max(1, this.#events + coming - 1);
    return Math.max(BLINK, Math.min(whole / 3, (whole * SPARE) / others));
  }
}
