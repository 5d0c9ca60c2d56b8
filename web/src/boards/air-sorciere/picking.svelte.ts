/** A diploma being put together: cards are picked freely, then sent piece by piece as the table moves on. */
import { untrack } from 'svelte';
import type { BoardProps } from '../board';
import { COLOURS, type Colour, colour } from './cards';
import { complete, next, obstacle, ordered, worth } from './diploma';
import { name, say } from './say';

type Table = Pick<BoardProps, 'view' | 'seat' | 'actions' | 'act'>;

/** Milliseconds after which an unanswered diploma is given back into the player's hands. */
const PATIENCE = 8000;

export class Picking {
  readonly #table: () => Table;
  #chosen = $state<Colour | null>(null);
  #picked = $state<string[]>([]);
  #plan = $state<{ of: Colour; cards: string[] } | null>(null);
  #sent = '';
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Why the last card could not be picked. */
  why = $state('');

  readonly possible = $derived.by(() => COLOURS.filter((of) => this.#table().actions.includes(`diploma ${of}`)));
  readonly begun = $derived.by(() => this.#table().view.phase === 'diploma');
  readonly #open = $derived.by(() => this.#table().actions.length > 0);
  readonly #only = $derived.by(() => (this.possible.length === 1 ? this.possible[0]! : null));

  /** The colour of the diploma, as far as it is known. */
  readonly of = $derived.by<Colour | null>(() =>
    this.begun ? this.#table().view.diploma_colour : (this.#plan?.of ?? this.#chosen ?? this.#only),
  );
  readonly cards = $derived.by<string[]>(() => this.#plan?.cards ?? (this.begun ? this.#table().view.diploma_cards : this.#picked));

  /** Whether this seat is at it. */
  readonly on = $derived.by(() => {
    const { view, seat } = this.#table();
    return seat !== null && seat === view.seat && (view.phase === 'landed' || this.begun) && (this.#open || this.#plan !== null);
  });
  readonly sending = $derived.by(() => this.#plan !== null);

  /** Whether what is picked can be handed in. */
  readonly ready = $derived.by(() => {
    const { view, actions } = this.#table();
    if (this.#plan) return false;
    if (this.begun) return actions.includes('confirm');
    return !!this.of && complete(this.cards, this.of) && worth(this.cards.length) <= view.stock[this.of];
  });

  constructor(table: () => Table) {
    this.#table = table;
    $effect(() => {
      const { view, actions } = table();
      void actions;
      const over = view.phase !== 'landed' && view.phase !== 'diploma';
      untrack(() => (over ? this.cancel() : this.#send()));
    });
    $effect(() => () => clearTimeout(this.#patience));
  }

  choose(of: Colour): void {
    const again = this.#chosen === of;
    this.cancel();
    if (!again) this.#chosen = of;
  }

  cancel(): void {
    clearTimeout(this.#patience);
    this.#chosen = this.#plan = null;
    this.#picked = [];
    this.#sent = this.why = '';
  }

  /** Pick a card of the hand, or put it back. */
  pick(card: string): void {
    const { view, seat } = this.#table();
    this.why = '';
    if (this.#picked.includes(card)) {
      this.#picked = this.#picked.filter((other) => other !== card);
      return;
    }
    if (!this.#picked.length && this.possible.includes(colour(card))) this.#chosen = colour(card);
    const against = this.of ? obstacle(view, seat!, this.of, this.#picked, card) : 'colour';
    if (against) this.why = say(`why-${against}`, { card: name(card) });
    else this.#picked = [...this.#picked, card];
  }

  /** Whether a card of the hand could be picked now. */
  welcome(card: string): boolean {
    const { view, seat } = this.#table();
    if (this.begun || this.#picked.includes(card)) return false;
    return this.of ? !obstacle(view, seat!, this.of, this.#picked, card) : this.possible.includes(colour(card));
  }

  handIn(): void {
    if (this.begun) return this.#table().act('confirm');
    if (this.of) this.#plan = { of: this.of, cards: ordered(this.#picked, this.of) };
    this.#send();
  }

  #send(): void {
    const { view, seat, actions, act } = this.#table();
    if (!this.#plan) return;
    const held = this.#plan.cards.every((card) => view.hands[seat!].includes(card));
    const step = next(view, this.#plan.of, this.#plan.cards);
    if (!step || !held || (this.#open && !actions.includes(step))) return this.cancel();
    const moment = `${view.turn_number} ${view.phase} ${view.diploma_cards.length}`;
    if (!this.#open || this.#sent === moment) return;
    if (step === 'confirm') this.cancel();
    else this.#wait(moment);
    act(step);
  }

  #wait(moment: string): void {
    this.#sent = moment;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.cancel(), PATIENCE);
  }
}
