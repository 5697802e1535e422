import { useId } from 'react';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { Link } from '../../../platform/router.tsx';
import type { LibraryEntry } from '../reading/library-entry.ts';
import { bookKeyOf } from '../reading/reading-record.ts';
import type { LibraryDependencies } from '../shelf/SavedBook.tsx';
import { type Month, yearSummary } from './year-review.ts';
import './year.css';

/** The books finished this year: a summary sentence, and covers by month with who read them. */
export function YearReview({
  months,
  world: { titleOf, coverOf, heroNameOf, readTo },
}: {
  /** At least one. */
  months: readonly Month<LibraryEntry>[];
  world: LibraryDependencies;
}) {
  const heading = useId();
  const books = months.flatMap((month) => month.books);
  return (
    <section className="year" aria-labelledby={heading}>
      <h2 id={heading}>What we read this year</h2>
      <p dir="auto">{yearSummary(books, heroNameOf)}</p>
      {months.map((month) => (
        <section key={month.name} aria-label={month.name}>
          <h3>{month.name}</h3>
          <ul className="year-row">
            {month.books.map((book) => {
              const reader = book.hero === null ? undefined : heroNameOf(book.hero);
              return (
                <li key={bookKeyOf(book)}>
                  <Link to={readTo(book)} className="book">
                    <span className="book-cover">
                      {coverOf(book) ?? <CoverImage slug={book.story} sizes="112px" />}
                    </span>
                    <span className="sr-only">{titleOf(book.story)}</span>
                    {reader && (
                      <span className="year-reader">
                        <span className="sr-only">with </span>
                        <bdi>{reader}</bdi>
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}
