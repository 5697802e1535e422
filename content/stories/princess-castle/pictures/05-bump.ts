import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, bath, goose, hillside } from '../parts.ts';

export const scene: Picture = {
  set: 'road',
  light: 'noon',
  plain: '#8f9aa4',
  weather: 'rain',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  cuts: [
    hillside(820, '#7a8478', { depth: 0.2, print: 'ledger' }),
    { rings: [150], at: [110, 1120], flat: 0.22, colour: '#b4c2c8', depth: 0.3 },
    ...bath([110, 1020], 200, 0.5),
    {
      what: 'window',
      shape: '1340,120! 900,190 720,320 610,520 540,800 500,1100 470,1700! 1340,1700!',
      colour: BLUE,
      depth: 0.735,
      lift: 2.4,
      print: 'sea-chart',
    },
    { line: '560,760 800,700 1340,660', width: 20, colour: '#e7cf9a', depth: 0.736 },
    { line: '930,180 860,600 840,1100 860,1700', width: 20, colour: '#e7cf9a', depth: 0.736 },
    { line: '640,500 700,640 680,800', width: 8, colour: '#2f5788', depth: 0.736 },
    { line: '540,960 660,1060 640,1240', width: 8, colour: '#2f5788', depth: 0.736 },
    // Whose sea it is, for the road.
    { line: '836,694 790,740 768,786', width: 6, colour: '#f3ead2', depth: 0.7362 },
    {
      shape: '566,786! 760,760! 1160,744! 1166,896! 574,914!',
      snip: true,
      colour: '#f6ecd2',
      depth: 0.7364,
      lift: 1.2,
    },
    { rings: [9], at: [766, 786], colour: '#8a6242', depth: 0.7366 },
    written('{name}', 734, 848, 310, '#7a3f4a', 0.7366, { turn: -3 }),
    ...[
      [620, 420],
      [700, 900],
      [600, 1180],
      [900, 460],
      [960, 900],
    ].map(
      ([x, y]): SheetCut => ({
        shape: '0,-26! 13,8 0,22 -13,8',
        at: [x!, y!] as const,
        colour: '#d6e6f2',
        depth: 0.738,
        lift: 0.4,
        lit: false,
      }),
    ),
  ],
  cast: [
    { who: 'cow', at: [100, 826], scale: 0.26, facing: 'right', depth: 0.3 },
    {
      who: 'king',
      in: 'bath',
      pose: 'sit',
      at: [110, 930],
      by: 'head',
      scale: 0.74,
      facing: 'right',
      expression: 'joy',
      seatOn: 'boat',
      shadow: false,
      depth: 0.49,
    },
    goose({ at: [120, 1240], scale: 0.5, facing: 'right', pose: 'joy', depth: 0.51 }),
    goose({ name: 'g2', at: [60, 720], scale: 0.44, facing: 'right', pose: 'joy', depth: 0.51 }),
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 560],
      by: 'head',
      scale: 3,
      turn: 12,
      facing: 'right',
      expression: 'listening',
      act: { tilt: 14, spine: 8 },
      touch: { right: [620, 1000] },
      handsDepth: 0.737,
      hands: { right: 'flat', left: 'heart' },
      seatOn: 'boat',
      shadow: false,
    },
  ],
};
