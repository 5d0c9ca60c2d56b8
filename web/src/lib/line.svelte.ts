/** The line to the server: one WebSocket that comes back by itself. */
import { Refusal, type AnyMessage, type Done, type Here, type News, type Person, type Shut, type Welcome } from './wire';
import { upkeep } from './upkeep.svelte';
import { words } from './words.svelte';

export interface Hearer {
  hear(word: News | Here | Shut): void;
  /** The line is there again: watch anew. */
  back(): void;
}

const VERSION = 1;
const FIRST_WAIT = 150;
/** Somebody who looks at the page is back within a second of the network; nobody minds a page that nobody sees. */
const LONGEST_WAIT = 700;
const UNSEEN_WAIT = 8000;
const PATIENCE = 2500;
const PULSE = 10_000;

class Line {
  status = $state<'new' | 'open' | 'lost'>('new');
  you = $state<Person | null>(null);
  /** Half the measured round trip, in milliseconds. */
  lag = 0;
  /** What the server says of messages that it has not answered yet, by their ids. */
  #slow = $state.raw(new Map<number, string>());
  /** The server's clock less ours. */
  skew = 0;
  #socket: WebSocket | null = null;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  /** Ends a connection over which nobody says welcome. */
  #late = 0;
  #waiting = new Map<number, { done: (word: any) => void; wrong: (why: Refusal) => void }>();
  #hearers = new Map<string, Hearer>();

  /** Why something takes so long, if the server says that it does. */
  get slow(): string | null {
    return this.#slow.values().next().value ?? null;
  }

  join(table: string, hearer: Hearer): void {
    this.#hearers.set(table, hearer);
    if (this.status === 'open') hearer.back();
    else this.open();
  }

  leave(table: string): void {
    this.#hearers.delete(table);
    if (this.status === 'open') void this.ask('unwatch', { table }).catch(() => {});
  }

  open(): void {
    if (this.#socket || !navigator.onLine) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    this.#late = window.setTimeout(() => this.#drop(socket), 2 * PATIENCE);
    socket.onopen = () => void this.#greet();
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data));
    socket.onclose = (closing) => this.#lost(socket, closing.code);
  }

  async #greet(): Promise<void> {
    try {
      const sent = performance.now();
      const welcome = await this.ask<Welcome>('hello', { version: VERSION, lang: words.language, frames: true });
      this.lag = Math.round((performance.now() - sent) / 2);
      this.skew = welcome.now + this.lag - Date.now();
      this.you = welcome.you;
      if (this.status === 'lost') void upkeep.look();
      this.status = 'open';
      this.#wait = FIRST_WAIT;
      clearTimeout(this.#late);
      clearInterval(this.#pulse);
      this.#pulse = window.setInterval(() => this.check(), PULSE);
      this.#hearers.forEach((hearer) => hearer.back());
    } catch (why) {
      if (why instanceof Refusal && why.code === 'other-version') location.reload();
    }
  }

  /** Send a message; its answer, or a Refusal. */
  ask<T = Done>(type: string, fields: object = {}): Promise<T> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal('no-network', words.say('web-no-network')));
    }
    const id = this.#next++;
    return new Promise<T>((done, wrong) => {
      this.#waiting.set(id, { done, wrong });
      socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** Is the line still alive? After sleep a socket may look open and be dead. */
  check(): void {
    this.#wait = FIRST_WAIT;
    if (!this.#socket) return this.open();
    const socket = this.#socket;
    const late = window.setTimeout(() => this.#drop(socket), PATIENCE);
    const sent = performance.now();
    this.ask('ping')
      .then(() => (this.lag = Math.round((performance.now() - sent) / 2)))
      .catch(() => {})
      .finally(() => clearTimeout(late));
  }

  #drop(socket: WebSocket): void {
    socket.close();
    this.#lost(socket, 1006);
  }

  /** The network is gone: no use in waiting for a dead socket to notice. */
  cut(): void {
    if (this.#socket) this.#drop(this.#socket);
  }

  /** This browser is somebody else from now on: whatever is open speaks for who it was. */
  change(person: Person): void {
    this.cut();
    this.you = person;
  }

  #hear(word: AnyMessage): void {
    if (word.type === 'news' || word.type === 'here' || word.type === 'shut') return this.#hearers.get(word.table)?.hear(word);
    if (word.type === 'bye') return;
    if (word.type === 'waiting') {
      this.#slow = new Map(this.#slow).set(word.id, word.message);
      return;
    }
    if (this.#slow.delete(word.id)) this.#slow = new Map(this.#slow);
    const waiting = this.#waiting.get(word.id);
    this.#waiting.delete(word.id);
    if (word.type === 'wrong') waiting?.wrong(new Refusal(word.code, word.message, word.clause ?? null));
    else waiting?.done(word);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.status = 'lost';
    clearTimeout(this.#late);
    clearInterval(this.#pulse);
    for (const { wrong } of this.#waiting.values()) wrong(new Refusal('no-network', words.say('web-no-network')));
    this.#waiting.clear();
    this.#slow = new Map();
    if (this.#hearers.size === 0) return;
    this.#timer = window.setTimeout(() => void this.#again(code), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(document.hidden ? UNSEEN_WAIT : LONGEST_WAIT, this.#wait * 1.7);
  }

  async #again(code: number): Promise<void> {
    // 4401: nobody has met us yet; any answer over HTTP makes us a guest.
    if (code === 4401 || code === 1006) await fetch('/api/me').catch(() => {});
    this.open();
  }
}

export const line = new Line();

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => line.check());
  window.addEventListener('offline', () => line.cut());
  window.addEventListener('pageshow', () => line.status !== 'new' && line.check());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    if (line.status !== 'new') line.check();
    upkeep.returned();
  });
}
