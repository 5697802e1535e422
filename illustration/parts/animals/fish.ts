import { eye } from '../../figures/animals/eyes.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const fish = animal(
  { id: 'fish', label: 'Fish', colour: '#e38a44', size: 0.8, bounds: [-60, -88, 68, 0] },
  { eye: [-35, -41], nose: [-57, -33], mouth: [-52, -27], back: [0, -62] },
  (c, pose, colour) => {
    c.at(0, -34, { turn: pose === 'joy' ? -14 : pose === 'sleep' ? 8 : 0 }, () => {
      c.blob('30,0 66,-34! 58,0 66,34!', colour, { lift: 0.4, tex: 'brush' });
      c.blob('-10,-24! 8,-48 28,-34! 20,-14', c.shade(colour, -0.06), { lift: 0.3, tex: 'brush' });
      c.blob('-56,2 -22,-30 22,-20 42,0 22,20 -22,30', colour, { lift: 0.6, tex: 'brush' });
      c.patch('-12,-27 2,-25 7,0 2,25 -12,27 -4,0', '#fff1d8', 0.85);
      c.blob('0,2 24,8 14,20!', c.shade(colour, -0.07), { lift: 0.2, tex: 'none' });
      eye(c, pose, -34, -5, 5.6);
      c.dot(-28, 9, 7, 5, BLUSH, 0.5);
    });
  },
);
