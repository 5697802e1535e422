import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, button, outfit } from './shapes/garment.ts';

export const romper = outfit(
  { id: 'romper', order: 290, label: 'Romper', chosenOnly: true },
  ['butter', 'sky', 'sage', 'rose', 'lilac', 'oat'],
  ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.94, colour: cloth, puff: true, cuff: paler(cloth, 0.5) },
    legwear: { trousers: { colour: cloth, length: 1, widths: [17, 17, 15, 12], texture: 'felt' } },
    shoes: { kind: 'paw', colour: cloth },
    back(doll) {
      const { paper } = doll;
      paper.sheet(bell(33, 12, 26, 30), cloth, { texture: 'felt' });
      backCollar(doll, paler(cloth, 0.5));
    },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(33, 12, 26, 30), cloth, { texture: 'felt' });
      for (const y of [-30, -14, 2]) button(doll, 0, y, paler(cloth, 0.6), 2.8);
      // the bib
      paper.sheet(pts`-15,-77 0,-73 15,-77 22,-60 16,-42 0,-36 -16,-42 -22,-60`, CLOTH.cream, {
        lift: 0.7,
        texture: 'feltTurned',
      });
      paper.line([pts`-18,-58 -13,-45 0,-40 13,-45 18,-58`], darker(cloth, 0.2), 1.6, {
        opacity: 0.9,
        dash: [3, 2.4],
      });
      paper.sheet(pts`0,-52 4,-58 9,-55 7,-49 0,-43 -7,-49 -9,-55 -4,-58`, darker(cloth, 0.16), {
        lift: 0.3,
        jitter: 0.1,
        step: 5,
      });
    },
  }),
);
