import type { LightShift } from './light.ts';
import type { BackdropLayer, Ground } from './terrain.ts';

/** A place. */
export interface Backdrop {
  /** The name of its file, and what scenes call it. */
  readonly id: string;
  readonly label: string;
  /** Height at which figures stand, in page units; null where there is nothing to stand on. */
  readonly ground: number | null;
  readonly indoors?: boolean;
  /** Its own changes to the four lights. */
  readonly shift?: LightShift;
  /** Its sheets from far to near, for a stage and an hour. A sheet's place in the list seeds its hand: keep the order. */
  layers(ground: Ground): readonly BackdropLayer[];
}
