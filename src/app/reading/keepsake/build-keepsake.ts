import type { BookFile, FileSpread } from '../../../../content/book-file.ts';
import { endpaperSheet, ornamentSvg } from '../../../../content/endpaper.ts';
import type { Template } from '../../../../content/slots.ts';
import { tieLastWord } from '../../../../content/typeset.ts';
import type { Keepsake, KeepsakePage } from '../../../features/keepsake/keepsake.ts';
import { textFiller } from '../build-book.ts';
import { coverSvgFor } from '../covers/hero-cover.tsx';
import { sceneSvg, vignetteBox, vignetteSvg } from '../pictures/draw-scene.ts';
import type { Readers } from '../readers.ts';
import { chosenAt, type FollowedPath, followPath, type Path } from '../story-path.ts';

/**
 * A story as it is kept: the spreads of one way, from the first to an end, told to these readers. Null where the way does not
 * reach an end, because the book is shut or was not read so far.
 */
export function buildKeepsake(file: BookFile, readers: Readers, path: Path): Keepsake | null {
  const way = followPath(file, path);
  if (way.end !== 'over') return null;
  return {
    slug: file.slug,
    title: file.title,
    lang: 'en-US',
    reader: readers.hero?.name ?? null,
    date: new Date(),
    ...designOfKeepsake(file),
    cover: () => coverSvgFor(file.slug, readers.hero?.look),
    pages: way.spreads.map((spread) => buildPage(file, spread, way, readers)),
  };
}

/** A book's own paper and ink, by day, and its title page. */
function designOfKeepsake({ design, secondTitle }: BookFile): Pick<Keepsake, 'design'> {
  if (!design) return {};
  const { day, endpaper } = design;
  return {
    design: {
      ...day,
      ...(secondTitle && { secondTitle }),
      endpaper: (columns, rows) => endpaperSheet(endpaper, columns, rows),
      ornament: ornamentSvg(endpaper),
    },
  };
}

function buildPage(file: BookFile, spread: FileSpread, way: FollowedPath, readers: Readers): KeepsakePage {
  const words = textFiller(file, readers);
  const { id, text, scene, layout, vignettes, loud, choice, forGrownUp } = spread;
  const taken = choice?.ways.find(({ to }) => to === chosenAt(way, id));
  return {
    id,
    paragraphs: text.map((paragraph) => tieLastWord(words(paragraph))),
    ...(loud && { loud: loud.word }),
    alt: words(scene.describe as Template),
    ...(layout && { bleed: { wordsAt: layout.kind === 'bleed' ? layout.wordsAt : 'left-bottom' } }),
    ...(vignettes && {
      vignettes: vignettes.map((vignette) => {
        const [, , width, height] = vignetteBox(vignette);
        return {
          beside: vignette.beside - 1,
          alt: words(vignette.describe as Template),
          ratio: width / height,
          picture: () => vignetteSvg(file, scene, readers, vignette),
        };
      }),
    }),
    ...(forGrownUp && { aside: words(forGrownUp) }),
    ...(choice && taken && { choice: { ask: words(choice.ask), taken: taken.label } }),
    picture: (shape) => sceneSvg(file, scene, readers, shape),
  };
}
