/** Dragging something to a place that takes it (`data-drop`), by mouse, pen or finger. A click stays a click. */

type Thing = HTMLElement | SVGGraphicsElement;

export interface Drag {
  /** Whether it can be dragged now. */
  able?: boolean;
  /** A finger has to rest on it first, so that a swipe scrolls the page. */
  hold?: boolean;
  /** Up when it leaves its place, down when it is let go. */
  lift?: (up: boolean, from: PointerEvent) => void;
  /** Where it was let go; also when that is nowhere. */
  drop: (on: string | null) => void;
  /** What moves with the pointer, if not the thing itself. */
  moves?: (node: Thing) => Thing | null | undefined;
}

const FAR = 8;
const REST = 260;

export function drag(node: Thing, use: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let given = use;
  let from: PointerEvent | null = null;
  let piece: Thing | null = null;
  let resting = 0;

  function ready(): void {
    node.style.touchAction = given.able === false || given.hold ? '' : 'none';
  }

  function down(event: PointerEvent): void {
    if (given.able === false || event.button !== 0 || !event.isPrimary) return;
    from = event;
    if (waits()) resting = window.setTimeout(() => lift(), REST);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  }

  const waits = (): boolean => !!given.hold && from?.pointerType === 'touch';

  function lift(): void {
    piece = given.moves?.(node) ?? node;
    piece.style.transitionProperty = 'none';
    node.style.pointerEvents = piece.style.pointerEvents = 'none';
    given.lift?.(true, from!);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!piece && Math.hypot(x, y) < FAR) return;
    if (!piece && waits()) return stop();
    if (!piece) lift();
    const unit = piece instanceof SVGElement && piece.ownerSVGElement ? piece.ownerSVGElement.getScreenCTM()!.a : 1;
    piece!.style.translate = `${x / unit}px ${y / unit}px`;
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    const moved = piece !== null;
    const under = moved ? document.elementsFromPoint(event.clientX, event.clientY) : [];
    const on = under.map((one) => one.closest<HTMLElement>('[data-drop]')).find((one) => one)?.dataset.drop;
    stop();
    if (!moved) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup') given.drop(on ?? null);
  }

  /** Let go: everything is again as it was. */
  function stop(): void {
    clearTimeout(resting);
    if (piece && from) given.lift?.(false, from);
    if (piece) piece.style.translate = piece.style.transitionProperty = piece.style.pointerEvents = '';
    node.style.pointerEvents = '';
    from = piece = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  }

  const still = (event: Event): void => (piece ? event.preventDefault() : undefined);
  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', down as EventListener],
    ['dragstart', prevent],
    ['contextmenu', still],
    ['touchmove', still, { passive: false }],
  ];
  listeners.forEach(([name, hear, how]) => node.addEventListener(name, hear, how));
  ready();
  return {
    update: (next) => {
      given = next;
      ready();
    },
    destroy: () => {
      stop();
      listeners.forEach(([name, hear, how]) => node.removeEventListener(name, hear, how));
    },
  };
}

const swallow = (event: Event): void => (event.stopPropagation(), event.preventDefault());
const prevent = (event: Event): void => event.preventDefault();
