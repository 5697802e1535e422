import { useId, useMemo } from 'react';
import type { Book, BookSpread } from '../../../../content/book.ts';
import type { PictureBox } from '../../../../content/book-problem.ts';
import { fill, type NamedHero, type Template } from '../../../../content/slots.ts';
import { PAGE } from '../../../../illustration/paper/page.ts';
import type { SampleLook } from '../../../../illustration/sample-looks.ts';
import type { Aspect } from '../../../../illustration/scene/camera/aspects.ts';
import { frameScene } from '../../../../illustration/scene/camera/frame-scene.ts';
import { spreadScene } from '../../../../illustration/scene/format/spread-scene.ts';
import { bookPicture } from '../../../../illustration/scene/svg/book-picture.ts';
import { Svg } from '../../../design/Svg.tsx';
import { PartBoxes, PartList } from './SceneParts.tsx';
import { useIsVisible } from './use-is-visible.ts';

interface Props {
  book: Book;
  spread: BookSpread;
  hero: SampleLook;
  aspect?: Aspect;
  /** Whether every part is shown with its name and size. */
  showsNames?: boolean;
  /** What a finding is about; null frames the whole picture. */
  frame?: PictureBox | null;
}

export const namedLike = ({ name }: SampleLook): NamedHero => ({ name, pronouns: 'they' });

/** A spread's picture, drawn once it is scrolled to and again when it changes. A scene that cannot be drawn says why. */
export function StudioPicture({ book, spread, hero, aspect = 'page', showsNames = false, frame }: Props) {
  const [place, onVisible] = useIsVisible<HTMLElement>();
  const prefix = useId();
  const wide = aspect === 'wide';
  // A saved file makes a new book, in which most pictures are as they were: only a changed one is drawn anew.
  const { scene, problem } = useMemo(() => staged(book, spread.id), [book, spread.id]);
  const key = JSON.stringify([scene, book.cast, book.wears, book.friend, book.third, book.fourth]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the book that the picture shows
  const drawn = useMemo(
    () => (onVisible && scene ? draw(book, scene, hero, aspect, prefix) : null),
    [onVisible, key, hero, aspect, prefix],
  );
  const stage = showsNames && drawn && scene ? frameScene(scene, drawn.cast, aspect) : null;
  const label = fill(spread.scene.describe as Template, namedLike(hero), book);
  const message = problem ?? drawn?.problem;
  return (
    <figure ref={place} className="grid content-start gap-2">
      <div
        style={{
          position: 'relative',
          aspectRatio: wide ? '3 / 2' : `${PAGE.width} / ${PAGE.height}`,
          background: 'var(--linen)',
        }}
      >
        {drawn?.svg && <Svg markup={drawn.svg} label={label} />}
        {stage && <PartBoxes stage={stage} />}
        {frame !== undefined && <Frame box={frame} />}
        {message && (
          <p role="alert" className="p-3">
            {message}
          </p>
        )}
      </div>
      <figcaption className="meta">{`${hero.name}${drawn?.svg ? `, ${drawn.ms} ms` : ''}`}</figcaption>
      {stage && <PartList stage={stage} />}
    </figure>
  );
}

/** How wide a frame is at least, and how far it stays from the edges of the page: page units. */
const [LEAST, EDGE] = [90, 8];

/** The frame of a finding, on the page as far as it lies there, else at the edge nearest to it. */
function Frame({ box }: { box: PictureBox | null }) {
  const [left, top, width, height] = box ?? [0, 0, PAGE.width, PAGE.height];
  const span = (from: number, to: number, size: number): [number, number] => {
    const start = Math.max(EDGE, Math.min(from, size - EDGE - LEAST));
    return [start, Math.max(LEAST, Math.min(to, size - EDGE) - start)];
  };
  const [x, w] = span(left, left + width, PAGE.width);
  const [y, h] = span(top, top + height, PAGE.height);
  return (
    <svg
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      style={{ position: 'absolute', inset: 0 }}
      aria-hidden="true"
      fill="none"
    >
      <rect x={x} y={y} width={w} height={h} rx="14" stroke="#fff" strokeWidth="22" />
      <rect x={x} y={y} width={w} height={h} rx="14" stroke="#d9342b" strokeWidth="11" />
    </svg>
  );
}

type Scene = ReturnType<typeof spreadScene>;

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function staged(book: Book, id: string): { scene?: Scene; problem?: string } {
  try {
    return { scene: spreadScene(book, id) };
  } catch (error) {
    return { problem: sentenceOf(error) };
  }
}

interface Drawn {
  readonly svg?: string;
  readonly ms?: number;
  readonly problem?: string;
  readonly cast: Parameters<typeof frameScene>[1];
}

function draw(book: Book, scene: Scene, hero: SampleLook, aspect: Aspect, prefix: string): Drawn {
  const began = performance.now();
  const { cast, whole } = bookPicture(book, scene, { hero }, aspect);
  try {
    const svg = whole({ prefix: prefix.replace(/\W/gu, 's') });
    return { svg, ms: Math.round(performance.now() - began), cast };
  } catch (error) {
    return { problem: sentenceOf(error), cast };
  }
}
