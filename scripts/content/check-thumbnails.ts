/** Checks thumbnails in grey, 6 × 9: pictures that look alike, and the strongest contrast in an unimportant place. */
import sharp from 'sharp';
import type { BookProblem } from '../../content/book-problem.ts';
import { inPicture, type Staged } from '../../content/check-placing.ts';
import type { ShelfPictureProblem } from '../../content/check-shelf-pictures.ts';
import { PAGE } from '../../illustration/paper/page.ts';
import type { Place } from '../../illustration/scene/format/places.ts';

const [ACROSS, DOWN] = [6, 9];
/** Correlation above which thumbnails of one book look alike, and of two books. */
const [ALIKE, ALIKE_ON_SHELF] = [0.8, 0.87];
/** Cells around a subject that belong to it. */
const NEAR = 1.6;
/** A share of the picture's strongest contrast that still counts as strong. */
const RIVAL = 0.75;

export interface Thumbnail {
  readonly id: string;
  /** 0–255, row by row. */
  readonly grey: readonly number[];
}

/** The greys of a picture. @param svg drawn without textures */
export async function thumbnailOf(svg: string): Promise<number[]> {
  return [...(await sharp(Buffer.from(svg)).resize(ACROSS, DOWN).greyscale().raw().toBuffer())];
}

/** Reports each picture that looks like an earlier one. */
export function similarityProblems(thumbnails: readonly Thumbnail[]): BookProblem[] {
  return thumbnails.flatMap((one, i) =>
    thumbnails.slice(i + 1).flatMap((other): BookProblem[] => {
      const alike = correlation(one.grey, other.grey);
      if (alike <= ALIKE) return [];
      const words = `looks like “${one.id}” at a glance (${alike.toFixed(2)})`;
      return [{ spread: other.id, rule: 'looksAlike', words, advice: true }];
    }),
  );
}

/** Reports each picture that looks like one of another book, nearer the front of the shelf. */
export function compositionProblems(
  shelf: readonly { readonly slug: string; readonly thumbnails: readonly Thumbnail[] }[],
): ShelfPictureProblem[] {
  const all = shelf.flatMap(({ slug, thumbnails }) => thumbnails.map((each) => ({ slug, ...each })));
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other): ShelfPictureProblem[] => {
      if (one.slug === other.slug) return [];
      const alike = correlation(one.grey, other.grey);
      if (alike <= ALIKE_ON_SHELF) return [];
      const words = `is composed like “${one.id}” of ${one.slug} (${alike.toFixed(2)})`;
      return [{ slug: other.slug, spread: other.id, rule: 'composedAlike', words, advice: true }];
    }),
  );
}

/** Pearson's correlation of two rows of greys. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0) / row.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [top, aa, bb] = [0, 0, 0];
  a.forEach((value, i) => {
    top += (value - ma) * (b[i]! - mb);
    aa += (value - ma) ** 2;
    bb += (b[i]! - mb) ** 2;
  });
  return top / Math.sqrt(aa * bb || 1);
}

/** Whether the strongest contrast is at a figure, a hand, a lamp, or what a figure or the camera looks at. */
export function centreProblems(grey: readonly number[], staged: Staged): BookProblem[] {
  const { spread, scene, directed, view } = staged;
  const bodies = directed.parts.flatMap((part): Place[] => {
    if (part.kind === 'prop') return part.prop.heldBy === undefined ? [] : [part.anchor('centre') ?? part.at];
    const { lookAt } = part.role;
    const own = part.kind === 'animal' ? ['head', 'centre'] : ['head', 'left', 'right', 'chest', 'seat'];
    return [
      ...own.map((name) => part.anchor(name)),
      lookAt ? directed.anchors.restingSpot(lookAt) : null,
    ].filter((at) => at !== null);
  });
  const told = [
    // An unnamed camera position only crops the page.
    typeof scene.camera?.on === 'string' ? scene.camera.on : undefined,
    scene.through?.on,
    ...(scene.lighting?.lamps ?? []).map(({ on }) => on),
  ].flatMap((spot) => (spot === undefined ? [] : [directed.anchors.restingSpot(spot)]));
  const wanted = [...bodies, ...told];
  if (wanted.length === 0) return [];
  const cells = wanted.map((at) => {
    const [x, y] = inPicture(view, at);
    return [(x / PAGE.width) * ACROSS - 0.5, (y / PAGE.height) * DOWN - 0.5] as const;
  });
  const contrast = contrasts(grey);
  const here = contrast.filter((_, i) =>
    cells.some(([x, y]) => Math.hypot(x - (i % ACROSS), y - Math.floor(i / ACROSS)) <= NEAR),
  );
  if (Math.max(0, ...here) >= Math.max(...contrast) * RIVAL) return [];
  return [
    {
      spread: spread.id,
      rule: 'contrast',
      words: 'the strongest contrast lies away from everybody, every lamp and what is looked at',
      advice: true,
    },
  ];
}

/** How much each cell differs from its neighbours. */
function contrasts(grey: readonly number[]): number[] {
  return grey.map((own, i) => {
    const [u, v] = [i % ACROSS, Math.floor(i / ACROSS)];
    let most = 0;
    for (const [x, y] of [
      [u - 1, v],
      [u + 1, v],
      [u, v - 1],
      [u, v + 1],
    ] as const)
      if (x >= 0 && x < ACROSS && y >= 0 && y < DOWN)
        most = Math.max(most, Math.abs(own - grey[y * ACROSS + x]!));
    return most;
  });
}
