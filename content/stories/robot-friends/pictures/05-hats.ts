import { cut, disc, pool, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { bandedHat, bolt, floor, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'market',
  shot: 'low-angle',
  lighting: { lamps: [{ on: [450, 200], reach: 1200 }] },
  cuts: [
    wall('#c9803f', { print: 'newsprint' }),
    ...pool(450, 300, [620, 440, 270], ['#dd9a4c', '#f0b860', '#fbd68c'], 0.585),
    floor(1190, '#8a4f33', 0.6, 'gingham'),
    ...Array.from({ length: 9 }, (_, i) =>
      bandedHat(
        110 + (i % 2) * 26,
        1230 - i * 132,
        1.5 - i * 0.05,
        ['#5f5a8a', '#3f6b6a', '#b0563f', '#e2a94b', '#8e4358', '#44597a', '#6c7b55', '#d9857a', '#7a4a35'][
          i
        ]!,
        0.62 + i * 0.002,
        (i % 3) * 6 - 6,
      ),
    ).flat(),
    ...Array.from({ length: 9 }, (_, i) =>
      bandedHat(
        800 - (i % 2) * 24,
        1230 - i * 132,
        1.5 - i * 0.05,
        ['#d9857a', '#7a4a35', '#e2a94b', '#44597a', '#b0563f', '#6c7b55', '#5f5a8a', '#3f6b6a', '#8e4358'][
          i
        ]!,
        0.62 + i * 0.002,
        (i % 3) * -6 + 6,
      ),
    ).flat(),
    cut('380,392 450,360 580,350 700,372 640,410 470,420', '#3a2a4a', {
      at: [0, 88],
      depth: 0.71,
      lift: 1,
    }),
    cut('450,384! 460,310 520,290 580,292 620,372!', '#3a2a4a', { at: [0, 88], depth: 0.711, lift: 0.8 }),
    ...[
      [610, 340],
      [640, 356],
      [650, 326],
    ].map(([x, y]) => disc(x!, y! + 88, 17, '#d0303f', { depth: 0.712 })),
  ],
  cast: [
    bolt(540, 1180, 1.5, { depth: 0.7, turn: 6 }),
    pigeon(120, 168, 0.8, { depth: 0.66 }),
    {
      who: 'hero',
      pose: 'tiptoe',
      facing: 'left',
      at: [380, 760],
      by: 'head',
      scale: 1.6,
      expression: 'doubtful',
      act: {
        spine: 18,
        tilt: 10,
        arms: [
          [-75, -110],
          [40, 60],
        ],
      },
      lookAt: [40, 600],
      depth: 0.73,
    },
    {
      who: 'hatter',
      pose: 'sit',
      facing: 'left',
      at: [806, 1080],
      by: 'seat',
      scale: 1.25,
      expression: 'sly',
      lookAt: 'bolt',
      depth: 0.735,
    },
    {
      who: 'ottie',
      pose: 'crouch',
      facing: 'right',
      at: [176, 1020],
      by: 'head',
      scale: 1.2,
      expression: 'holdingLaugh',
      lookAt: 'bolt',
      depth: 0.738,
    },
    nell({
      pose: 'bow',
      facing: 'right',
      at: [596, 1010],
      by: 'head',
      scale: 1.2,
      expression: 'holdingLaugh',
      act: { spine: 20 },
      touch: { right: 'friend.mouth', left: 'friend.mouth' },
      depth: 0.74,
    }),
  ],
};
