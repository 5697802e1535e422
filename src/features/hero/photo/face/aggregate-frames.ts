/** Combines the readings of several frames of one head: skin, colours of hair and cloth, silhouette. */

import { mix } from '../../../../../illustration/paper/colour.ts';
import type { Palettes } from '../circle/read-colours.ts';
import { READ_HAIR } from '../hair-palette.ts';
import { type Lab, labOf, labOfHex, nearestColour, type Rgb, rgbOfHex } from '../oklab.ts';
import type { PhotoReading } from '../photo-reading.ts';
import { mean } from './averages.ts';
import { type ClothChanges, type ClothPattern, clothPatternOf } from './cloth-pattern.ts';
import { hairColourOf, type Strands } from './hair-colour.ts';
import type { HeadView } from './head-view.ts';
import type { HairMeasures } from './measure-hair.ts';
import { medianSkinTone } from './median-skin-tone.ts';
import type { FrameReading } from './read-frame.ts';
import { silhouetteOf } from './silhouette.ts';
import { viewHairColour } from './view-hair-colour.ts';

/** One answer of several frames, which are one at least, and of the view of the whole, where there is one. */
export function aggregateFrames(
  readings: readonly FrameReading[],
  palettes: Palettes,
  view: HeadView | null,
  isGrown = false,
): Omit<PhotoReading, 'glasses' | 'features' | 'details' | 'trouble'> {
  const tone = view ? medianSkinTone(view.skin) : mean(readings.map((one) => one.tone));
  const exact = Math.min(palettes.skin.length - 1, Math.max(0, tone));
  // A value between two steps, so that results derived from the skin do not jump.
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
  const colour = (pick: (reading: FrameReading) => Rgb | null): Rgb | null => {
    const found = readings.map(pick).filter((rgb) => rgb !== null);
    if (found.length * 2 <= readings.length) return null;
    return [0, 1, 2].map((channel) => mean(found.map((rgb) => rgb[channel as 0] ?? 0))) as unknown as Rgb;
  };
  const crown = colour((reading) => reading.hair);
  const pattern = patternOf(readings);
  // Stripes, checks and prints are drawn on white.
  const motif = pattern && pattern !== 'plain' ? colour((reading) => reading.motif) : null;
  const clothes = motif ?? colour((reading) => reading.clothes);
  const measures = meanMeasures(readings.map((reading) => reading.measures));
  const closest = (rgb: Rgb | null, hexes: readonly string[], weight: number) =>
    rgb && hexes.length > 0 ? nearestColour(labOf(natural(rgb)), hexes.map(labOfHex), weight) : null;
  const brows = readings.map((reading) => reading.brows).filter((light) => light !== null);
  const brow = brows.length > 0 ? mean(brows) : null;
  const skinSeen = [0, 1, 2].map((axis) =>
    mean(readings.map((reading) => reading.skin[axis as 0] ?? 0)),
  ) as unknown as Lab;
  const byStrands = (strands: Strands) =>
    hairColourOf(
      strands,
      brow,
      { seen: skinSeen, is: labOfHex(skinIs), step: exact },
      palettes.hair.map(labOfHex),
    );
  const silhouette = silhouetteOf(measures, view);
  const byView = ({ hair: odds }: HeadView, strands: Strands) => {
    const seenHair = {
      odds,
      strands: silhouette.cover === null ? strands : null,
      lightness: measures.colour?.lab[0] ?? strands.dark,
      redder: skinSeen[1] - labOfHex(skinIs)[1],
      skin: exact,
      isGrown,
    };
    const id = viewHairColour(seenHair);
    return READ_HAIR.findIndex((colour) => colour.id === id);
  };
  return {
    skin: Math.round(exact),
    hair: crown && measures.strands && (view ? byView(view, measures.strands) : byStrands(measures.strands)),
    clothes: clothes && nearestCloth(labOf(natural(clothes)), palettes.clothes),
    pattern,
    crown: closest(crown, palettes.clothes, 0.7),
    silhouette,
  };
}

/** Below this OKLab chroma cloth is white, grey or black, whatever the light; from this lightness on white. */
const GREY = { chroma: 0.026, white: 0.68 };

/** The nearest colour of cloth: for white and light grey the lightest, for black and dark grey the greyest of the dark ones. */
function nearestCloth(lab: Lab, hexes: readonly string[]): number | null {
  if (hexes.length === 0) return null;
  const all = hexes.map(labOfHex);
  if (Math.hypot(lab[1], lab[2]) > GREY.chroma) return nearestColour(lab, all, 0.5);
  const greyness = ([lightness, a, b]: Lab) =>
    lightness > GREY.white === lab[0] > GREY.white ? Math.hypot(a, b) : Number.POSITIVE_INFINITY;
  return all.reduce((best, one, at) => (greyness(one) < greyness(all[best] as Lab) ? at : best), 0);
}

/** The pattern of the mean of all frames that show cloth; null where most don't. */
function patternOf(readings: readonly FrameReading[]): ClothPattern | null {
  const all = readings.flatMap(({ cloth }) => cloth ?? []);
  if (all.length * 2 <= readings.length) return null;
  const of = (key: keyof ClothChanges) => mean(all.map((changes) => changes[key]));
  return clothPatternOf({
    down: of('down'),
    across: of('across'),
    farDown: of('farDown'),
    farAcross: of('farAcross'),
    hues: of('hues'),
  });
}

/** The gain of the light per channel, from the photographed and the actual skin; halved, because both are estimates. */
function gainsFrom(seen: Rgb, is: Rgb): Rgb {
  const gain = (channel: 0 | 1 | 2) =>
    Math.min(2, Math.max(0.4, ((seen[channel] + 0.01) / (is[channel] + 0.01)) ** 0.5));
  return [gain(0), gain(1), gain(2)];
}

/** The hair measures that are single numbers. */
const NUMBERS = [
  ...([
    'height',
    'top',
    'hairline',
    'spread',
    'edge',
    'busy',
    'throatSkin',
    'shown',
    'sidesCovered',
  ] as const),
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
