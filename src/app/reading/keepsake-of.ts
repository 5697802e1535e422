import type { BookFile, FileSpread } from '../../../content/book-file.ts';
import { standInHero } from '../../../content/sample-story/facts.ts';
import { fill, type Template } from '../../../content/slots.ts';
import type { Keepsake, KeepsakePage } from '../../features/keepsake/keepsake.ts';
import type { Readers } from './book-of.ts';
import { sceneSvg } from './draw-scene.ts';
import { drawnCover } from './hero-cover.tsx';
import { chosenAt, type Path, type Walk, walk } from './walk.ts';

/**
 * A story as it is kept: the spreads of one way, from the first to an end, told to these readers. Null where the way does not
 * reach an end, because the book is shut or was not read so far.
 */
export function keepsakeOf(file: BookFile, readers: Readers, path: Path): Keepsake | null {
  const way = walk(file, path);
  if (way.end !== 'over') return null;
  return {
    slug: file.slug,
    title: file.title,
    lang: 'en-US',
    reader: readers.hero?.name ?? null,
    date: new Date(),
    cover: () => drawnCover(file.slug, readers.hero?.look),
    pages: way.spreads.map((spread) => pageOf(file, spread, way, readers)),
  };
}

function pageOf(file: BookFile, spread: FileSpread, way: Walk, readers: Readers): KeepsakePage {
  const words = (text: Template) => fill(text, readers.hero ?? standInHero, readers.friend ?? file.friend);
  const { id, text, scene, choice, forGrownUp } = spread;
  const taken = choice?.ways.find(({ to }) => to === chosenAt(way, id));
  return {
    id,
    paragraphs: text.map(words),
    alt: words(scene.describe as Template),
    ...(forGrownUp && { aside: words(forGrownUp) }),
    ...(choice && taken && { choice: { ask: words(choice.ask), taken: taken.label } }),
    picture: (shape) => sceneSvg(file, scene, readers, shape),
  };
}
