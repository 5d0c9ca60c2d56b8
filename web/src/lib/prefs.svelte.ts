/** What somebody likes, kept in this browser. */
const QUIET = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

function kept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`prefs.${name}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

/** How long a turn's sentences stand before the next one's come, and how long a piece may move, in milliseconds. */
const SPEEDS = {
  slow: { stand: 2200, pace: 480 },
  normal: { stand: 1250, pace: 320 },
  fast: { stand: 600, pace: 170 },
  step: { stand: Infinity, pace: 320 },
  instant: { stand: 0, pace: 0 },
};

/** The house is dark by nature; `system` is what the device is set to. */
export const THEMES = ['night', 'day', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

class Prefs {
  motion = $state<boolean>(kept('motion', !QUIET));
  sound = $state<boolean>(kept('sound', false));
  /** How loud, 0 to 1. */
  volume = $state<number>(kept('volume', 0.6));
  /** Whether a phone ticks in the hand. */
  touch = $state<boolean>(kept('touch', true));
  aids = $state<boolean>(kept('aids', true));
  /** Whether a turn that has nothing left to decide ends by itself. */
  ends = $state<boolean>(kept('ends', true));
  /** Whether the action bar stays in sight. */
  bar = $state<boolean>(kept('bar', false));
  speed = $state<Speed>(kept('speed', 'normal'));
  theme = $state<Theme>(kept('theme', 'night'));

  constructor() {
    this.#light();
  }

  toggle(name: 'motion' | 'sound' | 'touch' | 'aids' | 'ends' | 'bar'): void {
    this.set(name, !this[name]);
  }

  set<Name extends 'motion' | 'sound' | 'touch' | 'aids' | 'ends' | 'bar' | 'volume' | 'speed' | 'theme'>(name: Name, value: Prefs[Name]): void {
    (this as Prefs)[name] = value;
    localStorage.setItem(`prefs.${name}`, JSON.stringify(value));
    if (name === 'theme') this.#light();
  }

  /** Let the page know by which light it is read. */
  #light(): void {
    if (typeof document !== 'undefined') document.documentElement.dataset.theme = this.theme;
  }

  /** Milliseconds that a movement may take. */
  get pace(): number {
    return this.motion ? this.#speed.pace : 0;
  }

  /** Milliseconds that the sentences of a turn stand at least before those of the next one come. */
  get stand(): number {
    return this.#speed.stand;
  }

  get #speed() {
    return SPEEDS[this.speed] ?? SPEEDS.normal;
  }
}

export const prefs = new Prefs();
