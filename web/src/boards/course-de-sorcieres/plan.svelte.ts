/** The division as it is being thought over: nine numbers, three stages, and nothing said until it is laid. */
import type { View } from '../board';
import { FACES, clanOfSeat, isSign } from './clans';

export class Plan {
  /** Tile → stage 1 to 3, for tiles that are not laid yet. */
  wish = $state<Record<string, number>>({});
  chosen = $state<string | null>(null);
  /** How often it was said that it may be laid; 0 while it is being thought over. */
  #told = $state(0);
  #sent: string | null = null;

  /** What lies in a stage for good, the magic tile included. */
  static laid(view: View, seat: number, stage: number): string[] {
    const clan = clanOfSeat(seat);
    return (view.facedown[stage - 1] as string[]).filter((tile) => tile[0] === clan);
  }

  /** The numbers still to be laid. */
  static open(view: View, seat: number): string[] {
    const laid = new Set([1, 2, 3].flatMap((stage) => Plan.laid(view, seat, stage)));
    return FACES.map((face) => clanOfSeat(seat) + face).filter((tile) => !isSign(tile) && !laid.has(tile));
  }

  wished(view: View, seat: number, stage: number): string[] {
    return Plan.open(view, seat).filter((tile) => this.wish[tile] === stage);
  }

  pool(view: View, seat: number): string[] {
    return Plan.open(view, seat).filter((tile) => !this.wish[tile]);
  }

  /** The places that a stage has left, as the rules say, with the tiles that are to lie there. */
  places(view: View, seat: number, stage: number): (string | null)[] {
    const tiles = this.wished(view, seat, stage);
    return Array.from({ length: view.room?.[stage - 1] ?? 0 }, (_, n) => tiles[n] ?? null);
  }

  /** Whether one of them is free. */
  free(view: View, seat: number, stage: number): boolean {
    return this.places(view, seat, stage).includes(null);
  }

  /** Take up a tile or put it down again; of two that lie in different stages, the second click swaps them. */
  choose(tile: string): void {
    const held = this.chosen;
    if (held && held !== tile && this.wish[held]) this.swap(held, tile);
    else this.chosen = held === tile ? null : tile;
  }

  /** Two tiles change places, of which one may still be at hand. */
  swap(one: string, other: string): void {
    this.#change();
    [this.wish[one], this.wish[other]] = [this.wish[other] ?? 0, this.wish[one] ?? 0];
    this.chosen = null;
  }

  /** Put a tile into a stage, or back (0); then the next one is taken up. */
  put(view: View, seat: number, tile: string, stage: number): void {
    if (stage && (this.wish[tile] === stage || !this.free(view, seat, stage))) return;
    this.#change();
    this.wish[tile] = stage;
    this.chosen = stage ? (this.pool(view, seat)[0] ?? null) : null;
  }

  clear(): void {
    this.#change();
    this.wish = {};
    this.chosen = null;
  }

  /** Let chance fill what is open; once more if nothing is. */
  scatter(view: View, seat: number): void {
    this.#change();
    if (!this.pool(view, seat).length) this.wish = {};
    for (const tile of this.pool(view, seat).sort(() => Math.random() - 0.5)) {
      const stages = [1, 2, 3].filter((stage) => this.free(view, seat, stage));
      this.wish[tile] = stages[Math.floor(Math.random() * stages.length)]!;
    }
    this.chosen = null;
  }

  /** Say it out loud; also once more, if something was refused or taken back. */
  lay(): void {
    this.#sent = null;
    this.#told++;
  }

  /** The next action of a division that is being laid, one for each tile as it falls due. */
  next(view: View, actions: string[]): string | null {
    const due: string | null = view.to_put;
    if (!this.#told || !due || due === this.#sent || !actions.length) return null;
    const action = `put ${due} ${this.wish[due]}`;
    if (!actions.includes(action)) {
      this.#change();
      return null;
    }
    this.#sent = due;
    if (Plan.open(view, view.viewer).length === 1) this.#told = 0;
    return action;
  }

  #change(): void {
    this.#told = 0;
    this.#sent = null;
  }
}
