import { CLOTH, darker, partnerOf } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, backSeam, bell, hem, outfit } from './shapes/garment.ts';

export const kurta = outfit(
  { id: 'kurta', order: 100, label: 'Kurta' },
  ['rose', 'pine', 'honey', 'night', 'cream', 'berry'],
  ({ cloth }) => {
    const trim =
      luma(cloth) > 0.7
        ? CLOTH.berry
        : cloth === CLOTH.berry
          ? CLOTH.butter
          : luma(cloth) < 0.5
            ? CLOTH.butter
            : CLOTH.berry;
    return {
      sleeve: { length: 0.92, colour: cloth, cuff: trim },
      legwear: {
        trousers: {
          colour: luma(cloth) < 0.45 ? partnerOf(cloth) : CLOTH.plum,
          length: 0.95,
          widths: [11, 10, 8.6, 8],
        },
      },
      shoes: { kind: 'mary', colour: CLOTH.honey },
      back(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 33, 36);
        paper.sheet(bell(w, y, 26, 25), cloth);
        paper.line([pts`${-w + 2},${y - 7} 0,${y - 3} ${w - 2},${y - 7}`], trim, 3.4);
        paper.line([pts`-29,10 ${-w + 1},${y}`, pts`29,10 ${w - 1},${y}`], darker(cloth, 0.3), 1.4, {
          opacity: 0.7,
        });
        backSeam(doll, cloth, -66, y - 12);
        if (!doll.parts.hair.veil) backCollar(doll, trim);
      },
      torso(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 33, 36);
        paper.sheet(
          pts`
            -11,-78 -22,-72 -28,-60 -25,-34 -30,0 ${-w},${y}! 0,${y + 4} ${w},${y}! 30,0 25,-34 28,-60
            22,-72 11,-78 0,-74
          `,
          cloth,
        );
        paper.flat(pts`-4.4,-76! 4.4,-76! 4,-36 0,-31! -4,-36`, trim);
        for (const by of [-66, -56, -46]) paper.ellipse(0, by, 1.8, 1.8, CLOTH.cream);
        paper.line([pts`${-w + 2},${y - 7} 0,${y - 3} ${w - 2},${y - 7}`], trim, 3.4);
        for (let i = -4; i <= 4; i++) {
          paper.at({ x: (i * w) / 4.7, y: y - 12.4 + (4 - Math.abs(i)) * 0.7 }, () =>
            paper.flat(pts`0,-3.6! 2.4,0 0,3! -2.4,0`, trim),
          );
        }
        paper.line([pts`-29,10 ${-w + 1},${y}`, pts`29,10 ${w - 1},${y}`], darker(cloth, 0.3), 1.4, {
          opacity: 0.7,
        });
        if (!doll.parts.hair.veil)
          paper.sheet(pts`-12,-79 0,-74 12,-79 12,-74 0,-69 -12,-74`, trim, { jitter: 0.2, lift: 0.4 });
      },
    };
  },
);
