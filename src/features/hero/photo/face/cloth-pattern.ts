/** The pattern of the cloth below the chin, by how its colour changes across and down. */
import type { Rgb } from '../oklab.ts';
import { mean } from './averages.ts';
import { dominantColourOf, type HeadMap, labAt } from './head-map.ts';

export type ClothPattern = 'plain' | 'striped' | 'checked' | 'printed';

/** Mean change of colour from a pixel to the third and to the eighth one below and beside it, and how far the hues spread. */
export type ClothChanges = {
  readonly down: number;
  readonly across: number;
  readonly farDown: number;
  readonly farAcross: number;
  readonly hues: number;
};

const STEP = 3;
/** As wide as the stripes of a polo shirt. */
const FAR_STEP = 8;
const FEWEST = 200;

/** From so much change on a cloth has a pattern; so many times more down than across makes stripes, narrow or wide. */
const BUSY = { patterned: 0.09, striped: 0.1, stripes: 2, wide: { striped: 0.16, stripes: 1.5 } };
/** A print has many hues, a check mostly one. */
const MANY_HUES = 0.036;

/** Measures the pixels of a cloth; null where there are few. */
export function clothChanges(map: HeadMap, pixels: readonly number[]): ClothChanges | null {
  const { side, lightness, a, b } = map;
  const isCloth = new Uint8Array(side * side);
  for (const at of pixels) isCloth[at] = 1;
  const inner = pixels.filter((at) => isCloth[at + STEP] === 1 && isCloth[at + STEP * side] === 1);
  if (inner.length < FEWEST) return null;
  const of = (values: Float32Array, at: number) => values[at] ?? 0;
  const change = (one: number, other: number) => {
    const light = of(lightness, one) - of(lightness, other);
    const [red, yellow] = [1.5 * (of(a, one) - of(a, other)), 1.5 * (of(b, one) - of(b, other))];
    return Math.sqrt(light * light + red * red + yellow * yellow);
  };
  const changeTo = (step: number) => {
    const pairs = inner.filter((at) => isCloth[at + step] === 1);
    return pairs.length > 0 ? mean(pairs.map((at) => change(at, at + step))) : 0;
  };
  const spread = (values: Float32Array) => {
    const middle = mean(inner.map((at) => of(values, at)));
    return Math.sqrt(mean(inner.map((at) => (of(values, at) - middle) ** 2)));
  };
  return {
    down: changeTo(STEP * side),
    across: changeTo(STEP),
    farDown: changeTo(FAR_STEP * side),
    farAcross: changeTo(FAR_STEP),
    hues: Math.hypot(spread(a), spread(b)),
  };
}

/** Names the pattern. */
export function clothPatternOf({ down, across, farDown, farAcross, hues }: ClothChanges): ClothPattern {
  if (down > BUSY.striped && down > across * BUSY.stripes) return 'striped';
  if (farDown > BUSY.wide.striped && farDown > farAcross * BUSY.wide.stripes) return 'striped';
  if (Math.min(down, across) < BUSY.patterned) return 'plain';
  return hues > MANY_HUES ? 'printed' : 'checked';
}

/** Cloth this light and with so little chroma (OKLab) is white; fewer pixels, as a share of the cloth, are no motif. */
const WHITE = { lightness: 0.66, chroma: 0.035 };
const LEAST_MOTIF = 0.15;

/** The commonest colour of a cloth that is neither white nor light grey, linear; null where there is little of it. */
export function motifOf(map: HeadMap, cloth: readonly number[]): Rgb | null {
  const coloured = cloth.filter((at) => {
    const [lightness, a, b] = labAt(map, at);
    return lightness < WHITE.lightness || Math.hypot(a, b) > WHITE.chroma;
  });
  return coloured.length > cloth.length * LEAST_MOTIF ? (dominantColourOf(map, coloured)?.rgb ?? null) : null;
}
