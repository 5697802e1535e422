import { whiteEye } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { triples } from '../../paper/number-lists.ts';
import { animal } from '../animal.ts';

export const octopus = animal(
  { id: 'octopus', label: 'Octopus', colour: '#c9697a', size: 1, bounds: [-188, -292, 188, 16] },
  { eye: [0, -161], nose: [-1, -138], mouth: [-2, -117], back: [0, -291] },
  (c, pose, colour) => {
    const light = c.shade(colour, 0.07);
    const up = pose === 'joy';
    const arms = [
      ['-46,-70 -96,-52 -110,-4 -140,-14', up ? '-46,-74 -104,-84 -128,-140 -108,-168' : ''],
      ['46,-70 96,-52 110,-4 140,-14', up ? '46,-74 104,-84 128,-140 108,-168' : ''],
      ['-30,-60 -62,-28 -66,0 -92,0', ''],
      ['30,-60 62,-28 66,0 92,0', ''],
      ['-12,-56 -26,-24 -18,0 -36,2', ''],
      ['12,-56 26,-24 18,0 36,2', ''],
    ] as const;
    arms.forEach(([low, high], i) => {
      const line = high || low;
      c.band(line, [40, 32, 24, 10], i < 2 ? c.shade(colour, -0.05) : colour, { lift: 0.6 });
      for (const t of [0.45, 0.62, 0.78]) {
        const [x, y] = c.pointAlong(line, t);
        c.dot(x, y + 4, 5.4 - t * 2, 5 - t * 2, light);
      }
    });
    head(c, pose, [0, -118], up ? -6 : 3, () => {
      c.blob('-70,20 -78,-40 -46,-92 0,-106 46,-92 78,-40 70,20 40,58 0,66 -40,58', colour, { lift: 0.9 });
      for (const [x, y, r] of triples('-34,-68,9 -10,-84,6 30,-74,8 48,-48,6'))
        c.dot(x, y, r, r * 0.9, light, 0.8);
      for (const s of [-1, 1]) {
        whiteEye(c, pose, s * 27, -6, {
          white: () => c.oval(s * 27, -6, 18, 20, '#fff3df', { lift: 0.2, tex: 'none' }),
          round: [18, 20],
          pupil: [s * -2, 2, 9, 11],
          glint: [s * -2 + 3, -3, 3.2, 3.4],
          lid: colour,
          shut: [0, 2, 9],
          inner: s < 0 ? 1 : -1,
        });
      }
      mouth(c, pose, 0, 24, 30);
      cheeks(c, 0, 20, 104, 12, 0.55);
    });
  },
);
