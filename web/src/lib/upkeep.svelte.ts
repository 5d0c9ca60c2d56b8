/** A new version of the client is taken up at a quiet moment, never in the midst of something. */
const OWN = typeof document === 'undefined' ? '' : new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname;
const OFTEN = 400;
const SELDOM = 60_000;

class Upkeep {
  newer = $state(false);
  #looked = Date.now();
  #holds = new Set<() => boolean>();

  /** While `busy` says so, nothing is loaded anew; the answer ends that. */
  hold(busy: () => boolean): () => void {
    this.#holds.add(busy);
    return () => void this.#holds.delete(busy);
  }

  /** Does the house still have the client that runs here? */
  async look(): Promise<void> {
    this.#looked = Date.now();
    const page = await fetch('/', { cache: 'no-cache' }).then((answer) => (answer.ok ? answer.text() : OWN), () => OWN);
    if (page.includes(OWN) || this.newer) return;
    this.newer = true;
    setInterval(() => this.#quiet && location.reload(), OFTEN);
  }

  /** Load the page anew, but not over and over. */
  renew(): void {
    const last = Number(sessionStorage.getItem('renewed') ?? 0);
    if (Date.now() - last < SELDOM / 6) return;
    sessionStorage.setItem('renewed', String(Date.now()));
    location.reload();
  }

  /** Somebody has come back to this page. */
  returned(): void {
    if (Date.now() - this.#looked > SELDOM) void this.look();
  }

  get #quiet(): boolean {
    const field = document.activeElement;
    const typing = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
    return !typing && ![...this.#holds].some((busy) => busy());
  }
}

export const upkeep = new Upkeep();
