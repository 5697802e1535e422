import { box, cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, flowerPot, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'diagonal-run',
  camera: { ...cam(), zoom: 1.12, roll: -8 },
  cuts: [
    wall('#a9d8d2', { print: 'graph-paper' }),
    ...[0, 1, 2].map((i) =>
      box(-150, 900 + i * 150, 1050, 900 + i * 150 + 700, ['#d9b37e', '#cba36c', '#bb915c'][i]!, {
        depth: 0.6 + i * 0.002,
        lift: 1.4,
        print: 'graph-paper',
      }),
    ),
    line('860,-60 860,960', '#f6efe0', 40, { depth: 0.599 }),
    box(600, 712, 1040, 740, '#f6efe0', { depth: 0.64, lift: 1 }),
    cut('-460,1000 160,960 420,990 700,970 1360,1010! 1360,1600! -460,1600!', '#5fb0cc', {
      depth: 0.735,
      opacity: 0.62,
    }),
    cut('-460,1140 200,1110 500,1150 800,1120 1360,1150! 1360,1600! -460,1600!', '#3f93ba', {
      depth: 0.775,
      opacity: 0.62,
    }),
    ...flowerPot(590, 1010, 1.15, 0.74, 14),
    cut('565,646 589,640 600,730 606,850 560,850 576,740', '#7cc6e0', {
      depth: 0.742,
      lift: 0.6,
    }),
    ...[
      [550, 800],
      [624, 830],
      [640, 870],
      [500, 870],
    ].map(([x, y]) => disc(x!, y!, 11, '#bfe6f2', { depth: 0.745 })),
    // The can, in Bolt's own hand.
    line('473,725 553,685 573,645', '#d0475c', 20, { depth: 0.715 }),
    snip('393,675! 493,675! 505,775! 381,775!', '#d0475c', { depth: 0.716, lift: 1.2 }),
    line('389,765 353,705 397,675', '#a93246', 14, { depth: 0.7155 }),
    // The roof, where the cat has gone.
    {
      ...snip('-460,290! 1400,290! 1400,370! -460,370!', '#c8694a', {
        depth: 0.64,
        lift: 1.4,
        print: 'gingham',
      }),
      name: 'roof',
    },
    line('150,1190 230,1176 300,1190', '#d8f0f6', 6, { depth: 0.78 }),
    line('520,1230 620,1214 700,1230', '#d8f0f6', 6, { depth: 0.78 }),
    cut(round(770, 1130, 70, 20), '#e8dcc8', { depth: 0.776, lift: 0.6 }),
  ],
  cast: [
    bolt(160, 1140, 1.25, { pose: 'joy', depth: 0.72, facing: 'right', lookAt: [560, 900] }),
    nell({
      pose: 'stand',
      facing: 'left',
      at: [770, 800],
      by: 'head',
      scale: 1.2,
      expression: 'calling',
      act: { spine: 14 },
      lookAt: 'bolt',
      shadow: false,
      depth: 0.71,
    }),
    {
      who: 'hero',
      pose: 'sitUp',
      facing: 'right',
      at: [752, 480],
      by: 'head',
      scale: 1.25,
      expression: 'delight',
      act: { spine: -12 },
      point: { right: [880, 250] },
      lookAt: [700, 120],
      seatOn: 'chair',
      shadow: false,
      depth: 0.7,
    },
    {
      who: 'cat',
      at: [640, 294],
      scale: 0.8,
      facing: 'left',
      mood: 'worried',
      lookAt: [560, 1100],
      depth: 0.645,
      shadow: false,
    },
    pigeon(770, 1130, 0.8, { depth: 0.777 }),
  ],
};
