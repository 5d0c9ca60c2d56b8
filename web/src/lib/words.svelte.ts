/** Every word a person reads, from the same Fluent files as the command line's. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from './facts';

export type Language = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Language[];
type Facts = Record<string, string | number>;
/** What a seat is called: a name, or `YOU`; nothing if nobody knows. */
type Naming = (seat: number) => string;
/** How messages call whoever reads them: they choose by it, `{ $who -> [me] You play … *[other] { $who } plays … }`. */
export const YOU = 'me';

const VOWELS = 'aàâäeéèêëhiîïoôöuùûüyœæ';
/** The French `de` before a name: d’Anne, de Lou. */
const of = (name: string): string => (name && VOWELS.includes(name[0]!.toLowerCase()) ? `d’${name}` : `de ${name}`);
const functions = { DE: ([name]: unknown[]) => of(String(name)) };

const files = import.meta.glob<string>(
  ['../../../sabbat/locales/*/*.ftl', '../../../sabbat/locales/*/{rules,lessons}/*.ftl', '!../../../sabbat/locales/*/{house,server}.ftl'],
  { query: '?raw', import: 'default' },
);

/** A count: nobody needs a formatter for it, and to make one takes longer than to draw a page. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const counted = (facts: Facts): Record<string, string | FluentNumber> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? new Count(fact) : fact]));

const bundled = (language: Language): FluentBundle => new FluentBundle(language, { useIsolating: false, functions });

class Words {
  language = $state<Language>(preferred());
  #bundle = $state.raw(bundled(preferred()));
  /** Counts up when words have come in, so that what lacked them is drawn anew. */
  #known = $state(0);
  #asked = new Set<string>();
  /** What the seats of the table in sight are called; a page that shows a table sets it. */
  called = $state.raw<Naming>(() => '');

  /** Bring in a file (`web`, a game's id, `rules/…`, `lessons/…`); nothing if it is there already. */
  async need(...names: string[]): Promise<void> {
    const fresh = names.filter((name) => !this.#asked.has(name));
    fresh.forEach((name) => this.#asked.add(name));
    const { language } = this;
    const bundle = this.#bundle;
    await Promise.all(fresh.map((name) => this.#read(name, language, bundle)));
    if (fresh.length) this.#known++;
  }

  async #read(name: string, language: Language, bundle: FluentBundle): Promise<void> {
    const load = files[`../../../sabbat/locales/${language}/${name}.ftl`];
    if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
    else if (name.includes('/')) await this.need(name.split('/')[1]!);
    else bundle.addResource(new FluentResource(await brought(name, language)));
  }

  /** The languages that one may change to. */
  get others(): Language[] {
    return CODES.filter((code) => code !== this.language);
  }

  /** Change the language: first all words that were asked for so far are fetched, then every sentence changes at once. */
  async speak(language: Language): Promise<void> {
    const bundle = bundled(language);
    const read = new Set<string>();
    for (let names = [...this.#asked]; names.length; names = [...this.#asked].filter((name) => !read.has(name))) {
      names.forEach((name) => read.add(name));
      await Promise.all(names.map((name) => this.#read(name, language, bundle)));
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem('language', language);
  }

  /** A message. Only what lacks its message depends on `#known`, so that words of another part do not redraw the page. */
  #message(id: string): ReturnType<FluentBundle['getMessage']> {
    const message = this.#bundle.getMessage(id);
    if (!message) void this.#known;
    return message;
  }

  has(id: string): boolean {
    return !!this.#message(id);
  }

  say(id: string, facts: Facts = {}): string {
    const message = this.#message(id);
    return message?.value ? this.#bundle.formatPattern(message.value, counted(facts)) : id;
  }

  attribute(id: string, name: string): string | null {
    const pattern = this.#message(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, {}) : null;
  }

  #or(otherwise: string, id: string, facts: Facts = {}): string {
    return this.has(id) ? this.say(id, facts) : otherwise;
  }

  /** A word of a game's notation as people say it, or the word itself; `unknown` for what is hidden. */
  term(game: string, word: string): string {
    return word === '?' ? 'unknown' : this.#or(word, `${game}-term-${word.replace('*', '')}`);
  }

  #facts(game: string, action: string): [string, Facts] {
    const [verb = '', ...words] = action.split(' ');
    const facts: Facts = {};
    [...'abc'].forEach((letter, n) => {
      const word = words[n] ?? 'none';
      const counts = /^\d+$/.test(word);
      facts[letter] = counts ? Number(word) : this.term(game, word);
      facts[`who_${letter}`] = counts ? this.player(Number(word)) : 'none';
    });
    return [verb, facts];
  }

  /** What a seat is called: by its name, or by its number, counted from 1. */
  player(seat: number): string {
    return this.called(seat) || this.say('web-player', { n: seat + 1 });
  }

  /** What an action did, as a sentence of the story. */
  did(game: string, action: string): string {
    const [verb, facts] = this.#facts(game, action);
    return this.#or(action, `${game}-do-${verb}`, facts);
  }

  /** What one may do, as a button says it. */
  can(game: string, action: string): string {
    const [verb, facts] = this.#facts(game, action);
    return this.#or(this.did(game, action), `${game}-can-${verb}`, facts);
  }

  /** What is asked of the seat to act; the sentence may choose by the verbs that are possible. */
  phase(view: Record<string, any>, actions: string[] = []): string {
    const facts: Facts = { can: [...new Set(actions.map((action) => action.split(' ')[0]!))].sort().join('-') };
    for (const [name, value] of Object.entries(view)) {
      if (typeof value === 'string') facts[name] = this.term(view.game, value);
      else if (typeof value === 'number') facts[name] = value;
    }
    return this.#or('', `${view.game}-phase-${view.phase}`, facts);
  }
}

/** The messages that a game from another package brings, as the house hands them on; none if they cannot be had. */
async function brought(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/words/${language}`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

function preferred(): Language {
  const wish = localStorage.getItem('language') ?? navigator.language;
  return CODES.find((code) => wish.startsWith(code)) ?? 'en';
}

export const words = new Words();
export const t = (id: string, facts: Facts = {}): string => words.say(id, facts);
