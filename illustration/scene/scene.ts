import type { z } from 'zod';
import type { plane } from './schema/placing.ts';

/**
 * A picture as data. Coordinates are those of the page: 900 wide, 1320 high, y down, the proportions of the
 * picture on the right page of the open book. The ground where figures stand is near y 1190; nothing that
 * matters lies outside x 60–840. A `wide` crop (3:2, for phones and banners) shows 1500 × 1000 of the same
 * world, from x -300 and y 320; what stands above y 600 is squeezed into its lower sky, so a moon stays a moon.
 */
export const PAGE = { width: 900, height: 1320, ground: 1190, horizon: 820 } as const;

/**
 * Page units that a scene cut into sheets shows beyond the page on its left and right; backdrops are drawn at least so
 * far. Whole pixels at 720 and at 900 wide.
 */
export const SHEET_BLEED = 25;

/** Places as [x, y] in page units: where a prop or figure touches the ground, or its centre if it flies. */
export type Place = readonly [x: number, y: number];

/**
 * Something in the picture by its name, or a part of it: `whale`, `whale.eye`, `hero.left` (a hand), `table.top`. A name is the
 * `name` of a prop or role, else its `id` or `who`. Parts of people: head, eyes, mouth, left, right, chest, back, lap, seat,
 * feet; of animals and things: centre, top, and what their record gives (eye, mouth, back, seat, grip).
 */
export type Target = string;

/** A place in page units, or something that is there. */
export type Spot = Place | Target;

/** Named planes of the stage: the far land, behind the figures, with them, before them, a dark shape before all. */
export type PlaneId = z.infer<typeof plane>;

export type { Costume } from './schema/look.ts';
export type { Placing } from './schema/placing.ts';
export type {
  CompanionRole,
  HeroRole,
  NamedRole,
  PersonRole,
  Role,
  ScenePropData,
} from './schema/roles.ts';
export type { Camera, Lamp, Lighting, Scene } from './schema/scene.ts';
