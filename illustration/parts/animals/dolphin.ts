import { eye } from '../../figures/animals/eyes.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const dolphin = animal(
  { id: 'dolphin', label: 'Dolphin', colour: '#6f94b0', size: 1.1, bounds: [-248, -240, 284, 32] },
  { eye: [-143, -82], nose: [-243, -43], mouth: [-196, -39], back: [-29, -172], seat: [8, -170] },
  (c, pose, colour) => {
    c.at(0, -60, { turn: pose === 'joy' ? -22 : pose === 'sleep' ? 6 : -6 }, () => {
      c.blob('118,20 150,-14 190,-26! 172,14 194,52! 150,42 116,46', colour, { lift: 0.6, tex: 'brush' });
      c.cut('6,-48 44,-102 58,-40', c.shade(colour, -0.05), { lift: 0.5 });
      c.blob('-176,14! -138,-8 -120,-42 -50,-62 40,-48 128,16 120,44 40,50 -60,46 -128,28', colour, {
        lift: 0.9,
        tex: 'brush',
      });
      c.blob('-172,15! -120,24 -40,30 60,38 20,50 -70,46 -130,30', '#f3ead8', { lift: 0.1 });
      c.blob('-38,32! 4,42 16,84! -20,70 -48,46', c.shade(colour, -0.07), { lift: 0.6 });
      eye(c, pose, -100, -8, 7);
      c.dot(-86, 8, 11, 7, BLUSH, 0.5);
      jaw(c, '-166,14 -138,20 -116,12', c.shade(colour, -0.2), 3.6);
    });
  },
);
