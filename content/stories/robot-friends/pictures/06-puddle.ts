import { called } from '../../../cuts/called.ts';
import { cut, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  light: 'noon',
  shot: 'plan',
  why: { offPage: 'the children are seen in the water alone' },
  cuts: [
    wall('#b39a84', { print: 'tiles' }),
    ...Array.from({ length: 30 }, (_, i) =>
      cut(round(0, 0, 62, 40, 9), ['#a58a74', '#bda58c', '#9a806c'][i % 3]!, {
        at: [(i % 6) * 170 + (Math.floor(i / 6) % 2) * 80 - 20, Math.floor(i / 6) * 300 + 40],
        depth: 0.585,
        lift: 0.3,
      }),
    ),
    cut(
      '40,250 200,190 480,210 760,190 880,300 860,600 880,900 800,1200 520,1290 240,1260 60,1080 20,760 60,480',
      '#a9d8ea',
      { depth: 0.6, lift: 0.3 },
    ),
    cut('120,300 480,260 800,300 800,700 780,1000 500,1200 240,1140 100,900 100,600', '#c6e8f2', {
      depth: 0.601,
      lift: 0,
    }),
    cut(
      '40,250 200,190 480,210 760,190 880,300 860,600 880,900 800,1200 520,1290 240,1260 60,1080 20,760 60,480',
      '#5f9ac0',
      { depth: 0.76, lift: 0, opacity: 0.2 },
    ),
    ...[
      [240, 420, 120],
      [620, 560, 170],
      [380, 1060, 150],
    ].map(([x, y, w]) =>
      line(`${x! - w!},${y} ${x},${y! - 10} ${x! + w!},${y}`, '#f2fafc', 6, {
        depth: 0.765,
        opacity: 0.75,
      }),
    ),
    // The washing of the lane, upside down too; one shirt is missing.
    ...called('washing', [
      line('60,1160 300,1130 600,1130 860,1150', '#7a6a5a', 6, { depth: 0.7 }),
      snip('430,1134! 440,1000! 500,990! 500,1134!', '#c8503f', {
        depth: 0.702,
        lift: 0.4,
        print: 'gingham',
      }),
      snip('500,1134! 500,990! 560,1000! 570,1134!', '#c8503f', {
        depth: 0.7021,
        lift: 0.4,
        print: 'gingham',
      }),
      cut('280,1136! 276,1030 300,1010 330,1030 332,1134!', '#e2a94b', { depth: 0.7022, lift: 0.4 }),
      cut('700,1140! 690,1080 650,1066 660,1030 730,1020 800,1030 810,1066 770,1080 764,1142!', '#3f6b6a', {
        depth: 0.7023,
        lift: 0.4,
      }),
    ]),
    cut('560,590! 500,640 460,780 520,800 560,730 720,730 760,800 820,780 780,640 720,590!', '#f6e9d0', {
      depth: 0.73,
      lift: 0.6,
      print: 'gingham',
    }),
  ],
  cast: [
    {
      who: 'hero',
      name: 'real',
      pose: 'walk',
      facing: 'left',
      at: [300, 210],
      scale: 1.7,
      shadow: false,
      depth: 0.75,
    },
    bolt(640, 210, 1.4, { name: 'realBolt', depth: 0.745 }),
    {
      who: 'hero',
      pose: 'walk',
      facing: 'right',
      at: [300, 330],
      scale: 1.7,
      turn: 180,
      hangs: false,
      expression: 'curious',
      act: { spine: 14 },
      shadow: false,
      depth: 0.74,
    },
    bolt(640, 330, 1.4, { turn: 180, depth: 0.72 }),
    pigeon(820, 1040, 0.8, { turn: 180, pose: 'joy', depth: 0.74 }),
    nell({
      pose: 'point',
      facing: 'left',
      at: [130, 1010],
      scale: 0.95,
      turn: 168,
      hangs: false,
      expression: 'holdingBreath',
      shadow: false,
      depth: 0.735,
    }),
  ],
};
