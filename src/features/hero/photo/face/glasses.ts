/**
 * Whether a face wears glasses, where no mesh could be had (else `glasses-seen.ts` tells): three thin things that no bare
 * face has. A bar across the bridge of the nose, a rim on the cheek below each eye, an arm from the eye towards the ear.
 * Read from a square twice as near as the head's.
 */
import { type HeadMap, isInPhoto } from './head-map.ts';

export type GlassesMeasures = {
  /** The strongest dark or bright line across the bridge, in lightness. */
  readonly bridge: number;
  /** The strongest line below the eyes, the weaker of the two. */
  readonly rim: number;
  /** The strongest line outside the eyes, the weaker of the two. */
  readonly arm: number;
};

/**
 * How strongly lines run across some columns: for each column the greatest jump of lightness between rows `reach` apart
 * on both sides (a line, not a shadow's edge), and of these the middle one.
 */
function lineAcross(map: HeadMap, left: number, top: number, right: number, bottom: number): number {
  const { side, lightness } = map;
  const reach = Math.max(2, Math.round(map.drop * 0.07));
  const columns: number[] = [];
  for (let column = Math.max(0, Math.round(left)); column <= Math.min(side - 1, right); column++) {
    let strongest = 0;
    for (let row = Math.max(reach, Math.round(top)); row <= Math.min(side - 1 - reach, bottom); row++) {
      const at = row * side + column;
      if (!isInPhoto(map, at)) continue;
      const [above, here, below] = [
        lightness[at - reach * side] ?? 0,
        lightness[at] ?? 0,
        lightness[at + reach * side] ?? 0,
      ];
      const dark = Math.min(above - here, below - here);
      const bright = Math.min(here - above, here - below) * 0.6;
      strongest = Math.max(strongest, dark, bright);
    }
    columns.push(strongest);
  }
  columns.sort((one, other) => one - other);
  return columns[columns.length >> 1] ?? 0;
}

/** Measures one face's near square. */
export function measureGlasses(map: HeadMap): GlassesMeasures {
  const { eyes, drop, face, side, width } = map;
  const [left, right] = [face.leftEye, face.rightEye].map(({ x, y }) => ({ x: x * side, y: y * side }));
  if (!left || !right) return { bridge: 0, rim: 0, arm: 0 };
  const apart = Math.max(width * 0.25, right.x - left.x);
  const bridge = lineAcross(
    map,
    eyes.x - apart * 0.09,
    eyes.y - drop * 0.28,
    eyes.x + apart * 0.09,
    eyes.y + drop * 0.3,
  );
  const rim = (x: number, y: number) =>
    lineAcross(map, x - apart * 0.16, y + drop * 0.2, x + apart * 0.16, y + drop * 0.55);
  const arm = (x: number, y: number, sign: 1 | -1) =>
    lineAcross(
      map,
      Math.min(x + sign * apart * 0.38, x + sign * apart * 0.6),
      y - drop * 0.25,
      Math.max(x + sign * apart * 0.38, x + sign * apart * 0.6),
      y + drop * 0.25,
    );
  return {
    bridge,
    rim: Math.min(rim(left.x, left.y), rim(right.x, right.y)),
    arm: Math.min(arm(left.x, left.y, -1), arm(right.x, right.y, 1)),
  };
}

const ramp = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * The bar across the nose counts most, but never alone: a frown or a shadow makes a bar, glasses show a rim or an arm as well.
 * Both conditions come in gradually, so that a photo framed a little differently scores nearly the same.
 */
export function glassesScore({ bridge, rim, arm }: GlassesMeasures): number {
  const strength = bridge + 0.35 * Math.min(0.4, rim) + 0.3 * Math.min(0.2, arm);
  return strength * ramp(bridge, 0.035, 0.065) * ramp(rim + arm, 0, 0.06);
}

/** The score from which glasses are believed, on the mean of several frames. */
export const GLASSES_SURE = 0.135;
