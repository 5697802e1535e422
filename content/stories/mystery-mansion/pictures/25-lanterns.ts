import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'outside',
  shot: 'small-before-big',
  lighting: { lamps: [{ on: [560, 330], reach: 260 }] },
  cuts: [
    wall('#1b1c4c'),
    snip('240,-100! 900,-100! 900,420! 240,420!', '#2b2256', { depth: 0.59, lift: 1.6, print: 'letters' }),
    cut('440,420! 440,180 480,100 570,80 660,100 700,180 700,420!', '#171036', { depth: 0.6, lift: 1 }),
    cut('470,420! 470,190 500,130 570,112 640,130 670,190 670,420!', '#4a3540', {
      depth: 0.602,
      lift: 0.8,
      print: 'ledger',
    }),
    snip('470,420! 486,420! 486,160! 470,190!', '#ffe08a', { depth: 0.603, lift: 0 }),
    snip('478,420! 490,420! 420,640! 360,640!', '#ffd98a', { depth: 0.64, lift: 0, opacity: 0.45 }),
    box(560, 280, 630, 300, '#171036', { depth: 0.604, lift: 0 }),
    disc(580, 290, 6, '#ffe08a', { depth: 0.605 }),
    disc(606, 290, 6, '#ffe08a', { depth: 0.605 }),
    cut('-460,520 200,470 440,420 700,420 1360,500 1360,1420! -460,1420!', '#26275e', {
      depth: 0.61,
      lift: 1.4,
    }),
    cut(
      '440,424 680,424 720,520 600,600 260,660 160,740 300,820 660,880 800,980 640,1100 300,1180 100,1300 60,1420! 520,1420! 560,1300 800,1180 1360,1040 900,860 620,780 420,740 460,690 760,600 800,500',
      '#4a4380',
      { depth: 0.615, lift: 0.6 },
    ),
    ...(
      [
        [520, 640],
        [430, 662],
        [340, 690],
        [268, 730],
        [250, 780],
        [330, 816],
        [430, 836],
        [530, 856],
        [630, 884],
        [720, 920],
        [780, 980],
        [740, 1050],
        [650, 1100],
        [540, 1136],
        [430, 1170],
        [330, 1210],
      ] as const
    ).flatMap(([x, y], i): SceneCut[] => {
      const s = 0.34 + i * 0.034;
      return [
        ...smallPerson(
          x,
          y - 40 * s,
          s,
          ['#191440', '#221a4c', '#120e33'][i % 3]!,
          0.63 + i * 0.002,
          i % 2 ? '#0f0b2a' : undefined,
        ),
        disc(x + 60 * s, y + 40 * s, 46 * s, '#ffcf6f', { opacity: 0.35, depth: 0.6305 + i * 0.002 }),
        disc(x + 60 * s, y + 40 * s, 18 * s, '#ffe6a0', { depth: 0.631 + i * 0.002 }),
      ];
    }),
    ...(
      [
        [150, 1250, 1.5],
        [330, 1290, 1.7],
        [560, 1270, 1.6],
        [760, 1290, 1.8],
      ] as const
    ).flatMap(([x, y, s], i): SceneCut[] => [
      ...smallPerson(
        x,
        y - 60,
        s,
        ['#120e33', '#191440'][i % 2]!,
        0.7 + i * 0.002,
        i % 2 ? '#0b0824' : undefined,
      ),
      disc(x + 86, y - 20, 92, '#ffcf6f', { opacity: 0.3, depth: 0.701 + i * 0.002 }),
      disc(x + 86, y - 20, 30, '#ffe6a0', { depth: 0.7015 + i * 0.002 }),
    ]),
    cut('690,1250! 700,1210 740,1190 790,1200 820,1250!', '#5a3f34', { depth: 0.72, lift: 0.6 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'push',
      facing: 'backRight',
      at: [462, 560],
      scale: 0.52,
      act: { spine: 8 },
      touch: { right: [496, 450] },
      depth: 0.66,
    },
  ],
};
