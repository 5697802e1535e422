import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { inRocket, rocket } from '../parts.ts';

export const scene: Picture = {
  set: 'attic',
  shot: 'low-angle',
  camera: cam({ horizon: 0.94 }),
  plain: '#f4c878',
  cuts: [
    {
      shape:
        '360,640! 330,800 240,960 120,1160 60,1340 140,1500 700,1500 760,1300 640,1120 560,920 490,760 480,640!',
      colour: '#fdf6e4',
      depth: 0.5,
      lift: 1.8,
      print: 'letters',
    },
    {
      shape: '390,640! 380,800 330,960 300,1140 420,1240 520,1100 490,900 462,760 456,640!',
      colour: '#f3a84e',
      depth: 0.51,
      lift: 0.6,
      lit: false,
    },
    ...called('rocket', rocket([425, 380], 0.95, 6, 0.73, false)),
    {
      shape: '560,1700! 560,900! 760,560! 1340,560! 1340,1700!',
      snip: true,
      colour: '#7a4a3e',
      depth: 0.6,
      lift: 2,
      print: 'graph-paper',
    },
    {
      name: 'pane',
      shape: '700,860! 800,690! 940,690! 900,860!',
      snip: true,
      colour: '#f8e2a0',
      depth: 0.605,
      lift: 0,
      lit: false,
    },
    { line: '690,866 910,866', width: 20, colour: '#5c342c', depth: 0.76 },
    {
      shape: '-420,1250! 200,1225 520,1260 1340,1230! 1340,1700! -420,1700!',
      colour: '#66793f',
      depth: 0.62,
      lift: 1,
    },
    { what: 'lever', line: '330,1250 280,1060', width: 16, colour: '#4a4f5c', depth: 0.74 },
    { rings: [22], at: [280, 1056], colour: '#b5432f', depth: 0.742 },
    {
      shape: '640,1120! 850,1110! 850,1270! 640,1280!',
      snip: true,
      colour: '#a9794c',
      depth: 0.7,
      lift: 1.4,
    },
    {
      shape: '670,1150! 760,1146! 760,1250! 670,1254!',
      snip: true,
      colour: '#3d2b26',
      depth: 0.702,
      lift: 0,
    },
    {
      shape: '600,1160! 668,1146! 668,1256! 606,1290!',
      snip: true,
      colour: '#c89a64',
      depth: 0.704,
      lift: 0.8,
    },
    { shape: '700,1240 740,1216 780,1240 760,1270 710,1268', colour: '#8fb552', depth: 0.71, lift: 0.8 },
  ],
  cast: [
    inRocket([425, 380], 0.95, {
      turn: 6,
      pose: 'wave',
      facing: 'right',
      expression: 'delight',
      lookAt: [800, 740],
    }),
    {
      who: 'friend',
      pose: 'wave',
      in: 'pane',
      at: [815, 776],
      by: 'head',
      scale: 0.78,
      facing: 'back',
      act: { spine: 12 },
      shadow: false,
      depth: 0.75,
    },
    {
      who: 'lund',
      pose: 'pull',
      at: [150, 1290],
      scale: 1.15,
      facing: 'right',
      expression: 'asleep',
      act: { spine: -14 },
      touch: { right: [284, 1070], left: [290, 1110] },
    },
  ],
};
