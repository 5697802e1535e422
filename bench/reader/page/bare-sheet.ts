import { nextButton, onArrowRight, type Show } from './candidate.ts';
import { createSheets } from './sheets.ts';

/**
 * The cheapest possible turning sheet: four sheets in the document, one Web Animation, nothing else. The fallen sheet
 * is reused for the pages two ahead.
 */
export const show: Show = async (root, { spreads, film }) => {
  const { sheets, fell } = createSheets(root, { spreads, film });
  let index = 0;
  let turning: Animation | null = null;

  const turn = () => {
    if (turning || index >= spreads - 1) return;
    const sheet = sheets[1]!;
    sheet.style.zIndex = '20';
    turning = sheet.animate([{ transform: 'rotateY(0)' }, { transform: 'rotateY(-180deg)' }], {
      duration: 600,
      easing: 'cubic-bezier(.4,.1,.2,1)',
      fill: 'forwards',
    });
    turning.onfinish = () => {
      turning?.cancel();
      turning = null;
      index += 1;
      fell(index);
    };
  };
  nextButton(root, turn);
  onArrowRight(turn);
  return {
    index: () => index,
    close() {
      turning?.cancel();
      root.replaceChildren();
    },
  };
};
