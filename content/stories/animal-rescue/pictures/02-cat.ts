import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  bandageRolls,
  CAMEL_OUTLINE,
  chart,
  desk,
  stethoscope,
  ticket,
  wainscot,
  windowWithHill,
} from '../parts.ts';

export const scene: Picture = {
  set: 'desk',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,900! -420,900!',
      snip: true,
      colour: '#e0966f',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...windowWithHill(330, 350, 270, 420, 0.11),
    ...wainscot(880, 1100, '#b9664a', '#8f4a38', 0.115),
    ...bandageRolls(620, 660, 0.62, 0.13),
    ...chart([680, 500], 0.5, 0.13, 3),
    ...desk(-420, 1340, 1060, 0.76, 500),
    ...stethoscope(2),
    {
      shape:
        '-420,-300! 1340,-300! 1340,60! 1000,120 940,240 950,700 970,1070! 830,1080! 800,700 770,420 690,330 520,300 300,310 190,380 160,560 170,800 190,1076! 40,1080! 20,700 10,420 -60,200 -420,120!',
      what: 'cat',
      colour: '#4a3440',
      depth: 0.86,
      lift: 3,
    },
    { rings: [160], at: [800, 230], colour: '#6a4c5a', depth: 0.864 },
    { dy: 120, shape: '660,70! 650,-110! 760,-30!', colour: '#6a4c5a', depth: 0.863, lift: 1 },
    { dy: 120, shape: '940,70! 960,-110! 850,-30!', colour: '#6a4c5a', depth: 0.863, lift: 1 },
    { dy: 110, line: '850,150 1000,120', width: 4, colour: '#c9b4bc', depth: 0.866 },
    { dy: 110, line: '850,170 1000,176', width: 4, colour: '#c9b4bc', depth: 0.866 },
    { dy: 120, shape: '836,150 856,140 876,150 856,172', colour: '#d98d8a', depth: 0.866, lift: 0.4 },
    { dy: 110, line: '744,110 770,122 796,110', width: 7, colour: '#2a1c26', depth: 0.866 },
    { dy: 110, line: '846,104 870,116 894,102', width: 7, colour: '#2a1c26', depth: 0.866 },
    { line: '-60,420 -110,240 20,60 60,-120', width: 90, colour: '#4a3440', depth: 0.861 },
    ...[230, 370, 510].map(
      (x): SheetCut => ({
        shape: `${x - 30},-300! ${x + 30},-300! ${x + 22},200 ${x},270 ${x - 22},200`,
        colour: '#5f4653',
        depth: 0.862,
        lift: 0,
      }),
    ),
    { rings: [90], at: [100, 1062], flat: 0.4, colour: '#5a3f4c', depth: 0.862 },
    { rings: [90], at: [890, 1062], flat: 0.4, colour: '#5a3f4c', depth: 0.862 },
    ...ticket([130, 200], '1', -14, 1.4, 0.87),
    { shape: CAMEL_OUTLINE, at: [236, 520], scale: 0.4, colour: '#c47a5a', depth: 0.12, lift: 0 },
    { shape: '560,820! 720,800! 724,830! 564,850!', snip: true, colour: '#f6efe0', depth: 0.79, lift: 0.6 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [450, 650],
      by: 'head',
      scale: 2,
      facing: 'right',
      expression: 'curious',
      act: { spine: 26, neck: 8, tilt: -10 },
      lookAt: [820, 330],
      touch: { right: [590, 850] },
      handsDepth: 0.78,
      shadow: false,
      depth: 0.72,
    },
  ],
};
