import { keepsFace } from '../../figures/animals/acting.ts';
import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { SOOT, WARM_WHITE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const seal = animal(
  { id: 'seal', label: 'Seal', colour: '#8390a6', size: 0.95, bounds: [-128, -244, 196, 12] },
  { eye: [-18, -193], nose: [-16, -168], mouth: [-15, -143], back: [79, -89] },
  (c, pose, colour) => {
    c.blob('52,-24 110,-20 150,-44! 146,-16 158,2! 100,6 40,4', colour, { lift: 0.6 });
    c.blob('-58,0! -58,-70 -34,-116 20,-112 70,-66 112,-30 96,0!', colour, { lift: 0.8 });
    c.blob('-46,-4! -42,-54 -20,-74 10,-56 26,-4!', c.mix(colour, WARM_WHITE, 0.55), { lift: 0.15 });
    c.blob(
      pose === 'joy'
        ? '-40,-52! -92,-70 -118,-104 -84,-104 -36,-82'
        : '-44,-40! -86,-22 -104,2 -66,4 -34,-16',
      c.shade(colour, -0.06),
      { lift: 0.5 },
    );
    c.blob('30,-34! 66,-20 74,4 40,4 18,-12', c.shade(colour, -0.06), { lift: 0.5 });
    head(c, pose, [-14, -146], pose === 'sleep' ? -14 : pose === 'joy' ? 9 : -4, () => {
      c.blob('-54,4 -42,-38 0,-52 42,-38 54,4 40,38 0,48 -40,38', colour, { lift: 0.7 });
      for (const s of [-1, 1]) {
        c.oval(s * 14, 20, 20, 16, '#e9e6df', { lift: 0.2, tex: 'none' });
        for (const k of [-6, 1, 8])
          c.mark(`${s * 22},${20 + k * 0.4} ${s * 56},${18 + k}`, '#f6f2e8', 1.8, 0.85);
      }
      c.dot(0, 10, 11, 8, SOOT);
      c.dot(-3, 7, 3.4, 2, '#8b7f86');
      if (pose === 'joy' || !keepsFace(c)) mouth(c, pose, 0, 32, 18);
      eyes(c, pose, 0, -10, 54, 8.4);
      cheeks(c, 0, 10, 84, 9);
    });
  },
);
