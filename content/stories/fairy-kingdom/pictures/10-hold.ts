import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import type { Picture } from '../../../pictures.ts';
import { boat } from '../parts/boats.ts';
import { CLOTHES, hero, ladybug, letter, sweaterMountain, tinyFairy, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  set: 'ear',
  plain: '#c98f5c',
  shot: 'close',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [620], at: [450, 480], colour: '#dba873', depth: 0.1, lit: false },
    ...sweaterMountain(1130),
    { rings: [176], what: 'tear', at: [226, 960], colour: '#eef8f6', depth: 0.83 },
    {
      shape: '60,930 96,800 226,640 356,800 392,930 300,900 226,890 150,900',
      colour: '#eef8f6',
      lift: 0,
      depth: 0.829,
    },
    { rings: [162], at: [226, 960], colour: '#a9d3d6', depth: 0.831 },
    { shape: '76,930 108,820 226,672 344,820 376,930 226,1000', colour: '#a9d3d6', lift: 0, depth: 0.8305 },
    {
      shape: '82,930 170,900 290,906 370,930 372,1010 300,1096 160,1096 84,1010',
      colour: '#6fa9b6',
      lift: 0,
      depth: 0.832,
    },
    ...(
      [
        [150, 944],
        [228, 950],
        [304, 944],
      ] as const
    ).flatMap(([x, y], i) => boat(x, y + 40, 1, 0.834 + i * 0.0003, { hull: CLOTHES[i]! })),
    { line: '120,884 226,862 336,884', width: 4, colour: '#7a5a3c', depth: 0.835 },
    ...[160, 210, 262, 310].map(
      (x, i): SheetCut => ({
        shape: '-13,0! 13,0! 13,-32! -13,-32!',
        snip: true,
        at: [x, 872],
        colour: CLOTHES[(i + 1) % 6]!,
        lift: 0,
        depth: 0.836,
      }),
    ),
    {
      shape: '130,860 168,790 226,730 190,800 156,876',
      colour: '#ffffff',
      opacity: 0.85,
      lift: 0,
      lit: false,
      depth: 0.84,
    },
    { rings: [14], at: [320, 1050], colour: '#ffffff', opacity: 0.7, lit: false, depth: 0.84 },
    // the family that had to move
    ...called('family', tinyFairy(650, 1200, 104, 2, 0.84, { wings: false })),
    ...tinyFairy(580, 1196, 66, 5, 0.841, { wings: false }),
    {
      shape: '-30,0! 30,0! 30,-42! -30,-42!',
      snip: true,
      at: [712, 1206],
      colour: '#a8703f',
      lift: 0.8,
      depth: 0.842,
    },
    { line: '698,1164 702,1150 722,1150 726,1164', width: 5, colour: '#5a432c', depth: 0.8415 },
    ...letter(440, 1180, 1, 0.85),
  ],
  cast: [
    hero({
      pose: 'stand',
      at: [470, 520],
      scale: 3.2,
      expression: 'effort',
      strength: 'strong',
      touch: { left: [330, 1060], right: [740, 1010] },
      hands: 'fist',
    }),
    ladybug(440, 1226, 0.7, 'left', 0.84),
  ],
};
