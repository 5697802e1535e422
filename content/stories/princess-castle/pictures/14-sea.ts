import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bath, doorway, goose, WOOD, wave } from '../parts.ts';

export const scene: Picture = {
  set: 'meadow',
  shot: 'frame-in-frame',
  camera: cam(),
  plain: '#bfe0ec',
  phone: cam({ on: [450, 700] }),
  cuts: [
    {
      shape: '-500,-400! 1400,-400! 1400,1700! -500,1700!',
      holes: doorway(450, 70, 800, 1170),
      colour: '#d58c8e',
      depth: 0.93,
      lift: 3,
      print: 'gingham',
    },
    {
      shape: doorway(450, 34, 872, 1240),
      holes: doorway(450, 70, 800, 1170),
      colour: WOOD,
      depth: 0.935,
      lift: 1.6,
    },
    wave(430, '#a9cbe4', 0.2, { print: 'sea-chart', lift: 0.8 }),
    wave(520, '#d6e6f3', 0.22, { dx: 90, print: 'sea-chart' }),
    wave(640, '#b9d4ea', 0.3, { dx: -40 }),
    wave(790, '#eaf3fa', 0.4, { dx: 60, print: 'sea-chart' }),
    wave(930, '#c6dcee', 0.6, { dx: -80, print: 'sea-chart' }),
    wave(1080, '#f6fafd', 0.68, { dx: 20 }),
    ...bath([560, 600], 180, 0.35),
    { line: '640,560 740,690', width: 12, colour: '#8a6242', depth: 0.36 },
    {
      shape: '690,180 740,150 790,170 820,210 790,250 730,256 680,230',
      colour: '#fffdf6',
      opacity: 0.8,
      depth: 0.24,
      lift: 1,
    },
    {
      shape: '150,1190 180,1150 260,1150 300,1180 320,1160! 326,1210! 300,1200 250,1220 180,1220',
      colour: '#f3e6cf',
      depth: 0.74,
      lift: 0.8,
    },
  ],
  cast: [
    {
      who: 'king',
      in: 'bath',
      pose: 'row',
      at: [550, 530],
      by: 'head',
      scale: 0.72,
      facing: 'right',
      expression: 'delight',
      seatOn: 'boat',
      shadow: false,
      depth: 0.345,
    },
    { who: 'cow', at: [260, 860], scale: 0.62, depth: 0.35, facing: 'right' },
    ...(
      [
        [240, 330, 0.5, 'right'],
        [380, 250, 0.42, 'left'],
        [640, 380, 0.4, 'right'],
        [700, 300, 0.34, 'left'],
      ] as const
    ).map(([x, y, scale, facing], i) =>
      goose({ name: `g${i}`, at: [x, y], scale, facing, pose: 'joy', depth: 0.25 }),
    ),
    {
      who: 'hero',
      pose: 'stand',
      at: [470, 840],
      by: 'head',
      scale: 1.35,
      facing: 'front',
      expression: 'calling',
      act: { spine: 14 },
      touch: { right: [610, 830], left: [350, 1030] },
      hands: { right: 'open' },
      shadow: false,
      depth: 0.74,
    },
  ],
};
