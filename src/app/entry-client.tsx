import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchAhead } from './navigation.ts';
import { routeFor } from './routes.tsx';
import { watchForCrashes } from './watch-crashes.ts';
import '../design/index.css';

watchForCrashes();

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/*
 * Hydrates a prerendered page once its screen's code is loaded, and renders the shell from scratch. `data-path`
 * names the path a page was prerendered for; the shell serves any path.
 */
const prerenderedPath = root.dataset.path;
const currentPath = window.location.pathname.replace(/(.)\/$/, '$1');
if (prerenderedPath === currentPath) {
  // Not awaited: the screen's chunk imports this one, so both would wait for each other.
  void routeFor(currentPath)
    .load()
    .then(() => {
      // While hydrating React replays clicks itself: this tells the head script not to replay them too.
      document.documentElement.dataset.hydration = 'running';
      // A transition hydrates in slices, so that a click in between is answered.
      startTransition(() => void hydrateRoot(root, app));
    });
} else {
  createRoot(root).render(app);
}

for (const hint of ['pointerover', 'focusin']) {
  document.addEventListener(hint, fetchAhead, { passive: true });
}
