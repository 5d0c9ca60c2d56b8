/** The games of the house, as the server tells them in the language of the page. */
import { api, type GameHere } from './api';
import { words, type Language } from './words.svelte';

class Games {
  all = $state.raw<GameHere[]>([]);
  #asked: { language: Language; answer: Promise<GameHere[]> } | null = null;
  #boxes = $state.raw(new Map<string, Record<string, any>>());

  /** Ask for them, once for each language. */
  async need(): Promise<void> {
    const { language } = words;
    if (this.#asked?.language !== language) this.#asked = { language, answer: api.games() };
    const asked = this.#asked;
    try {
      this.all = await asked.answer;
    } catch (why) {
      if (this.#asked === asked) this.#asked = null;
      throw why;
    }
  }

  /** Ask once for the sizes that a game's board draws with. */
  async needBox(id: string): Promise<void> {
    if (!this.#boxes.has(id)) this.#boxes = new Map(this.#boxes).set(id, await api.box(id));
  }

  /** The sizes that a game's board draws with, once they are there. */
  box(id: string): Record<string, any> {
    return this.#boxes.get(id) ?? {};
  }

  find(id: string): GameHere | undefined {
    return this.all.find((game) => game.id === id);
  }

  name(id: string): string {
    return this.find(id)?.name ?? id;
  }

  players(id: string): [number, number] {
    return this.find(id)?.players ?? [2, 2];
  }

  /** Whether a game has secrets; one that is not known yet might. */
  hidden(id: string): boolean {
    return this.find(id)?.hidden ?? true;
  }
}

export const games = new Games();
