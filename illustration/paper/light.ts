/**
 * What light does to paper. A `Light` is data; `Paper` reads it whenever it resolves a local colour, draws an edge
 * or drops a shadow. Colours are `#rrggbb`.
 */
import { LAMP_GLOW, SUNLIGHT } from './papers.ts';
export interface Light {
  /** The way shadows fall in the picture, x right and y down; its length does not matter. */
  readonly direction: readonly [x: number, y: number];
  /** Colour of the light on things, multiplied in by `tintStrength` 0–1. */
  readonly tint: string;
  readonly tintStrength: number;
  /** Tint of the hero: less than that of things, so that the hero has the warmest colours of the scene. */
  readonly heroTint: number;
  /** Colour of the air that far layers fade into, by `haze` 0–1 at depth 0. */
  readonly air: string;
  readonly haze: number;
  /** Colour that layers in front of the hero sink into, by `frame` 0–1 at depth 1. */
  readonly deep: string;
  readonly frame: number;
  /** Shadow colour (never black) and its strength, 1 being ordinary daylight. */
  readonly shadow: string;
  readonly shadowStrength: number;
  /** Colour of edges towards a low sun. */
  readonly rim?: { readonly colour: string; readonly strength: number };
  /** Soft light in the air, light from windows and lanterns, the sun's or moon's own paper. */
  readonly glow: string;
  readonly lamp: string;
  readonly sun: string;
  /** What a lamp, or its absence, does to a colour at the last: lightness added (−1–1), then mixed `by` 0–1 with `to`. */
  readonly cast?: { readonly lightness: number; readonly to: string; readonly by: number };
  /** Sky colours from far to near the light; at least two. */
  readonly sky: readonly string[];
}

/** Even light from the upper left, for heroes alone, portraits and pictures of the interface. */
export const TABLE_LIGHT: Light = {
  direction: [1.3, 2.5],
  tint: '#ffffff',
  tintStrength: 0,
  heroTint: 0,
  air: '#f6ead6',
  haze: 0,
  deep: '#4a3a38',
  frame: 0,
  shadow: '#3a2226',
  shadowStrength: 1,
  glow: '#fff6dc',
  lamp: LAMP_GLOW,
  sun: SUNLIGHT,
  sky: ['#c5d5da', '#e6e4d4', '#f6ead6'],
};
