/**
 * From one found head to colours and silhouette: several squares, each moved a little, are read and their middle answer
 * taken, so that a photo framed a hair's breadth differently is the same child.
 */

import { hexOfLab, mix } from '../../../../illustration/paper/colour.ts';
import { distance, type Lab, labOf, labOfHex, nearest, type Rgb, rgbOfHex } from '../oklab.ts';
import type { Palettes } from '../read-colours.ts';
import type { PhotoReading } from '../reading.ts';
import { coveredOdds, coverScore } from './cover.ts';
import type { FoundFace, Point } from './detector.ts';
import { featuresOf } from './face-features.ts';
import { GLASSES_SURE, glassesScore, measureGlasses } from './glasses.ts';
import { glassesSeen } from './glasses-seen.ts';
import { type HairMeasures, measureHair } from './hair.ts';
import { hairColourOf, type Strands } from './hair-colour.ts';
import { type HairClues, hairClues, meanHairClues } from './hair-colour-clues.ts';
import { hairFromOdds, hairOdds } from './hair-colour-model.ts';
import { type HairKind, hairKind } from './hair-kind.ts';
import { meaningOf } from './hair-meaning.ts';
import { headClues, type SeenPerson } from './head-clues.ts';
import { faceInFrame, headFrame } from './head-frame.ts';
import { belowChin, commonestOf, type HeadMap, headMap, isPerson, labAt } from './head-map.ts';
import { type FaceMesh, faceOfMesh, meshInSquare, meshOf, type RunMesh } from './mesh.ts';
import { cutSquare, type Pyramid, type Raster } from './raster.ts';
import { isSkin, readSkin, toneByPlace } from './skin.ts';
import { meanTold, type SkinClues, skinClues } from './skin-clues.ts';
import { skinOdds, skinStep } from './skin-model.ts';

/** What one head tells. */
export type HeadReading = PhotoReading;

/** Runs the mask network on a square of `MASK_SIDE` pixels. */
export type RunMask = (picture: Raster) => Promise<SeenPerson>;

/** What reads a head: the mask, and the mesh, without which the detector's six points must do. */
export type HeadNetworks = { readonly mask: RunMask; readonly mesh: RunMesh | null };

/** Pixels a side a head is read at. */
export const HEAD_SIDE = 256;

/** Nudges in face widths, and zooms: the frames whose middle answer counts. */
const FRAMES: readonly (Point & { zoom: number })[] = [
  { x: 0, y: 0, zoom: 1 },
  { x: 0.035, y: 0.03, zoom: 1.04 },
  { x: -0.035, y: -0.025, zoom: 0.965 },
];

type OneReading = {
  /** The skin's step by its place alone. */
  tone: number;
  /** What the mesh tells of the skin; null without one. */
  clues: SkinClues | null;
  /** What tells the colour of the hair; null without a mesh. */
  hairClues: HairClues | null;
  /** Lightness of the brows; null without a mesh. */
  brows: number | null;
  /** The same against the skin's. */
  browShare: number | null;
  skin: Lab;
  skinRgb: Rgb;
  hair: Rgb | null;
  clothes: Rgb | null;
  measures: HairMeasures;
};

/** What several frames of one head show, before anything is concluded from it. */
export type HeadSeen = {
  readonly mesh: FaceMesh | null;
  readonly readings: readonly OneReading[];
  /** How much speaks for glasses: above 0 they are believed. */
  readonly glasses: number;
  /** How much speaks for a covered head (`coverScore`), by all frames together. */
  readonly cover: number;
  /** What kind of hair it is, by all frames together. */
  readonly kind: HairKind;
};

/** Reads the head of one face; null when its skin can't be seen. */
export async function readHead(
  networks: HeadNetworks,
  pyramid: Pyramid,
  found: FoundFace,
  palettes: Palettes,
): Promise<HeadReading | null> {
  return conclude(await lookAtHead(networks, pyramid, found), palettes);
}

