import type { RingsCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam, named } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bath, cart, doorway, goose, hillside, wrappedWindow } from '../parts.ts';

export const scene: Picture = {
  set: 'road',
  shot: 'establish',
  why: { contrast: 'a line of carts to be followed with a finger, from the gate to the tree' },
  camera: cam(),
  plain: '#f0d596',
  wide: cam({ on: [450, 740] }),
  cuts: [
    {
      shape: '-420,620! -100,590 240,640 560,600 1340,660! 1340,1000! -420,1000!',
      colour: '#d9c48c',
      depth: 0.1,
      lift: 0.6,
    },
    {
      shape:
        '30,600! 30,250! 60,250! 60,290! 100,290! 100,250! 140,250! 140,290! 180,290! 180,250! 220,250! 220,290! 260,290! 260,250! 300,250! 300,620!',
      snip: true,
      colour: '#6f6672',
      depth: 0.2,
      lift: 1.4,
      print: 'ledger',
    },
    ...[
      [104, 370],
      [226, 370],
    ].map(
      ([x, y]): SheetCut => ({ shape: doorway(x!, y!, 56, 92), colour: '#f0d596', depth: 0.21, lift: 0 }),
    ),
    { shape: '140,520 165,490 190,520 190,600! 140,600!', colour: '#3a3440', depth: 0.21, lift: 0 },
    hillside(640, '#c3b06c', { depth: 0.22, print: 'ledger' }),
    {
      shape: '160,640 260,650 420,720 760,800 1340,860! 1340,960! 700,880 380,790 200,700',
      colour: '#f6ead0',
      depth: 0.23,
      lift: 0.4,
    },
    {
      shape:
        '1340,1010! 900,1030 400,1010 100,1060 -100,1130 -420,1160! -420,1310! 0,1240 300,1190 800,1220 1340,1200!',
      colour: '#f6ead0',
      depth: 0.31,
      lift: 0.4,
    },
    // Smaller and smaller, and the last still in the gate. Over them a tree, which has seen it every year.
    ...[
      [268, 652, 40],
      [216, 634, 30],
      [178, 616, 22],
    ].flatMap(([x, y, w]): SceneCut[] => [
      {
        shape: `${x! - w! / 2},${y! - w! * 0.5}! ${x! + w! / 2},${y! - w! * 0.5}! ${x! + w! * 0.4},${y!}! ${x! - w! * 0.4},${y!}!`,
        snip: true,
        colour: '#8a5a3c',
        depth: 0.24,
        lift: 0.5,
      },
      { rings: [w! * 0.24], at: [x!, y! - w! * 0.64] as const, colour: '#8e3f52', depth: 0.239 },
    ]),
    {
      shape:
        '1340,-300! 430,-300! 470,-60 560,60 540,150 640,170 690,260 800,240 850,330 960,330 1040,420 1340,400!',
      colour: '#6b7a3c',
      depth: 0.76,
      lift: 2.6,
      print: 'gingham',
    },
    { line: '1340,40 960,10 760,70 640,40', width: 30, colour: '#5a3f2e', depth: 0.758 },
    ...[
      [620, 120],
      [760, 200],
      [860, 90],
      [700, 20],
    ].map(([x, y]): RingsCut => ({ rings: [22], at: [x!, y!] as const, colour: '#c2503c', depth: 0.765 })),
    hillside(960, '#a9a05a', { depth: 0.3, print: 'ledger' }),
    hillside(1240, '#8a8a48', { depth: 0.33 }),
    ...cart([590, 790], 150, 0.5),
    ...cart([330, 705], 110, 0.48),
    ...bath([470, 1000], 150, 0.727, 96),
    ...cart([240, 1120], 260, 0.75),
    ...wrappedWindow([290, 1000], 0.58, 0, 0.725),
    ...named('kitchen cart', cart([800, 1090], 210, 0.74)),
  ],
  props: [
    { id: 'bed', at: [592, 752], scale: 0.24, depth: 0.49, colour: '#a24e3a' },
    { id: 'bed', name: 'b2', at: [332, 680], scale: 0.17, depth: 0.47, colour: '#5f7f6a' },
    { id: 'cauldron', at: [850, 1040], scale: 0.3, depth: 0.73 },
  ],
  cast: [
    { who: 'ox', at: [740, 850], scale: 0.22, facing: 'right', depth: 0.5 },
    {
      who: 'hero',
      pose: 'sit',
      at: [180, 915],
      by: 'head',
      scale: 0.72,
      facing: 'right',
      expression: 'joy',
      seatOn: 'boat',
      touch: { right: [240, 985], left: [180, 1010] },
      act: { spine: 12 },
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'king',
      pose: 'walk',
      at: [560, 1180],
      scale: 0.6,
      facing: 'right',
      expression: 'proud',
      act: { spine: 22 },
      touch: { left: [500, 1010] },
    },
    {
      who: 'cook',
      pose: 'sit',
      in: 'kitchen cart',
      at: [770, 960],
      by: 'head',
      scale: 0.52,
      facing: 'right',
      expression: 'thinking',
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
    ...[
      [60, 1290],
      [140, 1300],
      [230, 1296],
      [310, 1304],
      [390, 1290],
      [470, 1305],
      [560, 1298],
      [640, 1290],
      [724, 1302],
    ].map(([x, y], i) => goose({ name: `g${i}`, at: [x!, y!], scale: 0.32, facing: 'right', depth: 0.8 })),
  ],
};
