import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { BLUSH, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** In the air; asleep it sits, the wings folded. */
export const bee = animal(
  { id: 'bee', label: 'Bee', colour: '#e8b23e', size: 0.36, bounds: [-52, -112, 56, -12] },
  { eye: [-32, -46], nose: [-43, -41], mouth: [-31, -37], back: [11, -66] },
  (c, pose, colour) => {
    const stripe = '#4a342f';
    const glass = '#e4eef0';
    const asleep = pose === 'sleep';
    c.at(0, asleep ? -52 : -92, { turn: pose === 'joy' ? 14 : asleep ? 0 : -4 }, () => {
      const wing = (x: number, y: number, turn: number, scale: number) =>
        c.at(x, y, { turn, scale }, () => {
          c.blob('0,0! -26,-44 -12,-92 20,-96 34,-50', glass, { lift: 0.5, tex: 'none' });
          c.mark('4,-8 6,-48 10,-80', '#bcd0d6', 3, 0.8);
        });
      if (asleep) wing(14, -34, 74, 0.9);
      else wing(12, -36, 34, 1);
      c.cut('96,-4 122,2 96,14', stripe, { lift: 0.3 });
      c.blob('-46,-6 -30,-44 30,-52 86,-30 106,2 84,36 26,50 -30,40', colour, { lift: 0.8, tex: 'brush' });
      for (const [x, h, w] of [
        [18, 46, 20],
        [54, 40, 18],
        [86, 25, 13],
      ] as const)
        c.band(`${x},${-h} ${x + 9},0 ${x},${h - 2}`, [w * 0.7, w, w * 0.7], stripe, {
          lift: 0.15,
          tex: 'none',
        });
      for (const x of [-14, 16, 46]) c.mark(`${x},42 ${x - 2},54 ${x - 12},62`, stripe, 5.5);
      if (asleep) wing(-4, -32, 56, 1);
      else {
        wing(-4, -34, -4, 1.1);
      }
      head(c, pose, [-58, -2], { rest: 3, joy: 4, sleep: -16 }, () => {
        for (const s of [-1, 1]) {
          c.mark(`${-6 + s * 8},-34 ${-16 + s * 14},-62 ${-30 + s * 20},-70`, stripe, 4.6);
          c.dot(-31 + s * 20, -71, 5.6, 5.6, stripe);
        }
        c.oval(0, 0, 44, 41, c.shade(colour, 0.05), { lift: 0.7 });
        for (const s of [-1, 1]) eye(c, pose, -10 + s * 16, -6, 7.2, SOOT, s < 0 ? 1 : -1);
        mouth(c, pose, -10, 12, 20);
        c.dot(22, 12, 10, 7, BLUSH, 0.55);
        c.dot(-36, 10, 6, 6, BLUSH, 0.5);
      });
    });
  },
);
