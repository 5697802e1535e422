/**
 * The one script that stands in a page's head (`scripts/build/inline-head-script.ts` puts it there). Before the first paint it does only
 * what that shows (docs/decisions/186-storage-after-the-paint.md). It is its own small program: nothing of the app is in it
 * beyond a few names.
 */
import { hasStoredHero } from '../../platform/device/stored-hero.ts';
import { SESSION_KEY } from '../../platform/session-key.ts';
import { recordClickedStory } from '../reading/pending-story.ts';
import { fetchCodeAfterThePaint } from './code-after-the-paint.ts';
import { keepPresses } from './kept-presses.ts';
import { watchForMissingPictures } from './missing-pictures.ts';
import { hearOfNewerVersions } from './newer-version.ts';
import { startOfflineWorker } from './offline-worker.ts';
import { mendAddress } from './shared-address.ts';

mendAddress();

const state = document.documentElement.dataset;

// The reader's page is drawn ahead with the sample in it: another book takes its place when the app is awake.
if (location.search && /[?&]story=/.test(location.search)) state.story = '';
// A phone held sideways has the book alone from its first frame (src/features/reader/fullscreen/use-fullscreen.ts).
if (
  /^\/(story-reader|moon-balloon)\b/.test(location.pathname) &&
  matchMedia('(orientation: landscape) and (max-height: 480px) and (pointer: coarse)').matches
)
  state.fullscreen = '';

const listenToPresses = keepPresses();
watchForMissingPictures();

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  // Who was here last decides which buttons are drawn; the app confirms it when it is awake.
  try {
    if (localStorage.getItem(SESSION_KEY)) state.member = '';
    // A family that has a hero finds its own book at the top of Home: its place is kept from the first paint on.
    if (hasStoredHero()) state.family = '';
  } catch {
    // A browser that keeps nothing has nobody to remember.
  }
  listenToPresses();
  recordClickedStory();
  hearOfNewerVersions();
  const showsSomethingElse = (state.member ?? state.family ?? state.story) !== undefined;
  fetchCodeAfterThePaint(Boolean(location.search || location.hash) || showsSomethingElse);
  if (import.meta.env.PROD) startOfflineWorker();
}

// The first look into the storage waits for another process, 10 ms in the head of a page on a slow phone: it is done in the
// first frame, before that is painted. Where no worker answers yet nobody has been here, and the paint comes first; but
// Home keeps a family's place in every case. A page that was not drawn ahead shows nothing without its code.
const isDrawn = document.querySelector('link[rel=later]:not([type])');
const isUnknown = navigator.serviceWorker?.controller === null && location.pathname !== '/';
if (isDrawn && !document.hidden) {
  requestAnimationFrame(isUnknown ? () => setTimeout(begin) : begin);
  addEventListener('load', () => document.hidden && begin());
} else begin();
