import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { bell, outfit } from './shapes/garment.ts';

export const hoodie = outfit(
  { id: 'hoodie', order: 90, label: 'Hoodie' },
  ['dusk', 'sage', 'clay', 'lilac', 'charcoal', 'honey'],
  ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.92, colour: cloth, cuff: darker(cloth, 0.16) },
    legwear: {
      trousers: {
        colour: luma(cloth) < 0.4 ? CLOTH.oat : CLOTH.charcoal,
        length: 0.92,
        widths: [12, 11, 9.6, 8.6],
      },
    },
    shoes: { kind: 'laced', colour: luma(cloth) > 0.6 ? CLOTH.dusk : CLOTH.honey },
    back(doll) {
      const { paper } = doll;
      paper.sheet(bell(28, 8, 26, 26), cloth, { texture: 'felt' });
      paper.sheet(pts`-28,2! 0,5 28,2! 27.4,10! 0,13 -27.4,10!`, darker(cloth, 0.16), {
        jitter: 0.4,
        lift: 0.4,
        texture: 'felt',
      });
      paper.sheet(pts`-25,-72 -14,-82 14,-82 25,-72 21,-52 8,-38 0,-36 -8,-38 -21,-52`, darker(cloth, 0.08), {
        jitter: 0.4,
        texture: 'felt',
      });
      paper.brush(pts`-16,-72 -10,-54 0,-46 10,-54 16,-72`, 2, darker(cloth, 0.3), { opacity: 0.6 });
    },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(28, 8, 26, 26), cloth, { texture: 'felt' });
      paper.sheet(pts`-14,-26! 14,-26! 20,-10 18,-2! -18,-2! -20,-10`, paler(cloth, 0.14), {
        lift: 0.4,
        jitter: 0.4,
      });
      paper.sheet(pts`-28,2! 0,5 28,2! 27.4,10! 0,13 -27.4,10!`, darker(cloth, 0.16), {
        jitter: 0.4,
        lift: 0.4,
        texture: 'felt',
      });
      paper.sheet(pts`-25,-70 -14,-80 0,-73 14,-80 25,-70 18,-59 0,-55 -18,-59`, darker(cloth, 0.08), {
        jitter: 0.4,
        texture: 'felt',
      });
      paper.sheet(pts`-13,-76 0,-68 13,-76 8,-64 0,-61 -8,-64`, darker(cloth, 0.3), {
        lift: 0,
        edge: 'none',
      });
      paper.line([pts`-5,-60 -5.6,-44`, pts`5,-60 6,-47`], CLOTH.cream, 1.7);
    },
  }),
);
