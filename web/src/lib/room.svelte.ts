/** A table as the browser knows it: what the server told, and how much of it has been shown. */
import { board, explains, quiet, soundOf, span } from '../boards';
import type { Beat, Player, Preview, View } from '../boards/board';
import { games } from './games.svelte';
import { line } from './line.svelte';
import { nonce } from './nonce';
import { LOOK, Pacing } from './pacing';
import { prefs } from './prefs.svelte';
import { recall, standing } from './recall';
import { play, tick } from './sound';
import { Refusal, type Eyes, type Face, type Here, type Hinted, type News, type Previewed, type Shut, type Sight, type Told } from './wire';
import { words } from './words.svelte';

export interface Trouble {
  message: string;
  clause: string | null;
}

/** One thing to be shown: an event, and how the match looks after it. */
interface Scene {
  /** What happened; nothing if only the view is new. */
  told: Told | null;
  view: View | null;
  preview: Preview | null;
  /** Whose turn it belongs to: chance acts for whoever acted before. */
  turn: Eyes;
  /** Whether it stands in the story already. */
  again?: boolean;
}

/** How many sentences stand in the line of what just happened: fewer on a phone. */
export const AT_ONCE = typeof matchMedia === 'function' && matchMedia('(max-width: 50rem)').matches ? 2 : 3;
/** How many beats are kept, so that the story can say what they did. */
const BEATS = 300;
/** How many moves are shown again to whoever was away. */
const RETOLD = 60;
/** How many of the last moves whoever comes in finds explained, before they open the story. */
const LATELY = 20;
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
  /** What just happened: the events of the turn before and of the last one. */
  recent = $state.raw<[Told[], Told[]]>([[], []]);
  /** What happened while nobody looked. */
  missed = $state.raw<Told[]>([]);
  /** Whether the next turn is shown only when somebody says so. */
  waiting = $state(false);
  /** Milliseconds that a movement may take now: less where much happens in a row. */
  pace = $state(prefs.pace);
  /** What is known of how events came about, by event. */
  beats = $state.raw(new Map<number, Beat>());
  /** What each of the actions at hand would do. */
  previews = $state.raw<Record<string, Preview>>({});
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
  #turn: Eyes | undefined = undefined;
  /** Whose turn the sentences that stand tell. */
  #saying: Eyes | undefined = undefined;
  readonly #pacing = new Pacing(AT_ONCE);
  /** How many words of others were read. */
  #read = $state<number | null>(null);
  #timer = 0;
  #ending = 0;
  #takenBack = false;
  #seq = 0;
  #unsent: { action: string; seat: number; seq: number } | null = null;

  constructor(readonly code: string) {}

  // -- the line ------------------------------------------------------------------------------------

  enter(): void {
    line.join(this.code, this);
    document.addEventListener('visibilitychange', this.#looked);
  }

  leave(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#ending);
    line.leave(this.code);
  }

  back(): void {
    line
      .ask('watch', { table: this.code, seq: this.#seq })
      .then(() => this.#resend())
      .catch((why: Refusal) => why.code !== 'no-network' && (this.missing = why));
  }

  hear(word: News | Here | Shut): void {
    if (word.type === 'shut') {
      this.missing = new Refusal(word.code, word.message);
      return;
    }
    if (word.type === 'here') {
      this.present = word.present;
      this.watching = word.watching;
      return;
    }
    if (word.face) this.face = word.face;
    if (word.sight) this.#see(word.seat, word.sight);
    this.#followSeats(word.seat);
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
    return this.story.map(this.masked);
  }

  /** An event as everybody at this device may read it. */
  masked = (told: Told): Told => this.#masks.get(told.seq) ?? told;

  #see(seat: Eyes, sight: Sight): void {
    this.#sights = new Map(this.#sights).set(seat, sight);
    this.#sightAt = Date.now();
  }

  /** Who has just sat down looks through the eyes of that seat, and who has left it as a spectator again. */
  #followSeats(told: Eyes): void {
    const seats = this.mySeats;
    if (seats.length ? seats.includes(this.eyes ?? -1) : this.eyes === null) return;
    this.eyes = this.#startingEyes(told);
    this.view = this.sight?.view ?? null;
  }

  /** Everything at once, with no motion: just come in, or come back after long. */
  #jump(news: News): void {
    this.#flush();
    this.eyes = this.#startingEyes(news.seat);
    this.curtain = this.#needsCurtain(null);
    this.story = [...this.story.filter((told) => told.seq <= news.after), ...news.events];
    this.view = this.sight?.view ?? null;
    this.beat = null;
    this.recent = [[], this.#lastTurn()];
    this.#saying = undefined;
    this.missed = this.#unseen();
    void this.recall(Math.max(this.missed.length, LATELY));
    this.#remember();
    void this.#foresee();
  }

  /** The events of the last turn, for whoever comes in. */
  #lastTurn(): Told[] {
    const moves = this.story.filter((told) => this.#sentence(told));
    const seat = moves.findLast(({ event }) => typeof event.seat === 'number')?.event.seat;
    const start = moves.findLastIndex(({ event }) => typeof event.seat === 'number' && event.seat !== seat);
    return moves.slice(start + 1).slice(-6);
  }

  /** What others did since this browser last showed the table. */
  #unseen(): Told[] {
    const seen = Number(localStorage.getItem(`seen.${this.code}`) ?? NaN);
    if (!(seen > 0) || this.face?.status !== 'playing' || this.mySeats.length !== 1) return [];
    const fresh = standing(this.story).filter(({ seq }) => seq > seen);
    const others = fresh.some(({ event }) => typeof event.seat === 'number' && !this.mySeats.includes(event.seat));
    return others ? fresh.slice(-RETOLD) : [];
  }

  #remember(): void {
    const last = this.story.at(-1)?.seq;
    if (!last) return;
    if (this.face?.status === 'playing') localStorage.setItem(`seen.${this.code}`, String(last));
    else localStorage.removeItem(`seen.${this.code}`);
  }

  #startingEyes(told: Eyes): Eyes {
    const seats = this.mySeats;
    if (seats.length === 0) return told;
    const turn = this.#sights.get(told)?.turn ?? null;
    return turn !== null && seats.includes(turn) ? turn : seats[0]!;
  }

  // -- showing what happened -----------------------------------------------------------------------

  #queue(news: News): void {
    const frames = new Map(news.frames?.map((frame) => [frame.seq, frame]));
    const moves = news.events.filter((told) => told.event.kind === SHOWN);
    const last = moves.at(-1);
    if (news.events.some((told) => told.event.kind === 'started')) this.curtain = this.#needsCurtain(null);
    // Missed for long, with no moments in between: don't play what can't be shown.
    if (moves.length > 1 && frames.size === 0) return this.#jump(news);
    let turn = this.#scenes.at(-1)?.turn ?? this.#turn ?? null;
    for (const told of news.events) {
      const { kind, seat } = told.event;
      const frame = frames.get(told.seq);
      const view = kind !== SHOWN ? null : (frame?.view ?? (told === last ? (news.sight?.view ?? null) : null));
      if (kind === SHOWN && typeof seat === 'number') turn = seat;
      this.#scenes.push({ told, view, preview: frame?.preview ?? null, turn });
    }
    if (news.sight && !last) this.#scenes.push({ told: null, view: news.sight.view, preview: null, turn });
    if (!this.#showing) this.#next();
  }

  /** Show what comes next, once what was told before has stood long enough. */
  #next(): void {
    const scene = this.#scenes[0];
    this.waiting = false;
    if (!scene) {
      this.#showing = false;
      this.#settle();
      return;
    }
    this.#showing = true;
    if (scene.told?.event.kind === SHOWN && scene.turn !== this.#turn && !this.#begin(scene.turn)) return;
    const full = prefs.stand > 0 && scene.told ? this.#pacing.room(this.#sentence(scene.told)) : 0;
    if (full) return this.#wait(full);
    this.#scenes.shift();
    const look = this.#show(scene);
    if (look === 0) this.#next();
    else this.#wait(look);
  }

  #wait(time: number): void {
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  /** What tells two events apart while they are shown; '' if an event needs no words. */
  #sentence({ event: { kind, seat, action } }: Told): string {
    const game = this.face?.setup.game ?? '';
    return kind !== SHOWN || quiet(game, action!) ? '' : `${seat} ${words.did(game, action!)}`;
  }

  /** Begin to tell another turn; false if the last one must be read first, or nobody looks. */
  #begin(turn: Eyes): boolean {
    if (!this.mySeats.includes(turn ?? -1) && prefs.stand > 0 && this.#turn !== undefined) {
      if (document.hidden || prefs.stand === Infinity) {
        this.waiting = true;
        return false;
      }
      const unread = this.#pacing.stands();
      if (unread) {
        this.#wait(unread);
        return false;
      }
    }
    this.#turn = turn;
    this.#pacing.begin();
    return true;
  }

  /** The sentence of an event takes its place in the line of what just happened; how long the event is looked at. */
  #tell(told: Told): number {
    const text = this.#sentence(told);
    // What one did oneself needs no reading.
    this.#pacing.tell(text, this.mySeats.includes(told.event.seat ?? -1) ? prefs.stand / 3 : prefs.stand);
    if (text) this.#say(told, this.#turn);
    const others = this.#scenes.findIndex((scene) => scene.told?.event.kind === SHOWN && scene.turn !== this.#turn);
    return this.#pacing.step(prefs.stand, others < 0 ? this.#scenes.length : others);
  }

  #say(told: Told, turn: Eyes | undefined): void {
    this.recent = turn === this.#saying ? [this.recent[0], [...this.recent[1], told]] : [this.recent[1], [told]];
    this.#saying = turn;
  }

  /** Show a scene; how long to look at it. */
  #show({ told, view, preview, again }: Scene): number {
    if (told && !again) this.story = [...this.story, told];
    if (told?.event.kind === 'took-back') this.#takenBack = true;
    if (!told || told.event.kind === 'took-back') {
      this.beat = null;
      if (view) this.view = view;
      return 0;
    }
    const { kind, seat, action } = told.event;
    if (kind !== SHOWN || !view) return 0;
    this.hinted = null;
    this.missed = [];
    this.previews = {};
    this.beat = this.view && { seq: told.seq, seat: seat ?? null, action: action!, before: this.view, view, preview };
    if (this.beat) this.#keep(this.beat);
    const step = this.#tell(told);
    this.pace = Math.min(prefs.pace, step);
    this.view = view;
    if (!this.beat) return 0;
    const game = this.face?.setup.game ?? '';
    const sound = prefs.stand > 0 && soundOf(game, this.beat);
    if (sound) play(sound);
    if (this.pace === 0) return 0;
    return Math.max(step, span(game, this.beat, this.pace));
  }

  #keep(beat: Beat): void {
    this.beats.set(beat.seq, beat);
    if (this.beats.size > BEATS) this.beats.delete(this.beats.keys().next().value!);
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
    this.#remember();
    void this.#foresee();
    if (turn === null || turn !== this.eyes) return;
    play('turn');
    tick();
  }

  /** Somebody looks again: what happened meanwhile is shown now. */
  #looked = (): void => {
    if (!document.hidden && this.waiting && Number.isFinite(prefs.stand)) this.#next();
  };

  /** Go on: one turn further where turns are shown step by step, else to the end. */
  goOn = (): void => {
    if (prefs.stand !== Infinity || !this.waiting) return this.hurry();
    this.#turn = undefined;
    this.#next();
  };

  /** Ask what the actions at hand would do. */
  async #foresee(): Promise<void> {
    const seat = this.eyes;
    this.previews = {};
    if (seat === null || !this.actions.length) return;
    const told = await line.ask<Previewed>('previews', { table: this.code, seat }).catch(() => null);
    if (told && told.seq >= this.#seq && this.eyes === seat && !this.#showing) {
      this.previews = told.previews;
      this.#endByItself();
    }
  }

  /** A turn that has nothing left to decide ends by itself, unless somebody has just taken something back. */
  #endByItself(): void {
    const [only, ...others] = this.actions;
    if (!prefs.ends || this.#takenBack || !only || others.length || !this.previews[only]?.ends) return;
    clearTimeout(this.#ending);
    this.#ending = window.setTimeout(() => this.actions.includes(only) && this.act(only), Number.isFinite(prefs.stand) ? prefs.stand : LOOK);
  }

  #needsCurtain(next: Eyes): boolean {
    const secret = games.hidden(this.face?.setup.game ?? '');
    return secret && this.face?.status === 'playing' && this.mySeats.length > 1 && (next === null || next !== this.eyes);
  }

  /** Find out how the last moves came about that this page has not seen, for the story. */
  recall = async (most = BEATS): Promise<void> => {
    const game = this.face?.setup.game ?? '';
    await board(game);
    const unknown = standing(this.story).slice(-most).some(({ seq }) => !this.beats.has(seq));
    if (!unknown || !explains(game)) return;
    const eyes = this.mySeats.includes(this.eyes ?? -1) ? this.eyes : null;
    const found = await recall(this.code, eyes, this.story, most).catch(() => []);
    this.beats = new Map([...found.map((beat) => [beat.seq, beat] as const), ...this.beats]);
  };

  /** Show on the board what happened while nobody looked; from then on all goes its way. */
  retell = async (): Promise<void> => {
    const told = this.missed;
    const seat = this.eyes;
    this.missed = [];
    if (seat === null || this.#showing) return;
    const seq = this.#seq;
    const beats = await recall(this.code, seat, this.story, told.length).catch(() => []);
    if (!beats.length || beats.length !== told.length || seq !== this.#seq || this.#showing) return;
    this.view = beats[0]!.before;
    this.beat = null;
    this.#turn = this.#saying = undefined;
    let turn: Eyes = null;
    this.#scenes = told.map((one, n) => {
      if (typeof one.event.seat === 'number') turn = one.event.seat;
      const { view, preview } = beats[n]!;
      return { told: one, view, preview: preview ?? null, turn, again: true };
    });
    this.#next();
  };

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
    for (const { told, view, preview, turn, again } of this.#scenes) {
      if (told && !again) this.story = [...this.story, told];
      if (told?.event.kind === SHOWN) this.#pass(told, view, preview, turn);
      if (view) this.view = view;
    }
    this.#scenes = [];
    this.#showing = this.waiting = false;
  }

  /** An event that is not looked at is still told. */
  #pass(told: Told, view: View | null, preview: Preview | null, turn: Eyes): void {
    const { seat, action } = told.event;
    if (this.view && view) this.#keep({ seq: told.seq, seat: seat ?? null, action: action!, before: this.view, view, preview });
    if (turn !== this.#turn) this.#pacing.begin();
    this.#turn = turn;
    this.#pacing.tell('', 0);
    if (this.#sentence(told)) this.#say(told, turn);
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

  /** What somebody who sits here goes by now. */
  nameOf(person: string): string {
    return this.face?.places.find((place) => place.person === person)?.name ?? '';
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

  /** How many words of others have been said. */
  get #heard(): number {
    return this.story.filter(({ event }) => event.kind === 'said' && event.person !== this.me).length;
  }

  /** How many words of others wait to be read. */
  get unread(): number {
    return this.#read === null ? 0 : Math.max(0, this.#heard - this.#read);
  }

  /** Somebody has read what was said so far; without `all` only what was there when they came in. */
  read(all: boolean): void {
    if (this.ready && (all || this.#read === null)) this.#read = this.#heard;
  }

  /** Whether nobody else is at the table but bots. */
  get alone(): boolean {
    return !(this.face?.places ?? []).some((place) => place.person && place.person !== this.me);
  }

  /** Milliseconds that a seat has left, if there is a clock. */
  left(seat: number, now: number): number | null {
    const sight = this.sight;
    const left = sight?.left?.[seat];
    if (!sight || left === null || left === undefined) return null;
    return Math.max(0, sight.running === seat ? left - Math.max(0, now - this.#sightAt) : left);
  }

  // -- doing ---------------------------------------------------------------------------------------

  /** Play; while things still move, the first click shows the rest. */
  act = (action: string): void => {
    if (this.#showing) this.hurry();
    if (this.curtain || this.eyes === null || this.face?.status !== 'playing') return;
    this.trouble = null;
    this.#takenBack = false;
    clearTimeout(this.#ending);
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

  /** Take the seats at the next table to which we are invited; whoever is late finds the table as it is. */
  async #join(next: string): Promise<void> {
    for (const seat of this.mySeats) await line.ask('sit', { table: next, seat, nonce: nonce() }).catch(() => undefined);
  }

  /** Meet again with the same settings; against bots the next match begins at once. */
  again = async (): Promise<string | null> => {
    try {
      const code = this.face!.rematch ?? (await line.ask('rematch', { table: this.code })).table ?? null;
      if (code) await this.#join(code);
      if (code && this.alone) await line.ask('start', { table: code }).catch(() => {});
      return code;
    } catch (why) {
      this.trouble = { message: (why as Refusal).message, clause: null };
      return null;
    }
  };
}
