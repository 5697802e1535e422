/** Step 1, format: a whole picture. Coordinates are those of the page, see `PAGE`. */
import { z } from 'zod';
import { LIGHT_IDS } from '../../paper/hour-lights.ts';
import { sceneCut } from './cuts.ts';
import { BACKDROP_IDS, HOLES, SKIES, WEATHERS } from './ids.ts';
import { prop, role } from './roles.ts';
import { room } from './room.ts';
import { why } from './why.ts';
import { colour, pair, part, shot, spot, stock } from './words.ts';

/** What part of the world fills the picture. */
export const camera = z.strictObject({
  /** What it looks at; the middle of the page unless told. */
  on: spot.exactOptional(),
  /** Where that lies in the picture, in parts of its width and height; the middle unless told. */
  at: pair.exactOptional(),
  /** 2 shows half as much of the world, twice as large. */
  zoom: z.number().exactOptional(),
  /** Degrees, clockwise, that the camera leans. */
  roll: z.number().exactOptional(),
  /** How far down the picture the horizon lies, 0–1; the land behind the figures moves, they don't. */
  horizon: part.exactOptional(),
  /** Page units. */
  dx: z.number().exactOptional(),
  dy: z.number().exactOptional(),
});
export interface Camera extends z.infer<typeof camera> {}

/** The shapes of light on walls and ground. */
const LAMP_SHAPES = ['rings', 'window', 'slats', 'dapple', 'screen', 'fire', 'lightning'] as const;
export type LampShape = (typeof LAMP_SHAPES)[number];

/** A lamp, a lantern, a candle, a window: light that is somewhere. */
const lamp = z.strictObject({
  /** What shines: a prop, a part of somebody, a place. */
  on: spot,
  /** Page units to the edge of its light (645). */
  reach: z.number().exactOptional(),
  /** `#rrggbb`, light itself; its shape's own unless told. */
  colour: colour.exactOptional(),
  /** The shape of its light (rings); a screen and a fire light figures from below. */
  shape: z.enum(LAMP_SHAPES).exactOptional(),
  /** Degrees that the shape leans to the right. */
  lean: z.number().exactOptional(),
});
export interface Lamp extends z.infer<typeof lamp> {}

/** Light cut from paper: pools, rims, shades and shadows of the figures' own outline. */
export const lighting = z.strictObject({
  /** How far everything sinks where no lamp reaches, 0–1 (0). */
  dark: part.exactOptional(),
  /** `#rrggbb` that everything sinks into: a night that is plum, pine or teal keeps more of its colours. */
  night: colour.exactOptional(),
  lamps: z.array(lamp).readonly().exactOptional(),
  /** Where the light of the hour comes from; the sun or moon of the backdrop unless told. */
  from: spot.exactOptional(),
  rim: z.boolean().exactOptional(),
  cast: z.boolean().exactOptional(),
  /** `#rrggbb`, light that snow, sand or water throws back: the land glows, figures are lit from below. */
  ground: colour.exactOptional(),
  /** The last light: what lies lower than a spot is in shade, over figures too. */
  edge: z
    .strictObject({ at: spot, lean: z.number().exactOptional(), colour: colour.exactOptional() })
    .exactOptional(),
});
export interface Lighting extends z.infer<typeof lighting> {}

export const through = z.strictObject({
  hole: z.enum(HOLES),
  /** What the hole is over; the middle of the picture unless told. */
  on: spot.exactOptional(),
  /** Half the width of the hole, parts of the picture's width (0.34). */
  size: z.number().exactOptional(),
  /** Height of the hole against its width (1.25). */
  tall: z.number().exactOptional(),
  /** `#rrggbb` of the sheet; the light's own dark unless told. */
  colour: colour.exactOptional(),
});
export interface Through extends z.infer<typeof through> {}

/** What a scene and a set may say: all but who plays and what is read out. */
export const staging = {
  backdrop: z.enum(BACKDROP_IDS),
  light: z.enum(LIGHT_IDS),
  /** Changes the hand: which tree leans, where the stars fall. Same seed, same picture. */
  seed: z.number(),
  /** False where the story brings its own moon or sun: the sky shows none. */
  disc: z.boolean().exactOptional(),
  /** A named starting point for the camera; `camera` changes what it likes of it. */
  shot: shot.exactOptional(),
  camera: camera.exactOptional(),
  /** In place of the backdrop's own sky. */
  sky: z.enum(SKIES).exactOptional(),
  weather: z.enum(WEATHERS).exactOptional(),
  /** Stocks that the sky and the land or the walls are cut from. */
  papers: z.strictObject({ sky: stock.exactOptional(), land: stock.exactOptional() }).exactOptional(),
  /** False leaves out what the backdrop puts before the figures, at the edges of the page. */
  frame: z.boolean().exactOptional(),
  /** All of it seen through a hole in a dark sheet. */
  through: through.exactOptional(),
  /** Light cut from paper; without it figures are lit evenly. */
  lighting: lighting.exactOptional(),
  /** The camera of the wide picture, which is a phone's plate and a book's bleed; the page's own, a little nearer, unless told. */
  wide: camera.exactOptional(),
  props: z.array(prop).readonly().exactOptional(),
  /** Pieces cut for this picture alone. */
  cuts: z.array(sceneCut).readonly().exactOptional(),
  /** A page of one colour in place of the backdrop: a map, a floor seen from above, water. */
  plain: colour.exactOptional(),
  /** A room of named parts in place of the backdrop: wall, floor, openings, what is built in. */
  room: room.exactOptional(),
};

export const scene = z.strictObject({
  ...staging,
  /** Why this picture breaks a rule that `check:content` would name, rule by rule. */
  why: why.exactOptional(),
  cast: z.array(role).readonly(),
  /** What a screen reader says, one or two sentences, with `{name}` where the hero's name belongs. */
  describe: z.string(),
});
export interface Scene extends z.infer<typeof scene> {}
