/** What an extra is: everything that is known of it, beside its drawings. Adding one is adding a file to `extras/`. */

import type { Doll } from '../figures/hero/body/doll.ts';
import type { ExtraSlot } from '../figures/hero/look/look-options.ts';

type DrawExtra = (doll: Doll, cloth: string) => void;

/** An extra in one view of the child, layer by layer, each in the frame of the part that wears it. */
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
  /** The name of its file; stored with heroes, so it never changes. */
  readonly id: string;
  /** Where it stands among the extras of the Create screen. */
  readonly order: number;
  readonly label: string;
  /** One of each slot is worn. */
  readonly slot: ExtraSlot;
  /** It holds the whole head: hair is pressed under it, and wound cloth or a hood leaves no room for it. */
  readonly hat?: true;
  /** A hat of glass: it goes round wound cloth, and only keeps hair inside. */
  readonly glass?: true;
  /** Taken off in bed. */
  readonly offInBed?: true;
  /** It lies over a veil, where other things of the neck would be hidden. */
  readonly overVeil?: true;
  /** A cape: an outfit that has one of its own leaves it off. */
  readonly cloak?: true;
  /** Units above the head's own 50, and what a brim or peak adds at its sides. */
  readonly rise?: number;
  readonly brim?: number;
  /** Units beyond the head's sides, for what is no hat. */
  readonly aside?: number;
  /** How far it spreads round the middle of the back. */
  readonly spread?: number;
  /** How far it swings from the seat, and down from it while the child is upright. */
  readonly trails?: readonly [around: number, down: number];
  readonly front: ExtraView;
  /** The front's, bent round the trunk, unless told. */
  readonly side?: ExtraView;
  /** Seen from behind; `behind` then lies on the back, before everything. */
  readonly back?: ExtraView;
}

/** Radius of a hat of glass: it goes round whatever is on the head. */
export const glassRadius = ({ parts }: Doll): number => (parts.hair.wound ? 86 : 73);
