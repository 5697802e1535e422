import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { bodice, leafCollar, skirt } from './shapes/cuts.ts';
import { backCollar, hem, outfit } from './shapes/garment.ts';

export const royal = outfit(
  { id: 'royal', order: 190, label: 'Royal gown', premium: true, hem: 74 },
  ['rose', 'lilac', 'dusk', 'berry', 'butter', 'sage'],
  ({ cloth }) => {
    const trim = luma(cloth) > 0.72 ? CLOTH.berry : CLOTH.butter;
    return {
      sleeve: { length: 0.42, colour: cloth, puff: true, flare: 1, cuff: trim },
      legwear: { tights: CLOTH.cream },
      skirt: { colour: cloth, texture: 'felt' },
      shoes: { kind: 'slipper', colour: trim },
      back(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 54, 66);
        const piece = paper.sheet(skirt(drape, 54, 66), cloth, { texture: 'felt' });
        paper.within(piece, () => {
          for (const i of [-3, -2, -1, 0, 1, 2, 3])
            paper.flat(star(4, 1.9, 5, i * w * 0.27, y - 12 + Math.abs(i)), trim, { jitter: 0.1, step: 20 });
        });
        for (const k of SIDES)
          paper.brush(onSide(k, pts`6,-32 16,0 ${w * 0.5},${y}`), 2, darker(cloth, 0.3), {
            opacity: 0.4,
            ends: 0.5,
          });
        paper.sheet(bodice, cloth, { texture: 'felt' });
        paper.line([pts`-5,-66 5,-58 -5,-50 5,-42`, pts`5,-66 -5,-58 5,-50 -5,-42`], trim, 1.5, {
          opacity: 0.9,
        });
        paper.sheet(pts`-23,-40 0,-37 23,-40 23.4,-33 0,-30 -23.4,-33`, trim, { jitter: 0.3, lift: 0.5 });
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`0,-35 13,-47 18,-36 13,-25`), trim, { lift: 0.6, step: 6 });
        backCollar(doll, paler(cloth, 0.55));
      },
      torso(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 54, 66);
        const piece = paper.sheet(skirt(drape, 54, 66), cloth, { texture: 'felt' });
        paper.within(piece, () => {
          paper.flat(pts`-9,-40! 9,-40! ${w * 0.42},${y + 6}! ${-w * 0.42},${y + 6}!`, paler(cloth, 0.4));
          for (const i of [-3, -2, -1, 0, 1, 2, 3])
            paper.flat(star(4, 1.9, 5, i * w * 0.27, y - 12 + Math.abs(i)), trim, { jitter: 0.1, step: 20 });
        });
        for (const k of SIDES)
          paper.brush(onSide(k, pts`9,-38 14,0 ${w * 0.42},${y}`), 2, trim, { opacity: 0.9, ends: 0.7 });
        paper.sheet(bodice, cloth, { texture: 'felt' });
        paper.sheet(pts`-23,-40 0,-33 23,-40 23.4,-33 0,-25! -23.4,-33`, trim, { jitter: 0.3, lift: 0.5 });
        leafCollar(doll, paler(cloth, 0.55));
        paper.ellipse(0, -63, 3, 3, trim);
      },
    };
  },
);
