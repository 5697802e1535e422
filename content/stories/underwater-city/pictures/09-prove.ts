import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { disc, fireEngine, GRAY, grayVeil, limpet, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  shot: 'close',
  why: { changed: 'in the dark Pepper is gray, as everything is' },
  camera: cam(),
  plain: '#0f1320',
  lighting: { dark: 0.1, from: [-300, 300] },
  cuts: [
    ...limpet([770, 1210], 1.2, 0.8, '#5a6270'),
    wall('#0b0f19'),
    disc(-60, 300, 420, '#16233a', { depth: 0.59 }),
    disc(-60, 300, 270, '#24406b', { depth: 0.591 }),
    disc(-60, 300, 120, '#3c68a6', { depth: 0.592 }),
    ...(
      [
        [746, 250],
        [832, 262],
      ] as const
    ).flatMap((at): SceneCut[] => [
      { rings: [34], at, width: 7, colour: '#9fb2d2', depth: 0.6, lit: false },
      disc(at[0] - 8, at[1] - 6, 10, '#f2f7ff', { depth: 0.601 }),
    ]),
    thread('780,250 798,254', 6, '#9fb2d2', 0.6, { lit: false }),
    ...(
      [
        [846, 1214],
        [874, 1214],
      ] as const
    ).map((at) => disc(at[0], at[1], 6, '#dfe9ff', { depth: 0.85 })),
    grayVeil(0.26, 0.83),
  ],
  props: [fireEngine([690, 1090], 2, { turn: -64, colour: GRAY, depth: 0.76 })],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [350, 540],
      by: 'head',
      scale: 2.8,
      facing: 'right',
      expression: 'brave',
      act: { tilt: -8, spine: -12 },
      lookAt: [790, 260],
      touch: { right: [560, 960], left: [480, 1110] },
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
  ],
};