/** Looks at a head in each frame: all that asks a network. */
export async function lookAtHead(
  networks: HeadNetworks,
  pyramid: Pyramid,
  found: FoundFace,
): Promise<HeadSeen> {
  const mesh = networks.mesh && (await meshOf(networks.mesh, pyramid, found));
  const face = mesh ? faceOfMesh(found, mesh) : found;
  const readings: OneReading[] = [];
  const edges: number[] = [];
  const seen: number[][] = [];
  for (const { x, y, zoom } of FRAMES) {
    const square = headFrame(face, { x, y }, zoom);
    const raster = cutSquare(pyramid, square, HEAD_SIDE);
    const { person, layers } = await networks.mask(raster);
    const head = headMap(raster, person, faceInFrame(face, square));
    seen.push(headClues(head, layers));
    const nearSquare = headFrame(face, { x: x / 2, y: y / 2 }, NEAR * zoom);
    const near = headMap(
      cutSquare(pyramid, nearSquare, HEAD_SIDE),
      NOBODY,
      faceInFrame(face, nearSquare),
      NEAR * zoom,
    );
    if (!mesh) edges.push(glassesScore(measureGlasses(near)));
    const clues = mesh && skinClues(near, meshInSquare(mesh, nearSquare, HEAD_SIDE), head);
    const reading = readFrame(head, clues);
    if (reading) readings.push(reading);
  }
  const glasses = mesh ? glassesSeen(mesh.looks) : mean(edges) - GLASSES_SURE;
  // Means of the clues are weighed: no frame tips a doubt by itself.
  const clues = (seen[0] ?? []).map((_, at) => mean(seen.map((one) => one[at] ?? 0)));
  return { mesh, readings, glasses, cover: coverScore(clues), kind: hairKind(clues) };
}

/** What the frames say together; null when the skin can't be seen in any. */
export function conclude(
  { mesh, readings, glasses, cover, kind }: HeadSeen,
  palettes: Palettes,
): HeadReading | null {
  if (readings.length === 0) return null;
  const judged = judge(readings, palettes, cover, kind);
  const browRatios = readings.flatMap(({ browShare }) => browShare ?? []);
  // Against deep skin even strong brows are little darker.
  const brows = browRatios.length > 0 && judged.skin >= 4 ? mean(browRatios) : null;
  return {
    ...judged,
    features: mesh ? featuresOf(mesh, brows) : {},
    glasses: glasses > 0,
  };
}

/** How much nearer than the head's square the face is looked at. */
const NEAR = 0.5;

/** The near square is read without a mask. */
const NOBODY = new Float32Array(HEAD_SIDE * HEAD_SIDE);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Everything one frame shows; `clues` are the mesh's. */
export function readFrame(map: HeadMap, clues: SkinClues | null = null): OneReading | null {
  const place = readSkin(map);
  if (!place) return null;
  // The mesh's skin is the middle of known patches, which stays where the commonest colour jumps.
  const byMesh = clues?.skin;
  const skin = byMesh ? { lab: byMesh, rgb: rgbOfHex(hexOfLab(byMesh)) } : place;
  const measures = measureHair(map, skin.lab);
  return {
    tone: toneByPlace(map, skin.lab),
    clues,
    hairClues: clues && hairClues(map, clues),
    brows: clues && clues.brows * clues.skin[0],
    browShare: clues ? clues.brows : null,
    skin: skin.lab,
    skinRgb: skin.rgb,
    hair: measures.colour?.rgb ?? null,
    clothes: clothesOf(map, skin.lab, measures),
    measures,
  };
}

/** The cloth below the chin, beside the throat: neither skin nor hair. Null where the photo ends before it. */
function clothesOf(map: HeadMap, skin: Lab, measures: HairMeasures): Rgb | null {
  const hair = measures.colour?.lab;
  const low = belowChin(map, 0.75, 0.55, 1.9).filter(
    (at) =>
      isPerson(map, at, 0.6) &&
      !isSkin(labAt(map, at), skin, 0.45) &&
      !(
        hair &&
        distance(labAt(map, at), hair, 1) < 0.06 &&
        measures.besideJaw[0] + measures.besideJaw[1] > 0.4
      ),
  );
  return low.length > map.side * map.side * 0.006 ? (commonestOf(map, low)?.rgb ?? null) : null;
}

