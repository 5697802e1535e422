import { POPPY } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { hull, hullBack } from './shapes/hull.ts';

/** Only the hull: laid before figures who stand in a sailing boat. */
export const rowingBoat = prop(
  { id: 'rowing-boat', label: 'Rowing boat', colour: POPPY, bounds: [-224, -96, 232, 16] },
  { seat: [0, -40], inside: { at: [0, -26], far: hullBack, near: hull } },
  hull,
);
