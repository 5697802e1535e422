/** Cuts that several outfits share: skirts, bodices, collars. */

import { type Doll, onSide, SIDES } from '../../../figures/hero/body/doll.ts';
import { CLOTH } from '../../../figures/hero/body/palette.ts';
import type { Drape } from '../../../figures/hero/pose/pose-data.ts';
import { luma } from '../../../paper/colour.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { hem } from './garment.ts';

/** A colour of trousers that differs from the top. */
export const trouserFor = (cloth: string): string => (luma(cloth) < 0.45 ? CLOTH.oat : CLOTH.night);

/** A full skirt with a scissor-cut scalloped hem. */
export function skirt(drape: Drape, width: number, y: number, waist = 20, top = -40): Outline {
  const [w, h] = hem(drape, width, y);
  return pts`
    ${-waist},${top} ${-waist - (w - waist) * 0.45},${top + (h - top) * 0.42} ${-w},${h - 4}!
    ${-w * 0.75},${h + 1} ${-w * 0.5},${h - 2}! ${-w * 0.25},${h + 3} 0,${h - 0.5}! ${w * 0.25},${h + 3}
    ${w * 0.5},${h - 2}! ${w * 0.75},${h + 1} ${w},${h - 4}!
    ${waist + (w - waist) * 0.45},${top + (h - top) * 0.42} ${waist},${top}
  `;
}

/** A bodice from the shoulders to the waist. */
export const bodice: readonly Point[] = pts`
  -11,-78 -21,-72 -27,-62 -22,-36 0,-33 22,-36 27,-62 21,-72 11,-78 0,-74
`;

/** Two rounded collar leaves. */
export function leafCollar(doll: Doll, colour: string): void {
  for (const k of SIDES)
    doll.paper.sheet(onSide(k, pts`0,-74 12,-79 20,-70 12,-60 3,-64`), colour, {
      jitter: 0.3,
      step: 6,
      lift: 0.55,
    });
}

/** The knitted band round a jumper's hem. */
export function ribbing({ paper }: Doll, colour: string): void {
  paper.sheet(pts`-27.4,1! 0,4 27.4,1! 27,9! 0,12 -27,9!`, colour, {
    jitter: 0.4,
    lift: 0.45,
    texture: 'felt',
  });
}
