import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchAhead } from './navigation.ts';
import { routeFor } from './routes.tsx';
import '../design/index.css';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/*
 * A prerendered page is taken over as it stands once its screen's code is here; the shell is drawn anew. A page
 * that was drawn for another address (the shell served for an unknown one) says so by `data-path`.
 */
const prerenderedPath = root.dataset.path;
const currentPath = window.location.pathname.replace(/(.)\/$/, '$1');
if (prerenderedPath === currentPath) {
  // Not awaited: the screen's code imports this very chunk, and would wait for it for ever.
  void routeFor(currentPath)
    .load()
    .then(() => {
      // From here on React replays clicks: the head script must not click a second time.
      document.documentElement.dataset.hydration = 'running';
      // In small pieces, between which a press is answered.
      startTransition(() => void hydrateRoot(root, app));
    });
} else {
  createRoot(root).render(app);
}

for (const hint of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(hint, fetchAhead, { passive: true });
}
