import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cheeringOutline, kettle, windowPane } from '../parts.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#34407e',
  shot: 'small-before-big',
  seed: 7,
  cuts: kept([
    snip('140,-60! 1000,-60! 1000,960! 140,960!', '#1f2552', { depth: 0.2, lift: 2, print: 'newsprint' }),
    box(-100, 500, 160, 960, '#2c3670', { depth: 0.15, lift: 1 }),
    ...windowPane(570, 420, 300, 400, '#f7cf6f', '#4a4f86', 0.22),
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
    line('690,500 640,460 560,440', '#8e4358', 40, { depth: 0.25 }),
    oval(546, 438, 34, 26, '#efcbb0', { depth: 0.26, lift: 0.8 }, 12),
    box(390, 630, 750, 662, '#4a4f86', { depth: 0.27, lift: 1 }),
    ...kettle(650, 632, 0.36, 0.28),
    cut('-100,940! 300,920 620,940 1000,920! 1000,1500! -100,1500!', '#3a3a6a', { depth: 0.3, lift: 1.4 }),
    ...[
      [80, 880],
      [300, 860],
      [560, 870],
      [820, 850],
    ].flatMap(([x, y]): SceneCut[] => [
      ...glow(x!, y!, 80, ['#4f4a78', '#8a6a70', '#f3c76a'], { depth: 0.31 }),
      line(`${x},${y! + 12} ${x},${y! + 120}`, '#14183a', 8, { depth: 0.32 }),
    ]),
    ...cheeringOutline(90, 1330, 1, -8, 120, 0.9, '#12153a'),
    ...cheeringOutline(290, 1340, 1.05, 4, 150, 0.91, '#171a44'),
    ...cheeringOutline(650, 1340, 1.1, -4, 160, 0.91, '#12153a'),
    ...cheeringOutline(840, 1330, 1, 6, 110, 0.9, '#171a44'),
    oval(400, 960, 30, 18, '#d9a45c', { depth: 0.7, lift: 0.6 }, 20),
    oval(220, 900, 34, 14, '#a9503f', { depth: 0.7, lift: 0.6 }, -30),
    oval(760, 960, 28, 17, '#d9a45c', { depth: 0.7, lift: 0.6 }, 40),
  ]),
  cast: [
    person('hero', [470, 1010], 0.8, {
      pose: 'lookUp',
      facing: 'right',
      expression: 'thinking',
      act: { spine: -14 },
      lookAt: [560, 440],
    }),
    { who: 'goat', at: [170, 1120], scale: 0.5, facing: 'right', depth: 0.6 },
  ],
};
