import Swiper from 'swiper';
import { nextButton, onArrowRight, type Show, spreadPages } from './candidate.ts';
import 'swiper/css';
import './sheets.css';

/** swiper slides spreads and does not turn a leaf; measured for its cost. */
export const show: Show = async (root, { spreads, film }) => {
  const book = document.createElement('div');
  book.className = 'book swiper';
  const wrapper = document.createElement('div');
  wrapper.className = 'swiper-wrapper';
  for (let spread = 0; spread < spreads; spread++) {
    const slide = document.createElement('div');
    slide.className = 'swiper-slide pair';
    slide.append(...spreadPages(spread, film));
    wrapper.append(slide);
  }
  book.append(wrapper);
  root.append(book);
  const swiper = new Swiper(book, { speed: 600 });
  const next = () => swiper.slideNext();
  nextButton(root, next);
  onArrowRight(next);
  return {
    index: () => swiper.activeIndex,
    close() {
      swiper.destroy();
      root.replaceChildren();
    },
  };
};
