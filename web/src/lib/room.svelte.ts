/** A table as the browser knows it: what the server told, and how much of it has been shown. */
import type { Beat, Player, View } from '../boards/board';
import { games } from './games.svelte';
import { line } from './line.svelte';
import { prefs } from './prefs.svelte';
import { chime } from './sound';
import { Refusal, type Eyes, type Face, type Here, type Hinted, type News, type Sight, type Told } from './wire';

export interface Trouble {
  message: string;
  clause: string | null;
}

/** One thing to be shown: an event, and how the match looks after it. */
interface Scene {
  told: Told;
  view: View | null;
}

const LOOK = 420;
const HASTE = 8;
/** Events that only a change of seats or words: nothing to look at. */
const SHOWN = 'moved';

export class Room {
  face = $state.raw<Face | null>(null);
  /** Everything that happened, as far as it has been shown. */
  story = $state.raw<Told[]>([]);
  present = $state.raw<string[]>([]);
  watching = $state(0);
  /** Through whose eyes the board is drawn. */
  eyes = $state<Eyes>(null);
  /** Whether a curtain hides the board until the next person at this device says that they are there. */
  curtain = $state(false);
  view = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  missing = $state<Refusal | null>(null);
  ready = $state(false);

  #sights = $state.raw(new Map<Eyes, Sight>());
  #masks = $state.raw(new Map<number, Told>());
  #sightAt = 0;
  #scenes: Scene[] = [];
  #showing = $state(false);
  #timer = 0;
  #seq = 0;
  #unsent: { action: string; seat: number; seq: number } | null = null;

  constructor(readonly code: string) {}

  // -- the line ------------------------------------------------------------------------------------

  enter(): void {
    line.join(this.code, this);
  }

  leave(): void {
    clearTimeout(this.#timer);
    line.leave(this.code);
  }

  back(): void {
    line
      .ask('watch', { table: this.code, seq: this.#seq })
      .then(() => this.#resend())
      .catch((why: Refusal) => why.code !== 'no-network' && (this.missing = why));
  }

  hear(word: News | Here): void {
    if (word.type === 'here') {
      this.present = word.present;
      this.watching = word.watching;
      return;
    }
    if (word.face) this.face = word.face;
    if (word.sight) this.#see(word.seat, word.sight);
    this.#mask(word);
    if (this.ready && word.seat !== this.eyes && this.mySeats.includes(word.seat ?? -1)) return;
    if (word.after < this.#seq || !this.ready) this.#jump(word);
    else this.#queue(word);
    this.#seq = word.seq;
    this.ready = true;
  }

  /** What one of several people at this device may not know, none of them is told: the story lies open for all. */
  #mask(news: News): void {
    if (this.mySeats.length < 2) return;
    const veiled = news.events.filter(({ event }) => event.action?.includes('?'));
    if (veiled.length) this.#masks = new Map([...this.#masks, ...veiled.map((told) => [told.seq, told] as const)]);
  }

  /** Everything that happened, as everybody at this device may read it. */
  get tale(): Told[] {
    return this.story.map((told) => this.#masks.get(told.seq) ?? told);
  }

  #see(seat: Eyes, sight: Sight): void {
    this.#sights = new Map(this.#sights).set(seat, sight);
    this.#sightAt = Date.now();
  }

  /** Everything at once, with no motion: just come in, or come back after long. */
  #jump(news: News): void {
    this.#flush();
    this.eyes = this.#startingEyes(news.seat);
    this.curtain = this.#needsCurtain(null);
    this.story = [...this.story.filter((told) => told.seq <= news.after), ...news.events];
    this.view = this.sight?.view ?? null;
    this.beat = null;
  }

  #startingEyes(told: Eyes): Eyes {
    const seats = this.mySeats;
    if (seats.length === 0) return told;
    const turn = this.#sights.get(told)?.turn ?? null;
    return turn !== null && seats.includes(turn) ? turn : seats[0]!;
  }

  // -- showing what happened -----------------------------------------------------------------------

  #queue(news: News): void {
    const frames = new Map(news.frames?.map((frame) => [frame.seq, frame.view]));
    const moves = news.events.filter((told) => told.event.kind === SHOWN);
    const last = moves.at(-1);
    if (news.events.some((told) => told.event.kind === 'started')) this.curtain = this.#needsCurtain(null);
    // Missed for long, with no moments in between: don't play what can't be shown.
    if (moves.length > 1 && frames.size === 0) return this.#jump(news);
    for (const told of news.events) {
      const view = told.event.kind !== SHOWN ? null : (frames.get(told.seq) ?? (told === last ? (news.sight?.view ?? null) : null));
      this.#scenes.push({ told, view });
    }
    if (news.sight && !last) this.#scenes.push({ told: { seq: 0, event: { kind: 'sight', at: 0 } }, view: news.sight.view });
    if (!this.#showing) this.#next();
  }

  #next(): void {
    const scene = this.#scenes.shift();
    if (!scene) {
      this.#showing = false;
      this.#settle();
      return;
    }
    this.#showing = true;
    const wait = this.#show(scene);
    if (wait === 0) this.#next();
    else this.#timer = window.setTimeout(() => this.#next(), wait);
  }

  /** Show a scene; how long to look at it. */
  #show({ told, view }: Scene): number {
    if (told.seq) this.story = [...this.story, told];
    const { kind, seat, action } = told.event;
    if (kind === 'took-back' || kind === 'sight') {
      this.beat = null;
      if (view) this.view = view;
      return 0;
    }
    if (kind !== SHOWN || !view) return 0;
    this.hinted = null;
    this.beat = this.view && { seq: told.seq, seat: seat ?? null, action: action!, before: this.view, view };
    this.view = view;
    if (!prefs.motion) return 0;
    chime(seat === null ? 'chance' : 'move');
    return this.#scenes.length > HASTE ? LOOK / 4 : LOOK;
  }

