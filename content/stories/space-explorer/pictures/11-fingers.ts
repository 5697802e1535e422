import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { clock, presto, WOOL } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  light: 'dusk',
  plain: '#2b4a86',
  shot: 'over-the-shoulder',
  camera: cam(),
  lighting: { dark: 0.3, lamps: [{ on: [600, 420], reach: 620, colour: '#86b6ee' }] },
  cuts: [
    ...clock([600, 420], 250, 3, 14, 0.62, {}),
    { line: '-420,120 1340,60', width: 20, colour: '#1d3161', depth: 0.3 },
    { line: '-420,820 1340,860', width: 20, colour: '#1d3161', depth: 0.3 },
    ...(
      [
        [180, 180, -14],
        [120, 520, 20],
        [820, 900, 12],
      ] as const
    ).flatMap(([x, y, turn]): SceneCut[] => [
      {
        shape: '-60,-80 0,-96 60,-80 76,60 0,84 -76,60',
        at: [x, y],
        turn,
        colour: '#d98a3c',
        depth: 0.66,
        lift: 1.4,
      },
      { letters: 'SOUP', at: [x, y], turn, size: 26, colour: '#fdf0d0', depth: 0.662 },
    ]),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [330, 990],
      by: 'head',
      scale: 2.7,
      facing: 'backRight',
      act: { spine: 12, tilt: 8 },
      touch: { right: [650, 900] },
      hands: { right: 'four' },
      gloves: WOOL,
      seatOn: 'boat',
      shadow: false,
      depth: 0.8,
    },
    presto({ at: [350, 420], scale: 0.62, facing: 'left', turn: 14, pose: 'joy', depth: 0.68 }),
  ],
};
