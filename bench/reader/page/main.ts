/**
 * One book, turned by one library: /?spreads=12&by=ours&film=1. ArrowRight turns; `window.__idx()` is the open spread;
 * `data-ready` on <html> becomes "true" once it can be turned.
 */
import type { Candidate, Show } from './candidate.ts';
import './frame-observer.ts';

declare global {
  interface Window {
    __idx: () => number;
    __close: () => void;
    /** Requested animation frames: reveals a render loop. */
    __frames: number;
  }
}

const contestants: Record<string, () => Promise<{ show: Show }>> = {
  ours: () => import('./our-reader.tsx'),
  limit: () => import('./bare-sheet.ts'),
  bent: () => import('./bent-sheet.ts'),
  'page-flip': () => import('./page-flip.ts'),
  'react-pageflip': () => import('./react-page-flip.tsx'),
  swiper: () => import('./swiper.ts'),
};

window.__frames = 0;
const requestFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (step) => {
  window.__frames += 1;
  return requestFrame(step);
};

const params = new URLSearchParams(location.search);
const { show } = await contestants[params.get('by') ?? 'ours']!();
const book: Candidate = await show(document.getElementById('root')!, {
  spreads: Number(params.get('spreads') ?? 12),
  film: params.has('film'),
});
window.__idx = book.index;
window.__close = book.close;

const first = document.querySelector('img');
if (first && !first.complete)
  await new Promise((resolve) => first.addEventListener('load', resolve, { once: true }));
await document.fonts.ready;
await new Promise((resolve) => requestFrame(() => requestFrame(resolve)));
document.documentElement.dataset.ready = 'true';
