import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, glow, snip } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { biscuit, knot, milkTooth, rope, shell, snailShell } from '../parts.ts';

const ropeCoil = (x: number, y: number, r: number, depth: number): SceneCut[] =>
  [1, 0.78, 0.56, 0.34].flatMap((k, i): SceneCut[] => [
    {
      rings: [r * k],
      at: [x, y],
      width: r * 0.2,
      flat: 0.62,
      colour: '#8f5f26',
      depth: depth + i * 0.001,
      lit: false,
    },
    {
      rings: [r * k],
      at: [x, y - 4],
      width: r * 0.15,
      flat: 0.62,
      colour: '#eabb6a',
      depth: depth + i * 0.001 + 0.0005,
      lit: false,
    },
  ]);

export const scene: Picture = {
  set: 'dig',
  shot: 'over-the-shoulder',
  plain: '#7d3f3c',
  wide: { zoom: 1, on: [450, 700], at: [0.5, 0.5] },
  lighting: { from: [450, 300] },
  cuts: kept([
    ...glow(450, 700, 800, ['#95503f', '#b86a42', '#d88c4c', '#efb162'], { depth: 0.1, step: 0.0005 }),
    // The chest from above, its lid up.
    {
      ...cut('150,120! 160,40 280,-10 450,-24 620,-10 740,40 750,120! 740,420! 160,420!', '#7a4a34', {
        depth: 0.3,
        lift: 2,
        print: 'ledger',
      }),
      what: 'chest',
    },
    cut('200,150! 216,80 310,40 450,30 590,40 684,80 700,150! 690,410! 210,410!', '#4a2a28', {
      depth: 0.301,
      lift: 0,
    }),
    snip('130,420! 770,420! 800,1010! 100,1010!', '#945c3c', { depth: 0.31, lift: 2.4, print: 'ledger' }),
    snip('180,462! 720,462! 744,960! 156,960!', '#3c2224', { depth: 0.312, lift: 0 }),
    snip('180,462! 720,462! 724,540! 176,540!', '#2c181c', { depth: 0.313, lift: 0 }),
    ...ropeCoil(440, 740, 210, 0.32),
    ...biscuit([440, 750], 0.86, 0.34, -4),
    ...snailShell([236, 560], 1.3, 0.342),
    ...milkTooth([668, 900], 1.2, 0.343),
    ...rope('640,690 700,640 690,560 640,540', 0.35, 26),
    ...knot(630, 640, 1.5, 0.36, 20),

    cut('-460,1030! 60,1000 300,1020 450,1010 640,1016 820,990 1360,1030! 1360,1700! -460,1700!', '#b5713f', {
      depth: 0.77,
      lift: 1.6,
      print: 'map',
    }),
    ...shell([222, 1000], 0.9, 0.776, -20),
  ]),
  cast: [
    { who: 'crab', at: [150, 1130], scale: 0.8, facing: 'right', lookAt: [236, 560], depth: 0.775 },
    who('oona', 'bow', [790, 210], 1.9, {
      facing: 'left',
      expression: 'tender',
      act: { spine: 12 },
      lookAt: [440, 740],
      touch: { right: [640, 560] },
      handsDepth: 0.38,
      depth: 0.37,
    }),
    hero('kneel', [470, 1100], 2, {
      facing: 'back',
      act: { spine: 8, tilt: -8 },
      touch: { left: [340, 1010], right: [610, 1010] },
      depth: 0.774,
    }),
  ],
};
