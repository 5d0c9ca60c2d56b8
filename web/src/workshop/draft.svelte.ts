/** The adventure on the bench: every change can be undone, is kept in this browser, and is checked by the house. */
import type { Refusal } from '../lib/wire';
import { house, type AdventureHere, type Checked } from './api';
import { begin, changed, redone, undone, type History } from './history';
import { placeOf, put, spareOf, type Layout, type Name, type Point } from './layout';

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

/** What is known of an adventure beside its layout: it stays the same however the layout is changed. */
interface About {
  origin: Origin | null;
  kept: Shared | null;
  /** How many players it is made for; as many as the rules allow, if nobody has said. */
  players: number | null;
}

/** A moment on the bench: a layout, and of which adventure it is. */
interface Sheet {
  layout: Layout;
  of: number;
}

interface Saved {
  history: History<Sheet>;
  about: Record<number, About>;
}

const UNKNOWN: About = { origin: null, kept: null, players: null };
const sharedAs = ({ about, adventure }: AdventureHere): Shared => ({ id: about.id, version: about.version, public: about.public, text: JSON.stringify(adventure) });

/** Another adventure comes onto the bench; the one before can be had back by undoing, with all that is known of it. */
function opened(before: Saved | null, layout: Layout, about: About): Saved {
  const of = 1 + Math.max(0, ...Object.keys(before?.about ?? {}).map(Number));
  const history = before ? changed(before.history, { layout, of }, '', 0) : begin({ layout, of });
  const remembered = new Set(history.past.map((sheet) => sheet.of));
  const others = Object.entries(before?.about ?? {}).filter(([one]) => remembered.has(Number(one)));
  return { history, about: { ...Object.fromEntries(others), [of]: about } };
}

/** Put an adventure of the house on the bench of this browser: one's own to go on with it, another's as a copy. */
export function copyToBench(here: AdventureHere): void {
  const { id, name, maker, mine } = here.about;
  const about = mine ? { ...UNKNOWN, kept: sharedAs(here) } : { ...UNKNOWN, origin: { id, name, maker } };
  localStorage.setItem(KEPT, JSON.stringify(opened(saved(), here.adventure, about)));
}

function saved(): Saved | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Saved | null;
    return found?.history.now.layout.castles && found.about[found.history.now.of] ? found : null;
  } catch {
    return null;
  }
}

export class Draft {
  #saved = $state.raw<Saved | null>(null);
  /** While something is being dragged: how it would be. */
  #held = $state.raw<Layout | null>(null);
  chosen = $state<Name | null>(null);
  /** What the house said last; nothing while it has not seen the present state. */
  checked = $state.raw<Checked | null>(null);
  /** Whether the house could not be asked. */
  unseen = $state(false);
  #timer = 0;
  #asked = 0;

  readonly ready = $derived(this.#saved !== null);
  readonly layout = $derived((this.#held ?? this.#saved?.history.now.layout)!);
  readonly about = $derived(this.#saved ? this.#saved.about[this.#saved.history.now.of]! : UNKNOWN);
  readonly canUndo = $derived(!!this.#saved?.history.past.length);
  readonly canRedo = $derived(!!this.#saved?.history.future.length);

  /** Take up again what was on the bench, if anything was. */
  resume(): boolean {
    const found = saved();
    if (found) this.#set(found);
    return !!found;
  }

  /** Put another adventure on the bench; the one before can be had back by undoing. */
  open(layout: Layout): void {
    this.chosen = null;
    this.#set(opened(this.#saved, layout, UNKNOWN));
  }

  change(layout: Layout, kind = ''): void {
    this.#held = null;
    const { history, about } = this.#saved!;
    this.#set({ history: changed(history, { layout, of: history.now.of }, kind, Date.now()), about });
  }

  hold(layout: Layout | null): void {
    this.#held = layout;
  }

  /** Put another of the same kind on the table, at a place seen from the chosen one. */
  copy(huts: number, place: (layout: Layout, at: Point) => Point): void {
    const at = this.chosen && placeOf(this.layout, this.chosen);
    const other = this.chosen && spareOf(this.layout, this.chosen, huts);
    if (!at || !other) return;
    this.change(put(this.layout, other, place(this.layout, at)));
    this.chosen = other;
  }

  undo(): void {
    this.#set({ ...this.#saved!, history: undone(this.#saved!.history) });
  }

  redo(): void {
    this.#set({ ...this.#saved!, history: redone(this.#saved!.history) });
  }

  /** Say for how many players it is made. */
  seat(players: number | null): void {
    this.#learn({ players });
  }

  /** The house has kept it, or keeps it no longer. */
  wasKept(here: AdventureHere | null): void {
    const kept = here && sharedAs(here);
    this.#learn({ kept });
    if (here && kept!.text !== JSON.stringify(this.layout)) this.change(here.adventure);
  }

  #learn(news: Partial<About>): void {
    const { history, about } = this.#saved!;
    this.#set({ history, about: { ...about, [history.now.of]: { ...this.about, ...news } } });
  }

  #set(next: Saved): void {
    this.#saved = next;
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // No room in this browser: the bench still works, only a reload would forget.
    }
    this.look();
  }

  /** Ask the house, once the hand rests. */
  look(after = PAUSE): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), after);
  }

  async #ask(): Promise<void> {
    const number = ++this.#asked;
    try {
      const told = await house.check(this.#saved!.history.now.layout, this.about.players);
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
