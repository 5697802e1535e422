/**
 * The head from the side, looking right. Head centre 0, 0; the crown as from the front, the front of the face near x 46,
 * the ear at x −8, the nape near −32, 36.
 */

import { mix } from '../../../paper/colour.ts';
import type { Piece } from '../../../paper/mark-options.ts';
import type { Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from '../body/doll.ts';
import type { NoseId } from '../look/look-options.ts';

/** The nose before the front of the face: bridge, tip, underside. x from the front, y from the middle of the nose. */
const NOSES: Record<NoseId, readonly Point[]> = {
  button: pts`-0.6,-7.5 4.6,-3.4 7.4,0.4 5,4.4 -0.6,6.4!`,
  small: pts`-0.6,-6 3,-2.8 5.2,0.2 3.6,3.4 -0.8,5!`,
  wide: pts`-0.4,-6.4 3.6,-3 6.6,0.8 5.4,5 -0.4,7.4!`,
  long: pts`0,-11 4,-4.6 7.4,2.2 5.4,6 -0.4,7.6!`,
  snub: pts`-1.2,-6.6 3,-4 7.4,-2 6.2,2.6 -0.6,5.6!`,
  strong: pts`0.6,-12 5,-7 7.8,0.6 5.8,4.8 -0.4,6.6!`,
  drop: pts`-0.4,-11 2.8,-5.4 8.4,2.6 6.2,6.8 -0.4,7.6!`,
  hook: pts`0.4,-13 7.4,-8.4 9.4,-1 6.4,6.8 -0.6,6!`,
  wedge: pts`0,-12 5,-4.6 10.8,3.6! 5,5.6 -0.6,6.4!`,
  bridge: pts`1.4,-14 4.4,-7 6.4,1 4.6,5 -0.6,6.4!`,
};

/** x of the flat front of the face. */
export const frontOf = (doll: Doll): number => 46 * doll.headWidth;

const noseY = ({ size, body }: Doll): number => 16.5 + size.eyeDrop * 0.5 + 3 * body.maturity;

/** The look's nose, larger with age. */
function noseOf({ look, body }: Doll): Point[] {
  const [out, tall] = [1 + 0.1 * body.maturity, 1 + 0.32 * body.maturity];
  return NOSES[look.nose].map(([x, y, corner]) => [x * out, y * tall, corner ?? 0]);
}

/** Noses whose tip has the skin's own colour. */
const PLAIN_TIPS: readonly NoseId[] = ['hook', 'wedge', 'bridge'];

/** Head and face from the side, top to chin and round the back. */
export function profileOutline(doll: Doll): Point[] {
  const { headHalf } = doll;
  const at = (i: number): Point => headHalf[i] as Point;
  const front = frontOf(doll);
  const chin = at(7)[1];
  const jaw = at(6)[0];
  const y = noseY(doll);
  return [
    [0, at(0)[1]],
    [at(1)[0] * 0.9, at(1)[1] + 0.6],
    [at(2)[0] * 0.93, at(2)[1] + 1],
    [front + 1.4, -9],
    [front - 1, 2.5],
    ...noseOf(doll).map(([a, b, corner]): Point => [front + a, y + b, corner ?? 0]),
    [front + 0.8, y + 9.4],
    [front - 1.4, y + 13.4],
    [front - 0.6, y + 17.4],
    [front - 4.6, chin - 9],
    [front - 12, chin - 2.8],
    [front - 27 + jaw * 0.15, chin - 0.2],
    [2, chin - 2.6],
    [-18, 42],
    [-34, 33],
    [-at(3)[0] * 0.9, 18],
    [-at(3)[0] * 0.99, -3],
    [-at(2)[0] * 0.99, -27],
    [-at(1)[0], -44.6],
  ];
}

/** The warm tip of the nose, its nostril, its light. */
export function drawProfileNose(doll: Doll, head: Piece): void {
  const { paper, skin, look } = doll;
  const tip = noseOf(doll)[2] ?? [0, 0];
  const x = frontOf(doll) + tip[0];
  const y = noseY(doll) + tip[1];
  const wide = look.nose === 'wide';
  if (!PLAIN_TIPS.includes(look.nose))
    paper.within(head, () => {
      paper.ellipse(x - 3, y + 0.4, wide ? 6.6 : 5.4, 4.4, skin.nose, { opacity: 0.86 });
      paper.ellipse(x - 3.4, y - 1.6, 1.5, 1, skin.light, { opacity: 0.75 });
    });
  if (wide || look.nose === 'snub' || look.nose === 'strong' || doll.body.grown)
    paper.brush(pts`${x - 6.6},${y + 0.6} ${x - 7.6},${y + 3} ${x - 5},${y + 4.4}`, 1.7, skin.shade, {
      opacity: 0.8,
      ends: 0.5,
    });
}

/** The front of the lips. */
export const profileLips = (doll: Doll): Point => [frontOf(doll) - 1.2, noseY(doll) + 13];

/** The ear, its middle at −8, 9. */
export function drawProfileEar(doll: Doll): void {
  const { paper, skin } = doll;
  const x = -8;
  const y = 9;
  paper.sheet(
    pts`
      ${x + 4},${y - 8.4} ${x + 1},${y - 12.6} ${x - 5.6},${y - 12} ${x - 9.6},${y - 5.4}
      ${x - 8},${y + 2} ${x - 4},${y + 7} ${x - 2.4},${y + 11.6} ${x + 2.4},${y + 12.4}
      ${x + 5},${y + 8} ${x + 5},${y - 1}
    `,
    skin.base,
    { jitter: 0.3, step: 5, lift: 0.6, edgeColour: mix(skin.base, skin.shade, 0.5) },
  );
  paper.brush(
    pts`
      ${x + 1.4},${y - 7} ${x - 3.6},${y - 7.6} ${x - 5.4},${y - 2.4} ${x - 2},${y + 1.6}
      ${x - 0.6},${y + 5.4}
    `,
    2,
    skin.shade,
    { opacity: 0.75 },
  );
  paper.ellipse(x + 1.4, y + 0.4, 1.7, 2.2, skin.shade, { opacity: 0.55 });
}
