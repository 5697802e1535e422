import { lazy, Suspense, useMemo, useState } from 'react';
import { sampleLibrary } from '../../../content/sample.ts';
import { SAMPLE_SLUG, SAMPLE_TITLE } from '../../../content/sample-story/facts.ts';
import { storyBySlug } from '../../../content/shelf.ts';
import { slugOf } from '../../../content/story-facts.ts';
import { BakedArt } from '../../design/BakedArt.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { Doll } from '../../features/hero/Doll.tsx';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import type { LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { LibraryShelf, type SampleBook } from '../../features/library/shelf/LibraryShelf.tsx';
import type { LibraryDependencies } from '../../features/library/shelf/SavedBook.tsx';
import { readByWords, readingsOf, useReadings } from '../family-voice/use-readings.ts';
import { paths } from '../paths.ts';
import { HeroCover } from '../reading/covers/hero-cover.tsx';
import { preloadBook } from '../reading/preload-book.ts';
import { readersOf } from '../reading/readers.ts';
import { readingAddress } from '../reading/reading-address.ts';
import { savedPlace } from '../reading/reading-place.ts';
import { saveFailure } from '../reading/save-messages.ts';

const AskToRead = lazy(() => import('../reading/AskToRead.tsx'));
const KeepBookDialog = lazy(() => import('../reading/keepsake/KeepBookDialog.tsx'));

const samples: SampleBook[] = sampleLibrary.map((row) => ({
  story: slugOf(row),
  title: row.title,
  progress: row.progress,
  rating: row.rating,
  ...(row.dateCompleted && { completed: row.dateCompleted }),
}));

const titleOf = (story: string) =>
  story === SAMPLE_SLUG ? SAMPLE_TITLE : (storyBySlug(story)?.title ?? 'Your story');

/** Sorts one hero before all others, which stay in their order. */
const firstIs = (id: string | null) => (a: { id: string }, b: { id: string }) =>
  Number(b.id === id) - Number(a.id === id);

/** A family's saved books. */
export default function Library() {
  const { user } = useAuth();
  const { list } = useHeroes(user);
  const readings = useReadings(user?.id ?? null);
  const [keeping, setKeeping] = useState<LibraryEntry>();
  const [asking, setAsking] = useState<LibraryEntry>();
  const heroOf = useMemo(() => {
    const heroes = new Map(list.map(({ hero }) => [hero.id, hero]));
    return (id: string | null) => (id === null ? undefined : heroes.get(id));
  }, [list]);
  const world = useMemo(
    (): LibraryDependencies => ({
      titleOf,
      readByOf: ({ story, hero: id }) => readByWords(readingsOf(readings, story, id)),
      coverOf: ({ story, hero: id }) => {
        const hero = heroOf(id);
        return hero && <HeroCover slug={story} hero={hero} sizes="(min-width: 640px) 192px, 112px" />;
      },
      onIntent: (book) => {
        const hero = heroOf(book.hero);
        if (hero) void preloadBook(book.story, readersOf(hero, book, heroOf), savedPlace(book));
      },
      onExport: setKeeping,
      onAsk: setAsking,
      heroNameOf: (id) => heroOf(id)?.name,
      faceOf: (id) => {
        const hero = heroOf(id);
        return hero && <Doll look={hero.look} cut="bust" lazy />;
      },
      readTo: readingAddress,
    }),
    [heroOf, readings],
  );
  return (
    <>
      <title>Your Story Library · Story Playroom</title>
      <LibraryShelf
        member={user}
        samples={samples}
        world={world}
        createTo={paths.createCharacter()}
        plansTo={paths.profile()}
        saveFailure={saveFailure}
        empty={<BakedArt name="nothing-found" />}
      />
      {asking && user && (
        <Suspense fallback={null}>
          <AskToRead
            memberId={user.id}
            story={asking.story}
            heroes={list.map(({ hero }) => hero).sort(firstIs(asking.hero))}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
      {keeping && (
        <Suspense fallback={null}>
          <KeepBookDialog
            owner={user?.id ?? null}
            find={async () => {
              const readers = readersOf(heroOf(keeping.hero) ?? null, keeping, heroOf);
              return (await import('../reading/keepsake/find-keepsake.ts')).findKeepsake(
                keeping,
                readers,
                user?.id ?? null,
              );
            }}
            onClose={() => setKeeping(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
