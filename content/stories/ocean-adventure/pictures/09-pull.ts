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
    { what: 'rope', from: 'hero.right', to: [800, 960], width: 15, colour: '#e6c88e', depth: 0.77 },
    { what: 'rope', line: '800,960 806,1180 806,1330', width: 15, colour: '#e6c88e', depth: 0.77 },
    { from: 'hero.right', to: 'hero.left', width: 13, colour: '#e6c88e', depth: 0.716 },
    water(1160, '#33617c', { depth: 0.76, print: 'sea-chart' }),
  ],
  props: [
    boat([430, 1200], 2, { depth: 0.72 }),
    { id: 'anchor', at: [800, 1400], scale: 1, depth: 0.768, colour: '#22364a' },
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
      touch: { right: [610, 890], left: [556, 884] },
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: -170, dy: -40, scale: 1.1, facing: 'right', lean: -14 }),
    aboard({
      pose: 'crouch',
      in: 'boat',
      dx: -196,
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
