import { crawler } from '../../figures/animals/crawler.ts';
import { SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const ladybug = animal(
  { id: 'ladybug', label: 'Ladybug', colour: '#cf4f3c', size: 0.32, bounds: [-52, -52, 44, 0] },
  { eye: [-27, -22], nose: [-41, -18], mouth: [-27, -12], back: [9, -50] },
  (c, pose, colour) =>
    crawler(c, pose, {
      shell: colour,
      skin: '#3b2b2c',
      long: 1,
      back: () => {
        for (const [x, y, r] of [
          [-14, -62, 11],
          [18, -88, 12],
          [26, -48, 12],
          [58, -78, 11],
          [66, -42, 10],
        ] as const)
          c.dot(x, y, r, r * 0.94, SOOT, 0.92);
        c.mark('-20,-84 4,-108 32,-112', c.shade(colour, 0.12), 6, 0.7);
      },
    }),
);
