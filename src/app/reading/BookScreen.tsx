import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BookFile } from '../../../content/book-file.ts';
import { TextLink } from '../../design/TextLink.tsx';
import { recordBookInProgress } from '../../features/library/reading/in-progress.ts';
import { useLibrary } from '../../features/library/use-library.ts';
import { BookReader } from '../../features/reader/BookReader.tsx';
import { useNavigate, useSearchParams } from '../../platform/router.tsx';
import { paths } from '../paths.ts';
import type { Readers } from './build-book.ts';
import { cacheBookFiles } from './cache-book-files.ts';
import { EndOfBook } from './end/EndOfBook.tsx';
import { waitForImage } from './pictures/wait-for-image.ts';
import { bookBuilderFor, readersKey, releasePreloadedBook } from './preload-book.ts';
import { FIRST_PAGE, initialPlace, savePlaceForReload } from './reading-place.ts';
import { SaveStory, useSaveStory } from './SaveStory.tsx';
import { hasSharedBook } from './shared-link.ts';
import { lastAnsweredChoice, serializePath, withChoice } from './story-path.ts';
import type { Opening } from './use-whole-book.ts';

const open: Opening = { state: 'open' };

const KeepBookDialog = lazy(() => import('./keepsake/KeepBookDialog.tsx'));

/** A book on the table: its head, the book itself, and what is asked where one can read no further. */
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
  /** What the shelf knows the hero by. */
  shelfId: string | null;
  memberId: string | null;
  /** Its pictures with the stand-in child were drawn by the build. */
  baked?: boolean;
  /** The page that the build drew is being taken over: it lies at its beginning. */
  isHydrating?: boolean;
  opening?: Opening;
  /** Opens the rest of the book; the story goes on by itself once it is here. */
  onOpen?: () => Promise<boolean>;
  /** Said above the book. */
  note?: ReactNode;
  /** It came by a link: its children are on no shelf here, and where they read is nobody's place. */
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

  // The same child is the same book, also when the account answers with her once more.
  const cast = readersKey(readers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal readers have equal keys
  const tell = useMemo(
    () => bookBuilderFor(file.slug, readers, { baked, first: start.page }),
    [file.slug, cast, baked, start.page],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each teller
  useEffect(releasePreloadedBook, [tell]);
  const { book, way } = useMemo(() => tell(file, path), [tell, file, path]);

  // What comes with the reader's own code is no file.
  useEffect(() => void cacheBookFiles(baked ? null : file.slug, book), [baked, file.slug, book]);

  const here = Math.min(page, book.spreads.length - 1);
  const place = {
    story: file.slug,
    hero: shelfId,
    page: here + 1,
    pages: way.pages,
    path: serializePath(way.path),
    friend: readers.friend?.id ?? null,
  };
  const { saveProgress } = library;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a page, not at each change of the shelf
  useEffect(() => {
    // Taken over, but not opened where it lay yet: its beginning is nobody's place.
    if (isHydrating) return;
    savePlaceForReload(place);
    // Asked of the address itself: the page that was drawn ahead is taken over before it has been read.
    if (shared || hasSharedBook(window.location.hash)) return;
    saveProgress(place);
    recordBookInProgress(memberId, place);
  }, [here, place.path, isHydrating]);

  // Who waited at the border for the rest of the book reads on as soon as it is here, whatever brought it.
  const more = here < book.spreads.length - 1;
  useEffect(() => {
    if (!atEnd || !more) return;
    setAtEnd(false);
    setPage(here + 1);
  }, [atEnd, more, here]);

  const navigate = useNavigate();
  const name = readers.hero?.name;
  const goodNight = useMemo(() => ({ name, close: () => navigate(paths.library()) }), [name, navigate]);

  // Who leafs back after the end, and saves the book then, has read it.
  const finished = useRef<typeof place>(undefined);
  if (place.page >= place.pages) finished.current = place;
  const saving = useSaveStory(() => library.save((!saved && finished.current) || place));
  const choose = useCallback(
    (spread: string, to: string) => {
      setPath(withChoice(way, spread, to));
      setPage(way.spreads.findIndex(({ id }) => id === spread) + 1);
    },
    [way],
  );
  const question = lastAnsweredChoice(way);
  const opened = useRef({ page: here, at: 0 });
  useEffect(() => {
    opened.current = { page: here, at: performance.now() };
  }, [here]);
  const goOn = async () => {
    if (way.end !== 'choice') {
      // Nothing is laid over the last picture before it has been seen.
      const last = opened.current;
      await waitForImage(screen.current, last.at);
      if (opened.current === last) setAtEnd(true);
    }
    // Nothing lies behind an open question: it is what one is led to.
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
        page={here}
        onPageChange={setPage}
        onPastEnd={() => void goOn()}
        onChoose={choose}
        goodNight={goodNight}
        aloud={query.get('aloud') === 'yes'}
        head={
          <>
            <TextLink to={paths.library()} icon={<ArrowLeft aria-hidden size={20} />}>
              Library
            </TextLink>
            <h1 className="reader-title">{book.title}</h1>
          </>
        }
        keep={<SaveStory {...saving} />}
      />
      {atEnd && (
        <EndOfBook
          slug={file.slug}
          // A guest's face is not kept, and the next books' covers would be.
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
