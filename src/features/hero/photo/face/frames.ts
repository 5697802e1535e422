/** The frames of glasses that the view has seen: their shape, by where the rim is darkest round each eye, and their colour. */
import type { GlassesId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import type { Lab } from '../oklab.ts';
import { median } from './averages.ts';
import { MESH } from './face-mesh.ts';
import { type HeadMap, isInPhoto, labAt } from './head-map.ts';
import type { MeshInSquare } from './mesh-regions.ts';

/** `colour` is null for thin rims, which are hardly darker than the skin. */
export type ReadFrames = {
  readonly shape: Extract<GlassesId, 'round' | 'square'>;
  readonly colour: Lab | null;
};

/** Directions and lengths, in widths of an eye, in which the rim is looked for. */
const BELOW = { angles: [70, 78, 86, 94, 102, 110], from: 0.4, to: 1.15 };
const ASIDE = { angles: [-14, -7, 0, 7, 14], from: 0.62, to: 1.2 };
const STEP = 0.04;

/** A lens lower than this against its width is no round one; below `seen` the rim was not found. */
const LENS = { round: 0.88, seen: { below: 0.6, aside: 0.8 } };

/** From this lightness on, against the skin's, a rim is thin. */
const THIN = 0.62;

export function framesOf(near: HeadMap, mesh: MeshInSquare, skin: Lab): ReadFrames {
  const rim: Lab[] = [];
  const [below, aside]: [number[], number[]] = [[], []];
  for (const { outer, inner } of [MESH.leftEye, MESH.rightEye]) {
    const [one, other] = [mesh.at(outer), mesh.at(inner)];
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    const width = Math.hypot(one.x - other.x, one.y - other.y);
    const outwards = one.x < other.x ? -1 : 1;
    const darkest = (dx: number, dy: number, from: number, to: number) => {
      let found = { far: from, lab: skin };
      for (let far = from; far <= to; far += STEP) {
        const at = Math.round(y + dy * far * width) * near.side + Math.round(x + dx * far * width);
        if (isInPhoto(near, at) && (near.lightness[at] ?? 1) < found.lab[0])
          found = { far, lab: labAt(near, at) };
      }
      return found;
    };
    for (const degrees of BELOW.angles) {
      const angle = (degrees * Math.PI) / 180;
      const { far, lab } = darkest(Math.cos(angle), Math.sin(angle), BELOW.from, BELOW.to);
      below.push(far);
      rim.push(lab);
    }
    for (const degrees of ASIDE.angles) {
      const angle = (degrees * Math.PI) / 180;
      aside.push(darkest(outwards * Math.cos(angle), Math.sin(angle), ASIDE.from, ASIDE.to).far);
    }
  }
  const [down, out] = [median(below), median(aside)];
  const isSeen = down > LENS.seen.below && out > LENS.seen.aside;
  const colour: Lab = [
    median(rim.map(([lightness]) => lightness)),
    median(rim.map(([, a]) => a)),
    median(rim.map(([, , b]) => b)),
  ];
  return {
    shape: isSeen && down / out >= LENS.round ? 'round' : 'square',
    colour: colour[0] < skin[0] * THIN ? colour : null,
  };
}
