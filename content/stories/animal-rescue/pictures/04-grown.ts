import type { LineCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { floor, stethoscope, ticket, wainscot, windowWithHill } from '../parts.ts';

export const scene: Picture = {
  set: 'desk',
  shot: 'low-angle',
  camera: cam({ horizon: 0.94 }),
  plain: '#e2a07a',
  wide: cam({ on: [450, 740] }),
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,1150! -420,1150!',
      snip: true,
      colour: '#e2a07a',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...wainscot(880, 1150, '#b9664a', '#8f4a38'),
    ...windowWithHill(60, 130, 230, 380),
    {
      shape: '300,140! 420,220! 700,1150! 240,1150! 290,560!',
      snip: true,
      colour: '#f3c29c',
      opacity: 0.6,
      depth: 0.112,
      lift: 0,
      lit: false,
    },
    floor(1150),
    { shape: '820,1190! 880,1150 930,1190 940,1260 860,1270', colour: '#a9764a', depth: 0.5, lift: 0.8 },
    ...(
      [
        [770, 270, 190, '#f4f0e6'],
        [810, 450, 190, '#f0d9b0'],
        [640, 610, 210, '#fbf8f0'],
        [830, 620, 180, '#d9a7a0'],
        [680, 750, 220, '#e9eef4'],
      ] as const
    ).map(
      ([x, y, r, colour], i): SheetCut => ({
        shape: `${x - r},${y} ${x - r * 0.7},${y - r * 0.6} ${x},${y - r * 0.8} ${x + r * 0.75},${y - r * 0.5} ${x + r},${y + 20} ${x + r * 0.5},${y + r * 0.5} ${x - r * 0.6},${y + r * 0.5}`,
        colour: colour,
        ...(i === 2 ? { what: 'laundry' } : {}),
        depth: 0.74 + i * 0.002,
        lift: 1.8,
        ...(i === 3 ? { print: 'gingham' } : {}),
      }),
    ),
    {
      shape: '380,860! 960,850! 900,1080! 440,1090!',
      snip: true,
      colour: '#c99a62',
      depth: 0.758,
      lift: 2,
    },
    ...[0, 1, 2].map(
      (i): LineCut => ({
        line: `${396 + i * 14},${900 + i * 60} ${944 - i * 14},${892 + i * 60}`,
        width: 8,
        colour: '#9a6f40',
        depth: 0.759,
      }),
    ),
    ...ticket([372, 660], '3', -14, 1.7, 0.79),
    { shape: '790,180 860,150 900,200 880,270 820,262', colour: '#c2402f', depth: 0.757, lift: 1 },
    ...stethoscope(1.5),
    // The pad and the pencil.
    {
      shape: '-50,-60! 50,-60! 50,64! -50,64!',
      on: 'hero.left',
      dy: -16,
      turn: -12,
      snip: true,
      colour: '#fdf6e2',
      depth: 0.752,
      lift: 1,
    },
    {
      line: '-30,-30 30,-30',
      on: 'hero.left',
      dy: -16,
      turn: -12,
      width: 5,
      colour: '#8a7a70',
      depth: 0.753,
    },
    { line: '-30,-6 14,-6', on: 'hero.left', dy: -16, turn: -12, width: 5, colour: '#8a7a70', depth: 0.753 },
    { line: '-6,0 40,-70', on: 'hero.right', width: 12, colour: '#c2402f', depth: 0.79 },
  ],
  cast: [
    {
      who: 'grownUp',
      pose: 'stand',
      at: [490, 280],
      by: 'head',
      scale: 2.1,
      facing: 'left',
      expression: 'tired',
      lookAt: 'hero',
      act: { spine: 14 },
      touch: { right: [400, 690] },
      handsDepth: 0.785,
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'write',
      at: [220, 860],
      by: 'head',
      scale: 1.5,
      facing: 'right',
      holding: 'none',
      expression: 'thinking',
      touch: { left: [290, 1060], right: [330, 1010] },
      handsDepth: 0.78,
      act: { spine: 12 },
      lookAt: [600, 500],
    },
    { who: 'dog', at: [90, 1290], scale: 0.7, facing: 'right', depth: 0.8 },
  ],
};
