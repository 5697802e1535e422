import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CHAIRS, floor, stethoscope, wainscot } from '../parts.ts';

export const scene: Picture = {
  set: 'chairs',
  shot: 'diagonal-run',
  camera: cam({ roll: 7, zoom: 1.06 }),
  wide: cam({ on: [450, 840], roll: 5 }),
  plain: '#f2d28a',
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,940! -420,940!',
      snip: true,
      colour: '#f2d28a',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...wainscot(700, 940, '#c98f4a', '#8f6230'),
    // a row of frames, and in each of them a bit more of a camel
    ...(
      [
        [330, 330, '#cfe0e4'],
        [560, 350, '#f3c9b4'],
        [800, 330, '#cfe0c9'],
      ] as const
    ).flatMap(([x, y, colour], i): SceneCut[] => [
      {
        shape: '-92,-112! 92,-112! 92,112! -92,112!',
        at: [x, y] as const,
        snip: true,
        colour: '#8a5a3c',
        depth: 0.13,
        lift: 1.2,
      },
      {
        shape: '-72,-92! 72,-92! 72,92! -72,92!',
        at: [x, y] as const,
        snip: true,
        colour: colour,
        depth: 0.131,
        lift: 0,
      },
      {
        shape: [
          '-72,92! -72,40 -30,10 0,-40 30,10 72,40 72,92!',
          '-72,92! -72,20 -40,-50 0,20 40,-40 72,30 72,92!',
          '-40,92! -40,0 -30,-50 -50,-60 -40,-80 10,-76 4,-30 20,20 72,30 72,92!',
        ][i]!,
        at: [x, y] as const,
        colour: '#b08a5c',
        depth: 0.132,
        lift: 0,
      },
    ]),
    floor(940),
    {
      shape: '150,944! 520,944! 1000,1700! -300,1700!',
      snip: true,
      colour: '#fbe6ae',
      opacity: 0.5,
      depth: 0.41,
      lift: 0,
      lit: false,
    },
    {
      shape: '-360,240! 150,240! 150,940! -360,940!',
      snip: true,
      what: 'door',
      colour: '#fff5cf',
      depth: 0.2,
      lift: 0,
      lit: false,
    },
    {
      line: '470,800 540,690 630,720 660,780 740,700 830,700 880,770 960,690 1340,640',
      width: 34,
      colour: '#fdf8ea',
      depth: 0.56,
    },
    {
      line: '470,800 540,690 630,720 660,780 740,700 830,700 880,770 960,690 1340,640',
      width: 4,
      colour: '#d9b9a4',
      depth: 0.5602,
      dash: [14, 12],
    },
    {
      shape: '-360,600! -100,630 20,600 90,640 110,700 60,740 -20,740 -120,770 -220,860 -360,930!',
      colour: '#d0a06a',
      depth: 0.22,
      lift: 0.8,
    },
    { rings: [7], at: [20, 640], colour: '#3a2a26', depth: 0.221 },
    {
      line: '440,900 520,1010 420,1090 300,1060 200,1120 240,1230 400,1240 560,1190 700,1240 840,1180',
      width: 34,
      colour: '#fdf8ea',
      depth: 0.735,
    },
    {
      line: '440,900 520,1010 420,1090 300,1060 200,1120 240,1230 400,1240 560,1190 700,1240 840,1180',
      width: 4,
      colour: '#d9b9a4',
      depth: 0.7352,
      dash: [14, 12],
    },
    ...stethoscope(1.55),
  ],
  props: [
    { id: 'chair', at: [420, 960], scale: 0.8, colour: CHAIRS[0]!, depth: 0.5 },
    { id: 'chair', name: 'c2', at: [640, 950], scale: 0.8, colour: CHAIRS[1]!, depth: 0.5 },
    { id: 'chair', name: 'c4', at: [850, 950], scale: 0.8, colour: CHAIRS[2]!, depth: 0.5 },
    { id: 'chair', name: 'c3', at: [230, 965], scale: 0.8, colour: CHAIRS[3]!, depth: 0.5 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'run',
      at: [300, 640],
      by: 'head',
      scale: 1.6,
      facing: 'right',
      expression: 'delight',
      act: { spine: 20 },
      lookAt: 'goose',
      touch: { right: [470, 800] },
    },
    {
      who: 'goose',
      at: [490, 1170],
      scale: 1.4,
      facing: 'right',
      mood: 'angry',
      pose: 'joy',
      lean: 14,
      depth: 0.74,
    },
    { who: 'cat', at: [150, 1290], scale: 0.8, facing: 'right', mood: 'angry', depth: 0.75 },
    { who: 'dog', at: [590, 930], scale: 0.6, depth: 0.52 },
  ],
};
