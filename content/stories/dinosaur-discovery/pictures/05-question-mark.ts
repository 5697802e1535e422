import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, oval, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bone, cliffs, eggs, skull } from '../parts.ts';

export const scene: Picture = {
  set: 'dig',
  light: 'dusk',
  plain: '#e9a36a',
  shot: 'two-touching',
  seed: 8,
  lighting: { from: [760, 300] },
  cuts: [
    disc(760, 360, 90, '#fbe3ae', { depth: 0.05, lit: false }),
    ...cliffs(440, 0.1, ['#a0527a', '#7d3f66']),
    cut('-100,650! 300,630 600,650 1000,620! 1000,1500! -100,1500!', '#c8754f', {
      depth: 0.2,
      lift: 1.4,
      print: 'map',
    }),
    ...[
      [120, 640, 1.1],
      [190, 634, 0.9],
      [250, 640, 1],
      [330, 632, 0.8],
    ].flatMap(([x, y, s]): SceneCut[] => [
      {
        shape: '-14,0! -16,-60 -8,-76 0,-96 8,-76 16,-60 14,0!',
        colour: '#4a2448',
        lift: 0,
        at: [x!, y!],
        scale: s!,
        depth: 0.21,
      },
      {
        shape: '-14,0! 14,0! -80,150! -112,140!',
        snip: true,
        colour: '#4a2448',
        opacity: 0.45,
        lift: 0,
        at: [x!, y!],
        scale: s!,
        depth: 0.205,
      },
    ]),
    snip('-60,1090! 470,1060! 480,1110! -60,1150!', '#8f6244', {
      depth: 0.7,
      lift: 1.2,
      print: 'exercise-book',
    }),
    oval(690, 1060, 250, 120, '#9c4f3a', { depth: 0.3, lift: 0 }),
    ...skull(690, 985, 0.98, 0.73),
    ...bone('830,1020 890,1066 960,1080', 28, 0.729),
    ...eggs(
      [
        [600, 1180, 90, 60],
        [760, 1200, 90, -60],
        [880, 1190, 90, 70],
      ],
      '#d9a877',
      0.74,
    ),
    snip('40,1200! 250,1184! 270,1320! 30,1330!', '#7a5236', { depth: 0.78, lift: 1.4 }),
    snip('60,1160! 150,1190! 240,1150! 250,1216! 152,1254! 56,1226!', '#fbf4e2', { depth: 0.79, lift: 1 }),
    {
      letters: '?',
      what: 'question mark',
      at: [196, 1200],
      size: 60,
      colour: '#c8503f',
      depth: 0.8,
      turn: -14,
    },
  ],
  cast: [
    person('hero', [300, 880], 1.5, {
      pose: 'lieFront',
      facing: 'right',
      expression: 'sad',
      lookAt: [700, 910],
      touch: { right: [532, 1010] },
      seatOn: 'ground',
    }),
  ],
};
