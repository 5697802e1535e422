/**
 * What pictures say at a glance, from grey thumbnails of 6 × 9: two that look the same, and a strongest contrast that lies where nobody
 * should look first.
 */
import sharp from 'sharp';
import type { BookProblem } from '../content/check-book.ts';
import { inPicture, type Staged } from '../content/check-placing.ts';
import { PAGE, type Place, type Spot } from '../src/illustration/scene/scene.ts';

const [ACROSS, DOWN] = [6, 9];
/** Thumbnails that correlate more than this look alike; more than the second, they are one picture twice. */
const [ALIKE, SAME] = [0.8, 0.9];
/** Cells from the strongest contrast to the nearest face, hand or thing that is looked at. */
const NEAR = 1.6;

export interface Thumbnail {
  readonly id: string;
  /** 0–255, row by row. */
  readonly grey: readonly number[];
  /** Why the picture may break a rule. */
  readonly why: string | undefined;
}

/** The greys of a picture. @param svg drawn without textures */
export async function thumbnailOf(svg: string): Promise<number[]> {
  return [...(await sharp(Buffer.from(svg)).resize(ACROSS, DOWN).greyscale().raw().toBuffer())];
}

/** Says each picture that looks like an earlier one. */
export function alikeProblems(thumbnails: readonly Thumbnail[]): BookProblem[] {
  return thumbnails.flatMap((one, i) =>
    thumbnails.slice(i + 1).flatMap((other): BookProblem[] => {
      const alike = correlation(one.grey, other.grey);
      if (alike <= ALIKE || other.why) return [];
      const words = `looks like “${one.id}” at a glance (${alike.toFixed(2)})`;
      return [{ spread: other.id, words, ...(alike <= SAME && { advice: true as const }) }];
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

/** Whether the eye goes first to a face, a hand or what somebody looks at. */
export function centreProblems(grey: readonly number[], staged: Staged): BookProblem[] {
  const { spread, scene, directed, view } = staged;
  if (scene.why) return [];
  const wanted = directed.parts.flatMap((part): Place[] => {
    if (part.kind === 'prop') return part.prop.heldBy === undefined ? [] : [part.part('centre') ?? part.at];
    const { lookAt } = part.role;
    const own = ['head', 'left', 'right'].map((name) =>
      part.kind === 'animal' && name !== 'head' ? null : part.part(name),
    );
    return [...own, lookAt ? directed.subjects.spot(lookAt as Spot) : null].filter((at) => at !== null);
  });
  if (wanted.length === 0) return [];
  const cells = wanted.map((at) => {
    const [x, y] = inPicture(view, at);
    return [(x / PAGE.width) * ACROSS - 0.5, (y / PAGE.height) * DOWN - 0.5] as const;
  });
  // A face near the camera fills several cells: two strongest places count.
  const far = Math.min(
    ...strongest(grey).flatMap(([u, v]) => cells.map(([x, y]) => Math.hypot(x - u, y - v))),
  );
  if (far <= NEAR) return [];
  return [
    {
      spread: spread.id,
      words: 'the strongest contrast lies away from every face, hand and thing looked at',
      advice: true,
    },
  ];
}

/** The two cells that differ most from those round them, as column and row. */
function strongest(grey: readonly number[]): (readonly [number, number])[] {
  const contrast = grey.map((own, i) => {
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
    return { at: [u, v] as const, most };
  });
  return contrast
    .sort((a, b) => b.most - a.most)
    .slice(0, 2)
    .map(({ at }) => at);
}
