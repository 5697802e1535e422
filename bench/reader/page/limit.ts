import { nextButton, onArrowRight, plainPages, type Show } from './contestant.ts';
import './plain.css';

/**
 * The least a turning sheet can cost: four sheets in the document, one Web Animation, nothing else. The sheet that
 * fell is used again for the pages two ahead.
 */
export const show: Show = async (root, { spreads, film }) => {
  const book = document.createElement('div');
  book.className = 'book';
  book.style.perspective = '2400px';
  root.append(book);
  let index = 0;
  let turning: Animation | null = null;
  const sheets: HTMLElement[] = [];

  const fill = (sheet: HTMLElement, leaf: number) => {
    const [, picture] = plainPages(Math.max(0, Math.min(spreads - 1, leaf)), film);
    const [words] = plainPages(Math.min(spreads - 1, leaf + 1), film);
    sheet.replaceChildren(picture, words);
  };
  const stack = () => {
    sheets.forEach((sheet, n) => {
      sheet.style.zIndex = String(n === 0 ? 0 : 10 - n);
      sheet.style.transform = n === 0 ? 'rotateY(-180deg)' : '';
    });
  };
  for (let n = 0; n < 4; n++) {
    const sheet = document.createElement('div');
    sheet.className = 'sheet';
    fill(sheet, n - 1);
    book.append(sheet);
    sheets.push(sheet);
  }
  stack();

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
      const used = sheets.shift()!;
      sheets.push(used);
      stack();
      fill(used, index + 2);
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
