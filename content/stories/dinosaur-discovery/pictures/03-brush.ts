import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { markerString, skull } from '../parts.ts';

export const scene: Picture = {
  set: 'dig',
  plain: '#d98a56',
  shot: 'plan',
  seed: 6,
  lighting: { cast: false },
  cuts: [
    cut('90,330! 820,300! 850,1040! 60,1070!', '#e6a56a', { depth: 0.2, lift: 0.2, print: 'map' }),
    markerString('40,330 880,296', 0.3),
    markerString('20,1076 900,1040', 0.3),
    markerString('100,240 60,1160', 0.3),
    markerString('816,220 856,1130', 0.3),
    markerString('440,290 450,1080', 0.3),
    markerString('50,690 870,660', 0.3),
    ...[
      [94, 330],
      [818, 300],
      [850, 1042],
      [62, 1074],
    ].map(([x, y]) => disc(x!, y!, 15, '#7a3f34', { depth: 0.31 })),
    oval(470, 672, 150, 84, '#b9653f', { depth: 0.32, lift: 0 }),
    ...called('beak', skull(560, 672, 0.74, 0.33)),
    cut('520,560 548,610 524,660 540,710 520,770 660,770 660,560', '#e6a56a', {
      depth: 0.34,
      lift: 1.4,
      print: 'map',
    }),
    ...(
      [
        ['hero.right', 1],
        ['friend.left', -1],
      ] as const
    ).flatMap(([on, k]): SceneCut[] => [
      {
        line: `${-40 * k},-50 ${10 * k},14`,
        what: 'brush',
        width: 12,
        colour: '#7a3f34',
        on,
        depth: 0.8,
      },
      {
        shape: `${2 * k},4! ${18 * k},0! ${40 * k},40 ${24 * k},46`,
        colour: '#f6ead0',
        lift: 0.5,
        on,
        depth: 0.801,
      },
    ]),
    snip('660,1130! 850,1100! 872,1240! 684,1272!', '#fbf4e2', {
      depth: 0.6,
      lift: 1,
      print: 'exercise-book',
    }),
    { letters: 'MOUNT\n{friend}', at: [766, 1176], size: 30, colour: '#3a2a44', depth: 0.61, turn: -8 },
    line('706,1230 846,1206', '#c8503f', 4, { depth: 0.61 }),
    line('706,1240 846,1216', '#c8503f', 4, { depth: 0.61 }),
  ],
  props: [],
  cast: [
    person('hero', [230, 560], 1.25, {
      pose: 'kneelOver',
      facing: 'right',
      expression: 'curious',
      act: { spine: 18 },
      lookAt: [440, 660],
      touch: { right: [300, 706] },
    }),
    person('friend', [690, 560], 1.25, {
      pose: 'kneelOver',
      facing: 'left',
      expression: 'thinking',
      act: { spine: 14 },
      lookAt: [560, 660],
      touch: { left: [580, 690] },
    }),
  ],
};
