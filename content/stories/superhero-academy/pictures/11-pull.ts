import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt, rowsOfSuperheroes } from '../parts/people.ts';
import { placed } from '../parts/pieces.ts';
import { handle, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'tower',
  shot: 'two-touching',
  plain: '#f3b678',
  wide: { zoom: 0.98, on: [450, 680], at: [0.5, 0.5] },
  lighting: { from: [640, 300] },
  cuts: kept([
    box(-460, -300, 1360, 1160, '#d98a70', { depth: 0.1, lift: 0.2, print: 'newsprint' }),
    ...rowsOfSuperheroes([-180, 640], [96, 96], [5, 3], 0.95, 0.2, { awed: true, look: [1, 0] }),
    // The tall door, open, and behind it the eight switches.
    ...called('door', [
      box(-60, 60, 60, 600, '#7a4a3c', { depth: 0.31, lift: 1.6 }),
      box(-50, 74, 46, 590, '#c9855a', { depth: 0.311, lift: 0.6 }),
    ]),
    ...handle(28, 330, 0.5, 0.32, -20),
    box(70, 80, 372, 470, '#35294a', { depth: 0.305, lift: 0.6 }),
    ...Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [112 + (i % 4) * 72, 170 + Math.floor(i / 4) * 190];
      return called('switch', [
        box(x - 26, y - 62, x + 26, y + 62, '#efe4c4', { depth: 0.306, lift: 0.4 }),
        line(`${x},${y} ${x},${y + 42}`, '#c8503f', 16, { depth: 0.307 }),
        disc(x, y, 12, '#5a4a70', { depth: 0.3075 }),
      ]);
    }).flat(),
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
    hero('stand', [396, 720], 1.26, {
      facing: 'right',
      expression: 'embarrassed',
      act: { spine: 12 },
      lookAt: 'head',
      touch: { right: [505, 835] },
      depth: 0.743,
    }),
    friendAt('carry', [150, 740], 1.22, {
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 6 },
      lookAt: [300, 1110],
      holding: 'none',
      touch: { right: [232, 1040] },
      depth: 0.7405,
    }),
  ],
};
