import { memo } from 'react';
import type { ReaderBook } from './book.ts';
import { defaultLabels } from './labels.ts';
import { endPage, TITLE_PAGE } from './pages.ts';

/**
 * Inside of the cover and title page, as two facing pages: they turn like a spread. On a phone the title page lies on the
 * patterned paper.
 */
export const TitleSpread = memo(function TitleSpread(props: {
  book: ReaderBook;
  place: 'before' | 'here' | 'after';
}) {
  const { titlePage, title } = props.book;
  if (!titlePage) return null;
  const { secondTitle, reader, note, endpaper } = titlePage;
  return (
    <article
      className="rd-spread rd-title-spread"
      data-place={props.place}
      data-page={TITLE_PAGE}
      inert={props.place !== 'here'}
      aria-label={defaultLabels.titlePage}
    >
      <div className="rd-page rd-words rd-endpaper" style={{ backgroundImage: `url("${endpaper}")` }}>
        <i className="rd-light" />
      </div>
      <div className="rd-page rd-picture rd-title-page">
        <div className="rd-title-words">
          <h2>{title}</h2>
          {secondTitle && <p className="rd-second-title">{secondTitle}</p>}
          <i className="rd-ornament" />
          {reader && (
            <p className="rd-for">
              for <bdi>{reader}</bdi>
            </p>
          )}
          {note && <p className="rd-title-note">{note}</p>}
        </div>
        <i className="rd-light" />
      </div>
      <i className="rd-light" />
    </article>
  );
});

/**
 * The last leaf: a page with the book's ornament alone, and the patterned paper inside the back cover. On a phone the patterned
 * paper alone.
 */
export const EndSpread = memo(function EndSpread({
  book,
  place,
}: {
  book: ReaderBook;
  place: 'before' | 'here' | 'after';
}) {
  if (!book.titlePage) return null;
  return (
    <article
      className="rd-spread rd-end-spread"
      data-place={place}
      data-page={endPage(book)}
      inert={place !== 'here'}
      aria-label={defaultLabels.endpaper}
    >
      <div className="rd-page rd-words rd-last-page">
        <i className="rd-ornament" />
        <i className="rd-light" />
      </div>
      <div
        className="rd-page rd-picture rd-endpaper"
        style={{ backgroundImage: `url("${book.titlePage.endpaper}")` }}
      >
        <i className="rd-light" />
      </div>
      <i className="rd-light" />
    </article>
  );
});
