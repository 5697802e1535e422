import type { PageMove } from './pages.ts';

/** Elements where a key has a meaning of its own: fields, films, menus, dialogs. */
const HANDLES_KEYS =
  'input, textarea, select, video, audio, dialog, [contenteditable], [popover], [role="slider"]';
const HANDLES_SPACE = 'button, a, summary, [role="button"]';

/** The page move that a key stands for, or null when the key belongs to something else. */
export function keyMove(event: KeyboardEvent, pages: number, direction: 'ltr' | 'rtl'): PageMove | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(HANDLES_KEYS) || document.querySelector('dialog[open]')) return null;
  if (event.key === ' ') {
    if (target?.closest(HANDLES_SPACE)) return null;
    return { by: event.shiftKey ? -1 : 1 };
  }
  // Shift with the other keys selects text.
  if (event.shiftKey) return null;
  switch (event.key) {
    case 'ArrowRight':
      return { by: direction === 'ltr' ? 1 : -1 };
    case 'ArrowLeft':
      return { by: direction === 'ltr' ? -1 : 1 };
    case 'PageDown':
      return { by: 1 };
    case 'PageUp':
      return { by: -1 };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: pages - 1 };
    default:
      return null;
  }
}
