/** Reads one frame of a head: colours of skin, hair and cloth, and the measures of the hair. */

import { hexOfLab } from '../../../../../illustration/paper/colour.ts';
import { colourDistance, type Lab, type Rgb, rgbOfHex } from '../oklab.ts';
import { type ClothChanges, clothChanges, motifOf } from './cloth-pattern.ts';
import { belowChin, dominantColourOf, type HeadMap, isPerson, labAt } from './head-map.ts';
import { type HairMeasures, measureHair } from './measure-hair.ts';
import type { MeshColours } from './mesh-colours.ts';
import { isSkin, readSkin, skinToneByColour } from './skin.ts';

/** The measurements of one frame, before they are combined. */
export type FrameReading = {
  /** The skin's step by its place alone. */
  tone: number;
  /** Lightness of the brows; null without a mesh. */
  brows: number | null;
  /** The same against the skin's. */
  browShare: number | null;
  skin: Lab;
  skinRgb: Rgb;
  hair: Rgb | null;
  clothes: Rgb | null;
  /** The commonest colour of the cloth that is neither white nor light grey: a shirt's stripes, checks or print. */
  motif: Rgb | null;
  /** How the cloth's colour changes; null where little of it shows. */
  cloth: ClothChanges | null;
  measures: HairMeasures;
};

/** Everything one frame shows; `byMesh` is null without a mesh. */
export function readFrame(map: HeadMap, meshColours: MeshColours | null = null): FrameReading | null {
  // The mesh's skin is the middle of known patches, which stays where the commonest colour jumps.
  const skin = meshColours
    ? { lab: meshColours.skin, rgb: rgbOfHex(hexOfLab(meshColours.skin)) }
    : readSkin(map);
  if (!skin) return null;
  const measures = measureHair(map, skin.lab);
  const cloth = clothPixels(map, skin.lab, measures);
  return {
    tone: skinToneByColour(map, skin.lab),
    brows: meshColours && meshColours.brows * meshColours.skin[0],
    browShare: meshColours?.brows ?? null,
    skin: skin.lab,
    skinRgb: skin.rgb,
    hair: measures.colour?.rgb ?? null,
    clothes: cloth && (dominantColourOf(map, cloth)?.rgb ?? null),
    motif: cloth && motifOf(map, cloth),
    cloth: cloth && clothChanges(map, cloth),
    measures,
  };
}

/** The cloth below the chin, beside the throat: neither skin nor hair. Null where the photo ends before it. */
function clothPixels(map: HeadMap, skin: Lab, measures: HairMeasures): number[] | null {
  const hair = measures.colour?.lab;
  const low = belowChin(map, 0.75, 0.55, 1.9).filter(
    (at) =>
      isPerson(map, at, 0.6) &&
      !isSkin(labAt(map, at), skin, 0.45) &&
      !(
        hair &&
        colourDistance(labAt(map, at), hair, 1) < 0.06 &&
        measures.besideJaw[0] + measures.besideJaw[1] > 0.4
      ),
  );
  return low.length > map.side * map.side * 0.006 ? low : null;
}
