/** What is printed on a guest and on a spell, read from their names. */

export type Colour = 'yellow' | 'blue' | 'red';

export interface Guest {
  name: string;
  /** Colour, character, object. */
  traits: [Colour, string, string];
  stars: boolean;
}

export function guest(name: string): Guest {
  const [colour, character, thing] = name.replace('*', '').split('-') as [Colour, string, string];
  return { name, traits: [colour, character, thing], stars: name.endsWith('*') };
}

/** Which of the three traits two guests have in common. */
export function shared(one: string, other: string): boolean[] {
  const there = guest(other).traits;
  return guest(one).traits.map((trait, n) => trait === there[n]);
}

export type Kind = 'curse' | 'bless' | 'abacadabra' | 'tornado';

export interface Spell {
  kind: Kind;
  /** The character or object that a curse or a blessing names. */
  names: string | null;
}

export function spell(name: string): Spell {
  const [kind, names] = name.split('-') as [Kind, string | undefined];
  return { kind, names: names ?? null };
}

/** What a player's spell says about a guest's traits: `curse`, `bless` or nothing. */
export function touched(by: string | null, name: string): (Kind | null)[] {
  const { kind, names } = by ? spell(by) : { kind: null, names: null };
  return guest(name).traits.map((trait) => (trait === names ? kind : null));
}

/** What lets a guest in: two traits in common, or else the trait that a blessing names. */
export function welcome(name: string, last: string, by: string | null): boolean[] {
  const common = shared(name, last);
  return common.filter(Boolean).length > 1 ? common : touched(by, name).map((kind) => kind === 'bless');
}

/** Cards of a hand with a key that stays with a card while others come and go. */
export function keyed(names: string[]): { name: string; key: string; twin: boolean }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { name, key: `${name}/${nth}`, twin: names.indexOf(name) !== names.lastIndexOf(name) };
  });
}
