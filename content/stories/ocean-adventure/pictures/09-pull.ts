import type { Picture } from '../../../pictures.ts';
import { aboard, boat, gull, water } from '../parts.ts';

export const scene: Picture = {
  set: 'boat',
  light: 'dusk',
  sky: 'flat',
  shot: 'diagonal-run',
  camera: { zoom: 1, on: [450, 700], at: [0.5, 0.5], roll: -10 },
  seed: 10,
  cuts: [
    { what: 'rope', from: 'hero.right', to: [980, 1160], width: 13, colour: '#e6c88e', depth: 0.716 },
    { from: 'hero.right', to: 'hero.left', width: 13, colour: '#e6c88e', depth: 0.716 },
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
      expression: 'effort',
      act: { spine: -20 },
      hands: 'fist',
      touch: { right: [580, 846], left: [526, 812] },
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: -170, dy: -40, scale: 1.1, facing: 'right', lean: -14 }),
    aboard({
      pose: 'crouch',
      in: 'boat',
      dx: -225,
      dy: 0,
      scale: 1.05,
      facing: 'right',
      expression: 'effort',
      act: { spine: 8 },
      touch: { right: 'hero.back' },
      depth: 0.735,
    }),
  ],
};
