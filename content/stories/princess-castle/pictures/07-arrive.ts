import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { line, oval } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, meg, perkin, princessCastle, wheel, wrappedWindow } from '../parts.ts';

export const scene: Picture = {
  set: 'road',
  plain: '#f6cd8c',
  shot: 'low-angle',
  camera: cam({ horizon: 0.94 }),
  lighting: { from: [-200, 400] },
  wide: cam({ on: [450, 740] }),
  cuts: [
    ...princessCastle([560, 960], 1.75, 0.3),
    hillside(940, '#b59a50', { depth: 0.35 }),
    {
      shape: '-420,1040! 520,1000! 500,1200! -420,1240!',
      snip: true,
      colour: '#a9764a',
      depth: 0.75,
      lift: 2,
      print: 'ledger',
    },
    ...wheel([170, 1250], 190, 0.77),
    ...wrappedWindow([400, 830], 1.2, 4, 0.735),
    ...[
      [60, 1020, -50],
      [200, 1010, -70],
      [480, 1000, -110],
      [300, 1010, -90],
      [120, 1000, -120],
    ].map(
      ([x, y, turn]): LineCut => ({
        line: '0,0 90,6',
        at: [x!, y!] as const,
        turn: turn!,
        width: 9,
        colour: '#e3bd62',
        depth: 0.752,
      }),
    ),
    hillside(1290, '#8f7c40', { depth: 0.8 }),
    ...called('stool', [
      ...[-46, 0, 46].map((x) =>
        line(`${782 + x * 0.7},560 ${782 + x},470`, '#6b4630', 13, { depth: 0.7425 }),
      ),
      oval(782, 564, 66, 18, '#a9764a', { depth: 0.743, lift: 1 }),
    ]),
  ],
  cast: [
    { who: 'cow', at: [236, 560], scale: 0.3, depth: 0.29 },
    {
      who: 'hero',
      pose: 'stand',
      at: [260, 570],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'joy',
      act: { spine: 14 },
      lookAt: 'friend',
      touch: { right: [430, 760], left: [300, 850] },
      handsDepth: 0.745,
      seatOn: 'boat',
      shadow: false,
      depth: 0.7401,
    },
    meg({
      pose: 'wave',
      at: [60, 1000],
      scale: 0.6,
      facing: 'right',
      expression: 'joy',
      shadow: false,
      floats: 'stands behind the cart',
      depth: 0.6,
    }),
    perkin({
      pose: 'stand',
      at: [866, 1060],
      scale: 0.72,
      facing: 'left',
      expression: 'delight',
      lookAt: 'friend',
      depth: 0.705,
    }),
    {
      who: 'friend',
      pose: 'stand',
      at: [622, 770],
      by: 'head',
      scale: 1.75,
      facing: 'left',
      expression: 'curious',
      act: { spine: 18, neck: 8 },
      lookAt: [420, 800],
      touch: { right: [490, 960], left: [770, 574] },
      hands: { left: 'grip' },
      handsDepth: 0.746,
      shadow: false,
      depth: 0.742,
    },
  ],
};
