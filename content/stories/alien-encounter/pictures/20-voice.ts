import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, line, snip, wall } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lampGlow, lay, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'station',
  shot: 'two-touching',
  cuts: [
    ...lay(
      0.59,
      wall('#5a2f3c', { print: 'newsprint' }),
      lampGlow(470, 480, [760, 540, 340], ['#774038', '#a35f3e', '#d58f4a']).map((p) => ({
        ...p,
        depth: 0.5901,
      })),
      ...[150, 290].flatMap((y, r): SceneCut[] => [
        snip(`-460,${y}! 1360,${y}! 1360,${y + 18}! -460,${y + 18}!`, '#3d1f2a', { lift: 0.8 }),
        ...Array.from({ length: 15 }, (_, i) =>
          put(-330 + i * 108 + r * 30, y, 0.62, 0, [
            line('26,-50 50,-48 48,-20 24,-18', ['#e0b765', '#8fb5a8', '#d98a86'][i % 3]!, 9),
            cut('-32,-74! 32,-74! 26,-16 14,0! -14,0! -26,-16', ['#e0b765', '#8fb5a8', '#d98a86'][i % 3]!, {
              lift: 0.5,
            }),
          ]),
        ).flat(),
      ]),
      snip('-460,900! 1360,880! 1360,1640! -460,1640!', '#7a3834', { lift: 1, print: 'gingham' }),
      // Her chair, with three cushions.
      snip('640,560! 870,540! 890,1000! 660,1000!', '#3d2a3a', { lift: 1.4 }),
      line('770,1000 770,1230', '#2a1c28', 22),
      line('650,1240 890,1240', '#2a1c28', 22),
    ),
    ...lay(
      0.715,
      cut('620,900 640,880 880,880 900,900 880,924 640,924', '#e0b765', { lift: 1 }),
      cut('616,944 640,924 884,924 904,944 884,968 640,968', '#8fb5a8', { lift: 1 }),
      cut('612,990 640,968 888,968 908,990 888,1014 640,1014', '#d98a86', { lift: 1 }),
    ),
    // It bows on its knees.
    ...lay(
      0.7498,
      cut('150,1262 150,1228 190,1222 220,1262', '#f3cbc6', { lift: 0.3 }),
      cut('196,1258! 190,1130 240,1040 330,1020 420,1070 470,1150 440,1258!', '#7b5a99', {
        lift: 0.8,
      }),
      line('250,1060 330,1040 420,1100', '#5b4078', 5),
    ),
    ...visitor(330, 1060, 1.25, 0.75, {
      bathing: true,
      turn: 124,
      ears: [-34, -18, -4],
      shut: true,
      mouth: 'smile',
      hands: [
        [-20, -60],
        [110, -92],
      ],
      mittens: false,
    }),
    ...lay(
      0.77,
      put(816, 1180, 1, 0, [
        line('-60,0 60,0', '#2a1c28', 20),
        line('0,0 0,-180', '#2a1c28', 14),
        cut('-40,-180 -44,-250 0,-286 44,-250 40,-180 0,-166', '#c9d0d4', { lift: 1.4, what: 'microphone' }),
        line('-38,-230 38,-230', '#8b959c', 6),
        line('-40,-204 40,-204', '#8b959c', 6),
      ]).map((p) => ({ ...p, depth: 0.7 })),
    ),
  ],
  props: [{ id: 'cup', heldBy: 'amparo.left', scale: 1, colour: '#e0b765' }],
  cast: [
    {
      who: 'hero',
      pose: 'carry',
      holding: 'none',
      at: [236, 640],
      by: 'head',
      scale: 1.45,
      facing: 'right',
      expression: 'delight',
      act: { spine: 13 },
      touch: { right: [350, 1020] },
      lookAt: 'amparo.eyes',
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.74,
    },
    {
      who: 'amparo',
      pose: 'sit',
      at: [700, 600],
      by: 'head',
      scale: 1.35,
      facing: 'left',
      expression: 'tender',
      act: { spine: 20 },
      hands: { left: 'heart' },
      lookAt: [500, 1100],
      seatOn: 'bed',
      shadow: false,
      depth: 0.745,
    },
  ],
};
