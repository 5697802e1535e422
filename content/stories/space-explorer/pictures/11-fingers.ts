import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
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
        [836, 1130, 12],
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
    // The soup stays where it was let go.
    { what: 'spoon', line: '60,1180 230,1150', width: 14, colour: '#c9ccd4', depth: 0.84 },
    disc(48, 1182, 36, '#dfe2e6', { depth: 0.841, flat: 0.7 }),
    disc(40, 1160, 34, '#e08a34', { what: 'soup', depth: 0.842, lit: false }),
    disc(300, 1210, 24, '#e08a34', { what: 'soup', depth: 0.842, lit: false }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [470, 800],
      by: 'head',
      scale: 2.2,
      facing: 'right',
      expression: 'startled',
      act: { spine: 4, neck: -8 },
      lookAt: [620, 330],
      touch: { left: [190, 860], right: [760, 840] },
      hands: { left: 'four', right: 'point' },
      gloves: WOOL,
      seatOn: 'boat',
      floats: 'in a rocket nobody weighs anything',
      shadow: false,
      depth: 0.8,
    },
    presto({ at: [240, 500], scale: 0.62, facing: 'left', turn: 14, pose: 'joy', depth: 0.68 }),
  ],
};
