import { BookPlus, CalendarHeart, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { SampleMark } from '../../design/SampleMark.tsx';
import { SearchField } from '../../design/SearchField.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import { LibraryBook, type ShownBook } from './LibraryBook.tsx';
import { keyOf, type LibraryEntry, percentRead } from './reading.ts';
import { useLibrary } from './use-library.ts';
import { usePages } from './use-pages.ts';
import { YearShelf } from './YearShelf.tsx';
import { monthsOf } from './year.ts';
import './library.css';

/** Titles as one looks them up: 2 before 10, and upper case beside lower. */
const titles = new Intl.Collator('en-US', { numeric: true });

/** A sample row, shown until a family has saved a book of its own. */
export type SampleBook = {
  story: string;
  title: string;
  progress: number;
  rating: number;
  completed?: string;
};

/**
 * The whole shelf: search, cards, and what to say when it is empty, far away or full. The caller knows stories,
 * heroes and addresses.
 */
export function LibraryShelf({
  member,
  samples,
  titleOf,
  coverOf,
  heroNameOf,
  faceOf,
  onReach,
  onKeep,
  readTo,
  createTo,
  plansTo,
  empty,
}: {
  member: { id: string } | null;
  samples: readonly SampleBook[];
  titleOf: (story: string) => string;
  /** A cover in place of the story's baked one: with the family's hero on it. */
  coverOf: (book: { story: string; hero: string | null }) => ReactNode;
  heroNameOf: (heroId: string) => string | undefined;
  /** A child's face, small, for the choice of whose books are shown. */
  faceOf: (heroId: string) => ReactNode;
  /** Somebody is about to open this book. */
  onReach: (entry: LibraryEntry) => void;
  /** Keeps a book outside of the app. */
  onKeep: (entry: LibraryEntry) => void;
  readTo: (book: { story: string; hero: string | null } & Partial<LibraryEntry>) => string;
  createTo: string;
  plansTo: string;
  /** A picture for "nothing found". */
  empty?: ReactNode;
}) {
  const shelf = useLibrary(member);
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<LibraryEntry>();
  const [whose, setWhose] = useState<string | null>(null);
  const [byTitle, setByTitle] = useState(false);
  const [lookingBack, setLookingBack] = useState(false);

  const readerAndDay = (entry: LibraryEntry): Pick<ShownBook, 'reader' | 'finished'> => {
    const name = entry.hero === null ? undefined : heroNameOf(entry.hero);
    return {
      ...(entry.hero !== null && name && { reader: { name, face: faceOf(entry.hero) } }),
      ...(percentRead(entry) >= 100 && entry.completedAt && { finished: dayOf(entry.completedAt) }),
    };
  };
  const sample = shelf.entries.length === 0 && !removed && !shelf.loading;
  const children = [...new Set(shelf.entries.map(({ hero }) => hero))].filter(
    (id): id is string => id !== null && heroNameOf(id) !== undefined,
  );
  // The last book of a child may be gone: then all are shown.
  const child = children.find((id) => id === whose) ?? null;
  const books: ShownBook[] = sample
    ? samples.map((book) => ({
        key: book.story,
        ...book,
        finished: book.completed && dayOf(book.completed),
        readTo: readTo({ story: book.story, hero: null }),
      }))
    : shelf.entries
        .filter((entry) => child === null || entry.hero === child)
        .map((entry) => ({
          ...readerAndDay(entry),
          key: keyOf(entry),
          story: entry.story,
          title: titleOf(entry.story),
          cover: coverOf(entry),
          progress: percentRead(entry),
          rating: entry.rating,
          readTo: readTo(entry),
          onReach: () => onReach(entry),
          own: {
            kept: member ? entry.kept : undefined,
            onRate: (rating) => void shelf.rate(entry, rating),
            onKeep: () => onKeep(entry),
            onRemove: () => {
              setRemoved(entry);
              void shelf.remove(entry);
            },
          },
        }));
  const wanted = search.trim().toLocaleLowerCase();
  const found = books.filter((book) => book.title.toLocaleLowerCase().includes(wanted));
  const shown = byTitle && !sample ? found.toSorted((a, b) => titles.compare(a.title, b.title)) : found;
  const months = monthsOf(shelf.entries, new Date().getFullYear());
  const looksBack = lookingBack && months.length > 0;
  const { count, end } = usePages(shown.length);
  const next = sample ? undefined : shown.find(({ progress }) => progress < 100);
  const full = member !== null && shelf.entries.some((entry) => entry.kept === 'no-room');

  return (
    <div className="wrap pt-2 md:pt-6">
      <h1>Your Story Library</h1>
      <div className="mt-5 mb-6 flex items-center gap-4">
        <div className="min-w-0 max-w-[560px] flex-1">
          <SearchField
            label="Search your library"
            placeholder="Search by title"
            value={search}
            onChange={setSearch}
          />
        </div>
        <ButtonLink
          to={createTo}
          tone={next ? 'quiet' : 'clay'}
          className="bookcase-create"
          icon={<BookPlus aria-hidden size={22} />}
        >
          Create
        </ButtonLink>
      </div>
      {sample && (
        <p className="mb-6 flex flex-wrap items-center gap-3 text-soft">
          <SampleMark />
          These show how a shelf looks. Save a story, and your own stand here instead.
        </p>
      )}
      {children.length > 1 && !looksBack && (
        // biome-ignore lint/a11y/useSemanticElements: buttons of one kind, not a form's fieldset
        <div className="whose" role="group" aria-label="Whose books">
          {[null, ...children].map((id) => (
            <Toggle key={id} pressed={id === child} onChange={() => setWhose(id)} icon={id && faceOf(id)}>
              <span dir="auto">{id ? heroNameOf(id) : 'Everyone'}</span>
            </Toggle>
          ))}
        </div>
      )}
      {(shelf.entries.length > 1 || months.length > 0) && (
        <div className="whose">
          {shelf.entries.length > 1 && !looksBack && (
            // biome-ignore lint/a11y/useSemanticElements: buttons of one kind, not a form's fieldset
            <div className="contents" role="group" aria-label="Order of the books">
              <Toggle pressed={!byTitle} onChange={() => setByTitle(false)}>
                Newest first
              </Toggle>
              <Toggle pressed={byTitle} onChange={() => setByTitle(true)}>
                By title
              </Toggle>
            </div>
          )}
          {months.length > 0 && (
            <Toggle
              tint="dusk"
              pressed={looksBack}
              onChange={setLookingBack}
              icon={<CalendarHeart aria-hidden size={20} />}
            >
              This year
            </Toggle>
          )}
        </div>
      )}
      {!sample && !member && (
        <p className="mb-6 text-soft">
          Kept on this device. Sign up, and your books are with you everywhere.
        </p>
      )}
      {shelf.failed && (
        <Note>
          We can’t reach your shelf just now; this is how it was last seen.
          <Button tone="quiet" size="s" onClick={shelf.tryAgain}>
            Try again
          </Button>
        </Note>
      )}
      {full && (
        <Note>
          Your shelf is full. The newest books stay on this device; take one off, or choose a plan with more
          room.
          <ButtonLink tone="quiet" size="s" to={plansTo}>
            See the plans
          </ButtonLink>
        </Note>
      )}
      {removed && (
        <Note>
          {titleOf(removed.story)} is off your shelf.
          <Button
            key={keyOf(removed)}
            autoFocus
            tone="quiet"
            size="s"
            icon={<Undo2 aria-hidden size={19} />}
            onClick={() => {
              void shelf.putBack(removed);
              setRemoved(undefined);
            }}
          >
            Put it back
          </Button>
        </Note>
      )}
      {shelf.loading ? (
        <p className="appear-late py-16 text-center text-soft" role="status">
          Fetching your books...
        </p>
      ) : looksBack ? (
        <YearShelf {...{ months, titleOf, coverOf, heroNameOf, readTo }} />
      ) : shown.length > 0 ? (
        <ul className="bookcase" aria-label="Your books">
          {shown.slice(0, count).map((book, at) => (
            <LibraryBook key={book.key} book={book} eager={at < 4} next={book === next} />
          ))}
          {count < shown.length && <li ref={end} className="bookcase-more" aria-hidden />}
        </ul>
      ) : (
        <Paper className="grid justify-items-center gap-4 p-8 text-center md:p-14" role="status">
          {empty}
          <p className="text-[1.25rem]">
            {wanted ? `No book called “${search.trim()}” on your shelf.` : 'Your shelf is empty.'}
          </p>
          {wanted ? (
            <Button tone="quiet" onClick={() => setSearch('')}>
              Show all books
            </Button>
          ) : null}
        </Paper>
      )}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Paper
      tone="honey"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4"
      role="status"
    >
      {children}
    </Paper>
  );
}

/** A day as families say it: March 8, 2026. Dates without an hour are days, whatever the time zone. */
function dayOf(iso: string): string {
  const dayOnly = iso.length === 10;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...(dayOnly && { timeZone: 'UTC' }) }).format(
    new Date(iso),
  );
}
