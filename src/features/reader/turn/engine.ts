/**
 * The turning engine: a chunk of its own, loaded after the book is readable.
 *
 * It animates the book's elements without a framework: it marks two spreads, gives their pages one Web
 * Animation each, and removes all of it when the sheet lies. Nothing runs between turns.
 */
import { ONE_PAGE } from '../media-queries.ts';
import { type EasingSegment, splitEasing } from './easing.ts';
import { keyframes, LEAF_ANGLE, PAGE_ANGLE, STOPS, type TurnPart, type TurnShape } from './keyframes.ts';
import { FADE_MS, HURRY_RATE, MIN_MS, TURN_MS } from './timing.ts';
import type { StartTurn } from './turner.ts';

const TURN_EASING = splitEasing([0.4, 0.1, 0.2, 1], STOPS);
/** The easing of a released sheet: it was moving already. */
const RELEASE_EASING = splitEasing([0.2, 0.6, 0.2, 1], STOPS);
/**
 * The animation holds a finished sheet until the page below is updated: a browser checks every animation that
 * is about to end in each of its last frames. Longer than any update takes.
 */
const HOLD_MS = 60_000;
/** An animation's clock advances per frame: after this much more it has certainly ended. */
const FRAME_MS = 17;

const single = matchMedia(ONE_PAGE);
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

type AnimatedPart = readonly [element: HTMLElement, part: TurnPart];

export const startTurn: StartTurn = (stage, from, to, forward) => {
  const faded = reduced.matches;
  const shape: TurnShape = { kind: single.matches ? 'page' : 'leaf', side: stage.dir === 'rtl' ? -1 : 1 };
  const [low, high] = forward ? [from, to] : [to, from];
  const animatedParts: AnimatedPart[] = faded
    ? [[to, 'fadeIn']]
    : [
        ...(shape.kind === 'page' ? pageParts(low) : leafParts(low, high)),
        [childByClass(stage, 'rd-shade'), 'shade'],
        ...depthLayers(low, 'awayFar', 'awayNear'),
        ...depthLayers(high, 'beneathFar', 'beneathNear'),
      ];
  const faces = animatedParts
    .filter(([, part]) => part === 'front' || part === 'back')
    .map(([element]) => element);
  const start = faded || forward ? 0 : 1;
  const end = 1 - start;
  let playing: Animation[] = [];
  let held = start;
  let hurried = false;
  /** Resolves the pending `settle`: the sheet lies, or need not be waited for. */
  let landed: (() => void) | undefined;
  let checkLanding: (() => void) | undefined;

  const play = (a: number, b: number, duration: number, pace?: readonly EasingSegment[]) => {
    const whole = pace ? duration + HOLD_MS : duration;
    const next = animatedParts.map(([element, part]) =>
      element.animate(keyframes(part, a, b, shape, pace, duration / whole), {
        duration: whole,
        fill: 'both',
      }),
    );
    for (const old of playing) old.cancel();
    playing = next;
  };
  const layoutChanged = () => landed?.();
  const clear = () => {
    layoutChanged();
    single.removeEventListener('change', layoutChanged);
    for (const animation of playing) animation.cancel();
    playing = [];
    delete stage.dataset.turn;
    delete from.dataset.part;
    delete to.dataset.part;
    for (const face of faces) delete face.dataset.face;
    to.inert = to.dataset.place !== 'here';
    from.ariaHidden = to.ariaHidden = null;
  };
  /**
   * Both spreads are visible while the sheet moves; screen readers get the one that will be open. Not through
   * `inert`, which would restyle every element of a spread.
   */
  const exposeToScreenReader = (stays: HTMLElement, goes: HTMLElement) => {
    if (goes.contains(document.activeElement)) stage.focus({ preventScroll: true });
    stays.ariaHidden = null;
    goes.ariaHidden = 'true';
  };

  stage.dataset.turn = faded ? 'fade' : forward ? 'on' : 'back';
  from.dataset.part = faded ? 'under' : forward ? 'low' : 'high';
  to.dataset.part = faded ? 'over' : forward ? 'high' : 'low';
  for (const face of faces) face.dataset.face = '';
  // Together with making it visible, so that styles are computed once.
  to.inert = false;
  single.addEventListener('change', layoutChanged);

  return {
    reach: shape.kind === 'leaf' ? LEAF_ANGLE : PAGE_ANGLE,
    get width() {
      return stage.clientWidth / (shape.kind === 'leaf' ? 2 : 1);
    },
    scrub(progress) {
      if (playing.length === 0) {
        exposeToScreenReader(from, to);
        play(start, end, TURN_MS);
      }
      held = start + (end - start) * progress;
      for (const animation of playing) {
        animation.pause();
        animation.currentTime = progress * TURN_MS;
      }
    },
    settle(side) {
      const goal = side === 1 ? end : start;
      const way = Math.abs(goal - held);
      const loose = playing.length > 0;
      const full = faded ? FADE_MS : TURN_MS;
      if (side === 1) exposeToScreenReader(to, from);
      const duration = loose ? Math.max(MIN_MS, full * way) : full;
      play(held, goal, duration, loose ? RELEASE_EASING : TURN_EASING);
      return new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        landed = () => {
          clearTimeout(timer);
          resolve();
        };
        // Reads the animation's own clock: it may have been sped up.
        checkLanding = () => {
          clearTimeout(timer);
          const [first] = playing;
          const left = duration - Number(first?.currentTime ?? duration);
          if (left < 1) resolve();
          else timer = setTimeout(() => checkLanding?.(), FRAME_MS + left / (hurried ? HURRY_RATE : 1));
        };
        // Waits for the animations to start, which a slow device does late. If they are cancelled before that,
        // nobody waits.
        playing[0]?.ready.then(checkLanding, () => undefined);
      });
    },
    hurry() {
      hurried = true;
      for (const animation of playing) animation.updatePlaybackRate(HURRY_RATE);
      checkLanding?.();
    },
    clear,
  };
};

/**
 * The parts of a leaf between two facing spreads: the lower spread's picture with the higher one's text on its
 * back.
 */
function leafParts(low: HTMLElement, high: HTMLElement): AnimatedPart[] {
  const front = childByClass(low, 'rd-picture');
  const back = childByClass(high, 'rd-words');
  return [
    [front, 'front'],
    [childByClass(front, 'rd-light'), 'frontLight'],
    [back, 'back'],
    [childByClass(back, 'rd-light'), 'backLight'],
  ];
}

function pageParts(low: HTMLElement): AnimatedPart[] {
  return [
    [low, 'front'],
    [childByClass(low, 'rd-light'), 'frontLight'],
  ];
}

/** The outer layers of a spread's picture, which shift against the middle one; none for a picture without layers. */
function depthLayers(spread: HTMLElement, far: TurnPart, near: TurnPart): AnimatedPart[] {
  const sheets = childByClass(spread, 'rd-picture').querySelector('.rd-sheets');
  const [first, last] = [sheets?.firstElementChild, sheets?.lastElementChild] as (HTMLElement | undefined)[];
  return first && last
    ? [
        [first, far],
        [last, near],
      ]
    : [];
}

function childByClass(of: Element, name: string): HTMLElement {
  const found = [...of.children].find((element) => element.classList.contains(name)) as
    | HTMLElement
    | undefined;
  if (!found) throw new Error(`The book has no .${name} here to turn.`);
  return found;
}
