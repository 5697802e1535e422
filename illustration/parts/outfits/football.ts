import { CLOTH, partnerOf } from '../../figures/hero/body/palette.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, outfit } from './shapes/garment.ts';

export const football = outfit(
  { id: 'football', order: 120, label: 'Football kit' },
  ['pine', 'brick', 'night', 'honey', 'sky', 'berry'],
  ({ cloth }) => {
    const trim = partnerOf(cloth);
    return {
      sleeve: { length: 0.4, colour: cloth, flare: 2, cuff: trim },
      legwear: {
        trousers: { colour: trim, length: 0.46, widths: [13, 13.4, 14, 14] },
        socks: { colour: cloth, from: 0.6, stripe: trim },
      },
      shoes: { kind: 'laced', colour: CLOTH.charcoal },
      back(doll) {
        const { paper } = doll;
        paper.sheet(bell(26, 6), cloth);
        // the number on her back
        paper.sheet(pts`-8,-52! 9,-53! 1,-22! -6,-22! 1,-46! -8,-45!`, trim, { lift: 0.3, step: 10 });
        backCollar(doll, trim);
      },
      torso(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(26, 6), cloth);
        paper.within(piece, () => {
          paper.flat(pts`-30,-60! -20,-76! 34,2! 28,12!`, trim, { opacity: 0.9 });
        });
        paper.sheet(star(7, 4.8, 8, -11, -50), CLOTH.butter, { lift: 0.3, step: 20, jitter: 0.1 });
        paper.sheet(pts`-13,-79 0,-70! 13,-79 14,-73 0,-63! -14,-73`, trim, {
          jitter: 0.2,
          step: 5,
          lift: 0.4,
        });
      },
    };
  },
);
