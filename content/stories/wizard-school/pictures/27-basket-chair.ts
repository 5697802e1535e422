import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, land, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { GOLD } from '../parts/papers.ts';
import { sitting } from '../parts/people.ts';
import { house } from '../parts/places.ts';
import { lamp } from '../parts/things.ts';

export const scene: Picture = {
  set: 'square',
  plain: '#2c2c5c',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [450, 720] }),
  lighting: { lamps: [{ on: 'lantern', reach: 460 }] },
  cuts: [
    box(-500, -300, 1400, 1000, '#323468', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    ...house(150, 1040, 120, 430, '#8a6a7c', 0.2),
    ...house(800, 1040, 130, 480, '#7c6a90', 0.2),
    ...[180, 760].map((x) =>
      box(x - 26, 430, x + 26, 600, '#5a4468', { what: 'chimney', depth: 0.199, lift: 1 }),
    ),
    land('-500,1040! 1400,1040!', '#6f6488', { depth: 0.3, print: 'gingham' }),
    // A whole tower, into the gap.
    box(330, -300, 640, 1000, '#8d7fab', { what: 'school', depth: 0.35, lift: 2.4, print: 'exercise-book' }),
    ...rows('400,80 570,80 400,330 570,330').map(([x, y]) =>
      cut('-34,60! -34,-20 0,-56 34,-20 34,60!', GOLD, { depth: 0.351, at: [x!, y!], lift: 0, lit: false }),
    ),
    box(310, 760, 670, 1070, '#8d7fab', { what: 'school', depth: 0.743, lift: 1, print: 'exercise-book' }),
    box(300, 756, 680, 792, '#b3a7c6', { depth: 0.744, lift: 1.4 }),
    cut('400,740! 400,560 430,480 485,450 540,480 570,560 570,740!', '#fbd98a', {
      depth: 0.352,
      lift: 0,
      lit: false,
    }),
    cut('330,1000! 640,1000! 610,1030 560,1024 485,1050 410,1024 360,1030', '#5d4d80', {
      depth: 0.36,
      lift: 1,
    }),
    ...lamp(260, 1120, 0.9, 0.5),
    ...lamp(720, 1120, 0.9, 0.5),
    line('262,806 400,860 560,860 718,806', '#2c2440', 6, { depth: 0.49 }),
    ...[320, 400, 490, 580, 660].map((x, i) =>
      disc(x, [836, 862, 872, 862, 836][i]!, 14, '#ffd76a', { depth: 0.5 }),
    ),
    // From inside the bakery.
    cut('-500,-300! 1400,-300! 1400,1800! -500,1800!', '#1c1226', {
      depth: 0.79,
      snip: true,
      lift: 3,
      holes: '110,1330! 110,150! 160,90! 740,90! 790,150! 790,1330!',
    }),
    snip(
      '110,150! 160,90! 740,90! 790,150! 770,210! 700,180! 630,214! 560,180! 490,214! 420,180! 350,214! 280,180! 210,214! 140,180!',
      '#c8553d',
      { depth: 0.791, lift: 1.4, print: 'gingham' },
    ),
    ...rows('-20,400 -20,700 880,460 880,760').flatMap(([x, y]): SceneCut[] => [
      box(x! - 130, y!, x! + 130, y! + 16, '#5a3a2c', { depth: 0.792 }),
      cut('-70,0! -64,-50 0,-70 64,-50 70,0!', '#a8693a', { depth: 0.793, at: [x!, y!], lift: 1 }),
    ]),
  ],
  props: [{ id: 'jar-lantern', name: 'lantern', heldBy: 'hero.left', scale: 0.5, depth: 0.76 }],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [480, 550],
      scale: 0.95,
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 18 },
      lookAt: [420, 1000],
      touch: { left: [316, 690] },
      depth: 0.742,
      ...sitting,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [590, 540],
      scale: 0.9,
      facing: 'left',
      expression: 'calm',
      touch: { left: 'hero.back' },
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'baker',
      pose: 'wave',
      at: [730, 850],
      scale: 1.5,
      by: 'head',
      facing: 'backLeft',
      expression: 'calling',
      depth: 0.78,
    },
  ],
};
