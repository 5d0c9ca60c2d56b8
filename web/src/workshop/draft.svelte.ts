/** The adventure on the bench: every change can be undone, is kept in this browser, and is checked by the house. */
import type { Refusal } from '../lib/wire';
import { house, type AdventureHere, type Checked } from './api';
import { begin, changed, redone, undone, type History } from './history';
import type { Layout, Name } from './layout';

const KEPT = 'workshop.draft';
const PAUSE = 160;
const AGAIN = 3000;

/** Where a copy comes from. */
export interface Origin {
  id: string;
  name: string;
  maker: string;
}

/** What the house keeps of it. */
export interface Shared {
  id: string;
  version: number;
  public: boolean;
  /** The layout that was kept, to see whether it has changed since. */
  text: string;
}

interface Saved {
  history: History<Layout>;
  origin: Origin | null;
  kept: Shared | null;
}

const sharedAs = ({ about, adventure }: AdventureHere): Shared => ({ id: about.id, version: about.version, public: about.public, text: JSON.stringify(adventure) });

/** Put an adventure of the house on the bench of this browser: one's own to go on with it, another's as a copy. */
export function copyToBench(here: AdventureHere): void {
  const before = saved();
  const history = before ? changed(before.history, here.adventure, '', 0) : begin(here.adventure);
  const { id, name, maker, mine } = here.about;
  const next: Saved = mine ? { history, origin: null, kept: sharedAs(here) } : { history, origin: { id, name, maker }, kept: null };
  localStorage.setItem(KEPT, JSON.stringify(next));
}

function saved(): Saved | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Saved | null;
    return found?.history?.now?.castles ? found : null;
  } catch {
    return null;
  }
}

export class Draft {
  #history = $state.raw<History<Layout> | null>(null);
  /** While something is being dragged: how it would be. */
  #held = $state.raw<Layout | null>(null);
  origin = $state.raw<Origin | null>(null);
  kept = $state.raw<Shared | null>(null);
  chosen = $state<Name | null>(null);
  /** What the house said last; nothing while it has not seen the present state. */
  checked = $state.raw<Checked | null>(null);
  /** Whether the house could not be asked. */
  unseen = $state(false);
  #timer = 0;
  #asked = 0;

  readonly layout = $derived((this.#held ?? this.#history?.now)!);
  readonly ready = $derived(this.#history !== null);
  readonly canUndo = $derived(!!this.#history?.past.length);
  readonly canRedo = $derived(!!this.#history?.future.length);

  /** Take up again what was on the bench, if anything was. */
  resume(): boolean {
    const found = saved();
    if (!found) return false;
    this.origin = found.origin;
    this.kept = found.kept ?? null;
    this.#set(found.history);
    return true;
  }

  /** Put another adventure on the bench; the one before can be had back by undoing. */
  open(layout: Layout, origin: Origin | null = null): void {
    this.origin = origin;
    this.kept = null;
    this.chosen = null;
    this.#set(this.#history ? changed(this.#history, layout, '', 0) : begin(layout));
  }

  change(layout: Layout, kind = ''): void {
    this.#held = null;
    this.#set(changed(this.#history!, layout, kind, Date.now()));
  }

  hold(layout: Layout | null): void {
    this.#held = layout;
  }

  undo(): void {
    this.#set(undone(this.#history!));
  }

  redo(): void {
    this.#set(redone(this.#history!));
  }

  #set(history: History<Layout>): void {
    this.#history = history;
    this.keep();
    this.look();
  }

  /** The house has kept it, or keeps it no longer. */
  wasKept(here: AdventureHere | null): void {
    this.kept = here && sharedAs(here);
    if (here && this.kept!.text !== JSON.stringify(this.layout)) this.#set(changed(this.#history!, here.adventure, '', 0));
    this.keep();
  }

  keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ history: this.#history, origin: this.origin, kept: this.kept }));
    } catch {
      // No room in this browser: the bench still works, only a reload would forget.
    }
  }

  /** Ask the house, once the hand rests. */
  look(after = PAUSE): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), after);
  }

  async #ask(): Promise<void> {
    const number = ++this.#asked;
    try {
      const told = await house.check(this.#history!.now);
      if (number !== this.#asked) return;
      this.checked = told;
      this.unseen = false;
    } catch (why) {
      if (number !== this.#asked) return;
      this.unseen = true;
      this.look((why as Refusal).code === 'no-network' ? AGAIN : AGAIN * 3);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
