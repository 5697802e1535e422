/**
 * What a photo tells of the colour of hair: its strands, and beside them skin, lips, chin, crown and the whites of the eyes
 * (`skin-places.ts`), all in linear light, so that what the lamp adds is known. `hair-colour-model.ts` weighs them.
 */
import type { Lab, Rgb } from '../oklab.ts';
import { box, type HeadMap, isPerson, labAt, rgbAt } from './head-map.ts';
import { isSkin } from './skin.ts';
import { LOGS, logsOf, type SkinClues, TOLD } from './skin-clues.ts';
import { meanBetween, PLACES } from './skin-places.ts';

/** In the order the model has its weights. */
export const HAIR_PLACES = [...PLACES, 'strands'] as const;

/** The logarithms of every place (`LOGS`), one place after the other; null where it is not seen. */
export type HairClues = readonly (number | null)[];

/** Reads the clues of one frame. `head` is the square with its person mask, `clues` what the same frame tells of the skin. */
export function hairClues(head: HeadMap, clues: SkinClues): HairClues {
  const strands = strandsColour(head, clues.skin);
  return [
    ...PLACES.flatMap((_, place) => clues.told.slice(place * TOLD.length, place * TOLD.length + LOGS)),
    ...(strands ? logsOf(strands) : Array.from({ length: LOGS }, () => null)),
  ];
}

/** The clues of several frames of one head as one. */
export function meanHairClues(all: readonly HairClues[]): HairClues {
  return (all[0] ?? []).map((_, index) => {
    const told = all.flatMap((clues) => clues[index] ?? []);
    return told.length > 0 ? told.reduce((sum, one) => sum + one, 0) / told.length : null;
  });
}

/** How surely strands are the person's, how far inside of the outline (pixels), how dark skin in shade may be. */
const SURE = 0.92;
const INSIDE = 3;
const SHADE = 0.7;
/** Fewer pixels are no hair. */
const FEWEST = 30;

/** Where strands lie: so far aside (face widths) and over the eyes (drops); over the face itself only above the brows. */
const AREA = { half: 0.8, high: 4, low: 0.1, face: 0.42, brows: 0.75 };

/** Strands between sun and shade: the middle of the crown and of both sides. Null where there are too few. */
function strandsColour(head: HeadMap, skin: Lab): Rgb | null {
  const { side, eyes, drop, width } = head;
  const around = [INSIDE, -INSIDE, INSIDE * side, -INSIDE * side];
  const area = box(
    head,
    eyes.x - AREA.half * width,
    eyes.y - AREA.high * drop,
    eyes.x + AREA.half * width,
    eyes.y - AREA.low * drop,
  );
  const strands = area
    .filter((at) => {
      const aside = Math.abs((at % side) - eyes.x) / width;
      const over = (eyes.y - Math.floor(at / side)) / drop;
      return (
        (aside > AREA.face || over > AREA.brows) &&
        isPerson(head, at, SURE) &&
        around.every((by) => isPerson(head, at + by, SURE)) &&
        !isSkin(labAt(head, at), skin, SHADE)
      );
    })
    .map((at) => rgbAt(head, at));
  if (strands.length < FEWEST) return null;
  return meanBetween(strands, 0.3, 0.7, strands[0] ?? [0, 0, 0]);
}
