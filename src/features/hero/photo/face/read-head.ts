/**
 * From one found head to colours and silhouette: several squares, each moved a little, are read and their middle answer
 * taken, so that a photo framed a hair's breadth differently is the same child.
 */
import { distance, type Lab, labOf, labOfHex, nearest, type Rgb, rgbOfHex } from '../oklab.ts';
import type { Palettes } from '../read-colours.ts';
import type { PhotoReading } from '../reading.ts';
import type { FoundFace, Point } from './detector.ts';
import { measureGlasses, wearsGlasses } from './glasses.ts';
import { type HairMeasures, measureHair } from './hair.ts';
import { meaningOf } from './hair-meaning.ts';
import { faceInFrame, headFrame } from './head-frame.ts';
import { box, commonestOf, ellipse, type HeadMap, headMap, isInPhoto, isPerson, labAt } from './head-map.ts';
import { cutSquare, type Pyramid, type Raster } from './raster.ts';
import { isSkin, readSkin } from './skin.ts';

/** What one head tells. */
export type HeadReading = PhotoReading;

/** Runs the mask network on a square of `MASK_SIDE` pixels. */
export type RunMask = (picture: Raster) => Promise<Float32Array>;

/** Pixels a side a head is read at. */
export const HEAD_SIDE = 256;

/** Nudges in face widths, and zooms: the frames whose middle answer counts. */
const FRAMES: readonly (Point & { zoom: number })[] = [
  { x: 0, y: 0, zoom: 1 },
  { x: 0.035, y: 0.03, zoom: 1.04 },
  { x: -0.035, y: -0.025, zoom: 0.965 },
];

type OneReading = {
  tone: number;
  skin: Lab;
  skinRgb: Rgb;
  hair: Rgb | null;
  clothes: Rgb | null;
  measures: HairMeasures;
};

/** Reads the head of one face; null when its skin can't be seen. */
export async function readHead(
  run: RunMask,
  pyramid: Pyramid,
  face: FoundFace,
  palettes: Palettes,
): Promise<HeadReading | null> {
  const readings: OneReading[] = [];
  for (const { x, y, zoom } of FRAMES) {
    const square = headFrame(face, { x, y }, zoom);
    const raster = cutSquare(pyramid, square, HEAD_SIDE);
    const reading = readFrame(headMap(raster, await run(raster), faceInFrame(face, square)));
    if (reading) readings.push(reading);
  }
  if (readings.length === 0) return null;
  return { ...judge(readings, palettes), glasses: seesGlasses(pyramid, face) };
}

/** How much nearer than the head's square the eyes are looked at. */
const NEAR = 0.5;

function seesGlasses(pyramid: Pyramid, face: FoundFace): boolean {
  const votes = FRAMES.map(({ x, y, zoom }) => {
    const square = headFrame(face, { x: x / 2, y: y / 2 }, NEAR * zoom);
    const raster = cutSquare(pyramid, square, HEAD_SIDE);
    const nobody = new Float32Array(HEAD_SIDE * HEAD_SIDE);
    return wearsGlasses(measureGlasses(headMap(raster, nobody, faceInFrame(face, square), NEAR * zoom)));
  });
  return votes.filter(Boolean).length * 2 > votes.length;
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
};

/** Everything one frame shows. */
export function readFrame(map: HeadMap): OneReading | null {
  const skin = readSkin(map);
  if (!skin) return null;
  const measures = measureHair(map, skin.lab);
  return {
    tone: toneOf(map, skin.lab),
    skin: skin.lab,
    skinRgb: skin.rgb,
    hair: measures.colour?.rgb ?? null,
    clothes: clothesOf(map, skin.lab, measures),
    measures,
  };
}

/**
 * The skin's step, 0 darkest to 9 fairest, as a number between. Light falls on the face and on what is behind it alike, so
 * a face that is pale before a paler wall is darker than it looks; yellow skin reads darker than pink of the same
 * lightness; the teeth or lips say how bright the light on the face itself is. The weights were fitted to labelled
 * photographs (bench/likeness) with deep, brown and fair faces counting alike.
 */
