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

/** Beside the lip, where a moustache ends. */
const BESIDE_LIP: readonly Between[] = [
  [2, 61, 0.55],
  [2, 291, 0.55],
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

/** Chroma against the skin's below which there is hair, also a grey one: shade and lips are no paler than skin. */
const PALE = { lip: 0.6, beside: 0.66, besideBeard: 0.75, chin: 0.62, bareChin: 0.75, least: 1.05 };

/** How light and how colourful a place is against the skin. */
type Tint = { readonly light: number; readonly chroma: number };

/** The beard of a grown-up's face; null without one. */
export function beardOf(near: HeadMap, mesh: MeshInSquare, skin: Lab): Exclude<BeardId, 'none'> | null {
  const tintOf = (places: readonly Between[], radius: number): Tint => {
    const pixels = places.flatMap(([from, to, share]) => {
      const [one, other] = [mesh.at(from), mesh.at(to)];
      const [x, y] = [one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share];
      return ellipse(near, x, y, radius * mesh.width, radius * mesh.width).filter((at) =>
        isInPhoto(near, at),
      );
    });
    if (pixels.length === 0) return { light: 1, chroma: 1 };
    const of = (values: Float32Array) => median(pixels.map((at) => values[at] ?? 0));
    const chroma = Math.hypot(of(near.a), of(near.b)) / Math.hypot(skin[1], skin[2]);
    return { light: of(near.lightness) / skin[0], chroma };
  };
  const [lip, chin, jaw] = [tintOf(LIP, 0.022), tintOf(CHIN, 0.04), tintOf(JAW, 0.035)];
  const beside = tintOf(BESIDE_LIP, 0.025);
  const { stubble } = HAIR;
  if (lip.light < HAIR.lip && jaw.light < HAIR.jaw && chin.light < HAIR.chin) return 'full';
  if (chin.chroma < PALE.chin && beside.chroma < PALE.besideBeard) return 'full';
  if (chin.chroma > PALE.bareChin && lip.chroma < PALE.lip && beside.chroma < PALE.beside) return 'moustache';
  if (lip.chroma > PALE.least || chin.chroma > PALE.least) return null;
  if (lip.light < HAIR.moustache && jaw.light > HAIR.bareJaw) return 'moustache';
  return lip.light < stubble.lip && jaw.light < stubble.jaw && chin.light < stubble.chin ? 'stubble' : null;
}
