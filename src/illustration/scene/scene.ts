import type { HeroPose } from '../hero/choices.ts';
import type { Expression } from '../hero/expressions.ts';
import type { Holding } from '../hero/held.ts';
import type { Facing } from '../hero/rig.ts';
import type { BackdropId, CompanionId, CompanionPose, LightId, PropId } from './ids.ts';

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

export interface ScenePropData {
  id: PropId;
  at: Place;
  /** 1 is the prop's natural size beside a hero of scale 1. */
  scale?: number;
  /** 0 is the far sky, 0.72 the plane of the figures, 1 the frame before them. Default 0.66. */
  depth?: number;
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  /** Main colour, `#rrggbb`, in place of the prop's own. */
  colour?: string;
}

export interface HeroRole {
  who: 'hero';
  pose: HeroPose;
  expression: Expression;
  at: Place;
  /** 1 draws a standing child about 390 units high. */
  scale?: number;
  facing?: Facing;
  /** What is in the hand; the pose's own thing unless told. */
  holding?: Holding;
  /** False where there is no ground under the feet: in a basket, on a cloud. */
  shadow?: boolean;
  /** False to sleep without the pillow and blanket of the pose. */
  bed?: boolean;
  turn?: number;
  depth?: number;
}

export interface CompanionRole {
  who: CompanionId;
  pose?: CompanionPose;
  at: Place;
  scale?: number;
  facing?: 'left' | 'right';
  turn?: number;
  colour?: string;
  depth?: number;
}

export type Role = HeroRole | CompanionRole;

export interface Scene {
  backdrop: BackdropId;
  light: LightId;
  /** Changes the hand: which tree leans, where the stars fall. Same seed, same picture. */
  seed: number;
  /** False where the story brings its own moon or sun: the sky shows none. */
  disc?: boolean;
  props?: readonly ScenePropData[];
  cast: readonly Role[];
  /** What a screen reader says, one or two sentences, with `{name}` where the hero's name belongs. */
  describe: string;
}
