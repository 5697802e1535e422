import { useEffect, useRef, useState } from 'react';
import type { Book, BookSpread } from '../../../../content/book.ts';
import { fill, type Template } from '../../../../content/slots.ts';
import { Svg } from '../../../design/Svg.tsx';
import { drawScene } from '../../../illustration/scene/draw.ts';
import { castBook, stageSpread } from '../../../illustration/scene/staging.ts';
import { SITTERS, type Sitter } from '../../../illustration/sitters.ts';
import { useSearchParams } from '../../../platform/router.tsx';
import '../../../illustration/whole-kit.ts';

/** Every story that has a text; a change of its file comes in while one types. */
const BOOKS = import.meta.glob<{ book: Book }>('../../../../content/stories/*/book.ts');
const slugOf = (path: string) => path.split('/').at(-2)!;

/** The author's table: the spreads of a book as a wall of pictures with their words, on five heroes. Not in the product. */
export default function Studio() {
  const [query] = useSearchParams();
  const slugs = Object.keys(BOOKS).map(slugOf);
  const [slug, setSlug] = useState(query.get('book') ?? slugs[0] ?? '');
  const [book, setBook] = useState<Book | null>(null);
  const [hero, setHero] = useState<Sitter>(SITTERS[0]!);
  const [phone, setPhone] = useState(false);
  useEffect(() => {
    const load = Object.entries(BOOKS).find(([path]) => slugOf(path) === slug)?.[1];
    void load?.().then(({ book }) => setBook(book));
  }, [slug]);
  return (
    <div className="wrap">
      <title>Studio · Story Playroom</title>
      <h1>Studio</h1>
      <div className="my-6 flex flex-wrap gap-3">
        <select aria-label="Book" value={slug} onChange={(event) => setSlug(event.target.value)}>
          {slugs.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        {SITTERS.map((sitter) => (
          <button
            key={sitter.name}
            type="button"
            className="toggle"
            aria-pressed={sitter === hero}
            onClick={() => setHero(sitter)}
          >
            {sitter.name}
          </button>
        ))}
        <button type="button" className="toggle" aria-pressed={phone} onClick={() => setPhone(!phone)}>
          Phone
        </button>
      </div>
      <ul className="grid gap-5" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
        {book?.spreads.map((spread, at) => (
          <Page key={`${slug} ${spread.id}`} book={book} spread={spread} at={at} hero={hero} phone={phone} />
        ))}
      </ul>
    </div>
  );
}

interface PageProps {
  book: Book;
  spread: BookSpread;
  at: number;
  hero: Sitter;
  phone: boolean;
}

/** Drawn when it is scrolled to. What is wrong with a scene stands in its place. */
function Page({ book, spread, at, hero, phone }: PageProps) {
  const place = useRef<HTMLLIElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const drawn = seen ? draw(book, spread.id, hero, phone, `s${at}`) : null;
  const names = { name: hero.name, pronouns: 'they' } as const;
  const friend = book.friend && { name: book.friend.name, pronouns: book.friend.pronouns };
  return (
    <li ref={place}>
      <div style={{ aspectRatio: phone ? '3 / 2' : '900 / 1320' }}>
        {drawn && 'svg' in drawn && (
          <Svg markup={drawn.svg} label={fill(spread.scene.describe as Template, names, friend)} />
        )}
        {drawn && 'problem' in drawn && <p role="alert">{drawn.problem}</p>}
      </div>
      <p className="meta">{`${at + 1} ${spread.id} ${spread.scene.shot ?? ''} ${drawn && 'ms' in drawn ? `${drawn.ms} ms` : ''}`}</p>
      {spread.text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph, names, friend)}</p>
      ))}
    </li>
  );
}

function draw(book: Book, id: string, hero: Sitter, phone: boolean, prefix: string) {
  try {
    const began = performance.now();
    const players = castBook(book, hero.look, undefined, { hero: hero.name });
    const svg = drawScene(stageSpread(book, id), players, { prefix, aspect: phone ? 'wide' : 'page' });
    return { svg, ms: Math.round(performance.now() - began) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
