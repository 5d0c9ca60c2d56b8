/** Written by buildtools/wire.py from the server's own types (`make wire`): do not edit. */
import type { Preview, Tally, View } from '../boards/board';
import type { Layout } from '../workshop/layout';

export type Eyes = number | null;

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
}

/** An event at a table, as one listener is told of it. */
export interface TableEvent {
  kind: 'opened' | 'changed' | 'sat' | 'invited' | 'named' | 'placed' | 'left' | 'said' | 'muted' | 'banned' | 'started' | 'moved' | 'asked' | 'agreed' | 'declined' | 'took-back' | 'helped' | 'stood-in' | 'returned' | 'resigned' | 'ended' | 'credited' | 'closed' | 'rematched';
  at: number;
  setup?: Setup;
  host?: string;
  commitment?: string;
  secret?: string | null;
  rules?: number;
  deal?: string;
  seat?: number | null;
  person?: string;
  name?: string;
  hat?: string;
  nonce?: string;
  level?: string;
  text?: string;
  on?: boolean;
  action?: string;
  lag?: number;
  revealed?: boolean;
  reason?: string;
  outcome?: Outcome;
  digest?: string;
  pause?: number;
  table?: string;
}

/** The answer to `hello`: who you are, and the server's time in milliseconds since 1970. */
export interface Welcome {
  type: 'welcome';
  id: number;
  version: number;
  you: Person;
  now: number;
}

/** Somebody, as everybody may know them. */
export interface Person {
  id: string;
  name: string;
  hat: string;
}

/** What was asked for has happened (or had happened before, or its moment is past: `stale`) and is durable. */
export interface Done {
  type: 'done';
  id: number;
  seq?: number;
  stale?: boolean;
  table?: string;
}

/** What was asked for was refused: a code for programs, a sentence for people, the clause that forbids it. */
export interface Wrong {
  type: 'wrong';
  id: number;
  code: string;
  message: string;
  clause?: string;
}

/** What was asked for takes long, and is still going to be answered: a sentence for people. */
export interface Waiting {
  type: 'waiting';
  id: number;
  message: string;
}

/** Events `after`+1 … `seq` through the eyes of a seat (none: a spectator), and what they lead to. */
export interface News {
  type: 'news';
  table: string;
  seat: number | null;
  after: number;
  seq: number;
  events: Told[];
  frames?: Frame[];
  face?: Face;
  sight?: Sight;
}

/** An event as one listener is told of it. */
export interface Told {
  seq: number;
  event: TableEvent;
}

/** The match just after event `seq`, through somebody's eyes, and what the action did on the way. After the last event the view is that of `sight`. */
export interface Frame {
  seq: number;
  view?: View;
  preview?: Preview;
}

/** A table as everybody sees it. */
export interface Face {
  status: 'open' | 'playing' | 'over' | 'closed';
  setup: Setup;
  host: string;
  commitment: string;
  places: Place[];
  muted: string[];
  banned: string[];
  outcome: Outcome | null;
  rematch: string | null;
  rated: boolean;
  deal: string;
}

/** What is agreed on before a match. */
export interface Setup {
  game: string;
  players: number;
  options: Record<string, unknown>;
  pace: Pace;
  public: boolean;
  hints: boolean;
  spectators: boolean;
  speak: boolean;
  away: number;
}

export interface Pace {
  kind: 'bank' | 'days' | 'none';
  move: number;
  bank: number;
}

/** Who has a seat. */
export interface Place {
  person?: string;
  name?: string;
  hat?: string;
  bot?: string;
  stand_in?: string;
  resigned?: boolean;
  invited?: string;
}

/** The match through somebody's eyes; `left` is each seat's time in milliseconds, `tally` each seat's points at the end, part by part. */
export interface Sight {
  turn: number | null;
  view: View;
  actions: string[];
  asides: string[];
  left: (number | null)[] | null;
  running: number | null;
  asking: number | null;
  tally: (Tally | null)[] | null;
}

