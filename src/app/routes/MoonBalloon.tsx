import { Compass } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { fileOf } from '../../../content/book-file.ts';
import { book as told } from '../../../content/stories/the-moon-balloon/book.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { useLibrary } from '../../features/library/use-library.ts';
import { BookReader } from '../../features/reader/BookReader.tsx';
import { useNavigate } from '../../platform/router.tsx';
import { getSettings } from '../../platform/settings.ts';
import { paths } from '../paths.ts';
import { bookBuilder, LOCAL_FILMS } from '../reading/build-book.ts';
import { cacheBookFiles } from '../reading/cache-book-files.ts';
import { SaveStory, useSaveStory } from '../reading/SaveStory.tsx';
import { useRecordReading } from '../reading/use-record-reading.ts';

const MOON_BALLOON = fileOf({ slug: 'the-moon-balloon', title: 'The Moon Balloon' }, told);

/** SPEC's words for this screen; the reader's defaults are for longer books. */
const labels = {
  previous: 'Previous',
  next: 'Next',
  previousName: 'Previous',
  nextName: 'Next',
  positionOnPhone: (page: number, pages: number) => `${page} of ${pages}`,
};

export default function MoonBalloon() {
  const { user } = useAuth();
  const films = useFilmsUrl();
  const book = useMemo(() => bookBuilder({ hero: null }, { films })(MOON_BALLOON).book, [films]);
  const [page, setPage] = useState(0);
  const library = useLibrary(user ? { id: user.id } : null);

  useEffect(() => void cacheBookFiles(null, book), [book]);

  const navigate = useNavigate();
  const goodNight = useMemo(() => ({ close: () => navigate(paths.library()) }), [navigate]);

  const place = { story: MOON_BALLOON.slug, hero: null, page: page + 1, pages: book.spreads.length };
  const placeToSave = useRecordReading(library, place);
  const saving = useSaveStory(() => library.save(placeToSave()));

  return (
    <div className="reader">
      <title>The Moon Balloon · Story Playroom</title>
      <h1 className="sr-only md:hidden">The Moon Balloon</h1>
      <BookReader
        key={films}
        book={book}
        owner={user?.id ?? null}
        page={page}
        onPageChange={setPage}
        onPastEnd={() => console.log('Story completed')}
        variant="steps"
        labels={labels}
        goodNight={goodNight}
        head={<h1 className="reader-title">The Moon Balloon</h1>}
        keep={
          <>
            <SaveStory {...saving} />
            <ButtonLink tone="quiet" size="s" to={paths.explore()} icon={<Compass aria-hidden size={20} />}>
              Explore More Stories
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** Where the films are: here, unless the server's settings name another place. */
function useFilmsUrl(): string {
  const [place, setPlace] = useState(LOCAL_FILMS);
  useEffect(() => {
    getSettings().then(
      ({ storyVideoBaseUrl }) => storyVideoBaseUrl && setPlace(storyVideoBaseUrl.replace(/\/$/, '')),
      () => undefined, // Offline: our own films may be on the device.
    );
  }, []);
  return place;
}
