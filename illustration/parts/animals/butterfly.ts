import { animal } from '../animal.ts';

export const butterfly = animal(
  { id: 'butterfly', label: 'Butterfly', colour: '#e0a04a', size: 0.55, bounds: [-56, -92, 52, -4] },
  { eye: [-2, -60], nose: [-2, -63], mouth: [-1, -57], back: [0, -44] },
  (c, pose, colour) => {
    const spread = pose === 'sleep' ? 0.45 : 1;
    c.at(0, -60, { turn: pose === 'joy' ? -18 : -6 }, () => {
      for (const s of [-1, 1]) {
        const k = s * spread;
        c.blob(`0,-4! ${k * 18},-52 ${k * 66},-62 ${k * 72},-22 ${k * 30},2`, colour, {
          lift: 0.6,
          tex: 'brush',
        });
        c.blob(`0,0! ${k * 34},2 ${k * 58},22 ${k * 42},50 ${k * 12},30`, c.shade(colour, 0.08), {
          lift: 0.5,
          tex: 'brush',
        });
        c.dot(k * 46, -36, 12 * spread, 11, '#f6e3bd', 0.9);
        c.dot(k * 34, 24, 8 * spread, 8, '#f6e3bd', 0.8);
      }
      c.band('0,-26 0,0 2,34', [12, 15, 7], '#4a2f33', { lift: 0.4 });
      for (const s of [-1, 1]) c.mark(`0,-26 ${s * 10},-44 ${s * 20},-48`, '#4a2f33', 3);
    });
  },
);
