import { splitEasing } from '../../../src/features/reader/turn/easing.ts';
import { nextButton, onArrowRight, type Show } from './candidate.ts';
import { createSheets } from './sheets.ts';
import './bent-sheet.css';

/** Number of strips, and total bend from spine to free edge, in degrees. */
const STRIPS = Number(new URLSearchParams(location.search).get('strips') ?? 6);
const BEND = 70;
const WIDTH = 500;
const STEPS = 8;

/**
 * A sheet that bends: the bare sheet in strips, each hinged to the one before it, with both faces of the page cut to
 * its width. The next sheet's strips are filled when the sheet before has fallen.
 */
export const show: Show = async (root, { spreads, film }) => {
  const { book, sheets, pages, fell } = createSheets(root, { spreads, film });
  let index = 0;
  let turning: Animation[] = [];
  const wide = WIDTH / STRIPS;

  const strips: HTMLElement[] = [];
  const faces: HTMLElement[] = [];
  for (let n = 0; n < STRIPS; n++) {
    const strip = document.createElement('div');
    strip.className = 'strip';
    strip.style.cssText = `left:${n ? wide : 0}px;width:${wide}px`;
    for (const side of ['front', 'back']) {
      const face = document.createElement('div');
      face.className = `face ${side}`;
      strip.append(face);
      faces.push(face);
    }
    (strips.at(-1) ?? book).append(strip);
    strips.push(strip);
  }
  strips[0]!.classList.add('rig');
  const cut = () => {
    const [picture, textPage] = pages(index);
    faces.forEach((face, n) => {
      const strip = n >> 1;
      const page = (n % 2 ? textPage : picture).cloneNode(true) as HTMLElement;
      page.style.marginLeft = `${-(n % 2 ? WIDTH - (strip + 1) * wide : strip * wide)}px`;
      face.replaceChildren(page);
    });
  };
  cut();

  /**
   * The angle of the strip at the spine, and of every other against the one before it, at a progress from 0 to 1.
   */
  const angles = (progress: number): [spine: number, other: number] => {
    const bend = BEND * Math.sin(Math.PI * progress) * Math.cos(Math.PI * progress * 0.5);
    return [-180 * progress - bend * 0.25, bend / STRIPS];
  };
  const PACE = splitEasing(
    [0.4, 0.1, 0.2, 1],
    Array.from({ length: STEPS + 1 }, (_, n) => n / STEPS),
  );
  /** As in our reader: long enough that no animation is about to end, and ended by a timer (decision 041). */
  const WHOLE = 60_600;
  const frames = (side: 0 | 1): Keyframe[] => {
    const moving = PACE.map(({ at: fraction, easing }, n) => ({
      offset: (fraction * 600) / WHOLE,
      easing,
      transform: `rotateY(${angles(n / STEPS)[side]}deg)`,
    }));
    return [...moving, { offset: 1, transform: moving.at(-1)!.transform }];
  };

  const turn = () => {
    if (turning.length > 0 || index >= spreads - 1) return;
    const sheet = sheets[1]!;
    sheet.style.visibility = 'hidden';
    strips[0]!.style.visibility = 'visible';
    const timing = { duration: WHOLE, fill: 'forwards' } as const;
    const [spine, other] = [frames(0), frames(1)];
    turning = strips.map((strip, n) => strip.animate(n ? other : spine, timing));
    const updateShade = () => {
      const left = 600 - Number(turning[0]?.currentTime ?? 600);
      if (left < 1) land();
      else setTimeout(updateShade, left);
    };
    setTimeout(updateShade, 600);
    const land = () => {
      for (const animation of turning) animation.cancel();
      turning = [];
      index += 1;
      strips[0]!.style.visibility = '';
      sheet.style.visibility = '';
      fell(index);
      cut();
    };
  };
  nextButton(root, turn);
  onArrowRight(turn);
  return {
    index: () => index,
    close() {
      for (const animation of turning) animation.cancel();
      root.replaceChildren();
    },
  };
};
