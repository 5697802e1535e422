/** The record of an extra. To add one, add a file to `extras/`. */

import type { Doll } from '../figures/hero/body/doll.ts';
import type { ExtraSlot } from '../figures/hero/look/look-options.ts';

type DrawExtra = (doll: Doll, cloth: string) => void;

/** Drawings of an extra in one view, layer by layer, each in the frame of the part of the body. */
export interface ExtraView {
  /** Behind the trunk: what is worn on the back. */
  readonly behind?: DrawExtra;
  /** On the trunk, before the arms that lie over it: straps, knots. */
  readonly onTrunk?: DrawExtra;
  /** Round the neck: over the collar, under the chin. */
  readonly atNeck?: DrawExtra;
  readonly behindHead?: DrawExtra;
  /** On the head, over the hair. */
  readonly onHead?: DrawExtra;
}

export interface Extra {
  /** The name of its file. It is stored with heroes and never changes. */
  readonly id: string;
  /** Its order on the Create screen. */
  readonly order: number;
  readonly label: string;
  /** One of each slot is worn. */
  readonly slot: ExtraSlot;
  /** A hat: hair is pressed under it, and it is left out over wound cloth or a hood. */
  readonly hat?: true;
  /** A glass helmet: it goes over wound cloth and hair. */
  readonly glass?: true;
  /** Taken off in bed. */
  readonly offInBed?: true;
  /** Drawn over a veil, which hides other extras of the neck. */
  readonly overVeil?: true;
  /** A cape: outfits with a cape of their own leave it out. */
  readonly cloak?: true;
  /** Units above the head's radius of 50, and what a brim or peak adds at the sides. */
  readonly rise?: number;
  readonly brim?: number;
  /** Units beyond the sides of the head, for extras that are no hats. */
  readonly aside?: number;
  /** How far it spreads round the middle of the back. */
  readonly spread?: number;
  /** How far it swings from the seat, and down from it while the child is upright. */
  readonly trails?: readonly [around: number, down: number];
  readonly front: ExtraView;
  /** By default the front, bent around the trunk. */
  readonly side?: ExtraView;
  /** Seen from behind; `behind` is then drawn on the back, in front of everything. */
  readonly back?: ExtraView;
}

/** Radius of a glass helmet: larger over wound cloth. */
export const glassRadius = ({ parts }: Doll): number => (parts.hair.wound ? 86 : 73);
