/** Which page is shown. */
import { upkeep } from './upkeep.svelte';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  go(to: string): void {
    if (upkeep.newer) return location.assign(to);
    if (to !== location.pathname + location.search) history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
    queueMicrotask(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  listen(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }
}

export const router = new Router();
