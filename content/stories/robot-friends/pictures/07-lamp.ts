import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, floor, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'market',
  shot: 'two-touching',
  cuts: [
    wall('#f4c87c'),
    snip('-460,-150! 1360,-150! 1360,260! -460,420!', '#8ec7d6', { depth: 0.585, lift: 0 }),
    ...[0, 1, 2].map((i) =>
      cut(
        `${-20 + i * 340},1120! ${-20 + i * 340},560 ${20 + i * 340},430 ${130 + i * 340},380 ${240 + i * 340},430 ${280 + i * 340},560 ${280 + i * 340},1120!`,
        '#b5784a',
        { depth: 0.59, lift: 0.4 },
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      box(-70 + i * 340, 360, -70 + i * 340 + 60, 1160, '#e0a866', {
        depth: 0.592,
        lift: 1,
        print: 'newsprint',
      }),
    ),
    floor(1150, '#d9b98c', 0.6, 'tiles'),
    snip('-460,1150! 320,1150! 120,1500! -460,1500!', '#8a7a9a', { depth: 0.601, lift: 0, opacity: 0.4 }),
    // The trees, where anybody would look.
    box(40, 560, 84, 1160, '#7a4c30', { depth: 0.702, lift: 1 }),
    cut('-160,420 -120,220 20,120 170,150 250,270 230,420 120,520 -20,540', '#5f9a55', {
      depth: 0.703,
      lift: 1.6,
      print: 'newsprint',
    }),
    cut('-40,330 20,260 110,270 130,350 60,400', '#7fb568', { depth: 0.704, lift: 0 }),
    ...called('lamp', [
      snip('430,310! 600,310! 650,400! 380,400!', '#3a4a4c', { depth: 0.712, lift: 1.2 }),
      disc(515, 296, 20, '#3a4a4c', { depth: 0.712 }),
    ]),
    // The whole of it is going in.
    ...called('bun', [
      cut(round(640, 850, 44, 32), '#c98a45', { depth: 0.77, lift: 0.8 }),
      cut(round(632, 840, 20, 8), '#e3b273', { depth: 0.771, lift: 0 }),
    ]),
    ...[
      [330, 740],
      [700, 740],
    ].flatMap(([x, y]): SceneCut[] => [
      cut(`${x! - 60},${y}! ${x! + 60},${y}! ${x! + 40},${y! + 66} ${x! - 40},${y! + 66}`, '#8a5a34', {
        depth: 0.713,
        lift: 1,
      }),
      ...[-40, -14, 14, 40].map((d, i) =>
        cut(
          round(x! + d, y! - 14 - (i % 2) * 14, 24, 22, 8),
          ['#d8344a', '#f0c04f', '#9a5ab0', '#e88fa0'][i]!,
          { depth: 0.714, lift: 0.6 },
        ),
      ),
    ]),
    box(60, 1080, 840, 1130, '#9a6440', { depth: 0.716, lift: 1.6 }),
    box(110, 1130, 160, 1280, '#7a4c30', { depth: 0.715, lift: 0.8 }),
    box(740, 1130, 790, 1280, '#7a4c30', { depth: 0.715, lift: 0.8 }),
    cut('420,1010! 410,930 450,900 500,930 500,1010!', '#e9d3a8', { depth: 0.76, lift: 1 }),
    cut(round(450, 930, 26, 20), '#c98a45', { depth: 0.759, lift: 0.6 }),
  ],
  cast: [
    bolt(515, 1120, 1.55, { depth: 0.7 }),
    pigeon(515, 296, 0.9, { depth: 0.715 }),
    {
      who: 'hero',
      pose: 'sit',
      facing: 'left',
      at: [246, 780],
      by: 'head',
      scale: 1.75,
      expression: 'curious',
      act: { spine: 24, neck: 8 },
      lookAt: [60, 260],
      touch: { right: [130, 680] },
      hands: { right: 'point' },
      seatOn: 'chair',
      shadow: false,
      depth: 0.73,
    },
    nell({
      pose: 'sit',
      facing: 'left',
      at: [666, 800],
      by: 'head',
      scale: 1.65,
      expression: 'holdingBreath',
      act: { spine: -22, tilt: 12 },
      lookAt: 'bolt.eye',
      touch: { right: [616, 870], left: [666, 876] },
      shadow: false,
      depth: 0.735,
    }),
    { who: 'dog', at: [850, 1290], scale: 0.75, facing: 'left', depth: 0.75, lookAt: 'bolt' },
  ],
};
