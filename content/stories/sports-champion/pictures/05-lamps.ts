import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { kettle, windowPane } from '../parts.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#7a5490',
  shot: 'small-before-big',
  seed: 7,
  cuts: kept([
    snip('140,-60! 1000,-60! 1000,960! 140,960!', '#3f3870', { depth: 0.2, lift: 2, print: 'newsprint' }),
    box(-100, 500, 160, 960, '#54467e', { depth: 0.15, lift: 1 }),
    ...windowPane(570, 420, 300, 400, '#f7cf6f', '#4a4f86', 0.22),
    { ...box(420, 220, 720, 630, '#f7cf6f', { depth: 0.222, lift: 0 }), name: 'pane' },
    cut('430,220! 560,220! 520,400 530,620! 430,620!', '#c8604a', {
      depth: 0.24,
      lift: 1.2,
      print: 'gingham',
    }),
    cut('690,220! 720,220! 720,620! 700,620! 684,420', '#c8604a', {
      depth: 0.24,
      lift: 1.2,
      print: 'gingham',
    }),
    box(390, 630, 750, 662, '#4a4f86', { depth: 0.27, lift: 1 }),
    ...kettle(650, 632, 0.36, 0.28),
    cut('-100,940! 300,920 620,940 1000,920! 1000,1500! -100,1500!', '#3a3a6a', { depth: 0.3, lift: 1.4 }),
    ...[
      [80, 880],
      [300, 860],
      [560, 870],
      [820, 850],
    ].flatMap(([x, y]): SceneCut[] =>
      called('lamp', [
        ...glow(x!, y!, 80, ['#4f4a78', '#8a6a70', '#f3c76a'], { depth: 0.31 }),
        line(`${x},${y! + 12} ${x},${y! + 120}`, '#14183a', 8, { depth: 0.32 }),
      ]),
    ),
    oval(400, 960, 30, 18, '#d9a45c', { depth: 0.7, lift: 0.6 }, 20),
    // The shoes of the third and the fourth.
    ...called('shoes', [
      cut('-60,24! -62,-2 -40,-16 -8,-20 0,-46 44,-46 56,24!', '#d9603f', {
        at: [210, 760],
        turn: -30,
        depth: 0.7,
        lift: 0.8,
      }),
      box(-62, 16, 58, 30, '#fff3d8', { at: [210, 760], turn: -30, depth: 0.701, lift: 0.4 }),
    ]),
    ...called('shoes', [
      cut('-60,24! -62,-2 -40,-16 -8,-20 0,-46 44,-46 56,24!', '#d9603f', {
        at: [780, 760],
        turn: 24,
        depth: 0.7,
        lift: 0.8,
      }),
      box(-62, 16, 58, 30, '#fff3d8', { at: [780, 760], turn: 24, depth: 0.701, lift: 0.4 }),
    ]),
    oval(760, 960, 28, 17, '#d9a45c', { depth: 0.7, lift: 0.6 }, 40),
  ]),
  cast: [
    person('hero', [350, 830], 1.2, {
      pose: 'point',
      facing: 'right',
      expression: 'furious',
      strength: 'strong',
      hands: { left: 'fist', right: 'point' },
      point: { right: 'friend.head' },
      act: { spine: 18, shoulders: [8, 8] },
      lookAt: 'friend.eyes',
    }),
    person('friend', [640, 880], 1.1, {
      facing: 'left',
      expression: 'holdingTears',
      hands: { left: 'behindBack' },
      act: { spine: -14, neck: -4 },
      touch: { right: 'friend.chest' },
      lookAt: [350, 1050],
    }),
    person('zefa', [610, 420], 0.85, {
      facing: 'left',
      expression: 'calm',
      in: 'pane',
      hold: { right: [500, 470] },
      lookAt: [500, 470],
      depth: 0.235,
    }),
    person('nico', [70, 1010], 0.8, {
      pose: 'throw',
      facing: 'right',
      expression: 'laughing',
      lookAt: 'bea',
      depth: 0.72,
    }),
    person('bea', [850, 1010], 0.8, {
      pose: 'throw',
      facing: 'left',
      expression: 'delight',
      lookAt: 'nico',
      depth: 0.72,
    }),
    { who: 'goat', at: [500, 1330], scale: 0.44, facing: 'right', depth: 0.73 },
  ],
};