/** One answer of several frames. */
function judge(
  readings: readonly OneReading[],
  palettes: Palettes,
  cover: number,
  kind: HairKind,
): Omit<HeadReading, 'glasses' | 'features'> {
  const clues = readings.flatMap((reading) => reading.clues ?? []);
  // The mean of the clues is weighed once: no frame tips a doubt by itself.
  const tone =
    clues.length > 0
      ? skinStep(skinOdds(meanTold(clues), coveredOdds(cover)))
      : mean(readings.map((one) => one.tone));
  const exact = Math.min(palettes.skin.length - 1, Math.max(0, tone));
  const skin = Math.round(exact);
  // Between two steps: what is concluded from the skin must not jump with it.
  const skinIs = mix(
    palettes.skin[Math.floor(exact)] ?? '#c08b66',
    palettes.skin[Math.ceil(exact)] ?? '#c08b66',
    exact % 1,
  );
  const seen: Rgb = [0, 1, 2].map((channel) =>
    mean(readings.map(({ skinRgb }) => skinRgb[channel as 0] ?? 0)),
  ) as unknown as Rgb;
  const gains = gainsFrom(seen, rgbOfHex(skinIs));
  const natural = (rgb: Rgb): Rgb => [rgb[0] / gains[0], rgb[1] / gains[1], rgb[2] / gains[2]];
  const colour = (pick: (reading: OneReading) => Rgb | null): Rgb | null => {
    const found = readings.map(pick).filter((rgb) => rgb !== null);
    if (found.length * 2 <= readings.length) return null;
    return [0, 1, 2].map((channel) => mean(found.map((rgb) => rgb[channel as 0] ?? 0))) as unknown as Rgb;
  };
  const hair = colour((reading) => reading.hair);
  const clothes = colour((reading) => reading.clothes);
  const hairLab = hair && labOf(natural(hair));
  const brows = readings.map((reading) => reading.brows).filter((light) => light !== null);
  const brow = brows.length > 0 ? mean(brows) : null;
  const measures = meanMeasures(readings.map((reading) => reading.measures));
  const skinSeen = [0, 1, 2].map((axis) =>
    mean(readings.map((reading) => reading.skin[axis as 0] ?? 0)),
  ) as unknown as Lab;
  const hairTold = readings.flatMap((reading) => (reading.hairClues ? [reading.hairClues] : []));
  // Without a mesh there is no lip and no white of an eye beside the hair: its strands and the skin must do.
  const hairColour = (strands: Strands) =>
    hairTold.length > 0
      ? hairFromOdds(hairOdds(meanHairClues(hairTold)))
      : hairColourOf(
          strands,
          brow,
          { seen: skinSeen, is: labOfHex(skinIs), step: exact },
          palettes.hair.map(labOfHex),
        );
  const closest = (rgb: Rgb | null, hexes: readonly string[], weight: number) =>
    rgb && hexes.length > 0 ? nearest(labOf(natural(rgb)), hexes.map(labOfHex), weight) : null;
  return {
    skin,
    hair: hair && measures.strands && hairColour(measures.strands),
    clothes: closest(clothes, palettes.clothes, 0.5),
    crown: closest(hair, palettes.clothes, 0.7),
    silhouette: meaningOf(measures, { natural: hairLab, skin: skinSeen[0], brows: brow, cover, kind }),
  };
}

/** What the light does to each channel, from a skin as seen and as it is; half believed, because both are guesses. */
function gainsFrom(seen: Rgb, is: Rgb): Rgb {
  const gain = (channel: 0 | 1 | 2) =>
    Math.min(2, Math.max(0.4, ((seen[channel] + 0.01) / (is[channel] + 0.01)) ** 0.5));
  return [gain(0), gain(1), gain(2)];
}

/** Of the measures, what is one number. */
const NUMBERS = [
  ...(['light', 'height', 'top', 'hairline', 'unevenHairline', 'spread', 'edge', 'busy'] as const),
  ...(['throatSkin', 'throatLikeCrown', 'templesUnlike', 'crownSpread', 'shown'] as const),
];

function meanMeasures(all: readonly HairMeasures[]): HairMeasures {
  const numbers = Object.fromEntries(
    NUMBERS.map((key) => [key, mean(all.map((measures) => measures[key]))]),
  ) as Pick<HairMeasures, (typeof NUMBERS)[number]>;
  const pair = (key: 'besideJaw' | 'belowChin') =>
    [mean(all.map(({ [key]: [one] }) => one)), mean(all.map(({ [key]: [, other] }) => other))] as const;
  return {
    ...numbers,
    colour: all.find(({ colour }) => colour)?.colour ?? null,
    strands: meanStrands(all.flatMap(({ strands }) => strands ?? [])),
    besideJaw: pair('besideJaw'),
    belowChin: pair('belowChin'),
  };
}

function meanStrands(all: readonly Strands[]): Strands | null {
  if (all.length === 0) return null;
  const of = (key: keyof Strands) => mean(all.map((strands) => strands[key]));
  return { dark: of('dark'), red: of('red'), yellow: of('yellow') };
}