/** Which players are at the table just now, and how many others watch. */
export interface Here {
  type: 'here';
  table: string;
  present: string[];
  watching: number;
}

/** The master bot's suggestion, and what the seat may expect from it: 1 is a sure win, 0 a sure loss. */
export interface Hinted {
  type: 'hinted';
  id: number;
  table: string;
  seat: number;
  seq: number;
  action: string;
  chance?: number;
}

/** What each of the seat's actions at the moment `seq` would do, as far as the seat can know. */
export interface Previewed {
  type: 'previewed';
  id: number;
  table: string;
  seat: number;
  seq: number;
  previews: Record<string, Preview>;
}

/** Yes, and this is the time. */
export interface Pong {
  type: 'pong';
  id: number;
  now: number;
}

/** A table is shut to you: from now on you hear nothing of it. A code for programs, a sentence for people. */
export interface Shut {
  type: 'shut';
  table: string;
  code: string;
  message: string;
}

/** The server closes this connection: `restart` means to come back in a moment, `slow` that too much was waiting for you, `flood` that you sent far too much, `blocked` that the host of the house lets you in no more, `silent` that you did not say hello. */
export interface Bye {
  type: 'bye';
  reason: string;
}

/** A game of the house. */
export interface GameHere {
  id: string;
  name: string;
  sentence: string;
  players: [number, number];
  minutes: string;
  hidden: boolean;
  guest: boolean;
  options: GameOption[];
  levels: string[];
}

/** An option of a game, in words. */
export interface GameOption {
  name: string;
  default: unknown;
  allowed: string;
  sentence: string;
  values: (string | number)[] | null;
  labels: string[] | null;
  low: number | null;
  high: number | null;
}

/** A table as everybody sees it. */
export interface TableHere {
  code: string;
  seq: number;
  face: Face;
}

/** A public table; `turn` is the seat that must act, where the house knows it without asking the store. */
export interface OpenTable {
  code: string;
  game: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  opened: number;
  changed: number;
  options: Record<string, unknown>;
  company: Company[];
  turn: number | null;
}

/** Who sits at a table: a bot of a level, somebody by name, or nobody yet. */
export interface Company {
  name: string;
  bot: string | null;
  mine: boolean;
}

/** A match of somebody's; `waiting` if it is their turn. */
export interface Mine {
  code: string;
  game: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  opened: number;
  changed: number;
  options: Record<string, unknown>;
  company: Company[];
  turn: number | null;
  waiting: boolean;
}

/** The finished matches of somebody, and figures for each game. */
export interface History {
  matches: Finished[];
  figures: Figures[];
}

/** A match that somebody has finished. */
export interface Finished {
  code: string;
  game: string;
  changed: number;
  options: Record<string, unknown>;
  company: Company[];
  rank: number | null;
  score: number | null;
}

/** What became of somebody's matches of a game; the rating is on the scale of chess, give or take `margin`. */
export interface Figures {
  game: string;
  matches: number;
  won: number;
  rating: number | null;
  margin: number | null;
}

/** Some of the moments of a match, and what is known of it as a whole. */
export interface Replay {
  game: string;
  names: string[];
  total: number;
  start: number;
  moments: ReplayMoment[];
  outcome: Outcome | null;
  secret: string;
  commitment: string;
  moves: ([number | null, string])[];
  mine: number[];
}

/** The match just after an action (at first: before any), and who acts next. */
export interface ReplayMoment {
  seat: number | null;
  action: string;
  turn: number | string | null;
  view: View;
  preview: Preview | null;
  secrets: string[][][] | null;
}

/** A review, or how far the work on it is: `done` of so many `pieces`. */
export interface ReviewHere {
  review: ToldReview | null;
  done: number;
  pieces: number;
}

/** A review; nobody's chances (the fool's, where there is one) stand last. */
export interface ToldReview {
  game: string;
  players: number;
  simulations: number;
  rollouts: number;
  curve: number[][];
  sums: Sum[];
  strokes: Stroke[];
  seats: Pointers[];
  missing: number;
  luck_error: number;
  place_sums: Sum[];
}

