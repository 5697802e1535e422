import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BookReader } from '../../../src/features/reader/BookReader.tsx';
import type { ReaderBook, ReaderPicture } from '../../../src/features/reader/book.ts';
import { type CandidateOptions, pictureUrl, type Show, TEXT } from './candidate.ts';
import './our-reader.css';

let index = 0;

function bookOf({ spreads, film }: CandidateOptions): ReaderBook {
  const picture = (spread: number): ReaderPicture =>
    film && spread === 1
      ? {
          kind: 'video',
          alt: 'A film',
          webm: '/film.webm',
          mp4: '/film.webm',
          poster: pictureUrl(spread),
        }
      : {
          kind: 'image',
          alt: `Picture ${spread + 1}`,
          width: 856,
          height: 1276,
          src: pictureUrl(spread),
        };
  return {
    id: 'bench',
    title: 'The Moon Balloon',
    lang: 'en-US',
    direction: 'ltr',
    spreads: Array.from({ length: spreads }, (_, spread) => ({
      id: String(spread),
      text: TEXT,
      picture: picture(spread),
    })),
  };
}

function Page({ book }: { book: ReaderBook }) {
  const [page, setPage] = useState(0);
  index = page;
  return <BookReader book={book} page={page} onPageChange={setPage} />;
}

/** The product's reader, as a route shows it. */
export const show: Show = async (element, options) => {
  // The reader loads its engine lazily; waiting for the same chunk tells when turns are real.
  await import('../../../src/features/reader/turn/engine.ts');
  const root = createRoot(element);
  root.render(<Page book={bookOf(options)} />);
  while (!element.querySelector('.rd-arrow[data-to="on"]')) await new Promise(requestAnimationFrame);
  element.querySelector('.rd-arrow[data-to="on"]')!.id = 'next';
  return { index: () => index, close: () => root.unmount() };
};
