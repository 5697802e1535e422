import { crawler } from '../../figures/animals/crawler.ts';
import { SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const beetle = animal(
  { id: 'beetle', label: 'Beetle', colour: '#3f7462', size: 0.4, bounds: [-68, -64, 60, 0] },
  { eye: [-37, -27], nose: [-54, -23], mouth: [-37, -16], back: [12, -62] },
  (c, pose, colour) =>
    crawler(c, pose, {
      shell: colour,
      skin: c.mix(colour, SOOT, 0.55),
      long: 1.22,
      back: () => {
        for (const y of [-66, -46])
          c.mark(`-20,${y - 12} 34,${y - 18} 92,${y}`, c.shade(colour, -0.1), 4, 0.8);
        c.mark('-26,-84 12,-108 56,-104', c.shade(colour, 0.16), 7, 0.8);
      },
      horn: c.mix(colour, SOOT, 0.55),
    }),
);
