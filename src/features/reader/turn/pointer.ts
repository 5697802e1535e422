/**
 * Pointer input on the book's stage.
 *
 * A finger may swipe anywhere; the mouse drags a page by its corner, because elsewhere it selects text. The
 * browser handles vertical movement (`touch-action: pan-y`), and a touch that scrolls is never examined again.
 */
import { dragIntent } from './drag.ts';
import type { PageDrag, Turner } from './turner.ts';

/** Elements on a page that handle touches themselves. */
const HANDLES_TOUCH = 'button:not(.rd-corner), input, select, textarea';
/** The height of a film's control bar, in CSS pixels: the highest of current browsers. */
const FILM_CONTROLS_PX = 72;
/** The release speed is measured over this many ms. */
const SPEED_WINDOW_MS = 80;

/**
 * Listens until the returned function is called. `side` is 1 where dragging left turns on, -1 where dragging
 * right does.
 */
export function listenForDrags(stage: HTMLElement, turner: Turner, side: 1 | -1): () => void {
  let id: number | null = null;
  let start = { x: 0, y: 0 };
  let grip: PageDrag | null = null;
  let toSpine = 1;
  let trail: { x: number; time: number }[] = [];

  const reset = () => {
    id = null;
    grip = null;
    trail = [];
  };
  const down = (event: PointerEvent) => {
    const target = event.target as Element;
    if (!event.isPrimary || event.button !== 0 || (window.visualViewport?.scale ?? 1) > 1.01) return;
    if (event.pointerType === 'mouse' ? !target.closest('.rd-corner') : handlesTouch(target, event.clientY))
      return;
    id = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== id) return;
    if (!grip) {
      const dx = event.clientX - start.x;
      const wish = dragIntent(dx, event.clientY - start.y);
      if (wish === 'unsure') return;
      const by = dx * side < 0 ? 1 : -1;
      // A long press that selected text drags the end of the selection, not the page.
      grip = wish === 'turn' && getSelection()?.isCollapsed !== false ? turner.grip(by) : null;
      if (!grip) return reset();
      stage.setPointerCapture(event.pointerId);
      toSpine = -by * side;
      start = { x: event.clientX, y: event.clientY };
    }
    trail = [...trail, { x: event.clientX, time: event.timeStamp }].filter(
      ({ time }) => event.timeStamp - time <= SPEED_WINDOW_MS,
    );
    grip.drag((event.clientX - start.x) * toSpine);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== id) return;
    if (grip) {
      if (event.type === 'pointerup') swallowClick(stage);
      void grip.release(
        event.type === 'pointerup' ? speedAt(trail, event) * toSpine : Number.NEGATIVE_INFINITY,
      );
    }
    reset();
  };
  // The browser pans sideways only in a zoomed page; there it handles the finger alone.
  const zoomed = () => {
    stage.toggleAttribute('data-zoomed', (window.visualViewport?.scale ?? 1) > 1.01);
  };

  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointercancel', end);
  window.visualViewport?.addEventListener('resize', zoomed);
  return () => {
    stage.removeEventListener('pointerdown', down);
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerup', end);
    stage.removeEventListener('pointercancel', end);
    window.visualViewport?.removeEventListener('resize', zoomed);
    if (grip) void grip.release(Number.NEGATIVE_INFINITY);
  };
}

/** Whether the touched element handles touches itself: of a film only its controls. */
function handlesTouch(target: Element, y: number): boolean {
  const film = target.closest('video');
  if (film) return y > film.getBoundingClientRect().bottom - FILM_CONTROLS_PX;
  return target.closest(HANDLES_TOUCH) !== null;
}

function speedAt(trail: readonly { x: number; time: number }[], end: PointerEvent): number {
  const first = trail.find(({ time }) => end.timeStamp - time <= SPEED_WINDOW_MS);
  const time = first ? end.timeStamp - first.time : 0;
  return first && time > 0 ? (end.clientX - first.x) / time : 0;
}

/** A drag that ends over a link or a corner must not also click it. */
function swallowClick(stage: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  stage.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => stage.removeEventListener('click', swallow, { capture: true }), 50);
}
