import { whiteEye } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { pairs } from '../../paper/number-lists.ts';
import { FLEECE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const lamb = animal(
  { id: 'lamb', label: 'Lamb', colour: '#f6eedd', size: 0.95, bounds: [-156, -208, 116, 4] },
  { eye: [-74, -138], nose: [-72, -116], mouth: [-72, -109], back: [25, -148] },
  (c, pose, colour) => {
    const skin = '#5c4644';
    const lying = pose === 'sleep';
    if (!lying)
      for (const x of [-36, -8, 28, 52]) {
        const up = pose === 'joy' && x === -36;
        c.band(up ? `${x},-40 ${x - 22},-30 ${x - 18},-12` : `${x},-40 ${x},-2`, [14, 13], skin, {
          lift: 0.3,
          tex: 'none',
        });
      }
    c.at(0, lying ? 34 : 0, {}, () => {
      c.cloud(10, -74, 74, 48, 13, colour, { lift: 0.9 });
      for (const [x, y] of pairs('-16,-84 22,-92 48,-66 6,-56'))
        c.mark(`${x - 9},${y} ${x},${y + 8} ${x + 9},${y - 1}`, c.shade(colour, -0.08), 3.4, 0.8);
      head(c, pose, [-60, -112], lying ? -12 : pose === 'joy' ? 8 : -5, () => {
        for (const s of [-1, 1])
          ear(c, s, [s * 30, -14], () =>
            c.at(s * 30, -14, { turn: s * 24 }, () =>
              c.oval(s * 18, 0, 21, 11, skin, { lift: 0.4, tex: 'none' }),
            ),
          );
        c.blob('-34,-6 -24,-36 0,-42 24,-36 34,-6 24,32 0,42 -24,32', skin, { lift: 0.6 });
        c.cloud(0, -34, 31, 19, 9, colour, { lift: 0.4 });
        for (const s of [-1, 1]) {
          whiteEye(c, pose, s * 15, 0, {
            white: () => c.dot(s * 15, 0, 8, 8.6, FLEECE),
            round: [8, 8.6],
            pupil: [-s, 1, 4.4, 5],
            lid: skin,
            shut: [0, 0, 6],
            shutInk: FLEECE,
            inner: s < 0 ? 1 : -1,
          });
        }
        jaw(c, '-7,20 0,24 7,20', '#e5b6a4', 3);
        cheeks(c, 0, 16, 44, 7, 0.5);
      });
    });
  },
);
