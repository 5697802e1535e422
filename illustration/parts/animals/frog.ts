import { whiteEye } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { animal } from '../animal.ts';

export const frog = animal(
  { id: 'frog', label: 'Frog', colour: '#7fa552', size: 0.5, dark: 0.08, bounds: [-64, -112, 64, 4] },
  { eye: [-1, -94], nose: [0, -74], mouth: [0, -58], back: [0, -65] },
  (c, pose, colour, dark) => {
    const belly = '#f1e6b8';
    const leaps = pose === 'joy';
    const toes = (x: number, y: number, k: string) => {
      for (const t of [-16, -2, 12]) {
        c.mark(`${x},${y - 6} ${x + t},${y}`, k, 8);
        c.dot(x + t, y, 6, 4.6, k);
      }
    };
    c.at(0, leaps ? -34 : 0, {}, () => {
      for (const s of [-1, 1]) {
        if (leaps) {
          c.band(`${s * 40},-46 ${s * 78},-26 ${s * 66},6 ${s * 92},30`, [44, 30, 20, 16], dark, {
            lift: 0.5,
          });
          toes(s * 94, 34, dark);
        } else {
          c.blob(`${s * 34},-66 ${s * 78},-70 ${s * 100},-34 ${s * 84},-4 ${s * 44},-4`, dark, { lift: 0.5 });
          toes(s * 80, 0, dark);
        }
      }
      c.blob('-52,-86 0,-104 52,-86 64,-40 44,-6 0,0 -44,-6 -64,-40', colour, { lift: 0.8 });
      c.blob('-36,-70 0,-78 36,-70 42,-36 28,-8 0,-3 -28,-8 -42,-36', belly, { lift: 0.15 });
      for (const s of [-1, 1]) {
        if (leaps) {
          c.band(`${s * 46},-66 ${s * 84},-92 ${s * 92},-126`, [22, 17, 13], colour, { lift: 0.5 });
          for (const t of [-14, 0, 14]) c.dot(s * 93 + t, -132 + Math.abs(t) * 0.4, 6, 6, colour);
        } else {
          c.band(`${s * 40},-58 ${s * 40},-28 ${s * 26},-6`, [22, 18, 14], colour, { lift: 0.5 });
          toes(s * 24, 0, colour);
        }
      }
      head(c, pose, [0, -104], { rest: -3, joy: 4, sleep: 4 }, () => {
        for (const s of [-1, 1]) c.oval(s * 36, -38, 25, 25, colour, { lift: 0.5 });
        c.blob('-76,0 -58,-32 0,-40 58,-32 76,0 52,32 0,40 -52,32', colour, { lift: 0.8 });
        c.blob('-58,16 0,26 58,16 42,32 0,38 -42,32', belly, { lift: 0.1, tex: 'none' });
        for (const s of [-1, 1]) {
          whiteEye(c, pose, s * 36, -41, {
            white: () => c.dot(s * 36, -41, 17, 17.5, '#f6ebc0'),
            round: [17, 17.5],
            pupil: [-2, 1, 10.5, 9],
            glint: [2, -3, 3.4, 3.4],
            lid: colour,
            shut: [0, 1, 10],
            inner: s < 0 ? 1 : -1,
          });
          c.dot(s * 7, -10, 2.6, 2.2, c.shade(colour, -0.2));
        }
        mouth(c, pose, 0, 7, 64);
        cheeks(c, 0, 8, 108, 10, 0.5);
      });
    });
  },
);
