import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cut, glow, line, snip } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { knot, lanternAt, placed, rope, shell } from '../parts.ts';

export const scene: Picture = {
  set: 'dig',
  plain: '#4a3340',
  shot: 'plan',
  wide: { zoom: 0.92, on: [450, 660], at: [0.5, 0.5] },
  lighting: { from: [450, 640] },
  cuts: kept([
    ...glow(450, 650, 760, ['#6e4a42', '#93643f', '#bd8746', '#e0ad58'], { depth: 0.1, step: 0.0005 }),
    snip('190,560! 716,536! 724,740! 200,768!', '#8a5638', { depth: 0.3, lift: 2, print: 'ledger' }),
    line('200,640 716,616', '#6b4232', 4, { depth: 0.302 }),
    ...rope('170,716 330,700 560,706 750,680', 0.31, 9),
    ...[280, 394, 508, 622].flatMap((x, i) => knot(x, 706 - i * 5, 0.42, 0.314, i * 40)),
    ...[322, 402, 482, 562, 642].flatMap((x, i) =>
      placed(
        [
          cut('-34,20! -38,-14 -20,-30 22,-32 38,-12 34,22! 10,14 -10,24', '#d08a3e', {
            what: 'biscuit',
            lift: 1.2,
          }),
          line('-8,-10 -4,-8', '#fbe6b8', 5),
          line('10,-14 14,-10', '#fbe6b8', 5),
        ],
        [x, 630 - i * 5],
        1,
        0.32,
        { turn: i * 17 - 30 },
      ),
    ),
    ...[0, 1, 2].flatMap((i) => shell([80 + i * 96, 1236 - i * 6], 0.6, 0.74, -6)),
  ]),
  props: [lanternAt(450, 540, 0.62, 0.5)],
  cast: [
    { who: 'goat', at: [800, 1230], scale: 0.36, facing: 'left', depth: 0.5 },
    who('oona', 'stand', [450, 250], 1.5, {
      turn: 180,
      facing: 'front',
      expression: 'delight',
      wears: { outfit: 'pirate', cloth: 'brick', extras: [], why: 'the hat off at table' },
      lookAt: [450, 620],
      touch: { left: [440, 500] },
      depth: 0.72,
    }),
    who('friend', 'sit', [404, 930], 1.15, { facing: 'back', touch: { left: [340, 780] }, depth: 0.731 }),
    who('cook', 'sit', [800, 530], 1.05, {
      turn: -78,
      facing: 'front',
      expression: 'joy',
      lookAt: [600, 640],
      touch: { right: [664, 580] },
      depth: 0.722,
    }),
    hero('sit', [140, 560], 1.45, {
      turn: 66,
      facing: 'front',
      expression: 'joy',
      act: { tilt: -6 },
      lookAt: [330, 640],
      touch: { right: [262, 700] },
      seatOn: 'ground',
      depth: 0.73,
    }),
    { who: 'parrot', at: [690, 1010], scale: 0.9, facing: 'left', depth: 0.725, lookAt: [556, 640] },
    ...[0, 1, 2].map(
      (i): NamedRole => ({
        who: 'crab',
        name: `c${i}`,
        at: [80 + i * 96, 1290 - i * 6],
        scale: 0.45,
        depth: 0.739,
      }),
    ),
  ],
};
