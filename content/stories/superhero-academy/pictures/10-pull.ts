import { box, cut, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt, rowsOfSuperheroes } from '../parts/people.ts';
import { placed } from '../parts/pieces.ts';
import { mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'tower',
  shot: 'two-touching',
  plain: '#f3b678',
  phone: { zoom: 0.98, on: [450, 680], at: [0.5, 0.5] },
  lighting: { from: [640, 300] },
  cuts: kept([
    box(-460, -300, 1360, 1160, '#d98a70', { depth: 0.1, lift: 0.2, print: 'newsprint' }),
    ...rowsOfSuperheroes([-180, 640], [96, 96], [5, 3], 0.95, 0.2, { awed: true, look: [1, 0] }),
    // The elevator, full of light.
    { ...box(400, -60, 960, 1150, '#5a4a70', { depth: 0.3, lift: 2 }), what: 'elevator' },
    box(440, -60, 960, 1140, '#fff6d6', { depth: 0.31, lift: 0 }),
    box(440, -60, 480, 1140, '#e9dcb4', { depth: 0.312, lift: 0.6 }),
    ...mop(880, 1130, 1.1, 0.4, 8),
    box(-460, 1130, 1360, 1700, '#8a4a62', { depth: 0.5, lift: 1.2 }),
    snip('420,1130! 960,1130! 1060,1400! 240,1400!', '#f7dca0', { depth: 0.51, lift: 0 }),
    // PULL, in his other hand; the torn end of a cape.
    ...placed([snip('-70,-44! 70,-44! 70,44! -70,44!', '#2f6f8f', { lift: 1 })], [800, 900], 1, 0.745, {
      turn: 8,
    }),
    word('PULL', 800, 900, 40, '#fdf6e2', { depth: 0.746, turn: 8 }),
    cut(
      '680,960! 560,1010 440,1070 300,1090 150,1060 176,1094 140,1120 200,1136 320,1150 470,1130 640,1060!',
      '#e2a53c',
      { depth: 0.742, lift: 1.4 },
    ),
  ]),
  cast: [
    who('head', 'stand', [600, 400], 2, {
      facing: 'left',
      expression: 'joy',
      act: { spine: 26 },
      lookAt: 'hero',
      touch: { left: [500, 820] },
      depth: 0.744,
    }),
    hero('stand', [372, 720], 1.26, {
      facing: 'right',
      expression: 'embarrassed',
      act: { spine: 12 },
      lookAt: 'head',
      touch: { right: [505, 835] },
      depth: 0.743,
    }),
    friendAt('carry', [180, 730], 1.22, {
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 6 },
      lookAt: [300, 1110],
      holding: 'none',
      touch: { right: [270, 1060], left: [230, 1080] },
      depth: 0.7405,
    }),
  ],
};
