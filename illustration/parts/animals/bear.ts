import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, curled, ear, head } from '../../figures/animals/face.ts';
import { snout } from '../../figures/animals/mouths.ts';
import { NOSTRIL, SOOT, WARM_WHITE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Bears, brown and white: the same rig, so that the family likeness shows. */
export const bear = animal(
  { id: 'bear', label: 'Bear', colour: '#8a6244', size: 1.2, bounds: [-148, -408, 144, 16] },
  { eye: [-11, -305], nose: [-11, -274], mouth: [-8, -237], back: [78, -203] },
  (c, pose, colour) => {
    const limb = c.shade(colour, -0.045);
    const light = c.mix(colour, WARM_WHITE, 0.62);
    const face = () => {
      for (const s of [-1, 1]) {
        ear(c, s, [s * 44, -36], () => {
          c.oval(s * 52, -46, 24, 24, colour, { lift: 0.4 });
          c.dot(s * 52, -44, 12, 13, c.mix(colour, '#e6a598', 0.55));
        });
      }
      c.blob('-74,6 -54,-46 0,-62 54,-46 74,6 50,48 0,58 -50,48', colour, { lift: 0.8 });
      c.oval(-4, 22, 36, 28, light, { lift: 0.3 });
      c.blob('-20,4 -4,0 12,4 6,18 -4,22 -14,18', SOOT, { lift: 0, tex: 'none', edge: 'none' });
      c.dot(-9, 7, 4, 2.2, NOSTRIL);
      snout(c, pose, -4, 30, 26);
      eyes(c, pose, -2, -10, 66, 7);
      cheeks(c, -2, 16, 100, 11);
    };
    if (pose === 'sleep') {
      curled(c, { fur: colour, tail: limb, width: 1.12 }, face);
      return;
    }
    c.blob('-34,-156 34,-152 78,-90 84,-26 58,0 -56,0 -74,-30 -64,-98', colour, { lift: 0.9 });
    c.blob('-36,-112 6,-122 46,-92 48,-40 4,-18 -38,-40', light, { lift: 0.15 });
    for (const x of [-46, 48]) {
      c.oval(x, -12, 35, 22, limb, { lift: 0.5 });
      c.dot(x - 2, -6, 12, 8, c.mix(colour, '#3a2222', 0.35), 0.7);
      for (const t of [-15, -2, 11]) c.dot(x + t, -22, 4.4, 5, c.mix(colour, '#3a2222', 0.35), 0.7);
    }
    c.band('46,-122 74,-88 60,-50', [42, 40, 34], limb, { lift: 0.5 });
    if (pose === 'joy') c.band('-42,-122 -92,-146 -112,-192', [42, 38, 36], limb, { lift: 0.6 });
    else c.band('-46,-122 -76,-88 -58,-50', [42, 40, 34], limb, { lift: 0.5 });
    head(c, pose, [-4, -186], pose === 'joy' ? 7 : -5, face);
  },
);
