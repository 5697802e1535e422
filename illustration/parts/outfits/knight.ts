import { SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, INK, paler, SILVER } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { bell, hem, outfit } from './shapes/garment.ts';

export const knight = outfit(
  { id: 'knight', order: 180, label: 'Knight', premium: true },
  ['night', 'brick', 'pine', 'honey', 'berry', 'plum'],
  ({ cloth }) => {
    const mail = '#b3b9b8';
    const emblem = luma(cloth) > 0.6 ? CLOTH.clay : CLOTH.butter;
    return {
      texture: 'feltTurned',
      glove: SILVER,
      sleeve: { length: 0.92, colour: mail, cuff: SILVER },
      legwear: {
        trousers: { colour: mail, length: 0.94, widths: [11.6, 10.8, 9.4, 8.8], texture: 'feltTurned' },
      },
      shoes: { kind: 'boot', colour: SILVER, trim: CLOTH.cream },
      back(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 33, 26);
        paper.sheet(bell(28, 8, 27, 26), mail, { texture: 'feltTurned' });
        const piece = paper.sheet(bell(w, y, 22, 23), cloth, { texture: 'felt' });
        paper.within(piece, () =>
          paper.flat(pts`-40,${y - 6}! 40,${y - 6}! 40,${y + 8}! -40,${y + 8}!`, emblem),
        );
        paper.sheet(pts`-26,-24! 0,-21 26,-24! 26,-17! 0,-14 -26,-17!`, CLOTH.bark, {
          lift: 0.4,
          jitter: 0.2,
        });
        paper.sheet(pts`-23,-72 -12,-81 12,-81 23,-72 14,-60 0,-57 -14,-60`, mail, {
          jitter: 0.2,
          texture: 'feltTurned',
          lift: 0.6,
        });
      },
      torso(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 33, 26);
        paper.sheet(bell(28, 8, 27, 26), mail, { texture: 'feltTurned' });
        const piece = paper.sheet(
          pts`
            -11,-77 -22,-71 -24,-56 -23,-30 ${-w},${y}! ${-w * 0.5},${y + 3} -2,${y - 2}! 0,${y - 10}!
            2,${y - 2}! ${w * 0.5},${y + 3} ${w},${y}! 23,-30 24,-56 22,-71 11,-77 0,-72
          `,
          cloth,
          { texture: 'felt' },
        );
        paper.within(piece, () =>
          paper.flat(pts`-40,${y - 6}! 40,${y - 6}! 40,${y + 8}! -40,${y + 8}!`, emblem),
        );
        // a small friendly lion: mane, face
        paper.sheet(star(13, 9.6, 11, 0, -46), emblem, { lift: 0.3, step: 20, jitter: 0.2 });
        paper.ellipse(0, -46, 7, 6.6, paler(emblem, 0.5));
        for (const k of SIDES) paper.ellipse(k * 2.5, -47, 0.9, 1.1, INK);
        paper.brush(pts`-2,-43.4 0,-42.4 2,-43.6`, 1.2, INK);
        paper.sheet(pts`-26,-24! 0,-21 26,-24! 26,-17! 0,-14 -26,-17!`, CLOTH.bark, {
          lift: 0.4,
          jitter: 0.2,
        });
        paper.sheet(pts`-6,-24! 6,-24! 6,-13! -6,-13!`, CLOTH.honey, { lift: 0.35, step: 20 });
        paper.sheet(pts`-22,-72 -10,-80 0,-76 10,-80 22,-72 14,-64 0,-61 -14,-64`, mail, {
          jitter: 0.2,
          texture: 'feltTurned',
          lift: 0.6,
        });
      },
    };
  },
);
