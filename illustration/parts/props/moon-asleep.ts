import { PALE_GOLD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { moonFace } from './shapes/moon-face.ts';

/** Its ropes untied, asleep: the moon by day. Its middle is at 0,0. */
export const moonAsleep = prop(
  { id: 'moon-asleep', label: 'Moon asleep', colour: PALE_GOLD, bounds: [-304, -300, 304, 304], hangs: true },
  { light: { at: [0, 0], radius: 559 } },
  (c, colour) => {
    c.glow(0, 0, 430, '#fff3d0', 0.6);
    moonFace(c, colour, true);
  },
);
