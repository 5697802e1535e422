import type { Cutter } from '../paper/cutter.ts';
import type { LightShift } from '../paper/hour-lights.ts';
import type { BackdropContext, BackdropLayer, Stage } from './backdrop-stage.ts';

/** The record of a backdrop. */
export interface Backdrop {
  /** The name of its file. Scenes use it. */
  readonly id: string;
  readonly label: string;
  /** The y at which figures stand, page units; null without ground. */
  readonly ground: number | null;
  readonly indoors?: boolean;
  /** The ground gives way under a body: its colour and depth, page units. */
  readonly soft?: { readonly colour: string; readonly depth: number; readonly stalks?: boolean };
  /** How it changes the light of the hours. */
  readonly shift?: LightShift;
  /** Its layers from far to near. The index of a layer seeds its random numbers, so keep the order. */
  layers(ground: BackdropContext): readonly BackdropLayer[];
}

/** Builds the record of a backdrop; `sheets` returns its layers. */
export function backdrop(
  about: Omit<Backdrop, 'layers'>,
  sheets: (g: BackdropContext, c: Cutter, stage: Stage) => readonly BackdropLayer[],
): Backdrop {
  return { ...about, layers: (g) => sheets(g, g.c, g.stage) };
}
