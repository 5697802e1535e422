import { BookPlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ENTITLEMENTS } from '../../../../supabase/functions/_shared/entitlements.ts';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { Paper } from '../../../design/Paper.tsx';
import { SampleBadge } from '../../../design/SampleBadge.tsx';
import { SearchField } from '../../../design/SearchField.tsx';
import { searchByTitle } from '../../../platform/fuzzy-search.ts';
import { formatDay } from '../format-day.ts';
import type { DeviceRecord, LibraryEntry } from '../reading/library-entry.ts';
import { type BookKey, bookKeyOf, isInProgress, percentRead } from '../reading/reading-record.ts';
import { type BookSaveResult, useLibrary } from '../use-library.ts';
import { YearReview } from '../year/YearReview.tsx';
import { finishedByMonth } from '../year/year-review.ts';
import { filterAndSort, nameCollator, type SortOrder } from './filter-and-sort.ts';
import { type BookCard, LibraryBook } from './LibraryBook.tsx';
import { ChildFilter, LibraryFilters } from './LibraryFilters.tsx';
import { type FailedSave, LibraryNotices, type Removed, type SaveFailure } from './LibraryNotices.tsx';
import { OpenedBooks } from './OpenedBooks.tsx';
import { type LibraryDependencies, SavedBook } from './SavedBook.tsx';
import { useIncrementalList } from './use-incremental-list.ts';
import './library.css';

/** A sample book, shown until a family has saved one of its own. */
export type SampleBook = {
  story: string;
  title: string;
  progress: number;
  rating: number;
  completed?: string;
};

/**
 * The library screen: search, filters, book cards and notices. Its caller resolves stories, heroes and paths.
 */
