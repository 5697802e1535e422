import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { triples } from '../../paper/number-lists.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const turtle = animal(
  { id: 'turtle', label: 'Turtle', colour: '#86ad66', size: 1.1, bounds: [-296, -224, 200, 104] },
  { eye: [-250, -157], nose: [-292, -149], mouth: [-257, -123], back: [0, -215], seat: [26, -212] },
  (c, pose, colour, dark) => {
    const shell = '#b9743b';
    const stroke = pose === 'joy' ? -1 : 1;
    c.at(0, -70, { turn: pose === 'joy' ? -8 : 0 }, () => {
      c.band('62,14 106,54 98,96', [40, 44, 8], dark, { lift: 0.6 });
      c.band(`-62,20 -84,${20 + stroke * 50} -124,${30 + stroke * 76}`, [44, 52, 10], dark, { lift: 0.6 });
      c.band('-80,-6 -126,-20 -150,-28', [48, 44, 50], colour, { lift: 0.5 });
      c.blob('-116,18 -98,-36 -40,-80 32,-82 96,-42 128,16 90,36 0,44 -82,38', shell, {
        lift: 0.9,
        tex: 'brush',
      });
      for (const [x, y, r] of triples(
        '-54,-24,25 2,-40,30 60,-22,25 -26,14,18 32,14,20 84,14,13 -82,14,13',
      )) {
        const p = Array.from(
          { length: 6 },
          (_, i) =>
            `${(x + Math.cos(i * 1.047 + 0.3) * r).toFixed(1)},${(y + Math.sin(i * 1.047 + 0.3) * r * 0.82).toFixed(1)}`,
        );
        c.cut(p.join(' '), '#d99a55', { lift: 0.25 });
      }
      c.blob('-120,18 -60,31 0,41 72,37 130,16 112,42 0,60 -92,48', '#ecd39c', { lift: 0.3 });
      c.band(`-58,32 -100,${40 + stroke * 42} -84,${40 + stroke * 98}`, [44, 56, 10], colour, { lift: 0.8 });
      c.band('72,32 96,62 138,68', [32, 36, 8], colour, { lift: 0.6 });
      head(c, pose, [-162, -34], pose === 'sleep' ? -14 : 0, () => {
        c.oval(0, 0, 44, 37, colour, { lift: 0.6 });
        eye(c, pose, -13, -6, 7);
        jaw(c, pose === 'joy' ? '-38,8 -20,26 8,14' : '-36,10 -18,20 4,15', c.shade(colour, -0.2), 4);
        c.dot(8, 12, 11, 7.5, BLUSH, 0.5);
      });
    });
  },
);
