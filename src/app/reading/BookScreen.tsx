import { ArrowLeft } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BookFile } from '../../../content/book-file.ts';
import { TextLink } from '../../design/TextLink.tsx';
import { formatDay } from '../../features/library/format-day.ts';
import { useLibrary } from '../../features/library/use-library.ts';
import { BookReader } from '../../features/reader/BookReader.tsx';
import type { ReaderBook } from '../../features/reader/book.ts';
import { useNavigate, useSearchParams } from '../../platform/router.tsx';
import { useRelatives } from '../family-voice/use-readings.ts';
import { paths } from '../paths.ts';
import { cacheBookFiles } from './cache-book-files.ts';
import { EndOfBook } from './end/EndOfBook.tsx';
import { waitForImage } from './pictures/wait-for-image.ts';
import { bookBuilderFor, readersKey, releasePreloadedBook } from './preload-book.ts';
import { type Readers, roleIdsOfReaders } from './readers.ts';
import { FIRST_PAGE, initialPlace, savePlaceInHistory } from './reading-place.ts';
import { SaveStory, useSaveStory } from './SaveStory.tsx';
import { hasSharedBook } from './shared-link.ts';
import { lastAnsweredChoice, serializePath, withChoice } from './story-path.ts';
import { useRecordReading } from './use-record-reading.ts';
import type { Opening } from './use-whole-book.ts';

const open: Opening = { state: 'open' };

const toLibrary = (
  <TextLink to={paths.library()} icon={<ArrowLeft aria-hidden size={20} />}>
    Library
  </TextLink>
);

const Thanks = lazy(() => import('../family-voice/Thanks.tsx'));
const KeepBookDialog = lazy(() => import('./keepsake/KeepBookDialog.tsx'));

/** The day on which a child first read the book to its end, on its title page. */
function withFirstReading(book: ReaderBook, day: string | null | undefined): ReaderBook {
  if (!book.titlePage || !day) return book;
  return { ...book, titlePage: { ...book.titlePage, note: `First read on ${formatDay(day)}` } };
}

