import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';

/** Where the pigs are. */
const PIGS = [520, -300] as const;

export const scene: Picture = {
  set: 'night',
  shot: 'close',
  camera: cam(),
  lighting: { from: [200, -200] },
  cuts: [
    wall('#1b2760', { print: 'sea-chart' }),
    disc(450, 420, 520, '#2b3a80', { depth: 0.589 }),
    // What flies over throws its shadow on the sail.
    line('690,-300 690,1200', '#5a3d2c', 26, { depth: 0.588 }),
    cut('676,-260! 684,-260! 684,430! 150,452! 330,160 520,-60', '#e9e1bd', {
      what: 'sail',
      depth: 0.59,
      lift: 1.4,
      print: 'sea-chart',
    }),
    ...(
      [
        [380, 380, 0.6],
        [480, 300, 0.75],
        [594, 210, 0.9],
      ] as const
    ).flatMap(([x, y, s]) => [
      cut(round(0, 0, 56, 30, 12), '#b9b294', { at: [x, y], scale: s, depth: 0.592, lift: 0 }),
      cut(round(0, 0, 22, 20, 10), '#b9b294', {
        at: [x - 58 * s, y - 8 * s],
        scale: s,
        depth: 0.592,
        lift: 0,
      }),
      ...[-30, -8, 24, 44].map((dx) =>
        line(`${x + dx * s},${y + 18 * s} ${x + (dx + 14) * s},${y + 40 * s}`, '#b9b294', 11 * s, {
          depth: 0.592,
        }),
      ),
    ]),
    snip('-460,1180! 1360,1130! 1360,1500! -460,1500!', '#0f1026', {
      depth: 0.78,
      lift: 2.4,
      print: 'sea-chart',
    }),
    line('-460,1216 1360,1166', '#e2a94b', 14, { depth: 0.781 }),
  ],
  cast: [
    {
      who: 'bly',
      floats: 'stands in the ferry',
      pose: 'stand',
      facing: 'left',
      at: [690, 560],
      by: 'head',
      scale: 2,
      expression: 'sly',
      act: { spine: 8 },
      lookAt: 'hero.eyes',
      touch: { right: [372, 850] },
      seatOn: 'boat',
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [310, 720],
      by: 'head',
      scale: 2.1,
      expression: 'startled',
      lookAt: PIGS,
      seatOn: 'boat',
      holding: 'none',
      floats: 'stands in the ferry',
      touch: { left: [110, 930] },
      shadow: false,
      depth: 0.73,
    },
  ],
};
