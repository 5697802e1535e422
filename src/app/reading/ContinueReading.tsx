import { BookOpen } from 'lucide-react';
import { useEffect } from 'react';
import { SAMPLE_SLUG, SAMPLE_TITLE } from '../../../content/sample-story/facts.ts';
import { storyBySlug } from '../../../content/shelf.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { CoverImage } from '../../design/CoverImage.tsx';
import { ProgressBar } from '../../design/ProgressBar.tsx';
import { currentHero, useCurrentHero } from '../../features/hero/current-hero.ts';
import { Doll } from '../../features/hero/Doll.tsx';
import type { Hero } from '../../features/hero/hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import { inProgress } from '../../features/library/reading/library-entry.ts';
import { bookKeyOf, percentRead, type ReadingPlace } from '../../features/library/reading/reading-record.ts';
import { useLibrary } from '../../features/library/use-library.ts';
import { Link } from '../../platform/router.tsx';
import { HeroCover } from './covers/hero-cover.tsx';
import { preloadBook, usePreloadBook } from './preload-book.ts';
import { readersOf } from './readers.ts';
import { readingAddress } from './reading-address.ts';
import { savedPlace } from './reading-place.ts';

/** An open book to suggest to a hero who has started none. */
const FIRST_BOOK = 'ocean-adventure';

const titleOf = (story: string) =>
  story === SAMPLE_SLUG ? SAMPLE_TITLE : (storyBySlug(story)?.title ?? 'Your story');

/**
 * What a returning family sees first: the half-read book, large, with its place and child, and the next ones
 * small beside it; or a first book for a new hero. Nothing for a family that has neither.
 */
export default function ContinueReading({
  memberId,
  onShown,
}: {
  memberId: string | null;
  /** Reports whether there is a book to show. Must be stable between renders. */
  onShown: (shown: boolean) => void;
}) {
  const member = memberId ? { id: memberId } : null;
  const { list } = useHeroes(member);
  const { entries, opened } = useLibrary(member);
  const current = useCurrentHero();
  const heroOf = (id: string | null | undefined): Hero | undefined =>
    list.find(({ hero }) => hero.id === id)?.hero ??
    (current?.id === id ? (current ?? undefined) : undefined);
  const [open, ...others] = inProgress([...entries, ...opened]);
  const hero = open ? (heroOf(open.hero) ?? (open.hero === null ? current : null)) : current;
  const book: ReadingPlace | null =
    open ?? (hero ? { story: FIRST_BOOK, hero: hero.id, page: 0, pages: 0 } : null);
  usePreloadBook(book?.story ?? FIRST_BOOK, readersOf(hero ?? null, book ?? undefined, heroOf), book);
  const shown = book !== null;
  useEffect(() => onShown(shown), [shown, onShown]);
  if (!book) return null;

  const title = titleOf(book.story);
  const to = readingAddress(book);
  const read = () => hero && currentHero.set(hero);
  const who = hero?.name;
  const words = open ? 'Keep reading' : `Read with ${who}`;
  return (
    <section className="family-book" aria-label={open ? 'Keep reading' : 'Your first book'}>
      <Link to={to} className="book family-cover" tabIndex={-1} aria-hidden onClick={read}>
        <span className="book-cover">
          {hero ? (
            <HeroCover slug={book.story} hero={hero} sizes="(min-width: 768px) 210px, 132px" eager />
          ) : (
            <CoverImage slug={book.story} sizes="(min-width: 768px) 210px, 132px" eager />
          )}
        </span>
      </Link>
      <div className="family-about">
        {who && (
          <p className="family-reader">
            <Doll look={hero.look} cut="bust" className="family-face" />
            <span dir="auto">{who}</span>
          </p>
        )}
        <h2>{title}</h2>
        {open ? (
          <>
            <p className="meta">{`Page ${open.page} of ${open.pages}`}</p>
            <ProgressBar value={percentRead(open)} label={`${title}, read so far`} />
          </>
        ) : (
          <p className="family-blurb">{storyBySlug(book.story)?.description}</p>
        )}
        <ButtonLink
          to={to}
          icon={<BookOpen aria-hidden size={22} />}
          aria-label={open ? `Keep reading: ${title}${who ? `, with ${who}` : ''}` : `${words}: ${title}`}
          onClick={read}
        >
          {words}
        </ButtonLink>
      </div>
      {others.length > 0 && (
        <ul className="family-others" aria-label="Also half read">
          {others.slice(0, 3).map((other) => {
            const child = heroOf(other.hero);
            const place = `Page ${other.page} of ${other.pages}`;
            return (
              <li key={bookKeyOf(other)}>
                <Link
                  to={readingAddress(other)}
                  onPointerEnter={() =>
                    child && void preloadBook(other.story, readersOf(child, other, heroOf), savedPlace(other))
                  }
                  onClick={() => child && currentHero.set(child)}
                >
                  <span className="book-cover">
                    {child ? (
                      <HeroCover slug={other.story} hero={child} sizes="64px" />
                    ) : (
                      <CoverImage slug={other.story} sizes="64px" />
                    )}
                  </span>
                  <span>
                    <b>{titleOf(other.story)}</b>
                    <span className="meta block">{child ? `${child.name} · ${place}` : place}</span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
