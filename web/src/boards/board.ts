/** What a board is given. It draws `view`, offers `actions`, and knows no rule: what may be done is what is in `actions`. */

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
}

export interface BoardProps {
  view: View;
  /** Through whose eyes; `null` is a spectator. */
  seat: number | null;
  /** What may be done now by this seat; empty while others act or something still moves. */
  actions: string[];
  /** Play an action; an illegal one is answered with the rule that forbids it, so a board may pass on any try. */
  act: (action: string) => void;
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

/** The points of a seat at the end, part by part; a board without `tally` has just the sum. */
export interface Tally {
  parts: { what: string; points: number }[];
  /** The message that says the sum. */
  sum: 'points' | 'cards' | 'legs' | 'none';
  of?: number;
}

export type Adds = (view: View, seat: number) => Tally;
