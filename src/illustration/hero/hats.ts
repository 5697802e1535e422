/** Hats out of stories, from the front: a wizard's, a pirate's, an astronaut's helmet. */

import { luma } from '../paper/colour.ts';
import { star } from '../paper/outline.ts';
import { pts } from '../paper/points.ts';
import type { ExtraId } from './choices.ts';
import type { Doll } from './doll.ts';
import { CLOTH, darker, paler, WHITE } from './palette.ts';

/** The cloth of a story hat: its outfit's when that is worn, else the extra's. */
export function hatCloth(doll: Doll, hat: ExtraId, cloth: string): string {
  return doll.parts.outfit.hat === hat ? doll.cloth : cloth;
}

export function drawWizardHat(doll: Doll, own: string): void {
  const { paper } = doll;
  const cloth = hatCloth(doll, 'wizardHat', own);
  const trim = luma(cloth) > 0.62 ? CLOTH.clay : CLOTH.butter;
  const cone = paper.sheet(
    pts`-51,-26 -42,-58 -28,-92 -10,-126 14,-150 38,-150 47,-140! 30,-136 24,-122 34,-88 46,-56 51,-26 0,-18`,
    cloth,
    { texture: 'felt' },
  );
  paper.within(cone, () => {
    for (const [x, y, r] of [
      [-18, -66, 7],
      [20, -84, 6],
      [-4, -102, 5],
      [32, -58, 4.6],
      [6, -128, 4],
    ] as const)
      paper.flat(star(r, r * 0.46, 5, x, y), trim, { jitter: 0.1, step: 20 });
    paper.brush(pts`-10,-118 6,-114 26,-120`, 2, darker(cloth, 0.3), { opacity: 0.6 });
    paper.flat(pts`-60,-46! 0,-38 60,-46! 60,-32! 0,-24 -60,-32!`, trim);
  });
  paper.sheet(
    pts`-84,-16 -66,-28 -34,-33 0,-34 34,-33 66,-28 84,-16 72,-10 44,-15 0,-19 -44,-15 -72,-10`,
    darker(cloth, 0.12),
    { texture: 'felt' },
  );
  paper.line([pts`-72,-17 -40,-24 0,-26.6 40,-24 72,-17`], paler(cloth, 0.3), 1.1, {
    opacity: 0.6,
    dash: [3, 2.6],
  });
}

export function drawPirateHat(doll: Doll, own: string): void {
  const { paper } = doll;
  const worn = hatCloth(doll, 'pirateHat', own);
  const felt = luma(worn) < 0.3 ? CLOTH.bark : CLOTH.night;
  // a feather stands behind the turned-up brim
  paper.sheet(pts`30,-58 42,-88 66,-100! 64,-80 50,-60`, worn, { step: 5, lift: 0.5 });
  paper.brush(pts`38,-60 50,-80 64,-98`, 1.6, paler(worn, 0.5), { opacity: 0.8 });
  paper.sheet(pts`-52,-26 -44,-60 -18,-74 18,-74 44,-60 52,-26`, darker(felt, 0.3), { texture: 'felt' });
  const brim = paper.sheet(
    pts`
      -80,-30! -64,-50 -38,-62 -14,-78 0,-81 14,-78 38,-62 64,-50 80,-30! 54,-19 26,-21 0,-23 -26,-21
      -54,-19
    `,
    felt,
    { texture: 'felt' },
  );
  paper.within(brim, () =>
    paper.line(
      [pts`-80,-32 -62,-48 -37,-59.4 -14,-75 0,-78 14,-75 37,-59.4 62,-48 80,-32`],
      CLOTH.cream,
      3.4,
      {
        opacity: 0.95,
      },
    ),
  );
  paper.sheet(star(13, 6, 5, 0, -48), CLOTH.honey, { lift: 0.4, step: 20, jitter: 0.15 });
}

/** The far wall of the helmet, behind the head. */
export function drawHelmetBack(doll: Doll): void {
  const r = helmetRadius(doll);
  doll.paper.ellipse(1, -3, r, r, '#cfdde0', { opacity: 0.5 });
}

/** The helmet goes round whatever is on the head. */
export const helmetRadius = (doll: Doll): number => (doll.parts.hair.wound ? 86 : 73);

/** A round clear visor on a ring, a lamp at its side. */
export function drawSpaceHelmet(doll: Doll, cloth: string): void {
  const { paper } = doll;
  const r = helmetRadius(doll);
  const ring =
    doll.parts.outfit.hat === 'spaceHelmet' ? (doll.cloth === CLOTH.cream ? CLOTH.clay : doll.cloth) : cloth;
  paper.ellipse(1, -3, r, r, '#eaf6f8', { fillOpacity: 0.05, stroke: '#f4fbfb', strokeWidth: 3.4 });
  paper.ellipse(1, -3, r + 2.2, r + 2.2, 'none', { stroke: '#8fa3aa', strokeWidth: 1.2, opacity: 0.7 });
  const at = (degrees: number, k = 0.86): readonly [number, number] => {
    const a = (degrees * Math.PI) / 180;
    return [1 + Math.cos(a) * r * k, -3 + Math.sin(a) * r * k];
  };
  paper.brush([at(-160), at(-142), at(-122)], 7, WHITE, { opacity: 0.6, ends: 0.3 });
  paper.brush([at(-108), at(-100)], 5, WHITE, { opacity: 0.55, ends: 0.5 });
  paper.brush([at(20), at(38), at(52)], 3.4, WHITE, { opacity: 0.4, ends: 0.3 });
  const y = r - 20;
  paper.sheet(
    pts`
      -52,${y} -46,${y - 8} -24,${y + 2} 1,${y + 5} 26,${y + 2} 48,${y - 8} 54,${y} 48,${y + 10}
      26,${y + 18} 1,${y + 21} -24,${y + 18} -46,${y + 10}
    `,
    ring,
    { lift: 0.6, texture: 'felt' },
  );
  paper.line(
    [pts`-44,${y + 2} -22,${y + 10} 1,${y + 12.6} 24,${y + 10} 46,${y + 2}`],
    paler(ring, 0.5),
    1.4,
    { opacity: 0.8, dash: [3, 2.6] },
  );
  paper.ellipse(1 + r, -12, 7, 10, darker(ring, 0.2));
  paper.ellipse(1 + r, -12, 3.4, 4, CLOTH.butter);
}
