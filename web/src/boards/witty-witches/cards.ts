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

/** Cards of a hand with a key that stays with a card while others come and go. */
export function keyed(names: string[]): { name: string; key: string; twin: boolean }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { name, key: `${name}/${nth}`, twin: names.indexOf(name) !== names.lastIndexOf(name) };
  });
}
