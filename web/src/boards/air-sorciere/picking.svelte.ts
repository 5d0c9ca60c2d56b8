/** A diploma being put together: cards are picked freely, then sent piece by piece as the table moves on. */
import { untrack } from 'svelte';
import type { BoardProps, Preview } from '../board';
import { COLOURS, type Colour, colour } from './cards';
import { next } from './handing';
import { name, refusal, say } from './say';

type Table = Pick<BoardProps, 'view' | 'seat' | 'actions' | 'act' | 'previews'>;

const sameCards = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((card) => other.includes(card));

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

  /** Every diploma of the colour chosen, by the grimoires that it earns, as the rules list them. */
  readonly #diplomas = $derived.by<[number, string[]][]>(() => {
    const found = this.#foreseen()?.selections as Record<string, string[][]> | undefined;
    return Object.entries(found ?? {}).flatMap(([worth, some]) => some.map((cards): [number, string[]] => [Number(worth), cards]));
  });
  /** The diploma that is picked, if it is one. */
  readonly #whole = $derived.by(() => this.#diplomas.find(([, cards]) => sameCards(cards, this.cards)) ?? null);

  /** Whether what is picked can be handed in. */
  readonly ready = $derived.by(() => {
    if (this.#plan) return false;
    return this.begun ? this.#table().actions.includes('confirm') : this.#whole !== null;
  });
  /** How many grimoires it would earn. */
  readonly worth = $derived.by<number>(() => (this.begun ? (this.#table().previews.confirm?.grimoires ?? 0) : (this.#whole?.[0] ?? 0)));
  /** Which numbers of grimoires can be earned in this colour; null while that is not known. */
  readonly earnable = $derived.by<number[] | null>(() => (this.#diplomas.length ? this.#diplomas.map(([worth]) => worth) : null));

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

  #foreseen(): Preview | null {
    return (this.of && this.#table().previews[`diploma ${this.of}`]) || null;
  }

  /** Choose a colour, or none again; where there are too many diplomas to list, the table asks card by card. */
  choose(of: Colour): void {
    const again = this.#chosen === of;
    this.cancel();
    if (again) return;
    this.#chosen = of;
    if (this.#foreseen()?.selections === null) this.#table().act(`diploma ${of}`);
  }

  cancel(): void {
    clearTimeout(this.#patience);
    this.#chosen = this.#plan = null;
    this.#picked = [];
    this.#sent = this.why = '';
  }

  /** Pick a card of the hand, or put it back. */
  pick(card: string): void {
    this.why = '';
    if (this.#picked.includes(card)) {
      this.#picked = this.#picked.filter((other) => other !== card);
      return;
    }
    if (!this.#picked.length && this.possible.includes(colour(card))) this.#chosen = colour(card);
    if (this.welcome(card)) this.#picked = [...this.#picked, card];
    else this.why = this.#reason(card);
  }

  #reason(card: string): string {
    if (!this.of) return say('why-colour', { card: name(card) });
    const told = this.#foreseen()?.why?.[card];
    return told ? refusal(told.reason, told.facts) : say('why-together', { card: name(card) });
  }

  /** Whether a card of the hand could be picked now: some diploma has it and all that are picked. */
  welcome(card: string): boolean {
    if (this.begun || this.#picked.includes(card)) return false;
    if (!this.of) return this.possible.includes(colour(card));
    return this.#diplomas.some(([, cards]) => cards.includes(card) && this.#picked.every((other) => cards.includes(other)));
  }

  handIn(): void {
    if (this.begun) return this.#table().act('confirm');
    if (this.of && this.#whole) this.#plan = { of: this.of, cards: this.#whole[1] };
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
