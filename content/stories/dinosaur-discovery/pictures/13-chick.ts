import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, snip } from '../../../cuts/lit.ts';
import { egg, ellipse } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { bone, flame, lamplit, skull } from '../parts.ts';

export const scene: Picture = {
  set: 'lens',
  plain: '#120f1e',
  shot: 'close',
  seed: 16,
  ...lamplit([200, 300]),
  cuts: flame([
    disc(450, 600, 480, '#3a2a2e', { depth: 0.2 }),
    disc(450, 600, 452, '#c98d5a', { depth: 0.21 }),
    {
      shape:
        '60,600 110,360 280,200 450,160 620,200 790,360 840,600 790,840 620,1000 450,1040 280,1000 110,840',
      colour: '#d9a56c',
      depth: 0.212,
      lift: 0.2,
      print: 'graph-paper',
    },
    cut(egg(450, 610, 390, 20), '#6e3f2c', { depth: 0.22, lift: 2 }),
    cut(egg(454, 616, 362, 20), '#4a261e', { depth: 0.221, lift: 0 }),
    // The chick: curled like a comma.
    ...called(
      'chick',
      bone('330,520 400,400 510,370 620,440 650,570 600,700 490,790 380,800 300,740', 26, 0.3, '#f8d98a'),
    ),
    ...[
      [418, 404, 440, 500, 410, 560],
      [470, 380, 486, 490, 450, 570],
      [524, 382, 530, 500, 490, 590],
      [580, 416, 566, 530, 520, 620],
      [622, 470, 590, 570, 540, 640],
      [644, 540, 600, 620, 552, 670],
    ].flatMap((p) => bone(`${p[0]},${p[1]} ${p[2]},${p[3]} ${p[4]},${p[5]}`, 7, 0.301, '#f3cf80')),
    ...bone('600,700 520,640 420,690 380,640', 13, 0.303, '#f8d98a'),
    ...bone('380,640 330,650 300,690', 7, 0.303, '#f8d98a'),
    ...bone('380,640 350,680 340,720', 7, 0.303, '#f8d98a'),
    ...skull(300, 620, 0.66, 0.31, -30, '#fbe2a0').map((c) => ({ ...c })),
    cut('120,460 170,330 280,230 330,220 220,330 160,470', '#fff8e0', {
      depth: 0.5,
      lift: 0,
      opacity: 0.5,
      lit: false,
    }),
    {
      shape: '-100,-100! 1000,-100! 1000,1500! -100,1500!',
      snip: true,
      holes: ellipse(450, 600, 470, 470, 28),
      colour: '#120f1e',
      lift: 0.4,
      depth: 0.83,
    },
    disc(450, 600, 470, '#e8b878', { depth: 0.8, opacity: 0.2 }),
    { rings: [474], at: [450, 600], width: 30, colour: '#7a5a48', depth: 0.85 },
    { rings: [462], at: [450, 600], width: 6, colour: '#f0d49a', depth: 0.851 },
    snip('60,980! 130,1060! -60,1330! -160,1250!', '#7a5a48', { depth: 0.84, lift: 1.4 }),
    // The notebook, back at the morning: one word of it is crossed out.
    {
      ...snip('318,1112! 868,1072! 900,1400! 336,1400!', '#8fa9c4', { depth: 0.86, lift: 1.6 }),
      what: 'notebook',
    },
    snip('336,1126! 854,1088! 880,1400! 350,1400!', '#f6ead0', {
      depth: 0.861,
      lift: 0.2,
      print: 'graph-paper',
    }),
    written('{name}', 604, 1146, 470, '#2f3a5e', 0.862, { turn: -4 }),
    { letters: 'Dinosaur', hand: true, at: [470, 1292], turn: -4, size: 34, colour: '#2f3a5e', depth: 0.862 },
    ...(
      [
        [604, 1206],
        [716, 1278],
      ] as const
    ).flatMap(([x, y]): SceneCut[] => [
      { letters: 'egg thief', hand: true, at: [x, y], turn: -4, size: 34, colour: '#5a4a5a', depth: 0.862 },
      line(`${x - 96},${y + 16} ${x},${y - 2} ${x + 100},${y - 10}`, '#b5402f', 9, { depth: 0.863 }),
      line(`${x - 90},${y - 6} ${x + 6},${y + 12} ${x + 94},${y - 24}`, '#b5402f', 6, { depth: 0.863 }),
    ]),
  ]),
  cast: [
    person('friend', [770, 800], 0.95, {
      facing: 'left',
      expression: 'wonder',
      lookAt: 'hero',
      act: { neck: 2 },
      depth: 0.71,
    }),
    person('hero', [640, 880], 0.95, {
      facing: 'left',
      expression: 'wonder',
      lookAt: [420, 640],
      touch: { right: [540, 960] },
    }),
  ],
};
