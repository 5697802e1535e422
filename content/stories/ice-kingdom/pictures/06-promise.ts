import type { LineCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  plain: '#24504f',
  shot: 'thing-in-hand',
  why: { contrast: 'feet tell it, under the table' },
  camera: cam(),
  wide: cam({ on: [450, 800] }),
  lighting: { lamps: [] },
  cuts: [
    // under the table: the far wall, the legs, the floor of both halves
    wall('#24504f', { print: 'tiles', lift: 0.3 }),
    disc(540, 520, 420, '#356b62', { depth: 0.582 }),
    disc(540, 520, 260, '#4f8a70', { depth: 0.583 }),
    box(-900, -500, 1800, 96, '#4a2f30', { depth: 0.7, lift: 2.6, print: 'wallpaper', lit: false }),
    box(-900, 96, 1800, 124, '#6e463c', { depth: 0.701, lift: 0, lit: false }),
    cut('420,96! 480,96! 470,640! 434,640!', '#5a3a34', { depth: 0.595, snip: true, lift: 1, lit: false }),
    cut('-900,600! 500,600! 640,1900! -900,1900!', '#d08a62', {
      depth: 0.6,
      snip: true,
      lift: 0.6,
      lit: false,
    }),
    cut('500,600! 1800,600! 1800,1900! 640,1900!', '#a95a4c', {
      depth: 0.6005,
      snip: true,
      lift: 0,
      lit: false,
    }),
    cut('60,900 300,790 600,760 900,820 1100,960 900,1130 560,1190 200,1120', '#f3bd84', {
      depth: 0.601,
      lift: 0,
      lit: false,
      opacity: 0.42,
    }),
    ...[700, 860, 1080].map(
      (y): LineCut => ({
        line: `-900,${y} 1800,${y}`,
        width: 5,
        colour: '#8f4f42',
        depth: 0.602,
        lit: false,
      }),
    ),
    ...[-900, -430, -80, 220, 780, 1080, 1430, 1900].map(
      (x): LineCut => ({
        line: `${500 + (x - 500) * 0.42},600 ${x + (x - 500) * 0.4},1400`,
        width: 5,
        colour: '#8f4f42',
        depth: 0.602,
        lit: false,
      }),
    ),
    // a leg like a tree, and its foot: one toe is over
    cut('-460,-300! 300,-300! 280,200 330,470 300,640 -60,720 -460,720!', '#e9e2d2', {
      depth: 0.64,
      lift: 2,
    }),
    cut(
      '-260,640 -60,520 160,500 330,540 430,610 520,660 540,760 440,850 240,900 -20,890 -220,830',
      '#f8f4ea',
      { depth: 0.65, lift: 2.6 },
    ),
    ...(
      [
        [214, 862, 70],
        [336, 852, 74],
        [450, 806, 76],
        [540, 712, 88],
      ] as const
    ).flatMap(([x, y, r], i): SceneCut[] => [
      cut('-12,-16 62,0 -12,16', '#4a4048', {
        depth: 0.6515 + i * 0.0003,
        at: [x + [-2, 10, 36, 60][i]!, y + [54, 56, 46, 34][i]!] as const,
        turn: [94, 76, 50, 28][i]!,
        lift: 0.6,
      }),
      cut('-70,0 -48,-54 6,-72 56,-46 72,4 48,56 -4,72 -54,50', i > 2 ? '#fffdf8' : '#f3ecde', {
        ...(i > 2 ? { what: 'toe' } : {}),
        depth: 0.6517 + i * 0.0003,
        at: [x, y] as const,
        scale: r / 72,
        lift: 1.6,
      }),
    ]),
    // two small feet, and all that a penguin has above them
    cut('640,-300! 1100,-300! 1080,420 960,600 820,636 700,570 650,400', '#fbf8ee', {
      depth: 0.63,
      lift: 1.6,
    }),
    cut('980,-300! 1400,-300! 1400,520 1120,600 1010,500 1040,200', '#2e3550', { depth: 0.631, lift: 1.6 }),
    cut('640,-300! 560,-300! 590,200 640,420 660,300', '#2e3550', { depth: 0.629, lift: 1.2 }),
    ...[
      [740, 690],
      [890, 676],
    ].map(
      ([x, y]): SheetCut => ({
        shape: '-58,16 -50,-40 -20,-84 20,-84 50,-40 58,16 36,2 22,26 0,6 -22,26 -36,2',
        at: [x!, y!] as const,
        colour: '#3a4058',
        depth: 0.64,
        lift: 1.4,
      }),
    ),
    { what: 'equator', line: '500,600 640,1900', width: 9, colour: '#7a3f3a', depth: 0.6025, lit: false },
    ...gecko([620, 1150], 8, 0.66),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [500, 1000],
      by: 'hand',
      scale: 4.4,
      turn: -44,
      facing: 'right',
      hands: { right: 'point' },
      lookAt: [540, 712],
      holding: 'none',
      seatOn: 'boat',
      shadow: false,
    },
  ],
};
