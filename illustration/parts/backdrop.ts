import type { Cutter } from '../paper/cutter.ts';
import type { LightShift } from '../paper/hour-lights.ts';
import type { BackdropContext, BackdropLayer, Stage } from './backdrop-stage.ts';

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
  layers(ground: BackdropContext): readonly BackdropLayer[];
}

/** The record of a place: what is known of it, and its sheets, told the ground and what is used most of it. */
export function backdrop(
  about: Omit<Backdrop, 'layers'>,
  sheets: (g: BackdropContext, c: Cutter, stage: Stage) => readonly BackdropLayer[],
): Backdrop {
  return { ...about, layers: (g) => sheets(g, g.c, g.stage) };
}
