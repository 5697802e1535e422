import type { Picture } from '../../../pictures.ts';
import { boat, gull, water } from '../parts.ts';

export const scene: Picture = {
  why: 'the one red picture at sea',
  set: 'boat',
  light: 'dusk',
  sky: 'flat',
  shot: 'diagonal-run',
  camera: { zoom: 1, on: [450, 700], at: [0.5, 0.5], roll: -10 },
  seed: 10,
  cuts: [
    { from: 'hero.right', to: [960, 1180], width: 10, colour: '#d9b67c', depth: 0.742 },
    { from: [150, 360], to: 'hero.left', sag: -10, width: 0.1, colour: '#d9b67c', depth: 0.5 },
    water(1180, '#33617c', { depth: 0.76, print: 'sea-chart' }),
  ],
  props: [
    boat([430, 1200], 2, { depth: 0.72 }),
    { id: 'sandwich', at: [420, 1010], scale: 0.3, depth: 0.78 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'pull',
      in: 'boat',
      dx: 20,
      dy: 10,
      scale: 1.6,
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: -20 },
      hands: 'fist',
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: -170, dy: -40, scale: 1.1, facing: 'right', lean: -14 }),
  ],
};
