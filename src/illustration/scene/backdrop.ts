import type { LightShift } from './light.ts';
import type { BackdropLayer, Ground } from './terrain.ts';

/** A place: its own changes to the four lights, and its sheets from far to near for a stage and an hour. */
export interface Backdrop {
  readonly shift?: LightShift;
  layers(ground: Ground): readonly BackdropLayer[];
}
