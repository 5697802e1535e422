import { PageFlip } from 'page-flip';
import { nextButton, onArrowRight, type Show, spreadPages } from './candidate.ts';
import './sheets.css';

/** page-flip in HTML mode, which it recommends for text. */
export const show: Show = async (root, { spreads, film }) => {
  const book = document.createElement('div');
  book.className = 'book';
  root.append(book);
  const pages = Array.from({ length: spreads }, (_, spread) => spreadPages(spread, film)).flat();
  book.append(...pages);
  const flip = new PageFlip(book, { width: 500, height: 700, flippingTime: 600, maxShadowOpacity: 0.5 });
  flip.loadFromHTML(pages);
  const next = () => flip.flipNext();
  nextButton(root, next);
  onArrowRight(next);
  return {
    index: () => Math.floor(flip.getCurrentPageIndex() / 2),
    close() {
      flip.destroy();
      root.replaceChildren();
    },
  };
};
