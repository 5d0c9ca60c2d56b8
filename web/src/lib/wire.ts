/** What the server sends, and what it refuses. */
export type * from './messages';

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