/** A book's screen: its head, the reader, and the dialogs at its end. */
export function BookScreen({
  file,
  readers,
  shelfId,
  memberId,
  baked = false,
  isHydrating = false,
  opening = open,
  onOpen,
  note,
  shared = false,
}: {
  file: BookFile;
  readers: Readers;
  /** The hero's id on the shelf. */
  shelfId: string | null;
  memberId: string | null;
  /** The build has drawn its pictures with the stand-in child. */
  baked?: boolean;
  /** The prerendered page is hydrating: the book lies at its first page. */
  isHydrating?: boolean;
  opening?: Opening;
  /** Opens the rest of the book; the story continues once it is loaded. */
  onOpen?: () => Promise<boolean>;
  /** Shown above the book. */
  note?: ReactNode;
  /** Opened by a shared link: its children are on no shelf here, and the reading place is not saved. */
  shared?: boolean;
}) {
  const [query] = useSearchParams();
  const library = useLibrary(memberId ? { id: memberId } : null);
  const saved = library.find({ story: file.slug, hero: shelfId });
  const [start] = useState(() =>
    isHydrating ? FIRST_PAGE : initialPlace(file.slug, query, shared ? undefined : saved),
  );
  const [page, setPage] = useState(start.page);
  const [path, setPath] = useState(start.path);
  const [atEnd, setAtEnd] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const screen = useRef<HTMLDivElement>(null);

  // The same child means the same book, even when the account returns her again as a new object.
  const cast = readersKey(readers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal readers have equal keys
  const buildBook = useMemo(
    () => bookBuilderFor(file.slug, readers, { baked, first: start.page }),
    [file.slug, cast, baked, start.page],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each builder
  useEffect(releasePreloadedBook, [buildBook]);
  const { book: built, way } = useMemo(() => buildBook(file, path), [buildBook, file, path]);
  const firstRead = shared ? null : saved?.completedAt;
  const book = useMemo(() => withFirstReading(built, firstRead), [built, firstRead]);

  // The sample comes with the reader's code and has no file.
  useEffect(() => void cacheBookFiles(baked ? null : file.slug, book), [baked, file.slug, book]);

  const here = Math.min(page, book.spreads.length - 1);
  const place = {
    story: file.slug,
    hero: shelfId,
    page: here + 1,
    pages: way.pages,
    path: serializePath(way.path),
    ...roleIdsOfReaders(readers),
  };
  // While hydrating, the book may still have to move to its place: its first page is not a reading place.
  useEffect(() => {
    if (!isHydrating) savePlaceInHistory(file.slug, { page: here + 1, path: place.path });
  }, [file.slug, here, place.path, isHydrating]);
  // The link is read from the URL itself: the router does not know it while a prerendered page hydrates.
  const placeToSave = useRecordReading(
    library,
    place,
    isHydrating || shared || hasSharedBook(window.location.hash),
  );

  // A reader who waits at the border of a locked book continues as soon as the rest is loaded.
  const more = here < book.spreads.length - 1;
  useEffect(() => {
    if (!atEnd || !more) return;
    setAtEnd(false);
    setPage(here + 1);
  }, [atEnd, more, here]);

  // A guest's book is another family's: no relative of this one has read it.
  const relatives = useRelatives(shared ? null : memberId, file.slug, readers.hero?.id, book.lang);

  const navigate = useNavigate();
  const name = readers.hero?.name;
  const goodNight = useMemo(() => ({ name, close: () => navigate(paths.library()) }), [name, navigate]);

  const saving = useSaveStory(() => library.save(placeToSave()));
  const choose = useCallback(
    (spread: string, to: string) => {
      setPath(withChoice(way, spread, to));
      setPage(way.spreads.findIndex(({ id }) => id === spread) + 1);
    },
    [way],
  );
  const question = lastAnsweredChoice(way);
  const opened = useRef({ page: here, at: 0 });
  // Before a press can ask for what follows.
  useLayoutEffect(() => {
    opened.current = { page: here, at: performance.now() };
  }, [here]);
  const goOn = async () => {
    if (way.end !== 'choice') {
      // Let the last picture be seen before a dialog covers it.
      const last = opened.current;
      await waitForImage(screen.current, last.at);
      if (opened.current === last) setAtEnd(true);
    }
    // Nothing comes after an open choice: move the focus to it.
    else screen.current?.querySelector<HTMLElement>('[data-place="here"] .rd-way')?.focus();
  };

  return (
    <div className="reader" ref={screen}>
      <title>{`${book.title} · Story Playroom`}</title>
      {note}
      <BookReader
        key={book.id}
        book={book}
        owner={memberId}
        relatives={relatives}
        readBy={query.get('voice') ?? (query.get('aloud') === 'yes' ? 'device' : null)}
        fromTitlePage={start.page === 0 && !start.direct}
        page={here}
        reading={saved?.reading}
        onPageChange={setPage}
        onPastEnd={() => void goOn()}
        onChoose={choose}
        goodNight={goodNight}
        aloud={query.get('aloud') === 'yes'}
        head={<h1 className="reader-title">{book.title}</h1>}
        exit={toLibrary}
        keep={<SaveStory {...saving} />}
      />
      {atEnd && (
        <EndOfBook
          slug={file.slug}
          thanks={
            !shared && memberId && <Thanks memberId={memberId} story={file.slug} heroId={readers.hero?.id} />
          }
          // A guest's face is not stored; covers of the next books would store it.
          hero={shared ? null : readers.hero}
          ended={way.end === 'over'}
          opening={opening}
          saving={saving}
          onOtherWay={
            question === undefined
              ? undefined
              : () => {
                  setAtEnd(false);
                  setPage(question);
                }
          }
          onAgain={() => {
            setAtEnd(false);
            setPath([]);
            setPage(0);
          }}
          onKeep={() => {
            setAtEnd(false);
            setKeeping(true);
          }}
          onOpen={async () => void (await onOpen?.())}
          onClose={() => setAtEnd(false)}
        />
      )}
      {keeping && (
        <Suspense fallback={null}>
          <KeepBookDialog
            owner={memberId}
            find={async () =>
              (await import('./keepsake/find-keepsake.ts')).offerKeepsake(file, readers, path)
            }
            onClose={() => setKeeping(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
