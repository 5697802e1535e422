import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

const straps = ({ paper }: Doll, cloth: string): void => {
  for (const k of SIDES)
    paper.sheet(onSide(k, pts`15,-75! 22,-72! 24,-50 26,-22! 20,-22! 17.4,-50`), cloth, {
      lift: 0.5,
      jitter: 0.3,
    });
};

export const backpack: Extra = {
  id: 'backpack',
  order: 140,
  label: 'Backpack',
  slot: 'back',

  front: {
    behind({ paper }, cloth) {
      paper.sheet(pts`-34,-60 -30,-72 0,-76 30,-72 34,-60 37,-20 32,-8 -32,-8 -37,-20`, darker(cloth, 0.1), {
        texture: 'felt',
      });
      paper.sheet(pts`-36,-26 -43,-22 -43,-8 -34,-8`, darker(cloth, 0.2), { lift: 0.4 });
    },
    onTrunk: straps,
  },
  side: {
    behind({ paper }, cloth) {
      paper.sheet(pts`-6,-74 -34,-74 -50,-62 -53,-22 -46,-6 -10,-6`, darker(cloth, 0.1), { texture: 'felt' });
      paper.sheet(pts`-50,-38 -60,-34 -61,-16 -48,-11`, darker(cloth, 0.2), { lift: 0.4 });
      paper.line([pts`-20,-70 -40,-66 -47,-56`], paler(cloth, 0.3), 1.1, { opacity: 0.7, dash: [3, 2.6] });
    },
    onTrunk: straps,
  },
  back: {
    behind({ paper }, cloth) {
      const body = darker(cloth, 0.1);
      paper.sheet(pts`-33,-58 -29,-72 0,-77 29,-72 33,-58 36,-18 31,-6 -31,-6 -36,-18`, body, {
        texture: 'felt',
      });
      paper.sheet(pts`-24,-38! 24,-38! 26,-14 22,-9 -22,-9 -26,-14`, darker(cloth, 0.2), { lift: 0.6 });
      paper.line([pts`-22,-31 22,-31`], paler(cloth, 0.4), 1.2, { opacity: 0.8, dash: [3, 2.6] });
      paper.sheet(pts`-32,-60 -28,-73 0,-78 28,-73 32,-60 20,-50 0,-47 -20,-50`, cloth, { lift: 0.6 });
      paper.sheet(pts`-4,-54! 4,-54! 4,-42! -4,-42!`, darker(cloth, 0.35), { lift: 0.3, step: 12 });
      paper.line([pts`-7,-76 -6,-84 6,-84 7,-76`], body, 3);
    },
  },
};