export function LibraryShelf({
  member,
  samples,
  world,
  createTo,
  plansTo,
  empty,
  saveFailure,
}: {
  member: { id: string } | null;
  samples: readonly SampleBook[];
  world: LibraryDependencies;
  createTo: string;
  plansTo: string;
  /** Picture for an empty result. */
  empty?: ReactNode;
  /** Why an opened book could not be saved, in words; null if it was. */
  saveFailure: (result: BookSaveResult) => SaveFailure | null;
}) {
  const { titleOf, heroNameOf, readTo } = world;
  const shelf = useLibrary(member);
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<Removed>();
  const [savedNow, setSavedNow] = useState<string>();
  const [failed, setFailed] = useState<FailedSave>();
  const [whose, setWhose] = useState<string | null>(null);
  const [order, setOrder] = useState<SortOrder>('saved');
  const [favourites, setFavourites] = useState<ReadonlySet<string> | null>(null);
  const [lookingBack, setLookingBack] = useState(false);
  const shownOf = (book: SampleBook): BookCard => ({
    key: book.story,
    ...book,
    finished: book.completed && formatDay(book.completed),
    readTo: readTo({ story: book.story, hero: null }),
  });

  const sample = shelf.entries.length === 0 && !removed?.wasSaved && !shelf.loading;
  /** Says that a book is gone, with the way to undo it. */
  const leave = useCallback(
    (book: BookKey, wasSaved: boolean, putBack: () => void) => {
      setSavedNow(undefined);
      setRemoved({
        key: bookKeyOf(book),
        title: titleOf(book.story),
        wasSaved,
        onPutBack: () => {
          putBack();
          setRemoved(undefined);
        },
      });
    },
    [titleOf],
  );
  const acts = useMemo(
    () => ({
      ...shelf.acts,
      remove: (entry: LibraryEntry) => {
        void shelf.acts.remove(entry);
        leave(entry, true, () => void shelf.acts.putBack(entry));
      },
    }),
    [shelf.acts, leave],
  );
  const children = [...new Set(shelf.entries.map(({ hero }) => hero))]
    .filter((id): id is string => id !== null && heroNameOf(id) !== undefined)
    .sort((a, b) => nameCollator.compare(heroNameOf(a) ?? '', heroNameOf(b) ?? ''));
  // A filter on a child without books is dropped.
  const child = children.find((id) => id === whose) ?? null;
  const loved = shelf.entries.filter(({ favourite }) => favourite).map(bookKeyOf);
  const months = useMemo(() => finishedByMonth(shelf.entries, new Date().getFullYear()), [shelf.entries]);
  const looksBack = lookingBack && months.length > 0;

  const wanted = search.trim();
  const found = filterAndSort(shelf.entries, { child, favourites, search, order }, titleOf);
  const sampled = searchByTitle(samples, ({ title }) => title, search);
  const total = sample ? sampled.length : found.length;
  const { count, end } = useIncrementalList(total, `${order} ${child} ${wanted} ${favourites !== null}`);
  const opened = searchByTitle(shelf.loading ? [] : shelf.opened, ({ story }) => titleOf(story), search);
  const save = async (book: DeviceRecord) => {
    const saved = await shelf.save(book);
    const failure = saveFailure(saved);
    setRemoved(undefined);
    // A full plan has a notice of its own, as long as it is full.
    setFailed(failure && saved !== 'no-room' ? { ...failure, onTryAgain: () => void save(book) } : undefined);
    setSavedNow(saved === 'saved' || saved === 'kept' ? titleOf(book.story) : undefined);
  };
  const takeOff = (book: DeviceRecord) => {
    shelf.acts.removeOpened(book);
    leave(book, false, () => shelf.acts.restoreOpened(book));
  };
  const reading = found.find(isInProgress) ?? found.find((entry) => percentRead(entry) < 100);

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
          tone={shelf.entries.some((entry) => percentRead(entry) < 100) ? 'quiet' : 'clay'}
          className="bookcase-create"
          icon={<BookPlus aria-hidden size={22} />}
        >
          <span className="create-word">Create</span>
        </ButtonLink>
      </div>
      <LibraryNotices
        onTryAgain={shelf.failed ? shelf.tryAgain : undefined}
        fullAt={member && shelf.entries.some(({ unsynced }) => unsynced === 'no-room') ? plansTo : undefined}
        removed={removed}
        saved={savedNow}
        failed={failed}
      />
      {opened.length > 0 && (
        <OpenedBooks books={opened} world={world} onSave={(book) => void save(book)} onTakeOff={takeOff} />
      )}
      {sample && (
        <p className="mb-6 flex flex-wrap items-center gap-3 text-soft">
          <SampleBadge />
          These show how a shelf looks. Save a story, and your own stand here instead.
        </p>
      )}
      <LibraryFilters
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
          <ChildFilter
            {...{ children, chosen: child, onChoose: setWhose, nameOf: heroNameOf, faceOf: world.faceOf }}
          />
        )}
      </LibraryFilters>
      {!sample && !member && (
        <p className="mb-6 text-soft">
          Kept on this device. With a free account, {ENTITLEMENTS.free.saves} of your books are with you
          everywhere.
        </p>
      )}
      {shelf.loading ? (
        <p className="appear-late py-16 text-center text-soft" role="status">
          Fetching your books...
        </p>
      ) : looksBack ? (
        <YearReview months={months} world={world} />
      ) : total > 0 ? (
        <ul className="bookcase" aria-label="Your books">
          {sample
            ? sampled.map((book, at) => (
                <LibraryBook key={book.story} book={shownOf(book)} eager={at < 4} next={false} />
              ))
            : found
                .slice(0, count)
                .map((entry, at) => (
                  <SavedBook
                    key={bookKeyOf(entry)}
                    {...{ entry, world, acts }}
                    member={member !== null}
                    eager={at < 4}
                    next={entry === reading}
                  />
                ))}
          {count < total && <li ref={end} className="bookcase-more" aria-hidden />}
        </ul>
      ) : wanted && opened.length > 0 ? null : (
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
