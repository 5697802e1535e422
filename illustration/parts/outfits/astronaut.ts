import { CLOTH, SILVER } from '../../figures/hero/body/palette.ts';
import { mix } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { bell, outfit, starPatch } from './shapes/garment.ts';

export const astronaut = outfit(
  { id: 'astronaut', order: 140, label: 'Space suit', premium: true, hat: 'spaceHelmet' },
  ['cream', 'sky', 'honey', 'rose', 'sage', 'lilac'],
  ({ cloth }) => {
    const accent = cloth === CLOTH.cream ? CLOTH.clay : CLOTH.cream;
    return {
      texture: 'felt',
      glove: accent,
      sleeve: { length: 0.94, colour: cloth, cuff: accent },
      legwear: {
        trousers: {
          colour: cloth,
          length: 0.9,
          widths: [14, 13.6, 12.8, 12.4],
          turnUp: accent,
          texture: 'felt',
        },
      },
      shoes: { kind: 'boot', colour: SILVER, trim: accent },
      back(doll) {
        const { paper } = doll;
        paper.sheet(bell(30, 8, 27, 28), cloth, { texture: 'felt' });
        paper.sheet(pts`-30,-14! 0,-11 30,-14! 29.6,-5! 0,-2 -29.6,-5!`, accent, { lift: 0.4, jitter: 0.3 });
        paper.sheet(pts`-20,-68! 20,-68! 23,-40 22,-16! -22,-16! -23,-40`, mix(cloth, SILVER, 0.55), {
          lift: 0.9,
        });
        for (const x of [-9, 9])
          paper.sheet(pts`${x - 6},-62 ${x + 6},-62 ${x + 6.4},-26 ${x - 6.4},-26`, mix(cloth, SILVER, 0.2), {
            lift: 0.4,
          });
        paper.line([pts`-15,-21 15,-21`], accent, 2.4);
        starPatch(doll, 0, -70, 4.6);
      },
      torso(doll) {
        const { paper } = doll;
        paper.sheet(bell(30, 8, 27, 28), cloth, { texture: 'felt' });
        paper.sheet(pts`-30,-14! 0,-11 30,-14! 29.6,-5! 0,-2 -29.6,-5!`, accent, { lift: 0.4, jitter: 0.3 });
        paper.sheet(pts`-15,-52! 15,-52! 16,-26 14,-22 -14,-22 -16,-26`, mix(cloth, SILVER, 0.3), {
          lift: 0.5,
          jitter: 0.3,
        });
        [CLOTH.clay, CLOTH.honey, CLOTH.sage].forEach((colour, i) => {
          paper.ellipse(-8 + i * 8, -44, 2.6, 2.6, colour);
        });
        paper.line([pts`-9,-35 9,-35.4`, pts`-9,-30 4,-30.2`], CLOTH.night, 1.6, { opacity: 0.8 });
        starPatch(doll, -20, -60, 4.6);
        paper.sheet(pts`-20,-74 -10,-80 0,-77 10,-80 20,-74 18,-66 0,-61 -18,-66`, '#aeb5b8', {
          jitter: 0.2,
          lift: 0.6,
        });
        paper.line([pts`-17,-69 0,-64.6 17,-69`], CLOTH.cream, 1.4, { opacity: 0.7 });
      },
    };
  },
);
