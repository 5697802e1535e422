import { useEffect, useState } from 'react';
import type { Book, BookSpread } from '../../../../content/book.ts';
import { fill, type NamedHero, type Template } from '../../../../content/slots.ts';
import { SAMPLE_LOOKS, type SampleLook } from '../../../../illustration/sample-looks.ts';
import type { Aspect } from '../../../../illustration/scene/camera/aspects.ts';
import { type SetUp, setUp } from '../../../../illustration/scene/camera/frame-scene.ts';
import { stageSpread } from '../../../../illustration/scene/format/spread-scene.ts';
import { bookPicture } from '../../../../illustration/scene/svg/book-picture.ts';
import { Svg } from '../../../design/Svg.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import { Link, useSearchParams } from '../../../platform/router.tsx';
import { PartBoxes, PartList } from './SceneParts.tsx';
import { useIsVisible } from './use-is-visible.ts';
import '../../../../illustration/load-all-parts.ts';

/** Every story that has a text; a change of its file comes in while one types. */
const BOOKS = import.meta.glob<{ book: Book }>('../../../../content/stories/*/book.ts');
const slugOf = (path: string) => path.split('/').at(-2)!;

/** Says that some book has changed: the studio then wants it as it is now. */
const CHANGED = 'studio:changed';
import.meta.hot?.on('vite:afterUpdate', () => window.dispatchEvent(new Event(CHANGED)));

async function openBook(slug: string): Promise<Book | null> {
  const load = Object.entries(BOOKS).find(([path]) => slugOf(path) === slug)?.[1];
  if (!load) return null;
  const told = import.meta.hot
    ? ((await import(/* @vite-ignore */ `/content/stories/${slug}/book.ts?t=${Date.now()}`)) as {
        book: Book;
      })
    : await load();
  return told.book;
}

const FORMATS = { Page: ['page'], Phone: ['wide'], 'Page and phone': ['page', 'wide'] } as const;
type Format = keyof typeof FORMATS;

/** The author's table: the spreads of a book as a wall of pictures with their words, on five heroes. Not in the product. */
export default function Studio() {
  const [query] = useSearchParams();
  const slugs = Object.keys(BOOKS).map(slugOf);
  const [slug, setSlug] = useState(query.get('book') ?? slugs[0] ?? '');
  const [book, setBook] = useState<Book | null>(null);
  const [heroes, setHeroes] = useState<readonly SampleLook[]>([SAMPLE_LOOKS[0]!]);
  const [format, setFormat] = useState<Format>('Page');
  const [named, setNamed] = useState(false);
  useEffect(() => {
    const open = () => void openBook(slug).then(setBook);
    open();
    window.addEventListener(CHANGED, open);
    return () => window.removeEventListener(CHANGED, open);
  }, [slug]);
  const toggle = (label: string, pressed: boolean, press: () => void) => (
    <Toggle key={label} pressed={pressed} onChange={press}>
      {label}
    </Toggle>
  );
  return (
    <div className="wrap" style={{ maxWidth: 'none' }}>
      <title>Studio · Story Playroom</title>
      <h1>Studio</h1>
      <div className="my-6 flex flex-wrap items-center gap-3">
        <select aria-label="Book" value={slug} onChange={(event) => setSlug(event.target.value)}>
          {slugs.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        {SAMPLE_LOOKS.map((sitter) =>
          toggle(sitter.name, heroes.length === 1 && heroes[0] === sitter, () => setHeroes([sitter])),
        )}
        {toggle('All five', heroes.length > 1, () => setHeroes(SAMPLE_LOOKS))}
        {(Object.keys(FORMATS) as Format[]).map((each) =>
          toggle(each, each === format, () => setFormat(each)),
        )}
        {toggle('Names and sizes', named, () => setNamed(!named))}
        <Link to="/dev/gallery">The whole kit</Link>
      </div>
      <ul className="grid grid-cols-1 gap-8">
        {book?.spreads.map((spread, at) => (
          <Page
            key={`${slug} ${spread.id}`}
            {...{ book, spread, at, heroes, named }}
            aspects={FORMATS[format]}
          />
        ))}
      </ul>
    </div>
  );
}

interface PageProps {
  book: Book;
  spread: BookSpread;
  at: number;
  heroes: readonly SampleLook[];
  aspects: readonly Aspect[];
  named: boolean;
}

/** The words, and beside them the pictures: on a phone below. Drawn when it is scrolled to. */
function Page({ book, spread, at, heroes, aspects, named }: PageProps) {
  const [place, seen] = useIsVisible<HTMLLIElement>();
  const names = namedLike(heroes[0]!);
  return (
    <li ref={place} className="flex flex-wrap gap-5" style={{ minHeight: 300 }}>
      <div className="grid content-start gap-3" style={{ flex: '0 1 340px' }}>
        <p className="meta">{`${at + 1} ${spread.id} ${spread.scene.shot ?? ''}`}</p>
        {spread.text.map((paragraph) => (
          <p key={paragraph}>{fill(paragraph, names, book.friend)}</p>
        ))}
      </div>
      <div className="flex min-w-0 flex-wrap gap-5" style={{ flex: '1 1 260px' }}>
        {heroes.flatMap((hero) =>
          aspects.map((aspect) => (
            <Picture
              key={`${hero.name} ${aspect}`}
              {...{ book, spread, hero, aspect, named, seen }}
              prefix={`s${at}${hero.name}${aspect}`}
            />
          )),
        )}
      </div>
    </li>
  );
}

interface PictureProps {
  book: Book;
  spread: BookSpread;
  hero: SampleLook;
  aspect: Aspect;
  named: boolean;
  seen: boolean;
  prefix: string;
}

const namedLike = ({ name }: SampleLook): NamedHero => ({ name, pronouns: 'they' });

/** What is wrong with a scene stands in its place. */
function Picture({ book, spread, hero, aspect, named, seen, prefix }: PictureProps) {
  const wide = aspect === 'wide';
  const drawn = seen ? draw({ book, spread, hero, aspect, named, prefix }) : null;
  return (
    <figure style={{ width: wide ? 390 : 260, maxWidth: '100%' }}>
      <div style={{ position: 'relative', aspectRatio: wide ? '3 / 2' : '900 / 1320' }}>
        {drawn && 'svg' in drawn && <Svg markup={drawn.svg} label={drawn.label} />}
        {drawn && 'svg' in drawn && drawn.stage && <PartBoxes stage={drawn.stage} />}
        {drawn && 'problem' in drawn && <p role="alert">{drawn.problem}</p>}
      </div>
      <figcaption className="meta">{`${hero.name}${drawn && 'ms' in drawn ? `, ${drawn.ms} ms` : ''}`}</figcaption>
      {drawn && 'svg' in drawn && drawn.stage && <PartList stage={drawn.stage} />}
    </figure>
  );
}

/** `stage` only where names and sizes are shown: it is set up a second time for them. */
type Drawn = { svg: string; label: string; stage: SetUp | null; ms: number } | { problem: string };

function draw({ book, spread, hero, aspect, named, prefix }: Omit<PictureProps, 'seen'>): Drawn {
  try {
    const began = performance.now();
    const scene = stageSpread(book, spread.id);
    const { players, whole } = bookPicture(book, scene, { hero }, aspect);
    const svg = whole({ prefix });
    const ms = Math.round(performance.now() - began);
    const label = fill(spread.scene.describe as Template, namedLike(hero), book.friend);
    return { svg, label, stage: named ? setUp(scene, players, aspect) : null, ms };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
