import { ArrowLeft, BookmarkPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { book as sample } from '../../../content/sample-story/book.ts';
import { SAMPLE_SLUG, SAMPLE_TITLE } from '../../../content/sample-story/facts.ts';
import { Art } from '../../design/Art.tsx';
import { Button } from '../../design/Button.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { useAuth } from '../../features/auth/session.tsx';
import { useLibrary } from '../../features/library/use-library.ts';
import { BookReader } from '../../features/reader/BookReader.tsx';
import { useNavigate } from '../../platform/router.tsx';
import { useLogIn } from '../layout/log-in.tsx';
import { paths } from '../paths.ts';
import { bookOf, type ToldStory } from '../reading/book-of.ts';
import { FinishedDialog } from '../reading/FinishedDialog.tsx';
import { useReadingHero } from '../reading/reading-hero.ts';
import { SubscribePrompt } from '../reading/SubscribePrompt.tsx';
import { tellSaved } from '../reading/tell-saved.ts';

const halfAStar: ToldStory = { slug: SAMPLE_SLUG, title: SAMPLE_TITLE, book: sample, baked: true };

type Asked = 'nothing' | 'on to another adventure' | 'for a plan';

export default function StoryReader() {
  const { user } = useAuth();
  const { hero, shelfId } = useReadingHero(user);
  const book = useMemo(() => bookOf(halfAStar, hero), [hero]);
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<Asked>('nothing');
  const library = useLibrary(user ? { id: user.id } : null);
  const openLogIn = useLogIn();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);

  const place = {
    story: SAMPLE_SLUG,
    hero: shelfId,
    page: page + 1,
    pages: book.spreads.length,
  };
  const { saveProgress } = library;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a page, not at each change of the shelf
  useEffect(() => saveProgress(place), [page]);

  const save = async () => {
    setSaving(true);
    try {
      tellSaved(await library.save(place));
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className="wrap">
      <title>{`${book.title} · Story Playroom`}</title>
      <div className="reader-head">
        <TextLink to={paths.library()} icon={<ArrowLeft aria-hidden size={20} />}>
          Library
        </TextLink>
        <h1 className="reader-title">{book.title}</h1>
        <Button
          tone="quiet"
          size="s"
          icon={<BookmarkPlus aria-hidden size={20} />}
          busy={saving}
          onClick={save}
        >
          Save Story to Library
        </Button>
      </div>
      <BookReader
        key={book.id}
        book={book}
        page={page}
        onPageChange={setPage}
        onPastEnd={() => setAsked('on to another adventure')}
      />
      {asked === 'on to another adventure' && (
        <FinishedDialog
          picture={<Art name="great-work" className="mx-auto mb-4" />}
          onYes={() => setAsked('for a plan')}
          onNo={() => setAsked('nothing')}
        />
      )}
      {asked === 'for a plan' && (
        <SubscribePrompt
          onLater={() => setAsked('nothing')}
          onChoose={() => {
            setAsked('nothing');
            if (user) navigate(paths.profile());
            else openLogIn(paths.profile());
          }}
        />
      )}
    </div>
  );
}
