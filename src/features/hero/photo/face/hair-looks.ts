/**
 * What the mask network saw of hair and how it speaks for each colour, beside the colours measured (`hair-colour-clues.ts`):
 * whether strands lie in the sun or in shade, whether skin shines through, whose hair it is likely to be. Of `headClues` the
 * finer layers and the place's own colours count, over crown, forehead and temples.
 */
import { HAIR_COLOURS } from '../../../../illustration/hero/choices.ts';
import { LOOKS_WEIGHTS } from './hair-looks-model.ts';
import { weighed } from './regression.ts';

/** Crown, forehead, temples: the first of the places. */
const PLACES = 3;

/** So many clues has a place, and which of them count: the third layer, and the last one with the colours. */
const CLUES = 224;
const COUNTED = [
  [160, 184],
  [200, CLUES],
] as const;

/** How much speaks for each colour of the catalogue, in its order; `clues` as `headClues` tells them. */
export function hairLooks(clues: readonly number[]): number[] {
  const counted = Array.from({ length: PLACES }, (_, place) =>
    COUNTED.flatMap(([from, to]) => clues.slice(place * CLUES + from, place * CLUES + to)),
  ).flat();
  const each = LOOKS_WEIGHTS.length / HAIR_COLOURS.length;
  return HAIR_COLOURS.map((_, colour) =>
    weighed(
      counted,
      LOOKS_WEIGHTS.subarray(colour * each + 1, (colour + 1) * each),
      LOOKS_WEIGHTS[colour * each] ?? 0,
    ),
  );
}
