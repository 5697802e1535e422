/** Beards and moustaches: hair over the lip, on the chin and on the jaw is darker than the cheeks. */
import type { BeardId } from '../../../../../illustration/figures/hero/look/features.ts';
import type { Lab } from '../oklab.ts';
import { median } from './averages.ts';
import { ellipse, type HeadMap, isInPhoto } from './head-map.ts';
import type { MeshInSquare } from './mesh-regions.ts';

/** A place on a face: between two points of the mesh, so far from the first to the second. */
type Between = readonly [from: number, to: number, share: number];

const LIP: readonly Between[] = [[2, 0, 0.5]];
const CHIN: readonly Between[] = [[152, 17, 0.35]];
const JAW: readonly Between[] = [
  [150, 61, 0.25],
  [379, 291, 0.25],
  [136, 61, 0.2],
  [365, 291, 0.2],
];

/** Lightness against the skin's below which there is hair. A jaw alone is in shade. */
const HAIR = {
  lip: 0.6,
  jaw: 0.5,
  chin: 0.75,
  moustache: 0.45,
  bareJaw: 0.68,
  stubble: { lip: 0.66, jaw: 0.62, chin: 0.8 },
};

/** The beard of a grown-up's face; null without one. */
export function beardOf(near: HeadMap, mesh: MeshInSquare, skin: Lab): Exclude<BeardId, 'none'> | null {
  const lightnessOf = (places: readonly Between[], radius: number) => {
    const pixels = places.flatMap(([from, to, share]) => {
      const [one, other] = [mesh.at(from), mesh.at(to)];
      const [x, y] = [one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share];
      return ellipse(near, x, y, radius * mesh.width, radius * mesh.width).filter((at) =>
        isInPhoto(near, at),
      );
    });
    return pixels.length > 0 ? median(pixels.map((at) => near.lightness[at] ?? 0)) / skin[0] : 1;
  };
  const [lip, chin, jaw] = [lightnessOf(LIP, 0.022), lightnessOf(CHIN, 0.04), lightnessOf(JAW, 0.035)];
  if (lip < HAIR.lip && jaw < HAIR.jaw && chin < HAIR.chin) return 'full';
  if (lip < HAIR.moustache && jaw > HAIR.bareJaw) return 'moustache';
  const { stubble } = HAIR;
  return lip < stubble.lip && jaw < stubble.jaw && chin < stubble.chin ? 'stubble' : null;
}
