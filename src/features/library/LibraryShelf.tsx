import { BookPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { SampleMark } from '../../design/SampleMark.tsx';
import { SearchField } from '../../design/SearchField.tsx';
import { LibraryBook, type ShownBook } from './LibraryBook.tsx';
import { byName, chosenBooks, type Order } from './order.ts';
import { keyOf, type LibraryEntry, percentRead } from './reading.ts';
import { ShelfNotes } from './ShelfNotes.tsx';
import { ShelfWays, WhoseBooks } from './ShelfWays.tsx';
import { useLibrary } from './use-library.ts';
import { usePages } from './use-pages.ts';
import { YearShelf } from './YearShelf.tsx';
import { monthsOf } from './year.ts';
import './library.css';

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
  const [order, setOrder] = useState<Order>('saved');
  const [favourites, setFavourites] = useState<ReadonlySet<string> | null>(null);
  const [lookingBack, setLookingBack] = useState(false);

  const sample = shelf.entries.length === 0 && !removed && !shelf.loading;
  const children = [...new Set(shelf.entries.map(({ hero }) => hero))]
    .filter((id): id is string => id !== null && heroNameOf(id) !== undefined)
    .sort((a, b) => byName.compare(heroNameOf(a) ?? '', heroNameOf(b) ?? ''));
  // The last book of a child may be gone: then all are shown.
  const child = children.find((id) => id === whose) ?? null;
  const loved = shelf.entries.filter(({ favourite }) => favourite).map(keyOf);
  const months = monthsOf(shelf.entries, new Date().getFullYear());
  const looksBack = lookingBack && months.length > 0;

  const wanted = search.trim().toLocaleLowerCase();
  const found = chosenBooks(shelf.entries, { child, favourites, search, order }, titleOf);
  const sampled = samples.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  const total = sample ? sampled.length : found.length;
  const { count, end } = usePages(total);
  const reading = found.find((entry) => percentRead(entry) < 100);

  const shownOf = (entry: LibraryEntry): ShownBook => {
    const name = entry.hero === null ? undefined : heroNameOf(entry.hero);
    const progress = percentRead(entry);
    return {
      ...{ key: keyOf(entry), story: entry.story, title: titleOf(entry.story), cover: coverOf(entry) },
      ...(entry.hero !== null && name && { reader: { name, face: faceOf(entry.hero) } }),
      ...(progress >= 100 && entry.completedAt && { finished: dayOf(entry.completedAt) }),
      progress,
      rating: entry.rating,
      readTo: readTo(entry),
      onReach: () => onReach(entry),
      own: {
        kept: member ? entry.kept : undefined,
        favourite: entry.favourite ?? false,
        onFavour: (favourite) => void shelf.favour(entry, favourite),
        onRate: (rating) => void shelf.rate(entry, rating),
        onKeep: () => onKeep(entry),
        onRemove: () => {
          setRemoved(entry);
          void shelf.remove(entry);
        },
      },
    };
  };
  const books: ShownBook[] = sample
    ? sampled.map((book) => ({
        key: book.story,
        ...book,
        finished: book.completed && dayOf(book.completed),
        readTo: readTo({ story: book.story, hero: null }),
      }))
    : found.slice(0, count).map(shownOf);

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
          tone={reading ? 'quiet' : 'clay'}
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
      <ShelfWays
        order={shelf.entries.length > 1 && !looksBack ? { now: order, onChange: setOrder } : null}
        favourites={
          (loved.length > 0 || favourites) && !looksBack
            ? {
                only: favourites !== null,
                onChange: (only) => setFavourites(only ? new Set(loved) : null),
              }
            : null
        }
        year={months.length > 0 ? { shown: looksBack, onChange: setLookingBack } : null}
      >
        {children.length > 1 && !looksBack && (
          <WhoseBooks {...{ children, chosen: child, onChoose: setWhose, nameOf: heroNameOf, faceOf }} />
        )}
      </ShelfWays>
      {!sample && !member && (
        <p className="mb-6 text-soft">
          Kept on this device. Sign up, and your books are with you everywhere.
        </p>
      )}
      <ShelfNotes
        onTryAgain={shelf.failed ? shelf.tryAgain : undefined}
        fullAt={member && shelf.entries.some(({ kept }) => kept === 'no-room') ? plansTo : undefined}
        removed={
          removed && {
            key: keyOf(removed),
            title: titleOf(removed.story),
            onPutBack: () => {
              void shelf.putBack(removed);
              setRemoved(undefined);
            },
          }
        }
      />
      {shelf.loading ? (
        <p className="appear-late py-16 text-center text-soft" role="status">
          Fetching your books...
        </p>
      ) : looksBack ? (
        <YearShelf {...{ months, titleOf, coverOf, heroNameOf, readTo }} />
      ) : books.length > 0 ? (
        <ul className="bookcase" aria-label="Your books">
          {books.map((book, at) => (
            <LibraryBook
              key={book.key}
              book={book}
              eager={at < 4}
              next={!sample && reading !== undefined && book.key === keyOf(reading)}
            />
          ))}
          {count < total && <li ref={end} className="bookcase-more" aria-hidden />}
        </ul>
      ) : (
        <Paper className="grid justify-items-center gap-4 p-8 text-center md:p-14" role="status">
          {empty}
          <p className="text-[1.25rem]">
            {wanted
              ? `No book called “${search.trim()}” on your shelf.`
              : favourites
                ? 'No favourites here.'
                : 'Your shelf is empty.'}
          </p>
          {(wanted || favourites) && (
            <Button
              tone="quiet"
              onClick={() => {
                setSearch('');
                setFavourites(null);
              }}
            >
              Show all books
            </Button>
          )}
        </Paper>
      )}
    </div>
  );
}

/** A day as families say it: March 8, 2026. Dates without an hour are days, whatever the time zone. */
function dayOf(iso: string): string {
  const dayOnly = iso.length === 10;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...(dayOnly && { timeZone: 'UTC' }) }).format(
    new Date(iso),
  );
}
