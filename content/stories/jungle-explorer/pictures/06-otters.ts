import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, land, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, JACKET, leaf, STRAW, sunHat } from '../parts.ts';

export const scene: Picture = {
  set: 'clear',
  plain: '#cfe6a4',
  shot: 'low-angle',
  camera: cam(),
  wide: cam({ on: [512, 640], zoom: 0.92 }),
  cuts: [
    ...leaf(40, -60, 1.5, 160, '#8fbf5c', 0.12),
    ...leaf(280, -110, 1.4, 184, '#a5cc6c', 0.122),
    ...leaf(700, -90, 1.5, 170, '#8fbf5c', 0.124),
    ...leaf(930, -40, 1.4, 204, '#a5cc6c', 0.126),
    ...leaf(-180, 0, 1.5, 140, '#a5cc6c', 0.126),
    ...leaf(1100, 0, 1.5, 220, '#8fbf5c', 0.126),
    // It has leaned over as far as a canoe does.
    cut(
      '-500,300! -60,400 120,500 330,556 560,548 780,470 960,360 1400,200! 1400,420! 940,620 720,720 450,760 200,730 20,640 -500,480!',
      '#9a5a34',
      { depth: 0.727, lift: 2.4 },
    ),
    line('-500,318 -60,418 120,518 330,574 560,566 780,488 960,378 1400,218', '#e0a04e', 20, {
      depth: 0.728,
    }),
    line('-500,420 -20,560 200,660 450,690 700,656 940,556 1400,350', '#7b4126', 9, { depth: 0.7282 }),
    ...sunHat('rosa', 1.1, STRAW, 0.7245),
    // All the way in.
    cut('-96,96 -92,-20 -60,-104 0,-124 60,-104 92,-20 96,96 0,110', HAT_BLUE, {
      depth: 0.7262,
      on: 'friend.head',
      scale: 1.3,
      lift: 1.4,
    }),
    cut('-150,60 -70,40 0,36 70,40 150,60 80,104 0,112 -80,104', HAT_BLUE, {
      depth: 0.7264,
      on: 'friend.head',
      scale: 1.3,
      lift: 1.4,
    }),
    land('-500,1150 -200,1136 60,1156 300,1136 560,1158 820,1136 1100,1154 1400,1140!', '#7cc4ab', {
      depth: 0.79,
      print: 'sea-chart',
      lift: 1.4,
    }),
    land('-500,1240 -100,1226 260,1248 620,1226 1000,1248 1400,1230!', '#5fae96', {
      depth: 0.8,
      print: 'sea-chart',
      lift: 1,
    }),
    // The water that the back row stands in.
    land('-500,1046 -160,1030 120,1050 420,1030 700,1050 960,1020 1180,1004 1400,1016!', '#92d2ba', {
      depth: 0.749,
      print: 'sea-chart',
      lift: 1,
    }),
    land('-500,700 0,686 400,704 900,686 1400,700!', '#a6dcc4', {
      depth: 0.7285,
      print: 'sea-chart',
      lift: 1,
    }),
    ...[
      ['o1', '-14,0 0,-14 16,0 2,16'],
      ['o2', '-22,-4 -4,-14 4,2 -8,14'],
      ['o3', '-10,-18 12,-14 8,16 -12,10'],
      ['o4', '-20,0 0,-8 20,0 0,8'],
      ['o5', '0,-16 14,10 -16,8'],
      ['o6', '-16,-10 16,10 10,16 -20,0'],
      ['o7', '-8,-8 8,-8 8,8 -8,8'],
      ['o8', '-18,6 0,-16 18,6'],
    ].flatMap(([who, spot], i): SceneCut[] => [
      cut(spot!, '#57392a', {
        depth: i < 4 ? 0.789 : 0.745,
        on: `${who}.mouth`,
        dy: [74, 70, 84, 70, 74, 78, 70, 76][i]!,
        dx: i % 2 ? 10 : -12,
        lift: 0,
      }),
      ...(i % 3
        ? [
            cut('-8,-6 8,-8 8,8 -6,8', '#57392a', {
              depth: i < 4 ? 0.789 : 0.745,
              on: `${who}.mouth`,
              dy: 104,
              dx: i % 2 ? -12 : 12,
              lift: 0,
            }),
          ]
        : []),
    ]),
    // The smallest has a boat on its bib.
    snip('-24,-2! 0,6! 24,-2! 14,16! -14,16!', '#57392a', { depth: 0.789, on: 'o9.mouth', dy: 62, lift: 0 }),
    snip('0,-26! 14,0! -14,0!', '#57392a', { depth: 0.789, on: 'o9.mouth', dy: 62, lift: 0 }),
    ...antTrail(rows('-20,410 60,450 880,400'), 0.44, 0.7288, {}),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      at: [336, 372],
      by: 'head',
      scale: 1.9,
      seatOn: 'boat',
      facing: 'front',
      expression: 'holdingBreath',
      act: { spine: 12, tilt: -6 },
      lookAt: 'o1',
      touch: { right: [470, 560], left: [200, 540] },
      hands: { right: 'flat', left: 'flat' },
      wears: JACKET,
      shadow: false,
      depth: 0.726,
    },
    {
      who: 'rosa',
      pose: 'sit',
      at: [78, 196],
      by: 'head',
      scale: 0.95,
      seatOn: 'boat',
      facing: 'right',
      expression: 'listening',
      wears: AFLOAT,
      shadow: false,
      depth: 0.723,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [760, 366],
      by: 'head',
      scale: 1.3,
      seatOn: 'boat',
      facing: 'front',
      wears: AFLOAT,
      touch: { left: [640, 470] },
      shadow: false,
      depth: 0.725,
    },
    // Nine to count: two on the left of the loudest, six on the right.
    { who: 'otter', name: 'o5', at: [20, 1090], scale: 1.1, facing: 'right', lookAt: 'hero', depth: 0.74 },
    { who: 'otter', name: 'o6', at: [560, 1080], scale: 1.1, lookAt: 'hero', depth: 0.741 },
    { who: 'otter', name: 'o7', at: [750, 1070], scale: 1.1, lookAt: 'hero', depth: 0.742 },
    { who: 'otter', name: 'o8', at: [930, 1085], scale: 1.15, lookAt: 'hero', depth: 0.743 },
    { who: 'otter', name: 'o4', at: [-20, 1310], scale: 1.3, facing: 'right', lookAt: 'hero', depth: 0.75 },
    { who: 'otter', name: 'o2', at: [860, 1315], scale: 1.5, lookAt: 'hero', depth: 0.76 },
    { who: 'otter', name: 'o3', at: [620, 1315], scale: 1.5, lookAt: 'hero', depth: 0.761 },
    { who: 'otter', name: 'o1', at: [280, 1310], scale: 1.9, pose: 'joy', lookAt: 'hero', depth: 0.77 },
    { who: 'otter', name: 'o9', at: [740, 1300], scale: 0.8, lookAt: 'hero', depth: 0.775 },
  ],
};
