import { onMount } from 'svelte';
import { drawn } from './paint';

/** Counts the pieces of a component that may be made by now, each drawn before the next, so that the browser never stands still for long. */
export function inPieces(count: number): { readonly made: number } {
  let made = $state(0);
  onMount(() => {
    let here = true;
    void (async () => {
      for (; here && made < count; made++) await drawn();
    })();
    return () => void (here = false);
  });
  return {
    get made() {
      return made;
    },
  };
}
