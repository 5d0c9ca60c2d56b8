/** What somebody likes, kept in this browser. */
const QUIET = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

function kept<T>(name: string, otherwise: T): T {
  const found = localStorage.getItem(`prefs.${name}`);
  return found === null ? otherwise : (JSON.parse(found) as T);
}

class Prefs {
  motion = $state<boolean>(kept('motion', !QUIET));
  sound = $state<boolean>(kept('sound', false));
  aids = $state<boolean>(kept('aids', true));

  toggle(name: 'motion' | 'sound' | 'aids'): void {
    this[name] = !this[name];
    localStorage.setItem(`prefs.${name}`, JSON.stringify(this[name]));
  }

  /** Milliseconds that a movement may take. */
  get pace(): number {
    return this.motion ? 320 : 0;
  }
}

export const prefs = new Prefs();
