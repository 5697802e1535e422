/** The record of an aid. Left and right are the child's own. To add one, add a file to `aids/`. */

import type { Doll, Side } from '../figures/hero/body/doll.ts';
import type { Held } from '../figures/hero/body/held.ts';
import type { WalkingAid } from '../figures/hero/body/walking-aids.ts';
import type { AidSlot } from '../figures/hero/look/look-options.ts';

/** Drawings of an aid worn at an ear: from the front at a side of the picture, and from the side. */
export interface EarAid {
  readonly front: (doll: Doll, side: Side) => void;
  readonly side: (doll: Doll) => void;
}

export interface Aid {
  /** The name of its file. It is stored with heroes and never changes. */
  readonly id: string;
  /** Its order on the Create screen. */
  readonly order: number;
  readonly label: string;
  /** The Create screen offers aids of one kind once, and asks for the side. */
  readonly sided?: { readonly kind: string; readonly side: 'left' | 'right' | 'both' };
  /** One of each slot is worn. */
  readonly slot: AidSlot;
  readonly ears?: { readonly left?: EarAid; readonly right?: EarAid };
  /**
   * What is held in the leading hand when both hands are free: its grip at the hand, its foot on the ground `high` units
   * below.
   */
  readonly stick?: (high: number) => Held;
  /** What stands on the ground beside the child. */
  readonly walking?: WalkingAid;
  /** A wheelchair, drawn in `wheelchair.ts`. */
  readonly chair?: true;
  /** The limb that a prosthesis replaces. */
  readonly arm?: 'left' | 'right';
  readonly leg?: 'left' | 'right';
}

/** Builds the record of an aid worn at one ear or both. */
export function earAid(
  about: Pick<Aid, 'id' | 'order' | 'label' | 'sided'>,
  ears: NonNullable<Aid['ears']>,
): Aid {
  return { ...about, slot: 'ears', ears };
}
