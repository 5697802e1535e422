import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, disc, glow, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting } from '../parts/people.ts';
import { duckNotebook } from '../parts/things.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const scene: Picture = {
  set: 'hall',
  light: 'night',
  plain: '#2c2a5c',
  shot: 'close',
  camera: cam(),
  lighting: { from: [450, 200] },
  cuts: [
    box(-500, -300, 1400, 1800, '#302c62', { depth: 0.1, lift: 0 }),
    cut('240,560! 240,180 290,60 450,-10 610,60 660,180 660,560!', '#4a5a98', {
      depth: 0.11,
      lift: 0.2,
      print: 'star-chart',
    }),
    disc(370, 200, 62, '#fbeec4', { depth: 0.12 }),
    // One that wasn't due.
    disc(550, 300, 40, '#f6dca0', { what: 'moon', depth: 0.12 }),
    line('450,-10 450,560', '#302c62', 14, { depth: 0.121 }),
    ...glow(450, 640, 300, ['#4c4484', '#6d5fa4', '#9a86c4'], { depth: 0.13 }),
    // The bench.
    land('-500,880 450,870 1400,880!', '#4a4080', { depth: 0.7, lift: 1 }),
    land('-500,1060 450,1040 1400,1060!', '#a06f48', { depth: 0.76, lift: 2.4 }),
    disc(450, 640, 60, '#a9822e', { depth: 0.79 }),
    disc(450, 634, 58, '#f7cd66', { what: 'button', depth: 0.791 }),
    disc(450, 634, 43, '#e4b24a', { depth: 0.7912 }),
    ...rows('436,620 464,620 436,648 464,648').map(([x, y]) => disc(x!, y!, 7, '#5a3a1c', { depth: 0.7914 })),
    ...[740, 790, 840].map((y) => line(`420,${y} 480,${y}`, '#cbb8ea', 5, { depth: 0.75, lit: false })),
    // A duck's height.
    line('660,1050 660,620', '#f1dfb0', 14, { depth: 0.768 }),
    ...[660, 740, 820, 900, 980].map((y) => line(`650,${y} 676,${y}`, '#c8553d', 6, { depth: 0.769 })),
    ...duckNotebook('duck', 0.9, 0.783, '', 0),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      holding: 'none',
      at: [190, 700],
      scale: 1.6,
      facing: 'right',
      expression: 'wonder',
      strength: 'slight',
      act: { spine: 10 },
      lookAt: [450, 640],
      hands: 'clasp',
      depth: 0.745,
      ...sitting,
    },
    {
      who: 'ottoline',
      pose: 'point',
      at: [730, 520],
      scale: 1.6,
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 14 },
      lookAt: [450, 640],
      touch: { left: [446, 930] },
      hands: { left: 'point' },
      depth: 0.74,
      ...sitting,
    },
    ...[60, 160, 260, 355, 450, 545, 640, 735, 830].map(
      (x, i): NamedRole => ({
        who: 'duck',
        name: `${NAMES[i]}-duckling`,
        at: [x, 1200 + (i % 2) * 50],
        scale: 0.72,
        colour: '#f7d33f',
        facing: x < 450 ? 'right' : 'left',
        lookAt: [450, 640],
        depth: 0.77 + i * 0.0006,
      }),
    ),
    {
      who: 'duck',
      name: 'duck',
      at: [800, 1060],
      scale: 1.25,
      facing: 'left',
      lookAt: [450, 640],
      depth: 0.7595,
    },
  ],
};
