import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, fireEngine, limpet, sea, snip, TURQUOISE, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'pier',
  shot: 'diagonal-run',
  camera: cam(),
  cuts: [
    ...limpet([330, 1250], 1.1, 0.79, TURQUOISE),
    wall('#e6f3ee'),
    cut('-420,150 -100,120 200,170 420,130 700,176 1340,120! 1340,-300! -420,-300!', '#f6faf2', {
      depth: 0.582,
      lit: false,
    }),
    ...(
      [
        [-250, 360, 150, '#7fb8b0'],
        [-100, 300, 130, '#f2c75a'],
        [30, 340, 140, '#e88a70'],
        [170, 290, 120, '#f6e3c2'],
        [290, 352, 130, '#7fb8b0'],
        [420, 320, 110, '#e9a3a8'],
      ] as const
    ).flatMap(([x, y, w, c], i): SceneCut[] => [
      snip(`${x},640! ${x},${y}! ${x + w / 2},${y - 60}! ${x + w},${y}! ${x + w},640!`, c, {
        depth: 0.59 + (i % 2) * 0.002,
      }),
      ...[0.28, 0.62].flatMap((t): SceneCut[] =>
        [20, 110].map((dy) =>
          box(x + w * t - 12, y + dy, x + w * t + 14, y + dy + 44, '#4f6470', {
            depth: 0.593,
            lift: 0,
            opacity: 0.6,
          }),
        ),
      ),
    ]),
    sea(610, '#2f8fa8', 0.6),
    sea(860, '#237a98', 0.605),
    sea(1120, '#1a5f80', 0.607),
    snip('-420,600! 400,560! 560,760! 430,1700! -420,1700!', '#c9b59a', {
      what: 'pier',
      depth: 0.62,
      lift: 2,
      print: 'letters',
    }),
    snip('400,560! 560,760! 430,1700! 380,1700! 486,800! 360,640!', '#8f7a62', { depth: 0.625, lift: 0.6 }),
    ...[680, 830, 1010, 1210].map((y, i) =>
      thread(`-420,${y + 60 + i * 16} ${500 - i * 20},${y}`, 5, '#a58f72', 0.6215, { lit: false }),
    ),
    ...limpet([520, 930], 1.1, 0.7),
  ],
  props: [fireEngine([726, 690], 1.05, { turn: 26, depth: 0.76 })],
  cast: [
    {
      who: 'friend',
      pose: 'pull',
      at: [214, 1260],
      scale: 1.2,
      facing: 'right',
      expression: 'worried',
      act: { spine: -10 },
      lookAt: 'hero.head',
      touch: { right: 'hero.back' },
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'run',
      at: [410, 1150],
      scale: 1.35,
      facing: 'right',
      expression: 'scared',
      act: { spine: 22, arms: [[-76, -90], null] },
      lookAt: [720, 640],
      touch: { right: [590, 790] },
      hands: { right: 'open' },
      depth: 0.73,
    },
  ],
};
