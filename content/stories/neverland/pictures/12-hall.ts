import { box, disc, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { pigeonholes } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'establish',
  lighting: { dark: 0.3, lamps: [{ on: 'lamp', reach: 620 }] },
  cuts: [
    wall('#1d1528'),
    ...pool(330, 1010, [560, 400, 260], ['#352538', '#6a4838', '#a8723f'], 0.583),
    ...pigeonholes(-434, -40, 17, 11, 104, 104, 0.586, '#100b19'),
    // What the lamp gives the shelves.
    disc(330, 1010, 520, '#ffb357', { depth: 0.6, opacity: 0.12 }),
    disc(330, 1010, 350, '#ffb357', { depth: 0.601, opacity: 0.2 }),
    snip('-460,1120! 1360,1120! 1360,1500! -460,1500!', '#4e3028', { depth: 0.61, lift: 1, print: 'ledger' }),
    ...pool(330, 1240, [420, 270], ['#7a4c34', '#b5824a'], 0.612, 0.24),
    box(610, 1006, 800, 1054, '#f6e6c0', { what: 'label', depth: 0.63, lift: 0.4 }),
    word('TODAY, 4', 705, 1030, 34, '#7a3f33', { depth: 0.631 }),
    ...[0, 1, 2, 3].map((i) =>
      box(820 + i * 40, 1070 - i * 50, 1360, 1120 - i * 50, '#5f4a5c', {
        depth: 0.615 + i * 0.001,
        lift: 0.8,
      }),
    ),
  ],
  props: [{ id: 'oil-lamp', name: 'lamp', at: [160, 1240], scale: 0.8, depth: 0.7 }],
  cast: [
    {
      who: 'hero',
      pose: 'crouch',
      facing: 'right',
      at: [330, 1250],
      scale: 1.6,
      expression: 'listening',
      act: { spine: 22, neck: 4 },
      lookAt: [680, 960],
    },
    { who: 'stairPig', at: [862, 922], scale: 0.5, facing: 'left', depth: 0.7 },
  ],
};
