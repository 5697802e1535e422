import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, land, snip } from '../../../cuts/deep.ts';
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
  shot: 'low-angle',
  camera: cam(),
  wide: cam({ on: [450, 720], zoom: 0.9 }),
  lighting: { lamps: [{ on: 'lantern', reach: 460 }] },
  cuts: [
    box(-500, -300, 1400, 1000, '#323468', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    ...house(-200, 1040, 150, 470, '#7c6a90', 0.2),
    ...house(60, 1040, 110, 380, '#8a6a7c', 0.21),
    ...[90, -150].map((x) =>
      box(x - 26, 430, x + 26, 600, '#5a4468', { what: 'chimney', depth: 0.199, lift: 1 }),
    ),
    land('-500,1040! 1400,1040!', '#6f6488', { depth: 0.3, print: 'gingham' }),
    // A whole school, into the gap.
    ...rows('196,260,66 776,330,60').flatMap(([x, top, w]): SceneCut[] => [
      box(x! - w!, top!, x! + w!, 1000, '#7d6f9c', { depth: 0.34, lift: 1.6, print: 'exercise-book' }),
      snip(`${x! - w! - 20},${top}! ${x},${top! - 230}! ${x! + w! + 20},${top}!`, '#4b3a70', {
        depth: 0.341,
        lift: 1.2,
        print: 'star-chart',
      }),
      ...[150, 400].map((dy) =>
        cut('-24,44! -24,-14 0,-40 24,-14 24,44!', GOLD, {
          depth: 0.342,
          at: [x!, top! + dy],
          lift: 0,
          lit: false,
        }),
      ),
    ]),
    box(250, -300, 720, 1000, '#8d7fab', { what: 'school', depth: 0.35, lift: 2.4, print: 'exercise-book' }),
    ...rows('340,150 620,150 340,330 620,330').map(([x, y]) =>
      cut('-34,60! -34,-20 0,-56 34,-20 34,60!', GOLD, { depth: 0.351, at: [x!, y!], lift: 0, lit: false }),
    ),
    box(120, 760, 840, 1030, '#8d7fab', { what: 'school', depth: 0.743, lift: 1, print: 'exercise-book' }),
    box(100, 756, 860, 792, '#b3a7c6', { depth: 0.744, lift: 1.4 }),
    cut('330,760! 330,520 370,430 470,390 570,430 620,520 620,760!', '#fbd98a', {
      depth: 0.352,
      lift: 0,
      lit: false,
    }),
    cut('120,1030! 840,1030! 760,1074 640,1060 485,1096 330,1060 200,1074', '#5d4d80', {
      depth: 0.742,
      lift: 1,
    }),
    ...lamp(20, 1150, 0.9, 0.75),
    ...lamp(-330, 1150, 0.9, 0.75),
    // The bakery, and its awning.
    box(830, 560, 1400, 1180, '#a8788a', { depth: 0.5, lift: 1.4 }),
    box(930, 860, 1150, 1180, '#ffd98a', { depth: 0.51, lift: 0, lit: false }),
    ...rows('990,1080 1090,1080 1040,980').map(([x, y]) =>
      cut('-46,0! -42,-34 0,-48 42,-34 46,0!', '#a8693a', { depth: 0.512, at: [x!, y!], lift: 1 }),
    ),
    snip(
      '800,700! 1400,700! 1400,850! 1330,820! 1250,856! 1170,820! 1090,856! 1010,820! 930,856! 850,820! 780,850!',
      '#c8553d',
      { depth: 0.52, lift: 1.6, print: 'gingham' },
    ),
  ],
  props: [{ id: 'jar-lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.5, depth: 0.76 }],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [380, 570],
      scale: 1.1,
      facing: 'left',
      expression: 'calm',
      act: { spine: 18 },
      lookAt: [200, 1100],
      touch: { right: [190, 700] },
      depth: 0.742,
      ...sitting,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [560, 570],
      scale: 1,
      facing: 'left',
      expression: 'calm',
      touch: { right: 'hero.back' },
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'baker',
      pose: 'wave',
      at: [760, 900],
      scale: 1.35,
      by: 'head',
      facing: 'backLeft',
      expression: 'calling',
      depth: 0.78,
    },
  ],
};
