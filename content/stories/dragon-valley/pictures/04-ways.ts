import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { cut, line, sheep, thread } from '../parts.ts';
import { BLUE_MITTENS, FRIENDS_COAT } from '../people.ts';

export const scene: Picture = {
  set: 'rim',
  plain: '#eef1f4',
  shot: 'plan',
  camera: cam(),
  cuts: [
    cut('-420,-300! 1340,-300! 1340,1700! -420,1700!', '#eef1f4', {
      depth: 0.1,
      lift: 0.2,
      print: 'letters',
    }),
    cut(
      '450,700 330,620 280,470 300,300 240,190 300,140 370,240 420,220 430,80 500,70 500,220 560,240 620,130 680,180 620,310 630,470 570,620',
      '#d3dee8',
      { depth: 0.2, lift: 0 },
    ),
    line('450,-100 452,300 450,560', '#a9bccd', 64, { depth: 0.25 }),
    line('450,540 400,700 300,840 200,1000', '#a9bccd', 56, { depth: 0.25 }),
    line('450,540 510,700 610,820 720,930', '#a9bccd', 56, { depth: 0.25 }),
    cut('-420,960 -100,980 200,1000 400,1100 460,1240 470,1700! -420,1700!', '#8198a6', {
      what: 'river',
      depth: 0.3,
      lift: 1,
    }),
    ...[60, 110, 160, 210].map(
      (r): RingsCut => ({
        rings: [r],
        width: 7,
        at: [190, 1160] as const,
        colour: '#c5d3da',
        depth: 0.31,
      }),
    ),
    cut('130,1130! 250,1130! 270,1160! 250,1190! 130,1190! 114,1160!', '#c8794a', {
      depth: 0.32,
      print: 'ledger',
    }),
    cut('560,1010 700,920 900,900 1340,860! 1340,1700! 600,1700! 540,1200', '#fbfbf8', {
      depth: 0.28,
      lift: 1.8,
    }),
    ...sheep(640, 1210, 0.55, 0.5),
    ...sheep(850, 1030, 0.55, 0.5),
    ...sheep(860, 1200, 0.6, 0.51),
    thread('450,-100 470,180 454,440', 0.69, 5),
    cut('470,600 600,640 640,690 520,650', '#93a9c4', { depth: 0.4, lift: 0, opacity: 0.7 }),
  ],
  cast: [
    {
      who: 'friend',
      gloves: BLUE_MITTENS,
      wears: FRIENDS_COAT,
      pose: 'stand',
      at: [528, 190],
      scale: 0.44,
      facing: 'left',
      hands: 'fist',
      touch: { right: [466, 116] },
      lookAt: 'hero',
      depth: 0.7,
    },
    { who: 'ewe', at: [740, 1220], scale: 0.6, facing: 'left', depth: 0.7 },
    {
      who: 'ferryman',
      pose: 'row',
      at: [190, 1170],
      scale: 0.34,
      facing: 'left',
      seatOn: 'boat',
      shadow: false,
      depth: 0.7,
    },
    {
      who: 'hero',
      pose: 'think',
      at: [450, 610],
      scale: 0.62,
      facing: 'right',
      act: { spine: 8 },
      depth: 0.75,
    },
  ],
};

export const ways: WayPictures = [
  { on: [190, 1150], at: [0.5, 0.5], zoom: 2.1 },
  { on: [720, 1120], at: [0.5, 0.5], zoom: 2.1 },
];
