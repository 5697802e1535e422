import { cut, pool, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { candle, flame, lay, pageBelow } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'small-before-big',
  plain: '#2a1418',
  lighting: { dark: 0.2, lamps: [{ on: [470, 520], reach: 560 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#2b151a'),
      pool(470, 520, [720, 520, 340, 190], ['#6a3226', '#93492c', '#c67836', '#f3b850'], 0.581),
    ),
    snip(pageBelow(740), '#54261f', { depth: 0.6, lift: 0.6 }),
    ...lay(0.752, put(470, 640, 0.9, 0, candle(80, 16)), flame(470, 552, 1.15)),
    ...lay(
      0.753,
      cut('560,700 600,600 690,570 780,640 800,800 700,900 590,840', '#7a4a34', {
        lift: 1.2,
        print: 'gingham',
        depth: 0.735,
      }),
    ),
    ...lay(
      0.75,
      cut('560,740 620,720 680,760 780,690 810,800 700,920 590,860', '#8a5a3c', {
        lift: 1,
        print: 'gingham',
      }),
    ),
    ...lay(
      0.78,
      ...(
        [
          [-120, 1010, 2.1, ''],
          [90, 960, 2, '#160a10'],
          [300, 1060, 2.1, ''],
          [760, 1040, 2.2, '#160a10'],
          [930, 950, 2, ''],
          [1100, 1040, 2.2, ''],
          [520, 1150, 2.3, ''],
        ] as const
      ).flatMap(([x, y, s, hat], i) => smallPerson(x, y, s, '#160a10', 0.78 + i * 0.001, hat || undefined)),
      cut('222,1080 240,1000 300,970 360,1000 384,1090 400,1200 200,1200', '#160a10', {
        depth: 0.783,
        lift: 1,
      }),
      cut('856,960 880,880 930,860 984,890 1004,970 1030,1080 830,1080', '#160a10', {
        depth: 0.785,
        lift: 1,
      }),
      snip(pageBelow(1250), '#160a10', { depth: 0.8, lift: 0 }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [290, 470],
      by: 'head',
      scale: 1.25,
      facing: 'right',
      expression: 'joy',
      act: { spine: 14 },
      touch: { right: [468, 620] },
      lookAt: [640, 600],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'grandmother',
      pose: 'embrace',
      holding: 'none',
      at: [740, 380],
      by: 'head',
      scale: 1.35,
      facing: 'left',
      expression: 'joy',
      act: { spine: 14 },
      lookAt: [640, 620],
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'baby',
      pose: 'stand',
      at: [640, 640],
      by: 'head',
      scale: 1.1,
      turn: -10,
      facing: 'left',
      expression: 'yawning',
      shadow: false,
      depth: 0.745,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [600, 1080],
      by: 'head',
      scale: 2,
      facing: 'back',
      shadow: false,
      depth: 0.79,
    },
  ],
};
