import { PALE_GOLD } from '../paper/papers.ts';
import { carrying } from './parts/moon-balloons.ts';
import type { Prop } from './parts/prop.ts';

export const moonBalloonAsleep: Prop = {
  id: 'moon-balloon-asleep',
  label: 'Moon balloon asleep',
  colour: PALE_GOLD,
  bounds: [-304, -952, 304, 56],
  light: { at: [0, -650], radius: 624 },
  draw: (c, colour) => carrying(c, colour, true),
};
