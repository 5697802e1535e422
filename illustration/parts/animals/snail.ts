import { whiteEye } from '../../figures/animals/eyes.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { BLUSH, FLEECE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const snail = animal(
  { id: 'snail', label: 'Snail', colour: '#c8785a', size: 0.6, bounds: [-76, -88, 68, 0] },
  { eye: [-62, -73], nose: [-70, -45], mouth: [-61, -31], back: [11, -87] },
  (c, pose, colour) => {
    const skin = '#d9b48a';
    const tall = pose === 'joy' ? 22 : 0;
    if (pose === 'sleep') c.blob('-60,0! -40,-16 40,-16 72,0!', skin, { lift: 0.5 });
    else {
      c.blob(`-92,${-62 - tall} -66,${-70 - tall} -56,-30 40,-18 88,0! -70,0! -86,-20`, skin, { lift: 0.6 });
      for (const x of [-88, -68]) {
        c.mark(`${x + 4},${-60 - tall} ${x - 2},${-92 - tall}`, skin, 7);
        whiteEye(c, pose, x - 2, -94 - tall, {
          white: () => c.dot(x - 2, -94 - tall, 7.5, 8, FLEECE),
          round: [7.5, 8],
          pupil: [-2, 0, 4, 4.8],
          lid: skin,
          shut: [0, 0, 4.6],
          inner: x < -80 ? 1 : -1,
        });
      }
      mouth(c, pose, -78, -42 - tall, 14);
      c.dot(-64, -46 - tall, 8, 6, BLUSH, 0.5);
    }
    c.oval(14, -58, 56, 54, colour, { lift: 0.8, tex: 'brush' });
    c.mark(
      '66,-40 30,-12 -22,-34 -18,-82 22,-98 52,-70 38,-38 8,-42 6,-66 22,-70',
      c.shade(colour, -0.14),
      6,
      0.85,
    );
  },
);
