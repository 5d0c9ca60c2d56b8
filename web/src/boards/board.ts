/** What a board is given. It draws `view`, offers `actions`, and knows no rule: what may be done is what is in `actions`.
 *
 * A board fills its container, which has a definite size and is a size container named `board`: `height: 100%` and the units
 * `cqw` and `cqh` work in it. Nothing of a board scrolls or sticks out at play. */

export type View = Record<string, any>;

export interface Player {
  seat: number;
  name: string;
  /** The level, if a bot plays here. */
  bot: string | null;
  /** Whether this is a seat of whoever looks at the screen. */
  mine: boolean;
}

/** One action that has just happened; a board shows it moving. */
export interface Beat {
  seq: number;
  /** Who acted; `null` is chance. */
  seat: number | null;
  action: string;
  before: View;
  view: View;
  /** What it did on the way, as the rules tell it; absent where there is nothing to tell. */
  preview?: Preview | null;
}

/** What an action would do (or did), as the rules of the game tell it. */
export type Preview = Record<string, any>;

export interface BoardProps {
  view: View;
  /** Through whose eyes; `null` is a spectator. */
  seat: number | null;
  /** What may be done now by this seat; empty while others act or something still moves. */
  actions: string[];
  /** Play an action; an illegal one is answered with the rule that forbids it, so a board may pass on any try. */
  act: (action: string) => void;
  /** What each of `actions` would do; they come a moment after the actions. */
  previews: Record<string, Preview>;
  /** What never changes and a board must know to draw: sizes, lengths, radii. */
  box: Record<string, any>;
  players: Player[];
  /** What has just happened, `null` after a jump (then nothing should move). */
  beat: Beat | null;
  /** Milliseconds that a movement may take; 0 if the player wants no motion. */
  pace: number;
  /** Whether aids such as odds may be shown. */
  aids: boolean;
  /** An action to be pointed at: a hint, or what a lesson asks for. */
  hint?: string | null;
}

/** The points of a seat at the end, part by part, as the rules add them up. */
export interface Tally {
  parts: { what: string; points: number }[];
  /** The message that says the sum. */
  sum: 'points' | 'cards' | 'legs' | 'none';
  of?: number;
}

/* Beside a board, `explain.ts` may export `explain`, `span` and `quiet`, and `sounds.ts` may export `sounds`. */

/** What an action did and why, in one sentence for the story; '' leaves it to the plain sentence of the action. */
export type Explains = (beat: Beat, players: Player[]) => string;

/** Milliseconds that a beat needs to be seen to its end, at a pace; the next event waits for it. */
export type Spans = (beat: Beat, pace: number) => number;

/** What a beat sounds like. */
export type Sound = 'card' | 'broom' | 'dice' | 'landing' | 'crash' | 'magic' | 'tile';
export type Sounds = (beat: Beat) => Sound | null;
