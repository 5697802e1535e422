import { BookmarkPlus, BookOpen, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { Link } from '../../../platform/router.tsx';
import type { DeviceRecord } from '../reading/library-entry.ts';
import { bookKeyOf } from '../reading/reading-record.ts';
import type { LibraryDependencies } from './SavedBook.tsx';
import './opened-books.css';

/** So many are shown until all are asked for: the shelf below stays near. */
const FIRST = 3;

/** Books that were opened on this device and are on no shelf: to read on in, to save, or to take off. */
export function OpenedBooks({
  books,
  world,
  onSave,
  onTakeOff,
}: {
  /** At least one, the last read first. */
  books: readonly DeviceRecord[];
  world: LibraryDependencies;
  onSave: (book: DeviceRecord) => void;
  onTakeOff: (book: DeviceRecord) => void;
}) {
  const heading = useId();
  const [all, setAll] = useState(false);
  return (
    <section className="opened" aria-labelledby={heading}>
      <h2 id={heading}>Opened, not yet saved</h2>
      <p className="meta">This device alone keeps your place in them.</p>
      <ul className="opened-books">
        {books.slice(0, all ? undefined : FIRST).map((book) => {
          const title = world.titleOf(book.story);
          const child = book.hero === null ? undefined : world.heroNameOf(book.hero);
          const whose = child ? `${title}, with ${child}` : title;
          const reach = () => world.onIntent(book);
          return (
            <li key={bookKeyOf(book)} className="opened-book paper">
              <Link
                to={world.readTo(book)}
                onPointerEnter={reach}
                className="book opened-cover"
                tabIndex={-1}
                aria-hidden
              >
                <span className="book-cover">
                  {world.coverOf(book) ?? <CoverImage slug={book.story} sizes="84px" />}
                </span>
              </Link>
              <div className="opened-about">
                <h3>{title}</h3>
                <p className="meta">
                  {child && (
                    <>
                      <bdi>{child}</bdi>
                      {' · '}
                    </>
                  )}
                  {`Page ${book.page} of ${book.pages}`}
                </p>
              </div>
              <div className="opened-acts">
                <ButtonLink
                  to={world.readTo(book)}
                  onPointerEnter={reach}
                  onFocus={reach}
                  tone="quiet"
                  size="s"
                  aria-label={`Read on: ${whose}`}
                  icon={<BookOpen aria-hidden size={20} />}
                >
                  Read on
                </ButtonLink>
                <Button
                  tone="quiet"
                  size="s"
                  aria-label={`Save ${whose}`}
                  icon={<BookmarkPlus aria-hidden size={20} />}
                  onClick={() => onSave(book)}
                >
                  Save
                </Button>
              </div>
              <button
                type="button"
                className="bookcase-more-acts opened-off"
                aria-label={`Take off: ${whose}`}
                title="Take it off"
                onClick={() => onTakeOff(book)}
              >
                <X aria-hidden size={22} />
              </button>
            </li>
          );
        })}
      </ul>
      {!all && books.length > FIRST && (
        <button type="button" className="text-link opened-rest" onClick={() => setAll(true)}>
          Show all {books.length}
        </button>
      )}
    </section>
  );
}
