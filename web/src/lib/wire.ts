/** The messages of docs/protocol.md, as the browser uses them. */
import type { View } from '../boards/board';

export type Eyes = number | null;

export interface Pace {
  kind: 'none' | 'bank' | 'days';
  /** Milliseconds. */
  move: number;
  bank: number;
}

export interface Setup {
  game: string;
  players: number;
  options: Record<string, unknown>;
  pace?: Pace;
  public?: boolean;
  hints?: boolean;
  spectators?: boolean;
  speak?: boolean;
  away?: number;
}

export interface Place {
  person?: string;
  name?: string;
  hat?: string;
  bot?: string;
  stand_in?: string;
  resigned?: boolean;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
}

export interface Face {
  status: 'open' | 'playing' | 'over';
  setup: Setup;
  host: string;
  commitment: string;
  places: Place[];
  muted: string[];
  outcome: Outcome | null;
  rematch: string | null;
}

export interface Sight {
  turn: number | null;
  view: View;
  actions: string[];
  asides: string[];
  left: (number | null)[] | null;
  running: number | null;
  asking: number | null;
}

export interface TableEvent {
  kind: string;
  at: number;
  seat?: number | null;
  action?: string;
  person?: string;
  name?: string;
  text?: string;
  level?: string;
  reason?: string;
  outcome?: Outcome;
  [field: string]: unknown;
}

export interface Told {
  seq: number;
  event: TableEvent;
}

export interface News {
  type: 'news';
  table: string;
  seat: Eyes;
  after: number;
  seq: number;
  events: Told[];
  frames?: { seq: number; view: View }[];
  face?: Face;
  sight?: Sight;
}

export interface Here {
  type: 'here';
  table: string;
  present: string[];
  watching: number;
}

export interface Person {
  id: string;
  name: string;
  hat: string;
}

export interface Done {
  type: 'done';
  id: number;
  seq?: number;
  stale?: boolean;
  table?: string;
}

export interface Hinted {
  type: 'hinted';
  id: number;
  seat: number;
  seq: number;
  action: string;
  chance?: number;
}

export interface Wrong {
  type: 'wrong';
  id: number;
  code: string;
  message: string;
  clause?: string;
}

/** A refusal: a code for programs, a sentence for people, the clause that forbids it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}
