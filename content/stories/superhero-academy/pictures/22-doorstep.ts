import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { notWidened } from '../parts/pieces.ts';
import { handle } from '../parts/things.ts';

export const scene: Picture = {
  set: 'step',
  light: 'dusk',
  shot: 'two-touching',
  plain: '#4a3a6a',
  wide: { zoom: 0.98, on: [450, 780], at: [0.5, 0.5] },
  lighting: { from: [620, 500] },
  cuts: kept([
    box(-460, -300, 1360, 1700, '#574478', { depth: 0.05, lift: 0.2, print: 'newsprint' }),
    // The great door, and one thin bright line.
    { ...box(140, -100, 760, 1120, '#3a2c58', { depth: 0.1, lift: 2.4, print: 'comic' }), what: 'door' },
    box(180, -60, 700, 1110, '#4f3c70', { depth: 0.11, lift: 1 }),
    box(220, 40, 430, 480, '#433262', { depth: 0.12, lift: 0.8 }),
    box(470, 40, 664, 480, '#433262', { depth: 0.12, lift: 0.8 }),
    ...glow(716, 640, 330, ['#6a5284', '#a07a88'], { depth: 0.09, step: 0.0005 }),
    snip('700,-60! 728,-60! 734,1112! 700,1112!', '#fff3b4', { depth: 0.13, lift: 0 }),
    snip('728,1112! 700,1112! 760,1330! 900,1330!', '#e8c98a', { depth: 0.42, lift: 0, opacity: 0.8 }),
    line('722,560 736,600 724,640', '#fdfaf0', 13, { depth: 0.132 }),
    ...handle(612, 850, 0.7, 0.14, -8),
    // Cracks of other doors, each with an eye.
    ...(
      [
        [-30, 300],
        [40, 620],
        [-60, 900],
        [830, 260],
        [870, 560],
        [820, 860],
        [-260, 420],
        [-320, 760],
        [1040, 400],
        [1100, 720],
      ] as const
    ).flatMap(([x, y]): SceneCut[] => [
      notWidened(box(x - 12, y - 70, x + 12, y + 70, '#f2c98a', { depth: 0.06, lift: 0 })),
      disc(x, y - 10, 10, '#fffaf0', { depth: 0.061 }),
      disc(x + (x < 450 ? 4 : -4), y - 10, 5, '#2b2230', { depth: 0.062 }),
      notWidened(
        line(`${x - 8},${y + 12} ${x},${y + 18} ${x + 8},${y + 12}`, '#8a3f4a', 4, { depth: 0.062 }),
      ),
    ]),
    box(-460, 1112, 1360, 1700, '#3f3060', { depth: 0.4, lift: 1.6, print: 'newsprint' }),
    snip('80,1112! 830,1112! 900,1200! 20,1200!', '#7a688f', { depth: 0.41, lift: 1 }),
    // The tin that did it.
    ...called('tin', [
      oval(610, 1196, 62, 22, '#8f979c', { depth: 0.742, lift: 1 }),
      oval(610, 1188, 52, 16, '#d98a6a', { depth: 0.743, lift: 0 }),
      cut('548,1180! 540,1140 570,1120 600,1136 590,1172!', '#c9d0d4', { depth: 0.741, lift: 0.8 }),
    ]),
    cut('-460,1290 60,1260 450,1280 860,1256 1360,1290! 1360,1700! -460,1700!', '#2f2450', {
      depth: 0.77,
      lift: 1.6,
    }),
  ]),
  cast: [
    hero('sit', [490, 740], 1.5, {
      facing: 'right',
      expression: 'joy',
      strength: 'slight',
      act: { spine: 6 },
      lookAt: [690, 800],
      hold: { right: [684, 806] },
      seatOn: 'ground',
      depth: 0.735,
    }),
    friendAt('sit', [280, 740], 1.5, {
      facing: 'right',
      expression: 'calm',
      act: { spine: 12, tilt: 8 },
      lookAt: 'hero',
      seatOn: 'ground',
      depth: 0.733,
    }),
    { who: 'cat', on: 'hero.lap', dx: -96, dy: 30, scale: 1.05, pose: 'sleep', facing: 'left', depth: 0.745 },
  ],
};
