import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, land, line, snip } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { GOLD } from '../parts/papers.ts';
import { wizard, wizardHat } from '../parts/people.ts';
import { roof } from '../parts/places.ts';
import { duckNotebook, nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#aeb9c6',
  shot: 'cut-away',
  camera: cam(),
  wide: cam({ on: [450, 600], zoom: 1 }),
  cuts: [
    disc(450, 430, 640, '#c2cbd4', { depth: 0.1 }),
    ...[60, 310, 600, 840].map((x, i) => roof(x, 130, [54, 62, 58, 50][i]!, '#5a4f7c', {}, 0.2)),
    box(20, 120, 880, 990, '#75698f', { depth: 0.3, lift: 2.4, print: 'exercise-book' }),
    ...[0, 1, 2].flatMap((r): SceneCut[] =>
      [0, 1, 2].map((c) =>
        box(
          50 + c * 276,
          150 + r * 282,
          296 + c * 276,
          404 + r * 282,
          ['#b9b3cc', '#a9a3c2', '#c6c0d4'][(r + c) % 3]!,
          { depth: 0.31, lift: 0, lit: false },
        ),
      ),
    ),
    // The pipes, and the friend's arm in them.
    ...[309, 586].map((x) => line(`${x},120 ${x},990`, '#5c5076', 26, { depth: 0.32 })),
    ...[418, 700].map((y) => line(`30,${y} 870,${y}`, '#5c5076', 16, { depth: 0.32 })),
    // An egg, a handle, a shoelace, a tap, a bed, a kettle.
    ...wizard(150, 290, 0.62, 0, 0.4, { look: 1 }),
    cut('-24,22 -26,-8 -12,-34 12,-34 26,-8 24,22 0,34', '#fdf5df', {
      depth: 0.41,
      what: 'egg',
      at: [246, 370],
      lift: 0.6,
    }),
    ...wizard(410, 300, 0.62, 1, 0.4, { oh: true }),
    box(486, 210, 566, 404, '#8a5f48', { depth: 0.405, lift: 1 }),
    disc(500, 312, 9, GOLD, { depth: 0.406 }),
    ...wizard(720, 320, 0.62, 2, 0.4, { look: -1, turn: 14 }),
    line('640,390 680,350 730,392 780,350 820,390', '#c8553d', 7, { depth: 0.42 }),
    ...wizard(150, 590, 0.62, 3, 0.4, { shut: true }),
    box(60, 640, 286, 664, '#e8e2d2', { depth: 0.42, lift: 1 }),
    ...wizard(760, 590, 0.62, 4, 0.4, { oh: true, look: -1 }),
    line('612,520 660,520 660,560', '#5c5076', 16, { depth: 0.41 }),
    ...[600, 630].map((y) =>
      cut('0,-16! 9,4 0,14 -9,4', '#7fb6d6', { depth: 0.41, at: [660, y], lift: 0, lit: false }),
    ),
    ...wizard(140, 872, 0.6, 5, 0.4, { bare: true }),
    ...wizardHat(240, 960, 0.6, 5, 0.41, 100),
    ...wizard(690, 870, 0.56, 1, 0.4, { look: 1 }),
    ...wizard(800, 870, 0.56, 2, 0.401, { look: -1 }),
    cut('-70,0! -60,-60 60,-60 70,0!', '#6f608f', { depth: 0.41, at: [748, 966], lift: 1 }),
    // A hole through the floors, down to the pond.
    snip('392,690! 520,690! 540,990! 372,990!', '#e6ecec', {
      depth: 0.33,
      lift: 0,
      lit: false,
      opacity: 0.8,
    }),
    snip('372,1040! 540,1040! 620,1220! 290,1220!', '#e6ecec', {
      depth: 0.55,
      lift: 0,
      lit: false,
      opacity: 0.55,
    }),
    line('432,600 446,860 452,1120', '#ffffff', 7, { depth: 0.745, dash: [10, 20], lit: false }),
    cut('20,990! 880,990! 760,1060 640,1050 560,1100 450,1070 330,1100 240,1050 120,1060', '#5a4f7c', {
      depth: 0.5,
      lift: 2,
      holes: '376,980! 536,980! 544,1110! 368,1110!',
    }),
    land('-500,1210 -100,1196 300,1216 700,1196 1400,1210!', '#6fa3a6', { depth: 0.6, print: 'star-chart' }),
    ...nest(450, 1260, 0.7, 0.768, 0),
    line('580,1290 580,1130', '#f1dfb0', 12, { depth: 0.766 }),
    ...[1150, 1180, 1210, 1240].map((y) => line(`572,${y} 592,${y}`, '#c8553d', 5, { depth: 0.767 })),
    ...duckNotebook('duck', 0.7, 0.771, '', 0),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      at: [412, 570],
      scale: 0.66,
      by: 'head',
      facing: 'right',
      expression: 'guilty',
      strength: 'strong',
      act: { spine: 22, tilt: 12 },
      lookAt: [450, 1200],
      touch: { right: 'friend.chest' },
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [520, 540],
      scale: 0.62,
      by: 'head',
      facing: 'left',
      expression: 'calm',
      touch: { right: [586, 560] },
      lookAt: 'hero',
      depth: 0.745,
    },
    {
      who: 'duck',
      at: [450, 1256],
      mood: 'plain',
      scale: 0.85,
      facing: 'right',
      lookAt: [580, 1150],
      depth: 0.767,
    },
  ],
};
