import { box, cut, snip } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'over-the-shoulder',
  camera: cam(),
  cuts: [
    box(-500, -300, 1400, 1800, '#43346a', { depth: 0.1, lift: 0 }),
    ...[0, 1, 2, 3].map((i) =>
      cut(
        `${450 - 180 - i * 190},${330 + i * 40} ${450},${250 - i * 20} ${450 + 180 + i * 190},${330 + i * 40} ${450 + 260 + i * 260},${1800} ${450 - 260 - i * 260},${1800}`,
        ['#7a68a8', '#6a5898', '#5a4988', '#4d3d78'][i]!,
        { depth: 0.13 - i * 0.006, lift: 0.8, print: 'exercise-book' },
      ),
    ),
    snip('380,-300! 560,-300! 640,520! 260,520!', '#f6e6b8', {
      depth: 0.16,
      lift: 0,
      lit: false,
      opacity: 0.85,
    }),
    cut('250,520 330,480 450,470 570,480 650,520 570,560 450,572 330,560', '#f9edc8', {
      depth: 0.161,
      lift: 0,
      lit: false,
    }),
    box(404, 452, 500, 468, '#8a5a3c', { what: 'desk', depth: 0.75, lift: 1 }),
    box(412, 468, 424, 512, '#6b4430', { depth: 0.749 }),
    box(480, 468, 492, 512, '#6b4430', { depth: 0.749 }),
    // Row behind row of hats.
    ...[330, 530, 590].flatMap((x, i) => wizard(x, 600, 0.3, i, 0.3, { back: true })),
    ...[210, 300, 390, 510, 600, 690].flatMap((x, i) =>
      wizard(x, 690, 0.44, i + 1, 0.4 + i * 0.0012, { back: true }),
    ),
    ...[100, 240, 380, 520, 660, 800].flatMap((x, i) =>
      wizard(x, 820, 0.66, i + 2, 0.5 + i * 0.0012, { back: true }),
    ),
    ...[-20, 200, 690, 900].flatMap((x, i) => wizard(x, 1000, 1, i, 0.776 + i * 0.0012, { back: true })),
    ...[-240, 1140].flatMap((x, i) => wizard(x, 1000, 1, i, 0.776 + i * 0.0012, { back: true })),
    ...wizard(120, 1300, 1.9, 3, 0.79, { back: true, coat: '#51447a' }),
    ...wizard(760, 1310, 1.9, 0, 0.793, { back: true, coat: '#463a6c' }),
    // An egg, balanced.
    {
      ...cut('-24,22 -26,-8 -12,-34 12,-34 26,-8 24,22 0,34', '#fdf5df', {
        depth: 0.8,
        at: [208, 796],
        scale: 0.7,
        lift: 0.6,
        lit: false,
      }),
      what: 'egg',
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [452, 376],
      scale: 0.62,
      facing: 'front',
      by: 'head',
      expression: 'guilty',
      act: { spine: 12, tilt: 6, shoulders: [4, 4] },
      lookAt: [450, 900],
      depth: 0.745,
    },
  ],
};