/** One seat's match in millionths of winning: start, luck, own, others and unknown add up to the result. */
export interface Sum {
  start: number;
  luck: number;
  own: number;
  others: number;
  unknown: number;
  result: number;
}

/** A move that moved chances: by luck, or by a decision. */
export interface Stroke {
  at: number;
  seat: number | null;
  action: string;
  luck: number[] | null;
  decision: number[] | null;
  best: string | null;
  mistake: boolean;
  lost: number;
  error: number;
  odds: [number, number] | null;
}

/** What a seat should look at first, by the numbers of moves. */
export interface Pointers {
  sentences: Sentence[];
  turning: number[];
  luckiest: number | null;
  unluckiest: number | null;
  dearest: number | null;
}

/** A message, and its facts; `move` is the number of a move, from 0. */
export interface Sentence {
  id: string;
  facts: Record<string, unknown>;
}

/** Whom a link makes of whom. */
export interface LinkHere {
  now: Somebody;
  then: Somebody;
}

/** A person, and how many matches they have finished. */
export interface Somebody {
  id: string;
  name: string;
  hat: string;
  matches: number;
}

/** The deal of a day. */
export interface DealHere {
  day: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  level: string;
  ends: number;
  commitment: string;
  sum: string;
  results: DealResult[];
  played: number;
  mine: string | null;
  my_place: number | null;
  of: number;
  today: boolean;
  secret: string | null;
  next: NextDeal | null;
}

/** How somebody did: their place among all who played the deal, then their rank and points in their match. */
export interface DealResult {
  place: number;
  name: string;
  hat: string;
  rank: number;
  score: number | null;
  mine: boolean;
  code: string | null;
}

/** The deal of the next day: its chance is committed to already. */
export interface NextDeal {
  day: string;
  game: string;
  commitment: string;
}

/** Somebody's decisions in all matches that were reviewed: by game and phase, and match by match (oldest first). */
export interface MyDecisions {
  games: GameFigures[];
  matches: MatchPoint[];
  unreviewed: number;
}

/** The same over all matches of a game. */
export interface GameFigures {
  game: string;
  matches: number;
  whole: DecisionSum;
  phases: DecisionSum[];
  luck: number;
}

/** What some decisions came to. */
export interface DecisionSum {
  decisions: number;
  mistakes: number;
  lost: number;
}

/** One match: when it ended, and what its decisions came to. */
export interface MatchPoint {
  code: string;
  game: string;
  at: number;
  whole: DecisionSum;
  luck: number;
}

/** Everything to learn a game from; the texts of lessons and clauses are in the Fluent files. */
export interface Learning {
  lessons: LessonHere[];
  pictures: PictureHere[];
  sections: Section[];
}

/** A lesson, as it is listed. */
export interface LessonHere {
  id: string;
  clauses: string[];
  steps: number;
}

/** A picture for the rulebook. */
export interface PictureHere {
  clauses: string[];
  seat: number;
  players: number;
  view: View;
}

/** A section of the rulebook: the message of its title, and its clauses. */
export interface Section {
  title: string;
  clauses: string[];
}

/** Where a lesson stands: the verdict on the last action, what followed, and what is wanted next. */
export interface LessonMoment {
  seat: number;
  players: number;
  step: number;
  steps: number;
  over: boolean;
  verdict: 'illegal' | 'other' | 'right';
  message: string;
  clause: string | null;
  want: string[];
  view: View;
  actions: string[];
  previews: Record<string, Preview>;
  moments: ReplayMoment[];
}

/** A bot at a game; no rating before its first match. */
export interface Strength {
  game: string;
  level: string;
  matches: number;
  rating: number | null;
}

/** Puzzles, and one's own rating at them, if one has tried any. */
export interface PuzzleList {
  puzzles: PuzzleHere[];
  rating: number | null;
  margin: number | null;
}

