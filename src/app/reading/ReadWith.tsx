import { AudioLines, BookOpen, Volume2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import type { BookFile } from '../../../content/book-file.ts';
import { parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { FeltHeart } from '../../design/FeltHeart.tsx';
import { currentHero, useCurrentHero } from '../../features/hero/current-hero.ts';
import { Doll } from '../../features/hero/Doll.tsx';
import type { Hero } from '../../features/hero/hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import type { RoleIds } from '../../features/library/reading/reading-record.ts';
import { useLibrary } from '../../features/library/use-library.ts';
import { readByWords, readingsOf, useReadings } from '../family-voice/use-readings.ts';
import { castRoles, type OwnChild, recast } from './cast-roles.ts';
import { loadBook } from './load-book.ts';
import { preloadKit } from './pictures/draw-scene.ts';
import { usePreloadBook } from './preload-book.ts';
import { readersOf } from './readers.ts';
import { readingAddress } from './reading-address.ts';

const AskToRead = lazy(() => import('./AskToRead.tsx'));

/**
 * Opens a book with one tap for a family that has a hero. With several heroes it asks who reads and, for each role
 * of the story that there are children for, who plays it. Preloads the book and the drawing code.
 */
export default function ReadWith({ slug, memberId }: { slug: string; memberId: string | null }) {
  const member = memberId ? { id: memberId } : null;
  const current = useCurrentHero();
  const { list } = useHeroes(member);
  const library = useLibrary(member);
  const [readerId, setReaderId] = useState<string>();
  const [chosen, setChosen] = useState<RoleIds>({});
  const file = useBook(slug);
  const allReadings = useReadings(memberId);
  const withWhom = useId();
  const [asking, setAsking] = useState(false);

  const onShelf = list.map(({ hero }) => hero);
  const heroes = current && !onShelf.some(({ id }) => id === current.id) ? [current, ...onShelf] : onShelf;
  const hero = heroes.find(({ id }) => id === (readerId ?? current?.id)) ?? heroes[0];
  const noRoom = list.some((shelved) => shelved.hero.id === hero?.id && shelved.place === 'no-room');
  const saved = hero && library.findRead({ story: slug, hero: noRoom ? null : hero.id });
  const others = heroes.filter(({ id }) => id !== hero?.id);
  const { roles, ids } = castRoles(file, others, saved, chosen);
  const readers = readersOf(hero ?? null, ids, (id) => others.find((other) => other.id === id));
  const readings = readingsOf(allReadings, slug, hero?.id);
  const readBy = readByWords(readings);
  usePreloadBook(slug, readers, saved);
  if (!hero) return null;
  const place = { ...saved, story: slug, hero: hero.id, ...ids };
  const choose = () => currentHero.set(hero);
  return (
    <div className="read-with">
      <p className="read-with-whom" id={withWhom}>
        Read with {hero.name}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: two ways into a book, not a form's fieldset */}
      <div className="read-ways" role="group" aria-labelledby={withWhom}>
        <ButtonLink tone="sage" className="read-way" to={readingAddress(place, true)} onClick={choose}>
          <Volume2 aria-hidden size={44} />
          Read to me
        </ButtonLink>
        {readings.map(({ link, relative }) => (
          <ButtonLink
            key={link.id}
            tone="quiet"
            to={readingAddress(place, { voice: link.id })}
            icon={<FeltHeart size={26} filled />}
            onClick={choose}
          >
            <span>
              <bdi>{relative}</bdi> reads
            </span>
          </ButtonLink>
        ))}
        <ButtonLink
          tone="quiet"
          size="s"
          to={readingAddress(place)}
          icon={<BookOpen aria-hidden size={22} />}
          onClick={choose}
        >
          I read
        </ButtonLink>
      </div>
      {readBy && (
        <p className="read-by">
          <FeltHeart size={22} filled />
          {readBy}
        </p>
      )}
      {saved && saved.page > 1 && saved.page < saved.pages && (
        <p className="meta">{`Page ${saved.page} of ${saved.pages} is open.`}</p>
      )}
      {heroes.length > 1 && (
        <HeroPicker
          legend="Who reads?"
          chosen={hero.id}
          heroes={heroes}
          onChoose={(id) => setReaderId(id ?? undefined)}
        />
      )}
      {roles.map(({ role, own }) => (
        <HeroPicker
          key={role}
          legend={`Who plays ${own.name}?`}
          own={own}
          chosen={ids[role] ?? null}
          heroes={others}
          onChoose={(id) => setChosen(recast(ids, role, id))}
        />
      ))}
      {memberId && (
        <button type="button" className="text-link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <AudioLines aria-hidden size={21} />
          Ask someone to read
        </button>
      )}
      {memberId && asking && (
        <Suspense fallback={null}>
          <AskToRead
            memberId={memberId}
            story={slug}
            heroes={[hero, ...others]}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Picks one child of the family; `own` adds the book's own character. */
function HeroPicker({
  legend,
  own,
  chosen,
  heroes,
  onChoose,
}: {
  legend: string;
  own?: OwnChild;
  chosen: string | null;
  heroes: readonly Hero[];
  onChoose: (id: string | null) => void;
}): ReactNode {
  const name = useId();
  const choices = [
    ...(own ? [{ id: null, name: own.name, look: parseLook(own.look) }] : []),
    ...heroes.map(({ id, name: called, look }) => ({ id, name: called, look })),
  ];
  return (
    <fieldset className="cast">
      <legend>{legend}</legend>
      {choices.map(({ id, name: words, look }) => (
        <label key={id ?? ''} className="cast-choice">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <Doll look={look} cut="bust" lazy className="cast-doll" />
          <span dir="auto">{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Loads the book of a story. */
function useBook(slug: string): BookFile | undefined {
  const [file, setFile] = useState<BookFile>();
  useEffect(() => {
    let cancelled = false;
    preloadKit();
    loadBook(slug).then(
      (found) => cancelled || setFile(found ?? undefined),
      () => undefined, // The reader says so, should it still fail there.
    );
    return () => {
      cancelled = true;
    };
  }, [slug]);
  return file;
}
