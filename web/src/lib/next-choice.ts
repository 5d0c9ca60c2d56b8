/** Boards mark what may be chosen just now with this attribute. */
const CHOICE = '[data-choice]';

/**
 * Keeps the focus where the next choice is: whoever has chosen something on the board by the keyboard finds the focus on the
 * nearest thing that may be chosen next, not at the top of the page. Whoever presses Tab or clicks goes their own way.
 */
export function nextChoice(board: HTMLElement): () => void {
  /** What was chosen last, or has the focus since, and where it was. */
  let last: Element | null = null;
  let from = { x: 0, y: 0 };
  const changes = new MutationObserver(go);

  function wait(at: Element): void {
    last = at;
    from = middle(at);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ['data-choice'] });
  }

  function end(): void {
    changes.disconnect();
    last = null;
  }

  function go(): void {
    const now = document.activeElement;
    if (!last || (now !== document.body && now !== last) || now.matches(CHOICE)) return;
    const far = (one: Element): number => Math.hypot(middle(one).x - from.x, middle(one).y - from.y);
    const choices = [...board.querySelectorAll<HTMLElement>(CHOICE)].map((one) => ({ one, far: far(one) }));
    const next = choices.sort((a, b) => a.far - b.far)[0]?.one;
    if (!next) return;
    next.focus({ preventScroll: true });
    wait(next);
  }

  function pressed({ key, target }: KeyboardEvent): void {
    if (key === 'Tab') return end();
    const at = (key === 'Enter' || key === ' ') && target instanceof Element ? target.closest(CHOICE) : null;
    if (at && board.contains(at)) wait(at);
  }

  document.addEventListener('keydown', pressed, true);
  document.addEventListener('pointerdown', end, true);
  return () => {
    end();
    document.removeEventListener('keydown', pressed, true);
    document.removeEventListener('pointerdown', end, true);
  };
}

function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
