/** Once somebody has stayed for a while, what can be read without a network is kept for them. */
import { games } from './games.svelte';

const STAYED = 12_000;

export function keepRulebooks(): void {
  setTimeout(async () => {
    const worker = (await navigator.serviceWorker.ready).active;
    worker?.postMessage({ keep: games.all.flatMap(({ id }) => [`/api/games/${id}/box`, `/api/learn/${id}`]) });
  }, STAYED);
}
