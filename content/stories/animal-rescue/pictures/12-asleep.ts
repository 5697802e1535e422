import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, fishBandage, floor, ticket, withoutRaincoat } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  light: 'night',
  plain: '#2f2b4e',
  shot: 'cut-away',
  camera: cam(),
  wide: cam({ on: [450, 680], zoom: 0.86 }),
  wears: withoutRaincoat,
  lighting: { dark: 0.15, lamps: [{ on: [450, 1000], reach: 520 }] },
  cuts: [
    {
      shape:
        '-60,340 -60,120 140,-40 450,-60 760,-40 960,120 960,340 930,560 790,690 450,720 110,690 -30,560',
      colour: '#6f6688',
      depth: 0.49,
      lift: 1.2,
      lit: false,
    },
    {
      shape:
        '40,360 60,180 200,70 360,50 520,40 700,70 840,170 870,350 840,520 700,600 520,620 360,616 200,600 70,520',
      colour: '#ead6bd',
      depth: 0.5,
      lift: 2.4,
      lit: false,
      print: 'graph-paper',
    },
    // From the elbow to what it looks like from very near.
    { from: 'hero.elbow', to: [120, 600], width: 6, colour: '#f6e3c8', depth: 0.741, lit: false },
    { from: 'hero.elbow', to: [800, 600], width: 6, colour: '#f6e3c8', depth: 0.741, lit: false },
    // The bed beneath, and its two covers, pulled up from either side.
    {
      shape: '70,490! 240,470 450,478 660,470 830,490! 760,570 620,606 360,604 160,570',
      colour: '#d98a80',
      depth: 0.51,
      lift: 0.8,
      lit: false,
    },
    ...[-1, 1].flatMap((k): SceneCut[] => {
      const x = (px: number) => 450 + k * px;
      const along = (points: readonly (readonly [number, number])[]) =>
        points.map(([px, py]) => `${x(px)},${py}`).join(' ');
      return [
        {
          shape: along([
            [400, 404],
            [300, 372],
            [170, 372],
            [70, 396],
            [26, 440],
            [34, 488],
            [90, 506],
            [220, 512],
            [390, 506],
          ]),
          colour: k < 0 ? '#f0b7a2' : '#eca79a',
          depth: 0.512,
          lift: 1.6,
          lit: false,
          print: 'gingham',
        },
        {
          shape: along([
            [92, 384],
            [60, 400],
            [22, 440],
            [30, 492],
            [76, 508],
            [70, 450],
          ]),
          colour: '#fbe9da',
          depth: 0.514,
          lift: 1,
          lit: false,
        },
        ...[
          [
            [384, 430],
            [250, 402],
            [110, 414],
          ],
          [
            [384, 470],
            [250, 458],
            [104, 470],
          ],
        ].map(
          (points): SceneCut => ({
            line: points.map(([px, py]) => `${x(px!)},${py}`).join(' '),
            width: 5,
            colour: '#b5605c',
            depth: 0.5135,
            dash: [14, 12],
            lit: false,
          }),
        ),
      ];
    }),
    {
      shape: '330,408 372,372 450,360 528,372 570,408 530,432 450,440 370,432',
      colour: '#7a4436',
      depth: 0.516,
      lift: 1.4,
      lit: false,
    },
    { line: '380,402 450,392 520,402', width: 5, colour: '#9a5f4c', depth: 0.517, lit: false },
    {
      shape: '150,160! 750,156! 780,272! 120,276!',
      snip: true,
      what: 'bandage',
      colour: BLUE,
      depth: 0.518,
      lift: 1.4,
      lit: false,
    },
    {
      shape: '420,214 446,196 476,200 492,210 516,194! 516,232! 492,220 476,228 446,230',
      colour: '#f8e9b8',
      depth: 0.52,
      lift: 0.4,
      lit: false,
    },
    floor(1130, '#4a3d5a', 0.3),
    ...ticket([780, 980], '412', 8, 0.9, 0.73).map((cut) => cut),
    { line: '742,990 820,970', width: 5, colour: '#a2452f', depth: 0.74 },
    ...fishBandage(1.15, 20, 0.742),
  ],
  cast: [
    { who: 'camel', at: [740, 1190], scale: 0.95, facing: 'left', pose: 'sleep', depth: 0.6 },
    {
      who: 'grownUp',
      pose: 'sit',
      at: [440, 830],
      by: 'head',
      scale: 1.35,
      facing: 'left',
      expression: 'tired',
      act: { spine: 10, tilt: 8 },
      lookAt: 'hero',
      touch: { right: [330, 1090] },
      depth: 0.715,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [350, 1000],
      by: 'head',
      scale: 1.1,
      turn: -16,
      facing: 'right',
      expression: 'asleep',
      act: { spine: 14, tilt: 12, arms: [null, [40, 100]] },
      seatOn: 'bed',
      shadow: false,
      depth: 0.73,
    },
    { who: 'dog', at: [190, 1270], scale: 0.95, facing: 'right', pose: 'sleep', depth: 0.75 },
    { who: 'cat', at: [610, 1290], scale: 0.8, pose: 'sleep', depth: 0.76 },
    { who: 'goose', at: [60, 1250], scale: 0.85, facing: 'right', pose: 'sleep', depth: 0.74 },
    {
      who: 'friend',
      pose: 'sit',
      at: [640, 1060],
      by: 'head',
      scale: 0.95,
      turn: 14,
      facing: 'left',
      expression: 'asleep',
      act: { spine: 12, tilt: 12 },
      bed: false,
      seatOn: 'bed',
      shadow: false,
      depth: 0.71,
    },
  ],
};
