/**
 * The turning engine: a chunk of its own, loaded after the book can already be read.
 *
 * It moves elements the book has drawn and knows of no framework: two spreads are marked, their pages get one Web
 * Animation each, and when the sheet lies every mark and animation is gone. Nothing runs between turns.
 */
import { ONE_PAGE } from '../phone.ts';
import { frames, LEAF_REACH, PAGE_REACH, type Part, type SheetShape, STOPS } from './frames.ts';
import { type Beat, beats } from './pace.ts';
import type { Lift } from './turner.ts';

const TURN_MS = 600;
const FADE_MS = 120;
const PACE = beats([0.4, 0.1, 0.2, 1], STOPS);
/** The pace of a sheet let go: it was moving already. */
const DROP = beats([0.2, 0.6, 0.2, 1], STOPS);
const LEAST_MS = 160;
const HURRY = 2.6;
/**
 * A sheet that lies is held there, by the same animation, until the page beneath it is told: the browser would look at
 * every animation that is about to end in each of its last frames. Longer than any page takes to land.
 */
const HELD_MS = 60_000;
/** An animation's time goes on frame by frame: so much later than its end it is sure to be over. */
const FRAME_MS = 17;

const single = matchMedia(ONE_PAGE);
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

type Player = readonly [element: HTMLElement, part: Part];

export const lift: Lift = (stage, from, to, forward) => {
  const faded = reduced.matches;
  const shape: SheetShape = { kind: single.matches ? 'page' : 'leaf', side: stage.dir === 'rtl' ? -1 : 1 };
  const [low, high] = forward ? [from, to] : [to, from];
  const cast: Player[] = faded
    ? [[to, 'fadeIn']]
    : [
        ...(shape.kind === 'page' ? onePage(low) : leaf(low, high)),
        [child(stage, 'rd-shade'), 'shade'],
        ...depths(low, 'awayFar', 'awayNear'),
        ...depths(high, 'beneathFar', 'beneathNear'),
      ];
  const faces = cast.filter(([, part]) => part === 'front' || part === 'back').map(([element]) => element);
  const start = faded || forward ? 0 : 1;
  const end = 1 - start;
  let playing: Animation[] = [];
  let held = start;
  let hurried = false;
  /** The sheet that falls lies, or need not be waited for. */
  let landed: (() => void) | undefined;
  let look: (() => void) | undefined;

  const play = (a: number, b: number, duration: number, pace?: readonly Beat[]) => {
    const whole = pace ? duration + HELD_MS : duration;
    const next = cast.map(([element, part]) =>
      element.animate(frames(part, a, b, shape, pace, duration / whole), { duration: whole, fill: 'both' }),
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
   * Both spreads are seen while the sheet moves; a screen reader finds the one that will lie open. Not by `inert`, for which the styles of
   * every element of a spread would be looked at.
   */
  const leaveToFind = (stays: HTMLElement, goes: HTMLElement) => {
    if (goes.contains(document.activeElement)) stage.focus({ preventScroll: true });
    stays.ariaHidden = null;
    goes.ariaHidden = 'true';
  };

  stage.dataset.turn = faded ? 'fade' : forward ? 'on' : 'back';
  from.dataset.part = faded ? 'under' : forward ? 'low' : 'high';
  to.dataset.part = faded ? 'over' : forward ? 'high' : 'low';
  for (const face of faces) face.dataset.face = '';
  // Together with its coming into sight, so that its styles are looked at once.
  to.inert = false;
  single.addEventListener('change', layoutChanged);

  return {
    reach: shape.kind === 'leaf' ? LEAF_REACH : PAGE_REACH,
    get width() {
      return stage.clientWidth / (shape.kind === 'leaf' ? 2 : 1);
    },
    scrub(progress) {
      if (playing.length === 0) {
        leaveToFind(from, to);
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
      if (side === 1) leaveToFind(to, from);
      const duration = loose ? Math.max(LEAST_MS, full * way) : full;
      play(held, goal, duration, loose ? DROP : PACE);
      return new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        landed = () => {
          clearTimeout(timer);
          resolve();
        };
        // The animations' own time is asked: they may be hurried.
        look = () => {
          clearTimeout(timer);
          const [first] = playing;
          const left = duration - Number(first?.currentTime ?? duration);
          if (left < 1) resolve();
          else timer = setTimeout(() => look?.(), FRAME_MS + left / (hurried ? HURRY : 1));
        };
        // Not before they have begun, which a slow device does late. Taken away until then, nobody waits.
        playing[0]?.ready.then(look, () => undefined);
      });
    },
    hurry() {
      hurried = true;
      for (const animation of playing) animation.updatePlaybackRate(HURRY);
      look?.();
    },
    clear,
  };
};

/** The sheet between two facing spreads: the picture of the lower one with the words of the higher on its back. */
function leaf(low: HTMLElement, high: HTMLElement): Player[] {
  const front = child(low, 'rd-picture');
  const back = child(high, 'rd-words');
  return [
    [front, 'front'],
    [child(front, 'rd-light'), 'frontLight'],
    [back, 'back'],
    [child(back, 'rd-light'), 'backLight'],
  ];
}

function onePage(low: HTMLElement): Player[] {
  return [
    [low, 'front'],
    [child(low, 'rd-light'), 'frontLight'],
  ];
}

/** The sheets of a spread's picture that shift against the one in their middle; none where it is in one piece. */
function depths(spread: HTMLElement, far: Part, near: Part): Player[] {
  const sheets = child(spread, 'rd-picture').querySelector('.rd-sheets');
  const [first, last] = [sheets?.firstElementChild, sheets?.lastElementChild] as (HTMLElement | undefined)[];
  return first && last
    ? [
        [first, far],
        [last, near],
      ]
    : [];
}

function child(of: Element, name: string): HTMLElement {
  const found = [...of.children].find((element) => element.classList.contains(name)) as
    | HTMLElement
    | undefined;
  if (!found) throw new Error(`The book has no .${name} here to turn.`);
  return found;
}
