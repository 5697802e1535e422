import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { WARM_WHITE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const mouse = animal(
  { id: 'mouse', label: 'Mouse', colour: '#a99c9a', size: 0.7, bounds: [-64, -144, 80, 8] },
  { eye: [-3, -85], nose: [0, -61], mouth: [0, -56], back: [27, -53] },
  (c, pose, colour) => {
    const pink = '#e6a596';
    c.band(pose === 'joy' ? '26,-8 66,-6 74,-46 96,-70' : '26,-8 66,4 84,-20 74,-40', [9, 8, 7, 4], pink, {
      lift: 0.4,
      tex: 'none',
    });
    c.blob('-20,-74 20,-74 42,-34 36,0! -36,0! -42,-34', colour, { lift: 0.7 });
    c.blob('-18,-58 2,-64 22,-44 16,-12 -16,-12 -24,-36', c.mix(colour, WARM_WHITE, 0.55), { lift: 0.1 });
    for (const x of [-20, 20]) c.dot(x - 4, -2, 15, 7, pink);
    if (pose === 'joy') c.band('-22,-56 -44,-68 -50,-88', [15, 13, 11], colour, { lift: 0.4 });
    else c.band('-22,-56 -32,-38 -18,-28', [15, 13, 11], colour, { lift: 0.4 });
    c.band('22,-56 30,-40 16,-28', [15, 13, 11], colour, { lift: 0.4 });
    head(c, pose, [-2, -94], pose === 'sleep' ? 14 : -6, () => {
      for (const s of [-1, 1]) {
        ear(c, s, [s * 24, -18], () => {
          c.oval(s * 37, -32, 25, 26, colour, { lift: 0.5 });
          c.dot(s * 37, -30, 16, 17, pink);
        });
      }
      c.blob('-42,2 -28,-30 0,-36 28,-30 42,2 22,26 0,36 -22,26', colour, { lift: 0.7 });
      c.dot(-1, 27, 7.5, 6, '#b9584c');
      for (const s of [-1, 1])
        for (const k of [-5, 4])
          c.mark(`${s * 15},${22} ${s * 40},${20 + k}`, c.shade(colour, -0.16), 1.6, 0.7);
      eyes(c, pose, -1, 0, 38, 5.8);
      cheeks(c, -1, 14, 52, 7);
    });
  },
);
