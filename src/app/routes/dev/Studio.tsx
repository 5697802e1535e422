import { useState } from 'react';
import type { Book, BookSpread } from '../../../../content/book.ts';
import { fill } from '../../../../content/slots.ts';
import { SAMPLE_LOOKS, type SampleLook } from '../../../../illustration/sample-looks.ts';
import { Button } from '../../../design/Button.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import { Link, useSearchParams } from '../../../platform/router.tsx';
import { FileLink } from './FileLink.tsx';
import { type Finding, pictureFile, useDrawnFindings, useFindings } from './findings.ts';
import { Sentence, StudioFindings } from './StudioFindings.tsx';
import { namedLike, StudioPicture } from './StudioPicture.tsx';
import { SLUGS, useBook } from './use-book.ts';
import '../../../../illustration/load-all-parts.ts';

const VIEWS = ['Words', 'Sheet', 'Findings'] as const;
type View = (typeof VIEWS)[number];

const FORMATS = { Page: ['page'], Phone: ['wide'], 'Page and phone': ['page', 'wide'] } as const;
type Format = keyof typeof FORMATS;

const ALL = 'All five';
const HEROES = [...SAMPLE_LOOKS.map(({ name }) => name), ALL];

/**
 * Where one works on a book: its words beside its pictures, its sheet, what the checks say of it. A saved file shows within a second.
 * Not in the product.
 */
export default function Studio() {
  const [query, setQuery] = useSearchParams();
  const requestedSlug = query.get('book') ?? '';
  const slug = SLUGS.includes(requestedSlug) ? requestedSlug : (SLUGS[0] ?? '');
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'Words';
  const show = (change: { book?: string; view?: View }) =>
    setQuery(new URLSearchParams({ book: slug, view, ...change }), { replace: true });
  const { open, problem } = useBook(slug);
  const placed = useFindings(slug, open?.book);
  const { drawn, draw } = useDrawnFindings(slug);
  const findings = placed && (Array.isArray(drawn) ? [...placed, ...drawn] : placed);
  const [hero, setHero] = useState(HEROES[0]!);
  const heroes = hero === ALL ? SAMPLE_LOOKS : SAMPLE_LOOKS.filter(({ name }) => name === hero);
  const [format, setFormat] = useState<Format>('Page');
  const [showsNames, setNamed] = useState(false);
  return (
    <div className="wrap" style={{ maxWidth: 'none' }}>
      <title>Studio · Story Playroom</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>Studio</h1>
        <Link to="/dev/gallery">Every part of the kit</Link>
      </div>
      <div className="my-5 flex flex-wrap items-center gap-3">
        <Pick label="Book" value={slug} options={SLUGS} onPick={(book) => show({ book })} />
        {VIEWS.map((each) => (
          <Toggle key={each} pressed={each === view} onChange={() => show({ view: each })}>
            {each === 'Findings' && findings ? `Findings (${findings.length})` : each}
          </Toggle>
        ))}
        {view === 'Findings' && (
          <Button tone="quiet" size="s" busy={drawn === 'drawing'} onClick={draw}>
            {drawn === 'drawing' ? 'Drawing, about a minute…' : 'Draw, and compare with all books'}
          </Button>
        )}
        {view !== 'Findings' && (
          <>
            <Pick label="Hero" value={hero} options={HEROES} onPick={setHero} />
            <Pick
              label="Picture"
              value={format}
              options={Object.keys(FORMATS) as Format[]}
              onPick={setFormat}
            />
            <Toggle pressed={showsNames} onChange={setNamed}>
              Names and sizes
            </Toggle>
          </>
        )}
      </div>
      {problem && <p role="alert" className="mb-5">{`The book cannot be read: ${problem}`}</p>}
      {drawn !== null && typeof drawn === 'object' && 'problem' in drawn && (
        <p role="alert" className="mb-5">{`The pictures cannot be drawn: ${drawn.problem}`}</p>
      )}
      {open &&
        view === 'Findings' &&
        (findings ? <StudioFindings slug={slug} book={open.book} findings={findings} /> : <p>Checking…</p>)}
      {open && view !== 'Findings' && (
        <ul className="grid gap-x-8 gap-y-8" style={{ gridTemplateColumns: columns(view, heroes, format) }}>
          {open.book.spreads.map((spread, index) => (
            <Spread
              key={`${slug} ${spread.id}`}
              {...{ slug, spread, index, heroes, showsNames }}
              book={open.book}
              aspects={FORMATS[format]}
              showsText={view === 'Words'}
              findings={(findings ?? []).filter((finding) => finding.spread === spread.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Pick<Option extends string>({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: Option;
  options: readonly Option[];
  onPick: (option: Option) => void;
}) {
  return (
    <span className="toggle select">
      <select aria-label={label} value={value} onChange={(event) => onPick(event.target.value as Option)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </span>
  );
}

const WIDTHS: Readonly<Record<'page' | 'wide', number>> = { page: 260, wide: 390 };
/** A bleed shows both of its pictures: the wide one in a book, the tall one on a phone. */
const BOTH = FORMATS['Page and phone'];
const GAP = 20;
const TEXT = 300;

/** Columns as wide as a spread: its words, and its pictures side by side. Many pictures have the whole width. */
function columns(view: View, heroes: readonly SampleLook[], format: Format): string {
  if (heroes.length > 1) return '1fr';
  const pictures = FORMATS[format].reduce((sum, aspect) => sum + WIDTHS[aspect] + GAP, -GAP);
  const width = view === 'Sheet' ? pictures : pictures + GAP + TEXT;
  return `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
}

interface SpreadProps {
  slug: string;
  book: Book;
  spread: BookSpread;
  index: number;
  heroes: readonly SampleLook[];
  aspects: readonly ('page' | 'wide')[];
  showsNames: boolean;
  showsText: boolean;
  findings: readonly Finding[];
}

/** A spread's pictures; in the text view also its text and the findings of the content checks. */
function Spread({
  slug,
  book,
  spread,
  index,
  heroes,
  aspects,
  showsNames,
  showsText,
  findings,
}: SpreadProps) {
  const names = namedLike(heroes[0]!);
  return (
    <li className="flex flex-wrap content-start gap-5">
      <div
        className="grid content-start gap-3"
        style={{ flex: showsText ? `1 1 ${TEXT - GAP}px` : '1 0 100%' }}
      >
        <p className="meta">
          <strong>{`${index + 1} ${spread.id}`}</strong>
          {spread.layout && ` · ${spread.layout.kind}`}
          {spread.scene.shot && ` · ${spread.scene.shot}`}
          {!showsText &&
            findings.length > 0 &&
            ` · ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}`}
        </p>
        {showsText && (
          <>
            {spread.text.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph, names, book)}</p>
            ))}
            {findings.length > 0 && (
              <ul className="meta grid gap-1">
                {findings.map((finding) => (
                  <li key={finding.words}>
                    <Sentence finding={finding} />
                  </li>
                ))}
              </ul>
            )}
            <FileLink file={pictureFile(slug, book, spread.id)} />
          </>
        )}
      </div>
      <div
        className="flex min-w-0 flex-wrap gap-5"
        style={{ flex: showsText && heroes.length === 1 ? '0 1 auto' : '1 1 260px' }}
      >
        {heroes.flatMap((hero) =>
          (spread.layout ? BOTH : aspects).map((aspect) => (
            <div key={`${hero.name} ${aspect}`} style={{ flex: `0 1 ${WIDTHS[aspect]}px`, minWidth: 0 }}>
              <StudioPicture {...{ book, spread, hero, aspect, showsNames }} />
            </div>
          )),
        )}
      </div>
    </li>
  );
}
