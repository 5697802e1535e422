import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, line, oval, snip } from '../../../cuts/lit.ts';
import { cam, hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { afloat, band, rim, SAND, toothRock } from '../parts.ts';

export const scene: Picture = {
  set: 'lagoon',
  shot: 'establish',
  wears: afloat,
  camera: cam({ zoom: 1.2, on: [480, 580] }),
  wide: { zoom: 1.1, on: [480, 700], at: [0.5, 0.5] },
  cuts: [
    box(-100, -60, 1000, 230, '#eef6e6', { depth: 0.05, lift: 0 }),
    band(220, '#6dbdaf', 0.1, { print: 'sea-chart', lift: 0.6 }),
    ...toothRock(820, 250, 0.5, 0.11),
    band(300, '#8fd2be', 0.12, { print: 'sea-chart', lift: 0.2 }),
    band(640, '#b4e4cd', 0.13, { print: 'sea-chart', lift: 0.2 }),
    band(1010, '#d3eed2', 0.14, { print: 'sea-chart', lift: 0.2 }),
    cut('-100,250! 60,262 150,330 170,440 120,560 60,640 -100,700!', SAND, {
      depth: 0.16,
      lift: 1.2,
      print: 'map',
    }),
    line('-100,704 62,646 126,562 178,440 156,326 62,254', '#ffffff', 8, { depth: 0.161 }),
    // Through the water: old holes, and the shadow of the boat.
    ...(
      [
        [250, 900, 90],
        [640, 1090, 120],
        [800, 860, 70],
        [330, 1190, 100],
      ] as const
    ).flatMap(([x, y, r]): SceneCut[] => [
      oval(x, y, r * 1.15, r * 0.5, '#e6f4d8', { depth: 0.2, lift: 0 }),
      oval(x, y, r, r * 0.4, '#7fb8a0', { depth: 0.201, lift: 0 }),
    ]),
    oval(500, 930, 280, 56, '#62aa99', { depth: 0.25, lift: 0, opacity: 0.8 }),
    rim(640, 1090, 120, 0.42, '#c9eacf', 0.4),
    // The octopus reads.
    snip('560,1068! 638,1084! 638,1140! 560,1122!', '#fdf6e2', { depth: 0.43, lift: 0.8 }),
    snip('638,1084! 716,1068! 716,1122! 638,1140!', '#f3e6c6', { depth: 0.43, lift: 0.8 }),
    // The parrot has one too.
    cut('470,548 500,540 530,548 536,584 500,592 464,584', '#ee8136', {
      what: 'life jacket',
      depth: 0.7026,
      lift: 0.6,
    }),
    line('466,566 534,566', '#4b434c', 6, { depth: 0.7027 }),
    // Corks: two of me, four of me.
    ...called(
      'cork',
      (
        [
          [226, 640],
          [786, 640],
        ] as const
      ).flatMap(([x, y]): SceneCut[] => [
        oval(x, y + 8, 42, 8, '#e6f6ea', { depth: 0.74, lift: 0 }),
        snip(`${x - 17},${y - 26}! ${x + 17},${y - 26}! ${x + 14},${y + 8}! ${x - 14},${y + 8}!`, '#c9793f', {
          depth: 0.741,
          lift: 0.8,
        }),
      ]),
    ),
    line('226,648 236,760 230,880', '#fff6dc', 3, { depth: 0.3 }),
    line('786,648 780,740 784,850', '#fff6dc', 3, { depth: 0.3 }),
    oval(230, 890, 28, 18, '#a9b3a8', { depth: 0.3, lift: 0.5 }),
    oval(784, 858, 28, 18, '#a9b3a8', { depth: 0.3, lift: 0.5 }),
    oval(480, 664, 300, 12, '#e6f6ea', { depth: 0.7, lift: 0 }),
    // Water, where legs would show below the boat.
    cut('560,700 620,690 740,690 768,700 764,800 570,800', '#b4e4cd', { depth: 0.704, lift: 0 }),
  ],
  props: [
    { id: 'palm', at: [70, 470], scale: 0.8, depth: 0.3 },
    {
      id: 'rowing-boat',
      name: 'boat',
      at: [500, 690],
      scale: 1.22,
      colour: '#4f8f58',
      depth: 0.7,
      flip: true,
    },
  ],
  cast: [
    { who: 'goat', at: [80, 470], scale: 0.2, facing: 'right', depth: 0.35 },
    { who: 'octopus', at: [640, 1130], scale: 0.42, depth: 0.41 },
    hero('sit', [370, 470], 0.74, {
      in: 'boat',
      facing: 'left',
      seatOn: 'boat',
      expression: 'joy',
      act: { spine: 16 },
      lookAt: [226, 640],
      touch: { left: [268, 596] },
    }),
    who('friend', 'sit', [640, 462], 0.66, {
      wears: { extras: ['lifeJacket'], why: 'buckled into a life jacket' },
      in: 'boat',
      facing: 'right',
      seatOn: 'boat',
      expression: 'calm',
      act: { spine: 12 },
      lookAt: [786, 640],
      touch: { right: [736, 604] },
    }),
    { who: 'parrot', at: [500, 590], scale: 0.46, facing: 'left', depth: 0.7025 },
    { who: 'gull', name: 'g1', at: [200, 330], scale: 0.3, facing: 'right', depth: 0.4 },
    { who: 'gull', name: 'g2', at: [120, 350], scale: 0.3, facing: 'right', depth: 0.4 },
    { who: 'gull', name: 'g3', at: [270, 296], scale: 0.3, facing: 'right', pose: 'joy', depth: 0.4 },
  ],
};
