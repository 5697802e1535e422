/**
 * The one script that stands in a page's head (`scripts/build/inline-head-script.ts` puts it there). Before the first paint it does only
 * what that shows (docs/decisions/158-code-after-the-paint.md). It is its own small program: nothing of the app is in it
 * beyond a few names.
 */
import { hasStoredHero } from '../../platform/device/stored-hero.ts';
import { SESSION_KEY } from '../../platform/session-key.ts';
import { recordClickedStory } from '../reading/pending-story.ts';
import { loadCodeAfterPaint } from './load-code-after-paint.ts';
import { watchForMissingPictures } from './missing-pictures.ts';
import { hearOfNewerVersions } from './newer-version.ts';
import { startOfflineWorker } from './offline-worker.ts';
import { recordClicks } from './replay-clicks.ts';
import { mendAddress } from './shared-address.ts';

mendAddress();

const state = document.documentElement.dataset;

// The reader's page is prerendered with the sample: another book replaces it once the page is hydrated.
if (location.search && /[?&]story=/.test(location.search)) state.story = '';
// On a phone held sideways the book fills the screen from the first frame (src/features/reader/fullscreen/use-fullscreen.ts).
if (
  /^\/(story-reader|moon-balloon)\b/.test(location.pathname) &&
  matchMedia('(orientation: landscape) and (max-height: 480px) and (pointer: coarse)').matches
)
  state.fullscreen = '';

const startRecording = recordClicks();
watchForMissingPictures();

let hasStarted = false;
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  // The stored session decides which buttons show; the app confirms it once it is hydrated.
  try {
    if (localStorage.getItem(SESSION_KEY)) state.member = '';
    // A family that has a hero finds its own book at the top of Home: its space is reserved from the first paint on.
    if (hasStoredHero()) state.family = '';
  } catch {
    // Storage is blocked: the page shows itself as to a first visitor.
  }
  startRecording();
  recordClickedStory();
  hearOfNewerVersions();
  const showsSomethingElse = (state.member ?? state.family ?? state.story) !== undefined;
  loadCodeAfterPaint(Boolean(location.search || location.hash) || showsSomethingElse);
  if (import.meta.env.PROD) startOfflineWorker();
}

// The first access to localStorage blocks on another process, some 10 ms on a slow phone: it happens in the first frame, before
// the paint. Without a service worker nobody has visited before, so the paint comes first; but Home reserves a family's space in
// every case. A page that was not prerendered shows nothing without its code.
const isPrerendered = document.querySelector('link[rel=later]:not([type])');
const isFirstVisit = navigator.serviceWorker?.controller === null && location.pathname !== '/';
if (isPrerendered && !document.hidden) {
  requestAnimationFrame(isFirstVisit ? () => setTimeout(start) : start);
  addEventListener('load', () => document.hidden && start());
} else start();
