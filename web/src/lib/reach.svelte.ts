/** Whether the house can be reached; a page that was opened without it waits for it. */
class Reach {
  /** Nothing has answered since the page was opened, or a part of it could not be loaded. */
  away = $state(false);
  #met = false;

  found(): void {
    this.#met = true;
  }

  lost(): void {
    this.away ||= !this.#met;
  }

  /** Is the house there now? */
  async ask(): Promise<boolean> {
    return fetch('/healthz', { cache: 'no-store' }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** The rulebooks that can be read without the house, as the service worker has kept them. */
  async kept(): Promise<string[]> {
    if (!('caches' in globalThis)) return [];
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const pages = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return [...new Set(pages.map(({ url }) => new URL(url).pathname.match(/^\/api\/learn\/([^/]+)$/)?.[1] ?? ''))].filter(Boolean).sort();
  }
}

export const reach = new Reach();
