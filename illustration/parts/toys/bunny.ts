import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, INK } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import type { Toy } from '../toy.ts';

/** A felt rabbit, sitting; its middle is at 0, 0. */
function drawBunny(doll: Doll, x: number, y: number, rot: number, scale: number): void {
  const { paper } = doll;
  const col = doll.cloth === CLOTH.oat ? CLOTH.sage : CLOTH.oat;
  const felt = { texture: 'felt', jitter: 0.4, lift: 0.6 } as const;
  paper.at({ x, y, rot, scale }, () => {
    for (const k of SIDES) {
      paper.sheet(onSide(k, pts`3,-20 2,-34 7,-46 12,-42 11,-30 9,-19`), col, felt);
      paper.flat(onSide(k, pts`5.4,-24 5.4,-34 8,-40 9,-32 7.6,-24`), CLOTH.rose, { opacity: 0.8 });
    }
    paper.sheet(pts`-9,-2 -13,12 -10,24 0,27 10,24 13,12 9,-2`, col, felt);
    for (const k of SIDES) paper.sheet(onSide(k, pts`5,20 14,20 17,27 10,31 4,28`), col, felt);
    paper.sheet(pts`-15,-10 -10,-22 0,-25 10,-22 15,-10 11,1 0,5 -11,1`, col, felt);
    for (const k of SIDES) {
      paper.ellipse(k * 5.6, -11, 1.7, 2, INK);
      paper.ellipse(k * 9, -6, 2.6, 2, CLOTH.rose, { opacity: 0.8 });
    }
    paper.brush(pts`-2,-6 0,-4.6 2,-6`, 2.4, CLOTH.clay);
    paper.line([pts`0,-4.6 0,-1.6`], darker(col, 0.3), 1.1);
    paper.line([pts`-4,14 4,18`, pts`4,13 -4,19`], CLOTH.cream, 1.2, { opacity: 0.9 });
  });
}

export const bunny: Toy = {
  id: 'bunny',
  order: 20,
  label: 'Felt rabbit',
  comesWith: ['hug', 'sleep'],
  draw(doll, { bed, onChest }) {
    const { torso, arm } = doll.size;
    if (bed) doll.paper.at({ rot: 90 }, () => drawBunny(doll, -22, 22 * torso, 14, 0.8));
    else if (doll.profile) onChest(() => drawBunny(doll, 26 * arm, -27 * torso, 8, 0.86));
    else onChest(() => drawBunny(doll, 3, -33 * torso, -10, 0.94));
  },
};