/** A puzzle, as it is listed. */
export interface PuzzleHere {
  id: string;
  game: string;
  kind: string;
  players: number;
  choices: number;
  rating: number;
  tries: number;
  mine: 'new' | 'solved' | 'tried';
  own: boolean;
}

/** An exercise as it is set. */
export interface ExerciseHere {
  game: string;
  kind: string;
  seat: number;
  players: number;
  view: View;
  actions: string[];
  previews: Record<string, Preview>;
  mine: 'new' | 'solved' | 'tried';
  played: string | null;
  rating: number | null;
  tries: number;
}

/** An answer, or nothing while it is being worked out: then ask again. */
export interface AnswerHere {
  answer: ExerciseAnswer | null;
}

/** Whether an action was right, and what every action is worth, the best first. */
export interface ExerciseAnswer {
  right: boolean;
  action: string;
  choices: Odds[];
  simulations: number;
  hidden: boolean;
  moments: ReplayMoment[];
  tempting: string | null;
  rating: number | null;
  change: number | null;
  next: string | null;
}

/** An action, the chance of winning with it in millionths, and the standard error of that, 0 to 1. */
export interface Odds {
  action: string;
  chance: number;
  error: number;
}

/** A mistake of one's own that can be tried again: move `at` of a match. */
export interface Mistake {
  code: string;
  at: number;
  game: string;
  lost: number;
  changed: number;
}

/** What one makes adventures from: some to begin with, by name, and what each goal uses. */
export interface Beginnings {
  starters: Record<string, Layout>;
  goals: Record<string, Partial<Layout>>;
}

/** For how many players an adventure can be played, what is wrong with it, and what its maker wants to see. */
export interface Checked {
  players: number[];
  faults: FaultHere[];
  guides: Guide[];
}

/** What is wrong, in a sentence; on which things, and by which clause. */
export interface FaultHere {
  where: string;
  message: string;
  clause: string;
  things: string[];
}

/** Which way a leg of the course leads. */
export interface Guide {
  leg: number;
  kind: 'gate' | 'round';
  at: [number, number];
  heading: number;
}

/** The adventure in a file; none, and a sentence that says what is wrong and where, if it is none. */
export interface FileRead {
  adventure: Layout | null;
  message: string;
}

/** Where a test flight stands; `moments` is what the last action did. */
export interface FlightMoment {
  view: View;
  actions: string[];
  previews: Record<string, Preview>;
  moments: ReplayMoment[];
  outcome: Outcome | null;
  played: number;
  message: string;
  clause: string | null;
}

/** One match of bots: its turns, the winner's seat if there is one, why it ended, where flights were stopped. */
export interface Flown {
  turns: number;
  winner: number | null;
  reason: string;
  crashes: [number, number][];
}

/** An adventure with all that is on its table, and what the one it was copied from is called. */
export interface AdventureHere {
  about: Adventure;
  adventure: Layout;
  origin: string | null;
}

/** An adventure in a list; `mine` and `liked` are for whoever asks. */
export interface Adventure {
  id: string;
  version: number;
  name: string;
  goal: string;
  players: number[];
  maker: string;
  origin: string | null;
  public: boolean;
  hidden: boolean;
  created: number;
  changed: number;
  plays: number;
  likes: number;
  mine: boolean;
  liked: boolean;
  house: boolean;
  sentence: string;
  measured: Measured | null;
}

/** What the matches came to; `turns` are those of each seat, 0 if nobody ever won. */
export interface Measured {
  hardness: 'easy' | 'hard' | 'middling';
  turns: number;
  matches: number;
  lost: number;
}

/** A page of the gallery, and how many there are in all. */
export interface Gallery {
  count: number;
  found: Adventure[];
}

/** What a client asks for; for all that it leaves out the server has a default. */
export type SetupWish = Pick<Setup, 'game' | 'players'> & Partial<Setup>;

/** Whatever the server may say. */
export type AnyMessage = Welcome | Done | Wrong | Waiting | News | Here | Hinted | Previewed | Pong | Shut | Bye;