  /** All has been shown: whose turn is it, at this device? */
  #settle(): void {
    const turn = this.sight?.turn ?? null;
    if (turn !== null && turn !== this.eyes && this.mySeats.includes(turn)) {
      this.curtain = this.#needsCurtain(turn);
      this.eyes = turn;
      this.beat = null;
      this.view = this.sight?.view ?? this.view;
    }
    if (turn !== null && turn === this.eyes) chime('turn');
  }

  #needsCurtain(next: Eyes): boolean {
    const secret = games.hidden(this.face?.setup.game ?? '');
    return secret && this.face?.status === 'playing' && this.mySeats.length > 1 && (next === null || next !== this.eyes);
  }

  /** Show what is left at once: whoever clicks need not wait. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#flush();
    this.#showing = false;
    this.beat = null;
    this.#settle();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    for (const { told, view } of this.#scenes) {
      if (told.seq) this.story = [...this.story, told];
      if (view) this.view = view;
    }
    this.#scenes = [];
    this.#showing = false;
  }

  // -- who and what --------------------------------------------------------------------------------

  get sight(): Sight | null {
    return this.#sights.get(this.eyes) ?? null;
  }

  get moving(): boolean {
    return this.#showing;
  }

  get me(): string | null {
    return line.you?.id ?? null;
  }

  get mySeats(): number[] {
    return (this.face?.places ?? []).flatMap((place, seat) => (place.person && place.person === this.me ? [seat] : []));
  }

  get host(): boolean {
    return this.face?.host === this.me;
  }

  get myTurn(): boolean {
    const turn = this.sight?.turn;
    return turn !== null && turn !== undefined && turn === this.eyes && this.mySeats.includes(turn);
  }

  /** In the midst of a choice, or of something that is still on its way. */
  get busy(): boolean {
    return this.face?.status === 'playing' && (this.myTurn || this.#showing || this.#unsent !== null);
  }

  /** What may be done now; nothing while something still moves. */
  get actions(): string[] {
    return this.#showing || this.curtain || !this.mySeats.includes(this.eyes ?? -1) ? [] : (this.sight?.actions ?? []);
  }

  get players(): Player[] {
    return (this.face?.places ?? []).map((place, seat) => ({
      seat,
      name: place.name || '',
      bot: place.bot ?? null,
      mine: place.person === this.me && !!place.person,
    }));
  }

  /** Milliseconds that a seat has left, if there is a clock. */
  left(seat: number, now: number): number | null {
    const sight = this.sight;
    const left = sight?.left?.[seat];
    if (!sight || left === null || left === undefined) return null;
    return Math.max(0, sight.running === seat ? left - (now - this.#sightAt) : left);
  }

  // -- doing ---------------------------------------------------------------------------------------

  /** Play; while things still move, the first click shows the rest. */
  act = (action: string): void => {
    if (this.#showing) this.hurry();
    if (this.curtain || this.eyes === null || this.face?.status !== 'playing') return;
    this.trouble = null;
    this.#unsent = { action, seat: this.eyes, seq: this.#seq };
    this.#resend();
  };

  /** An action that was on its way when the line was lost is sent again; the server plays it at most once. */
  #resend(): void {
    const unsent = this.#unsent;
    if (!unsent) return;
    line
      .ask('act', { table: this.code, ...unsent, lag: line.lag })
      .then(() => this.#unsent === unsent && (this.#unsent = null))
      .catch((why: Refusal) => {
        if (why.code === 'no-network') return;
        if (this.#unsent === unsent) this.#unsent = null;
        this.trouble = { message: why.message, clause: why.clause };
      });
  }

  /** Anything else that is asked of the table; trouble is shown. */
  ask = async (type: string, fields: object = {}): Promise<void> => {
    this.trouble = null;
    try {
      await line.ask(type, { table: this.code, ...fields });
    } catch (why) {
      this.trouble = { message: (why as Refusal).message, clause: (why as Refusal).clause ?? null };
    }
  };

  takeBack = (): Promise<void> => this.ask('take-back', { seq: this.#seq, seat: this.eyes });

  hint = async (): Promise<void> => {
    if (this.hinting || this.eyes === null) return;
    this.hinting = true;
    try {
      this.hinted = await line.ask<Hinted>('hint', { table: this.code, seat: this.eyes });
    } catch (why) {
      this.trouble = { message: (why as Refusal).message, clause: null };
    } finally {
      this.hinting = false;
    }
  };

  rematch = async (): Promise<string | null> => {
    try {
      return (await line.ask('rematch', { table: this.code })).table ?? null;
    } catch (why) {
      this.trouble = { message: (why as Refusal).message, clause: null };
      return null;
    }
  };
}