function toneOf(map: HeadMap, skin: Lab): number {
  const light = (pixels: readonly number[]) =>
    pixels.map((at) => map.lightness[at] ?? 0).sort((one, other) => one - other);
  const behind: number[] = [];
  for (let at = 0; at < map.side * map.side; at += 3) {
    if (isInPhoto(map, at) && (map.person[at] ?? 0) < 0.2) behind.push(at);
  }
  const wall = behind.length > 40 ? (light(behind)[behind.length >> 1] ?? 0.6) : 0.6;
  const lips = light(
    ellipse(map, map.mouth.x, map.mouth.y, map.width * 0.16, map.drop * 0.14).filter((at) =>
      isInPhoto(map, at),
    ),
  );
  const teeth = lips[Math.floor(lips.length * 0.95)] ?? skin[0];
  return (
    TONE.base +
    TONE.square * skin[0] ** 2 +
    TONE.yellow * skin[2] +
    TONE.wall * (skin[0] - wall) +
    TONE.teeth * teeth
  );
}

const TONE = { base: 3.23, square: 11.63, yellow: -24.2, wall: -2.24, teeth: -3.55 };

/** The cloth below the chin, beside the throat: neither skin nor hair. Null where the photo ends before it. */
function clothesOf(map: HeadMap, skin: Lab, measures: HairMeasures): Rgb | null {
  const { chin, drop, width } = map;
  const hair = measures.colour?.lab;
  const low = box(
    map,
    chin.x - width * 0.75,
    chin.y + drop * 0.55,
    chin.x + width * 0.75,
    chin.y + drop * 1.9,
  ).filter(
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
function judge(readings: readonly OneReading[], palettes: Palettes): Omit<HeadReading, 'glasses'> {
  const skin = Math.round(
    Math.min(palettes.skin.length - 1, Math.max(0, middle(readings.map(({ tone }) => tone)))),
  );
  const seen: Rgb = [0, 1, 2].map((channel) =>
    middle(readings.map(({ skinRgb }) => skinRgb[channel as 0] ?? 0)),
  ) as unknown as Rgb;
  const gains = gainsFrom(seen, rgbOfHex(palettes.skin[skin] ?? '#c08b66'));
  const natural = (rgb: Rgb): Rgb => [rgb[0] / gains[0], rgb[1] / gains[1], rgb[2] / gains[2]];
  const colour = (pick: (reading: OneReading) => Rgb | null): Rgb | null => {
    const found = readings.map(pick).filter((rgb) => rgb !== null);
    if (found.length * 2 <= readings.length) return null;
    return [0, 1, 2].map((channel) => middle(found.map((rgb) => rgb[channel as 0] ?? 0))) as unknown as Rgb;
  };
  const hair = colour((reading) => reading.hair);
  const clothes = colour((reading) => reading.clothes);
  const hairLab = hair && labOf(natural(hair));
  const closest = (rgb: Rgb | null, hexes: readonly string[], weight: number) =>
    rgb && hexes.length > 0 ? nearest(labOf(natural(rgb)), hexes.map(labOfHex), weight) : null;
  return {
    skin,
    hair: closest(hair, palettes.hair, 0.9),
    clothes: closest(clothes, palettes.clothes, 0.5),
    crown: closest(hair, palettes.clothes, 0.7),
    silhouette: meaningOf(middleMeasures(readings.map(({ measures }) => measures)), hairLab),
  };
}

/** What the light does to each channel, from a skin as seen and as it is; half believed, because both are guesses. */
function gainsFrom(seen: Rgb, is: Rgb): Rgb {
  const gain = (channel: 0 | 1 | 2) =>
    Math.min(2, Math.max(0.4, ((seen[channel] + 0.01) / (is[channel] + 0.01)) ** 0.5));
  return [gain(0), gain(1), gain(2)];
}

function middleMeasures(all: readonly HairMeasures[]): HairMeasures {
  const number = (pick: (measures: HairMeasures) => number) => middle(all.map(pick));
  const pair = (pick: (measures: HairMeasures) => readonly [number, number]) =>
    [number((measures) => pick(measures)[0]), number((measures) => pick(measures)[1])] as const;
  return {
    colour: all.find(({ colour }) => colour)?.colour ?? null,
    height: number(({ height }) => height),
    top: number(({ top }) => top),
    hairline: number(({ hairline }) => hairline),
    unevenHairline: number(({ unevenHairline }) => unevenHairline),
    cropped: all.filter(({ cropped }) => cropped).length * 2 > all.length,
    besideJaw: pair(({ besideJaw }) => besideJaw),
    belowChin: pair(({ belowChin }) => belowChin),
    spread: number(({ spread }) => spread),
    edge: number(({ edge }) => edge),
    busy: number(({ busy }) => busy),
    throatSkin: number(({ throatSkin }) => throatSkin),
    throatLikeCrown: number(({ throatLikeCrown }) => throatLikeCrown),
    templesUnlike: number(({ templesUnlike }) => templesUnlike),
    crownSpread: number(({ crownSpread }) => crownSpread),
  };
}
