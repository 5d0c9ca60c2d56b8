/** Dragging something to a place that takes it (`data-drop`). A click stays a click; fingers tap instead, so that the page can scroll. */

interface Drag {
  /** Up when it leaves its place, down when it is let go. */
  lift?: (up: boolean) => void;
  drop: (on: string | null) => void;
  /** What moves with the pointer, if not the thing itself. */
  moves?: () => HTMLElement | undefined;
}

const FAR = 8;

export function drag(node: HTMLElement, use: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let given = use;
  let from: { x: number; y: number } | null = null;
  let moved = false;

  function down(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    moved = false;
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < FAR) return;
    if (!moved) given.lift?.(true);
    moved = true;
    const piece = given.moves?.() ?? node;
    piece.style.translate = `${x}px ${y}px`;
    node.style.pointerEvents = 'none';
  }

  function up(event: PointerEvent): void {
    stop();
    if (!moved) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    rest();
    given.lift?.(false);
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup') given.drop(under?.dataset.drop ?? null);
  }

  function stop(): void {
    from = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  }

  function rest(): void {
    (given.moves?.() ?? node).style.translate = '';
    node.style.pointerEvents = '';
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('dragstart', prevent);
  return {
    update: (next) => (given = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}

const swallow = (event: Event): void => (event.stopPropagation(), event.preventDefault());
const prevent = (event: Event): void => event.preventDefault();
