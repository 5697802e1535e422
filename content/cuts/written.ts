/** The child's own name on a sheet of the picture, in handwriting. Page units. */

import type { LettersCut } from '../../illustration/scene/format/cuts.ts';
import { LONGEST_AT_FULL_SIZE } from '../../illustration/scene/layers/handwriting.ts';

/** Width of a letter against the height of a capital, on the average. */
const LETTER = 0.61;

/**
 * `text`, with `{name}` or `{friend}` in it, round x, y: as large as lets a name of 21 letters stand on a sheet `width` wide, whichever the
 * name, since a picture is laid out before it knows whose it is.
 */
export const written = (
  text: string,
  x: number,
  y: number,
  width: number,
  colour: string,
  depth: number,
  more: Partial<LettersCut> = {},
): LettersCut => {
  const longest = Math.max(
    ...text.split('\n').map((line) => line.replace(/\{(name|friend)\}/, LONGEST_AT_FULL_SIZE).length),
  );
  return {
    letters: text,
    hand: true,
    at: [x, y],
    size: Math.round(width / (longest * LETTER)),
    colour,
    depth,
    lit: false,
    ...more,
  };
};
