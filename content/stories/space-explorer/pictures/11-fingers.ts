import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { clock, presto, WOOL } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  light: 'dusk',
  plain: '#2b4a86',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 660], zoom: 0.78 }),
  lighting: { dark: 0.3, lamps: [{ on: [620, 330], reach: 620, colour: '#86b6ee' }] },
  cuts: [
    ...clock([620, 330], 230, 3, 14, 0.62, {}),
    { line: '-420,120 1340,60', width: 20, colour: '#1d3161', depth: 0.3 },
    { line: '-420,820 1340,860', width: 20, colour: '#1d3161', depth: 0.3 },
    ...(
      [
        [180, 180, -14],
        [120, 520, 20],
        [836, 760, 12],
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
      at: [400, 860],
      by: 'head',
      scale: 2.1,
      facing: 'right',
      expression: 'startled',
      act: { spine: 4, neck: -8 },
      lookAt: [620, 330],
      touch: { left: [130, 960], right: [690, 900] },
      hands: { left: 'four', right: 'point' },
      gloves: WOOL,
      seatOn: 'boat',
      floats: 'in a rocket nobody weighs anything',
      shadow: false,
      depth: 0.8,
    },
    presto({ at: [330, 330], scale: 0.62, facing: 'left', turn: 14, pose: 'joy', depth: 0.68 }),
  ],
};
