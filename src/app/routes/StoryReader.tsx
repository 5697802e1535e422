import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { BookFile } from '../../../content/book-file.ts';
import { SAMPLE_SLUG } from '../../../content/sample-story/facts.ts';
import { sampleFile } from '../../../content/sample-story/file.ts';
import { isWritten } from '../../../content/unwritten.ts';
import { Button } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { Redirect, useLocation, useSearchParams } from '../../platform/router.tsx';
import { MessageScreen } from '../layout/MessageScreen.tsx';
import { paths, storyPath } from '../paths.ts';
import { BookScreen } from '../reading/BookScreen.tsx';
import { bookId } from '../reading/build-book.ts';
import { loadBook, loadedBook } from '../reading/load-book.ts';
import { isReload } from '../reading/reading-place.ts';
import { normalizeSharedHash, parseSharedLink, type SharedBook } from '../reading/shared-link.ts';
import { useIsHydrating } from '../reading/use-is-hydrating.ts';
import { useReaders } from '../reading/use-readers.ts';
import { useWholeBook } from '../reading/use-whole-book.ts';

/** The reader's screen: the book in the URL, or the sample; also the sample while that book is unwritten. */
export default function StoryReader() {
  const [query] = useSearchParams();
  const story = query.get('story');
  // The page is prerendered with the sample, which the head script hides when the URL names another book.
  useEffect(() => {
    // During hydration the router does not know the query yet.
    if (new URLSearchParams(window.location.search).get('story') === story)
      delete document.documentElement.dataset.story;
  }, [story]);
  const { pathname, search, hash } = useLocation();
  const shared = useMemo(() => parseSharedLink(hash), [hash]);
  // Removes what messengers appended to a shared link from the URL.
  useEffect(() => {
    const whole = normalizeSharedHash(hash);
    if (whole === null || whole === 'damaged' || whole === hash) return;
    window.history.replaceState(window.history.state, '', pathname + search + whole);
  }, [pathname, search, hash]);
  if (shared === 'damaged') return <DamagedLink to={pathname + search} />;
  if (!story || story === SAMPLE_SLUG) return <SampleBook guests={shared} />;
  if (storyPath(story) === paths.moonBalloon()) return <Redirect to={paths.moonBalloon()} />;
  if (!isWritten(story)) return <SampleBook inPlaceOf={titleOf(story)} />;
  return <RequestedBook key={story} story={story} guests={shared} />;
}

/** The children of a shared link, or null. */
type MaybeShared = SharedBook | null;

function SampleBook({ inPlaceOf, guests = null }: { inPlaceOf?: string; guests?: MaybeShared }) {
  const { user } = useAuth();
  const family = useReaders(user);
  const [query] = useSearchParams();
  const isHydrating = useIsHydrating();
  const readers = guests ?? family.readers;
  const shelfId = guests ? null : family.shelfId;
  // The prerendered page shows page one; a reload, or another page in the URL, remounts the book.
  const elsewhere = !isHydrating && (isReload() || query.has('page'));
  return (
    <div className="reader-sample">
      <BookScreen
        file={sampleFile}
        readers={readers}
        shelfId={shelfId}
        memberId={user?.id ?? null}
        baked
        key={`${guests ? 'guests' : 'family'}${elsewhere ? ' elsewhere' : ''}`}
        isHydrating={isHydrating}
        shared={guests !== null}
        note={
          inPlaceOf ? (
            <Paper tone="honey" className="reader-note" role="status">
              {`“${inPlaceOf}” is still being made. Until it is ready, here is a short story.`}
            </Paper>
          ) : (
            guests && <SharedFrom {...guests} />
          )
        }
      />
    </div>
  );
}

/** A story's title derived from its slug: loading the catalogue for it would be heavy. */
const titleOf = (slug: string) =>
  slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

function RequestedBook({ story, guests }: { story: string; guests: MaybeShared }) {
  const { user, loading: whoIsHere } = useAuth();
  const memberId = user?.id ?? null;
  const family = useReaders(user);
  const readers = guests ?? family.readers;
  const shelfId = guests ? null : family.shelfId;
  const loading = guests === null && family.loading;
  const [known, setKnown] = useState<BookFile | 'missing' | 'unreachable' | undefined>(() =>
    loadedBook(story),
  );
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is how a reader asks again
  useEffect(() => {
    let cancelled = false;
    loadBook(story).then(
      (file) => cancelled || setKnown(file ?? 'missing'),
      () => cancelled || setKnown('unreachable'),
    );
    return () => {
      cancelled = true;
    };
  }, [story, tries]);
  const { file, opening, open } = useWholeBook(typeof known === 'object' ? known : null, memberId);

  if (known === 'missing')
    return (
      <MessageScreen title="Story Not Found">
        <p>The story you're looking for doesn't exist.</p>
        <TextLink to={paths.library()} icon={<ArrowLeft aria-hidden size={20} />}>
          Return to Library
        </TextLink>
      </MessageScreen>
    );
  if (known === 'unreachable')
    return (
      <MessageScreen title="The book can’t be fetched">
        <p>Are you online? The book waits where it is.</p>
        <Button
          onClick={() => {
            setKnown(undefined);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </MessageScreen>
    );
  if (!file || loading || (whoIsHere && file.closed))
    return (
      <div className="wrap grid min-h-[60vh] place-items-center">
        <p className="appear-late font-display text-[1.375rem] font-bold" role="status">
          Opening the book…
        </p>
      </div>
    );
  return (
    <BookScreen
      key={bookId(story, readers)}
      file={file}
      readers={readers}
      shelfId={shelfId}
      memberId={memberId}
      shared={guests !== null}
      note={guests && <SharedFrom {...guests} />}
      opening={opening}
      onOpen={open}
    />
  );
}

/** Whose book a link has opened, and who sent it. */
function SharedFrom({ hero, from }: SharedBook) {
  return (
    <p className="reader-whose">
      <bdi>{hero?.name}</bdi>’s book
      {from && (
        <>
          , from <bdi>{from}</bdi>
        </>
      )}
    </p>
  );
}

/** A link that lost characters on its way. */
function DamagedLink({ to }: { to: string }) {
  return (
    <MessageScreen title="This link is not whole">
      <p>Some of it was lost on the way. Ask for it once more, or read the book without it.</p>
      <TextLink to={to}>Read the book</TextLink>
    </MessageScreen>
  );
}
