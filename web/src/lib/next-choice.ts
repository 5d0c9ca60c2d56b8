/** Boards mark what may be chosen just now with this attribute. */
const CHOICE = '[data-choice]';

/**
 * Keeps the focus where the next choice is: whoever has chosen something on the board by the keyboard finds the focus on the
 * nearest thing that may be chosen next, not at the top of the page.
 */
export function nextChoice(board: HTMLElement): () => void {
  /** What was chosen last by the keyboard, and where it was. */
  let last: Element | null = null;
  let from = { x: 0, y: 0 };
  const changes = new MutationObserver(go);

  function go(): void {
    const now = document.activeElement;
    if (!last || (now !== document.body && now !== last) || now.matches(CHOICE)) return;
    const far = (one: Element): number => Math.hypot(middle(one).x - from.x, middle(one).y - from.y);
    const choices = [...board.querySelectorAll<HTMLElement>(CHOICE)].map((one) => ({ one, far: far(one) }));
    choices.sort((a, b) => a.far - b.far)[0]?.one.focus({ preventScroll: true });
  }

  function focused(event: FocusEvent): void {
    const now = event.target as Element;
    changes.disconnect();
    last = board.contains(now) && now.matches(`${CHOICE}:focus-visible`) ? now : null;
    if (!last) return;
    from = middle(last);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ['data-choice'] });
  }

  const pointed = (): void => {
    changes.disconnect();
    last = null;
  };

  document.addEventListener('focusin', focused);
  document.addEventListener('pointerdown', pointed);
  return () => {
    pointed();
    document.removeEventListener('focusin', focused);
    document.removeEventListener('pointerdown', pointed);
  };
}

function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
