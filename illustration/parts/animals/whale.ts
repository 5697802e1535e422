import { eye } from '../../figures/animals/eyes.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { pairs } from '../../paper/number-lists.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Swimmers lie in the water: 0,0 is their middle near the keel, so that they can stand on ground or float. */
export const whale = animal(
  { id: 'whale', label: 'Whale', colour: '#3f6486', size: 1.5, bounds: [-332, -336, 448, 84] },
  { eye: [-207, -164], nose: [-324, -164], mouth: [-257, -101], back: [39, -316], seat: [20, -292] },
  (c, pose, colour) => {
    const belly = '#f3ead8';
    c.at(0, -70, { turn: pose === 'joy' ? 8 : 0 }, () => {
      const fluke = pose === 'sleep' ? 30 : 0;
      c.blob(
        `112,-10 150,${-40 + fluke} 140,${-86 + fluke} 176,${-100 + fluke}! 190,${-62 + fluke} 230,${-66 + fluke}! 208,${-20 + fluke} 160,4 120,36`,
        colour,
        { lift: 0.7, tex: 'brush' },
      );
      c.blob('-170,-8 -156,-64 -84,-100 10,-92 100,-44 150,-14 120,40 20,74 -80,70 -150,40', colour, {
        lift: 1,
        tex: 'brush',
      });
      c.blob('-168,4 -110,24 -20,28 60,24 112,30 60,60 -20,74 -90,70 -148,42', belly, { lift: 0.2 });
      for (const [a, b] of pairs('-120,38 -84,46 -44,50 -4,50'))
        c.mark(`${a},${b - 8} ${a + 22},${b + 4} ${a + 52},${b + 6}`, c.mix(colour, belly, 0.55), 3.4, 0.8);
      c.blob('-30,42! 26,48 52,92 34,112 -6,90', c.shade(colour, -0.05), { lift: 0.7, tex: 'brush' });
      eye(c, pose, -106, -14, 8);
      c.dot(-120, 8, 15, 9, BLUSH, 0.5);
      jaw(
        c,
        pose === 'joy' ? '-162,6 -136,26 -98,18' : '-160,8 -132,20 -102,16',
        c.shade(colour, -0.18),
        4.4,
      );
      if (pose === 'joy') {
        c.mark('-62,-104 -66,-134 -92,-150', '#e7f2ee', 8, 0.95);
        c.mark('-58,-104 -52,-140 -26,-152', '#e7f2ee', 8, 0.95);
        for (const [x, y] of pairs('-104,-146 -14,-146 -56,-158')) c.dot(x, y, 7, 8, '#e7f2ee');
      }
    });
  },
);
