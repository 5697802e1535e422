import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { nightcaps } from '../parts.ts';

export const scene: Picture = {
  set: 'inside',
  plain: '#101536',
  shot: 'cut-away',
  seed: 11,
  wears: { outfit: 'pyjamas', cloth: 'butter', extras: [], why: 'the night shift has its own' },
  cuts: kept([
    cut(
      '250,-60! 110,100 60,260 80,360! 10,520 -30,600 50,640! 60,700 30,740 70,780 60,850 140,920 260,940! 300,1100 280,1400! 1000,1400! 1000,-60!',
      '#24387a',
      { depth: 0.1, lift: 2.4, print: 'graph-paper' },
    ),
    line('130,420 170,450 230,440', '#101536', 10, { depth: 0.11 }),
    ...[
      [300, 60, 860, 300],
      [240, 350, 860, 600],
      [280, 650, 860, 900],
      [370, 950, 860, 1240],
    ].flatMap(([a, y, b, z]): SceneCut[] => [
      box(a!, y!, b!, z!, '#d9924a', { depth: 0.2, lift: 0 }),
      box(a! + 18, y! + 14, b! - 18, z! - 20, '#f3bf62', { depth: 0.201, lift: 0 }),
      box(a! - 10, z! - 14, b! + 10, z! + 12, '#5a3a44', { depth: 0.3, lift: 1.2 }),
    ]),
    // A hundred lamps no bigger than a pea: five strings of twenty.
    ...[
      [300, 860, 66, 24],
      [240, 860, 356, 24],
      [280, 860, 656, 24],
      [370, 860, 956, 24],
      [300, 880, 1276, 30],
    ].flatMap(([a, b, y, sag]): SceneCut[] =>
      called('string of lamps', [
        line(
          [0, 0.25, 0.5, 0.75, 1]
            .map((k) => `${a! + (b! - a!) * k},${(y! + sag! * 4 * k * (1 - k)).toFixed(0)}`)
            .join(' '),
          '#5a3a44',
          3,
          { depth: 0.209 },
        ),
        ...Array.from({ length: 20 }, (_, i) => {
          const k = (i + 0.5) / 20;
          return disc(a! + (b! - a!) * k, y! + sag! * 4 * k * (1 - k) + 8, 8, '#fff8d8', { depth: 0.21 });
        }),
      ]),
    ),
    box(380, 210, 800, 250, '#fff3d8', { depth: 0.25, lift: 0.6, print: 'newsprint' }),
    ...[400, 480, 560, 640, 720].map((x) => box(x, 216, x + 60, 244, '#7a8ab8', { depth: 0.251, lift: 0 })),
    ...[
      [430, 570],
      [480, 572],
      [456, 530],
    ].map(([x, y]) => disc(x!, y!, 26, '#fff6e0', { depth: 0.4 })),
    { letters: 'NO', at: [690, 470], size: 56, colour: '#b5402f', depth: 0.4, turn: -10 },
    // The lamp, just switched on by its string.
    disc(592, 786, 92, '#ffe9a6', { depth: 0.4 }),
    line('592,880 592,800', '#5a3a44', 10, { depth: 0.41 }),
    oval(592, 880, 40, 10, '#5a3a44', { depth: 0.411 }),
    snip('562,722! 622,722! 656,806! 528,806!', '#fff8d8', { what: 'lamp', depth: 0.42, lift: 1 }),
    line('624,806 628,846', '#5a3a44', 5, { depth: 0.43 }),
    disc(628, 850, 9, '#b5402f', { depth: 0.431 }),
    line('470,620 470,950', '#5a3a44', 8, { depth: 0.28 }),
    line('510,620 510,950', '#5a3a44', 8, { depth: 0.28 }),
    ...[700, 750, 800, 850].map((y) => line(`470,${y} 510,${y}`, '#5a3a44', 6, { depth: 0.28 })),
    line('400,1010 840,990', '#5a3a44', 4, { depth: 0.3 }),
    ...nightcaps(
      ['one', 'two', 'three', 'four', 'five', 'hero', 'seven', 'nine', 'ten', 'eleven'],
      0.62,
      0.76,
    ),
  ]),
  cast: [
    person('hero', [450, 160], 0.62, {
      name: 'one',
      pose: 'push',
      facing: 'right',
      expression: 'brave',
      act: { spine: 12 },
    }),
    person('hero', [760, 160], 0.62, {
      name: 'two',
      pose: 'pull',
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 12 },
    }),
    person('hero', [370, 470], 0.6, { name: 'three', pose: 'sit', facing: 'right', expression: 'asleep' }),
    person('hero', [620, 460], 0.6, { name: 'four', pose: 'point', facing: 'right', expression: 'angry' }),
    person('hero', [800, 460], 0.6, {
      name: 'five',
      pose: 'shrug',
      facing: 'left',
      expression: 'thinking',
    }),
    person('hero', [704, 892], 0.7, {
      by: 'feet',
      facing: 'left',
      expression: 'delight',
      act: { spine: 8 },
      touch: { right: [628, 834] },
      hands: { right: 'pinch' },
      lookAt: [592, 780],
      depth: 0.75,
    }),
    person('hero', [376, 890], 0.6, {
      name: 'seven',
      by: 'feet',
      pose: 'carry',
      facing: 'right',
      expression: 'joy',
    }),
    person('hero', [516, 1100], 0.62, {
      name: 'nine',
      pose: 'throw',
      facing: 'right',
      expression: 'brave',
    }),
    person('hero', [660, 1230], 0.62, {
      name: 'ten',
      by: 'feet',
      pose: 'catch',
      facing: 'left',
      expression: 'joy',
    }),
    person('hero', [800, 1110], 0.6, { name: 'eleven', pose: 'yawn', facing: 'left' }),
  ],
  props: [{ id: 'ball', at: [590, 1080], scale: 0.3, depth: 0.5 }],
};
