import { PALE_GOLD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { carrying } from './shapes/moon-balloons.ts';

export const moonBalloon = prop(
  { id: 'moon-balloon', label: 'Moon balloon', colour: PALE_GOLD, bounds: [-304, -952, 304, 56] },
  { light: { at: [0, -650], radius: 624 } },
  (c, colour) => carrying(c, colour, false),
);
